/** A planned journey: which of its offers go together, what is done on it, and which cards of the hand it takes. */
import type { ChosenWay, Leg, Offer, Way } from "./answers";
import type { Action } from "./wire";

/** An offer by name: the same deed may be offered at several legs. */
export function keyOf({ leg, action }: Offer): string {
  return `${String(leg)} ${JSON.stringify(action)}`;
}

/** The offers that are wanted and possible: an expedition to be joined on the way is completed only where it is joined. */
export function takes(offers: Offer[], wants: (offer: Offer) => boolean): Offer[] {
  const left = new Set(
    offers.flatMap((offer) => (offer.action.type === "join" && !wants(offer) ? [offer.action.expedition] : [])),
  );
  return offers.filter(
    (offer) => wants(offer) && !(offer.action.type === "complete" && left.has(offer.action.expedition)),
  );
}

/** What is done on the way, in order. */
export function deedsOf(way: Way, taken: Offer[]): Action[] {
  const at = (leg: number) => taken.filter((offer) => offer.leg === leg).map((offer) => offer.action);
  return [...at(0), ...way.legs.flatMap((leg, index) => [step(leg), ...at(index + 1)])];
}

function step({ to, card }: Leg): Action {
  return { type: "step", to, card };
}

/** What is left of the way after so many steps. */
export function afterSteps(way: ChosenWay, steps: number): ChosenWay {
  const legs = way.legs.slice(steps);
  return {
    legs,
    cards: legs.length,
    silver: legs.reduce((sum, leg) => sum + leg.silver, 0),
    offers: way.offers.filter(({ leg }) => leg >= steps).map((offer) => ({ ...offer, leg: offer.leg - steps })),
    choices: way.choices.slice(steps),
  };
}

/** For each card of the hand the leg it is played for, or null. */
export function legsOfCards(hand: string[], legs: Leg[]): (number | null)[] {
  const found: (number | null)[] = hand.map(() => null);
  legs.forEach(({ card }, leg) => {
    const at = hand.findIndex((held, index) => held === card && found[index] === null);
    if (at >= 0) found[at] = leg;
  });
  return found;
}

/** Joker and assistants come back into the hand when the journey is over. */
export function returns(card: string): boolean {
  return card === "joker" || card.startsWith("assistant-");
}

export interface Gains {
  silver: number;
  points: number;
  /** How many cards: travel cards and assistants. */
  cards: number;
}

/** What offers bring together. */
export function gainsOf(offers: Offer[]): Gains {
  return {
    silver: offers.reduce((sum, offer) => sum + offer.silver, 0),
    points: offers.reduce((sum, offer) => sum + offer.points, 0),
    cards: offers.filter((offer) => offer.card !== null).length,
  };
}
