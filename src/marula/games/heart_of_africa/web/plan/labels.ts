/** Where the names of places are written: beside their place, on no lane, on no other place, on no other name. */
import { around, costOf, distance, NOWHERE, type Area, type Obstacle, type Point } from "$shell/board/placing/area";
import { sizeOf, written, type Name } from "$shell/board/placing/names";
import { widthOf } from "$shell/board/placing/ruler";
import { together, type Option } from "$shell/board/placing/together";
import type { Language } from "$shell/texts/texts";
import { landTest, ribbonOf, SWELLING } from "./geometry";
import type { Country, Place, Plan } from "./plan";

export interface Label extends Name {
  /** Whether most of it is written on water. */
  sea: boolean;
}

export interface Scale {
  /** Pixels per unit of the board. */
  board: number;
  /** Units of the board per unit of a sign. */
  unit: number;
  /** The height of letters in pixels. */
  font: number;
}

/** Half of a place, in units of signs. */
export const RADIUS: Record<Place["kind"], number> = { city: 5.4, junction: 3, country: 7 };
/** How high the letters of a line are: there are lanes everywhere, and no room for more. Kana fill their line. */
const high = (language: Language) => (language === "ja" ? 1.04 : 0.86);

const ANGLES = 24;
/** From the edge of the place, in pixels. */
const DISTANCES = [3.5, 6, 9, 12, 15, 18, 22, 27];
/** Points along lanes, in pixels. */
const APART = 3.5;
/** Lanes with fewer points than these must not be covered at all. */
const SHORT = 18;

/** What a name minds: a lane, the room a claimed one would take, a place, being taken for another's, and so on. */
const COSTS = {
  lane: 14,
  swelling: 0.6,
  place: 40,
  other: 1.6,
  unnamed: 0.8,
  away: 0.32,
  broken: 2.5,
  steep: 0.5,
};
/** What it costs to leave a name out: more than to touch a lane, less than to be written across one. */
const LEFT_OUT = 36;
/** The room that names like to have around them, in heights of their letters. */
const AIR = 0.4;

/** How much names mind those of countries, which have no other place to go to; and junctions' names those of cities. */
export const COUNTRY = 120;
export const CITY = 60;

interface Ribbons {
  points: (Point & { half: number; weight: number })[];
  swelling: number;
}

/**
 * The names of places of one kind. `obstacles` are what else stands on the map, or lies over it; `spared` are names better
 * left out than on a lane.
 */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  language: Language,
  scale: Scale,
  within: Area,
  obstacles: readonly Obstacle[],
  spared: (place: Place) => boolean = () => false,
  isMeant: (place: Place) => boolean = ({ kind }) => kind === "city",
): Label[] {
  const ribbons = ribbonsOf(plan, scale);
  const isLand = landTest(plan.drawing.land, plan.drawing.stretch);
  const dots = dotsOf(plan, scale);
  const choices = dots.flatMap((dot) => {
    const place = plan.places.get(dot.id);
    if (!place || !isMeant(place)) return [];
    const points = ribbons.points.filter((point) => isNear(point, dot));
    const others = dots.filter((other) => isNear(other, dot));
    const tried: Option<Name>[] = options(place, name(place), language, scale).map((option) => ({
      ...option,
      cost:
        option.cost +
        laneCost(option.area, points, ribbons.swelling) +
        placeCost(option.area, dot, others, scale.font) +
        costOf(option.area, obstacles, within),
    }));
    return [spared(place) ? [{ item: null, area: NOWHERE, cost: LEFT_OUT }, ...tried] : tried];
  });
  return together(choices, scale.font * AIR).map((label) => ({ ...label, sea: isAtSea(label.area, scale, isLand) }));
}

function onScreen({ x, y }: Point, { board }: Scale): Point {
  return { x: x * board, y: y * board };
}

function ribbonsOf(plan: Plan, scale: Scale): Ribbons {
  const points = plan.routes.flatMap((route) => {
    const { points, half } = ribbonOf(plan, route, scale.unit, APART / scale.board);
    // Of a short lane nothing would be left.
    const weight = Math.min(4, Math.max(1, SHORT / points.length));
    return points.map((point) => ({ ...onScreen(point, scale), half: half * scale.board + 1, weight }));
  });
  return { points, swelling: SWELLING * scale.unit * scale.board };
}

/** A place on the screen. */
interface Dot extends Point {
  id: string;
  radius: number;
  isCity: boolean;
}

function dotsOf(plan: Plan, scale: Scale): Dot[] {
  return [...plan.places.values()].map((place) => ({
    id: place.id,
    ...onScreen(place, scale),
    radius: RADIUS[place.kind] * scale.unit * scale.board,
    isCity: place.kind === "city",
  }));
}

/** Nothing further away, in pixels, matters to a name. */
const FAR = 170;
function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < FAR && Math.abs(a.y - b.y) < FAR;
}

/** How wide a name is where it is broken, in heights of its letters. */
export function narrowest(place: Place, name: string, language: Language): number {
  return Math.min(...breaks(place, name, language).map((lines) => Math.max(...lines.map(widthOf))));
}

