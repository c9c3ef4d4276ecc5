/** What is to be discarded at the end of a turn: chosen first, changed at will, and only then given. */
import type { Desk } from "./desk.svelte";
import { returns } from "./journey";
import { tooMany } from "./limits";
import type { Action } from "../wire";

export class Giving {
  /** Places in the hand. */
  #cards = $state.raw<number[]>([]);
  #adventures = $state.raw<string[]>([]);

  constructor(private readonly desk: Desk) {}

  hasCard(place: number): boolean {
    return this.#cards.includes(place);
  }
  hasAdventure(adventure: string): boolean {
    return this.#adventures.includes(adventure);
  }
  toggleCard(place: number): void {
    this.#cards = toggled(this.#cards, place, tooMany(this.desk).cards);
    this.desk.doubted = null;
  }
  toggleAdventure(adventure: string): void {
    this.#adventures = toggled(this.#adventures, adventure, tooMany(this.desk).adventures);
    this.desk.doubted = null;
  }
  clear(): void {
    this.#cards = [];
    this.#adventures = [];
  }

  get chosen(): number {
    return this.#cards.length + this.#adventures.length;
  }
  /** How many have to go. */
  get due(): number {
    const { cards, adventures } = tooMany(this.desk);
    return cards + adventures;
  }
  get complete(): boolean {
    return this.chosen === this.due;
  }

  get actions(): Action[] {
    return [
      ...this.#cards.map((place): Action => ({ type: "discard_card", card: this.desk.hand[place] ?? "" })),
      ...this.#adventures.map((adventure): Action => ({ type: "drop_adventure", adventure })),
    ];
  }
  /** What of it leaves the game for good. */
  get leaving(): Action[] {
    return this.actions.filter((action) => action.type !== "discard_card" || returns(action.card));
  }
}

/** With one more or one less; where there would be too many, the first chosen gives way. */
function toggled<T>(chosen: T[], one: T, most: number): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-most);
}
