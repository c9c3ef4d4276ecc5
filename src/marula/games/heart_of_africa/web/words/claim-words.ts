/** Claiming in words: what a lane needs, what is missing, and what it is paid with. */
import type { Desk } from "../desk/desk.svelte";
import type { Lane } from "../plan/plan";
import type { Doubling, LaneAnswer, Way } from "../wire";

/** Its spaces, its colour, and what a ferry asks for. */
export function laneFacts({ table, view }: Desk, { length, colour, any_colour, ferry }: Lane): string {
  return table.texts.say("heart-of-africa-page-lane-facts", {
    count: length,
    colour: table.texts.say(`heart-of-africa-page-colour-${colour}`),
    any: any_colour ? "yes" : "no",
    ferry: view.ferries ? ferry : 0,
  });
}

/** What there is of the colour that is nearest, and what is missing. */
export function laneLack({ table }: Desk, { ferry, lacks }: LaneAnswer): string {
  const [nearest] = lacks;
  if (!nearest) return "";
  const { card, held, locomotives, missing } = nearest;
  return table.texts.say("heart-of-africa-page-lane-lacks", {
    card,
    count: held,
    locomotives,
    missing,
    ferry: ferry > locomotives ? ferry : 0,
  });
}

/** All about claiming it, to be heard. */
export function laneSummary(desk: Desk, lane: Lane, answer: LaneAnswer): string {
  const { texts } = desk.table;
  const name = texts.say("heart-of-africa-page-lane", { lane: lane.id });
  const open = texts.say("heart-of-africa-page-lane-open", { count: answer.ways.length, points: answer.points });
  const rest = answer.refusal
    ? texts.refusal(answer.refusal).text
    : answer.ways.length > 0
      ? open
      : laneLack(desk, answer);
  return `${name}. ${laneFacts(desk, lane)}. ${rest}`;
}

export function wayLabel({ table }: Desk, { card, cards, locomotives }: Way): string {
  return table.texts.say("heart-of-africa-page-way", { card, count: cards, locomotives });
}

export function doublingLabel({ table }: Desk, terrain: string, doubling: Doubling | null): string {
  return table.texts.say("heart-of-africa-page-doubling", {
    terrain,
    count: doubling?.terrain_cards ?? 0,
    locomotives: doubling?.terrain_locomotives ?? 0,
  });
}
