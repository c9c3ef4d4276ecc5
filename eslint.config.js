import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { doors } from "./web/build/doors.ts";

export default ts.config(
  { ignores: ["tests/", "tools/pyodide/", "node_modules/", ".venv/", ".cache/", "src/marula/pages/", "**/wire.ts"] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // `() => act()` is how a handler is written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A number in a template is written as everybody expects it; anything else is not.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  { plugins: { marula: { rules: { doors } } }, rules: { "marula/doors": "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `void value` in an effect: it is to run again when the value changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  {
    // To TypeScript without Svelte's own tools a component is anything, and so is what it hands to handlers and snippets. What is
    // given to components and taken from them is checked by svelte-check, which knows their types.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // `$bindable()` is no default.
      "@typescript-eslint/no-useless-default-assignment": "off",
    },
  },
  // The two of them are no part of the pages' project.
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
