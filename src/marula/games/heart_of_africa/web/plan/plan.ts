/** The board as the page draws it: places and routes as they lie, with the lanes and tickets of the rules, by their ids. */
import type { Point } from "$shell/board/placing/area";
import type { Language } from "$shell/texts/texts";
import type { Facts, LaneFacts as Lane, TicketFacts as Ticket } from "../wire";

export type { Lane, Ticket };

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
  /** How far the middle lies to the left of the straight line, as a share of its length. */
  bend: number;
  /** How much further than usual it stays away from its two ends. */
  gaps: [number, number];
  lanes: Lane[];
}

/** A country with the middle of its name, and by how many degrees that is turned. */
export interface Country extends Point {
  id: string;
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
  countries?: Record<string, { label: [number, number]; turn?: number }>;
  places: Record<
    string,
    { kind: Place["kind"]; country?: string; at: [number, number]; split?: Partial<Record<Language, number>> }
  >;
  routes: { ends: [string, string]; bend?: number; gaps?: [number, number] }[];
  drawing?: Partial<Record<"land" | "countries" | "lakes" | "borders" | "parallels", string>> & {
    legend?: [number, number];
  };
}

export function readPlan(board: Record<string, unknown>, facts: Pick<Facts, "lanes" | "tickets" | "places_of">): Plan {
  const data = board as unknown as Data;
  const [width, height] = data.size;
  const routes = data.routes.map((route) => readRoute(route, facts.lanes));
  return {
    width,
    height,
    places: readPlaces(data.places),
    routes,
    lanes: new Map(routes.flatMap((route) => route.lanes.map((lane) => [lane.id, lane]))),
    tickets: new Map(facts.tickets.map((ticket) => [ticket.id, ticket])),
    countries: new Map(
      Object.entries(data.countries ?? {}).map(([id, { label, turn }]) => [
        id,
        { id, x: label[0], y: label[1], turn: turn ?? 0 },
      ]),
    ),
    drawing: readDrawing(data.drawing ?? {}),
    placesOf: (end) => facts.places_of[end] ?? [],
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

/** A route is drawn from its first end to its second, and has the lanes between the two. */
function readRoute({ ends, bend, gaps }: Data["routes"][number], lanes: Lane[]): Route {
  return {
    ends,
    bend: bend ?? 0,
    gaps: gaps ?? [0, 0],
    lanes: lanes.filter((lane) => lane.ends.every((end) => ends.includes(end))),
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
