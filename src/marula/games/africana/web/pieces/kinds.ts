/** What an adventure brings, by the names on the board. */
import type { TableView } from "$shell/game";
import type { Texts } from "$shell/texts/texts";
import type { Adventure } from "../plan/plan";
import { COLOURS } from "./icons";

type Named = Record<string, { name?: Record<string, string> } | undefined>;

export const ARTIFACTS = ["mask", "drum", "amphora", "scarab", "necklace"] as const;

/** The name of an artifact, as a label: boards name them in small letters. */
export function artifactName(table: Pick<TableView, "table" | "texts">, kind: string): string {
  const named = table.table.board["artifacts"] as Named | undefined;
  const name = named?.[kind]?.name?.[table.texts.language] ?? kind;
  return name.charAt(0).toLocaleUpperCase(table.texts.language) + name.slice(1);
}

/** What is found there, as a label: the artifact, or that it is an assistant. */
export function kindName(table: Pick<TableView, "table" | "texts">, { artifact }: Adventure): string {
  return artifact ? artifactName(table, artifact) : table.texts.say("africana-page-book-assistant");
}

/** The name of an assistant's colour as a card, as a label. */
export function assistantName(texts: Texts, colour: string): string {
  return texts.attribute(`africana-card-assistant-${colour}`, "label");
}

/** How many of each kind of artifact, in a fixed order; kinds without any are left out. */
export function artifactCounts(adventures: (Adventure | undefined)[]): [kind: string, count: number][] {
  return counted(
    adventures.flatMap((adventure) => adventure?.artifact ?? []),
    ARTIFACTS,
  );
}

/** The same for the colours of assistants. */
export function assistantCounts(adventures: (Adventure | undefined)[]): [colour: string, count: number][] {
  return counted(
    adventures.flatMap((adventure) => adventure?.assistant ?? []),
    COLOURS,
  );
}

function counted(found: string[], order: readonly string[]): [string, number][] {
  return order
    .map((each): [string, number] => [each, found.filter((one) => one === each).length])
    .filter(([, count]) => count > 0);
}
