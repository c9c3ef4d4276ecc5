// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sit } from "../testing/desk-at-table";
import { clause } from "./clause";

it("opens the rules where one is in the turn", async () => {
  const { desk } = await sit();
  expect(clause(desk)).toBe("AFN-T1");
  desk.setOut = true;
  expect(clause(desk)).toBe("AFN-M1");
  desk.altering = 0;
  expect(clause(desk)).toBe("AFN-M3");
});

it.each([
  [{ phase: "buy" as const }, "AFN-B2"],
  [{ phase: "travel" as const }, "AFN-M1"],
  [{ phase: "discard" as const, too_many_cards: 1 }, "AFN-E1"],
  [{ phase: "discard" as const, too_many_adventures: 1 }, "AFN-E2"],
  [{ phase: "over" as const }, "AFN-V1"],
])("knows the phase: %o", async (view, id) => {
  expect(clause((await sit({ view })).desk)).toBe(id);
});
