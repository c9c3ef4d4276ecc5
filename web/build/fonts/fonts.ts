/**
 * The letters of the pages, cut when they are built to what is written with them.
 *
 * `virtual:fonts/latin.css` has what every page is set in: letters of Western Europe and all signs of our own texts in a first
 * slice, which documents name (a preload), and the other Latin letters in a second one, for names of players.
 * `virtual:fonts/japanese.css` is for those who read Japanese: a slice for what every page says, one for what several games say,
 * one for each game, and one for names of players. What is in none of them, devices of readers of Japanese have themselves.
 * Browsers fetch the slices that a page has letters of.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { gamesIn } from "../games.ts";
import { textsOfPage, textsOfTables, type Folders } from "../locales.ts";

const packages = createRequire(import.meta.url);
const FIRST_JAPANESE = 0x2e80;
/** Kanji that families and children are called by: players bring them, our texts may not. */
const NAMES =
  "一三上下世丘中丸丹乃久之九也亀二五井亜亨京亮人仁今介代以伊伸佐佑佳依俊保信修倉偉健優元充光克児八典内冬凌凛凪凱利則前剛加" +
  "助勇勝北匠匡十千南博厚原友口古可史司合吉名向和咲哲唯啓喜嘉國土圭地坂垣城堀堂堤場塚増士壮夏多夜夢大天太夫央奈奎奏奥子孝学" +
  "宇安宏宗実宮寛寺将尋小尚尾居山岡岩岳岸島崇崎嵐嶋嶺川工巧市希平幸広康弓弘強形彩彰律後徳徹心志忠快怜恒恭恵悟悠惇愛慎慧慶憲" +
  "成我戸拓敏救敦敬斎斐斗新日早旭旺昂昇昌明星春昭昴晃晋景晴晶智暁暉暖月朋服望朝木未本朱杉杏村来東松林果枝柳柴栄栗根桂桃桐桑" +
  "桔桜梅梓梗梨森植楓楽榎槙樋横樹橋次歌正武毅比気水永求江池沙沢河治沼泉波洋津洸浅浦浩海涼淳淺清渓渚渡温湊湯満滉潤澤濱濵瀬煌" +
  "照熊片牙牧猛玉王玖玲珀珂珠球理琉琥琴瑛瑞瑠瑶璃環生田由甲界畑白百皓直相真瞬瞳矢石碧礼祐神祥福秀秋稜稲穂究空窪竜章竹笑笠篠" +
  "篤紀紅純紗紫結絵継維緑緒織美義羽翔翠耀聖聡脇舞航良芙花芽苗英茂茜荒莉菊菜菫華萌落葉葵蒼蓉蓮薫藤蘭虎衣裕西規覚詩誓誠諒謙谷" +
  "豪賢赤越輔輝辺辻近進道達遠遥遼邉邊郎部都酒里野金鈴鉄鍋鎌鏡鐘長門開関阿陸陽隆階雄雅青靖音響順須颯飯香馨馬駿高髙鳥麗麻黄黒" +
  "齊齋龍";
/** Features that our style sheets ask for, or that browsers apply unasked. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rclt", "rvrn", "tnum", "lnum"];

interface Font {
  family: string;
  /** Weights that are set in it, as a style sheet says it. */
  weight: string;
  file: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

