// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aroundOf } from "../../testing/around";
import { reader } from "../../texts/reader.svelte";
import type { AroundSeat, Position, SeatInfo } from "../../wire";
import { Company } from "./company.svelte";
import { presenceOf, timeFor } from "./presence";

const SEATS: SeatInfo[] = [
  { player: "person", name: "Awa", colour: "red", emblem: "lion" },
  { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" },
  { player: "bot", name: "Malik", colour: "green", emblem: "gorilla", level: "greedy" },
];
const NOW = Date.parse("2026-01-01T12:00:00Z");
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  vi.useFakeTimers({ now: NOW });
});

/** Chiyo, who sits elsewhere; what else is said of her, and how it stands. */
function chiyo(
  her: Partial<AroundSeat>,
  setting: { acting?: number[]; thinking?: number[]; pace?: string; heard?: boolean } = {},
) {
  const company = new Company({ seats: SEATS, mine: [0] });
  company.hear(aroundOf(SEATS, [null, { mine: false, ...her }], { pace: setting.pace ?? "live" }));
  const { acting = [], thinking = [] } = setting;
  const screen = { acting, thinking, narrow: false, position: { result: null } as Position };
  const seen = (seat: number) => {
    const { mark, words } = presenceOf(seat, company, screen, reader.texts, setting.heard ?? true);
    return `${mark ?? "none"}: ${words}`;
  };
  company.close();
  return { her: seen(1), me: seen(0), bot: seen(2), company };
}

test("is nobody's business where everybody is here or a bot", () => {
  const company = new Company({ seats: SEATS, mine: [0, 1] });
  expect(company.isOnline).toBe(false);
  company.hear(aroundOf(SEATS));
  expect(company.isOnline).toBe(false);
  company.hear(aroundOf(SEATS, [null, { mine: false }]));
  expect(company.isOnline).toBe(true);
  company.close();
});

describe("a mark of its own and a word for", () => {
  test.each([
    ["who looks at the table", { presence: "here" }, {}, "here: Here"],
    ["who decides", { presence: "here" }, { acting: [1] }, "thinking: Thinking"],
    ["who is away", { presence: "away", since: ago(3) }, {}, "away: Away for 3 min"],
    ["who has just gone away", { presence: "away", since: ago(0.5) }, {}, "away: Away"],
    ["who should decide and is away", { presence: "away", since: ago(200) }, { acting: [1] }, "away: Away for 3 hr"],
    ["who can't be heard", { presence: "gone", since: ago(3) }, {}, "offline: Offline"],
    ["who was here, by turns", { presence: "gone", since: ago(1440) }, { pace: "2d" }, "offline: Last here yesterday"],
    ["a bot that sits in", { state: "stand-in" }, { acting: [1] }, "bot: A bot sits in"],
  ] as const)("%s", (_, her, setting, expected) => {
    expect(chiyo(her, { ...setting, acting: [...("acting" in setting ? setting.acting : [])] }).her).toBe(expected);
  });

  test("a bot, and a bot that takes its time to decide", () => {
    expect(chiyo({}).bot).toBe("bot: Bot");
    expect(chiyo({}, { acting: [2] }).bot).toBe("bot: Bot");
    expect(chiyo({}, { acting: [2], thinking: [2] }).bot).toBe("thinking: Thinking");
  });
});

test("of oneself nothing is said", () => {
  expect(chiyo({}).me).toBe("none: ");
});

test("of others nothing is known while the server can't be heard", () => {
  expect(chiyo({ presence: "here" }, { heard: false }).her).toBe("none: –");
});

test("how long something has gone on", () => {
  const spans = [0, 0.9, 1, 59, 60, 1439, 1440].map((minutes) => timeFor(ago(minutes), "ja", NOW).replace(" ", ""));
  expect(spans).toEqual(["", "", "1分", "59分", "1時間", "23時間", "1日"]);
});
