import { expect, it } from "vitest";
import { clause } from "./clause";
import type { Desk } from "../desk/desk.svelte";
import type { View } from "../wire";

type At = Parameters<typeof clause>[0];

function at(view: Partial<View>, desk: Partial<At> = {}): string {
  const seen = { phase: "act", find: null, untouched: false, ...view } as View;
  return clause({ view: seen, carried: null, filter: null, tileOf: () => null, ...desk });
}

it("opens the rules where one is in the turn", () => {
  expect(at({ phase: "place" })).toBe("AFR-S2");
  expect(at({ untouched: true })).toBe("AFR-T1");
  expect(at({})).toBe("AFR-B1");
  expect(at({}, { filter: "relocate" })).toBe("AFR-A1");
  expect(at({ phase: "exchange", find: "mask" })).toBe("AFR-D3");
  expect(at({ phase: "over" })).toBe("AFR-V1");
});

it("tells nomads from animals, found or moved", () => {
  expect(at({ phase: "settle", find: "elephant" })).toBe("AFR-D4");
  expect(at({ phase: "settle", find: "nomads" })).toBe("AFR-D5");
  const carried = {} as Desk["carried"];
  expect(at({}, { carried, tileOf: () => "elephant" })).toBe("AFR-N1");
  expect(at({}, { carried, tileOf: () => "nomads" })).toBe("AFR-N2");
});
