/** What is to be said about a lane, for those who listen. */
import type { Texts } from "$shell/texts/texts";
import type { Lane } from "../plan/plan";

export type LaneState = { kind: "claimed"; seat: number } | { kind: "closed" | "leads" | "can" | "free" };

/** The lane as seen from one of its ends: where to, its colour and length, and whose it is. */
export function laneText(texts: Texts, lane: Lane, from: string, state: LaneState, ferries: boolean): string {
  return texts.say("heart-of-africa-page-map-lane", {
    other: texts.place(lane.ends[0] === from ? lane.ends[1] : lane.ends[0]),
    colour: texts.say(`heart-of-africa-page-colour-${lane.colour}`),
    length: lane.length,
    number: lane.number,
    ferry: ferries ? lane.ferry : 0,
    state: stateText(texts, state),
  });
}

function stateText(texts: Texts, state: LaneState): string {
  return state.kind === "claimed"
    ? texts.say("heart-of-africa-page-map-claimed", { name: texts.seat(state.seat) })
    : texts.say(`heart-of-africa-page-map-${state.kind}`);
}
