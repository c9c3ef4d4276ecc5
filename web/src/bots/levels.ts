/** How well bots play, and what they like: a level by its name, or with a style of its game, `master:herder`. */
import type { GameInfo } from "../wire";
import { prefixOf, type Texts } from "../texts/texts";

/** From the weakest to the strongest, as the server has them (core/levels.py). */
export const LEVELS: readonly string[] = ["novice", "casual", "strong", "master"];
/** Those who play well enough to have a style. */
const STYLED: readonly string[] = ["strong", "master"];
/** What bots were called before there were levels, and who plays like that now. */
const FORMER: Readonly<Record<string, string>> = { greedy: "strong", random: "novice" };

type Offer = Pick<GameInfo, "levels" | "styles">;

/** The level and the style; either may be empty. */
export function partsOf(level: string): { plain: string; style: string } {
  const [plain = "", style = ""] = level.split(":");
  return { plain, style };
}

/** A level with a style, where it is one that can have any. */
export function styled(plain: string, style: string): string {
  return style !== "" && STYLED.includes(plain) ? `${plain}:${style}` : plain;
}

/** A level for a bot that was of another one: it keeps its style, if it can still have one. */
export function atLevel(plain: string, before = ""): string {
  return styled(plain, partsOf(before).style);
}

/** The styles that bots of that level may have. */
export function stylesOf(level: string, { styles }: Offer): string[] {
  return STYLED.includes(partsOf(level).plain) ? styles : [];
}

/** The same level or the one that is like it among those that a game offers; empty where there is none. */
export function offered(level: string, game: Offer): string {
  const { plain, style } = partsOf(FORMER[level] ?? level);
  if (!game.levels.includes(plain)) return "";
  return styled(plain, stylesOf(plain, game).includes(style) ? style : "");
}

/** What a level is called: “Master · Herder”. One that this page doesn't know has its own name. */
export function sayLevel(level: string, game: string, texts: Texts): string {
  const { plain, style } = partsOf(level);
  const key = `page-level-${plain}`;
  const name = texts.has(key) ? texts.say(key) : plain;
  const own = styleKey(style, game);
  return style !== "" && texts.has(own) ? texts.say("page-level-styled", { level: name, style: texts.say(own) }) : name;
}

/** What to expect of a bot, in a sentence or two; nothing of one that this page doesn't know. */
export function aboutLevel(level: string, game: string, texts: Texts): string {
  const { plain, style } = partsOf(level);
  return [`page-level-${plain}-about`, `${styleKey(style, game)}-about`]
    .filter((key) => texts.has(key))
    .map((key) => texts.say(key))
    .join(texts.language === "ja" ? "" : " ");
}

export function sayStyle(style: string, game: string, texts: Texts): string {
  const key = styleKey(style, game);
  return texts.has(key) ? texts.say(key) : style;
}

function styleKey(style: string, game: string): string {
  return `${prefixOf(game)}-style-${style.replaceAll("_", "-")}`;
}
