import { expect, it } from "vitest";
import { listIn, nameIn, numberIn, numbersIn, pointIn, tableIn, textIn } from "./lenient";

it("takes what is there", () => {
  expect(tableIn({ a: 1 })).toEqual({ a: 1 });
  expect(listIn([1, "a"])).toEqual([1, "a"]);
  expect(numberIn(-2.5)).toBe(-2.5);
  expect(numbersIn([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(pointIn([3, 4])).toEqual({ x: 3, y: 4 });
  expect(textIn("a")).toBe("a");
  expect(nameIn({ name: { en: "Cairo", fr: "Le Caire" } }, "fr", "cairo")).toBe("Le Caire");
});

it("leaves out what is something else", () => {
  for (const wrong of [null, undefined, 3, "a", [1]]) expect(tableIn(wrong)).toEqual({});
  for (const wrong of [null, "a", { 0: 1 }]) expect(listIn(wrong)).toEqual([]);
  for (const wrong of [null, "3", 1e9, NaN, true]) expect(numberIn(wrong)).toBe(null);
  for (const wrong of [[1], [1, "2"], [1, 2, 3], "12", null]) expect(pointIn(wrong)).toBe(null);
  expect(textIn(3)).toBe("");
  for (const wrong of [null, { name: "Cairo" }, { name: { en: 3 } }])
    expect(nameIn(wrong, "en", "cairo")).toBe("cairo");
});
