import { expect, it } from "vitest";
import { smallPlan } from "../testing/small-plan";
import { placesOf } from "./event-places";

it("finds the places of lanes and tickets", () => {
  const plan = smallPlan();
  expect(placesOf(plan, { type: "route_claimed", lane: "east/west" })).toEqual(["east", "west"]);
  expect(placesOf(plan, { type: "ticket_scored", ticket: "land/west" })).toEqual(["north", "west"]);
  expect(placesOf(plan, { type: "turn_passed", seat: 0 })).toEqual([]);
});
