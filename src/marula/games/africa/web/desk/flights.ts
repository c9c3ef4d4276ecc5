/** What an event changes on the board, and what is seen to move for it. */
import type { GameEvent } from "../wire";

/** Something on its way, drawn above the board for a moment. */
export interface Flight {
  key: number;
  /** A tile or an explorer that goes, a tile that is turned, a camp that is set up, points, a tile that is taken. */
  kind: "tile" | "explorer" | "flip" | "camp" | "gain" | "prize";
  seat: number;
  from: string;
  to: string;
  tile: string;
  points: number;
}

export type Sight = Omit<Flight, "key">;
type Lying = Record<string, string>;

/** What lies where after an event. */
export function changesOf(event: GameEvent): [string, string][] {
  switch (event.type) {
    case "tile_turned":
      return [[event.hexagon, event.tile]];
    case "good_taken":
      return [[event.hexagon, "empty"]];
    case "animal_settled":
    case "animal_moved":
      return gone(event.origin, event.to, event.tile);
    case "nomads_settled":
    case "nomads_moved":
      return gone(event.origin, event.to, "nomads");
    case "camp_set_up":
      return [[event.hexagon, "camp"]];
    case "treasure_collected":
      return [[event.hexagon, "camp"], ...event.hexagons.map((hexagon): [string, string] => [hexagon, "empty"])];
    default:
      return [];
  }
}

function gone(origin: string, to: string, tile: string): [string, string][] {
  return origin === to
    ? []
    : [
        [origin, "empty"],
        [to, tile],
      ];
}

/** What is seen of an event; `lying` is what lay on the board before it. */
export function sightsOf(event: GameEvent, lying: Lying): Sight[] {
  switch (event.type) {
    case "explorer_placed":
      return [sight("explorer", event.seat, event.to)];
    case "advanced":
    case "relocated":
      return [{ ...sight("explorer", event.seat, event.to), from: event.origin }];
    case "tile_turned":
      return [sight("flip", event.seat, event.hexagon, event.tile)];
    case "good_taken":
      return [sight("prize", event.seat, event.hexagon, event.good)];
    case "treasure_found":
    case "last_monument_found":
      return gain(event.seat, event.hexagon, event.points);
    case "animal_settled":
    case "animal_moved":
      return [...walk(event.seat, event.origin, event.to, event.tile), ...gain(event.seat, event.to, event.points)];
    case "nomads_settled":
    case "nomads_moved":
      return [...walk(event.seat, event.origin, event.to, "nomads"), ...gain(event.seat, event.to, event.points)];
    case "monument_found":
      return [sight("prize", event.seat, event.hexagon, "camp")];
    case "camp_set_up":
      return [sight("camp", event.seat, event.hexagon), ...gain(event.seat, event.hexagon, event.points)];
    case "treasure_collected":
      return [
        sight("camp", event.seat, event.hexagon),
        ...event.hexagons.map((hexagon) => sight("prize", event.seat, hexagon, lying[hexagon] ?? "gold-1")),
      ];
    default:
      return [];
  }
}

function sight(kind: Flight["kind"], seat: number, hexagon: string, tile = "", points = 0): Sight {
  return { kind, seat, from: hexagon, to: hexagon, tile, points };
}

function gain(seat: number, hexagon: string, points: number): Sight[] {
  return points > 0 ? [sight("gain", seat, hexagon, "", points)] : [];
}

function walk(seat: number, from: string, to: string, tile: string): Sight[] {
  return from === to ? [] : [{ ...sight("tile", seat, to, tile), from }];
}
