/** The lessons that were begun on this device: where one goes on. */
import { recall, remember } from "../device/storage";

export interface UnderWay {
  table: string;
  /** “7 of 22”. */
  number: number;
  of: number;
}

function keptAs(game: string): string {
  return `marula.lesson.${game}`;
}

export function lessonUnderWay(game: string): UnderWay | null {
  const found = recall(keptAs(game)) as Partial<UnderWay> | null;
  if (typeof found?.table !== "string" || typeof found.number !== "number" || typeof found.of !== "number") return null;
  return { table: found.table, number: found.number, of: found.of };
}

export function keepLesson(game: string, lesson: UnderWay): void {
  remember(keptAs(game), lesson);
}

/** It is over: the next time it begins anew. */
export function forgetLesson(game: string): void {
  remember(keptAs(game), null);
}
