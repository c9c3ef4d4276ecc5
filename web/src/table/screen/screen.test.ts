// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "../../device/preferences.svelte";
import { reader } from "../../texts/reader.svelte";
import { TableScreen } from "./screen.svelte";
import type { Around, Entry, Position, SeatInfo, TableToPlay } from "../../wire";
import { aroundOf } from "../../testing/around";
import { FakeSocket } from "../../testing/socket";

const SEATS: SeatInfo[] = [
  { player: "person", name: "Awa", colour: "red", emblem: "lion" },
  { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" },
  { player: "bot", name: "Malik", colour: "green", emblem: "gorilla", level: "greedy" },
];

function table(seats: SeatInfo[], has_secrets: boolean): TableToPlay {
  return {
    ...{
      id: "k3v9",
      game: "africa",
      rules: 1,
      board: {},
      names: {},
      nouns: { seat: "seat" },
      actions: [{ fields: ["type"], rows: [["pass"]] }],
      numbering: "n1",
      options: {},
      facts: null,
    },
    ...{ seats, has_secrets, commitment: "", created: "2026-01-01T00:00:00Z", lesson: null },
    mine: seats.flatMap(({ player }, seat) => (player === "person" ? [seat] : [])),
    asked: null,
  };
}

function position(seat: number | null, actor: number, turn: number): Position {
  return {
    ...{
      seat,
      view: {},
      turn: { seat: actor, number: turn },
      actors: [actor],
      can_undo: false,
      rewind: null,
      scores: [0, 0, 0],
    },
    ...{ legal: seat === actor ? [0, 1] : [], result: null, seed: null, lesson: null },
  };
}

function entry(number: number, seat: number, turn: number, undoes: number[] = []): Entry {
  return {
    number,
    seat,
    turn: { seat, number: turn },
    events: undoes.length ? [] : [{ type: "turn_passed", seat }],
    undoes,
  };
}

let screen: TableScreen;
let around: Around;
function begin(info: TableToPlay, who = aroundOf(info.seats)): void {
  around = who;
  screen = new TableScreen(info);
  answer();
}
/** Answer every socket that has been made since, as the server does. */
function answer(): void {
  for (const socket of FakeSocket.made) {
    if (socket.readyState !== FakeSocket.CONNECTING) continue;
    socket.open();
    socket.say({ type: "welcome", numbering: "n1", version: "1" });
    socket.say(around);
  }
}
function say(entries: Entry[], now: Position, since = 0): void {
  answer();
  FakeSocket.latest.say({ type: "update", since, seq: entries.at(-1)?.number ?? since, entries, position: now });
}
/** Through whose eyes the page has looked, one after another. */
const watched = () => {
  answer();
  return FakeSocket.made.map(({ hello }) => hello?.["seat"]);
};

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  vi.useFakeTimers();
  FakeSocket.install();
  preferences.motion = 250;
  preferences.pace = "calm";
});
afterEach(() => {
  screen.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("alone at a device, one sees the table with one's own eyes and decides", () => {
  begin(table(SEATS.slice(1), true));
  expect(watched()).toEqual([0]);
  say([entry(1, 0, 0)], position(0, 0, 1));
  expect(screen.deciding).toBe(true);
  expect(screen.legal).toEqual([{ type: "pass" }]);
  expect(screen.notices.urgent?.text).toBe("Your turn");
});

describe("a bot that is to decide", () => {
  const HALF_A_SECOND = 500;
  beforeEach(() => {
    preferences.motion = 0;
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 1, 1));
  });

  test("is said to think after half a second, and no longer than it does", () => {
    expect(screen.thinking).toEqual([]);
    vi.advanceTimersByTime(HALF_A_SECOND - 1);
    expect(screen.thinking).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(screen.thinking).toEqual([1]);
    say([entry(2, 1, 1)], position(0, 0, 2), 1);
    expect(screen.thinking).toEqual([]);
    vi.advanceTimersByTime(10 * HALF_A_SECOND);
    expect(screen.thinking, "people's time is their own").toEqual([]);
  });

  test("begins anew with each decision", () => {
    vi.advanceTimersByTime(HALF_A_SECOND - 1);
    say([entry(2, 1, 1)], position(0, 1, 1), 1);
    vi.advanceTimersByTime(HALF_A_SECOND - 1);
    expect(screen.thinking).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(screen.thinking).toEqual([1]);
  });

  test("is not known to think while nobody can be heard", () => {
    vi.advanceTimersByTime(HALF_A_SECOND);
    FakeSocket.latest.lose();
    expect(screen.thinking).toEqual([]);
  });
});

