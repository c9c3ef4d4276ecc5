// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { chooseLevel } from "../../bots/results";
import { me } from "../../device/me.svelte";
import type { GameInfo } from "../../wire";
import {
  FIRST_WITH_GUESTS,
  firstSeating,
  keepSeating,
  kindOfOthers,
  shuffled,
  tableOf,
  withColour,
  withCount,
  withOthers,
  withPlayer,
} from "./seating";

const GAME: GameInfo = {
  ...{
    id: "chess",
    min_players: 2,
    max_players: 5,
    minutes: 30,
    identities: [],
    levels: ["novice", "casual", "strong", "master"],
  },
  styles: ["herder"],
  has_lesson: false,
  rules: "source",
  options: [{ key: "open", values: [false, true] }],
  boards: [{ id: "own", names: {}, original: true, own: false }],
};

beforeEach(() => {
  localStorage.clear();
  me.forget();
});

test("at first one person plays against bots, everybody in a colour and by a name of their own", () => {
  const { seats, options, board } = firstSeating(GAME);
  expect(seats.map((seat) => seat.player)).toEqual(["person", "bot", "bot", "bot"]);
  expect(new Set(seats.map((seat) => seat.colour)).size).toBe(4);
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(4);
  expect([options, board]).toEqual([{ open: false }, "own"]);
});

test("a table is well filled at first, whatever the game's limits are", () => {
  const seats = (min_players: number, max_players: number) =>
    firstSeating({ ...GAME, min_players, max_players }).seats.length;
  expect([seats(2, 2), seats(2, 3), seats(2, 4), seats(2, 5), seats(1, 4), seats(3, 6)]).toEqual([2, 3, 4, 4, 3, 5]);
});

test("the last choice is remembered, unless it is no longer possible", () => {
  const seating = firstSeating(GAME);
  const chosen = { ...seating, seats: seating.seats.slice(0, 2), options: { open: true } };
  keepSeating("chess", chosen);
  expect(firstSeating(GAME)).toEqual(chosen);
  expect(firstSeating({ ...GAME, levels: ["other"] }).seats).toHaveLength(4);
  expect(firstSeating({ ...GAME, levels: ["other"] }).seats[1]?.level).toBe("other");
});

test("bots of the last time that are no longer offered play on as those who are like them", () => {
  const seating = firstSeating(GAME);
  const before = ["", "greedy", "random", "master:nobody"];
  const seats = seating.seats.map((seat, at) => ({ ...seat, name: `P${String(at)}`, level: before[at] ?? "" }));
  localStorage.setItem("marula.seating.chess", JSON.stringify({ ...seating, seats }));
  const now = firstSeating(GAME).seats;
  expect(now.map(({ level }) => level)).toEqual(["", "strong", "novice", "master"]);
  expect(now.map(({ name }) => name)).toEqual(seats.map(({ name }) => name));
});

test("the level that was chosen for an even match is that of all bots, the next time too", () => {
  const seating = firstSeating(GAME);
  const seats = seating.seats.map((seat, at) => (at === 1 ? { ...seat, level: "master:herder" } : seat));
  keepSeating("chess", { ...seating, seats });
  chooseLevel("chess", "strong");
  expect(firstSeating(GAME).seats.map(({ level }) => level)).toEqual(["", "strong:herder", "strong", "strong"]);
  expect(withCount(firstSeating(GAME).seats, 5, GAME)[4]?.level).toBe("strong");
  localStorage.removeItem("marula.seating.chess");
  chooseLevel("chess", "novice");
  expect(firstSeating(GAME).seats.map(({ level }) => level)).toEqual(["", "novice", "novice", "novice"]);
});

test("a colour that somebody has is swapped", () => {
  const { seats } = firstSeating(GAME);
  const [first, second] = withColour(seats, 0, seats[1]?.colour ?? "red");
  expect([first?.colour, second?.colour]).toEqual([seats[1]?.colour, seats[0]?.colour]);
  expect(first?.emblem).toBe(seats[1]?.emblem);
});

