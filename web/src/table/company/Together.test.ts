// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { aroundOf } from "../../testing/around";
import { soon } from "../../testing/fake-table";
import { FakeSocket } from "../../testing/socket";
import { reader } from "../../texts/reader.svelte";
import type { AroundSeat, GameInfo, Position, SeatInfo, TableToPlay } from "../../wire";
import { TableScreen } from "../screen/screen.svelte";
import Together from "./Together.svelte";

const SEATS: SeatInfo[] = [
  { player: "person", name: "Awa", colour: "red", emblem: "lion" },
  { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" },
  { player: "person", name: "Nour", colour: "green", emblem: "gorilla" },
];
const TABLE: TableToPlay = {
  ...{ id: "k3v9", game: "africa", rules: 1, board: {}, names: {}, nouns: {}, options: {}, facts: null, lesson: null },
  ...{ actions: [], numbering: "n1", has_secrets: false, commitment: "", created: "", asked: null },
  ...{ mine: [0], seats: SEATS },
};
const GAME: GameInfo = {
  ...{ id: "africa", min_players: 2, max_players: 5, minutes: 45, options: [], boards: [], identities: [] },
  ...{ levels: ["novice", "casual", "strong", "master"], styles: ["herder"], has_lesson: true, rules: "source" },
};

let screen: TableScreen;
let menu: object;

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
  FakeSocket.install();
  screen = new TableScreen(TABLE);
  FakeSocket.latest.open();
});
afterEach(async () => {
  await unmount(menu);
  screen.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(chiyo: Partial<AroundSeat>, nour: Partial<AroundSeat> = { mine: false }, host = true): void {
  FakeSocket.latest.say(aroundOf(SEATS, [null, { mine: false, ...chiyo }, nour], { host }));
  const position: Position = {
    ...{ seat: 0, view: {}, turn: { seat: 0, number: 1 }, actors: [0], can_undo: false, rewind: null },
    ...{ scores: [0, 0, 0], legal: [], result: null, seed: null, lesson: null },
  };
  FakeSocket.latest.say({ type: "update", since: 0, seq: 0, entries: [], position });
  menu = mount(Together, { target: document.body, props: { screen, onclose: () => undefined } });
  flushSync();
}
const ways = () => [...document.querySelectorAll("button")].filter((one) => one.textContent.includes("A bot for"));

test("a host chooses the bot for a seat that somebody has left", async () => {
  const change = vi.spyOn(api, "changeSeat").mockResolvedValue(undefined);
  open({ state: "stand-in", presence: "", level: "master" });
  expect(ways().map(({ textContent }) => textContent.trim())).toEqual(["A bot for Chiyo’s seat"]);
  ways()[0]?.click();
  flushSync();
  await soon();
  flushSync();
  const field = document.querySelector<HTMLSelectElement>("dialog select");
  expect(field?.value).toBe("master");
  if (field) field.value = "novice";
  field?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  document.querySelector<HTMLElement>("dialog .main")?.click();
  expect(change).toHaveBeenCalledWith("k3v9", 1, { become: "bot", level: "novice", name: "" });
});

test("nobody's seat gets a bot while it is theirs", () => {
  open({ presence: "gone" }, { mine: false, state: "stand-in", presence: "gone", level: "strong" });
  expect(ways()).toHaveLength(0);
});

test("only a host does", () => {
  open({ state: "free", presence: "" }, { mine: false }, false);
  expect(ways()).toHaveLength(0);
});
