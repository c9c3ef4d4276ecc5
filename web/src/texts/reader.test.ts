// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { loadBundle } from "./texts";
import { reader } from "./reader.svelte";

const OWN = "africa-score-total";

it("reads of a game what lists say, and the rest when it is brought, in every language from then on", async () => {
  await reader.read("en");
  expect(reader.texts.has("page-play")).toBe(true);
  expect(reader.texts.has("africa-name")).toBe(true);
  expect(reader.texts.has(OWN)).toBe(false);
  await reader.bring("africa");
  expect(reader.texts.say(OWN)).toBe("Total");
  await reader.read("fr");
  expect(reader.texts.has(OWN)).toBe(true);
  expect(document.documentElement.lang).toBe("fr");
  expect((await loadBundle("ja")).hasMessage(OWN)).toBe(false);
});

it("brings a game in the language that is chosen while it comes", async () => {
  await reader.read("en");
  const brought = reader.bring("africana");
  await reader.read("ja");
  await brought;
  expect(reader.texts.language).toBe("ja");
  expect(reader.texts.has("africana-score-total")).toBe(true);
});

it("reads what was chosen last", async () => {
  await Promise.all([reader.read("en"), reader.read("fr")]);
  expect(reader.texts.language).toBe("fr");
});
