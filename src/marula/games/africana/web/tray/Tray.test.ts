// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { sit } from "../testing/desk-at-table";
import type { Action } from "../wire";
import Tray from "./Tray.svelte";

it.each([
  ["loud", [{ type: "end_turn" }], 1],
  [
    "quiet where something could be completed on",
    [{ type: "step", to: "aswan", card: "gray" }, { type: "end_turn" }],
    0,
  ],
] satisfies [string, Action[], number][])("the end of a turn is %s", async (_, legal, loud) => {
  const { desk } = await sit({ legal, view: { phase: "travel" } });
  const tray = mount(Tray, { target: document.body, props: { desk } });
  flushSync();
  expect(document.querySelectorAll(".choice.end")).toHaveLength(1);
  expect(document.querySelectorAll(".choice.end.main")).toHaveLength(loud);
  void unmount(tray);
});