test("people have no level, bots have one", () => {
  const { seats } = firstSeating(GAME);
  expect(withPlayer(seats, 1, "person", GAME)[1]).toMatchObject({ player: "person", name: "", level: "" });
  expect(withPlayer(seats, 0, "bot", GAME)[0]).toMatchObject({ player: "bot", level: "casual" });
  expect(withCount(seats, 5, GAME)).toHaveLength(5);
  expect(withCount(seats, 2, GAME)).toEqual(seats.slice(0, 2));
});

test("where the game fixes who sits where, seats have its colours, and players move between them", () => {
  const identities: GameInfo["identities"] = [
    { id: "italy", colour: "white", emblem: "wolf" },
    { id: "france", colour: "blue", emblem: "rooster" },
    { id: "germany", colour: "yellow", emblem: "eagle" },
  ];
  const game = { ...GAME, identities, max_players: 3 };
  const { seats } = firstSeating(game);
  const signs = seats.map(({ colour, emblem }) => [colour, emblem]);
  expect(signs).toEqual(identities.map(({ colour, emblem }) => [colour, emblem]));
  const dealt = shuffled(seats, game, () => 0);
  expect(dealt.map(({ colour, emblem }) => [colour, emblem])).toEqual(signs);
  expect(dealt.map((seat) => seat.name)).not.toEqual(seats.map((seat) => seat.name));
  expect(dealt.map((seat) => seat.name).sort()).toEqual(seats.map((seat) => seat.name).sort());
  keepSeating("chess", { seats: dealt, options: { open: false }, board: "own", guests: FIRST_WITH_GUESTS });
  expect(firstSeating(game).seats).toEqual(dealt);
});

test("shuffled players keep their colours where they chose them", () => {
  const { seats } = firstSeating(GAME);
  expect(new Set(shuffled(seats, GAME))).toEqual(new Set(seats));
});

test("who has sat down on this device before is known by name and colour", () => {
  me.keep("Nour", "green");
  const [first, ...others] = firstSeating(GAME).seats;
  expect(first).toMatchObject({ player: "person", name: "Nour", colour: "green", emblem: "gorilla" });
  expect(others.map((seat) => seat.colour)).not.toContain("green");
});

test("guests choose their colour when they come, and nobody loses one to them", () => {
  const { seats } = firstSeating(GAME);
  const invited = withPlayer(seats, 1, "guest", GAME);
  expect(invited[1]).toMatchObject({ player: "guest", name: "", colour: null, emblem: null, level: "" });
  expect(invited.filter((_, index) => index !== 1)).toEqual(seats.filter((_, index) => index !== 1));
  const back = withPlayer(invited, 1, "bot", GAME);
  expect(back[1]).toEqual(seats[1]);
  // Two guests don't have the same colour: they have none.
  const two = withPlayer(invited, 2, "guest", GAME);
  expect(withColour(two, 0, "violet").map((seat) => seat.colour)).toEqual(["violet", null, null, "red"]);
});

test("all the others become guests or bots at once", () => {
  const { seats } = firstSeating(GAME);
  expect(kindOfOthers(seats)).toBe("bot");
  const invited = withOthers(seats, "guest", GAME);
  expect(invited.map((seat) => seat.player)).toEqual(["person", "guest", "guest", "guest"]);
  expect(kindOfOthers(withPlayer(invited, 3, "bot", GAME))).toBeNull();
  const bots = withOthers(invited, "bot", GAME);
  expect(new Set(bots.map((seat) => seat.colour)).size).toBe(4);
  expect(new Set(bots.map((seat) => seat.name)).size).toBe(4);
});

test("a table without guests is asked for as ever, one with guests with its pace", () => {
  const seating = firstSeating(GAME);
  expect(Object.keys(tableOf("chess", seating)).sort()).toEqual(["board", "game", "options", "seats"]);
  const seats = withPlayer(seating.seats, 1, "guest", GAME);
  const guests = { pace: "2d", listed: true, begins: "host" as const };
  expect(tableOf("chess", { ...seating, seats, guests })).toMatchObject(guests);
  keepSeating("chess", { ...seating, seats, guests });
  expect(firstSeating(GAME)).toEqual({ ...seating, seats, guests });
});
