// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { soon } from "$shell/testing/fake-table";
import { LANE, sit } from "../testing/desk-at-table";
import { clause } from "./clause";

it("opens the rules where one is in the turn", async () => {
  const { desk } = await sit();
  expect(clause(desk)).toBe("chapter-3");
  desk.look(LANE);
  await soon();
  expect(clause(desk)).toBe("HOA-R1");
});

it.each([
  [{ phase: "first" as const }, "HOA-S3"],
  [{ phase: "keep" as const }, "HOA-K1"],
  [{ phase: "second" as const }, "HOA-D1"],
  [{ last_round: [1, 0] }, "HOA-G8"],
  [{ phase: "over" as const }, "HOA-V1"],
])("knows the phase: %o", async (view, id) => {
  expect(clause((await sit({ view })).desk)).toBe(id);
});

it("says when one may only pass", async () => {
  expect(clause((await sit({ legal: [{ type: "pass" }] })).desk)).toBe("HOA-G9");
});
