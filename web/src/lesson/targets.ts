/** Things on the page that a lesson points at: places of the map and marked parts. */
import { around, shared, upright, type Box, type Obstacle, type Point, type Shape } from "./shapes";

/** How many points of a line are looked at. */
const SAMPLES = 16;
const FOCUSABLE = "button:not(:disabled), a[href], input:not(:disabled), select, summary, [tabindex='0']";

/** Tells the map to bring what the event is dispatched at into sight. */
export const REVEAL = "marula-reveal";

/**
 * The thing that is called so, if it is there to be seen; else what it is a part of, or leads to it, by its name: where there
 * is no `stall-train-2`, the `stall-train` or the `stall`. What a dialog has of it comes before what lies under the dialog.
 */
export function find(name: string): Element | null {
  const dialog = foremost();
  return (dialog && findIn(dialog, name)) ?? findIn(document, name);
}

/** Close the dialog that hides the coach's card, unless something in it is pointed at. */
export function uncover(points: string[]): void {
  const dialog = foremost();
  if (dialog && !points.some((name) => dialog.contains(find(name)))) dialog.close();
}

function foremost(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
}

function findIn(root: ParentNode, name: string): Element | null {
  const escaped = CSS.escape(name);
  const found = [...root.querySelectorAll(`[data-place="${escaped}"], [data-part~="${escaped}"]`)];
  const seen = found.find((element) => element.getClientRects().length > 0 || element instanceof SVGGElement);
  if (seen) return seen;
  const end = name.lastIndexOf("-");
  return end > 0 ? findIn(root, name.slice(0, end)) : null;
}

/** Where it is on the screen. */
export function shapeOf(element: Element): Shape | null {
  if (element instanceof SVGGraphicsElement) return around(outline(element));
  const box = seenOf(element);
  return box.right > box.left && box.bottom > box.top ? upright(box) : null;
}

/** What can be seen of it: not what is scrolled away. */
function seenOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
    const within = around.getBoundingClientRect();
    [left, top] = [Math.max(left, within.left), Math.max(top, within.top)];
    [right, bottom] = [Math.min(right, within.right), Math.min(bottom, within.bottom)];
  }
  return { left, top, right, bottom };
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

/** What there is to be read and, which matters less, to be looked at or pressed in that part of the screen. */
export function obstacles(root: Element, near: Box): Obstacle[] {
  const seen = (element: Element) => element.checkVisibility() && !element.closest(".heard, [data-heard]");
  const found: Obstacle[] = [];
  const add = ({ left, top, right, bottom }: DOMRect, weight: number) => {
    const box = { left, top, right, bottom };
    if (shared(box, near) > 0) found.push({ ...box, weight });
  };
  const things = `${FOCUSABLE}, [data-part]:not([data-part="map"], :has([data-part])), dialog svg`;
  for (const thing of root.querySelectorAll(things)) if (seen(thing)) add(thing.getBoundingClientRect(), 1);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement || !seen(node.parentElement)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) add(box, 3);
  }
  return found;
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
