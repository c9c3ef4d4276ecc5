/**
 * Reading a board's file that may be out of order, to draw what can be drawn of it. What is wrong with it the server says, with
 * its place: here it is only left out.
 */
import type { BoardFile } from "../../game";
import type { Language } from "../../texts/texts";
import type { Point } from "../placing/area";

/** Nothing that is drawn lies further away. */
const FURTHEST = 100_000;

export function tableIn(value: unknown): BoardFile {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as BoardFile) : {};
}

export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numberIn(value: unknown): number | null {
  return typeof value === "number" && Math.abs(value) <= FURTHEST ? value : null;
}

/** So many numbers, or null. */
export function numbersIn(value: unknown, count: number): number[] | null {
  const found = listIn(value).map(numberIn);
  return found.length === count && found.every((one) => one !== null) ? found : null;
}

export function pointIn(value: unknown): Point | null {
  const [x, y] = numbersIn(value, 2) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The name of something in a language; without one, its id. */
export function nameIn(thing: unknown, language: Language, id: string): string {
  return textIn(tableIn(tableIn(thing)["name"])[language]) || id;
}
