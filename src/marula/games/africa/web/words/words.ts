/** What can be done on a hexagon, in words: for the bubble, the choices, the bar, and those who listen. */
import type { Choice, Kind } from "../desk/deeds";
import type { Desk } from "../desk/desk.svelte";
import { hundredths } from "../supply/hundredths";
import { faceDown, familyOf, iconOf } from "../pieces/tiles";

/** One thing that can be done: an icon, what it is, what it brings, and why. */
export interface Line {
  icon: string;
  text: string;
  gain: string;
  why: string[];
}

const ICONS: Record<Kind, string> = {
  place: "game-icons:position-marker",
  advance: "game-icons:footsteps",
  discover: "game-icons:magnifying-glass",
  animals: "game-icons:paw-print",
  nomads: "game-icons:camping-tent",
  put: "game-icons:paw-print",
  leave: "game-icons:paw-print",
  camp: "game-icons:campfire",
  treasure: "gold",
  relocate: "game-icons:compass",
  exchange: "game-icons:swap-bag",
  keep: "game-icons:swap-bag",
  end: "game-icons:exit-door",
};

const TEXTS: Record<Kind, string> = {
  place: "africa-page-do-place",
  advance: "africa-page-do-advance",
  discover: "africa-page-do-discover",
  animals: "africa-page-do-lift",
  nomads: "africa-page-do-lift",
  put: "africa-page-do-put",
  leave: "africa-page-do-leave",
  camp: "africa-page-do-camp",
  treasure: "africa-page-do-treasure",
  relocate: "africa-page-do-relocate",
  exchange: "africa-page-do-keep",
  keep: "africa-page-do-keep",
  end: "africa-page-deed-end",
};

export function iconFor(kind: Kind): string {
  return ICONS[kind];
}

