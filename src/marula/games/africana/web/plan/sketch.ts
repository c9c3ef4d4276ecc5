/** A board's file that may be out of order: what can be drawn of it, and where something of it lies. */
import { listIn, numberIn, numbersIn, pointIn, tableIn, textIn } from "$shell/board/sketch/lenient";
import type { Point } from "$shell/board/placing/area";
import type { BoardFile } from "$shell/game";
import { curveOf, pointOn } from "./geometry";
import { makePlan, type Plan } from "./plan";

const ANCHORS = ["start", "middle", "end"];

export function sketchOf(board: BoardFile): Plan {
  const places = Object.entries(tableIn(board["places"])).flatMap(([id, item]) => {
    const { side, colours, at, label, anchor } = tableIn(item);
    const point = pointIn(at);
    if (!point) return [];
    const drawn = {
      side: side === "south" ? "south" : "north",
      // A place shows one or two.
      colours: listIn(colours).map(textIn).filter(Boolean).slice(0, 2),
      at: [point.x, point.y],
      label: numbersIn(label, 2) ?? [0, -20],
      anchor: ANCHORS.includes(textIn(anchor)) ? anchor : "middle",
    };
    return [[id, drawn]];
  });
  const known = new Map(places.map(([id, place]) => [id as string, place]));
  const routes = new Map<string, { ends: [string, string]; kind: "land" | "sea"; bend: number }>();
  for (const item of listIn(board["routes"])) {
    const { ends, kind, bend } = tableIn(item);
    const [from, to] = endsIn(ends);
    if (!known.has(from) || !known.has(to) || from === to) continue;
    const sound = { ends: [from, to] as [string, string], kind: kind === "sea" ? kind : "land", bend: numberIn(bend) ?? 0 } as const; // prettier-ignore
    routes.set(`${from} ${to}`, sound);
  }
  const [width, height] = numbersIn(board["size"], 2) ?? [1000, 600];
  const { land, equator } = tableIn(board["drawing"]);
  return makePlan({
    size: [width, height],
    places: Object.fromEntries(known),
    routes: [...routes.values()],
    expeditions: [],
    adventures: [],
    spaces: [],
    drawing: { land: textIn(land), ...(numberIn(equator) === null ? {} : { equator }) },
  });
}

function endsIn(value: unknown): [string, string] {
  const [from, to] = listIn(value).map(textIn);
  return [from ?? "", to ?? ""];
}

/** The place that something is wrong with, the middle of a route, or the places that a card or a company names. */
export function spots(board: BoardFile, [first, second]: readonly (string | number)[]): Point[] {
  const plan = sketchOf(board);
  const at = (id: string): Point[] => {
    const place = plan.places.get(id);
    return place ? [{ x: place.x, y: place.y }] : [];
  };
  if (first === "places") return at(String(second));
  const item = tableIn(listIn(board[String(first)])[Number(second)]);
  if (first === "routes") {
    const ends = endsIn(item["ends"]);
    const curve = curveOf(plan, { ends, kind: "land", bend: numberIn(item["bend"]) ?? 0 });
    return curve ? [pointOn(curve, 0.5)] : ends.flatMap(at);
  }
  return [item["start"], item["target"]].map(textIn).flatMap(at);
}
