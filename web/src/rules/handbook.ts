/** Handbooks: the rules in our own words, one clause per rule, each with its id. */
import MarkdownIt from "markdown-it";
import { Failure } from "../connection/api";
import type { Language } from "../texts/texts";

export interface Clause {
  id: string;
  title: string;
  markdown: string;
}

export interface Chapter {
  /** `chapter-3` for the third: in every language the same. */
  id: string;
  title: string;
  markdown: string;
  clauses: Clause[];
}

export interface Handbook {
  title: string;
  markdown: string;
  chapters: Chapter[];
}

const FILES = import.meta.glob<string>(["$games/*/handbook/*.md", "$further/*/handbook/*.md"], {
  query: "?raw",
  import: "default",
});
const RULE = /\b[A-Z]{3}-[A-Z]+\d+\b/g;

export async function loadHandbook(game: string, language: Language): Promise<Handbook> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}/handbook/${language}.md`))?.[1];
  if (!load) throw new Failure("page-unknown-game", { game }, 404);
  return parseHandbook(await load());
}

/** `#` is the game, `##` a chapter, `### ID · title` a clause. */
export function parseHandbook(source: string): Handbook {
  const book: Handbook = { title: "", markdown: "", chapters: [] };
  let part: { markdown: string } = book;
  for (const line of source.split("\n")) {
    const [, marks, heading = ""] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    const chapter = book.chapters.at(-1);
    if (marks === "#") {
      book.title = heading;
    } else if (marks === "##") {
      const begun: Chapter = {
        id: `chapter-${String(book.chapters.length + 1)}`,
        title: heading,
        markdown: "",
        clauses: [],
      };
      book.chapters.push(begun);
      part = begun;
    } else if (marks === "###" && chapter) {
      const [id = "", ...title] = heading.split(" · ");
      const begun: Clause = { id, title: title.join(" · "), markdown: "" };
      chapter.clauses.push(begun);
      part = begun;
    } else {
      part.markdown += `${line}\n`;
    }
  }
  return book;
}

const markdown = new MarkdownIt({ html: false, typographer: false });
let sought = "";

// Rule ids lead to their clauses, and what is sought is marked, in text alone.
markdown.renderer.rules.text = (tokens, index) => {
  const text = markSought(tokens[index]?.content ?? "", sought);
  return text.replace(RULE, (id) => `<a href="#${id}">${id}</a>`);
};

/** A piece of a handbook's text: words, or a figure with what it shows in words. */
export type Piece = { markdown: string } | { figure: string; text: string };

const FIGURE = /^!\[(.*)\]\(figure:([a-z0-9-]+)\)$/;

/** Figures stand on lines of their own. */
export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of source.split("\n")) {
    const [, text, figure] = FIGURE.exec(line) ?? [];
    const last = pieces.at(-1);
    if (figure !== undefined) pieces.push({ figure, text: text ?? "" });
    else if (last && "markdown" in last) last.markdown += `${line}\n`;
    else pieces.push({ markdown: `${line}\n` });
  }
  return pieces.filter((piece) => "figure" in piece || piece.markdown.trim() !== "");
}

/** The HTML of a part of a handbook. Our own Markdown, without any HTML in it. */
export function render(source: string, search: string): string {
  sought = search;
  return markdown.render(source);
}

/** Text as HTML, with every place marked where the words sought stand. */
export function markSought(text: string, search: string): string {
  const escape = markdown.utils.escapeHtml;
  const words = search.trim();
  if (!words) return escape(text);
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  let html = "";
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    html += `${escape(text.slice(done, found.index))}<mark>${escape(found[0])}</mark>`;
    done = found.index + found[0].length;
  }
  return html + escape(text.slice(done));
}

/** The chapters with those clauses that speak of what is sought; all of them where nothing is. */
export function find(book: Handbook, search: string): Chapter[] {
  const words = search.trim().toLowerCase();
  if (!words) return book.chapters;
  const speaks = ({ id, title, markdown: text }: Clause) => `${id} ${title}\n${text}`.toLowerCase().includes(words);
  return book.chapters
    .map((chapter) => ({ ...chapter, markdown: "", clauses: chapter.clauses.filter(speaks) }))
    .filter((chapter) => chapter.clauses.length > 0);
}
