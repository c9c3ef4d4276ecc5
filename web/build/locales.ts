/**
 * Texts as pages load them, without comments. `web/src/locales/fr.ftl?page` is what every page needs: the page's own texts
 * but for those under headings with a star, the shared ones but for those of the command line, and of every game what lists and
 * titles say of it. `web/src/locales/fr.ftl?table` has those under a star, which tables and replays need, and
 * `…/GAME/locales/fr.ftl?game` is the rest of a game's, for its own pages.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { gamesIn } from "./games.ts";

/** What a game is called, whose it is and what it is about. */
const COVER = ["name", "author", "tagline"];

interface Message {
  key: string;
  text: string;
  /** Whether it stands under a heading with a star. */
  isStarred: boolean;
}

/** The messages of a Fluent file, in order, each with its attributes. */
export function messagesOf(source: string): Message[] {
  const found: Message[] = [];
  let isStarred = false;
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith("## ")) isStarred = line.endsWith(" *");
    const [, key] = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line) ?? [];
    const last = found.at(-1);
    if (key !== undefined) found.push({ key, text: line, isStarred });
    else if (last && /^\s+\S/.test(line)) last.text += `\n${line}`;
  }
  return found;
}

/** Whether a message is one that lists show of the game. */
function isOnCover(game: string, key: string): boolean {
  return COVER.some((part) => key === `${game.replaceAll("_", "-")}-${part}`);
}

export interface Folders {
  page: string;
  shared: string;
  /** Where games are: each a folder in one of these. */
  games: string[];
}

export function textsOfPage({ page, shared, games }: Folders, language: string): { text: string; files: string[] } {
  const own = join(page, `${language}.ftl`);
  const ofAll = join(shared, `${language}.ftl`);
  const ofGames = gamesIn(games).map(
    (folder) => [basename(folder), join(folder, "locales", `${language}.ftl`)] as const,
  );
  const messages = [
    ...read(own).filter(({ isStarred }) => !isStarred),
    ...read(ofAll).filter(({ key }) => !key.startsWith("cli-")),
    ...ofGames.flatMap(([game, file]) => read(file).filter(({ key }) => isOnCover(game, key))),
  ];
  return { text: joined(messages), files: [own, ofAll, ...ofGames.map(([, file]) => file)] };
}

export function textsOfTables({ page }: Pick<Folders, "page">, language: string): string {
  return joined(read(join(page, `${language}.ftl`)).filter(({ isStarred }) => isStarred));
}

export function textsOfGame(file: string): string {
  const game = basename(join(file, "../.."));
  return joined(read(file).filter(({ key }) => !isOnCover(game, key)));
}

function read(file: string): Message[] {
  return messagesOf(readFileSync(file, "utf8"));
}

function joined(messages: Message[]): string {
  return messages.map(({ text }) => text).join("\n");
}

export function locales(folders: Folders): Plugin {
  return {
    name: "marula-locales",
    enforce: "pre",
    load(id) {
      const [, file = "", kind] = /^(.*\.ftl)\?(page|table|game)$/.exec(id) ?? [];
      if (kind === undefined) return null;
      if (kind === "game") return asModule(textsOfGame(file));
      if (kind === "table") return asModule(textsOfTables(folders, basename(file, ".ftl")));
      const { text, files } = textsOfPage(folders, basename(file, ".ftl"));
      for (const one of files) this.addWatchFile(one);
      return asModule(text);
    },
  };
}

function asModule(text: string): string {
  return `export default ${JSON.stringify(text)};`;
}
