/** A board's file that may be out of order: what can be drawn of it, and where something of it lies. */
import { listIn, numberIn, numbersIn, tableIn, textIn } from "$shell/board/sketch/lenient";
import type { Point } from "$shell/board/placing/area";
import type { BoardFile } from "$shell/game";
import { makePlan, type Place, type Plan } from "./plan";

const SIDES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

export interface Sketch {
  plan: Plan;
  /** Hexagons by their place in the file's list, as far as they can be drawn. */
  hexagons: Map<number, Place & { city: string | null }>;
}

export function sketchOf(board: BoardFile): Sketch {
  const drawn = new Map<number, { id: string; q: number; r: number; city?: string }>();
  const ids = new Set<string>();
  for (const [index, item] of listIn(board["hexagons"]).entries()) {
    const { id, q, r, city } = tableIn(item);
    const [column, row] = [numberIn(q), numberIn(r)];
    if (column === null || row === null) continue;
    // Two of the same name are both drawn: one of them is wrong.
    const name = ids.has(textIn(id)) || !textIn(id) ? `${textIn(id)} ${String(index)}` : textIn(id);
    ids.add(name);
    drawn.set(index, { id: name, q: column, r: row, ...(textIn(city) ? { city: textIn(city) } : {}) });
  }
  const cities = Object.entries(tableIn(board["cities"])).map(([id, city]) => {
    const label = textIn(tableIn(city)["label"]);
    return [id, SIDES.includes(label) ? { label } : {}];
  });
  const plan = makePlan({
    hexagons: [...drawn.values()],
    cities: Object.fromEntries(cities) as unknown,
    ...drawingOf(board["drawing"]),
  });
  const hexagons = [...drawn].flatMap(([index, { id, city }]): [number, Place & { city: string | null }][] => {
    const place = plan.at.get(id);
    return place ? [[index, { ...place, city: city ?? null }]] : [];
  });
  return { plan, hexagons: new Map(hexagons) };
}

/** Where the file's drawing says too little to be drawn by, there is none. */
function drawingOf(value: unknown): { drawing?: unknown } {
  const { size, origin, view_box, land, islands } = tableIn(value);
  const [scale, from, box] = [numberIn(size), numbersIn(origin, 2), numbersIn(view_box, 4)];
  if (scale === null || scale <= 0 || !from || !box) return {};
  return {
    drawing: {
      size: scale,
      origin: from,
      view_box: box,
      land: textIn(land),
      islands: [...new Set(listIn(islands).map(textIn))].filter(Boolean),
    },
  };
}

/** The hexagon that something is wrong with, or the hexagons of a city. */
export function spots(board: BoardFile, [first, second]: readonly (string | number)[]): Point[] {
  const { hexagons } = sketchOf(board);
  const found = [...hexagons].filter(
    ([index, { city }]) =>
      (first === "hexagons" && index === second) || (first === "cities" && city !== null && city === second),
  );
  return found.map(([, { x, y }]) => ({ x, y }));
}
