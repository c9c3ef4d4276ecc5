import { describe, expect, test } from "vitest";
import { clean, loadBundle, Texts, type Language, type Told } from "./texts";

const TABLE: Told = {
  game: "africa",
  nouns: {
    ...{ seat: "seat", other: "seat", winner: "seat", hexagon: "place", origin: "place", to: "place" },
    ...{ tile: "tile", good: "tile", taken: "tile", given: "tile" },
  },
  names: {
    tile: { zebra: { en: "zebra", fr: "zèbre", ja: "シマウマ" } },
    place: {
      A1: { en: "Casablanca (A1)", fr: "Casablanca (A1)", ja: "カサブランカ (A1)" },
      B7: { en: "Alexandria (B7)", fr: "Alexandrie (B7)", ja: "アレクサンドリア (B7)" },
    },
  },
  seats: [
    { player: "person", name: "Awa", colour: "red", emblem: "lion" },
    { player: "person", name: "", colour: "blue", emblem: "buffalo" },
    { player: "bot", name: "", colour: "green", emblem: "gorilla", level: "greedy" },
  ],
};

const EVENTS = [
  { type: "advanced", seat: 0, origin: "A1", to: "B7", steps: 2 },
  { type: "tile_turned", seat: 1, hexagon: "D9", tile: "elephant" },
  { type: "goods_exchanged", seat: 0, other: 1, taken: "drum", given: "mask", count: 3 },
  { type: "animal_settled", seat: 1, tile: "tortoise", origin: "D9", to: "E9", adjacent: 0, points: 1 },
  { type: "treasure_collected", seat: 0, hexagon: "A1", hexagons: ["A2"], gold: 0, gems: 2 },
  { type: "won", winner: 0, shared: 1, total: 1234 },
];

/** What src/marula/texts.py makes of the same. */
const SENTENCES: Record<Language, string[]> = {
  en: [
    "Awa advances 2 hexagons from Casablanca (A1) to Alexandria (B7).",
    "Player 2 turns up an elephant at D9.",
    "Awa takes 3 drums from Player 2 and gives 3 masks.",
    "Player 2: the tortoise settles at E9, beside none of its kind: 1 point.",
    "Awa sets up a camp at Casablanca (A1) and takes no gold and 2 gems.",
    "Awa wins with 1,234 points.",
  ],
  fr: [
    "Awa avance de 2 cases depuis Casablanca (A1) vers Alexandrie (B7).",
    "Joueur 2 découvre un éléphant sur D9.",
    "Awa prend 3 tambours à Joueur 2 et donne 3 masques en échange.",
    "Joueur 2\u202f: la tortue s’installe sur E9, sans voisin de son espèce (1 point).",
    "Awa établit un camp de base sur Casablanca (A1). Récolte\u202f: pas d’or, 2 pierres précieuses.",
    "Awa l’emporte avec 1\u202f234 points.",
  ],
  ja: [
    "Awaはカサブランカ (A1)からアレクサンドリア (B7)へ2ヘックス前進した。",
    "プレイヤー2はD9でゾウを発見した。",
    "Awaはプレイヤー2から太鼓3枚を取り、仮面3枚を渡した。",
    "プレイヤー2はリクガメをE9に置いた。隣接する同じ種の動物はおらず、1点を得た。",
    "Awaはカサブランカ (A1)にキャンプを置いて財宝を集めた（金なし、宝石2個）。",
    "Awaが1,234点で勝利した。",
  ],
};

async function textsIn(language: Language): Promise<Texts> {
  return new Texts(language, await loadBundle(language, [TABLE.game]), TABLE);
}

describe.each(["en", "fr", "ja"] as const)("in %s", (language) => {
  test("events are told in the same words as by the command line", async () => {
    const texts = await textsIn(language);
    expect(EVENTS.map((event) => texts.event(event))).toEqual(SENTENCES[language]);
  });

  test("a thing that only the board names has its name in every form", async () => {
    const texts = await textsIn(language);
    const sentence = texts.event({ type: "tile_turned", seat: 0, hexagon: "D9", tile: "zebra" });
    expect(sentence).toContain(TABLE.names["tile"]?.["zebra"]?.[language]);
  });
});

test.each([
  ["en", ["Awa draws 2 travel cards.", "Awa draws 2 gray travel cards.", "Awa draws an orange travel card."]],
  [
    "fr",
    [
      "Awa pioche 2 cartes de voyage.",
      "Awa pioche 2 cartes de voyage grises.",
      "Awa pioche une carte de voyage orange.",
    ],
  ],
  ["ja", ["Awaは移動カードを2枚引いた。", "Awaは灰色の移動カード2枚を引いた。", "Awaはオレンジの移動カードを引いた。"]],
] as const)("what happens several times in a row is said once in %s", async (language, sentences) => {
  const nouns = { seat: "seat", card: "card" };
  const texts = new Texts(language, await loadBundle(language, ["africana"]), { ...TABLE, game: "africana", nouns });
  const hidden = { type: "hidden_card_drawn", seat: 0 };
  const gray = { type: "card_drawn", seat: 0, card: "gray" };
  const told = texts.story([hidden, hidden, gray, gray, { ...gray, card: "orange" }]);
  expect(told.map(({ text }) => text)).toEqual(sentences);
  // Only what has a text for it.
  const passed = { type: "turn_passed", seat: 0 };
  expect(texts.story([passed, passed]).map(({ event }) => event)).toEqual([passed, passed]);
});

