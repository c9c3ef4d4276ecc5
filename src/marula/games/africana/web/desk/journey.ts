/** A planned journey: which of its offers go together, what is done on it, and which cards of the hand it takes. */
import type { ChosenWay, Leg, Offer, Way } from "./answers";
import type { Action } from "../wire";

/** An offer by name: the same deed may be offered at several legs. */
export function keyOf({ leg, action }: Offer): string {
  return `${String(leg)} ${JSON.stringify(action)}`;
}

/**
 * The offers that are wanted and possible together: to join takes one of the free markers, to complete gives it back, and
 * an expedition to be joined on the way is completed only where it is joined.
 */
export function takes(offers: Offer[], wants: (offer: Offer) => boolean, markers: number): Offer[] {
  let free = markers;
  const left = new Set<string>();
  return offers.filter((offer) => {
    const { action } = offer;
    const taken =
      wants(offer) &&
      !(action.type === "join" && free === 0) &&
      !(action.type === "complete" && left.has(action.expedition));
    if (action.type === "join" && !taken) left.add(action.expedition);
    if (taken && action.type !== "fulfil") free += action.type === "join" ? -1 : 1;
    return taken;
  });
}

/** What keeps a join from being taken: the last one before it whose marker isn't back by then; null if there is none. */
export function rivalOf(join: Offer, offers: Offer[], taken: Offer[]): Offer | null {
  const before = offers.slice(0, offers.indexOf(join)).filter((offer) => taken.includes(offer));
  const back = before.flatMap(({ action }) => (action.type === "complete" ? [action.expedition] : []));
  return before.filter(({ action }) => action.type === "join" && !back.includes(action.expedition)).at(-1) ?? null;
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
