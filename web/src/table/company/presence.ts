/** How somebody at the table is: a mark on their disc, and a word under their name. */
import type { Texts } from "../../texts/texts";
import { inUnit, timeAgo } from "../../texts/time";
import type { TableOnScreen } from "../screen/table-on-screen.svelte";
import type { Company } from "./company.svelte";

/** Each has a shape of its own; never the colour alone. */
export type Mark = "here" | "away" | "thinking" | "bot" | "offline";

export interface Presence {
  mark: Mark | null;
  words: string;
}

/** Of somebody elsewhere or a bot; of who reads this only where a bot plays for them. */
export function presenceOf(
  seat: number,
  company: Company,
  screen: Pick<TableOnScreen, "acting" | "position" | "narrow" | "thinking">,
  texts: Texts,
  isConnected: boolean,
): Presence {
  const at = company.at(seat);
  if (!at) return { mark: null, words: "" };
  if (at.state === "stand-in")
    return { mark: "bot", words: texts.say(at.mine ? "page-bot-plays-for-you" : "page-bot-sits-in-here") };
  if (at.mine) return { mark: null, words: "" };
  if (at.state === "bot") {
    const isThinking = screen.thinking.includes(seat);
    return { mark: isThinking ? "thinking" : "bot", words: texts.say(isThinking ? "page-thinking" : "page-bot") };
  }
  const isActing = screen.position.result === null && screen.acting.includes(seat);
  if (!isConnected) return { mark: null, words: "–" };
  return { mark: markOf(at.presence, isActing), words: wordsOf(at, isActing, company, texts, screen.narrow) };
}

function markOf(presence: string, isActing: boolean): Mark {
  if (presence === "here") return isActing ? "thinking" : "here";
  return presence === "away" ? "away" : "offline";
}

function wordsOf(
  { presence, since }: { presence: string; since: string },
  isActing: boolean,
  { clocks, pace }: Company,
  texts: Texts,
  isShort: boolean,
): string {
  if (presence === "here") return texts.say(isActing ? "page-thinking" : "page-present");
  if (presence !== "away") {
    const isLong = pace.kind === "turns" && since !== "" && !isShort;
    return isLong
      ? texts.say("page-last-here", { ago: timeAgo(since, texts.language, clocks.now) })
      : texts.say("page-offline");
  }
  const time = since === "" || isShort ? "" : timeFor(since, texts.language, clocks.now);
  return time === "" ? texts.say("page-away") : texts.say("page-away-for", { time });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long something has gone on, in its largest unit: “3 min”; nothing in the first minute. */
export function timeFor(moment: string, language: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 0];
  return length === 0 ? "" : inUnit(Math.floor(seconds / length), unit, language);
}
