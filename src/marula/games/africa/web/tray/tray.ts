/** The deeds of a turn as the tray lists them: each with what it could bring, and what happens when it is chosen. */
import type { Choice, Kind } from "../desk/deeds";
import type { Desk, Filter } from "../desk/desk.svelte";
import type { Action } from "../wire";
import { givesUp, iconFor, plus } from "../words/words";

export interface TrayDeed {
  kind: Kind;
  icon: string;
  name: string;
  note: string;
  possible: boolean;
  chosen: boolean;
  /** Whether it stays chosen, until a hexagon is. */
  lasts: boolean;
  choose(): void;
}

const NAMES = {
  advance: "africa-page-deed-advance",
  discover: "africa-page-deed-discover",
  animals: "africa-page-deed-animals",
  nomads: "africa-page-deed-nomads",
  camp: "africa-page-deed-camp",
  treasure: "africa-page-deed-treasure",
  relocate: "africa-page-deed-relocate",
  end: "africa-page-deed-end",
} as const;

/** In the order of a turn; relocating is instead of all others. */
const ORDER = ["advance", "discover", "animals", "nomads", "camp", "treasure", "relocate", "end"] as const;
type Listed = (typeof ORDER)[number];

/** What is done by choosing it here; the others ask for a hexagon. */
const AT_ONCE = ["camp", "treasure", "end"] as const;

function isAtOnce(kind: Listed): kind is (typeof AT_ONCE)[number] {
  return AT_ONCE.some((other) => other === kind);
}

/** What can be chosen in an ordinary turn; nothing while a decision about a find or a lifted tile is pending. */
export function deedsOf(desk: Desk): TrayDeed[] {
  if (!desk.mine || desk.view.phase !== "act") return [];
  return ORDER.filter((kind) => kind !== "end" || desk.of(kind).length > 0).map((kind) => {
    const choices = desk.of(kind);
    const possible = choices.length > 0;
    const chosen = desk.filter === kind || desk.carried?.kind === kind || desk.preview?.kind === kind;
    return {
      kind,
      icon: iconFor(kind),
      name: nameOf(desk, kind),
      note: possible ? noteFor(desk, kind, choices) : whyNot(desk, kind),
      possible,
      // Where nothing but ending the turn is left, that button stands out.
      chosen: chosen || (kind === "end" && desk.choices.length === 1),
      lasts: possible && !isAtOnce(kind),
      choose: () => choose(desk, kind, choices),
    };
  });
}

/** Where there is little room, one word of it. */
function nameOf(desk: Desk, kind: Listed): string {
  const key = NAMES[kind];
  return desk.table.narrow ? desk.table.texts.attribute(key, "short") : desk.table.texts.say(key);
}

function choose(desk: Desk, kind: Listed, choices: Choice[]): void {
  const [only] = choices;
  if (only === undefined) {
    const question = questionAbout(desk, kind);
    if (question) void desk.table.why(question).then((refusal) => refusal && desk.table.tell(refusal));
    else {
      const values = { deed: desk.table.texts.say(NAMES[kind]), why: whyNot(desk, kind) };
      desk.table.tell({ key: "africa-page-not-now", rule: kind === "nomads" ? "AFR-N2" : "AFR-N1", values });
    }
  } else if (isAtOnce(kind)) {
    desk.filter = null;
    desk.carried = null;
    desk.choose(only);
  } else {
    desk.choosesFilter(kind satisfies Filter);
  }
}

/** What each could bring at best. */
function noteFor(desk: Desk, kind: Listed, choices: Choice[]): string {
  const { texts, narrow } = desk.table;
  const best = Math.max(0, ...choices.map((choice) => choice.deed?.points ?? 0));
  const deed = choices[0]?.deed;
  switch (kind) {
    case "advance": {
      const lost = givesUp(desk, kind);
      if (lost) return narrow ? texts.say("africa-page-note-no-action") : lost;
      return texts.say("africa-page-note-places", { count: choices.length });
    }
    case "discover":
      return texts.say("africa-page-note-adjacent", { count: choices.length });
    case "animals":
    case "nomads":
      return deed ? texts.say("africa-page-up-to", { gain: plus(best) }) : "";
    case "camp":
      return deed ? plus(best) : "";
    case "treasure":
      return deed ? texts.say("africa-page-pieces", { gold: deed.gold ?? 0, gems: deed.gems ?? 0 }) : "";
    case "relocate":
      return texts.say("africa-page-note-whole-turn");
    case "end":
      return narrow ? "" : givesUp(desk, kind);
  }
}

function whyNot(desk: Desk, kind: Listed): string {
  const { texts } = desk.table;
  if (kind === "advance")
    return desk.view.advanced ? texts.say("africa-page-note-used") : texts.say("africa-page-note-barred");
  if (kind === "relocate") return texts.say("africa-page-note-too-late");
  if (kind === "camp")
    return camps(desk) === 0 ? texts.say("africa-page-note-no-camp") : texts.say("africa-page-note-not-empty");
  if (kind === "treasure") return texts.say("africa-page-note-none");
  return texts.say("africa-page-note-none");
}

function camps(desk: Desk): number {
  return desk.table.seat === null ? 0 : (desk.view.players[desk.table.seat]?.camps ?? 0);
}

/** What the rules are asked where a deed is not possible; null where no single action stands for it. */
function questionAbout(desk: Desk, kind: Listed): Action | null {
  if (kind === "camp") return { type: "camp_for_points" };
  if (kind === "treasure") return { type: "camp_for_treasure" };
  const elsewhere = desk.plan.places.find(
    (place) => desk.view.hexagons[place.id] === "empty" && !desk.stage.explorers.includes(place.id),
  );
  if (!elsewhere) return null;
  if (kind === "relocate") return { type: "relocate", to: elsewhere.id };
  return kind === "advance" && desk.view.advanced ? { type: "advance", to: elsewhere.id } : null;
}
