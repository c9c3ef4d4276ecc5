import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("web"),
  base: "/",
  plugins: [svelte()],
  resolve: {
    alias: { $shell: here("web/src"), $games: here("src/marula/games") },
    // Component tests run the browser's half of Svelte.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("src/marula/pages"),
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8350", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["**/*.test.ts", here("src/marula/games/*/web/**/*.test.ts")],
  },
});
