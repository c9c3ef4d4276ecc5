/** The rooms of the pages: which there are, what is in them, and what a module leads to. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, sep } from "node:path";

/** The rooms that a game's page may have; not every game needs every one. */
export const ROOMS = [
  "board",
  "cover",
  "desk",
  "end",
  "pieces",
  "plan",
  "players",
  "supply",
  "testing",
  "tray",
  "words",
] as const;
/** What stands at the door of a game's page. */
export const AT_THE_DOOR = ["cover.ts", "index.ts", "wire.ts"];
export const MOST_FILES = 16;

/** Every file under a folder, by its path from there. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The rooms with more files than anybody keeps in mind. */
export function crowded(files: string[]): string[] {
  const rooms = new Set(files.map((file) => dirname(file)));
  return [...rooms].filter((room) => files.filter((file) => dirname(file) === room).length > MOST_FILES);
}

/** The files of a game's page that are neither at its door nor in one of its rooms. */
export function homeless(files: string[]): string[] {
  return files.filter((file) => {
    const [room = "", ...rest] = file.split("/");
    return rest.length === 0 ? !AT_THE_DOOR.includes(room) : rest.length > 1 || !ROOMS.some((name) => name === room);
  });
}

/** The tests beside which nothing stands that has their name. */
export function apart(files: string[]): string[] {
  const named = new Set(files.filter((file) => !isTest(file)).map((file) => join(dirname(file), subject(file))));
  return files.filter((file) => isTest(file) && !named.has(join(dirname(file), subject(file))));
}

function isTest(file: string): boolean {
  return file.endsWith(".test.ts");
}

/** What a file is about: `desk` for desk.svelte.ts, desk.test.ts and Desk.svelte. */
function subject(file: string): string {
  return (basename(file).split(".")[0] ?? "").toLowerCase();
}

const IMPORTS = /^\s*(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** All modules of a page that come with one of them, by their paths from the folder; types don't come. */
export function reached(folder: string, file: string, found = new Set<string>()): Set<string> {
  const path = [file, `${file}.ts`].find((name) => filesUnder(folder).includes(name));
  if (path === undefined) throw new Error(`${file} is nowhere in ${folder}`);
  if (found.has(path)) return found;
  found.add(path);
  if (extname(path) === ".css") return found;
  for (const [, asked = ""] of readFileSync(join(folder, path), "utf8").matchAll(IMPORTS))
    reached(folder, join(dirname(path), asked), found);
  return found;
}
