// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepsRoom } from "./keeps-room";

afterEach(() => vi.unstubAllGlobals());

/** A box as large as its content says, or as its style asks for. */
function box() {
  let resized: () => void = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => resized();
      disconnect = () => (resized = () => undefined);
    },
  );
  const node = document.createElement("div");
  const content = { width: 300, height: 40 };
  Object.defineProperty(node, "offsetWidth", { get: () => content.width });
  Object.defineProperty(node, "offsetHeight", {
    get: () => Math.max(content.height, parseFloat(node.style.minHeight) || 0),
  });
  const end = keepsRoom(node);
  const become = (changed: Partial<typeof content>) => {
    Object.assign(content, changed);
    resized();
    return node.offsetHeight;
  };
  return { node, become, end };
}

test("grows and doesn't shrink", () => {
  const { become } = box();
  expect([become({ height: 60 }), become({ height: 40 }), become({ height: 80 }), become({ height: 20 })]).toEqual([
    60, 60, 80, 80,
  ]);
});

test("is measured anew where it gets another width, and let go at the end", () => {
  const { node, become, end } = box();
  become({ height: 60 });
  expect(become({ width: 500, height: 30 })).toBe(30);
  if (typeof end === "function") end();
  expect(node.style.minHeight).toBe("");
});
