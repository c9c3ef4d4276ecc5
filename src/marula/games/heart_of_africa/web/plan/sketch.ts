/** A board's file that may be out of order: what can be drawn of it, and where something of it lies. */
import { listIn, numberIn, numbersIn, pointIn, tableIn, textIn } from "$shell/board/sketch/lenient";
import type { Point } from "$shell/board/placing/area";
import type { BoardFile } from "$shell/game";
import { GLYPHS } from "../pieces/colours";
import { middleOf, shapesOf } from "./geometry";
import { readPlan, type Lane, type Place, type Plan } from "./plan";

const KINDS: Place["kind"][] = ["city", "junction", "country"];
const LONGEST = 12;

export interface Sketch {
  plan: Plan;
  /** The lanes of the routes, by the routes' places in the file's list. */
  lanes: Map<number, string[]>;
}

interface RouteData {
  ends: [string, string];
  bend: number;
  gaps: [number, number];
}

export function sketchOf(board: BoardFile): Sketch {
  const places = placesIn(board["places"]);
  const lanes = new Map<number, string[]>();
  const facts: Lane[] = [];
  const routes = listIn(board["routes"]).flatMap((item, index): RouteData[] => {
    const table = tableIn(item);
    const [from = "", to = ""] = listIn(table["ends"]).map(textIn);
    const isKnown = from !== to && from in places && to in places;
    // One that is there already is drawn once.
    const isTwice = facts.some(({ ends }) => ends.includes(from) && ends.includes(to));
    if (!isKnown || isTwice) return [];
    const own = lanesOf(table, [from, to]);
    facts.push(...own);
    lanes.set(index, own.map(({ id }) => id)); // prettier-ignore
    const [near, far] = numbersIn(table["gaps"], 2) ?? [];
    return [{ ends: [from, to], bend: numberIn(table["bend"]) ?? 0, gaps: [near ?? 0, far ?? 0] }];
  });
  const [width, height] = numbersIn(board["size"], 2) ?? [800, 800];
  const plan = readPlan(
    {
      size: [width, height],
      countries: countriesIn(board["countries"]),
      places,
      routes,
      drawing: drawingIn(board["drawing"]),
    },
    { lanes: facts, tickets: [], places_of: {} },
  );
  return { plan, lanes };
}

function placesIn(value: unknown): Record<string, unknown> {
  const drawn = Object.entries(tableIn(value)).flatMap(([id, item]) => {
    const { kind, country, at } = tableIn(item);
    const point = pointIn(at);
    if (!point) return [];
    const known = KINDS.find((one) => one === kind) ?? "city";
    return [[id, { kind: known, at: [point.x, point.y], ...(textIn(country) ? { country } : {}) }]];
  });
  return Object.fromEntries(drawn) as Record<string, unknown>;
}

function countriesIn(value: unknown): unknown {
  const drawn = Object.entries(tableIn(value)).flatMap(([id, item]) => {
    const { label, turn } = tableIn(item);
    const middle = numbersIn(label, 2);
    return middle ? [[id, { label: middle, turn: numberIn(turn) ?? 0 }]] : [];
  });
  return Object.fromEntries(drawn) as unknown;
}

function drawingIn(value: unknown): unknown {
  const drawing = tableIn(value);
  const outlines = ["land", "countries", "lakes", "borders", "parallels"].map((key) => [key, textIn(drawing[key])]);
  return Object.fromEntries(outlines) as unknown;
}

/** A route shows one lane or two; what has no colour that we know is gray. */
function lanesOf(route: BoardFile, ends: [string, string]): Lane[] {
  const colours = listIn(route["lanes"]).map(textIn).slice(0, 2);
  const length = Math.min(LONGEST, Math.max(1, Math.round(numberIn(route["length"]) ?? 1)));
  return (colours.length > 0 ? colours : ["gray"]).map((colour, index) => ({
    id: `${ends.join("/")}/${String(index)}`,
    ends,
    number: colours.length > 1 ? index + 1 : 0,
    length,
    colour: colour in GLYPHS ? (colour as Lane["colour"]) : "gray",
    any_colour: colour === "gray",
    terrain: "desert",
    ferry: Math.max(0, numberIn(route["ferry"]) ?? 0),
  }));
}

/** The place that something is wrong with, the places of a country, the middle of a route, or both ends of a ticket. */
export function spots(board: BoardFile, [first, second]: readonly (string | number)[]): Point[] {
  const { plan, lanes } = sketchOf(board);
  const at = (id: string): Point[] =>
    [...plan.places.values()].filter((one) => one.id === id || one.country === id).map(({ x, y }) => ({ x, y }));
  if (first === "places" || first === "countries") return at(String(second));
  const own = typeof second === "number" && first === "routes" ? lanes.get(second)?.[0] : undefined;
  const shape = shapesOf(plan, () => false, 1).get(own ?? "");
  if (shape) return [middleOf(shape)];
  const item = tableIn(listIn(board[String(first)])[Number(second)]);
  return listIn(item["ends"]).map(textIn).flatMap(at);
}
