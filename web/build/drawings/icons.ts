/**
 * Icons by name, such as `lucide:undo-2`. A module that mentions one brings it along, as a symbol for the page's sprite: so a
 * page loads the icons that its modules mention, and nothing else is shipped.
 */
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import type { Plugin } from "vite";

interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const SETS: IconSet[] = [lucide, gameIcons];
const MENTION = /\b(?:lucide|game-icons):[a-z0-9]+(?:-[a-z0-9]+)*/g;
const MODULE = "virtual:icon/";

/** The names of all icons that a source mentions. */
export function mentioned(source: string): string[] {
  return [...new Set(source.match(MENTION))].sort();
}

export function symbol(name: string): string {
  const [prefix, id = ""] = name.split(":");
  const set = SETS.find((candidate) => candidate.prefix === prefix);
  const icon = set?.icons[set.aliases?.[id]?.parent ?? id];
  if (!set || !icon) throw new Error(`There is no icon called ${name}.`);
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  return `<symbol id="${name}" viewBox="0 0 ${String(width)} ${String(height)}">${icon.body}</symbol>`;
}

/** Lets every module in these folders import the icons it mentions. */
export function icons(folders: string[]): Plugin {
  return {
    name: "marula-icons",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${MODULE}`)
        ? `import { add } from "$shell/parts/sprite"; add(${JSON.stringify(symbol(id.slice(MODULE.length + 1)))});`
        : null,
    transform(code, id, options) {
      // What runs outside of a browser has no page to show icons on.
      if (options?.ssr) return null;
      const [file = ""] = id.split("?");
      if (!/\.(svelte|ts)$/.test(file) || !folders.some((folder) => file.startsWith(folder))) return null;
      const names = mentioned(code);
      if (names.length === 0) return null;
      // Before the first line and without one of their own: line numbers stay.
      return { code: names.map((name) => `import "${MODULE}${name}";`).join("") + code, map: null };
    },
  };
}
