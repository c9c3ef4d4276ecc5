import { describe, expect, it } from "vitest";
import type { Doubling, LaneAnswer, Way } from "../wire";
import { claimOf, likeDoubling, pointsOf, possible, spentCards, whyNot } from "./payment";

const MORE = { key: "heart-of-africa-refusal-more-terrain", rule: "HOA-R3", values: { seat: 1, theirs: 3, held: 2 } };
const CARDS = { key: "heart-of-africa-refusal-cards", rule: "HOA-R1", values: {} };

const doubling = (cards: number, locomotives: number, refusal: Doubling["refusal"] = null): Doubling => ({
  terrain_cards: cards,
  terrain_locomotives: locomotives,
  refusal,
});
const way = (...doublings: Doubling[]): Way => ({ card: "blue", cards: 3, locomotives: 1, doublings });

describe("doubling", () => {
  it("stays as it was chosen when another way to pay is, if it can", () => {
    const mixed = doubling(1, 1);
    expect(likeDoubling(way(doubling(2, 0), mixed), doubling(1, 1))).toBe(mixed);
    expect(likeDoubling(way(doubling(2, 0), doubling(1, 1, CARDS)), mixed)).toBeNull();
    expect(likeDoubling(way(doubling(2, 0)), null)).toBeNull();
  });

  it("says first that somebody has more", () => {
    expect(whyNot(way(doubling(2, 0, CARDS), doubling(1, 1, MORE)))).toBe(MORE);
    expect(whyNot(way(doubling(2, 0, CARDS)))).toBe(CARDS);
  });

  it("says nothing where terrain cards are enough", () => {
    expect(whyNot(way(doubling(2, 0), doubling(1, 1, CARDS)))).toBeNull();
    expect(possible(way(doubling(2, 0), doubling(1, 1, CARDS)))).toHaveLength(1);
  });

  it("doubles the points", () => {
    const answer = { points: 7, doubled: 14 } as LaneAnswer;
    expect(pointsOf(answer, null)).toBe(7);
    expect(pointsOf(answer, doubling(2, 0))).toBe(14);
  });
});

describe("a payment", () => {
  it("is a claim", () => {
    expect(claimOf("beira/zomba", { way: way(), doubling: doubling(1, 1) })).toEqual({
      type: "claim",
      lane: "beira/zomba",
      card: "blue",
      locomotives: 1,
      terrain_cards: 1,
      terrain_locomotives: 1,
    });
    expect(claimOf("beira/zomba", { way: way(), doubling: null })).toMatchObject({
      terrain_cards: 0,
      terrain_locomotives: 0,
    });
  });

  it("takes each locomotive once, as a wagon or as terrain", () => {
    expect(spentCards({ way: way(), doubling: doubling(1, 1) })).toEqual({ blue: 3, locomotive: 2 });
    expect(spentCards({ way: { ...way(), cards: 0, locomotives: 4 }, doubling: null })).toEqual({ locomotive: 4 });
  });
});
