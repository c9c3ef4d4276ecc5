import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { groups } from "./web/build/chunks.ts";
import { compressed } from "./web/build/compress.ts";
import { covers } from "./web/build/drawings/covers.ts";
import { Cutter, fonts } from "./web/build/fonts/fonts.ts";
import { FURTHER_GAMES, GAMES, OWN_GAMES, TESTED } from "./web/build/games.ts";
import { icons } from "./web/build/drawings/icons.ts";
import { locales } from "./web/build/locales.ts";
import { passOn } from "./web/build/proxy.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  $shell: here("web/src"),
  $games: OWN_GAMES,
  $further: FURTHER_GAMES,
  $fonts: here(".cache/fonts"),
};
const texts = { page: here("web/src/locales"), shared: here("src/marula/locales"), games: GAMES };

const TESTS_OF_TOOLS = ["build/**/*.test.ts"];
const TESTS = ["**/*.test.ts", ...TESTED.map((folder) => `${folder.replaceAll("\\", "/")}/*/web/**/*.test.ts`)];

export default defineConfig({
  root: here("web"),
  base: "/",
  cacheDir: here(".cache/vite"),
  plugins: [
    svelte({ configFile: here("svelte.config.js") }),
    covers({ root: here("web"), games: GAMES, alias }),
    icons([here("web/src"), ...GAMES]),
    locales(texts),
    compressed(),
    fonts(texts, new Cutter(here(".cache/fonts"), "$fonts")),
  ],
  resolve: {
    alias,
    // What games elsewhere import comes from here too.
    dedupe: ["svelte"],
    // Component tests run the browser's half of Svelte.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("src/marula/pages"),
    emptyOutDir: true,
    target: "es2022",
    // All browsers that the style sheets are for know it.
    modulePreload: { polyfill: false },
    // Which files a page needs, for the document to name them all at once (src/marula/server/documents.py).
    manifest: "manifest.json",
    // Newer than the script's: colours for light and dark in one place (light-dark).
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { output: { codeSplitting: { groups: groups() } }, checks: { bundlerTimings: false } },
    // The server's policy lets fonts come from files only.
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
  server: {
    fs: { allow: [here("."), FURTHER_GAMES] },
    // `make dev` says where its server is (tools/dev.py); without it, that of `make play`.
    proxy: { "/api": passOn(process.env.MARULA_SERVER ?? "http://127.0.0.1:8350") },
  },
  test: {
    // A test that needs a page says so in its first line: making one takes longer than most tests.
    environment: "node",
    // What hangs is ended at last, but no test fails because a machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Each file has a world of its own, made anew in a process that stays: a third of the time of a process for each.
      { extends: true, test: { name: "pages", pool: "vmThreads", include: TESTS, exclude: TESTS_OF_TOOLS } },
      // What runs Vite and ESLint themselves needs the real world.
      { extends: true, test: { name: "tools", include: TESTS_OF_TOOLS } },
    ],
  },
});
