/**
 * The games' covers, drawn when the pages are built: lists show still pictures, and load nothing else of the games they list.
 * `virtual:covers/posters` and `virtual:covers/badges` have the drawings by game, and bring their style sheets along.
 */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Component } from "svelte";
import { createServer, type AliasOptions, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from "vite";
import { gamesIn } from "../games.ts";
import { mentioned, symbol } from "./icons.ts";

export interface Folders {
  root: string;
  /** Where games are. */
  games: string[];
  alias: AliasOptions;
}

export type Kind = "Poster" | "Badge";

export interface Drawing {
  /** An SVG, as markup. */
  markup: string;
  /** What the markup's classes and colours mean. */
  styles: string[];
}

export interface Drawn {
  drawings: Record<Kind, Map<string, Drawing>>;
  /** What they were drawn from. */
  files: string[];
}

const MODULES: Record<string, Kind> = { "virtual:covers/posters": "Poster", "virtual:covers/badges": "Badge" };
const STYLES = ".css";
/** Nothing is bundled beforehand: several of these servers may run at once, and would write to one folder. */
const UNBUNDLED = { noDiscovery: true, exclude: ["svelte"] };

/** Draw the covers of all games, by their own components. */
export async function draw({ root, games, alias }: Folders): Promise<Drawn> {
  const drawings: Drawn["drawings"] = { Poster: new Map(), Badge: new Map() };
  const files = new Set<string>();
  // Vite compiles the components; nobody listens, nothing is watched.
  const server = await createServer({
    configFile: false,
    root,
    // Games elsewhere are drawn with the same Svelte as ours.
    resolve: { alias, dedupe: ["svelte"] },
    plugins: [
      svelte({
        configFile: false,
        prebundleSvelteLibraries: false,
        preprocess: vitePreprocess(),
        emitCss: false,
        compilerOptions: { runes: true, dev: false, css: "injected" },
      }),
    ],
    cacheDir: join(root, "../.cache/covers"),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: UNBUNDLED,
    environments: { ssr: { optimizeDeps: UNBUNDLED } },
    appType: "custom",
    logLevel: "error",
  });
  try {
    // From the same server: components and what renders them have to share one Svelte.
    const { render } = (await server.ssrLoadModule("svelte/server")) as typeof import("svelte/server");
    for (const folder of gamesIn(games)) {
      const game = basename(folder);
      const door = join(folder, "web/cover.ts");
      if (!existsSync(door)) continue;
      const { default: cover } = (await server.ssrLoadModule(door)) as { default: Record<Kind, Component> };
      const sources = await reached(server, door);
      for (const file of sources) files.add(file);
      const shared = sources.filter((file) => file.endsWith(STYLES)).map((file) => readFileSync(file, "utf8"));
      for (const kind of ["Poster", "Badge"] as const) {
        const { head, body } = render(cover[kind]);
        const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
        const prefix = `${game}-${kind.toLowerCase()}-`;
        const { markup, styles } = withoutStyles(body.replaceAll(/<!--.*?-->/gs, "").trim(), prefix);
        const colours = /var\(--/.test([markup, styles, ...own].join("")) ? shared : [];
        drawings[kind].set(game, { markup: withIcons(markup, prefix), styles: [...colours, ...own, styles] });
      }
    }
  } finally {
    await server.close();
  }
  return { drawings, files: [...files] };
}

/** A drawing with the icons it uses in it, under names of its own: it needs nothing else. */
export function withIcons(markup: string, prefix: string): string {
  const names = mentioned(markup);
  if (names.length === 0) return markup;
  const symbols = names.map((name) => symbol(name).replace(`id="${name}"`, `id="${prefix}${name}"`)).join("");
  const used = markup.replaceAll('href="#', `href="#${prefix}`);
  return used.replace(/^<svg[^>]*>/, (opening) => `${opening}<defs>${symbols}</defs>`);
}

/** A drawing whose styles are in a sheet, not in attributes: a page may be shown under a policy that allows only sheets. */
export function withoutStyles(markup: string, prefix: string): { markup: string; styles: string } {
  const classes = new Map<string, string>();
  const plain = markup.replaceAll(/<[^>]* style="[^"]*"[^>]*>/g, (tag) => {
    const [, style = ""] = / style="([^"]*)"/.exec(tag) ?? [];
    const name = classes.get(style) ?? `${prefix}${String(classes.size)}`;
    classes.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, "");
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
  return { markup: plain, styles: [...classes].map(([style, name]) => `.${name} {${style}}`).join("\n") };
}

/** The files of the pages that a module was made from. */
async function reached(server: ViteDevServer, file: string): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph;
  const found = new Map<string, EnvironmentModuleNode>();
  const follow = (node: EnvironmentModuleNode | undefined) => {
    if (!node?.file || node.file.includes("/node_modules/") || found.has(node.file)) return;
    found.set(node.file, node);
    for (const next of node.importedModules) follow(next);
  };
  follow(await graph.getModuleByUrl(file));
  return [...found.keys()];
}

export function covers(folders: Folders): Plugin {
  let drawing: Promise<Drawn> | null = null;
  return {
    name: "marula-covers",
    resolveId: (id) => (id.replace(STYLES, "") in MODULES ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(1);
      const kind = id.startsWith("\0") ? MODULES[name.replace(STYLES, "")] : undefined;
      if (kind === undefined) return null;
      const { drawings, files } = await (drawing ??= draw(folders));
      for (const file of files) this.addWatchFile(file);
      const ofKind = [...drawings[kind]];
      if (name.endsWith(STYLES)) return [...new Set(ofKind.flatMap(([, { styles }]) => styles))].join("\n");
      const byGame = Object.fromEntries(ofKind.map(([game, { markup }]) => [game, markup]));
      return `import "${name}${STYLES}";\nexport default ${JSON.stringify(byGame)};`;
    },
    // While one works on a cover it is drawn anew at every change.
    watchChange() {
      drawing = null;
    },
    hotUpdate() {
      drawing = null;
    },
  };
}
