/** How wide names are, in heights of their letters. */
import { createSubscriber } from "svelte/reactivity";

/** As bold as a name on the journey, and large, so that nothing is lost by rounding. */
const WEIGHT = 700;
const SIZE = 100;

/** Letters come late: what was measured before is measured anew. */
const whenLettersCome = createSubscriber((update) => {
  document.fonts.addEventListener("loadingdone", update);
  return () => document.fonts.removeEventListener("loadingdone", update);
});

let canvas: CanvasRenderingContext2D | null = null;

export function widthOf(text: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return estimated(text);
  whenLettersCome();
  canvas.font = `${WEIGHT} ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-text")}`;
  return canvas.measureText(text).width / SIZE;
}

/** For where nothing can be measured. */
function estimated(text: string): number {
  return Array.from(text).reduce((sum, sign) => {
    if (sign.charCodeAt(0) > 0x2e80) return sum + 1;
    return sum + (/[ijlftrI\s.'’-]/.test(sign) ? 0.38 : /[mwMW]/.test(sign) ? 0.92 : 0.63);
  }, 0);
}
