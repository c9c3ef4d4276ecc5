import { expect, it } from "vitest";
import { meant, reachOf } from "./aim";

/** Things on a line, each four pixels to both sides of its middle. */
const HALF = 4;
const OTHERS = { mouse: 5, touch: 15 };

function aimed(at: number, things: Record<string, number>, lit: string[], touch: boolean): string | null {
  const away = (name: string) => {
    const middle = Math.abs((things[name] ?? 0) - at);
    return { middle, edge: middle - HALF };
  };
  return meant(Object.keys(things), away, (name) => lit.includes(name), reachOf(touch, OTHERS));
}

it("is what was hit, if that is lit", () => {
  expect(aimed(3, { lit: 0, other: 5, further: 8 }, ["lit", "further"], true)).toBe("lit");
});

it("is what is lit within 22 pixels of a finger, also beside something else", () => {
  expect(aimed(10, { lit: 0, other: 9 }, ["lit"], true)).toBe("lit");
  expect(aimed(21, { lit: 0, other: 21 }, ["lit"], true)).toBe("lit");
  expect(aimed(23, { lit: 0, other: 23 }, ["lit"], true)).toBe("other");
  expect(aimed(23, { lit: 0 }, ["lit"], true)).toBeNull();
});

it("is the nearest of what is lit", () => {
  expect(aimed(10, { one: 0, two: 18, three: 25 }, ["one", "two", "three"], true)).toBe("two");
});

it("is what a mouse hits, lit or not, and what is lit near it", () => {
  expect(aimed(10, { lit: 0, other: 9 }, ["lit"], false)).toBe("other");
  expect(aimed(10, { lit: 0 }, ["lit"], false)).toBe("lit");
  expect(aimed(13, { lit: 0, other: 21 }, ["lit"], false)).toBe("other");
});

it("is the nearest of all where nothing is lit", () => {
  expect(aimed(10, { one: 0, two: 17 }, [], true)).toBe("two");
  expect(aimed(40, { one: 0 }, [], true)).toBeNull();
});
