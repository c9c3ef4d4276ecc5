/** Answers that are still wanted. */
import type { About, AnswerOf, GameTypes, QuestionOf, TableView } from "../game";

/**
 * Asks the game, and hands on what is still wanted when it comes: what was asked before the last `renew` is about another
 * moment, and is dropped.
 */
export class Asking<T extends GameTypes> {
  #round = 0;

  constructor(private readonly table: Pick<TableView<T>, "ask">) {}

  /** Nothing that was asked so far is wanted any more. */
  renew(): void {
    this.#round += 1;
  }

  /** Ask, and use the answer if it is still wanted then; null where the question makes no sense now. */
  ask<A extends About<T>>(
    question: { about: A } & QuestionOf<T, A>,
    use: (answer: NonNullable<AnswerOf<T, A>> | null) => void,
  ): void {
    const round = this.#round;
    void this.table.ask(question).then((answer) => {
      if (round === this.#round) use(answer ?? null);
    });
  }
}