export function plus(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function lineOf(desk: Desk, choice: Choice): Line {
  const tile = desk.tileOf(choice);
  const carries = ["put", "leave", "animals", "nomads"].includes(choice.kind);
  return {
    icon: carries && tile ? iconOf(tile, familyOf(tile, desk.facts)) : ICONS[choice.kind],
    text: desk.table.texts.say(TEXTS[choice.kind], carries && tile ? { tile } : {}),
    gain: gainOf(desk, choice),
    why: reasons(desk, choice, tile),
  };
}

/** What ending the turn, or a second advance, gives up; empty for everything else, and where it is nothing. */
export function givesUp(desk: Desk, kind: Kind): string {
  const { answer } = desk;
  const skips = kind === "advance" && answer?.advancing_gives_up_action;
  const what = kind === "end" ? (answer?.ending_gives_up ?? null) : skips ? "first" : null;
  return what === null ? "" : desk.table.texts.say("africa-page-gives-up", { what });
}

function gainOf(desk: Desk, { kind, deed }: Choice): string {
  if (!deed || kind === "treasure" || kind === "end") return "";
  if (kind === "animals" || kind === "nomads") {
    return desk.table.texts.say("africa-page-up-to", { gain: plus(deed.points) });
  }
  return plus(deed.points);
}

function reasons(desk: Desk, choice: Choice, tile: string | null): string[] {
  const { texts } = desk.table;
  const { deed, kind } = choice;
  if (kind === "put" || kind === "leave") return deed && tile ? [company(desk, choice, tile)] : [];
  if (kind === "camp" && deed) {
    const { animals, nomads, monuments } = deed;
    return [texts.say("africa-page-why-camp", { animals, nomads, monuments })];
  }
  if (kind === "treasure" && deed) {
    const pieces = texts.say("africa-page-pieces", { gold: deed.gold ?? 0, gems: deed.gems ?? 0 });
    const prizes = deed.prizes === null ? [] : [texts.say("africa-page-why-prizes", { gain: plus(deed.prizes) })];
    return [pieces, ...prizes];
  }
  if (kind === "animals" || kind === "nomads") {
    return deed?.targets ? [texts.say("africa-page-why-lift", { count: deed.targets.length })] : [];
  }
  if (kind === "discover") return [mayBe(desk)];
  if (kind === "end") {
    const what = desk.answer?.ending_gives_up;
    return what ? [texts.say("africa-page-why-not-end", { what })] : [];
  }
  const lost = givesUp(desk, kind);
  return [...(lost ? [lost] : []), ...(choice.hexagon === null ? [] : prospects(desk, choice.hexagon))];
}

/** What a tile that moves has around it, there and where it is. */
function company(desk: Desk, { deed, kind }: Choice, tile: string): string {
  const { texts } = desk.table;
  const [before, after] = [deed?.before ?? 0, deed?.after ?? 0];
  const found = desk.view.phase === "settle";
  if (tile === "nomads") {
    return kind === "leave"
      ? texts.say("africa-page-why-nomads-left", { after })
      : texts.say("africa-page-why-nomads", { before, after });
  }
  if (found) return texts.say("africa-page-why-animal-found", { tile, count: after });
  return texts.say("africa-page-why-animal", { tile, count: after, before });
}

/** What an explorer who goes there could do next. */
function prospects(desk: Desk, hexagon: string): string[] {
  const { texts } = desk.table;
  const place = desk.answer?.places[hexagon];
  if (!place) return [];
  const found: string[] = [];
  if (place.tiles > 0) found.push(texts.say("africa-page-prospect-tiles", { count: place.tiles }));
  if (place.camp !== null && place.camp > 0)
    found.push(texts.say("africa-page-prospect-camp", { gain: plus(place.camp) }));
  if (place.gold + place.gems > 0) {
    const pieces = texts.say("africa-page-pieces", { gold: place.gold, gems: place.gems });
    found.push(texts.say("africa-page-prospect-treasure", { pieces }));
  }
  if (place.moves > 0) found.push(texts.say("africa-page-prospect-moves", { gain: plus(place.moves) }));
  return found.length > 0 ? found : [texts.say("africa-page-prospect-nothing")];
}

/** What a face-down tile may be, in hundredths. */
function mayBe(desk: Desk): string {
  const counts = faceDown(desk);
  const [animals = 0, goods = 0, nomads = 0, monuments = 0, treasure = 0] = hundredths([
    counts.animals,
    counts.goods,
    counts.nomads,
    counts.monuments,
    counts.gold + counts.gems,
  ]);
  return desk.table.texts.say("africa-page-may-be", { animals, goods, nomads, monuments, treasure });
}

/** What lies on a hexagon and who stands there. */
export function whatIsThere(desk: Desk, hexagon: string): string {
  const { texts } = desk.table;
  const content = desk.stage.hexagons[hexagon] ?? "empty";
  const city = desk.plan.at.get(hexagon)?.label != null;
  const parts = [whatLies(desk, content, city)];
  desk.stage.explorers.forEach((place, seat) => {
    if (place !== hexagon) return;
    parts.push(
      seat === desk.table.seat ? texts.say("africa-page-you-stand") : texts.say("africa-page-stands", { seat }),
    );
  });
  return parts.join(texts.say("africa-page-comma"));
}

function whatLies(desk: Desk, content: string, city: boolean): string {
  const { texts } = desk.table;
  if (content === "down") return texts.say("africa-page-lies-down");
  if (content === "camp") return texts.say("africa-page-lies-camp");
  if (content === "empty") return city ? texts.say("africa-page-lies-city") : texts.say("africa-page-lies-empty");
  return texts.say("africa-page-lies-tile", { tile: content });
}

/** Everything about a hexagon in one breath: place, what lies there, who stands there, what can be done. */
export function labelOf(desk: Desk, hexagon: string): string {
  const { texts } = desk.table;
  const deeds = (desk.lit.get(hexagon) ?? []).map((choice) => {
    const { text, gain } = lineOf(desk, choice);
    return gain ? texts.say("africa-page-deed-gain", { deed: text, gain }) : text;
  });
  const what = whatIsThere(desk, hexagon);
  if (deeds.length === 0) return texts.say("africa-page-label", { hexagon, what });
  return texts.say("africa-page-label-deeds", { hexagon, what, deeds: deeds.join(texts.say("africa-page-comma")) });
}
