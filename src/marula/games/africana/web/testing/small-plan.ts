/** A board of three places and two routes, for tests. */
import { makePlan, type Plan } from "../plan/plan";

export function smallPlan(): Plan {
  const place = (x: number, y: number, anchor: string) => ({
    side: "north",
    colours: ["gray", "violet"],
    at: [x, y],
    label: [anchor === "end" ? -28 : 28, 4],
    anchor,
  });
  return makePlan({
    size: [100, 100],
    places: { west: place(0, 0, "end"), east: place(100, 0, "start"), south: place(90, 80, "start") },
    routes: [
      { ends: ["west", "east"], kind: "land", bend: 0.1 },
      { ends: ["east", "south"], kind: "sea" },
    ],
    expeditions: [],
    adventures: [],
    spaces: [],
  });
}
