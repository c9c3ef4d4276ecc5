/** A planned journey: which of its offers go together, what is done on it, and which cards of the hand it takes. */
import type { Action, ChosenWay, Leg, Offer, Way } from "../wire";

/** An offer by name: the same deed may be offered at several legs. */
export function keyOf({ leg, action }: Offer): string {
  return `${String(leg)} ${JSON.stringify(action)}`;
}

/** The offers that are wanted and possible together: with the markers there are, and with what they hang on. */
export function takes(offers: Offer[], wants: (offer: Offer) => boolean, markers: number): Offer[] {
  let free = markers;
  const taken = new Set<Offer | undefined>();
  return offers.filter((offer) => {
    const hangs = offer.after !== null && !taken.has(offers[offer.after]);
    if (!wants(offer) || hangs || free + offer.markers < 0) return false;
    free += offer.markers;
    taken.add(offer);
    return true;
  });
}

/** What keeps an offer from being taken: the last one before it whose marker isn't back by then; null if there is none. */
export function rivalOf(offer: Offer, offers: Offer[], taken: Offer[]): Offer | null {
  const before = offers.slice(0, offers.indexOf(offer)).filter((other) => taken.includes(other));
  const back = before.flatMap(({ after }) => (after === null ? [] : offers[after]));
  return before.filter((other) => other.markers < 0 && !back.includes(other)).at(-1) ?? null;
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
  const offers = way.offers.filter(({ leg }) => leg >= steps);
  const gone = way.offers.length - offers.length;
  return {
    legs,
    cards: legs.length,
    silver: legs.reduce((sum, leg) => sum + leg.silver, 0),
    offers: offers.map((offer) => ({
      ...offer,
      leg: offer.leg - steps,
      after: offer.after === null || offer.after < gone ? null : offer.after - gone,
    })),
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
