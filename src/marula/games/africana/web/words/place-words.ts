/** What is to be said about a place: for those who point at it, and for those who listen. */
import type { Desk } from "../desk/desk.svelte";
import type { Gains } from "../desk/journey";
import type { Place } from "../plan/plan";
import type { Purpose } from "../plan/purposes";

/** What begins or ends there, without its reward. */
export function purposeText(desk: Desk, purpose: Purpose): string {
  const { texts } = desk.table;
  switch (purpose.kind) {
    case "start":
      return texts.say("africana-page-map-start", { to: purpose.expedition.target });
    case "target":
      return texts.say("africana-page-map-target", { origin: purpose.expedition.start });
    case "adventure":
      return texts.say(desk.table.replayed ? "africana-page-map-adventure-of" : "africana-page-map-adventure", {
        name: desk.table.table.names["adventure"]?.[purpose.adventure.id]?.[texts.language] ?? "",
      });
  }
}

function rewardText(desk: Desk, purpose: Purpose): string {
  const { texts } = desk.table;
  if (purpose.kind === "start") return texts.say("africana-page-map-joining", { bonus: purpose.bonus });
  const { vp, silver } = purpose.kind === "target" ? purpose.expedition : purpose.adventure;
  const assistant = purpose.kind === "adventure" && purpose.adventure.assistant !== null;
  return assistant ? "" : texts.say("africana-page-map-reward", { points: vp, silver });
}

/** The colours that lead into a place, by name. */
export function coloursText(desk: Desk, place: Place): string {
  return listed(
    desk,
    place.colours.map((colour) => desk.table.texts.say("africana-page-map-colour", { colour })),
  );
}

function listed(desk: Desk, names: string[]): string {
  return new Intl.ListFormat(desk.table.texts.language, { type: "conjunction" }).format(names);
}

/** What deeds bring, in a sentence; nothing where they bring nothing. */
export function gainsText(desk: Desk, { silver, points, cards }: Gains): string {
  const { texts } = desk.table;
  const gains = [
    silver > 0 ? texts.say("africana-page-have-silver", { count: silver }) : "",
    points > 0 ? texts.say("africana-page-gain-points", { count: points }) : "",
    cards > 0 ? texts.say("africana-page-gain-cards", { count: cards }) : "",
  ].filter(Boolean);
  return gains.length > 0 ? texts.say("africana-page-gains", { gains: listed(desk, gains) }) : "";
}

/** The card of a step of the planned journey, and that it can be another. */
export function stepText(desk: Desk, leg: number): string {
  const { to, card, silver } = desk.way?.legs[leg] ?? { to: "", card: "", silver: 0 };
  return desk.table.texts.say(canAlter(desk, leg) ? "africana-page-card-for-step" : "africana-page-card-of-step", {
    step: leg + 1,
    to,
    card,
    silver,
  });
}

/** Whether another card could be played for a step. */
export function canAlter(desk: Desk, leg: number): boolean {
  return (desk.way?.choices[leg]?.length ?? 0) > 1;
}

/** How to get there, or what choosing it does where the journey passes; nothing where it is out of reach. */
export function reachText(desk: Desk, id: string): string {
  const { texts } = desk.table;
  const step = desk.path.lastIndexOf(id);
  if (step >= 0) {
    const last = step === desk.path.length - 1;
    const hint = texts.say(last ? "africana-page-map-shorten-last" : "africana-page-map-shorten");
    return together(desk, [texts.say("africana-page-map-entered", { number: step + 1 }), hint]);
  }
  const way = id === desk.here ? undefined : desk.reach?.[id];
  if (!way) return "";
  const cards = way.cards - (desk.way?.cards ?? 0);
  const silver = Math.max(0, way.silver - (desk.way?.silver ?? 0));
  return texts.say(desk.way ? "africana-page-map-further" : "africana-page-map-reach", { cards, silver });
}

/** All about a place, in sentences. */
export function placeText(desk: Desk, place: Place, purposes: readonly Purpose[]): string {
  const { texts } = desk.table;
  const there = desk.view.players.flatMap((player, seat) => (player.at === place.id ? [texts.seat(seat)] : []));
  const end = texts.language === "ja" ? "。" : ".";
  return together(desk, [
    texts.say("africana-page-map-place", { to: place.id, half: place.side, colours: coloursText(desk, place) }),
    there.length ? texts.say("africana-page-map-here", { count: there.length, names: listed(desk, there) }) : "",
    reachText(desk, place.id),
    ...purposes.map((purpose) => {
      const reward = rewardText(desk, purpose);
      const comma = texts.language === "ja" ? "、" : ", ";
      return purposeText(desk, purpose) + (reward ? comma + reward : "") + end;
    }),
  ]);
}

function together(desk: Desk, sentences: string[]): string {
  return sentences.filter(Boolean).join(desk.table.texts.language === "ja" ? "" : " ");
}
