/** Which bots would make an even match, told from the last matches against them. */
import { LEVELS, partsOf } from "./levels";
import type { ResultInfo, SeatInfo } from "../wire";

/** A match of people against bots of one level. */
export interface Played {
  table: string;
  level: string;
  /** How many of the bots people were ahead of: from 0, none, to 1, all. Half of them is even, however many there are. */
  share: number;
}

/** The level that everybody is thought to be even with, before anything is known of them. */
export const FIRST_LEVEL = "casual";
/** How much less of the bots one is thought to be ahead of with each level up. */
const STEP = 0.15;
/** As many matches are imagined to have gone as was thought, so that the first ones played don't decide everything. */
const IMAGINED = 2;
/** From how many matches on something is proposed, and how many of the last ones count. */
const FEWEST = 3;
export const MOST = 10;
const CLEARLY = 0.65;

/** What counts of a match that is over; null where people or bots of several levels were against each other. */
export function playedBy(
  table: string,
  seats: SeatInfo[],
  mine: number[],
  { places }: Pick<ResultInfo, "places">,
): Played | null {
  const bots = seats.flatMap(({ player }, seat) => (player === "bot" ? [seat] : []));
  const [level, other] = [...new Set(bots.map((seat) => partsOf(seats[seat]?.level ?? "").plain))];
  if (level === undefined || other !== undefined || !LEVELS.includes(level)) return null;
  if (mine.length === 0 || mine.length + bots.length < seats.length) return null;
  const place = (seat: number) => places[seat] ?? 0;
  const pairs = mine.flatMap((seat) => bots.map((bot) => Math.sign(place(bot) - place(seat))));
  return { table, level, share: pairs.reduce((sum, ahead) => sum + (ahead + 1) / 2, 0) / pairs.length };
}

/** The level that would be more even than that of the last matches, the latest being the last; null: it is even enough. */
export function evenLevel(matches: Played[]): string | null {
  const now = LEVELS.indexOf(matches.at(-1)?.level ?? "");
  // Only those since the level was changed: who goes down doesn't go up again for old victories.
  const since = matches.findLastIndex(({ level }) => level !== LEVELS[now]) + 1;
  const row = matches.slice(Math.max(since, matches.length - MOST));
  if (now < 0 || row.length < FEWEST) return null;
  const share = expectedShare(row, now);
  if (share >= CLEARLY) return LEVELS[now + 1] ?? null;
  if (share <= 1 - CLEARLY) return LEVELS[now - 1] ?? null;
  return null;
}

/** Of how many bots one will be ahead at that level: what was thought before, and what the matches have told. */
function expectedShare(row: Played[], level: number): number {
  const thought = 0.5 + STEP * (LEVELS.indexOf(FIRST_LEVEL) - level);
  const reached = row.reduce((sum, { share }) => sum + share, 0);
  return (IMAGINED * thought + reached) / (IMAGINED + row.length);
}
