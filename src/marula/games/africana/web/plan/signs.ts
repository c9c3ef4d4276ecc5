/** The signs of the journey on the map: where it can go on, and beside each place entered the card played for it. */
import { around, type Area, type Obstacle, type Size } from "$shell/board/placing/area";
import { optionsOf, type Option } from "$shell/board/placing/together";
import { HALF_HEIGHT, halfWidth, onScreen, type Scale } from "./labels";
import type { Place, Plan } from "./plan";
import type { ChosenWay, Way } from "../wire";

/** A place where the journey could go on, and what that takes besides what is planned. */
export interface Lit {
  place: string;
  cards: number;
  silver: number;
  /** Near enough to be shown with its price: everything lit at once would say nothing. */
  near: boolean;
}

export const NEAR = 2;
/** Less than what it costs to cover anything. */
const LEFT_OUT = 16;

/** The size of a step's card with its number, and of a price, in units of signs. */
export const STEP_SIZE = { width: 28, height: 34 };
export function priceSize(silver: number): Size {
  return { width: silver > 0 ? 44 : 27, height: 19 };
}

export function enlarged({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
}

export function litPlaces(
  reach: Record<string, Way> | null,
  way: ChosenWay | null,
  path: readonly string[],
  here: string,
): Lit[] {
  return Object.entries(reach ?? {})
    .filter(([place]) => place !== here && !path.includes(place))
    .map(([place, whole]) => {
      const cards = whole.cards - (way?.cards ?? 0);
      return { place, cards, silver: Math.max(0, whole.silver - (way?.silver ?? 0)), near: cards <= NEAR };
    });
}

/** A sign beside a place: how far from its middle, and where it is, in pixels. */
export interface Spot {
  key: string;
  place: string;
  x: number;
  y: number;
  area: Area;
}

/** What shall stand beside a place; its size is in units of signs. */
export interface Wanted {
  key: string;
  place: string;
  width: number;
  height: number;
  /** Whether it is left out rather than cover something. */
  spare: boolean;
}

/** Where each could be, and what that costs. */
export function signChoices(
  plan: Plan,
  wanted: readonly Wanted[],
  scale: Scale,
  obstacles: readonly Obstacle[],
  within: Area,
): Option<Spot>[][] {
  return wanted.flatMap((sign) => {
    const place = plan.places.get(sign.place);
    if (!place) return [];
    return [optionsOf(spots(place, sign, scale), obstacles, within, sign.spare ? LEFT_OUT : undefined)];
  });
}

function spots(place: Place, { key, width, height }: Wanted, scale: Scale): Spot[] {
  const beside = halfWidth(place) + 4.5 + width / 2;
  const level = HALF_HEIGHT + 4.5 + height / 2;
  const corner = Math.max(4, halfWidth(place) - 4);
  const all = [
    [beside, 0],
    [-beside, 0],
    [beside, -7],
    [beside, 7],
    [-beside, -7],
    [-beside, 7],
    [beside - 2, -14],
    [beside - 2, 14],
    [2 - beside, -14],
    [2 - beside, 14],
    [corner, level],
    [-corner, level],
    [0, level],
    [beside - 4, -level + 6],
    [4 - beside, -level + 6],
    [beside - 4, level - 6],
    [4 - beside, level - 6],
    [corner, -level],
    [-corner, -level],
    [0, -level],
  ] as const;
  const middle = onScreen(place, scale);
  return all.map(([dx, dy]) => {
    const [x, y] = [dx * scale.sign, dy * scale.sign];
    const area = around({ x: middle.x + x, y: middle.y + y }, width * scale.sign, height * scale.sign);
    return { key, place: place.id, x, y, area };
  });
}
