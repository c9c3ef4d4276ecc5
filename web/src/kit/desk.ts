/** What the desks of all games have in common: the position, what is one's own, what can be done. */
import type { GameTypes, TableView } from "../game";
import { same, type Of } from "./actions";

type WithPlayers = GameTypes & { view: { players: unknown[] } };
type PlayerOf<T extends WithPlayers> = T["view"]["players"][number];

export abstract class GameDesk<T extends WithPlayers> {
  constructor(readonly table: TableView<T>) {}

  get view(): T["view"] {
    return this.table.view;
  }
  get facts(): T["facts"] {
    return this.table.facts;
  }
  /** Whether the one who looks has to decide. */
  get mine(): boolean {
    const { seat, position, replayed } = this.table;
    return seat !== null && position.actors.includes(seat) && !replayed;
  }
  /** What the one who looks has; null for a bystander. */
  get own(): PlayerOf<T> | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  /** The actions of a type that are possible now. */
  legal<Type extends T["action"]["type"]>(type: Type): Of<T["action"], Type>[] {
    return this.table.legal.filter((action): action is Of<T["action"], Type> => action["type"] === type);
  }
  /** Whether exactly this can be done now. */
  can(action: T["action"]): boolean {
    return this.table.legal.some((other) => same(other, action));
  }

  /** The rules say why it isn't possible. */
  async explain(action: T["action"]): Promise<void> {
    const refusal = this.mine ? await this.table.why(action) : null;
    if (refusal) this.table.tell(refusal);
  }
}
