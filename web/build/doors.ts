/**
 * A rule of the lint: who may import what. Games know the shell as `$shell/…`, and no other game; the shell knows none,
 * and finds them all through one door.
 */
import type { Rule } from "eslint";
import type { CallExpression, Node } from "estree";
import { posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Ours, the example's, and what new ones are made from. */
const GAME = /^(?:src\/marula\/games|examples|tools\/new_game\/template)\/([^/]+)(?:\/(.*))?$/;
const DOOR = "web/src/games.ts";
/** What the door opens of every game. */
const BEHIND_THE_DOOR = ["web/index.ts", "web/cover.ts"];
/** A game's folders that are no rooms of its page, but words that the shell reads in the same way of every game. */
const WORDS = ["locales", "handbook"];
/** A page for developers, which shows positions out of every game's tests. It is not shipped. */
const GALLERY = "web/gallery/";

const messages = {
  shell: "The shell knows no game: web/src/games.ts finds them all, by web/index.ts and web/cover.ts.",
  other: "A game knows no other game: what both need belongs to the shell.",
  long: "A game imports the shell as $shell/….",
  away: "A game imports what is its own, and the shell.",
  gallery: "The gallery is for developers: no page that is shipped imports it.",
  cover: "Lists load covers without the game: cover.ts imports from its room cover/ and the shell only.",
};
type Complaint = keyof typeof messages;

/** Whose a file is: a game's with the path in its folder, the shell's, or nobody's of the two. */
function ownerOf(file: string): { game: string; inside: string } | "shell" | null {
  const [, game, inside = ""] = GAME.exec(file) ?? [];
  if (game !== undefined) return { game, inside };
  return file.startsWith("web/") ? "shell" : null;
}

/** The file that is meant, from the root of the checkout; null for a package. */
function resolved(importer: string, asked: string): string | null {
  const [path = ""] = asked.split("?");
  if (path.startsWith("$shell/")) return posix.join("web/src", path.slice("$shell/".length));
  // Games elsewhere are games like ours.
  const [, ofGame] = /^\$(?:games|further)\/(.*)$/.exec(path) ?? [];
  if (ofGame !== undefined) return posix.join("src/marula/games", ofGame);
  if (/^\.\.?(\/|$)/.test(path)) return posix.join(posix.dirname(importer), path);
  return path.startsWith("/") ? posix.join("web", path) : null;
}

/** What is wrong with an import, if anything is. Paths are from the root of the checkout; `*` stands for any name. */
function complaint(importer: string, asked: string, isGlob: boolean): Complaint | null {
  const file = resolved(importer, asked);
  const from = ownerOf(importer);
  if (file === null || from === null) return null;
  const to = ownerOf(file);
  const isOfGallery = importer.startsWith(GALLERY);
  if (file.startsWith(GALLERY) && !isOfGallery) return "gallery";
  if (from === "shell") {
    if (to === null || to === "shell") return null;
    const isForAll = isGlob && to.game === "*";
    const opens = importer === DOOR ? BEHIND_THE_DOOR.includes(to.inside) : false;
    const room = to.inside.split("/")[0] ?? "";
    return isForAll && (opens || WORDS.includes(room) || (isOfGallery && room === "tests")) ? null : "shell";
  }
  if (to === null) return "away";
  if (to === "shell") {
    if (!asked.startsWith("$shell/")) return "long";
    return file.replace(/\.ts$/, "") === DOOR.replace(/\.ts$/, "") ? "other" : null;
  }
  if (to.game !== from.game) return "other";
  return from.inside === "web/cover.ts" && !to.inside.startsWith("web/cover/") ? "cover" : null;
}

/** The text of an expression, with a star for what is not known before the page runs; null if nothing is known. */
function textOf(node: Node | null | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? value.raw).join("*");
  return null;
}

/** The patterns of an `import.meta.glob`, but for those that leave something out. */
function globbed({ callee, arguments: [patterns] }: CallExpression): Node[] {
  if (callee.type !== "MemberExpression" || callee.object.type !== "MetaProperty") return [];
  if (callee.property.type !== "Identifier" || callee.property.name !== "glob" || !patterns) return [];
  const all = patterns.type === "ArrayExpression" ? patterns.elements.filter((one) => one !== null) : [patterns];
  return all.filter((one) => !textOf(one)?.startsWith("!"));
}

export const doors: Rule.RuleModule = {
  meta: { type: "problem", messages, schema: [] },
  create(context) {
    const importer = relative(ROOT, context.filename).split(sep).join("/");

    function judge(node: Node, asked: Node | null | undefined, isGlob = false) {
      const text = textOf(asked);
      const messageId = text === null ? null : complaint(importer, text, isGlob);
      if (messageId !== null) context.report({ node, messageId });
    }

    return {
      ImportDeclaration: (node) => judge(node, node.source),
      ImportExpression: (node) => judge(node, node.source),
      ExportAllDeclaration: (node) => judge(node, node.source),
      ExportNamedDeclaration: (node) => judge(node, node.source),
      TSImportType: (node: Node & { source: Node }) => judge(node, node.source),
      CallExpression(node) {
        for (const pattern of globbed(node)) judge(pattern, pattern, true);
      },
    };
  },
};