test("others' moves are shown one after another, and can be skipped", () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0)], position(0, 1, 1));
  say([entry(2, 1, 1)], position(0, 1, 2), 1);
  say([entry(3, 1, 2)], position(0, 0, 3), 2);
  expect(screen.showing?.number).toBe(2);
  expect(screen.behind).toBe(true);
  expect(screen.legal).toEqual([]);
  expect(screen.log.map(({ number }) => number)).toEqual([1, 2]);
  screen.skip();
  expect(screen.showing).toBeNull();
  expect(screen.log.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(screen.legal).toHaveLength(1);
});

describe("the bots' pace", () => {
  /** What is said of a turn of the bot, at the table of Chiyo and Malik. */
  const SAID = "Malik passes.";
  const LETTERS = SAID.length * 50;

  /** One's own turn, then two turns of the bot, the first of two decisions of which the last says nothing. */
  function twoTurns(): void {
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 1, 1));
    say([entry(2, 1, 1)], position(0, 1, 1), 1);
    say([{ ...entry(3, 1, 1), events: [] }], position(0, 1, 2), 2);
    say([entry(4, 1, 2)], position(0, 0, 3), 3);
    expect(screen.texts.entry(entry(2, 1, 1))).toBe(SAID);
  }
  const shown = () => screen.showing?.number;

  test.each([0, 250] as const)("is calm if nothing else is chosen, and the same with motions of %d ms", (motion) => {
    preferences.motion = motion;
    twoTurns();
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(LETTERS - 1);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1499);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(4);
    vi.advanceTimersByTime(LETTERS + 1499);
    expect([shown(), screen.deciding]).toEqual([4, false]);
    vi.advanceTimersByTime(1);
    expect([shown(), screen.deciding]).toEqual([undefined, true]);
  });

  test("can be quick: half a second a turn", () => {
    preferences.pace = "quick";
    twoTurns();
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(499);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(4);
    vi.advanceTimersByTime(500);
    expect(screen.deciding).toBe(true);
  });

  test("can be that everything is there at once", () => {
    preferences.pace = "at-once";
    twoTurns();
    expect([screen.following, screen.deciding]).toEqual([false, true]);
  });

  test("can be one step at a time: what there is to read waits until somebody goes on", () => {
    preferences.pace = "step";
    twoTurns();
    vi.advanceTimersByTime(1_000_000);
    expect([shown(), screen.waits]).toEqual([2, true]);
    screen.goOn();
    expect(shown()).toBe(4);
    vi.advanceTimersByTime(1_000_000);
    expect(screen.deciding).toBe(false);
    screen.goOn();
    expect([screen.waits, screen.deciding]).toEqual([false, true]);
  });

  test("ends when somebody goes on: the table is shown as it is now", () => {
    twoTurns();
    vi.advanceTimersByTime(10);
    screen.goOn();
    expect([screen.following, screen.deciding]).toEqual([false, true]);
    expect(screen.log.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test("leaves nothing to decide before it has come to its end", () => {
    twoTurns();
    expect([screen.following, screen.legal, screen.canUndo]).toEqual([true, [], false]);
    vi.runAllTimers();
    expect([screen.following, screen.legal]).toEqual([false, [{ type: "pass" }]]);
  });

  test("tells banner and list the same: who plays is who is shown", () => {
    twoTurns();
    expect(screen.position.actors).toEqual([1]);
    vi.advanceTimersByTime(LETTERS + 1500);
    // The position on the screen is the one after the bot's turn; what is shown is the turn.
    expect(screen.position.actors).toEqual([0]);
    expect([screen.acting, screen.turn]).toEqual([[1], { seat: 1, number: 2 }]);
    vi.runAllTimers();
    expect([screen.acting, screen.turn]).toEqual([[0], { seat: 0, number: 3 }]);
  });

  test("gives a decision before the first turn its time as well, once the seat has no more to choose", () => {
    begin(table(SEATS.slice(1), false));
    say([entry(1, -1, 0)], { ...position(0, 1, 0) });
    say([entry(2, 1, 0)], { ...position(0, 1, 0) }, 1);
    vi.advanceTimersByTime(LETTERS);
    expect(screen.following).toBe(false);
    say([entry(3, 1, 0)], { ...position(0, 0, 1) }, 2);
    vi.advanceTimersByTime(LETTERS + 1499);
    expect(screen.following).toBe(true);
    vi.advanceTimersByTime(1);
    expect(screen.following).toBe(false);
  });

  const WON = { type: "won", winner: 0, shared: 1, total: 3 };
  test("leaves out what is counted at the end, which has a page of its own", () => {
    begin(table(SEATS.slice(1), false));
    screen.isCounted = ({ type }) => type === "won";
    say([entry(1, 0, 0)], position(0, 1, 1));
    const last = { ...entry(2, 1, 1), events: [{ type: "turn_passed", seat: 1 }, WON] };
    const result = { ending: "stalled", winners: [0], scores: [], places: [], tiebreaks: [] };
    say([last], { ...position(0, 1, 1), actors: [], result }, 1);
    vi.advanceTimersByTime(LETTERS + 1499);
    expect(screen.following).toBe(true);
    vi.advanceTimersByTime(1);
    expect([screen.following, screen.showing]).toEqual([false, null]);
  });

  test("is nobody's business while the page is not looked at", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    twoTurns();
    expect(screen.deciding).toBe(true);
    vi.restoreAllMocks();
  });
});

