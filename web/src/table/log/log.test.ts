import { describe, expect, test } from "vitest";
import { broughtBy, bySeat, byTurn, counting, turnsOfOthers } from "./log";
import type { Entry } from "../../wire";

function entry(number: number, turn: number, seat: number, undoes: number[] = []): Entry {
  const events = undoes.length ? [] : [{ type: "moved", seat }];
  return { number, seat, turn: { seat, number: turn }, events, undoes };
}

const numbers = (entries: Entry[]) => entries.map(({ number }) => number);

test("what was taken back is not told, nor the taking back", () => {
  const entries = [entry(1, 1, 0), entry(2, 1, 0), entry(3, 1, 0), entry(4, 1, 0, [2, 3]), entry(5, 1, 0)];
  expect(numbers(counting(entries))).toEqual([1, 5]);
});

test("a move that replaced a move taken back can be taken back too", () => {
  const entries = [entry(1, 1, 0), entry(2, 1, 0, [1]), entry(3, 1, 0), entry(4, 1, 0, [3])];
  expect(counting(entries)).toEqual([]);
});

describe("what the others did since one's last turn", () => {
  const entries = [
    entry(1, 1, 0),
    entry(2, 2, 1),
    entry(3, 3, 2),
    entry(4, 4, 0),
    entry(5, 5, 1),
    entry(6, 5, 1),
    entry(7, 6, 2),
  ];
  const told = (seat: number | null, now: number, list = entries) =>
    turnsOfOthers(list, seat, { seat: (now - 1) % 3, number: now }, 3).map(({ turn, entries }) => [
      turn.seat,
      ...numbers(entries),
    ]);

  test("is a turn after another in the order of play, from the first on", () => {
    expect(told(0, 7)).toEqual([
      [1, 5, 6],
      [2, 7],
    ]);
    expect(told(0, 5, entries.slice(0, 5))).toEqual([[1, 5]]);
  });

  test("stays as it is while one plays", () => {
    const before = told(0, 7);
    expect(told(0, 7, [...entries, entry(8, 7, 0), entry(9, 7, 0)])).toEqual(before);
    expect(told(0, 8, [...entries, entry(8, 7, 0)])).toEqual([]);
  });

  test("is for everybody their own", () => {
    expect(told(1, 8)).toEqual([[2, 7]]);
    expect(told(2, 9)).toEqual([]);
    expect(told(1, 5, entries.slice(0, 4))).toEqual([
      [2, 3],
      [0, 4],
    ]);
  });

  test("is before one's first turn all that others have done, first seat by seat, but nothing that nature did", () => {
    const dealt = { ...entry(1, 0, 0), seat: -1 };
    const begun = [dealt, ...[1, 2, 0].map((seat, index) => ({ ...entry(index + 2, 0, 0), seat })), entry(5, 1, 1)];
    expect(
      turnsOfOthers(begun, 2, { seat: 2, number: 2 }, 3).map(({ turn, entries }) => [turn, numbers(entries)]),
    ).toEqual([
      [{ number: 0, seat: 1 }, [2]],
      [{ number: 0, seat: 0 }, [4]],
      [{ number: 1, seat: 1 }, [5]],
    ]);
  });

  test("leaves out decisions that nothing came of, and what one decided oneself", () => {
    const silent = { ...entry(8, 8, 1), events: [] };
    const answer = { ...entry(9, 8, 1), seat: 0 };
    expect(told(0, 9, [...entries, entry(10, 7, 0), silent, answer])).toEqual([]);
  });

  test("is the last round for a bystander", () => {
    expect(told(null, 7)).toEqual([
      [1, 5, 6],
      [2, 7],
    ]);
    expect(told(null, 2, entries.slice(0, 2))).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

test("a turn has brought all that came of its decisions, and nobody else's", () => {
  const nothing = { ...entry(6, 3, 0), events: [] };
  const entries = [
    entry(1, 1, 0),
    entry(2, 2, 1),
    entry(3, 3, 0),
    entry(4, 3, 0),
    { ...entry(5, 3, 0), seat: 1 },
    nothing,
  ];
  expect(numbers(broughtBy(entries, 0))).toEqual([3, 4]);
  expect(numbers(broughtBy(entries, 2))).toEqual([]);
  expect(broughtBy(entries, null)).toEqual([]);
});

test("decisions of a seat one after another in a turn are told together", () => {
  const silent = { ...entry(3, 1, 0), events: [] };
  const told = bySeat([
    entry(1, 1, 0),
    entry(2, 1, 0),
    silent,
    entry(4, 1, 0),
    { ...entry(5, 1, 0), seat: 1 },
    entry(6, 2, 0),
  ]);
  expect(told.map(({ number, seat, events }) => [number, seat, events.length])).toEqual([
    [1, 0, 3],
    [5, 1, 1],
    [6, 0, 1],
  ]);
});

test("the whole log goes turn by turn", () => {
  const turns = byTurn([entry(1, 1, 0), entry(2, 1, 0), entry(3, 2, 1)]);
  expect(turns.map(({ turn, entries }) => [turn.number, entries.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
