// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { soon } from "$shell/testing/fake-table";
import { LEGAL, sit } from "../testing/desk-at-table";
import type { Action } from "../wire";
import Tray from "./Tray.svelte";

let shown: Record<string, unknown>;
afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
});

/** A tray, and beside it a map with one hexagon, as the keyboard has it. */
async function show(legal: () => Action[], mine: () => boolean = () => true) {
  document.body.innerHTML = "<div data-map><button data-key='A1' tabindex='0'></button></div>";
  const turn = { seat: 0, number: 1 };
  const { desk } = await sit({
    other: {
      get legal() {
        return legal();
      },
      get position() {
        return { seat: 0, actors: mine() ? [0] : [1], turn } as never;
      },
    },
  });
  shown = mount(Tray, { target: document.body, props: { desk } });
  flushSync();
  return desk;
}

const button = (kind: string) => document.querySelector<HTMLElement>(`[data-part='deed-${kind}']`);
const here = () => (document.activeElement as HTMLElement | null)?.dataset ?? {};

/** As a browser does: a key, and the click that it makes. */
async function press(key: HTMLElement | null) {
  key?.focus();
  key?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  key?.click();
  await soon();
  flushSync();
  // What has gone has the focus no longer; happy-dom would leave it there.
  if (!document.activeElement?.isConnected) (document.activeElement as HTMLElement | null)?.blur();
  await soon();
}

it("leads to the map when what was pressed has gone and a hexagon is to be chosen", async () => {
  const desk = await show(() => LEGAL);
  await press(button("animals"));
  expect(desk.carried?.hexagon).toBe("A2");
  expect(here()["key"]).toBe("A1");
});

it("is nowhere lost when the turn is over, nor when the next one begins", async () => {
  let legal = $state<Action[]>([{ type: "end_turn" }]);
  let mine = $state(true);
  await show(
    () => legal,
    () => mine,
  );
  button("end")?.focus();
  button("end")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  [legal, mine] = [[], false];
  flushSync();
  await soon();
  expect(here()["key"]).toBe("A1");
  (document.activeElement as HTMLElement).blur();
  [legal, mine] = [[{ type: "end_turn" }], true];
  flushSync();
  await soon();
  expect(here()["part"]).toBe("deed-end");
});

it("leaves those alone who use a mouse", async () => {
  await show(() => LEGAL);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button("animals")?.click();
  await soon();
  expect(here()["key"]).toBeUndefined();
});
