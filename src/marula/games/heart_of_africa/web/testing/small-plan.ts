/** A board of three places and two routes, one of them double, for tests. */
import { readPlan, type Plan } from "../plan/plan";
import type { Facts } from "../wire";

export function smallBoard() {
  return {
    size: [100, 100],
    countries: { land: { border: true, label: [0, -90] } as Record<string, unknown> },
    places: {
      west: { kind: "city", at: [0, 0] } as Record<string, unknown>,
      east: { kind: "junction", at: [100, 0] },
      north: { kind: "country", country: "land", at: [100, -100] },
    },
    routes: [
      { ends: ["west", "east"], length: 3, lanes: ["green"], bend: 0.1 },
      { ends: ["north", "east"], length: 2, lanes: ["gray", "red"], ferry: 1, gaps: [2, 4] },
    ],
    tickets: [{ ends: ["west", "land"], points: 7 }],
  };
}

/** What the game tells of that board. */
export function smallFacts(): Facts {
  const single = { ends: ["east", "west"] as [string, string], number: 0, length: 3, ferry: 0 };
  const double = { ends: ["east", "north"] as [string, string], length: 2, ferry: 1 };
  return {
    lanes: [
      { ...double, id: "east/north/1", number: 1, colour: "gray", any_colour: true, terrain: "mountain" },
      { ...double, id: "east/north/2", number: 2, colour: "red", any_colour: false, terrain: "desert" },
      { ...single, id: "east/west", colour: "green", any_colour: false, terrain: "jungle" },
    ],
    tickets: [{ id: "land/west", ends: ["land", "west"], points: 7 }],
    places_of: { land: ["north"], west: ["west"] },
    terrain_of: { gray: "mountain", green: "jungle", red: "desert" },
    points: [1, 2, 4],
  };
}

export function smallPlan(): Plan {
  return readPlan(smallBoard(), smallFacts());
}
