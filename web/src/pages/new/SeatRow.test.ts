// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LEVELS } from "../../bots/levels";
import { reader } from "../../texts/reader.svelte";
import type { GameInfo } from "../../wire";
import SeatRow from "./SeatRow.svelte";

const GAME: GameInfo = {
  ...{ id: "africa", min_players: 2, max_players: 5, minutes: 45, identities: [], options: [], boards: [] },
  ...{ levels: [...LEVELS], styles: ["explorer", "herder"], has_lesson: true, rules: "source" },
};

let row: object;
let level = "casual";

function sit(player: "bot" | "person", isTold = false): void {
  row = mount(SeatRow, {
    target: document.body,
    props: {
      ...{ game: GAME, index: 1, seat: { player, colour: "red", emblem: "lion" }, name: "Awa", isTold },
      get level() {
        return level;
      },
      set level(chosen: string) {
        level = chosen;
      },
      onplayer: () => undefined,
      oncolour: () => undefined,
    },
  });
  flushSync();
}
const fields = () => [...document.querySelectorAll("select")];
const about = () => document.querySelector("#about-1");
const choices = (field: HTMLSelectElement | undefined) => [...(field?.options ?? [])].map(({ text }) => text);

function choose(at: number, value: string): void {
  const field = fields()[at];
  if (!field) throw new Error("no such field");
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  level = "casual";
  await reader.read("en");
  await reader.bring("africa");
});
afterEach(() => unmount(row));

test("a bot has a level, and who plays well a style, each with what to expect", async () => {
  sit("bot");
  expect(choices(fields()[0])).toEqual(["Novice", "Casual", "Strong", "Master"]);
  expect(fields()).toHaveLength(1);
  expect(about()?.textContent).toBe("Knows the game, but lets chances slip by.");
  expect(fields()[0]?.getAttribute("aria-describedby")).toBe("about-1");
  choose(0, "master");
  expect(level).toBe("master");
  await unmount(row);
  sit("bot");
  expect(choices(fields()[1])).toEqual(["Any style", "Explorer", "Herder"]);
  expect(fields()[1]?.value).toBe("");
  choose(1, "herder");
  expect(level).toBe("master:herder");
  await unmount(row);
  sit("bot");
  expect(about()?.textContent).toContain("Hard to beat. Likes to lead animals to their own kind");
  choose(0, "novice");
  expect(level, "novices have no style").toBe("novice");
});

test("what another seat has said already is heard, and not shown again", () => {
  sit("bot", true);
  expect(about()?.classList.contains("heard")).toBe(true);
});

test("a person has neither", () => {
  level = "";
  sit("person");
  expect([fields().length, about()]).toEqual([0, null]);
});
