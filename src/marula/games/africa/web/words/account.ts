/** A turn in few words, for its card: what placed something or brought something. The log has the rest. */
import type { Account, Fields, Gain, Say } from "$shell/game";
import type { GameEvent } from "../wire";

export function account(told: Fields[], seat: number): Account {
  const events = (told as unknown as GameEvent[]).filter((event) => "seat" in event && event.seat === seat);
  const deeds = events.flatMap((event) => deedOf(event) ?? []);
  return { deeds: deeds.length > 0 ? deeds : onTheWay(events), details: [], gains: gainsOf(events) };
}

function say(name: string, values: Fields = {}): Say {
  return { key: `africa-page-recap-${name}`, values };
}

function deedOf(event: GameEvent): Say | null {
  switch (event.type) {
    case "explorer_placed":
      return say("start", { to: event.to });
    case "relocated":
      return say("relocate", { to: event.to });
    case "treasure_found":
      return say("find", { tile: event.tile, hexagon: event.hexagon, points: event.points });
    case "good_taken":
      return say("find", { tile: event.good, hexagon: event.hexagon, points: 0 });
    case "goods_exchanged":
      return say("exchange", { other: event.other, taken: event.taken, given: event.given, count: event.count });
    case "animal_settled":
      return say("settle", { tile: event.tile, to: event.to, points: event.points });
    case "nomads_settled":
      return say("settle", { tile: "nomads", to: event.to, points: event.points });
    case "animal_moved":
      return say("move", { tile: event.tile, to: event.to, points: event.points });
    case "nomads_moved":
      return say("move", { tile: "nomads", to: event.to, points: event.points });
    case "monument_found":
      return say("monument", { hexagon: event.hexagon, number: event.number });
    case "last_monument_found":
      return say("last-monument", { hexagon: event.hexagon, points: event.points });
    case "camp_set_up":
    case "treasure_collected":
      return say("camp", { hexagon: event.hexagon, points: "points" in event ? event.points : 0 });
    case "turn_passed":
      return say("pass");
    default:
      return null;
  }
}

/** A turn that is still under way, or came to nothing more. */
function onTheWay(events: GameEvent[]): Say[] {
  const last = events.filter(({ type }) => type === "advanced" || type === "tile_turned").at(-1);
  if (last?.type === "advanced") return [say("advance", { to: last.to })];
  return last?.type === "tile_turned" ? [say("find", { tile: last.tile, hexagon: last.hexagon, points: 0 })] : [];
}

function gainsOf(events: GameEvent[]): Gain[] {
  const sums = { points: 0, goods: 0, camps: 0, gold: 0, gems: 0 };
  for (const event of events) {
    if ("points" in event) sums.points += event.points;
    if (event.type === "good_taken") sums.goods += 1;
    if (event.type === "monument_found") sums.camps += 1;
    if (event.type !== "treasure_collected") continue;
    sums.gold += event.gold;
    sums.gems += event.gems;
  }
  return Object.entries(sums).flatMap(([what, count]) => {
    const label = what === "points" ? { key: "page-points-count", values: { count } } : say(`gain-${what}`, { count });
    return count > 0 ? [{ what, count, label }] : [];
  });
}
