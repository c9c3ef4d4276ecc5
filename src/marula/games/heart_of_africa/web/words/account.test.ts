import { expect, test } from "vitest";
import { account } from "./account";

const told = (events: Parameters<typeof account>[0]) => {
  const { deeds, details, gains } = account(events, 2);
  const name = ({ key }: { key: string }) => key.replace("heart-of-africa-page-recap-", "");
  return [deeds.map(name), details.map(name), gains.map(({ what, count }) => `${what} ${String(count)}`)];
};
const DRAWN = { type: "hidden_card_drawn", seat: 2 };
const TAKEN = { type: "card_taken", seat: 2, card: "red", space: 1 };
const CLAIMED = { type: "route_claimed", seat: 2, lane: "a-b", card: "red", cards: 3, locomotives: 1, points: 7 };
const DOUBLED = { type: "route_doubled", seat: 2, lane: "a-b", terrain: "desert", cards: 2, locomotives: 0, points: 7 };

test("what was claimed, with what, and all that it brought", () => {
  expect(told([CLAIMED, DOUBLED])).toEqual([["claim"], ["paid", "doubled"], ["points 14"]]);
});

test("cards from the pile are counted, those from spaces named, the verb said once", () => {
  expect(account([DRAWN, DRAWN], 2).deeds).toEqual([
    { key: "heart-of-africa-page-recap-draw-hidden", values: { count: 2 } },
  ]);
  expect(told([TAKEN, { ...TAKEN, card: "blue" }])).toEqual([["take-card", "more-card"], [], ["cards 2"]]);
  expect(told([TAKEN, { type: "terrain_drawn", seat: 2, terrain: "jungle" }])).toEqual([
    ["take-card", "draw-terrain"],
    [],
    ["cards 1", "terrain 1"],
  ]);
});

test("tickets are told when they are drawn, and then by how many are kept", () => {
  const drawn = { type: "hidden_ticket_drawn", seat: 2 };
  expect(account([drawn, drawn, drawn], 2).deeds[0]?.values).toEqual({ count: 3 });
  expect(told([drawn, drawn, { type: "tickets_kept", seat: 2, kept: 1, rejected: 1 }])).toEqual([
    ["keep"],
    [],
    ["tickets 1"],
  ]);
  expect(told([{ type: "tickets_chosen", seat: 2 }])).toEqual([["chosen"], [], []]);
});

test("others' events in the same entry are theirs", () => {
  expect(
    told([
      { ...CLAIMED, seat: 1 },
      { type: "card_turned_up", card: "red", space: 1 },
    ]),
  ).toEqual([[], [], []]);
});