test("what one decides oneself can be followed by the next decision at once", () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0)], position(0, 0, 1));
  say([entry(2, 0, 1)], position(0, 0, 1), 1);
  expect(screen.showing?.number).toBe(2);
  expect(screen.legal).toHaveLength(1);
});

test("moves taken back leave the log", () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 1), entry(2, 0, 1)], position(0, 0, 1));
  say([entry(3, 0, 1, [2])], position(0, 0, 1), 2);
  expect(screen.log.map(({ number }) => number)).toEqual([1]);
  expect(screen.turnSoFar.map(({ number }) => number)).toEqual([1]);
});

test("without secrets the view follows who has to decide", () => {
  begin(table(SEATS, false));
  expect(watched()).toEqual([null]);
  say([entry(1, -1, 0)], position(null, 1, 1));
  expect(watched()).toEqual([null, 1]);
  // What stands on the screen would move when it is theirs.
  expect(screen.ready).toBe(false);
  say([entry(1, -1, 0)], position(1, 1, 1));
  expect(screen.deciding).toBe(true);
  expect(screen.handover).toBeNull();
});

test("with secrets the device is passed on, and shows nobody's view meanwhile", () => {
  begin(table(SEATS, true));
  say([entry(1, -1, 0)], position(null, 0, 1));
  expect(screen.handover).toBe(0);
  expect(watched()).toEqual([null]);
  screen.take();
  expect(watched()).toEqual([null, 0]);
  say([entry(1, -1, 0)], position(0, 0, 1));
  expect(screen.deciding).toBe(true);
  screen.announce("what only the first may hear");
  screen.notices.add("or read");
  say([entry(2, 0, 1)], position(0, 1, 2), 1);
  vi.runAllTimers();
  screen.passOn();
  expect(screen.handover).toBe(1);
  expect(watched()).toEqual([null, 0, null]);
  expect([screen.notices.polite, screen.notices.urgent, screen.notices.list]).toEqual([[], null, []]);
});

test("before the device is passed on, who has played sees what came of it", () => {
  begin(table(SEATS, true));
  say([entry(1, -1, 0)], position(null, 0, 1));
  screen.take();
  say([entry(1, -1, 0)], position(0, 0, 1));
  say([entry(2, 0, 1)], position(0, 1, 2), 1);
  vi.runAllTimers();
  expect([screen.passTo, screen.handover]).toEqual([1, null]);
  expect(screen.outcome.map(({ number }) => number)).toEqual([2]);
  expect(screen.legal).toEqual([]);
  expect(watched()).toEqual([null, 0]);
  screen.passOn();
  expect([screen.passTo, screen.handover]).toEqual([null, 1]);
  expect(watched()).toEqual([null, 0, null]);
  say([entry(1, -1, 0), entry(2, 0, 1)], position(null, 1, 2));
  expect([screen.passTo, screen.handover]).toEqual([null, 1]);
});

