import { expect, it } from "vitest";
import type { ProblemInfo } from "../../../wire";
import { excerptsOf } from "./lines";

function problem(line: number, key = "data-not-text"): ProblemInfo {
  return { line, path: "", at: [], key, rule: "", values: {} };
}
const TEXT = Array.from({ length: 12 }, (_, index) => `line ${String(index + 1)}`).join("\n");
const numbers = (problems: ProblemInfo[], text = TEXT) =>
  excerptsOf(text, problems).map((run) => run.map(({ number }) => number));

it("shows a wrong line with those around it", () => {
  expect(numbers([problem(5)])).toEqual([[4, 5, 6]]);
  expect(excerptsOf(TEXT, [problem(5)])[0]?.map(({ text }) => text)).toEqual(["line 4", "line 5", "line 6"]);
  expect(numbers([problem(1)])).toEqual([[1, 2]]);
  expect(numbers([problem(12)])).toEqual([[11, 12]]);
});

it("shows no line twice, and lines that touch together", () => {
  expect(numbers([problem(9), problem(2), problem(3), problem(5)])).toEqual([
    [1, 2, 3, 4, 5, 6],
    [8, 9, 10],
  ]);
  expect(numbers([problem(2), problem(5)])).toEqual([[1, 2, 3, 4, 5, 6]]);
});

it("tells every problem at its line", () => {
  const [run = []] = excerptsOf(TEXT, [problem(5, "a"), problem(5, "b")]);
  expect(run.map(({ problems }) => problems.map(({ key }) => key))).toEqual([[], ["a", "b"], []]);
});

it("cuts lines that nobody reads to their end, and knows the line ends of all systems", () => {
  const [run = []] = excerptsOf(`a\r\n${"b".repeat(5000)}\r\nc`, [problem(2)]);
  expect(run.map(({ text }) => text.length)).toEqual([1, 201, 1]);
});
