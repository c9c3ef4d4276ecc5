import { expect, test } from "vitest";
import { isTaken, otherNames } from "./names";

test("names that only capitals and spaces tell apart are the same", () => {
  expect(isTaken(" chiyo", ["Nour", "Chiyo"])).toBe(true);
  expect(isTaken("Chiyo K", ["Nour", "Chiyo"])).toBe(false);
  expect(isTaken("  ", ["Nour", ""])).toBe(false);
});

test("who finds their name taken is offered others that nobody has", () => {
  expect(otherNames("Chiyo", "Flamingo", ["Chiyo"])).toEqual(["Chiyo (Flamingo)", "Chiyo 2", "Chiyo 3"]);
  expect(otherNames("Chiyo ", "Flamingo", ["Chiyo", "Chiyo 2"])).toEqual(["Chiyo (Flamingo)", "Chiyo 3", "Chiyo 4"]);
  const long = "x".repeat(37);
  expect(otherNames(long, "Flamingo", [long])).toEqual([`${long} 2`, `${long} 3`, `${long} 4`]);
});
