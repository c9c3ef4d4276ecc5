import { expect, test } from "vitest";
import { pick, unfold } from "./actions";

const GROUPS = [
  { fields: ["type"], rows: [["pass"]] },
  { fields: ["type", "to", "by"], rows: [["go", "1", 1], [1, "1"], [1], [2], ["", 2], ["stay", "", 2]] },
  { fields: ["type", "by", "to"], rows: [["stay", 2, ""]] },
  { fields: ["type"], rows: [["end"], ["over"]] },
];

const ACTIONS = [
  { type: "pass" },
  { type: "go", to: "1", by: 1 },
  { type: "go", to: 1, by: "1" },
  { type: "go", to: 1, by: 1 },
  { type: "go", to: 1, by: 2 },
  { type: "go", to: "", by: 2 },
  { type: "stay", to: "", by: 2 },
  { type: "stay", by: 2, to: "" },
  { type: "end" },
  { type: "over" },
];

test("actions come out as they went in: numbers as numbers, texts as texts, fields in their order", () => {
  expect(unfold(GROUPS)).toStrictEqual(ACTIONS);
  expect(unfold(GROUPS).map((action) => Object.entries(action))).toStrictEqual(
    ACTIONS.map((one) => Object.entries(one)),
  );
  expect(unfold([])).toEqual([]);
});

test("runs of numbers are picked in the order in which they are told", () => {
  expect(pick(ACTIONS, [0, 10])).toEqual(ACTIONS);
  expect(pick(ACTIONS, [3, 3, 1, 1, 0, 1, 8, 1])).toEqual([3, 4, 5, 1, 0, 8].map((number) => ACTIONS[number]));
  expect(pick(ACTIONS, [])).toEqual([]);
});
