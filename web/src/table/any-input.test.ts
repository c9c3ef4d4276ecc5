// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { anyInput } from "./any-input";

let shown: boolean;
let went: number;
let end: () => void;
let heard: string[];

beforeEach(() => {
  [shown, went, heard] = [true, 0, []];
  const page = document.createElement("div");
  page.innerHTML = `<main><section data-part="map"><button id="place">A1</button></section>
      <div data-part="tray"><button id="card">Card</button></div>
      <button id="menu">Menu</button><button id="skip" data-goes-on>Skip</button></main>
    <dialog><button id="close">Close</button></dialog>`;
  document.body.replaceChildren(page);
  for (const type of ["pointerdown", "click", "keydown"])
    page.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
  end = anyInput(
    () => shown,
    () => {
      went += 1;
      shown = false;
    },
  );
});
afterEach(() => end());

const press = (id: string) => {
  const node = document.getElementById(id);
  node?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};
const type = (id: string, key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};

test("a press on the map or in the tray goes on and does nothing else, the next one does", () => {
  for (const id of ["place", "card"]) {
    shown = true;
    press(id);
    expect(heard).toEqual([]);
  }
  expect(went).toBe(2);
  press("place");
  expect(heard).toEqual(["pointerdown place", "click place"]);
  expect(went).toBe(2);
});

test("a press elsewhere goes on and does what it always does", () => {
  press("menu");
  expect(went).toBe(1);
  expect(heard).toEqual(["pointerdown menu", "click menu"]);
});

test("dialogs and buttons that go on themselves are left alone", () => {
  press("close");
  press("skip");
  type("skip", "Enter");
  expect(went).toBe(0);
  expect(heard).toHaveLength(5);
});

test("a key goes on and does nothing else in the game, but Tab, bare modifiers and ? only do what they do", () => {
  for (const key of ["Tab", "Shift", "Control", "?"]) expect(type("place", key).defaultPrevented).toBe(false);
  expect(went).toBe(0);
  expect(type("place", "Enter").defaultPrevented).toBe(true);
  expect(went).toBe(1);
  expect(heard.filter((text) => text.startsWith("keydown"))).toHaveLength(4);
  expect(type("place", "Enter").defaultPrevented).toBe(false);
});

test("nothing is listened to any more at the end", () => {
  end();
  press("place");
  expect(went).toBe(0);
  expect(heard).toHaveLength(2);
});
