import { expect, test } from "vitest";
import { broughtBy, byTurn, counting, sinceLastTurn } from "./log";
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

test("the recap begins with the end of one's last finished turn and has the present one", () => {
  const entries = [entry(1, 1, 0), entry(2, 2, 1), entry(3, 3, 0), entry(4, 4, 1), entry(5, 5, 0)];
  expect(numbers(sinceLastTurn(entries, 0, { seat: 0, number: 5 }))).toEqual([3, 4, 5]);
  expect(numbers(sinceLastTurn(entries, 0, { seat: 1, number: 6 }))).toEqual([5]);
  expect(numbers(sinceLastTurn(entries, 1, { seat: 0, number: 5 }))).toEqual([4, 5]);
});

test("the recap begins with the last of several decisions that something came of", () => {
  const nothing = { ...entry(3, 1, 0), events: [] };
  const entries = [entry(1, 1, 0), entry(2, 1, 0), nothing, entry(4, 2, 1), entry(5, 2, 1)];
  expect(numbers(sinceLastTurn(entries, 0, { seat: 0, number: 3 }))).toEqual([2, 4, 5]);
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

test("before one's first turn, and for a bystander, the recap is everything", () => {
  const entries = [entry(1, 1, 0), entry(2, 2, 1)];
  expect(numbers(sinceLastTurn(entries, 2, { seat: 2, number: 3 }))).toEqual([1, 2]);
  expect(numbers(sinceLastTurn(entries, null, { seat: 2, number: 3 }))).toEqual([1, 2]);
});

test("the whole log goes turn by turn", () => {
  const turns = byTurn([entry(1, 1, 0), entry(2, 1, 0), entry(3, 2, 1)]);
  expect(turns.map(({ turn, entries }) => [turn.number, entries.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
