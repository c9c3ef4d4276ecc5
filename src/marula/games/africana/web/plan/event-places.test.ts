// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { placesOf } from "./event-places";
import { BOARD } from "../testing/desk-at-table";
import { makePlan } from "./plan";

const plan = makePlan(BOARD);

it("lights where a step leads", () => {
  expect(placesOf(plan, { type: "stepped", origin: "cairo", to: "aswan", card: "gray" })).toEqual(["cairo", "aswan"]);
});

it("lights the places of the cards an event names", () => {
  expect(placesOf(plan, { type: "joined", expedition: "a1" })).toEqual(["cairo", "jidda"]);
  expect(placesOf(plan, { type: "artifact_found", adventure: "south-mask-1" })).toEqual(["aswan"]);
  expect(placesOf(plan, { type: "turn_passed", seat: 1 })).toEqual([]);
});
