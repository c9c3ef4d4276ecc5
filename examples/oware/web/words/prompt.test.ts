// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sit, VIEW } from "../testing/desk-at-table";
import { prompt } from "./prompt";

const detail = (view: Partial<typeof VIEW>) => prompt(sit({ view: { ...VIEW, ...view } }).desk).detail;

it("says what to do, and what is special about it", () => {
  const hungry = { ...VIEW.houses, a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 };
  expect(detail({}).key).toBe("oware-page-prompt-mine-detail");
  expect(detail({ houses: hungry }).key).toBe("oware-page-prompt-feed-detail");
  expect(detail({ quiet: 55 })).toEqual({ key: "oware-page-prompt-quiet-detail", values: { count: 5 } });
  expect(detail({ ending: "majority" }).key).toBe("oware-page-prompt-over-majority");
  expect(detail({ ending: "endless" }).key).toBe("oware-page-prompt-over-kept");
});
