import { expect, it } from "vitest";
import { entryOf } from "$shell/testing/fake-table";
import type { GameEvent } from "../wire";
import { pace, revealed } from "./reveal";

it("shows tickets one by one, and who travelled most", () => {
  const events: GameEvent[] = [
    { type: "route_claimed", seat: 0, lane: "beira/zomba", card: "red", cards: 2, locomotives: 0, points: 2 },
    { type: "ticket_scored", seat: 0, ticket: "beira/sudan", points: 21 },
    { type: "ticket_scored", seat: 1, ticket: "douala/bondo", points: -7 },
    { type: "globetrotter_found", seat: 0, count: 1, points: 10 },
    { type: "match_ended", ending: "trains" },
  ];
  const steps = revealed(entryOf(events));
  expect(steps.map(({ seat, ticket, points }) => [seat, ticket, points])).toEqual([
    [0, "beira/sudan", 21],
    [1, "douala/bondo", -7],
    [0, null, 10],
  ]);
});

it("shows nothing while nothing is shown", () => {
  expect(revealed(null)).toEqual([]);
});

it("gives tickets the time to be read, and the reason why there is no second card", () => {
  for (const type of ["ticket_scored", "no_second_card"])
    expect(pace({ type })).toBeGreaterThan(pace({ type: "card_taken" }));
});