test("bots play on before the device is passed on, and where nothing came of a turn nobody waits", () => {
  begin(table(SEATS, true));
  say([entry(1, -1, 0)], position(null, 1, 1));
  screen.take();
  say([entry(1, -1, 0)], position(1, 1, 1));
  say([entry(2, 1, 1)], position(1, 2, 2), 1);
  vi.runAllTimers();
  expect([screen.passTo, screen.handover]).toEqual([null, null]);
  say([entry(3, 2, 2)], position(1, 0, 3), 2);
  vi.runAllTimers();
  expect(screen.passTo).toBe(0);
  expect(screen.outcome.map(({ number }) => number)).toEqual([2]);
  screen.passOn();
  screen.take();
  say([entry(1, -1, 0), entry(2, 1, 1), entry(3, 2, 2)], position(0, 0, 3));
  say([{ ...entry(4, 0, 3), events: [] }], position(0, 1, 4), 3);
  vi.runAllTimers();
  expect([screen.passTo, screen.handover]).toEqual([null, 1]);
});

test("before the device is passed on, one sees all that the turn has brought", () => {
  begin(table(SEATS, true));
  say([entry(1, -1, 0)], position(null, 0, 1));
  screen.take();
  say([entry(1, -1, 0)], position(0, 0, 1));
  say([entry(2, 0, 1)], position(0, 0, 1), 1);
  say([entry(3, 0, 1)], position(0, 1, 2), 2);
  vi.runAllTimers();
  expect(screen.outcome.map(({ number }) => number)).toEqual([2, 3]);
});

describe("what is heard", () => {
  const heard = () => screen.notices.polite.map(({ text }) => text);

  test("is one message for each turn of the others, and none is lost", () => {
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 1, 1));
    say([entry(2, 1, 1)], position(0, 1, 1), 1);
    expect(heard()).toEqual([]);
    say([entry(3, 1, 1)], position(0, 1, 2), 2);
    say([entry(4, 1, 2)], position(0, 0, 3), 3);
    expect(heard()).toEqual(["Malik passes. Malik passes.", "Malik passes."]);
  });

  test("is for one's own decisions a message each", () => {
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 0, 1));
    say([entry(2, 0, 1)], position(0, 0, 1), 1);
    expect(heard()).toEqual(["Chiyo passes."]);
    say([entry(3, 0, 1)], position(0, 1, 2), 2);
    expect(heard()).toEqual(["Chiyo passes.", "Chiyo passes."]);
  });

  test("is not what only begins what is told next", () => {
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    screen.isPrelude = ({ type }) => type === "lifted";
    vi.spyOn(screen.texts, "tell").mockImplementation((events) => events.map(({ type }) => String(type)).join(" "));
    const lifted = { type: "lifted", seat: 1 };
    say([entry(1, 0, 0)], position(0, 1, 1));
    say([{ ...entry(2, 1, 1), events: [lifted] }], position(0, 1, 1), 1);
    say([entry(3, 1, 1)], position(0, 1, 2), 2);
    expect(heard()).toEqual(["turn_passed"]);
  });

  test("is also what somebody did whose turn goes on once it has been answered", () => {
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 1, 1));
    say([entry(2, 1, 1)], { ...position(0, 0, 1), turn: { seat: 1, number: 1 } }, 1);
    expect(heard()).toEqual(["Malik passes."]);
  });

  test("is apart from that, at once and anew each time, that it is one's turn", () => {
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    say([entry(1, -1, 0)], position(0, 0, 1));
    const first = screen.notices.urgent;
    say([entry(2, 0, 1)], position(0, 1, 2), 1);
    say([entry(3, 1, 2)], position(0, 0, 3), 2);
    vi.runAllTimers();
    const second = screen.notices.urgent;
    expect([first?.text, second?.text]).toEqual(["Your turn", "Your turn"]);
    expect(second?.id).not.toBe(first?.id);
    expect(heard()).not.toContain("Your turn");
  });

  test("is nothing of the final count, which the end tells", () => {
    begin(table(SEATS.slice(1), false));
    screen.isCounted = ({ type }) => type === "won";
    say([entry(1, 0, 0)], position(0, 1, 1));
    const won = { type: "won", winner: 0, shared: 1, total: 3 };
    const last = { ...entry(2, 1, 1), events: [{ type: "turn_passed", seat: 1 }, won] };
    say(
      [last],
      {
        ...position(0, 1, 1),
        actors: [],
        result: { ending: "stalled", winners: [0], scores: [], places: [], tiebreaks: [] },
      },
      1,
    );
    expect(heard()).toEqual(["Malik passes."]);
  });
});

