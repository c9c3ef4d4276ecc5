import { join } from "node:path";
import { expect, test } from "vitest";
import { mentioned, sprite } from "./icons";

test("every icon that the pages mention exists, and only those are shipped", () => {
  const names = mentioned([join(import.meta.dirname, "../src"), join(import.meta.dirname, "../../src/marula/games")]);
  expect(names).toContain("lucide:undo-2");
  expect(sprite(names).match(/<symbol /g)).toHaveLength(names.length);
});

test("a name that no set has stops the build", () => {
  expect(() => sprite(["lucide:no-such-thing"])).toThrow("lucide:no-such-thing");
});
