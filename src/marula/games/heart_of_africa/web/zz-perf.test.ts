// @vitest-environment node
import { readFileSync } from "node:fs";
import { it } from "vitest";
import { EVERYWHERE } from "$shell/board/arrange";
import { fontAt, unitAt } from "./frame";
import { shapesOf } from "./geometry";
import { placeLabels } from "./labels";
import { readPlan } from "./plan";
it("perf", () => {
  const board = JSON.parse(readFileSync("/tmp/hoamap/demo/board.json", "utf-8"));
  const plan = readPlan(board);
  for (const s of [0.6, 1, 1.0, 2, 4]) {
    let t = performance.now();
    shapesOf(plan, () => false, unitAt(s));
    const a = performance.now() - t; t = performance.now();
    placeLabels(plan, (p) => board.places[p.id].name?.en ?? p.id, "en", { board: s, unit: unitAt(s), font: fontAt(s) }, EVERYWHERE, []);
    console.log(s, "shapes", a.toFixed(1), "labels", (performance.now() - t).toFixed(1));
  }
});