describe("what has just been scored", () => {
  const scored = (turn: number, ...scores: (number | null)[]): Position => ({ ...position(0, 1, turn), scores });
  const told = () => [0, 1].map((seat) => screen.gains.of(seat));

  test("is told for a moment, whatever happens meanwhile", () => {
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], scored(1, 4, 9));
    expect(told()).toEqual([0, 0]);
    say([entry(2, 0, 1)], scored(2, 7, 9), 1);
    expect(told()).toEqual([3, 0]);
    vi.advanceTimersByTime(2000);
    say([entry(3, 1, 2)], scored(3, 7, 10), 2);
    expect(told()).toEqual([3, 1]);
    vi.advanceTimersByTime(700);
    expect(told()).toEqual([0, 1]);
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual([0, 0]);
  });

  test("is not told when moves are taken back, caught up with or when points are no longer hidden", () => {
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], scored(1, 4, null));
    say([entry(2, 0, 1)], scored(1, 7, null), 1);
    say([entry(3, 0, 1, [2])], scored(1, 4, null), 2);
    expect(told()).toEqual([0, 0]);
    say([entry(4, 1, 1), entry(5, 1, 1)], scored(2, 9, null), 3);
    expect(told()).toEqual([0, 0]);
    say([entry(6, 1, 2)], scored(3, 9, 12), 5);
    expect(told()).toEqual([0, 0]);
  });
});

test("a move is made once, on the newest entry that is known, and a refusal is told", async () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0), entry(2, 0, 1)], position(0, 0, 1));
  const sent = screen.send({ type: "pass" });
  void screen.send({ type: "pass" });
  const moves = FakeSocket.latest.sent.filter(({ type }) => type === "move");
  expect(moves).toEqual([{ type: "move", id: moves[0]?.["id"], seq: 2, action: { type: "pass" } }]);
  expect(screen.legal).toEqual([]);
  const refusal = { key: "africa-refusal-relocate-here", rule: "AFR-A1", values: {} };
  FakeSocket.latest.say({ type: "refused", id: String(moves[0]?.["id"]), refusal });
  await sent;
  expect(screen.notices.list).toMatchObject([{ text: "Your explorer stands there already.", rule: "AFR-A1" }]);
  expect(screen.legal).toHaveLength(1);
});

test("a question is asked once per position", () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0)], position(0, 0, 1));
  void screen.ask({ about: "worth" });
  void screen.ask({ about: "worth" });
  expect(FakeSocket.latest.sent.filter(({ type }) => type === "ask")).toHaveLength(1);
  say([entry(2, 0, 1)], position(0, 0, 1), 1);
  void screen.ask({ about: "worth" });
  expect(FakeSocket.latest.sent.filter(({ type }) => type === "ask")).toHaveLength(2);
});

test("until what became of a move has come, nothing can be decided about the position before it", async () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0)], position(0, 0, 1));
  const sent = screen.send({ type: "pass" });
  FakeSocket.latest.say({ type: "accepted", id: String(FakeSocket.latest.sent.at(-1)?.["id"]), seq: 2 });
  await sent;
  expect([screen.sending, screen.legal, screen.canUndo]).toEqual([true, [], false]);
  say([entry(2, 0, 1)], position(0, 0, 2), 1);
  expect([screen.sending, screen.legal]).toEqual([false, [{ type: "pass" }]]);
});

test("what is told once more after a lost connection changes nothing that somebody has planned", () => {
  begin(table(SEATS.slice(1), false));
  say([entry(1, 0, 0)], position(0, 0, 1));
  const { legal } = screen;
  expect(legal).toHaveLength(1);
  say([], position(0, 0, 1), 1);
  expect(screen.legal).toBe(legal);
  say([], { ...position(0, 0, 1), can_undo: true }, 1);
  expect([screen.canUndo, screen.legal === legal]).toEqual([true, false]);
});

