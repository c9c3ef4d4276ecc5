/** Where the parts of the page are on the screen. */
import { meet, type Area } from "../board/placing/area";
import { partsOf } from "./parts";

/** So much of a thing has to be in sight to be named there. */
const IN_SIGHT = 0.6;
/** How large a piece of a line is named, in pixels. */
const LINE = 10;

/** By part, in their order: the boxes of what is called so and is in sight. Parts that aren't to be seen have none. */
export function partsInSight(names: readonly string[]): Map<string, Area[]> {
  const found = new Map<string, Element[]>();
  for (const element of document.querySelectorAll("[data-part]")) {
    for (const name of partsOf(element.getAttribute("data-part") ?? "", names)) {
      const alike = found.get(name) ?? [];
      // What is inside of a thing of the same name is a piece of it.
      if (!alike.some((other) => other.contains(element))) found.set(name, [...alike, element]);
    }
  }
  return new Map(
    names.flatMap((name) => {
      const areas = (found.get(name) ?? []).flatMap((element) => inSight(element) ?? []);
      return areas.length > 0 ? [[name, areas] as const] : [];
    }),
  );
}

/** The middle of a line: the box around all of it would be mostly beside it. */
function lineAround(element: Element): DOMRect | null {
  if (!(element instanceof SVGPathElement) || getComputedStyle(element).fill !== "none") return null;
  const at = element
    .getPointAtLength(element.getTotalLength() / 2)
    .matrixTransform(element.getScreenCTM() ?? undefined);
  return new DOMRect(at.x - LINE / 2, at.y - LINE / 2, LINE, LINE);
}

/** What is to be seen of an element, if that is most of it. */
function inSight(element: Element): Area | null {
  const box = lineAround(element) ?? element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true })) return null;
  let seen: Area = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const windows: Area[] = [{ left: 0, top: 0, right, bottom }];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") windows.push(around.getBoundingClientRect());
  }
  for (const window of windows) {
    if (!meet(seen, window)) return null;
    seen = {
      left: Math.max(seen.left, window.left),
      top: Math.max(seen.top, window.top),
      right: Math.min(seen.right, window.right),
      bottom: Math.min(seen.bottom, window.bottom),
    };
  }
  const share = ((seen.right - seen.left) * (seen.bottom - seen.top)) / (box.width * box.height);
  return share >= IN_SIGHT ? seen : null;
}
