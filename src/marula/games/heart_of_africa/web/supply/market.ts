/** The market as it lies there: five train cards and their pile, two terrain cards and theirs. */
import { total } from "../pieces/cards";
import type { Desk, Draw } from "../desk/desk.svelte";

export interface Stall {
  /** What tells it from the others, and where cards fly from. */
  id: string;
  action: Draw;
  /** The card that lies there; null for a pile and for an open space. */
  card: string | null;
  pile: boolean;
  possible: boolean;
  /** The rules bar this card now although it lies there: a face-up locomotive as the second card. */
  barred: boolean;
  label: string;
  /** The key that takes it. */
  key: string;
}

export function trainStalls(desk: Desk): Stall[] {
  const { view, table } = desk;
  const { texts } = table;
  const spaces = view.spaces.map((card, index): Stall => {
    const action: Draw = { type: "take_train", space: index + 1 };
    const possible = desk.can(action);
    const barred = card !== null && !possible && view.phase === "second" && table.legal.length > 0;
    const only = card === "locomotive" && view.phase !== "second" ? "yes" : "no";
    return {
      id: `train-${String(index + 1)}`,
      action,
      card,
      pile: false,
      possible,
      barred,
      label:
        card === null
          ? texts.say("heart-of-africa-page-open-space")
          : texts.say(barred ? "heart-of-africa-page-barred" : "heart-of-africa-page-train-card", { card, only }),
      key: String(index + 1),
    };
  });
  const count = view.pile;
  const action: Draw = { type: "draw_train" };
  const pile: Stall = {
    id: "train-pile",
    action,
    card: null,
    pile: true,
    possible: desk.can(action),
    barred: false,
    label: texts.say("heart-of-africa-page-train-pile", { count, discards: total(view.discards) }),
    key: String(spaces.length + 1),
  };
  return [...spaces, pile];
}

export function terrainStalls(desk: Desk): Stall[] {
  const { view, table } = desk;
  const { texts } = table;
  const first = view.spaces.length + 2;
  const spaces = view.terrain_spaces.map((terrain, index): Stall => {
    const action: Draw = { type: "take_terrain", space: index + 1 };
    return {
      id: `terrain-${String(index + 1)}`,
      action,
      card: terrain,
      pile: false,
      possible: desk.can(action),
      barred: false,
      label: terrain === null ? texts.say("heart-of-africa-page-open-space") : terrainLabel(desk, terrain),
      key: String(first + index),
    };
  });
  const action: Draw = { type: "draw_terrain" };
  const pile: Stall = {
    id: "terrain-pile",
    action,
    card: null,
    pile: true,
    possible: desk.can(action),
    barred: false,
    label: texts.say("heart-of-africa-page-terrain-pile", {
      count: view.terrain_pile,
      discards: total(view.terrain_discards),
    }),
    key: String(first + spaces.length),
  };
  return [...spaces, pile];
}

/** What it is, and what would change if it were one's own. */
function terrainLabel(desk: Desk, terrain: string): string {
  const { texts } = desk.table;
  const name = texts.say("heart-of-africa-page-terrain-card", { terrain });
  const change = terrainChange(desk, terrain);
  return change ? `${name} ${change}` : name;
}

/** HOA-R3 How the one who looks would stand with one more card of that terrain; empty for a bystander. */
export function terrainChange(desk: Desk, terrain: string): string {
  const { view, table } = desk;
  const { seat, texts } = table;
  if (seat === null) return "";
  const held = (view.players[seat]?.terrain[terrain] ?? 0) + 1;
  const others = view.players.map((player, other) => (other === seat ? -1 : (player.terrain[terrain] ?? 0)));
  const theirs = Math.max(...others);
  if (theirs > held)
    return texts.say("heart-of-africa-page-terrain-behind", { held, theirs, seat: others.indexOf(theirs) });
  return texts.say(theirs === held ? "heart-of-africa-page-terrain-level" : "heart-of-africa-page-terrain-ahead", {
    held,
  });
}
