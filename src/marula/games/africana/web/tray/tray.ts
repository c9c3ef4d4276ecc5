/** What a turn can be used for, as the tray lists it: what each is, whether it can be done, and what happens when chosen. */
import type { Desk } from "../desk/desk.svelte";
import type { Action } from "../wire";

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
  discard: "africana-page-deed-discard",
} as const;

const ICONS = {
  draw: "game-icons:card-draw",
  buy: "lucide:book-open",
  travel: "lucide:route",
  end: "lucide:check",
  pass: "lucide:skip-forward",
  discard: "lucide:check",
} as const;

const ORDER = ["draw", "buy", "travel", "end"] as const;

/** The three uses of a turn, and its end; where something has to be discarded, only that, and the turn ends with it. */
export function turnChoices(desk: Desk): TurnChoice[] {
  if (desk.view.phase === "over" || desk.view.phase === "deal") return [];
  return ORDER.filter((kind) => (kind === "end" ? desk.canEnd || desk.discarding : !desk.discarding)).map((kind) => {
    const named = kind === "end" ? endOf(desk) : kind;
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
function nameOf({ table: { texts }, compact }: Desk, named: keyof typeof NAMES): string {
  return compact && named !== "end" && named !== "discard"
    ? texts.attribute(NAMES[named], "short")
    : texts.say(NAMES[named]);
}

/** What whoever has the turn uses it for. */
function doingOf(desk: Desk): string | null {
  return desk.mine ? desk.doing : desk.view.phase;
}

/** What it is to end the turn: with nothing done it is to pass. */
function endOf({ discarding, view }: Desk): "end" | "pass" | "discard" {
  if (discarding) return "discard";
  return view.acted ? "end" : "pass";
}

function isPossible(desk: Desk, kind: TurnChoice["kind"]): boolean {
  if (kind === "draw") return desk.canDraw;
  if (kind === "buy") return desk.canBuy;
  if (kind === "travel") return desk.canTravel;
  return desk.discarding ? desk.giving.complete : desk.canEnd;
}

function noteOf(desk: Desk, kind: TurnChoice["kind"], possible: boolean): string {
  const { texts } = desk.table;
  if (desk.discarding) {
    const { chosen, due } = desk.giving;
    return texts.say("africana-page-note-chosen", { chosen, count: due });
  }
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
  if (!possible) void desk.explain(example(desk, kind));
  else if (kind === "buy") {
    desk.setOut = false;
    desk.book = desk.bookAtHand;
  } else if (kind === "travel") {
    desk.doubt.clear();
    if (desk.way) void desk.travel();
    // Said twice, the choice is open again.
    else desk.setOut = !desk.setOut;
  } else if (desk.discarding) {
    // Once it is asked about, only the answer counts: what leaves the game doesn't do so by a double click.
    if (desk.doubted === null) void desk.choose({ type: "discard" });
  } else void desk.choose({ type: kind === "draw" ? "draw" : "end_turn" });
}

/** What the rules are asked about where it isn't possible. */
function example(desk: Desk, kind: TurnChoice["kind"]): Action {
  if (kind === "buy") return { type: "turn_page", side: "right" };
  if (kind !== "travel") return { type: kind === "draw" ? "draw" : "end_turn" };
  const route = desk.plan.routes.find(({ ends }) => ends.includes(desk.here));
  const to = route?.ends.find((end) => end !== desk.here) ?? desk.here;
  return { type: "step", to, card: desk.anyCard };
}
