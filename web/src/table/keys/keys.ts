/** All keys of a table, for the dialog that lists them: those of this moment first, then those that are always there. */
import type { GameModule } from "../../game";
import type { KeyLine } from "../../kit/shortcuts";
import { say } from "../../texts/reader.svelte";

export interface KeyGroup {
  title: string;
  lines: KeyLine[];
}

/** Keys that have a sign in every language; others are words, or letters and digits. */
const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Undo: "Ctrl Z",
};
const WORDS: Record<string, string> = {
  Arrows: "page-key-arrows",
  PageUp: "page-key-page-up",
  PageDown: "page-key-page-down",
  Home: "page-key-home",
  End: "page-key-end",
  Enter: "page-key-enter",
  Escape: "page-key-escape",
  Space: "page-key-space",
  Tab: "page-key-tab",
  Aslant: "page-key-aslant",
  Any: "page-key-any",
};

/** A key as it is written on keyboards. */
export function keyName(key: string): string {
  const word = WORDS[key];
  return SIGNS[key] ?? (word ? say(word) : key.toUpperCase());
}

const line = (keys: string[], text: string): KeyLine => ({ keys, name: say(text) });

/** At a table: what can be chosen now comes from the game. */
export function keysOfTable<Desk>(module: GameModule<Desk>, desk: Desk, isFollowing: boolean): KeyGroup[] {
  const now = isFollowing ? [line(["Any"], "page-keys-go-on")] : (module.keys?.(desk) ?? []);
  return [
    { title: say("page-keys-now"), lines: now },
    ofTheMap(module),
    {
      title: say("page-keys-always"),
      lines: [line(["Undo"], "page-undo"), ...everywhere()],
    },
  ];
}

/** In a replay: on its map one only looks around. */
export function keysOfReplay<Desk>(module: GameModule<Desk>): KeyGroup[] {
  return [
    {
      title: say("page-keys-replay"),
      lines: [
        line(["ArrowLeft"], "page-replay-before"),
        line(["ArrowRight"], "page-replay-after"),
        line(["PageUp"], "page-replay-turn-before"),
        line(["PageDown"], "page-replay-turn-after"),
        line(["Home"], "page-replay-first"),
        line(["End"], "page-replay-last"),
      ],
    },
    ofTheMap(module),
    { title: say("page-keys-always"), lines: everywhere() },
  ];
}

function ofTheMap<Desk>({ aslant }: GameModule<Desk>): KeyGroup {
  return {
    title: say("page-keys-map"),
    lines: [
      line(["Arrows"], "page-keys-next"),
      ...(aslant ? [line(["Aslant"], "page-keys-aslant")] : []),
      line(["PageUp", "PageDown"], "page-keys-lit"),
      line(["Home", "End"], "page-keys-ends"),
      line(["Enter", "Space"], "page-keys-act"),
      line(["Escape"], "page-keys-back"),
    ],
  };
}

function everywhere(): KeyLine[] {
  return [line(["Tab"], "page-keys-tab"), line(["Escape"], "page-keys-close"), line(["?"], "page-keys-this")];
}

/** Whether a key asks for the list of keys: wherever nobody writes. */
export function asksForKeys(event: KeyboardEvent): boolean {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const writes = event.target instanceof Element && event.target.closest("input:not([type='range']), textarea, select");
  return !writes;
}
