/** What the card of a turn says. */
import type { Account, Fields, Gain } from "../../game";
import type { Texts } from "../../texts/texts";
import type { TurnOfLog } from "../log/log";

export interface Card {
  /** Tells this turn from others, however often its card is made anew. */
  key: string;
  turn: TurnOfLog;
  /** Who it was, in bold before what they did. */
  name: string;
  deeds: string;
  details: string;
  gains: (Pick<Gain, "what" | "count"> & { label: string })[];
}

export function keyOf({ turn }: TurnOfLog): string {
  return `${String(turn.number)} ${String(turn.seat)}`;
}

/** The card of a turn; `account` is the game's word for what it was. */
export function cardOf(turn: TurnOfLog, texts: Texts, account?: (events: Fields[], seat: number) => Account): Card {
  const { seat } = turn.turn;
  const events = turn.entries.flatMap((entry) => entry.events as Fields[]);
  const found = account?.(events, seat) ?? { deeds: [], details: [], gains: [] };
  const gains = found.gains.map(({ what, count, label }) => ({
    what,
    count,
    label: texts.say(label.key, label.values),
  }));
  const base = { key: keyOf(turn), turn, gains };
  if (found.deeds.length === 0) return { ...base, name: "", deeds: texts.tell(events), details: "" };
  const name = texts.seat(seat);
  const deeds = found.deeds.map(({ key, values }) => texts.say(key, values));
  const details = found.details.map(({ key, values }) => texts.say(key, values));
  // The name comes first in every language; what stands between it and the rest is the language's own.
  const whole = texts.say("page-recap-card", { name, deeds: new Intl.ListFormat(texts.language).format(deeds) });
  return { ...base, name, deeds: whole.slice(name.length), details: details.join(" · ") };
}
