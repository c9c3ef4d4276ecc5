import { expect, test } from "vitest";
import { asShown } from "./device-code";

test.each([
  ["7kq3mf8d", "7KQ3-MF8D"],
  ["7KQ3-MF8D", "7KQ3-MF8D"],
])("%s is shown in two halves", (code, shown) => {
  expect(asShown(code)).toBe(shown);
});
