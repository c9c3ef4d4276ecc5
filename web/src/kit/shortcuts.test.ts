// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isShortcut, press } from "./shortcuts";

/** Whether a key chooses something, pressed on that element. */
function pressed(on: string, key: KeyboardEventInit, before?: (event: Event) => void): boolean {
  const node = document.body.appendChild(document.createElement(on));
  const found: boolean[] = [];
  if (before) node.addEventListener("keydown", before);
  node.addEventListener("keydown", (event) => found.push(isShortcut(event)));
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "1", code: "Digit1", cancelable: true, ...key }));
  node.remove();
  expect(found).toHaveLength(1);
  return found[0] === true;
}

test("a key by itself chooses something", () => {
  expect(pressed("button", {})).toBe(true);
  expect(pressed("div", { key: "d", code: "KeyD" })).toBe(true);
  expect(pressed("div", { shiftKey: true })).toBe(true);
});

test("keys that mean something else don't", () => {
  for (const with_ of ["altKey", "ctrlKey", "metaKey"]) expect(pressed("button", { [with_]: true })).toBe(false);
  expect(pressed("button", { code: "Numpad1" })).toBe(false);
  expect(pressed("button", {}, (event) => event.preventDefault())).toBe(false);
});

test("who writes, writes", () => {
  expect(pressed("input", {})).toBe(false);
});

test("a key chooses what it stands for, and only that", () => {
  const chosen: string[] = [];
  const shortcuts = [
    { keys: ["1", "d"], name: "Draw", choose: () => chosen.push("draw") },
    { keys: ["2"], name: "Buy", choose: () => chosen.push("buy") },
  ];
  const type = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    press(shortcuts, event);
    return event.defaultPrevented;
  };
  expect([type("1"), type("D"), type("2"), type("3")]).toEqual([true, true, true, false]);
  expect(chosen).toEqual(["draw", "draw", "buy"]);
});
