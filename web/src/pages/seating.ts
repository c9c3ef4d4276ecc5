/** Who sits at a table to be opened, and what was chosen the last time. */
import { COLOURS, EMBLEM_OF, type Colour } from "../parts/emblems";
import { recall, remember } from "../device/storage";
import type { GameInfo, NewTable, SeatInfo } from "../wire";

/** Names for bots, until somebody gives them others. */
const BOT_NAMES = ["Awa", "Malik", "Chiyo", "Inès", "Kwame"];

export interface Seating {
  seats: SeatInfo[];
  options: NonNullable<NewTable["options"]>;
  board: string;
}

function keptAs(game: string): string {
  return `marula.seating.${game}`;
}

export function firstSeating(game: GameInfo): Seating {
  const kept = keptSeating(game);
  const options = Object.fromEntries(
    game.options.map(({ key, values }) => {
      const before = kept?.options[key];
      return [key, before !== undefined && values.includes(before) ? before : (values[0] ?? false)];
    }),
  );
  const board = game.boards.some(({ id }) => id === kept?.board) ? (kept?.board ?? "") : (game.boards[0]?.id ?? "");
  let seats = kept?.seats ?? [{ player: "person", name: "", colour: "red", emblem: "lion", level: "" }];
  seats = withCount(
    seats.slice(0, game.max_players),
    kept ? Math.max(seats.length, game.min_players) : wellFilled(game),
    game,
  );
  return { seats, options, board };
}

/** More seats than half way from the fewest to the most. */
function wellFilled({ min_players: fewest, max_players: most }: GameInfo): number {
  return Math.min(most, Math.floor((fewest + most) / 2) + 1);
}

/** Seats whose colours and emblems the game fixes have those. */
function asFixed(seats: SeatInfo[], { identities }: GameInfo): SeatInfo[] {
  return seats.map((seat, index) => {
    const identity = identities[index];
    return identity ? { ...seat, colour: identity.colour, emblem: identity.emblem } : seat;
  });
}

/** The last seating, if it is still possible. */
function keptSeating(game: GameInfo): Seating | null {
  const found = recall(keptAs(game.id)) as Seating | null;
  if (!Array.isArray(found?.seats)) return null;
  const { seats } = found;
  const known = seats.every((seat) => seat.player === "person" || game.levels.includes(seat.level ?? ""));
  if (game.identities.length > 0) return known ? found : null;
  const coloured = seats.every((seat) => COLOURS.includes(seat.colour));
  return known && coloured && new Set(seats.map((seat) => seat.colour)).size === seats.length ? found : null;
}

export function keepSeating(game: string, seating: Seating): void {
  remember(keptAs(game), seating);
}

/** The same seats, with bots added or the last ones gone. */
export function withCount(seats: SeatInfo[], count: number, game: GameInfo): SeatInfo[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push(newBot(kept, game));
  return asFixed(kept, game);
}

/** The same players on other seats, by chance: who sits first begins. */
export function shuffled(seats: SeatInfo[], game: GameInfo, random = Math.random): SeatInfo[] {
  const dealt = seats.slice();
  for (let last = dealt.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [dealt[last], dealt[other]];
    if (one && two) [dealt[last], dealt[other]] = [two, one];
  }
  return asFixed(dealt, game);
}

function newBot(seats: SeatInfo[], game: GameInfo): SeatInfo {
  const colour = COLOURS.find((candidate) => seats.every((seat) => seat.colour !== candidate)) ?? "red";
  return { player: "bot", name: botName(seats), colour, emblem: EMBLEM_OF[colour], level: game.levels.at(-1) ?? "" };
}

function botName(seats: SeatInfo[]): string {
  return BOT_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? "";
}

/** A seat with another kind of player on it. */
export function withPlayer(seats: SeatInfo[], index: number, player: SeatInfo["player"], game: GameInfo): SeatInfo[] {
  return seats.map((seat, at) => {
    if (at !== index || seat.player === player) return seat;
    return player === "bot"
      ? { ...seat, player, name: botName(seats), level: game.levels.at(-1) ?? "" }
      : { ...seat, player, name: "", level: "" };
  });
}

/** A seat with another colour; who had that colour gets the one that has become free. */
export function withColour(seats: SeatInfo[], index: number, colour: Colour): SeatInfo[] {
  const free = seats[index]?.colour ?? colour;
  return seats.map((seat, at) => {
    const now = at === index ? colour : seat.colour === colour ? free : seat.colour;
    return { ...seat, colour: now, emblem: EMBLEM_OF[now] };
  });
}