test("what the next event tells as well is left out", async () => {
  const texts = await textsIn("en");
  const lifted = { type: "tile_lifted", seat: 0, hexagon: "D9", tile: "nomads" };
  const moved = { type: "nomads_moved", seat: 0, origin: "D9", to: "E9", before: 1, after: 3, points: 2 };
  expect(texts.story([lifted, moved]).map(({ event }) => event)).toEqual([moved]);
  // By itself, or before something else, it is told: a tile is in hand.
  expect(texts.tell([lifted])).toBe("Awa chooses the nomads at D9.");
  expect(texts.story([lifted, lifted, moved])).toHaveLength(2);
});

test("what is dealt in turns is told seat by seat, unless something else comes between", async () => {
  const nouns = { seat: "seat", ticket: "ticket", card: "card" };
  const texts = new Texts("en", await loadBundle("en", ["heart_of_africa"]), {
    ...TABLE,
    game: "heart_of_africa",
    nouns,
  });
  const lines = (events: Record<string, unknown>[]) => texts.story(events).map(({ text }) => text);
  const hidden = (seat: number) => ({ type: "hidden_ticket_drawn", seat });
  const own = (ticket: string) => ({ type: "ticket_drawn", seat: 0, ticket });
  expect(lines([own("A"), hidden(1), hidden(2), own("B"), hidden(1), hidden(2)])).toEqual([
    "Awa draws the ticket A.",
    "Player 2 draws 2 tickets.",
    "Bot 3 draws 2 tickets.",
    "Awa draws the ticket B.",
  ]);
  const card = { type: "hidden_card_drawn", seat: 1 };
  const shuffled = { type: "pile_shuffled", pile: "trains", count: 9 };
  expect(lines([card, card, shuffled, card])).toHaveLength(3);
  expect(lines([card, hidden(1), card])).toHaveLength(3);
  expect(lines([card, hidden(2), card])).toEqual([
    "Player 2 draws 2 train cards from the pile.",
    "Bot 3 draws a ticket.",
  ]);
});

test("actions are commands, refusals come with their rule", async () => {
  const texts = await textsIn("en");
  expect(texts.action({ type: "exchange_all", other: 1, good: "drum" })).toBe("Take all Player 2 has of a kind: Drum");
  const refusal = { key: "africa-refusal-relocate-here", rule: "AFR-A1", values: {} };
  expect(texts.refusal(refusal)).toEqual({ text: "Your explorer stands there already.", rule: "AFR-A1" });
});

test("players without a name get one", async () => {
  const texts = await textsIn("fr");
  expect([0, 1, 2].map((seat) => texts.seat(seat))).toEqual(["Awa", "Joueur 2", "Robot 3"]);
});

test("a missing text or value is loud while we work on the page", async () => {
  const texts = await textsIn("en");
  expect(() => texts.say("page-that-is-not-there")).toThrow("page-that-is-not-there");
  expect(() => texts.say("page-turn-number")).toThrow("page-turn-number");
});

test("others' texts lose what could disturb a sentence", () => {
  expect(clean("A\u202ewa\u0007")).toBe("Awa");
  expect(clean("é".repeat(500))).toBe(`${"é".repeat(400)}…`);
});

test("sentences know where the names of players are, whatever these names are", async () => {
  const seats = ["takes", "Awa takes"].map((name) => ({ ...TABLE.seats[0], name })) as typeof TABLE.seats;
  const texts = new Texts("en", await loadBundle("en", [TABLE.game]), { ...TABLE, seats });
  const event = { type: "goods_exchanged", seat: 0, other: 1, taken: "drum", given: "mask", count: 3 };
  const [line] = texts.story([event]);
  expect(line?.text).toBe(texts.event(event));
  expect(line?.parts.filter(({ seat }) => seat !== null)).toEqual([
    { text: "takes", seat: 0 },
    { text: "Awa takes", seat: 1 },
  ]);
});

test("why a record is refused is said as the command line says it, with the players' names", async () => {
  const texts = new Texts("en", await loadBundle("en", [TABLE.game]));
  const refused = { refusal: null, problems: [], told: TABLE };
  const refusal = { key: "africa-refusal-relocate-here", rule: "AFR-A1", values: {} };
  expect(texts.recordRefusal({ ...refused, key: "record-move-illegal", values: { move: 3 }, refusal })).toEqual({
    text: `Move 3 is against the rules. ${texts.say(refusal.key)} [AFR-A1]`,
    problems: [],
  });
  const values = { seat: 0, figure: "total", found: "7", real: "9" };
  expect(texts.recordRefusal({ ...refused, key: "record-score-wrong", values }).text).toBe(
    "By the moves, Awa has 9 as “total”, but the record says 7.",
  );
  const problem = { line: 0, path: "name", at: ["name"], key: "data-not-text", rule: "AFR-B1", values: {} };
  const bare = { ...problem, path: "", rule: "" };
  const wrong = { ...refused, key: "record-board-wrong", values: {}, problems: [problem, bare], told: null };
  expect(texts.recordRefusal(wrong)).toEqual({
    text: "The board in the record is not a board of this game:",
    problems: [
      "name: must be a text in quotes, and not an empty one [AFR-B1]",
      "must be a text in quotes, and not an empty one",
    ],
  });
});