const INTER = { family: "Inter Variable", weight: "400 750", axes: { wght: { min: 400, max: 750 } } };
const FRAUNCES = { family: "Fraunces Variable", weight: "600 700", axes: { wght: 600 } };
const LATIN: Record<"first" | "second", Font[]> = {
  first: [
    { ...INTER, file: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2" },
    { ...FRAUNCES, file: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2" },
  ],
  second: [
    { ...INTER, file: "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2" },
    { ...FRAUNCES, file: "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2" },
  ],
};
const JAPANESE: Font[] = [
  { weight: "400", file: "400Regular/NotoSansJP_400Regular.ttf" },
  { weight: "600", file: "600SemiBold/NotoSansJP_600SemiBold.ttf" },
].map(({ weight, file }) => ({ family: "Noto Sans JP", weight, file: `@expo-google-fonts/noto-sans-jp/${file}` }));

type Letters = Set<number>;

export interface Slice {
  name: string;
  letters: Letters;
}

/** All letters of the texts that pages show: of every page, and of each game. */
export interface Texts {
  page: Letters;
  games: Map<string, Letters>;
}

export function lettersOf(text: string): Letters {
  return new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}

export function readTexts(folders: Folders): Texts {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const languages = readdirSync(folders.page).filter((file) => file.endsWith(".ftl")).map((file) => file.slice(0, -4)); // prettier-ignore
  const games = new Map<string, Letters>();
  for (const game of gamesIn(folders.games)) {
    const inside = (...path: string[]) => join(game, ...path);
    const words = languages.flatMap((one) => [inside("locales", `${one}.ftl`), inside("handbook", `${one}.md`)]);
    const boards = existsSync(inside("data")) ? readdirSync(inside("data")).map((file) => inside("data", file)) : [];
    const text = [...words, ...boards].map(read).join("");
    if (text) games.set(basename(game), lettersOf(text));
  }
  const shell = languages.map((one) => textsOfPage(folders, one).text + textsOfTables(folders, one));
  return { page: lettersOf(shell.join("")), games };
}

export function latinSlices({ page, games }: Texts): Record<"first" | "second", Letters> {
  const written = [page, ...games.values()].flatMap((letters) => [...letters]);
  const typographic = [0x152, 0x153, 0x178, 0x20ac, 0x2122, ...between(0x2010, 0x2027), ...between(0x2190, 0x2193)];
  const first = new Set([...between(0x20, 0x7e), ...between(0xa0, 0xff), ...typographic, ...written.filter(isSign)]);
  const others = [...between(0x100, 0x24f), ...between(0x1e00, 0x1eff)];
  return { first, second: new Set(others.filter((letter) => !first.has(letter))) };
}

export function japaneseSlices({ page, games }: Texts): Slice[] {
  const used = new Map<number, string[]>();
  for (const [name, letters] of games)
    for (const letter of letters) used.set(letter, [...(used.get(letter) ?? []), name]);
  const slices = new Map<string, Letters>(["page", "games", ...games.keys(), "names"].map((name) => [name, new Set()]));
  const kana = between(0x3000, 0x30ff);
  for (const letter of [...page, ...kana, ...used.keys(), ...lettersOf(NAMES)]) {
    if (isLatin(letter)) continue;
    const [game = "names", ...others] = used.get(letter) ?? [];
    const ofPage = page.has(letter) || kana.includes(letter);
    slices.get(ofPage ? "page" : others.length > 0 ? "games" : game)?.add(letter);
  }
  return [...slices].map(([name, letters]) => ({ name, letters }));
}

function isSign(letter: number): boolean {
  return letter > 0x20 && isLatin(letter);
}

function isLatin(letter: number): boolean {
  return letter < FIRST_JAPANESE;
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Letters as style sheets write them: `U+20-7E, U+A0`. */
export function rangeOf(letters: Letters): string {
  const ranges: [number, number][] = [];
  for (const letter of [...letters].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
}

/** Cuts fonts, and keeps what it has cut in a folder: most texts change without needing another letter. */
export class Cutter {
  constructor(
    private readonly folder: string,
    /** How style sheets name the folder. */
    private readonly address: string,
  ) {}

  async face(font: Font, { name, letters }: Slice): Promise<string> {
    const file = await this.cut(font, name, letters);
    return `@font-face {
  font-family: "${font.family}"; font-weight: ${font.weight}; font-display: swap;
  src: url("${this.address}/${file}") format("woff2");
  unicode-range: ${rangeOf(letters)};
}`;
  }

  private async cut({ file, axes, family, weight }: Font, slice: string, letters: Letters): Promise<string> {
    const path = packages.resolve(file);
    const options = {
      targetFormat: "woff2" as const,
      noHinting: true,
      keepFeatures: FEATURES,
      variationAxes: axes ?? {},
    };
    const hash = createHash("sha256");
    hash.update(JSON.stringify([packages(`${packageOf(file)}/package.json`), file, options, rangeOf(letters)]));
    const words = [...family.split(" ").slice(0, -1), weight.split(" ")[0], slice].join("-").toLowerCase();
    const made = `${words}-${hash.digest("hex").slice(0, 12)}.woff2`;
    if (!existsSync(join(this.folder, made))) {
      mkdirSync(this.folder, { recursive: true });
      const text = String.fromCodePoint(...letters);
      writeFileSync(join(this.folder, made), await subset(readFileSync(path), text, options));
    }
    return made;
  }
}

function packageOf(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

/** Whoever passes fonts on passes on their licences too: they lie beside the pages. */
const LICENCES: Record<string, string> = {
  inter: "@fontsource-variable/inter/LICENSE",
  fraunces: "@fontsource-variable/fraunces/LICENSE",
  "noto-sans-jp": "@expo-google-fonts/noto-sans-jp/LICENSE_FONT",
};

export function licences(): Map<string, string> {
  const files = Object.entries(LICENCES);
  return new Map(files.map(([font, file]) => [`licences/${font}.txt`, readFileSync(packages.resolve(file), "utf8")]));
}

const SHEETS = ["virtual:fonts/latin.css", "virtual:fonts/japanese.css"];

export function fonts(folders: Folders, cutter: Cutter): Plugin {
  return {
    name: "marula-fonts",
    resolveId: (id) => (SHEETS.includes(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith("\0") || !SHEETS.includes(id.slice(1))) return null;
      const texts = readTexts(folders);
      const faces: string[] = [];
      if (id.endsWith("latin.css")) {
        const { first, second } = latinSlices(texts);
        for (const font of LATIN.second) faces.push(await cutter.face(font, { name: "second", letters: second }));
        for (const font of LATIN.first) faces.push(await cutter.face(font, { name: "first", letters: first }));
      } else {
        for (const slice of japaneseSlices(texts))
          for (const font of JAPANESE) faces.push(await cutter.face(font, slice));
      }
      return faces.join("\n");
    },
    generateBundle() {
      for (const [fileName, source] of licences()) this.emitFile({ type: "asset", fileName, source });
    },
    // What every page is set in comes with the document, not when a style sheet has been read and a text is there.
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === "asset" && file.names.some((name) => /-first-.*\.woff2$/.test(name)))
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${fileName}` },
            injectTo: "head" as const,
          })),
    },
  };
}
