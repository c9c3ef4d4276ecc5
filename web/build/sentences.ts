/**
 * What the page says: `node web/build/sentences.ts MESSAGES SENTENCES` reads tables with messages from one file and
 * writes each message's sentences, in all languages, to the other. tests/test_sentences.py compares them with Python's.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { Texts, Told } from "../src/texts/texts.ts";
import type { RefusalInfo } from "../src/wire.ts";

type Message =
  | { kind: "event"; data: Record<string, unknown> }
  | { kind: "story"; data: Record<string, unknown>[] }
  | { kind: "action"; data: Record<string, unknown> }
  | { kind: "refusal"; data: RefusalInfo };

interface Table {
  told: Told;
  messages: Message[];
}

function sentence(texts: Texts, message: Message): string {
  try {
    switch (message.kind) {
      case "event":
        return eventToldTwice(texts, message.data);
      case "story":
        return texts
          .story(message.data)
          .map(({ text }) => text)
          .join("\n");
      case "action":
        return texts.action(message.data);
      case "refusal": {
        const { text, rule } = texts.refusal(message.data);
        return `${text} [${rule}]`;
      }
    }
  } catch (error) {
    return String(error);
  }
}

/** The log tells events in a way of its own, name by name: where that differs, both are given. */
function eventToldTwice(texts: Texts, event: Record<string, unknown>): string {
  const text = texts.event(event);
  const logged = texts.story([event]).map((told) => told.text);
  return logged.join(" | ") === text ? text : `${text} In the log: ${logged.join(" | ")}`;
}

const [from = "", to = ""] = process.argv.slice(2);
const tables = JSON.parse(readFileSync(from, "utf8")) as Table[];

// The texts are found by Vite (import.meta.glob), so Vite loads the module; nobody listens, nothing is watched.
const server = await createServer({
  configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
const page = (await server.ssrLoadModule("/src/texts/texts.ts")) as typeof import("../src/texts/texts.ts");
const games = new Set(tables.map(({ told }) => told.game));
const languages = await Promise.all(
  page.LANGUAGES.map(async (language) => new page.Texts(language, await page.loadBundle(language, games))),
);
const said = tables.map(({ told, messages }) => {
  const texts = languages.map((language) => language.at(told));
  return messages.map((message) => texts.map((language) => sentence(language, message)));
});
await server.close();
writeFileSync(to, JSON.stringify(said));
