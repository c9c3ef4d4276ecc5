/** Which thing on a map is meant by a finger or a mouse. What is lit draws them to itself: things on small maps are small. */
import { cheapest } from "../placing/area";

/** How far a pointer is from a thing, in pixels: from its middle, and from its edge, which is less than 0 inside. */
export interface Away {
  middle: number;
  edge: number;
}

/** How far things draw a pointer, in pixels: what is lit to its middle, half of a hit area; others to their edge. */
export interface Reach {
  lit: number;
  other: number;
  /** Whether what is lit draws away from something else that was hit: a finger covers what it points at. */
  strong: boolean;
}

export const LIT_REACH = { mouse: 12, touch: 22 };

/** What somebody points at, with a mouse or a finger, where other things draw so far. */
export function reachOf(touch: boolean, other: { mouse: number; touch: number }): Reach {
  const by = touch ? "touch" : "mouse";
  return { lit: LIT_REACH[by], other: other[by], strong: touch };
}

export function meant<Thing>(
  things: Iterable<Thing>,
  away: (thing: Thing) => Away,
  isLit: (thing: Thing) => boolean,
  reach: Reach,
): Thing | null {
  const all = Array.from(things, (thing) => ({ thing, lit: isLit(thing), ...away(thing) }));
  const under = all.filter(({ edge }) => edge <= 0);
  const litUnder = cheapest(
    under.filter(({ lit }) => lit),
    ({ middle }) => middle,
  );
  if (litUnder) return litUnder.thing;
  const drawn = cheapest(
    all.filter(({ lit, middle }) => lit && middle <= reach.lit),
    ({ middle }) => middle,
  );
  if (drawn && (reach.strong || under.length === 0)) return drawn.thing;
  const near = cheapest(
    all.filter(({ edge }) => edge <= reach.other),
    ({ edge }) => edge,
  );
  return near?.thing ?? null;
}