describe("where the server has become another program", () => {
  const NOW = { type: "welcome", numbering: "n2", version: "1" } as const;
  const reload = vi.fn();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
    vi.spyOn(location, "reload").mockImplementation(reload);
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 0)], position(0, 1, 1));
  });
  afterEach(() => vi.restoreAllMocks());

  test("the page loads itself anew", () => {
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.latest.say(NOW);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("nobody is interrupted in the middle of a choice, which is sent before the page is loaded anew", async () => {
    say([entry(2, 1, 1)], position(0, 0, 2), 1);
    screen.skip();
    expect(screen.deciding).toBe(true);
    FakeSocket.latest.say(NOW);
    vi.advanceTimersByTime(60_000);
    expect([reload.mock.calls.length, screen.outdated.waits]).toEqual([0, true]);
    const sent = screen.send({ type: "pass" });
    const move = FakeSocket.latest.sent.at(-1);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    // What the server tells now is told in numbers of its own.
    say([entry(3, 0, 2)], { ...position(0, 1, 3), legal: [77, 1] }, 2);
    expect(screen.position.turn.number).toBe(2);
    FakeSocket.latest.say({ type: "accepted", id: String(move?.["id"]), seq: 3 });
    await sent;
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("who writes something to the others is not interrupted either", () => {
    const field = document.body.appendChild(document.createElement("input"));
    field.type = "text";
    field.value = "One mo";
    field.focus();
    FakeSocket.latest.say(NOW);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    field.remove();
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a page that has loaded itself for that in vain leaves it at saying so", () => {
    FakeSocket.latest.say(NOW);
    screen.close();
    begin(table(SEATS.slice(1), false));
    FakeSocket.latest.say(NOW);
    vi.advanceTimersByTime(60_000);
    expect([reload.mock.calls.length, screen.outdated.waits]).toEqual([1, true]);
  });
});

describe("who sits here", () => {
  const ELSEWHERE = { mine: false } as const;
  const two = (...mine: number[]): TableToPlay => ({ ...table(SEATS, false), mine });

  test("is who decides here: others elsewhere are waited for", () => {
    begin(two(1), aroundOf(SEATS, [ELSEWHERE]));
    expect(watched()).toEqual([1]);
    say([entry(1, -1, 0)], position(1, 0, 1));
    expect([screen.deciding, screen.handover]).toEqual([false, null]);
    say([entry(2, 0, 1)], position(1, 1, 2), 1);
    screen.skip();
    expect([screen.deciding, screen.notices.urgent?.text]).toEqual([true, "Your turn"]);
  });

  test("is told by the server, whatever was known when the table was loaded", () => {
    begin(two(), aroundOf(SEATS, [ELSEWHERE]));
    expect(watched()).toEqual([null, 1]);
    say([entry(1, -1, 0)], position(1, 1, 1));
    expect(screen.deciding).toBe(true);
  });

  test("may be nobody: then everybody is watched", () => {
    begin(two(), aroundOf(SEATS, [ELSEWHERE, ELSEWHERE]));
    say([entry(1, -1, 0)], position(null, 0, 1));
    expect([watched(), screen.seat, screen.deciding]).toEqual([[null], null, false]);
  });

  test("doesn't decide while a bot sits in, and looks on through the same eyes", () => {
    begin(two(1), aroundOf(SEATS, [ELSEWHERE, { state: "stand-in", level: "greedy" }]));
    say([entry(1, -1, 0)], position(1, 1, 1));
    expect([screen.seat, screen.here, screen.deciding, screen.legal]).toEqual([1, [], false, []]);
    around = aroundOf(SEATS, [ELSEWHERE]);
    FakeSocket.latest.say(around);
    expect([screen.seat, screen.here, screen.deciding, screen.legal.length]).toEqual([1, [1], true, 1]);
  });

  test("has the name under which they sat down", () => {
    begin(two(0), aroundOf(SEATS, [null, { ...ELSEWHERE, state: "free", who: null }]));
    const before = screen.table;
    FakeSocket.latest.say(aroundOf(SEATS, [null, { ...ELSEWHERE, presence: "away" }]));
    expect(screen.table).toBe(before);
    const guest: SeatInfo = { player: "person", name: "Inès", colour: "violet", emblem: "flamingo" };
    FakeSocket.latest.say(aroundOf([...SEATS.slice(0, 1), guest, ...SEATS.slice(2)], [null, ELSEWHERE]));
    expect([screen.texts.seat(0), screen.texts.seat(1), screen.table.seats[1]?.colour]).toEqual([
      "Awa",
      "Inès",
      "violet",
    ]);
  });

  test("looks on as a bystander once the seat is somebody else's", () => {
    begin(two(1), aroundOf(SEATS, [ELSEWHERE]));
    say([entry(1, -1, 0)], position(1, 1, 1));
    around = aroundOf(SEATS, [ELSEWHERE, ELSEWHERE]);
    FakeSocket.latest.say({ type: "bye", key: "page-seat-given-away", back: false });
    FakeSocket.latest.lose(4410);
    expect(watched()).toEqual([1, null]);
    expect(screen.notices.list.map(({ text }) => text)).toEqual([screen.texts.say("page-seat-given-away")]);
    say([entry(1, -1, 0)], position(null, 1, 1));
    expect([screen.trouble, screen.deciding]).toEqual([null, false]);
  });

  test("tells the others whether they look at the table", () => {
    begin(two(1), aroundOf(SEATS, [ELSEWHERE]));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "here", looking: false });
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "here", looking: true });
  });
});

