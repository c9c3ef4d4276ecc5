import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressAll } from "./compress";

it("compresses what gets smaller by it, and leaves the rest alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const text = "Marula is a tree. ".repeat(100);
  for (const name of ["page.js", "page.css", "letters.woff2"]) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "small.js"), "let a;");
  await compressAll(folder);
  const expected = ["letters.woff2", "page.css", "page.css.br", "page.css.gz", "page.js", "page.js.br", "page.js.gz"];
  expect(readdirSync(folder).sort()).toEqual([...expected, "small.js"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "page.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "page.css.gz"))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
