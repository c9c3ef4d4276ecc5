/** Things on the page that a lesson points at: places of the map and marked parts. */
import { around, upright, type Point, type Shape } from "./shapes";

/** How many points of a line are looked at. */
const SAMPLES = 16;
const FOCUSABLE = "button:not(:disabled), a[href], input:not(:disabled), select, summary, [tabindex='0']";

/** Tells the map to bring what the event is dispatched at into sight. */
export const REVEAL = "marula-reveal";

/**
 * The thing that is called so, if it is there to be seen; else what it is a part of, or leads to it, by its name: where there
 * is no `stall-train-2`, the `stall-train` or the `stall`.
 */
export function find(name: string): Element | null {
  const escaped = CSS.escape(name);
  const found = [...document.querySelectorAll(`[data-place="${escaped}"], [data-part~="${escaped}"]`)];
  const seen = found.find((element) => element.getClientRects().length > 0 || element instanceof SVGGElement);
  if (seen) return seen;
  const end = name.lastIndexOf("-");
  return end > 0 ? find(name.slice(0, end)) : null;
}

/** Where it is on the screen. */
export function shapeOf(element: Element): Shape | null {
  if (element instanceof SVGGraphicsElement) return around(outline(element));
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? upright(box) : null;
}

/** Points on the lines that a part of a drawing is made of, on the screen. */
function outline(element: SVGGraphicsElement): Point[] {
  const lines = element instanceof SVGGeometryElement ? [element] : [...element.querySelectorAll("*")];
  return lines.flatMap((line) => {
    const matrix = line instanceof SVGGeometryElement ? line.getScreenCTM() : null;
    if (!matrix) return [];
    return pointsOf(line as SVGGeometryElement).map((point) => point.matrixTransform(matrix));
  });
}

/** A line's points in its own units: they stay while the map is moved. */
const kept = new WeakMap<SVGGeometryElement, { drawn: string; points: DOMPoint[] }>();

function pointsOf(line: SVGGeometryElement): DOMPoint[] {
  const drawn = line.getAttribute("d") ?? line.outerHTML;
  const known = kept.get(line);
  if (known?.drawn === drawn) return known.points;
  const length = line.getTotalLength();
  const points = Array.from({ length: SAMPLES }, (_, number) => line.getPointAtLength((length * number) / SAMPLES));
  kept.set(line, { drawn, points });
  return points;
}

/** Bring it into sight: scrolled, or the map moved. */
export function reveal(element: Element): void {
  if (element instanceof SVGElement) element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  else element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Where the keyboard goes to do something with it: into the map's list, or to the first thing in it that can be pressed. */
export function keyboardPlace(name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  const listed = document.querySelector<HTMLElement>(`[data-thing="${escaped}"]`);
  if (listed) return listed;
  const found = find(name);
  if (found instanceof HTMLElement && found.matches(FOCUSABLE)) return found;
  return found?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
}
