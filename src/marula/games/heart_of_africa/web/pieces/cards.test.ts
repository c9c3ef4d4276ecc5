import { expect, it } from "vitest";
import { held, total } from "./cards";

it("lays cards out by terrain, without those that there are none of", () => {
  expect(held({ white: 1, red: 2, locomotive: 3, green: 0 })).toEqual([
    ["red", 2],
    ["white", 1],
    ["locomotive", 3],
  ]);
  expect(total({ white: 1, red: 2 })).toBe(3);
});