describe("what the others did", () => {
  const types = (seats: number[]) => seats.map((seat) => ({ type: "turn_passed", seat }));

  test("is there a turn after another, and marked until one acts", () => {
    preferences.pace = "at-once";
    begin(table([...SEATS.slice(1), ...SEATS.slice(2)], false));
    say([entry(1, -1, 0)], position(0, 0, 1));
    say([entry(2, 0, 1)], position(0, 1, 2), 1);
    say([entry(3, 1, 2)], position(0, 2, 3), 2);
    say([entry(4, 2, 3)], position(0, 0, 4), 3);
    vi.runAllTimers();
    expect(screen.recap.map(({ turn }) => turn.seat)).toEqual([1, 2]);
    expect(screen.news).toEqual(types([1, 2]));
    say([entry(5, 0, 4)], position(0, 0, 4), 4);
    expect(screen.recap.map(({ turn }) => turn.seat)).toEqual([1, 2]);
    expect([screen.news, screen.recalled]).toEqual([[], false]);
    // Whoever takes the move back has not acted.
    say([entry(6, 0, 4, [5])], position(0, 0, 4), 5);
    expect(screen.news).toEqual(types([1, 2]));
  });

  test("is shown alone while its card is pointed at, whether one has acted or not", () => {
    preferences.pace = "at-once";
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 1), entry(2, 1, 2), entry(3, 0, 3)], position(0, 0, 3));
    expect(screen.news).toEqual([]);
    screen.recall(screen.recap[0] ?? null);
    expect([screen.news, screen.recalled]).toEqual([types([1]), true]);
    screen.recall(null);
    expect([screen.news, screen.recalled]).toEqual([[], false]);
  });

  test("is for each person at the device their own", () => {
    preferences.pace = "at-once";
    begin(table(SEATS, false));
    say([entry(1, 0, 1), entry(2, 1, 2), entry(3, 2, 3)], position(null, 0, 4));
    say([entry(1, 0, 1), entry(2, 1, 2), entry(3, 2, 3)], position(0, 0, 4));
    expect(screen.recap.map(({ turn }) => turn.seat)).toEqual([1, 2]);
    say([entry(4, 0, 4)], position(0, 1, 5), 3);
    vi.runAllTimers();
    say([entry(1, 0, 1), entry(2, 1, 2), entry(3, 2, 3), entry(4, 0, 4)], position(1, 1, 5));
    expect(screen.seat).toBe(1);
    expect(screen.recap.map(({ turn }) => turn.seat)).toEqual([2, 0]);
  });
});

describe("a turn that is shown again", () => {
  const past = (number: number): Position => ({ ...position(0, 1, 2), view: { number }, scores: [0, number, 0] });
  let asked: string[];

  beforeEach(() => {
    asked = [];
    preferences.pace = "at-once";
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json(past(Number(address.match(/positions\/(\d+)/)?.[1]))));
    });
    begin(table(SEATS.slice(1), false));
    say([entry(1, 0, 1), entry(2, 1, 2), entry(3, 0, 9, [99]), entry(4, 1, 2)], position(0, 0, 3));
  });
  const again = async () => {
    await screen.showAgain(screen.recap[0] ?? { turn: { seat: 0, number: 0 }, entries: [] });
    await vi.advanceTimersByTimeAsync(0);
  };

  test("begins with the position before it, has time to be read, and ends in the present", async () => {
    await again();
    // The third entry doesn't count: positions are numbered by those that do.
    expect(asked.map((address) => address.replace(/.*positions/, ""))).toEqual(["/1?seat=0", "/2?seat=0", "/3?seat=0"]);
    expect([screen.view, screen.showing, screen.isAgain]).toEqual([{ number: 1 }, null, true]);
    expect([screen.deciding, screen.following, screen.legal]).toEqual([false, true, []]);
    vi.advanceTimersByTime(700);
    expect([screen.view, screen.showing?.number, screen.gains.of(1)]).toEqual([{ number: 2 }, 2, 1]);
    expect(screen.acting).toEqual([1]);
    vi.advanceTimersByTime("Malik passes.".length * 50);
    expect([screen.view, screen.showing?.number]).toEqual([{ number: 3 }, 4]);
    vi.runAllTimers();
    expect([screen.view, screen.showing, screen.isAgain, screen.deciding]).toEqual([{}, null, false, true]);
  });

  test("ends by any input, and when something happens", async () => {
    await again();
    screen.goOn();
    expect([screen.isAgain, screen.deciding]).toEqual([false, true]);
    await again();
    say([entry(5, 0, 3)], position(0, 1, 4), 4);
    expect(screen.isAgain).toBe(false);
    expect(screen.position.turn.number).toBe(4);
  });

  test("waits at every step for who wants it step by step", async () => {
    preferences.pace = "step";
    await again();
    vi.advanceTimersByTime(700);
    vi.advanceTimersByTime(100_000);
    expect([screen.view, screen.waits]).toEqual([{ number: 2 }, true]);
    screen.goOn();
    expect(screen.view).toEqual({ number: 3 });
    screen.goOn();
    expect(screen.isAgain).toBe(false);
  });

  test("has nothing marked, and is not begun while others play", async () => {
    await again();
    expect([screen.news, screen.recalled]).toEqual([[], false]);
    await again();
    expect(asked).toHaveLength(3);
  });

  test("is told of where the positions can't be had", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    await again();
    expect(screen.isAgain).toBe(false);
    expect(screen.notices.list).toHaveLength(1);
  });
});

