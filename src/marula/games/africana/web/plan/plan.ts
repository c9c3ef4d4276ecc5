/** The board's data as the page draws them: places, routes and cards by their ids. */
import type { Anchor } from "$shell/board/placing/names";
import type { Point } from "$shell/board/placing/area";

export type Side = "north" | "south";

export interface Place extends Point {
  id: string;
  side: Side;
  colours: string[];
  label: { dx: number; dy: number; anchor: Anchor };
}

export interface Route {
  ends: [string, string];
  kind: "land" | "sea";
  bend: number;
}

export interface Expedition {
  id: string;
  letter: string;
  start: string;
  target: string;
  silver: number;
  vp: number;
}

export interface Adventure {
  id: string;
  book: Side;
  target: string;
  /** One of the two: what is found, or the colour of the assistant. */
  artifact: string | null;
  assistant: string | null;
  silver: number;
  vp: number;
}

export interface Plan {
  width: number;
  height: number;
  places: Map<string, Place>;
  routes: Route[];
  expeditions: Map<string, Expedition>;
  adventures: Map<string, Adventure>;
  /** The joining bonus of each space: silver, or a card. */
  bonuses: (number | "card")[];
  drawing: Drawing;
}

/** Outlines, where the board has them. */
export interface Drawing {
  land: string;
  /** The height at which the equator crosses the board. */
  equator: number | null;
}

interface Data {
  size: [number, number];
  places: Record<
    string,
    { side: Side; colours: string[]; at: [number, number]; label: [number, number]; anchor: string }
  >;
  routes: { ends: [string, string]; kind: "land" | "sea"; bend?: number }[];
  expeditions: Expedition[];
  adventures: (Omit<Adventure, "artifact" | "assistant" | "silver" | "vp"> & Partial<Adventure>)[];
  spaces: { bonus: "card" | "silver"; silver?: number }[];
  drawing?: { land?: string; equator?: number };
}

export function makePlan(board: Record<string, unknown>): Plan {
  const data = board as unknown as Data;
  const [width, height] = data.size;
  return {
    width,
    height,
    places: new Map(
      Object.entries(data.places).map(([id, { side, colours, at, label, anchor }]) => [
        id,
        {
          id,
          side,
          colours,
          x: at[0],
          y: at[1],
          label: { dx: label[0], dy: label[1], anchor: anchor as Anchor },
        },
      ]),
    ),
    routes: data.routes.map(({ ends, kind, bend }) => ({ ends, kind, bend: bend ?? 0 })),
    expeditions: new Map(data.expeditions.map((card) => [card.id, card])),
    adventures: new Map(
      data.adventures.map((card) => [
        card.id,
        {
          ...card,
          artifact: card.artifact ?? null,
          assistant: card.assistant ?? null,
          silver: card.silver ?? 0,
          vp: card.vp ?? 0,
        },
      ]),
    ),
    bonuses: data.spaces.map(({ bonus, silver }) => (bonus === "card" ? "card" : (silver ?? 0))),
    drawing: { land: data.drawing?.land ?? "", equator: data.drawing?.equator ?? null },
  };
}
