/** Names of things as the page writes them on cards. */
import type { Desk } from "./desk.svelte";
import type { Adventure } from "./plan";

type Named = Record<string, { name: Record<string, string> } | undefined>;

/** What an adventure is about, as a label: an artifact by the board's name for it, or an assistant. */
export function kindOf(desk: Desk, { artifact }: Adventure): string {
  const { texts, table } = desk.table;
  if (artifact === null) return texts.say("africana-page-assistant");
  const name = (table.board["artifacts"] as Named | undefined)?.[artifact]?.name[texts.language] ?? artifact;
  return name.charAt(0).toLocaleUpperCase(texts.language) + name.slice(1);
}

/** A number with its sign; minus is a real one. */
export function signed(number: number): string {
  return number < 0 ? `−${String(-number)}` : `+${String(number)}`;
}

/** How much smaller a name has to be written to fit where a short one does; kana and kanji are twice as wide. */
export function tightness(name: string): number {
  const width = [...name].reduce((sum, sign) => sum + (sign > "ᄀ" ? 1.85 : 1), 0);
  return Math.min(1, Math.max(0.78, 12.5 / width));
}
