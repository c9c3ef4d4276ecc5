/** Who stands where: while it is counted, and in the end. */
import type { Texts } from "../../texts/texts";
import type { ResultInfo, TiebreakInfo } from "../../wire";

/** Each seat's place, from 1, by its points; equal ones share a place. */
export function placesBy(points: number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

export interface Verdict {
  /** Who has won, and by how much. */
  title: string;
  margin: string;
  /** What told the winners from their equals, and who reads this from theirs; or that nothing did. */
  reasons: string[];
  /** Where one stands oneself, if somebody else has won. */
  own: string;
}

/** The result in words, for everybody or for one seat. */
export function verdictOf(result: ResultInfo, texts: Texts, you: number | null): Verdict {
  const { winners, places, tiebreaks } = result;
  const totals = result.scores.map((score) => score["total"] ?? 0);
  const best = totals[winners[0] ?? 0] ?? 0;
  const second = places.indexOf(winners.length + 1);
  const names = new Intl.ListFormat(texts.language).format(winners.map((seat) => texts.seat(seat)));
  const isTold = ({ seats }: TiebreakInfo) => seats.some((seat) => winners.includes(seat) || seat === you);
  const reasons = tiebreaks.filter(isTold).map((tiebreak) => sayTiebreak(tiebreak, texts));
  if (winners.length > 1) reasons.push(texts.say("page-shared"));
  return {
    title: texts.say("page-wins", { names, count: winners.length }),
    margin:
      second < 0
        ? texts.say("page-points-count", { count: best })
        : texts.say("page-margin", { count: best, more: best - (totals[second] ?? 0), name: texts.seat(second) }),
    reasons,
    own:
      you === null || winners.includes(you)
        ? ""
        : texts.say("page-your-place", {
            place: texts.say("page-place", { place: places[you] ?? 0 }),
            count: totals.length,
            behind: best - (totals[you] ?? 0),
            names,
          }),
  };
}

/** The same for those who listen, as one message. */
export function spoken({ title, margin, reasons, own }: Verdict, language: string): string {
  const [stop, space] = language === "ja" ? ["。", ""] : [".", " "];
  const sentences = [title, margin, ...reasons, own].filter((text) => text !== "");
  return sentences.map((text) => (text.endsWith(stop) ? text : text + stop)).join(space);
}

/** What told equals apart, with everybody's figure, the highest first. */
function sayTiebreak({ name, seats, figures }: TiebreakInfo, texts: Texts): string {
  const told = seats
    .map((seat, at) => ({ name: texts.seat(seat), figure: figures[at] ?? 0 }))
    .sort((one, other) => other.figure - one.figure)
    .map((values) => texts.say("page-tiebreak-figure", values));
  const what = texts.tiebreak(name);
  return texts.say("page-tiebreak", { what, figures: told.join(texts.language === "ja" ? "、" : ", ") });
}

/** For the score sheet: each tie-break that was needed, with the figures of those it was needed for. */
export function tiebreakRows(tiebreaks: TiebreakInfo[]): { name: string; figures: Map<number, number> }[] {
  const rows = new Map<string, Map<number, number>>();
  for (const { name, seats, figures } of tiebreaks) {
    const row = rows.get(name) ?? new Map<number, number>();
    seats.forEach((seat, at) => row.set(seat, figures[at] ?? 0));
    rows.set(name, row);
  }
  return [...rows].map(([name, figures]) => ({ name, figures }));
}
