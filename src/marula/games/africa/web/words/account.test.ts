import { expect, test } from "vitest";
import { account } from "./account";

const keys = (told: Parameters<typeof account>[0]) =>
  account(told, 1).deeds.map(({ key }) => key.replace("africa-page-recap-", ""));

const WALK = { type: "advanced", seat: 1, origin: "G3", to: "G5", steps: 2 };
const FIND = { type: "tile_turned", seat: 1, hexagon: "H5", tile: "nomads" };
const SETTLE = { type: "nomads_settled", seat: 1, origin: "H5", to: "H3", points: 2 };
const CAMP = { type: "camp_set_up", seat: 1, hexagon: "H2", animals: 3, nomads: 2, monuments: 0, points: 5 };

test("a turn is told by what it placed and brought, its points added up", () => {
  const { deeds, gains } = account([WALK, FIND, SETTLE, CAMP], 1);
  expect(deeds).toEqual([
    { key: "africa-page-recap-settle", values: { tile: "nomads", to: "H3", points: 2 } },
    { key: "africa-page-recap-camp", values: { hexagon: "H2", points: 5 } },
  ]);
  expect(gains).toEqual([{ what: "points", count: 7, label: { key: "page-points-count", values: { count: 7 } } }]);
});

test("while nothing has come of it, the way and the find are told", () => {
  expect(keys([WALK])).toEqual(["advance"]);
  expect(keys([WALK, FIND])).toEqual(["find"]);
  expect(keys([])).toEqual([]);
});

test("what others get in somebody's turn is not theirs", () => {
  const exchanged = { type: "goods_exchanged", seat: 1, other: 0, taken: "drum", given: "mask", count: 2 };
  const good = { type: "good_taken", seat: 1, hexagon: "D9", good: "mask" };
  const { deeds, gains } = account([good, exchanged, { ...CAMP, seat: 0 }], 1);
  expect(deeds.map(({ values }) => values)).toEqual([
    { tile: "mask", hexagon: "D9", points: 0 },
    { other: 0, taken: "drum", given: "mask", count: 2 },
  ]);
  expect(gains.map(({ what, count }) => [what, count])).toEqual([["goods", 1]]);
});

test("treasure and camps are gains too", () => {
  const collected = { type: "treasure_collected", seat: 1, hexagon: "D9", gold: 2, gems: 1 };
  const monument = { type: "monument_found", seat: 1, hexagon: "C4", number: 3 };
  expect(account([monument, collected], 1).gains.map(({ what, count }) => [what, count])).toEqual([
    ["camps", 1],
    ["gold", 2],
    ["gems", 1],
  ]);
});
