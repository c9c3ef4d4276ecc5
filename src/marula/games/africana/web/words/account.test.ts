import { expect, test } from "vitest";
import { account } from "./account";

const told = (events: Parameters<typeof account>[0]) => {
  const { deeds, details, gains } = account(events, 0);
  const name = ({ key }: { key: string }) => key.replace("africana-page-recap-", "");
  return [deeds.map(name), details.map(name), gains.map(({ what, count }) => `${what} ${String(count)}`)];
};
const step = (to: string) => ({ type: "stepped", seat: 0, origin: "cairo", to, card: "gray", silver: 0 });
const DRAWN = { type: "hidden_card_drawn", seat: 0 };

test("a journey is told by where it led, and by what was joined and completed there", () => {
  const joined = { type: "joined", seat: 0, expedition: "a", silver: 1 };
  const completed = { type: "expedition_completed", seat: 0, expedition: "b", silver: 3, points: 5 };
  expect(told([step("aswan"), step("jidda"), joined, completed])).toEqual([
    ["travel", "join", "complete"],
    [],
    ["points 5", "silver 4"],
  ]);
  expect(account([step("aswan"), step("jidda")], 0).deeds[0]?.values).toEqual({ to: "jidda" });
});

test("a bonus is no drawing: only who stays draws", () => {
  expect(told([DRAWN, DRAWN])).toEqual([["draw"], [], ["cards 2"]]);
  expect(told([step("aswan"), { type: "joined", seat: 0, expedition: "a", silver: 0 }, DRAWN])).toEqual([
    ["travel", "join"],
    [],
    ["cards 1"],
  ]);
});

test("a purchase is told with its price, and only who bought nothing has just turned pages", () => {
  const turned = { type: "page_turned", seat: 0, book: "north", side: "right", adventure: "x", silver: 0 };
  const bought = { type: "adventure_bought", seat: 0, book: "north", side: "left", adventure: "x", silver: 5 };
  expect(told([turned, bought])).toEqual([["buy"], ["paid"], []]);
  expect(account([turned, turned], 0).deeds).toEqual([{ key: "africana-page-recap-turn", values: { count: 2 } }]);
});

test("artifacts, assistants and what has to go", () => {
  const found = { type: "artifact_found", seat: 0, adventure: "x", silver: 1, points: 4 };
  const met = { type: "assistant_met", seat: 0, adventure: "y", card: "assistant-gray" };
  const gone = { type: "card_discarded", seat: 0, card: "gray", gone: false };
  expect(told([step("aswan"), found, met, gone as never])).toEqual([
    ["travel", "artifact", "assistant"],
    ["discards"],
    ["points 4", "silver 1"],
  ]);
  expect(account([gone as never, { ...gone, card: "orange" } as never, gone as never], 0).details).toEqual([
    { key: "africana-page-recap-discards", values: { card: "gray", count: 2 } },
    { key: "africana-page-recap-discards", values: { card: "orange", count: 1 } },
  ]);
});
