import { describe, expect, it } from "vitest";
import type { ChosenWay, Offer } from "../wire";
import { afterSteps, deedsOf, gainsOf, legsOfCards, rivalOf, takes } from "./journey";

const JOIN: Offer = {
  leg: 0,
  action: { type: "join", expedition: "a1" },
  silver: 0,
  points: 0,
  card: "card",
  markers: -1,
  after: null,
};
const COMPLETE: Offer = {
  leg: 2,
  action: { type: "complete", expedition: "a1" },
  silver: 4,
  points: 2,
  card: null,
  markers: 1,
  after: 0,
};
const FULFIL: Offer = {
  leg: 1,
  action: { type: "fulfil", adventure: "north-gray" },
  silver: 0,
  points: -5,
  card: "assistant-gray",
  markers: 0,
  after: null,
};
const WAY: ChosenWay = {
  legs: [
    { to: "cairo", card: "orange", silver: 0 },
    { to: "aswan", card: "gray", silver: 5 },
  ],
  cards: 2,
  silver: 5,
  offers: [JOIN, FULFIL, COMPLETE],
  choices: [[{ card: "orange", silver: 0 }], [{ card: "gray", silver: 5 }]],
};

describe("the offers of a journey", () => {
  it("are taken as they are wanted", () => {
    expect(takes(WAY.offers, (offer) => offer !== FULFIL, 4)).toEqual([JOIN, COMPLETE]);
  });

  it("leave out what is completed only if it is joined on the way", () => {
    expect(takes(WAY.offers, (offer) => offer !== JOIN, 4)).toEqual([FULFIL]);
    const joinedBefore: Offer = { ...COMPLETE, after: null };
    expect(takes([joinedBefore], () => true, 0)).toEqual([joinedBefore]);
  });

  it("take a marker for each expedition joined, until it is completed", () => {
    const second: Offer = { ...JOIN, leg: 1, action: { type: "join", expedition: "b3" } };
    const third: Offer = { ...JOIN, leg: 2, action: { type: "join", expedition: "c7" } };
    const offers = [JOIN, second, COMPLETE, third];
    const all = () => true;
    expect(takes(offers, all, 3)).toEqual(offers);
    expect(takes(offers, all, 1)).toEqual([JOIN, COMPLETE, third]);
    expect(takes(offers, (offer) => offer !== JOIN, 1)).toEqual([second]);
    expect(takes(offers, all, 0)).toEqual([]);
    expect(rivalOf(second, offers, [JOIN, COMPLETE, third])).toBe(JOIN);
    expect(rivalOf(third, offers, [second])).toBe(second);
    expect(rivalOf(third, offers, [JOIN, COMPLETE])).toBeNull();
  });

  it("are summed up", () => {
    expect(gainsOf(WAY.offers)).toEqual({ silver: 4, points: -3, cards: 2 });
  });
});

it("does what is taken at each place before it goes on", () => {
  expect(deedsOf(WAY, WAY.offers).map((deed) => deed.type)).toEqual(["join", "step", "fulfil", "step", "complete"]);
});

it("knows what is left of a journey on the way", () => {
  const left = afterSteps(WAY, 1);
  expect(left.legs.map((leg) => leg.to)).toEqual(["aswan"]);
  expect(left).toMatchObject({ cards: 1, silver: 5, offers: [{ leg: 0 }, { leg: 1 }], choices: [WAY.choices[1]] });
  expect(left.offers.map(({ after }) => after)).toEqual([null, null]);
  const later = { ...WAY, offers: [FULFIL, { ...JOIN, leg: 1 }, { ...COMPLETE, after: 1 }] };
  expect(afterSteps(later, 1).offers.map(({ after }) => after)).toEqual([null, null, 1]);
  expect(
    afterSteps({ ...later, offers: [JOIN, { ...JOIN, leg: 1 }, { ...COMPLETE, after: 1 }] }, 1).offers,
  ).toMatchObject([{ after: null }, { after: 0 }]);
});

it("finds each card of a journey in the hand once", () => {
  const legs = ["gray", "joker", "gray", "violet"].map((card) => ({ to: "cairo", card, silver: 0 }));
  expect(legsOfCards(["gray", "gray", "orange", "joker"], legs)).toEqual([0, 2, null, 1]);
});
