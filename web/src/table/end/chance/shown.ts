/** The commitments that this device was shown, when it first was: a server could show another one later. */
import { recall, remember } from "../../../device/storage";

const KEPT_AS = "marula.commitments";
/** Of so many tables. */
const TABLES = 200;

/** What this device was shown at a table first; what it is shown now, if that is the first time. */
export function firstShown(table: string, now: string): string {
  const kept = allKept();
  const before = kept.find(([id]) => id === table);
  if (before) return before[1];
  if (now !== "") remember(KEPT_AS, [...kept.slice(1 - TABLES), [table, now]]);
  return now;
}

function allKept(): [string, string][] {
  const found = recall(KEPT_AS);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(found: unknown): found is [string, string] {
  return Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === "string");
}
