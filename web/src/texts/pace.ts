/** A table's pace as it travels (docs/wire-protocol.md): `live`, `10m+15s` or `2d`; and in words. */
import { inUnit } from "./time";

export type Unit = "s" | "m" | "h" | "d";
export interface Span {
  count: number;
  unit: Unit;
}
/** Without a clock; a time for the match with a bonus per turn; or a time for each turn. */
export type TablePace = { kind: "live" } | { kind: "clock"; time: Span; bonus: Span } | { kind: "turns"; time: Span };

const UNITS = { s: "second", m: "minute", h: "hour", d: "day" } as const;

function readSpan(text: string): Span | null {
  const [, count, unit] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return count === undefined ? null : { count: Number(count), unit: unit as Unit };
}

/** What a text says; no clock where it says nothing that we know. */
export function readPace(text: string): TablePace {
  const [first = "", second] = text.split("+");
  const time = readSpan(first);
  if (!time) return { kind: "live" };
  if (second === undefined) return { kind: "turns", time };
  return { kind: "clock", time, bonus: readSpan(second) ?? { count: 0, unit: "s" } };
}

export function sayPace(text: string, say: Say, language: string): string {
  const pace = readPace(text);
  if (pace.kind === "live") return say("page-tempo-live");
  const time = saySpan(pace.time, language);
  if (pace.kind === "turns") return say("page-tempo-turns", { time });
  if (pace.bonus.count === 0) return say("page-tempo-clock", { time });
  return say("page-tempo-bonus", { time, bonus: saySpan(pace.bonus, language) });
}

type Say = (key: string, values?: Record<string, string | number>) => string;

export function saySpan({ count, unit }: Span, language: string): string {
  return inUnit(count, UNITS[unit], language);
}
