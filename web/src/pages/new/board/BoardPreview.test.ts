// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reader } from "../../../texts/reader.svelte";
import type { ProblemInfo } from "../../../wire";
import BoardPreview from "./BoardPreview.svelte";

const GAME = "africa";
const TEXT = `hexagons = [
  { id = "A1", q = 0, r = 0, city = "lagos" },
  { id = "A2", q = "one", r = 0 },
  { id = "A3", q = 2, r = 0, speed = 3 },
]
speed = 3`;
const BOARD = {
  hexagons: [
    { id: "A1", q: 0, r: 0, city: "lagos" },
    { id: "A2", q: "one", r: 0 },
    { id: "A3", q: 2, r: 0, speed: 3 },
  ],
  cities: { lagos: { name: { en: "Lagos", fr: "Lagos", ja: "ラゴス" } } },
  speed: 3,
};
const PROBLEMS: ProblemInfo[] = [
  wrong(3, ["hexagons", 1, "q"], "data-not-integer"),
  wrong(4, ["hexagons", 2, "speed"], "data-unknown-key", { key: "speed" }),
  wrong(6, ["speed"], "data-unknown-key", { key: "speed" }),
];

function wrong(line: number, at: ProblemInfo["at"], key: string, values: ProblemInfo["values"] = {}): ProblemInfo {
  return { line, at, path: at.join("."), key, rule: "", values };
}

let shown: Record<string, unknown>;
function show(board: Record<string, unknown> | null, problems: ProblemInfo[]): void {
  shown = mount(BoardPreview, {
    target: document.body,
    props: { game: GAME, file: "own.toml", text: TEXT, board, problems },
  });
  flushSync();
}
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];
const drawn = () => vi.waitFor(() => expect(all("svg[role=img]")).toHaveLength(1), { timeout: 15_000 });

beforeEach(async () => {
  await reader.read("en");
});
afterEach(() => unmount(shown));

it("draws a board that is in order as it will be played, and says so", async () => {
  show({ ...BOARD, hexagons: BOARD.hexagons.slice(0, 1) }, []);
  await drawn();
  expect(all("svg[role=img]")[0]?.getAttribute("aria-label")).toContain("own.toml");
  expect(all("[data-name]").map(({ textContent }) => textContent)).toEqual(["Lagos"]);
  expect(all("[role=alert], [data-mark]")).toEqual([]);
  expect(all("figcaption")[0]?.textContent).toContain("in order");
});

it("tells what is wrong at its line, and marks on the drawing what can be shown there", async () => {
  show(BOARD, PROBLEMS);
  await drawn();
  flushSync();
  expect(all("[data-mark]").map(({ dataset }) => dataset["mark"])).toEqual(["1"]);
  const lines = all("ol > li").filter((line) => line.querySelector("ul"));
  expect(lines.map((line) => line.querySelector("code")?.textContent)).toEqual([
    '  { id = "A2", q = "one", r = 0 },',
    '  { id = "A3", q = 2, r = 0, speed = 3 },',
    "speed = 3",
  ]);
  expect(lines[0]?.textContent).toContain("whole number");
  // What isn't on the drawing, or can't be drawn, has no number.
  expect(lines.map((line) => line.querySelectorAll("button").length)).toEqual([0, 1, 0]);
  expect(all("[role=alert]")[0]?.textContent).toContain("own.toml: 3 problems");
});

it("shows on the drawing what is chosen in the text, until it is chosen again", async () => {
  show(BOARD, PROBLEMS);
  await drawn();
  flushSync();
  const [button] = all("button");
  button?.click();
  flushSync();
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  expect(all("[data-mark].pointed")).toHaveLength(1);
  button?.click();
  flushSync();
  expect(all("[data-mark].pointed")).toHaveLength(0);
});

it("shows the line where a file can't be read at all, and draws nothing", () => {
  show(null, [wrong(2, [], "file-not-toml", { file: "own.toml", line: "2", reason: "Invalid value" })]);
  expect(all("svg[role=img], figure")).toEqual([]);
  expect(all("ol > li").map((line) => line.classList.contains("context"))).toEqual([true, false, true]);
  expect(all("[role=alert]")[0]?.textContent).toContain("Invalid value");
});
