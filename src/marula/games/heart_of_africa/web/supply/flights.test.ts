import { expect, it } from "vitest";
import { flightOf } from "./flights";

it("leads one's own cards to their stack, and others' to their row", () => {
  const taken = { type: "card_taken", seat: 1, card: "blue", space: 3 } as const;
  expect(flightOf(taken, 1)).toMatchObject({ from: '[data-stall="train-3"]', to: '[data-stack="blue"]', card: "blue" });
  expect(flightOf(taken, 0)).toMatchObject({ to: '[data-belongings="1"]' });
});

it("shows nothing of what others draw", () => {
  expect(flightOf({ type: "hidden_card_drawn", seat: 1 }, 0)).toMatchObject({
    from: '[data-stall="train-pile"]',
    card: null,
  });
  expect(flightOf({ type: "hidden_ticket_drawn", seat: 1 }, 0)).toMatchObject({ kind: "ticket", card: null });
});

it("puts terrain cards in front of their owner", () => {
  expect(flightOf({ type: "terrain_drawn", seat: 0, terrain: "desert" }, 0)).toMatchObject({
    from: '[data-stall="terrain-pile"]',
    to: '[data-belongings="0"]',
  });
});

it("doesn't move for what lies still", () => {
  expect(flightOf({ type: "pile_shuffled", pile: "train", count: 40 }, 0)).toBeNull();
  expect(flightOf({ type: "turn_passed", seat: 0 }, 0)).toBeNull();
});
