/** Telling positions: those that a game lists in tests/telling.json, of matches whose records lie beside it. */
import { api } from "../src/connection/api";

interface Listed {
  record: string;
  move: number;
  caption: string;
}

export interface Telling extends Listed {
  /** The record's file, from the root of the checkout. */
  file: string;
  /** Where the page shows the position. */
  at: string;
}

const LISTS = import.meta.glob<Listed[]>(["$games/*/tests/telling.json", "$further/*/tests/telling.json"], {
  import: "default",
});
const RECORDS = import.meta.glob<string>(["$games/*/tests/matches/*.json", "$further/*/tests/matches/*.json"], {
  query: "?raw",
  import: "default",
});

function gameOf(path: string): string {
  return path.split("/").at(-3) ?? "";
}

export const GAMES = Object.keys(LISTS).map(gameOf).sort();

/** The telling positions of a game, each of its records opened once. */
export async function tellingOf(game: string): Promise<Telling[]> {
  const [path, list] = Object.entries(LISTS).find(([path]) => gameOf(path) === game) ?? [];
  if (path === undefined || !list) throw new Error(`no game ${game} has telling positions`);
  const opened = new Map<string, string>();
  const found: Telling[] = [];
  for (const listed of await list()) {
    const record = path.replace("telling.json", `matches/${listed.record}`);
    const id = opened.get(record) ?? (await open(record));
    opened.set(record, id);
    const at = `/record/${id}${listed.move > 0 ? `?move=${String(listed.move)}` : ""}`;
    found.push({ ...listed, file: record.replace(/^(\.\.\/)+/, ""), at });
  }
  return found;
}

async function open(record: string): Promise<string> {
  const text = await RECORDS[record]?.();
  if (text === undefined) throw new Error(`there is no ${record}`);
  const { id, refused } = await api.openRecord(new TextEncoder().encode(text).buffer);
  if (id === null) throw new Error(`${record}: ${refused?.key ?? ""} ${JSON.stringify(refused?.values)}`);
  return id;
}
