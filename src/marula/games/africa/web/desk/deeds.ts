/** What can be done, where, and what it would bring: the answer of ask.py, beside the list of legal actions. */
import { same } from "$shell/kit/actions";
import type { Action, Deed, DeedsAnswer, Facts, View } from "../wire";
import { familyOf } from "../pieces/tiles";

/** The kinds of choices, as the player thinks of them. */
export type Kind =
  | "place"
  | "advance"
  | "discover"
  | "animals"
  | "nomads"
  | "put"
  | "leave"
  | "camp"
  | "treasure"
  | "relocate"
  | "exchange"
  | "keep"
  | "end";

/** Something to be chosen on a hexagon, or without one. */
export interface Choice {
  kind: Kind;
  action: Action;
  hexagon: string | null;
  deed: Deed | null;
}

const KINDS: Partial<Record<Action["type"], Kind>> = {
  place_explorer: "place",
  advance: "advance",
  discover: "discover",
  put: "put",
  leave: "leave",
  camp_for_points: "camp",
  camp_for_treasure: "treasure",
  relocate: "relocate",
  exchange_one: "exchange",
  exchange_all: "exchange",
  keep: "keep",
  end_turn: "end",
};

/** The hexagon that an action is about; null for those that need none. */
export function hexagonOf(action: Action, view: View): string | null {
  if ("to" in action) return action.to;
  if ("hexagon" in action) return action.hexagon;
  if (action.type === "leave") return view.focus;
  if (action.type === "camp_for_points" || action.type === "camp_for_treasure") {
    return view.player === null ? null : (view.players[view.player]?.explorer ?? null);
  }
  return null;
}

/** All legal actions as choices, each with what is said of it. */
export function choicesOf(legal: Action[], view: View, facts: Facts, answer: DeedsAnswer | null): Choice[] {
  return legal.map((action) => ({
    kind: kindOf(action, view, facts),
    action,
    hexagon: hexagonOf(action, view),
    deed: answer?.deeds.find((deed) => same(deed.action, action)) ?? null,
  }));
}

function kindOf(action: Action, view: View, facts: Facts): Kind {
  if (action.type === "lift") {
    return familyOf(view.hexagons[action.hexagon] ?? "", facts) === "nomads" ? "nomads" : "animals";
  }
  return KINDS[action.type] ?? "end";
}

/** Where a lifted tile can go. */
export function targetsOf(choice: Choice): Choice[] {
  return (choice.deed?.targets ?? []).map((deed) => ({
    kind: "put",
    action: deed.action,
    hexagon: "to" in deed.action ? deed.action.to : null,
    deed,
  }));
}
