import { expect, test } from "vitest";
import { find, markSought, parseHandbook, piecesOf, render } from "./handbook";

const BOOK = parseHandbook(
  [
    "# Chess",
    "",
    "A game.",
    "## Pieces",
    "### CHS-P1 · The king",
    "",
    "One <b>step</b>, see CHS-P2.",
    "### CHS-P2 · The queen",
    "Any number of steps.",
  ].join("\n"),
);

test("a handbook has chapters, and these have clauses with their ids", () => {
  expect(BOOK.title).toBe("Chess");
  expect(BOOK.markdown.trim()).toBe("A game.");
  expect(BOOK.chapters.map(({ id, title }) => [id, title])).toEqual([["chapter-1", "Pieces"]]);
  expect(BOOK.chapters[0]?.clauses.map(({ id, title }) => [id, title])).toEqual([
    ["CHS-P1", "The king"],
    ["CHS-P2", "The queen"],
  ]);
});

test("a rule that is named leads to its clause, and HTML is only text", () => {
  const html = render(BOOK.chapters[0]?.clauses[0]?.markdown ?? "", "");
  expect(html).toContain('<a href="#CHS-P2">CHS-P2</a>');
  expect(html).toContain("&lt;b&gt;");
});

test("searching leaves the clauses that speak of it, and marks the words", () => {
  expect(find(BOOK, "QUEEN").flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(["CHS-P2"]);
  expect(find(BOOK, "rook")).toEqual([]);
  expect(find(BOOK, " ")).toEqual(BOOK.chapters);
  expect(markSought("a < b (Queen)", "queen")).toBe("a &lt; b (<mark>Queen</mark>)");
  expect(markSought("1 + 1", "+")).toBe("1 <mark>+</mark> 1");
});

test("figures stand between the words, with what they show", () => {
  const pieces = piecesOf("Before.\n\n![A king (white) moves.](figure:king-moves)\n\nAfter.\n");
  expect(pieces.map((piece) => ("figure" in piece ? piece : piece.markdown.trim()))).toEqual([
    "Before.",
    { figure: "king-moves", text: "A king (white) moves." },
    "After.",
  ]);
  expect(piecesOf("\n")).toEqual([]);
});
