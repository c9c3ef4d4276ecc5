// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { sit } from "../testing/desk-at-table";
import Pieces from "./Pieces.svelte";

it("writes the names of hexagons that are spoken of", async () => {
  const { desk } = await sit();
  const target = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const shown = mount(Pieces, { target, props: { desk, part: "ids", named: new Set(["A3", "elsewhere"]) } });
  flushSync();
  expect([...target.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["A3"]);
  void unmount(shown);
});
