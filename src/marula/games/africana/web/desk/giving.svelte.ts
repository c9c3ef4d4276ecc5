/** What is to be discarded at the end of a turn: chosen first, changed at will, and only then given. */
import type { Desk } from "./desk.svelte";
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
    this.#cards = toggled(this.#cards, place, this.desk.view.too_many_cards);
    this.desk.doubt.clear();
  }
  toggleAdventure(adventure: string): void {
    this.#adventures = toggled(this.#adventures, adventure, this.desk.view.too_many_adventures);
    this.desk.doubt.clear();
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
    const { too_many_cards, too_many_adventures } = this.desk.view;
    return too_many_cards + too_many_adventures;
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
    const { cards } = this.desk.facts;
    return this.actions.filter((action) => action.type !== "discard_card" || cards[action.card]?.leaves);
  }
}

/** With one more or one less; where there would be too many, the first chosen gives way. */
function toggled<T>(chosen: T[], one: T, most: number): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-most);
}
