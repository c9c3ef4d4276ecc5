/** Which modules of the pages come in one file, so that a page is a few files. What is named nowhere here is left to Vite. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mentioned } from "./drawings/icons.ts";
import { filesUnder } from "./rooms.ts";

/** What the first page is made of: only its icons come with it. */
const FIRST =
  /^(?:parts\/(?!share\/)|settings\/(?!Device|Pace)|lesson\/LearnLink|pages\/(?:home\/|HomePage|CloseTable|GameLine|OpenRecord|TableRow))/;
const SOURCES = join(import.meta.dirname, "../src");
const firstIcons = new Set(
  filesUnder(SOURCES)
    .filter((file) => FIRST.test(file))
    .flatMap((file) => mentioned(readFileSync(join(SOURCES, file), "utf8"))),
);

const GROUPS: [name: string, modules: RegExp][] = [
  // What every page shows: texts, the bar on top, buttons with their icons, lists of tables, the way to a lesson.
  ["shell", /\/node_modules\/(?:svelte|esm-env|clsx|@fluent)\/|virtual:covers\/badges/],
  ["shell", /\/web\/src\/(?:[^/]+|connection\/api|pages\/(?:CloseTable|GameLine|OpenRecord|TableRow))\.(?:ts|svelte)$/],
  ["shell", /\/web\/src\/lesson\/(?:LearnLink|under-way)\./],
  [
    "shell",
    /\/web\/src\/(?:parts|settings|style|texts)\/(?!share|Disc|emblems|Device|device-code|Pace|Preferences|phrases)/,
  ],
  ["shell", /\/web\/src\/device\/(?!notices|sounds)/],
  // Players' discs with their marks, at tables, before there is one, and in lists.
  ["emblems", /\/web\/src\/(?:parts\/(?!share)|table\/company\/Mark\.)/],
  // The icons of all other pages.
  ["icons", /virtual:icon\/lucide:/],
  // Which bots there are, for new tables and for those where some are chosen.
  ["bots", /\/web\/src\/bots\//],
  // What tables of all games are made of, replays included.
  ["table", /\/web\/src\/(?:board|connection|kit|lesson|parts|table)\//],
];

export interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/** The groups as Vite wants them: a module is in the first one that asks for it, with what it imports if no other one asks. */
export function groups(): Group[] {
  const names = [...new Set(GROUPS.map(([name]) => name))];
  return names.map((name, place) => ({
    name,
    test: (id) => chunkOf(id) === name,
    priority: names.length - place,
  }));
}

export function chunkOf(id: string): string | null {
  const path = id.replaceAll("\\", "/");
  const [, icon] = /virtual:icon\/(lucide:.*)$/.exec(path) ?? [];
  if (icon !== undefined && firstIcons.has(icon)) return "shell";
  return GROUPS.find(([, modules]) => modules.test(path))?.[0] ?? null;
}
