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

/** Cards to travel with are called by their colour, the joker `joker`, and an assistant as here. */
const HIRED = "assistant-";

/** The card of the assistant of a colour. */
export function assistantCard(colour: string): string {
  return HIRED + colour;
}

export function isAssistant(card: string): boolean {
  return card.startsWith(HIRED);
}

/** The icon of a card to travel with. */
export function cardIcon(card: string): string {
  if (card === "joker") return JOKER;
  return isAssistant(card) ? ASSISTANT : travelIcon(card);
}

/** The colour of a travel card or an assistant; null for the joker. */
export function colourOf(card: string): string | null {
  return card === "joker" ? null : card.replace(HIRED, "");
}

export function artifactIcon(kind: string): string {
  return ARTIFACTS[kind] ?? JOKER;
}
