import { describe, expect, it } from "vitest";
import type { Choice, Kind } from "./deeds";
import { byAdvancing, byEnding } from "./given-up";
import type { View } from "../wire";

const view = (half: number, advanced: boolean) => ({ half, advanced, untouched: half === 0 && !advanced }) as View;
const choices = (...kinds: Kind[]) => [...kinds, "end" as const].map((kind) => ({ kind }) as Choice);

describe("ending the turn gives up", () => {
  it("nothing where nothing else can be done", () => {
    expect(byEnding(view(1, true), choices())).toBeNull();
  });
  it("the whole turn at its beginning", () => {
    expect(byEnding(view(0, false), choices("relocate", "advance", "discover"))).toBe("turn");
  });
  it("the second half after the first advance, and an action where there is one", () => {
    expect(byEnding(view(0, true), choices("advance", "camp"))).toBe("rest");
    expect(byEnding(view(0, true), choices("advance"))).toBe("half");
  });
  it("what is left of the second half", () => {
    expect(byEnding(view(1, false), choices("advance", "discover"))).toBe("half");
    expect(byEnding(view(1, false), choices("discover"))).toBe("action");
    expect(byEnding(view(1, true), choices("animals"))).toBe("action");
  });
});

it("a second advance gives up the first half's action, if there is one", () => {
  expect(byAdvancing(view(0, true), choices("advance", "discover"))).toBe("first");
  expect(byAdvancing(view(0, true), choices("advance"))).toBeNull();
  expect(byAdvancing(view(0, false), choices("advance", "discover"))).toBeNull();
  expect(byAdvancing(view(1, false), choices("advance", "discover"))).toBeNull();
});
