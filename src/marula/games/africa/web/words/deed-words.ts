/** A half's action in two or three words. */
import type { Texts } from "$shell/texts/texts";
import type { GameEvent } from "../wire";
import { plus } from "./words";

export function deedWords(texts: Texts, event: GameEvent): string {
  switch (event.type) {
    case "animal_settled":
    case "animal_moved":
      return texts.say("africa-page-did-tile", { tile: event.tile, gain: plus(event.points) });
    case "nomads_settled":
    case "nomads_moved":
      return texts.say("africa-page-did-tile", { tile: "nomads", gain: plus(event.points) });
    case "treasure_found":
      return texts.say("africa-page-did-tile", { tile: event.tile, gain: plus(event.points) });
    case "good_taken":
      return texts.say("africa-page-did-good", { good: event.good });
    case "monument_found":
    case "last_monument_found":
      return texts.say("africa-page-did-monument");
    case "camp_set_up":
      return texts.say("africa-page-did-camp", { gain: plus(event.points) });
    case "treasure_collected":
      return texts.say("africa-page-pieces", { gold: event.gold, gems: event.gems });
    default:
      return texts.say("africa-page-half-done");
  }
}
