import { expect, test } from "vitest";
import { newsOf } from "./news";

const step = (seat: number, to: string) => ({ type: "stepped", seat, origin: "cairo", to, card: "gray", silver: 0 });

test("news are where explorers have come to, and where on the way something brought points", () => {
  const completed = { type: "expedition_completed", seat: 0, expedition: "b", silver: 3, points: 5 };
  const found = { type: "artifact_found", seat: 0, adventure: "x", silver: 1, points: 4 };
  const events = [
    step(0, "aswan"),
    completed,
    found,
    step(0, "jidda"),
    step(1, "lagos"),
    { type: "turn_passed", seat: 2 },
  ];
  expect(Object.fromEntries(newsOf(events))).toEqual({ aswan: 9, jidda: 0, lagos: 0 });
});
