import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../texts/texts";

const SHELL = join(import.meta.dirname, "..");
const SERVER = join(import.meta.dirname, "../../../src/marula/server");

function source(language: string): string {
  return readFileSync(join(SHELL, "locales", `${language}.ftl`), "utf8");
}

function keys(language: string): string[] {
  return new FluentResource(source(language)).body.map((message) => message.id).sort();
}

/** Everything that the page and the server say by its key. */
function said(): string {
  const read = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ending.test(file) && !file.includes(".test.") && !file.startsWith("testing/"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
  return read(SHELL, /\.(svelte|ts)$/) + read(SERVER, /\.py$/);
}

test.each(LANGUAGES)("%s has the same texts as English, in the same order", (language) => {
  expect(keys(language)).toEqual(keys("en"));
  const order = (text: string) => [...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map(([, key]) => key);
  expect(order(source(language))).toEqual(order(source("en")));
  expect(order(source(language))).toHaveLength(keys(language).length);
});

test("no text is unused, and none is missing", () => {
  const sources = said();
  const literal = new Set([...sources.matchAll(/["'`](page-[a-z0-9-]+)["'`]/g)].map(([, key = ""]) => key));
  const begun = [...sources.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map(([, start = ""]) => start);
  const known = keys("en");
  expect(known.filter((key) => !literal.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  expect([...literal].filter((key) => !known.includes(key))).toEqual([]);
  expect(begun.filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
});

test("French has a narrow space that doesn't break where one belongs", () => {
  const wrong = source("fr")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .filter((line) => / [;:!?»]|« |[^\s\u202f][;!?»]|«[^\u202f]/.test(line.replace(/\{[^}]*\}/g, "x")));
  expect(wrong).toEqual([]);
});
