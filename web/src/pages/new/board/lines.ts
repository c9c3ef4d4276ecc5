/** The lines of a board's file that something is wrong with, with those around them. */
import type { ProblemInfo } from "../../../wire";

export interface Line {
  /** From 1. */
  number: number;
  text: string;
  problems: ProblemInfo[];
}

/** How many lines around a wrong one are shown. */
const AROUND = 1;
/** Outlines are lines of thousands of letters; what is wrong stands before them. */
const LONGEST = 200;

/** Runs of lines, in order: in each there is something wrong. */
export function excerptsOf(text: string, problems: readonly ProblemInfo[]): Line[][] {
  const lines = text.split(/\r?\n/);
  const wrong = [...new Set(problems.map(({ line }) => line))].sort((a, b) => a - b);
  const runs: Line[][] = [];
  let last = 0;
  for (const line of wrong) {
    const first = Math.max(1, line - AROUND, last + 1);
    const run = first === last + 1 ? (runs.at(-1) ?? []) : [];
    if (run.length === 0) runs.push(run);
    for (let number = first; number <= Math.min(lines.length, line + AROUND); number++) {
      run.push({
        number,
        text: shortened(lines[number - 1] ?? ""),
        problems: problems.filter((problem) => problem.line === number),
      });
      last = number;
    }
  }
  return runs;
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
