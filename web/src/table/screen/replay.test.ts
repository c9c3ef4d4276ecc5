// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { preferences } from "../../device/preferences.svelte";
import { reader } from "../../texts/reader.svelte";
import { ReplayScreen } from "./replay.svelte";
import type { Entry, Position, ReplayInfo } from "../../wire";

const LAST = 6;

/** A match in which seat 0 scores one point with every entry. */
function replay(): ReplayInfo {
  const entries = Array.from({ length: LAST }, (_, index): Entry => {
    const turn = { seat: 0, number: index + 1 };
    return { number: index + 1, seat: 0, turn, events: [{ type: "turn_passed", seat: 0 }], undoes: [] };
  });
  return {
    // Nature answers the first, third and fifth decision.
    ...{
      entries,
      moves: [2, 3, 5, 6, 8, 9],
      curve: [],
      final: [],
      result: { ending: "", winners: [0], scores: [{ total: LAST }], places: [0], tiebreaks: [] },
    },
    table: {
      ...{
        id: "k3v9",
        game: "africa",
        rules: 1,
        board: {},
        names: {},
        nouns: {},
        options: {},
        facts: null,
        has_secrets: false,
      },
      ...{ seats: [{ player: "person", colour: "red", emblem: "lion" }], commitment: "", created: "", lesson: null },
    },
  };
}

function position(number: number): Position {
  return {
    ...{ seat: null, view: {}, turn: { seat: 0, number }, actors: [0], legal: [], can_undo: false, rewind: null },
    ...{ scores: [number], result: null, seed: null, lesson: null },
  };
}

let screen: ReplayScreen;

beforeEach(async () => {
  await reader.read("en");
  vi.useFakeTimers();
  vi.spyOn(api, "position").mockImplementation((_, number) => Promise.resolve(position(number)));
  preferences.motion = 250;
  screen = new ReplayScreen(replay());
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  screen.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a step forward tells what it brought, a jump and a step back tell nothing", async () => {
  expect(screen.gains.of(0)).toBe(0);
  await screen.go(1);
  expect(screen.gains.of(0)).toBe(1);
  await screen.go(5);
  expect(screen.gains.of(0)).toBe(0);
  await screen.go(4);
  expect(screen.gains.of(0)).toBe(0);
});

test("steps asked for faster than they come are a jump", async () => {
  const steps = [screen.go(1), screen.go(2), screen.go(3)];
  await Promise.all(steps);
  expect([screen.position.scores[0], screen.gains.of(0), screen.showing]).toEqual([3, 0, null]);
  await screen.go(4);
  expect([screen.gains.of(0), screen.showing?.number]).toEqual([1, 4]);
});

test("a move of the match is found in the step that it was made in", () => {
  expect([0, 1, 2, 3, 4, 5, 9, 10].map((move) => screen.stepOf(move))).toEqual([0, 1, 1, 2, 3, 3, 6, 6]);
});

test("every step knows the last move that was made in it", async () => {
  expect(screen.move).toBe(0);
  await screen.go(3);
  expect(screen.move).toBe(5);
});

test("a record is looked at after the move that is asked for, and its positions are those of the record", async () => {
  const ofRecord = vi
    .spyOn(api, "positionOfRecord")
    .mockImplementation((_, number) => Promise.resolve(position(number)));
  const ofTable = vi.mocked(api.position).mock.calls.length;
  const opened = new ReplayScreen(replay(), true, 4);
  await vi.advanceTimersByTimeAsync(0);
  expect([opened.at, opened.position.scores[0]]).toEqual([3, 3]);
  expect(ofRecord).toHaveBeenCalledWith("k3v9", 3, null);
  expect(vi.mocked(api.position).mock.calls).toHaveLength(ofTable);
  opened.close();
});
