import { expect, test } from "vitest";
import { newsOf } from "./news";

test("news are the lanes that were claimed, with all their points", () => {
  const events = [
    { type: "card_taken", seat: 0, card: "red", space: 1 },
    { type: "route_claimed", seat: 1, lane: "a-b", card: "red", cards: 3, locomotives: 0, points: 4 },
    { type: "route_doubled", seat: 1, lane: "a-b", terrain: "desert", cards: 1, locomotives: 0, points: 4 },
    { type: "route_claimed", seat: 2, lane: "b-c", card: "red", cards: 1, locomotives: 0, points: 1 },
  ];
  expect([...newsOf(events)]).toEqual([
    ["a-b", 8],
    ["b-c", 1],
  ]);
});
