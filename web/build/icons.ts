/** Icons by name, such as `lucide:undo-2`: those that the pages mention become one sprite, and nothing else is shipped. */
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const SETS: IconSet[] = [lucide, gameIcons];
const MENTION = /\b(lucide|game-icons):([a-z0-9-]+)/g;
const MODULE = "virtual:icons";

/** The names of all icons that the sources in these folders mention. */
export function mentioned(folders: string[]): string[] {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/[\\/]web[\\/]/.test(join(folder, file)) || !/\.(svelte|ts)$/.test(file) || file.endsWith(".test.ts"))
        continue;
      for (const [name] of readFileSync(join(folder, file), "utf8").matchAll(MENTION)) names.add(name);
    }
  }
  return [...names].sort();
}

function symbol(name: string): string {
  const [prefix, id = ""] = name.split(":");
  const set = SETS.find((candidate) => candidate.prefix === prefix);
  const icon = set?.icons[set.aliases?.[id]?.parent ?? id];
  if (!set || !icon) throw new Error(`There is no icon called ${name}.`);
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  return `<symbol id="${name}" viewBox="0 0 ${String(width)} ${String(height)}">${icon.body}</symbol>`;
}

export function sprite(names: string[]): string {
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${names.map(symbol).join("")}</svg>`;
}

/** Offers the sprite as the module `virtual:icons`. */
export function icons(folders: string[]): Plugin {
  return {
    name: "marula-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const sprite = ${JSON.stringify(sprite(mentioned(folders)))};` : null,
    hotUpdate() {
      const made = this.environment.moduleGraph.getModuleById(`\0${MODULE}`);
      if (made) this.environment.moduleGraph.invalidateModule(made);
    },
  };
}