describe("when several decide at the same time", () => {
  const together = (seat: number | null, actors: number[]): Position => ({
    ...position(seat, actors[0] ?? 0, 0),
    actors,
    legal: seat !== null && actors.includes(seat) ? [0, 1] : [],
  });

  test("nobody is interrupted by what others decide", () => {
    begin(table(SEATS.slice(1), true));
    say([entry(1, -1, 0)], together(0, [0, 1]));
    expect(screen.deciding).toBe(true);
    say([entry(2, 1, 0)], together(0, [0]), 1);
    expect(screen.deciding).toBe(true);
    expect(screen.legal).toEqual([{ type: "pass" }]);
  });

  test("the device goes from one to the next", () => {
    begin(table(SEATS, true));
    say([entry(1, -1, 0)], together(null, [0, 1, 2]));
    expect(screen.handover).toBe(0);
    screen.take();
    say([entry(1, -1, 0)], together(0, [0, 1, 2]));
    expect(screen.deciding).toBe(true);
    say([entry(2, 0, 0)], together(0, [1, 2]), 1);
    vi.runAllTimers();
    expect(screen.passTo).toBe(1);
    screen.passOn();
    expect(screen.handover).toBe(1);
    expect(watched()).toEqual([null, 0, null]);
  });
});

describe("a lesson", () => {
  const LESSON = { learner: 0, chapters: ["c"], stops: [{ id: "s", chapter: 0, points: [], asks: true }] };
  const at = (moving: boolean): Position => ({ ...position(0, 0, 1), lesson: { stop: 0, text: "t", moving } });

  test("is followed: every decision is sent by itself, and nothing can be done while it plays for the learner", () => {
    begin({ ...table(SEATS.slice(1), false), lesson: LESSON });
    expect(screen.guided).toBe(true);
    say([entry(1, 0, 0)], at(true));
    expect([screen.deciding, screen.legal]).toEqual([false, []]);
    say([entry(2, 0, 1)], at(false), 1);
    vi.runAllTimers();
    expect([screen.deciding, screen.legal.length]).toEqual([true, 1]);
  });

  test("has a coach who answers instead of a notice, and hears what was tried", async () => {
    begin({ ...table(SEATS.slice(1), false), lesson: LESSON });
    say([entry(1, 0, 0)], at(false));
    const refuse = vi.fn();
    screen.coach = { refuse };
    const sent = screen.send({ type: "pass" });
    const refusal = { key: "page-lesson-not-now", rule: "", values: {} };
    FakeSocket.latest.say({ type: "refused", id: String(FakeSocket.latest.sent.at(-1)?.["id"]), refusal });
    await sent;
    expect(refuse).toHaveBeenCalledWith(refusal, { type: "pass" });
    expect(screen.notices.list).toEqual([]);
    expect(screen.notices.polite.at(-1)?.text).toContain("the lesson asks for something else");
  });

  test("is read on from", async () => {
    begin({ ...table(SEATS.slice(1), false), lesson: LESSON });
    say([entry(1, 0, 0)], at(false));
    const read = screen.readOn(0);
    const request = FakeSocket.latest.sent.at(-1);
    expect(request).toMatchObject({ type: "read", stop: 0 });
    FakeSocket.latest.say({ type: "error", id: String(request?.["id"]), key: "page-lesson-not-now", values: {} });
    await read;
    expect(screen.notices.list).toHaveLength(1);
  });
});
