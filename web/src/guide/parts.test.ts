import { expect, it } from "vitest";
import { nameOf, partsOf } from "./parts";

it("has a part's name in the key of its text", () => {
  expect(nameOf({ text: "chess-page-part-board" })).toBe("board");
  expect(nameOf({ text: "page-part-part-of-part" })).toBe("part-of-part");
});

it("knows a part by what it carries, the closest name first", () => {
  const names = ["card", "card-joker", "hand"];
  expect(partsOf("card-gray", names)).toEqual(["card"]);
  expect(partsOf("card-joker", names)).toEqual(["card-joker"]);
  expect(partsOf("cards", names)).toEqual([]);
  expect(partsOf("hand card-gray card-blue", names)).toEqual(["hand", "card"]);
});
