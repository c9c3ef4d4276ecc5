import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesOf } from "../../build/locales";
import { LANGUAGES } from "../texts/texts";

const SHELL = join(import.meta.dirname, "..");
const SERVER = join(import.meta.dirname, "../../../src/marula/server");

function source(language: string): string {
  return readFileSync(join(SHELL, "locales", `${language}.ftl`), "utf8");
}

function keys(language: string): string[] {
  return new FluentResource(source(language)).body.map((message) => message.id).sort();
}

function read(folder: string, isWanted: (file: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => isWanted(file) && !file.includes(".test.") && !file.startsWith("testing/"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}
const isSource = (file: string) => /\.(svelte|ts)$/.test(file);

/** What is shown where a game's texts are at hand, and with them those of tables. */
const AT_TABLES =
  /^(?:board|bots|guide|kit|table|parts\/share|pages\/gathering)\/|^(?:lesson\/(?!LearnLink|under-way)|connection\/channel|settings\/(?:Pace|Preferences)|pages\/(?:Table|Replay)Page)/;

/** Everything that the page and the server say by its key. */
function said(): string {
  return read(SHELL, isSource) + read(SERVER, (file) => file.endsWith(".py"));
}

/** The keys in a source, and what keys begin with that are put together there. */
function mentioned(sources: string): { literal: Set<string>; begun: string[] } {
  return {
    literal: new Set([...sources.matchAll(/["'`](page-[a-z0-9-]+)["'`]/g)].map(([, key = ""]) => key)),
    begun: [...sources.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map(([, start = ""]) => start),
  };
}

test.each(LANGUAGES)("%s has the same texts as English, in the same order", (language) => {
  expect(keys(language)).toEqual(keys("en"));
  const order = (text: string) => [...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map(([, key]) => key);
  expect(order(source(language))).toEqual(order(source("en")));
  expect(order(source(language))).toHaveLength(keys(language).length);
});

test("no text is unused, and none is missing", () => {
  const { literal, begun } = mentioned(said());
  const known = keys("en");
  expect(known.filter((key) => !literal.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  expect([...literal].filter((key) => !known.includes(key))).toEqual([]);
  expect(begun.filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
});

test("pages that load no texts of tables say none of them", () => {
  const starred = messagesOf(source("en")).flatMap(({ key, isStarred }) => (isStarred ? [key] : []));
  expect(starred.length).toBeGreaterThan(100);
  const { literal, begun } = mentioned(read(SHELL, (file) => isSource(file) && !AT_TABLES.test(file)));
  expect(literal.size).toBeGreaterThan(100);
  expect(starred.filter((key) => literal.has(key) || begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test("French has a narrow space that doesn't break where one belongs", () => {
  const wrong = source("fr")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .filter((line) => / [;:!?»]|« |[^\s\u202f][;!?»]|«[^\u202f]/.test(line.replace(/\{[^}]*\}/g, "x")));
  expect(wrong).toEqual([]);
});
