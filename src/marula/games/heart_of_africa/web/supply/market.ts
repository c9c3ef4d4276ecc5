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
    const only = view.alone.includes(index + 1) && view.phase !== "second" ? "yes" : "no";
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

/** How the one who looks would stand with one more card of that terrain; empty for a bystander. */
function terrainChange(desk: Desk, terrain: string): string {
  const { seat, texts } = desk.table;
  const wouldBe = desk.withOneMore(terrain);
  if (seat === null || !wouldBe) return "";
  const { counts, standing, rival } = wouldBe;
  return texts.say(`heart-of-africa-page-terrain-${standing}`, {
    held: counts[seat] ?? 0,
    theirs: counts[rival] ?? 0,
    seat: rival,
  });
}
