import { expect, test } from "vitest";
import { newsOf } from "./news";

test("news are the hexagons that changed, with what they brought, and where explorers stand now", () => {
  const events = [
    { type: "advanced", seat: 1, origin: "G3", to: "G4", steps: 1 },
    { type: "tile_turned", seat: 1, hexagon: "H5", tile: "nomads" },
    { type: "nomads_settled", seat: 1, origin: "H5", to: "H3", points: 2 },
    { type: "advanced", seat: 1, origin: "G4", to: "H2", steps: 2 },
    { type: "camp_set_up", seat: 1, hexagon: "H2", animals: 3, nomads: 2, monuments: 0, points: 5 },
    { type: "turn_passed", seat: 2 },
  ];
  expect([...newsOf(events)]).toEqual([
    ["H5", 0],
    ["H3", 2],
    ["H2", 5],
  ]);
});

test("a camp that takes treasure changes the hexagons that it empties", () => {
  const collected = { type: "treasure_collected", seat: 0, hexagon: "D9", hexagons: ["D8", "E9"], gold: 2, gems: 1 };
  expect([...newsOf([collected as never]).keys()]).toEqual(["D9", "D8", "E9"]);
});
