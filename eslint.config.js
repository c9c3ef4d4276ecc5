import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { doors } from "./web/build/doors.ts";

export default ts.config(
  { ignores: ["tests/", "node_modules/", ".venv/", ".cache/", "src/marula/pages/", "**/wire.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { plugins: { marula: { rules: { doors } } }, rules: { "marula/doors": "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
