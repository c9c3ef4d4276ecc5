/** The icon of everything that Africana shows: cards, artifacts, companies. */

export const COLOURS = ["magenta", "turquoise", "gray", "orange", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

const TRAVEL: Record<string, string> = {
  magenta: "game-icons:horse-head",
  turquoise: "game-icons:sailboat",
  gray: "game-icons:cartwheel",
  orange: "game-icons:camel",
  violet: "game-icons:air-balloon",
};

export const JOKER = "game-icons:compass";
export const ASSISTANT = "game-icons:outback-hat";

const ARTIFACTS: Record<string, string> = {
  mask: "game-icons:ceremonial-mask",
  drum: "game-icons:djembe",
  amphora: "game-icons:amphora",
  scarab: "game-icons:gold-scarab",
  necklace: "game-icons:pearl-necklace",
};

/** The icon of a travel colour. */
export function travelIcon(colour: string): string {
  return TRAVEL[colour] ?? JOKER;
}

/** The icon of a card to travel with. */
export function cardIcon(card: string): string {
  if (card === "joker") return JOKER;
  return card.startsWith("assistant-") ? ASSISTANT : travelIcon(card);
}

/** The colour of a travel card or an assistant; null for the joker. */
export function colourOf(card: string): string | null {
  return card === "joker" ? null : card.replace("assistant-", "");
}

export function artifactIcon(kind: string): string {
  return ARTIFACTS[kind] ?? JOKER;
}
