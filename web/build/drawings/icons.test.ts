import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TESTED } from "../games";
import { icons, mentioned, symbol } from "./icons";
import { filesUnder } from "../rooms";

const ROOT = join(import.meta.dirname, "../../..");

/** What the plugin makes of a module. */
function transformed(code: string, id: string): string | null {
  const { transform } = icons(["/web/src"]);
  if (typeof transform !== "function") throw new Error("the plugin transforms nothing");
  const made = transform.call({} as never, code, id, undefined as never) as { code: string } | null;
  return made && made.code;
}

it("knows every icon that the pages mention", () => {
  const folders = [join(ROOT, "web/src"), ...TESTED];
  const files = folders.flatMap((folder) => filesUnder(folder).map((file) => join(folder, file)));
  const pages = files.filter((file) => /[\\/]web[\\/]/.test(file) && /\.(svelte|ts)$/.test(file));
  const names = new Set(pages.flatMap((file) => mentioned(readFileSync(file, "utf8"))));
  expect(names).toContain("lucide:undo-2");
  for (const name of names) expect(symbol(name)).toMatch(`<symbol id="${name}" viewBox="0 0 `);
});

it("stops the build at a name that no set has", () => {
  expect(() => symbol("lucide:no-such-thing")).toThrow("lucide:no-such-thing");
});

describe("a module", () => {
  it("brings along what it mentions, each once, on its first line", () => {
    const code = 'const a = "lucide:undo-2";\nconst b = `game-icons:lion`, c = "lucide:undo-2";\n';
    const lines = (transformed(code, "/web/src/parts/Tools.svelte") ?? "").split("\n");
    expect(lines[0]).toBe(
      'import "virtual:icon/game-icons:lion";import "virtual:icon/lucide:undo-2";const a = "lucide:undo-2";',
    );
    expect(lines.length).toBe(code.split("\n").length);
  });

  it("is left alone if it mentions none, or is not of the pages", () => {
    expect(transformed("const a = 1;", "/web/src/a.ts")).toBe(null);
    expect(transformed('"lucide:undo-2"', "/node_modules/a.ts")).toBe(null);
    expect(transformed("/* lucide:undo-2 */", "/web/src/a.svelte?svelte&type=style&lang.css")).not.toBe("");
  });
});
