import { describe, expect, test } from "vitest";
import { costOf, countsOf, leavesOf, piecesOf, topOf, turnedBetween } from "./book";
import type { BookView } from "../wire";

const BOOK: BookView = { left: ["a", "b", "c"], right: ["e", "d"], unseen: 2 };

describe("what it costs to see a page", () => {
  test("the first page of an action has its own price", () => {
    expect([0, 1, 2, 3].map((turns) => costOf([0, 1], turns, 0))).toEqual([0, 0, 1, 2]);
  });

  test("each further one costs as much as the last price says", () => {
    expect([0, 1, 2, 3].map((turns) => costOf([0, 1], turns, 1))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((turns) => costOf([0, 1], turns, 5))).toEqual([0, 1, 2, 3]);
  });
});

describe("the pages of a book", () => {
  test("lie in the order of the book: left pile, right pile, what nobody has seen", () => {
    expect(leavesOf(BOOK).map(({ adventure }) => adventure)).toEqual(["a", "b", "c", "d", "e", null, null]);
  });

  test("are as many turns away as pages lie on them", () => {
    expect(leavesOf(BOOK).map(({ turns }) => turns)).toEqual([2, 1, 0, 0, 1, 2, 3]);
  });

  test("are counted with those unseen on the right", () => {
    expect(countsOf(BOOK)).toEqual({ left: 3, right: 4 });
    expect(topOf(BOOK, "left")).toBe("c");
    expect(topOf({ left: [], right: [], unseen: 0 }, "left")).toBeNull();
  });
});

describe("a page that was turned", () => {
  test("forth: the page beneath has not been seen before", () => {
    const before: BookView = { left: ["c"], right: ["d"], unseen: 2 };
    const after: BookView = { left: ["c", "d"], right: ["x"], unseen: 1 };
    expect(turnedBetween(before, after)).toEqual({ adventure: "d", to: "left", onto: "c" });
  });

  test("back, as well when a turn is taken back", () => {
    const before: BookView = { left: ["c", "d"], right: ["e"], unseen: 1 };
    const after: BookView = { left: ["c"], right: ["e", "d"], unseen: 1 };
    expect(turnedBetween(before, after)).toEqual({ adventure: "d", to: "right", onto: "e" });
  });

  test("onto an empty side", () => {
    const before: BookView = { left: [], right: ["d"], unseen: 0 };
    expect(turnedBetween(before, { left: ["d"], right: [], unseen: 0 })?.onto).toBeNull();
  });

  test("is neither a purchase nor several turns at once", () => {
    expect(turnedBetween(BOOK, { ...BOOK, left: ["a", "b"] })).toBeNull();
    expect(turnedBetween(BOOK, { left: ["a"], right: ["e", "d", "c", "b"], unseen: 2 })).toBeNull();
    expect(turnedBetween(BOOK, BOOK)).toBeNull();
  });
});

test("silver is paid in gold as far as possible", () => {
  expect(piecesOf(12, 5)).toEqual({ gold: 2, silver: 2 });
  expect(piecesOf(4, 5)).toEqual({ gold: 0, silver: 4 });
});
