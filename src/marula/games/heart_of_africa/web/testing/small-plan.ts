/** A board of three places and two routes, one of them double, for tests. */
import { readPlan, type Plan } from "../plan/plan";

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

export function smallPlan(): Plan {
  return readPlan(smallBoard());
}
