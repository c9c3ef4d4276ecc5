/** My tables, as they are now: asked for when the page comes to the front, and now and then while it is there. */
import { api } from "../../connection/api";
import type { TableList } from "../../wire";

/** How long a list is good for, in milliseconds. */
const GOOD_FOR = 20_000;
/** How often clocks are shown anew. */
const SECOND = 1000;

export class MyTables {
  list = $state.raw<TableList | null>(null);
  /** How long ago it came. */
  age = $state(0);
  #came = 0;

  /** Whether nobody has played here yet: then there is nothing to go on with. */
  get isEmpty(): boolean {
    const { list } = this;
    return !list || list.to_move.length + list.waiting.length + list.finished_count === 0;
  }
  /** How many tables wait for whoever reads this. */
  get waiting(): number {
    return this.list?.to_move.length ?? 0;
  }

  async load(): Promise<void> {
    this.list = await api.tables();
    this.#came = Date.now();
    this.age = 0;
  }

  /** Keep it fresh for as long as somebody looks. Returns how to stop. */
  follow(): () => void {
    const look = () => {
      if (document.hidden || !this.list) return;
      const age = Date.now() - this.#came;
      // Where a clock is near its end every second is told.
      if (this.list.to_move.some(({ left }) => left !== null)) this.age = age;
      if (age < GOOD_FOR) return;
      // A server that is away for a moment is asked again in a while; what is on the page stays.
      this.#came = Date.now();
      this.load().catch(() => undefined);
    };
    const timer = setInterval(look, SECOND);
    const comeBack = () => {
      if (document.hidden) return;
      this.#came = 0;
      look();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }
}
