/** The state of the page at one table of Africa: what is chosen, what is pointed at, what that would bring. */
import { SvelteMap } from "svelte/reactivity";
import type { TableView } from "$shell/game";
import { Asking } from "$shell/kit/asking";
import { GameDesk } from "$shell/kit/desk";
import { preferences } from "$shell/device/preferences.svelte";
import type { Corner } from "$shell/board/placing/beside";
import { choicesOf, targetsOf, type Choice, type Kind } from "./deeds";
import { makePlan, type Plan } from "../plan/plan";
import { refusalOnPage, toAskAbout } from "./refusals";
import { Stage } from "./stage.svelte";
import type { DeedsAnswer, Types } from "../wire";

/** The kinds that can be chosen in the tray, so that only their hexagons are lit. */
export type Filter = "advance" | "discover" | "animals" | "nomads" | "relocate";

/** Kinds that are chosen on the board at once; relocating is asked for first: it is nearly everywhere. */
const AT_ONCE = new Set<Kind>([
  "place",
  "advance",
  "discover",
  "animals",
  "nomads",
  "put",
  "leave",
  "camp",
  "treasure",
]);

/** What is done for good by clicking where one stands is asked again beside the hexagon, with what it brings. */
const FOR_GOOD = new Set<Kind>(["camp", "treasure"]);

export class Desk extends GameDesk<Types> {
  readonly plan: Plan;
  readonly stage: Stage;
  filter = $state<Filter | null>(null);
  /** A tile that is lifted on this page only: nothing is sent before it is put somewhere. */
  carried = $state.raw<Choice | null>(null);
  /** The hexagon under the pointer or the keyboard. */
  pointed = $state<string | null>(null);
  /** Whether the keyboard is on the board: then the hexagon shows a focus ring. */
  keyboard = $state(false);
  /** Shown and waiting to be confirmed. */
  preview = $state.raw<Choice | null>(null);
  /** Several things can be done on one hexagon. */
  choosing = $state.raw<{ hexagon: string; choices: Choice[] } | null>(null);
  /** What the map has room for; the tray shows the rest. */
  atSea = $state.raw<{ key: Corner | null; monuments: Corner | null }>({ key: null, monuments: null });
  #answer = $state.raw<DeedsAnswer | null>(null);
  readonly #asking: Asking<Types>;

  constructor(table: TableView<Types>) {
    super(table);
    this.plan = makePlan(table.table.board);
    this.stage = new Stage(table);
    this.#asking = new Asking(table);
  }

  get answer(): DeedsAnswer | null {
    return this.#answer;
  }

  /** Every legal action. */
  readonly choices: Choice[] = $derived.by(() => choicesOf(this.table.legal, this.view, this.facts, this.#answer));

  /** What can be done on each hexagon now: these are lit. */
  readonly lit: Map<string, Choice[]> = $derived.by(() => {
    const lit = new SvelteMap<string, Choice[]>();
    for (const choice of this.carried ? targetsOf(this.carried) : this.choices) {
      if (choice.hexagon === null) continue;
      const wanted = this.carried || (this.filter ? choice.kind === this.filter : AT_ONCE.has(choice.kind));
      if (wanted) lit.set(choice.hexagon, [...(lit.get(choice.hexagon) ?? []), choice]);
    }
    return lit;
  });

  /** The choice whose counted neighbours are marked: what is to be confirmed, or the only one that is pointed at. */
  readonly shown: Choice | null = $derived.by(() => {
    if (this.preview) return this.preview;
    const there = this.pointed === null ? [] : (this.lit.get(this.pointed) ?? []);
    return there.find((choice) => choice.deed !== null) ?? there[0] ?? null;
  });

  of(kind: Kind): Choice[] {
    return this.choices.filter((choice) => choice.kind === kind);
  }

  /** Forget what was chosen: the position has changed. */
  reset(): void {
    this.filter = null;
    this.carried = null;
    this.preview = null;
    this.choosing = null;
  }

  /** Ask what everything would bring, as often as the choices change. */
  refresh(): void {
    this.#asking.renew();
    this.#answer = null;
    if (this.table.legal.length > 0) this.#asking.ask({ about: "deeds" }, (answer) => (this.#answer = answer));
  }

  /** A hexagon was clicked, tapped, or Enter was pressed on it. */
  act(hexagon: string): void {
    this.choosing = null;
    if (this.carried?.hexagon === hexagon) {
      this.carried = null;
      return;
    }
    const choices = this.lit.get(hexagon) ?? [];
    const [only] = choices;
    if (only === undefined) void this.refuse(hexagon);
    else if (choices.length === 1 && !FOR_GOOD.has(only.kind)) this.choose(only);
    else {
      this.preview = null;
      this.choosing = { hexagon, choices };
    }
  }

  /** Lift a tile, show what is to be confirmed, or do it. */
  choose(choice: Choice): void {
    if (choice.action.type === "lift") {
      this.lift(choice);
    } else if (this.#asksFirst(choice) && this.preview?.action !== choice.action) {
      this.preview = choice;
      this.pointed = choice.hexagon;
    } else {
      void this.commit(choice);
    }
  }

  /** Ending the turn is asked with a mouse too, where it gives something up: there is no way back from it. */
  #asksFirst(choice: Choice): boolean {
    if (choice.kind !== "end") return this.table.confirms;
    // As long as nobody has said what that would be, whatever else can be done is something.
    const givesUp = this.#answer ? this.#answer.ending_gives_up !== null : this.choices.length > 1;
    return preferences.confirmation !== "never" && givesUp;
  }

  lift(choice: Choice): void {
    this.choosing = null;
    this.preview = null;
    // Without an answer where it could go, and in a lesson, the rules' own two steps do: lift it there, then put it.
    if (!choice.deed?.targets || this.table.guided) {
      void this.commit(choice);
      return;
    }
    this.carried = choice;
    this.table.announce(
      this.table.texts.say("africa-page-heard-lifted", {
        tile: this.tileOf(choice) ?? "",
        targets: choice.deed.targets.length,
        best: choice.deed.points,
      }),
    );
  }

  async commit(choice: Choice): Promise<void> {
    const lifted = this.carried;
    this.reset();
    if (lifted) await this.table.send(lifted.action);
    await this.table.send(choice.action);
  }

  choosesFilter(filter: Filter): void {
    const same = this.filter === filter;
    this.reset();
    this.filter = same ? null : filter;
    const [only, more] = this.of(filter);
    if (!same && only && !more && (filter === "animals" || filter === "nomads")) this.lift(only);
  }

  /** Escape: one step back. Whether there was anything to go back from. */
  back(): boolean {
    const before = this.choosing ?? this.preview ?? this.carried ?? this.filter;
    if (this.choosing) this.choosing = null;
    else if (this.preview) this.preview = null;
    else if (this.carried) [this.carried, this.filter] = [null, null];
    else this.filter = null;
    return before !== null;
  }

  /** Nothing can be done there: say why. */
  async refuse(hexagon: string): Promise<void> {
    if (this.table.seat === null || this.view.phase === "over") return;
    const known = refusalOnPage(this, hexagon);
    const refusal = known ?? (await this.table.why(toAskAbout(this, hexagon)));
    if (refusal) this.table.tell(refusal);
  }

  /** The tile that a choice moves. */
  tileOf(choice: Choice): string | null {
    if (this.carried && choice.kind === "put") return this.tileOf(this.carried);
    if (choice.kind === "put" || choice.kind === "leave") return this.view.find;
    return choice.hexagon === null ? null : (this.view.hexagons[choice.hexagon] ?? null);
  }
}
