/** Who sits at a table to be opened, and what was chosen the last time. */
import { COLOURS, EMBLEM_OF, type Colour } from "../../parts/emblems";
import { me } from "../../device/me.svelte";
import { usualLevel } from "../../bots/results";
import { recall, remember } from "../../device/storage";
import { atLevel, offered } from "../../bots/levels";
import type { GameInfo, NewSeat, NewTable } from "../../wire";

/** Names for bots, until somebody gives them others. */
const BOT_NAMES = ["Awa", "Malik", "Chiyo", "Inès", "Kwame"];

export type Kind = NewSeat["player"];

/** How a table with guests is played: no table without them has any of it. */
export interface WithGuests {
  pace: string;
  listed: boolean;
  begins: "all" | "host";
}

export interface Seating {
  seats: NewSeat[];
  options: NonNullable<NewTable["options"]>;
  board: string;
  guests: WithGuests;
}

/** A seating as it is kept, with the level that new bots had then: who chooses another one means all of them. */
interface Kept extends Seating {
  usual?: string;
}

export const FIRST_WITH_GUESTS: WithGuests = { pace: "live", listed: false, begins: "all" };

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
  let seats = kept?.seats ?? [myself()];
  seats = withCount(
    seats.slice(0, game.max_players),
    kept ? Math.max(seats.length, game.min_players) : wellFilled(game),
    game,
  );
  return { seats, options, board, guests: { ...FIRST_WITH_GUESTS, ...kept?.guests } };
}

/** Who uses this device, by the name and in the colour that it knows them by. */
function myself(): NewSeat {
  const colour = COLOURS.find((known) => known === me.colour) ?? "red";
  return { player: "person", name: me.name, colour, emblem: EMBLEM_OF[colour], level: "" };
}

/** More seats than half way from the fewest to the most. */
function wellFilled({ min_players: fewest, max_players: most }: GameInfo): number {
  return Math.min(most, Math.floor((fewest + most) / 2) + 1);
}

/** Seats whose colours and emblems the game fixes have those. */
function asFixed(seats: NewSeat[], { identities }: GameInfo): NewSeat[] {
  return seats.map((seat, index) => {
    const identity = identities[index];
    return identity ? { ...seat, colour: identity.colour, emblem: identity.emblem } : seat;
  });
}

/** The last seating, if it is still possible; bots that are no longer offered are replaced by those like them. */
function keptSeating(game: GameInfo): Seating | null {
  const found = recall(keptAs(game.id)) as Kept | null;
  if (!Array.isArray(found?.seats)) return null;
  const usual = usualLevel(game.id);
  const isChosenSince = found.usual !== undefined && found.usual !== usual;
  const seats = found.seats.map((seat) => {
    if (seat.player !== "bot") return seat;
    return { ...seat, level: offered(isChosenSince ? atLevel(usual, seat.level) : seat.level, game) };
  });
  if (seats.some(({ player, level }) => player === "bot" && level === "")) return null;
  const kept = { ...found, seats };
  if (game.identities.length > 0) return kept;
  const chosen = seats.flatMap((seat) => (seat.player === "guest" ? [] : [seat.colour]));
  const coloured = chosen.every((colour) => colour && COLOURS.includes(colour));
  return coloured && new Set(chosen).size === chosen.length ? kept : null;
}

export function keepSeating(game: string, seating: Seating): void {
  remember(keptAs(game), { ...seating, usual: usualLevel(game) } satisfies Kept);
}

/** The same seats, with bots added or the last ones gone. */
export function withCount(seats: NewSeat[], count: number, game: GameInfo): NewSeat[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push(newBot(kept, game));
  return asFixed(kept, game);
}

/** The same players on other seats, by chance: who sits first begins. */
export function shuffled(seats: NewSeat[], game: GameInfo, random = Math.random): NewSeat[] {
  const dealt = seats.slice();
  for (let last = dealt.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [dealt[last], dealt[other]];
    if (one && two) [dealt[last], dealt[other]] = [two, one];
  }
  return asFixed(dealt, game);
}

function newBot(seats: NewSeat[], game: GameInfo): NewSeat {
  const look = freeLook(seats);
  return { player: "bot", name: botName(seats), ...look, level: newLevel(game) };
}

/** What a new bot plays like, if the game has that. */
function newLevel(game: GameInfo): string {
  return offered(usualLevel(game.id), game) || (game.levels.at(-1) ?? "");
}

function freeLook(seats: NewSeat[]): Pick<NewSeat, "colour" | "emblem"> {
  const colour = COLOURS.find((candidate) => seats.every((seat) => seat.colour !== candidate)) ?? "red";
  return { colour, emblem: EMBLEM_OF[colour] };
}

function botName(seats: NewSeat[]): string {
  return BOT_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? "";
}

/** A seat with another kind of player on it. */
export function withPlayer(seats: NewSeat[], index: number, player: Kind, game: GameInfo): NewSeat[] {
  const before = seats[index];
  if (!before || before.player === player) return seats;
  const others = seats.map((seat, at) => (at === index ? { ...seat, name: "", colour: null } : seat));
  // Guests choose their colour when they come. Whoever has one keeps it.
  const look = player === "guest" ? { colour: null, emblem: null } : before.colour ? {} : freeLook(others);
  const seat: NewSeat = { ...before, ...look, player, name: "", level: "" };
  if (player === "bot") Object.assign(seat, { name: botName(others), level: newLevel(game) });
  return asFixed(
    seats.map((other, at) => (at === index ? seat : other)),
    game,
  );
}

/** The seat of who opens the table: the first person at this device; none where only others play. */
export function ownSeat(seats: NewSeat[]): number {
  return seats.findIndex((seat) => seat.player === "person");
}

/** Everybody but who opens the table is of one kind. */
export function withOthers(seats: NewSeat[], player: Kind, game: GameInfo): NewSeat[] {
  const own = ownSeat(seats);
  return seats.reduce((all, _, index) => (index === own ? all : withPlayer(all, index, player, game)), seats);
}

/** What all the others are; null where they are not all the same. */
export function kindOfOthers(seats: NewSeat[]): Kind | null {
  const own = ownSeat(seats);
  const kinds = new Set(seats.filter((_, index) => index !== own).map((seat) => seat.player));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

export function hasGuests(seats: NewSeat[]): boolean {
  return seats.some((seat) => seat.player === "guest");
}

/** A seat with another colour; who had that colour gets the one that has become free. */
export function withColour(seats: NewSeat[], index: number, colour: Colour): NewSeat[] {
  const free = seats[index]?.colour ?? colour;
  return seats.map((seat, at) => {
    const now = at === index ? colour : seat.colour === colour ? free : seat.colour;
    return { ...seat, colour: now, emblem: now && EMBLEM_OF[now] };
  });
}

/** The table that is asked for. */
export function tableOf(game: string, { seats, options, board, guests }: Seating): NewTable {
  const table: NewTable = {
    game,
    board,
    options,
    // Who comes by a link chooses how to look then.
    seats: seats.map((seat) => (seat.player === "guest" ? { ...seat, colour: null, emblem: null } : seat)),
  };
  return hasGuests(seats) ? { ...table, ...guests } : table;
}
