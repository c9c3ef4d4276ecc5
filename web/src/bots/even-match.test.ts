import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { evenLevel, playedBy, type Played } from "./even-match";

const person: SeatInfo = { player: "person", name: "Awa", colour: "red", emblem: "lion" };
const bot = (level: string): SeatInfo => ({ player: "bot", name: "", colour: "blue", emblem: "buffalo", level });

/** Matches one after another: how many of the bots one was ahead of. */
function matches(level: string, ...shares: number[]): Played[] {
  return shares.map((share, number) => ({ table: String(number), level, share }));
}

describe("a match counts", () => {
  test.each([
    ["won against one bot", [person, bot("casual")], [1, 2], 1],
    ["lost against one bot", [person, bot("casual")], [2, 1], 0],
    ["shared", [person, bot("casual")], [1, 1], 0.5],
    ["ahead of two of three", [person, bot("casual"), bot("casual"), bot("casual")], [2, 1, 3, 3], 2 / 3],
    ["two people, one ahead and one behind", [person, person, bot("casual")], [1, 3, 2], 0.5],
    ["styles of one level", [person, bot("master:herder"), bot("master")], [1, 2, 3], 1],
  ])("%s", (_, seats, places, share) => {
    const mine = seats.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
    expect(playedBy("t", seats, mine, { places })?.share).toBeCloseTo(share);
  });

  test.each([
    ["bots of several levels", [person, bot("casual"), bot("strong")], [0]],
    ["somebody elsewhere", [person, person, bot("casual")], [0]],
    ["nobody here", [bot("casual"), bot("casual")], []],
    ["no bots", [person, person], [0, 1]],
    ["bots from before there were levels", [person, bot("greedy")], [0]],
  ])("not with %s", (_, seats, mine) => {
    expect(playedBy("t", seats, mine, { places: seats.map((_, seat) => seat + 1) })).toBeNull();
  });
});

describe("the level for an even match", () => {
  test.each([
    ["nothing is known", [], null],
    ["two victories are few", matches("casual", 1, 1), null],
    ["three victories are clear", matches("casual", 1, 1, 1), "strong"],
    ["two of three are even enough", matches("casual", 1, 0, 1), null],
    ["three defeats are clear", matches("casual", 0, 0, 0), "novice"],
    ["more was expected of who plays strong bots", matches("strong", 1, 1, 1), "master"],
    ["less is expected of who plays masters", matches("master", 0, 0, 1), "strong"],
    ["nobody is stronger", matches("master", 1, 1, 1, 1), null],
    ["nobody is weaker", matches("novice", 0, 0, 0, 0), null],
    ["most of the bots, most of the time", matches("casual", 1, 2 / 3, 1, 2 / 3), "strong"],
    ["a level that isn't there", matches("oracle", 1, 1, 1), null],
  ])("%s", (_, played, level) => {
    expect(evenLevel(played)).toBe(level);
  });

  test("is told from the matches since it was changed", () => {
    const before = [...matches("casual", 1, 1, 1), ...matches("strong", 0, 0, 0)];
    expect(evenLevel(before)).toBe("casual");
    expect(evenLevel([...before, ...matches("casual", 1)])).toBeNull();
    expect(evenLevel([...before, ...matches("casual", 1, 1, 1)])).toBe("strong");
  });

  test("who has become better is not held to what was long ago", () => {
    const long = Array.from({ length: 20 }, () => 0.4);
    expect(evenLevel(matches("casual", ...long, ...Array.from({ length: 10 }, () => 1)))).toBe("strong");
  });
});
