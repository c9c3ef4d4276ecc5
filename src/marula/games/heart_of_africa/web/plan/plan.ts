/** The board's data as the page draws them: places, routes with their lanes, and tickets, by their ids. */
import type { Point } from "$shell/board/placing/area";
import type { Language } from "$shell/texts/texts";
import { TERRAIN_OF, type RouteColour, type Terrain } from "../pieces/colours";

export interface Place extends Point {
  id: string;
  kind: "city" | "junction" | "country";
  /** The country it belongs to, if it is a place of one. */
  country: string | null;
  /** After how many letters a name without spaces may be broken in two. */
  split: Partial<Record<Language, number>>;
}

/** Two places and the lanes between them. */
export interface Route {
  ends: [string, string];
  length: number;
  /** How far the middle lies to the left of the straight line, as a share of its length. */
  bend: number;
  /** How much further than usual it stays away from its two ends. */
  gaps: [number, number];
  lanes: Lane[];
}

/** What is claimed: a route of its own, though another lane may run beside it. */
export interface Lane {
  id: string;
  /** In the order of their ids. */
  ends: [string, string];
  length: number;
  colour: RouteColour;
  terrain: Terrain;
  /** How many locomotive symbols it shows. */
  ferry: number;
  /** Which of the two lanes of a double route it is, counted from 1; 0 where there is one. */
  number: number;
}

export interface Ticket {
  id: string;
  /** Cities and countries, in the order of their ids. */
  ends: [string, string];
  points: number;
}

/** A country with the middle of its name, and by how many degrees that is turned. */
export interface Country extends Point {
  id: string;
  border: boolean;
  turn: number;
}

/** Outlines, where the board has them, and the upper left corner of the legend. */
export interface Drawing {
  land: string;
  countries: string;
  lakes: string;
  borders: string;
  parallels: string;
  legend: Point | null;
  /** How much taller than it is stored everything is drawn. */
  stretch: number;
}

export interface Plan {
  width: number;
  height: number;
  places: Map<string, Place>;
  routes: Route[];
  lanes: Map<string, Lane>;
  tickets: Map<string, Ticket>;
  countries: Map<string, Country>;
  drawing: Drawing;
  /** Where an end of a ticket lies: a city, or all places of a country. */
  placesOf(end: string): string[];
}

interface Data {
  size: [number, number];
  countries?: Record<string, { border?: boolean; label: [number, number]; turn?: number }>;
  places: Record<
    string,
    { kind: Place["kind"]; country?: string; at: [number, number]; split?: Partial<Record<Language, number>> }
  >;
  routes: {
    ends: [string, string];
    length: number;
    lanes: RouteColour[];
    ferry?: number;
    bend?: number;
    gaps?: [number, number];
  }[];
  tickets: { ends: [string, string]; points: number }[];
  drawing?: Partial<Record<"land" | "countries" | "lakes" | "borders" | "parallels", string>> & {
    legend?: [number, number];
  };
}

export function readPlan(board: Record<string, unknown>): Plan {
  const data = board as unknown as Data;
  const [width, height] = data.size;
  const routes = data.routes.map(readRoute);
  const places = readPlaces(data.places);
  return {
    width,
    height,
    places,
    routes,
    lanes: new Map(routes.flatMap((route) => route.lanes.map((lane) => [lane.id, lane]))),
    tickets: new Map(
      data.tickets.map(({ ends, points }) => {
        const [one, other] = inOrder(ends);
        const id = `${one}/${other}`;
        return [id, { id, ends: [one, other], points }];
      }),
    ),
    countries: new Map(
      Object.entries(data.countries ?? {}).map(([id, { border, label, turn }]) => [
        id,
        { id, border: border ?? false, x: label[0], y: label[1], turn: turn ?? 0 },
      ]),
    ),
    drawing: readDrawing(data.drawing ?? {}),
    placesOf: (end) =>
      places.has(end) ? [end] : [...places.values()].flatMap(({ id, country }) => (country === end ? [id] : [])),
  };
}

/** The same board drawn taller. */
export function stretched(plan: Plan, by: number): Plan {
  const taller = <Thing extends Point>(thing: Thing): Thing => ({ ...thing, y: thing.y * by });
  const all = <Thing extends Point>(things: Map<string, Thing>) =>
    new Map([...things].map(([id, thing]) => [id, taller(thing)]));
  const { legend, stretch } = plan.drawing;
  return {
    ...plan,
    height: plan.height * by,
    places: all(plan.places),
    countries: all(plan.countries),
    drawing: { ...plan.drawing, legend: legend && taller(legend), stretch: stretch * by },
  };
}

function readPlaces(places: Data["places"]): Map<string, Place> {
  return new Map(
    Object.entries(places).map(([id, { kind, country, at, split }]) => [
      id,
      { id, kind, country: country ?? null, x: at[0], y: at[1], split: split ?? {} },
    ]),
  );
}

/** Lanes are named as the rules name them: by both ends, and by their number where there are two. */
function readRoute({ ends, length, lanes, ferry, bend, gaps }: Data["routes"][number]): Route {
  const [one, other] = inOrder(ends);
  const id = `${one}/${other}`;
  return {
    ends,
    length,
    bend: bend ?? 0,
    gaps: gaps ?? [0, 0],
    lanes: lanes.map((colour, index) => ({
      id: lanes.length > 1 ? `${id}/${index + 1}` : id,
      number: lanes.length > 1 ? index + 1 : 0,
      ends: [one, other],
      length,
      colour,
      terrain: TERRAIN_OF[colour],
      ferry: ferry ?? 0,
    })),
  };
}

function readDrawing({ land, countries, lakes, borders, parallels, legend }: NonNullable<Data["drawing"]>): Drawing {
  return {
    land: land ?? "",
    countries: countries ?? "",
    lakes: lakes ?? "",
    borders: borders ?? "",
    parallels: parallels ?? "",
    legend: legend ? { x: legend[0], y: legend[1] } : null,
    stretch: 1,
  };
}

function inOrder([one, other]: [string, string]): [string, string] {
  return one < other ? [one, other] : [other, one];
}
