/** What a turn can be used for, as the tray lists it: what each is, whether it can be done, and what happens when chosen. */
import type { Desk } from "./desk.svelte";
import type { Action } from "./wire";

export interface TurnChoice {
  kind: "draw" | "buy" | "travel" | "end";
  icon: string;
  name: string;
  note: string;
  /** The letter that chooses it, beside its number. */
  letter: string;
  possible: boolean;
  chosen: boolean;
  choose(): void;
}

const NAMES = {
  draw: "africana-page-deed-draw",
  buy: "africana-page-deed-buy",
  travel: "africana-page-deed-travel",
  end: "africana-page-deed-end",
  pass: "africana-page-deed-pass",
} as const;

const ICONS = {
  draw: "game-icons:card-draw",
  buy: "lucide:book-open",
  travel: "lucide:route",
  end: "lucide:check",
  pass: "lucide:skip-forward",
} as const;

const ORDER = ["draw", "buy", "travel", "end"] as const;

/** The three uses of a turn, and its end; nothing while cards have to be discarded. */
export function turnChoices(desk: Desk): TurnChoice[] {
  if (desk.view.phase === "over" || desk.view.phase === "deal" || desk.discarding) return [];
  return ORDER.filter((kind) => kind !== "end" || desk.canEnd).map((kind) => {
    const named = kind === "end" && passes(desk) ? "pass" : kind;
    const possible = isPossible(desk, kind);
    return {
      kind,
      icon: ICONS[named],
      name: nameOf(desk, named),
      note: noteOf(desk, kind, possible),
      letter: desk.table.texts.attribute(NAMES[named], "key"),
      possible,
      chosen: doingOf(desk) === kind,
      choose: () => choose(desk, kind, possible),
    };
  });
}

/** Where there is little room, one word of it; the end of a turn that was used has room. */
function nameOf({ table: { texts, narrow } }: Desk, named: keyof typeof NAMES): string {
  return narrow && named !== "end" ? texts.attribute(NAMES[named], "short") : texts.say(NAMES[named]);
}

/** What whoever has the turn uses it for. */
function doingOf(desk: Desk): string | null {
  return desk.mine ? desk.doing : desk.view.phase;
}

/** Nothing has been done: to end the turn is to pass. */
function passes(desk: Desk): boolean {
  return desk.view.phase === "choose" && !desk.view.acted;
}

function isPossible(desk: Desk, kind: TurnChoice["kind"]): boolean {
  if (kind === "draw") return desk.canDraw;
  if (kind === "buy") return desk.canBuy;
  return kind === "travel" ? desk.canTravel : desk.canEnd;
}

function noteOf(desk: Desk, kind: TurnChoice["kind"], possible: boolean): string {
  const { texts } = desk.table;
  if (!desk.mine || kind === "end") return "";
  const { phase } = desk.view;
  if (!possible) {
    if (phase !== "choose" && phase !== kind) return texts.say("africana-page-note-other");
    if (kind === "buy") return texts.say("africana-page-note-no-page");
    return kind === "travel" ? texts.say("africana-page-note-no-step") : "";
  }
  if (kind === "draw") return texts.say("africana-page-note-pile", { count: desk.view.pile });
  if (kind === "buy") return texts.say("africana-page-note-book", { book: desk.bookAtHand });
  const to = desk.path.at(-1);
  if (to !== undefined) return texts.place(to);
  if (!desk.reach) return "";
  const count = desk.lit.length;
  return count > 0 ? texts.say("africana-page-note-places", { count }) : texts.say("africana-page-note-deeds");
}

function choose(desk: Desk, kind: TurnChoice["kind"], possible: boolean): void {
  if (!possible) void explain(desk, kind);
  else if (kind === "buy") {
    desk.setOut = false;
    desk.book = desk.bookAtHand;
  } else if (kind === "travel") {
    desk.doubted = null;
    if (desk.way) void desk.travel();
    // Said twice, the choice is open again.
    else desk.setOut = !desk.setOut;
  } else void desk.choose({ type: kind === "draw" ? "draw" : "end_turn" });
}

/** The rules say why it isn't possible. */
async function explain(desk: Desk, kind: TurnChoice["kind"]): Promise<void> {
  const refusal = desk.mine ? await desk.table.why(example(desk, kind)) : null;
  if (refusal) desk.table.tell(refusal);
}

function example(desk: Desk, kind: TurnChoice["kind"]): Action {
  if (kind === "buy") return { type: "turn_page", side: "right" };
  if (kind !== "travel") return { type: kind === "draw" ? "draw" : "end_turn" };
  const route = desk.plan.routes.find(({ ends }) => ends.includes(desk.here));
  const to = route?.ends.find((end) => end !== desk.here) ?? desk.here;
  return { type: "step", to, card: desk.hand[0] ?? "magenta" };
}