/** A name as it is, and in two lines where it can be broken. */
function breaks(place: Place, name: string, language: Language): string[][] {
  const at = place.split[language];
  if (at !== undefined) return [[name], [name.slice(0, at), name.slice(at)]];
  const spaces = [...name.matchAll(/[\s-]/g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (middle === undefined) return [[name]];
  const hyphen = name[middle] === "-" ? 1 : 0;
  return [[name], [name.slice(0, middle + hyphen), name.slice(middle + 1)]];
}

/** How much longer countries' names are than their letters, with what is between those. */
const SPACED = { latin: 1.25, ja: 1.17, standing: 1.05 };

/** The height of the letters of countries' names, where those of places are so high. */
export function countryFont(font: number): number {
  return Math.max(11, font * 0.91);
}

/** A country's name, kept within what is in sight: the middle of it in units of the board, and where it is in pixels. */
export interface CountryName extends Country {
  text: string;
  /** Letters below each other. */
  standing: boolean;
  area: Area;
}

/** `spared` are names better left out than across lanes. */
export function countryNames(
  plan: Plan,
  name: (country: string) => string,
  language: Language,
  scale: Scale,
  within: Area,
  spared: (country: string) => boolean = () => false,
): CountryName[] {
  const { board } = scale;
  const font = countryFont(scale.font);
  const ribbons = ribbonsOf(plan, scale);
  const isWritten = ({ id, area }: CountryName) => !spared(id) || laneCost(area, ribbons.points, 1) < LEFT_OUT;
  const names = [...plan.countries.values()].map((country): CountryName => {
    const text = name(country.id);
    const upright = Math.abs(country.turn) > 45;
    const standing = upright && language === "ja";
    const spaced = standing ? SPACED.standing : language === "ja" ? SPACED.ja : SPACED.latin;
    const long = widthOf(text.toUpperCase()) * font * spaced;
    const [width, height] = upright ? [font * 2, long] : [long, font];
    const held = (value: number, low: number, high: number, size: number) =>
      low + size > high ? value : Math.min(high - size / 2, Math.max(low + size / 2, value));
    const x = held(country.x * board, within.left, within.right, width);
    const y = held(country.y * board, within.top, within.bottom, height);
    const area = around({ x, y }, width, height);
    return { ...country, x: x / board, y: y / board, text, standing, area };
  });
  return names.filter(isWritten);
}

/** All around the place, nearer and further: the box slides round the circle. */
function options(place: Place, text: string, language: Language, scale: Scale): Option<Name>[] {
  const { board, unit, font } = scale;
  const centre = onScreen(place, scale);
  const radius = RADIUS[place.kind] * unit * board;
  return breaks(place, text, language).flatMap((lines, way) => {
    const size = sizeOf(lines, font, high(language));
    return DISTANCES.flatMap((far) =>
      Array.from({ length: ANGLES }, (_, step): Option<Name> => {
        const angle = (step / ANGLES) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [sideways, upright] = [slid(cos), slid(sin)];
        const x = cos * (radius + far) + (sideways * size.width) / 2;
        const y = sin * (radius + far) + (upright * size.height) / 2;
        const anchor = sideways > 0.5 ? "start" : sideways < -0.5 ? "end" : "middle";
        const end = anchor === "start" ? x - size.width / 2 : anchor === "end" ? x + size.width / 2 : x;
        const name = written(place.id, lines, centre, { x: end, y, anchor }, size);
        const cost = far * COSTS.away + way * COSTS.broken + Math.abs(sin) * COSTS.steep;
        return { item: name, area: name.area, cost };
      }),
    );
  });
}

function slid(part: number): number {
  return Math.min(1, Math.max(-1, part * 1.7));
}

/** A name that runs along the edge of a lane can be read; one that crosses its middle can't. */
function laneCost(area: Area, points: Ribbons["points"], swelling: number): number {
  let cost = 0;
  for (const point of points) {
    const reach = point.half + swelling;
    // Most are far away: this is where the time goes.
    if (point.x < area.left - reach || point.x > area.right + reach) continue;
    if (point.y < area.top - reach || point.y > area.bottom + reach) continue;
    const away = distance(area, point) - point.half;
    if (away >= swelling) continue;
    if (away >= 0) cost += COSTS.swelling * (1 - away / swelling);
    else cost += COSTS.swelling + COSTS.lane * point.weight * (-away / point.half) ** 1.5;
  }
  return cost;
}

/** On no place, and further from all others than from its own. */
function placeCost(area: Area, own: Dot, dots: readonly Dot[], font: number): number {
  const mine = distance(area, own) - own.radius;
  let cost = 0;
  for (const dot of dots) {
    if (dot.id === own.id) continue;
    const theirs = distance(area, dot) - dot.radius;
    if (theirs < 1) cost += COSTS.place;
    else if (dot.isCity) cost += COSTS.other * Math.max(0, mine + font * 0.5 - theirs);
    else cost += COSTS.unnamed * Math.max(0, mine - theirs);
  }
  return cost;
}

/** Three of five points of the text lie in water. */
function isAtSea({ left, top, right, bottom }: Area, { board }: Scale, isLand: (point: Point) => boolean): boolean {
  const y = (top + bottom) / 2 / board;
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  return parts.filter((part) => !isLand({ x: (left + (right - left) * part) / board, y })).length >= 3;
}
