/** A list that is scrolled to its end begins with a whole line, not in the middle of one. */
import { onChange } from "../../parts/on-change";

/** How much room is missing after the last line for a line to begin where the box does, once it is scrolled to its end. */
export function missingRoom(lines: number[], hidden: number): number {
  if (hidden <= 0) return 0;
  const first = lines.filter((top) => top >= hidden);
  return first.length > 0 ? Math.min(...first) - hidden : 0;
}

export const wholeLines = onChange((box) => {
  const list = box.lastElementChild;
  if (!(list instanceof HTMLElement)) return;
  list.style.marginBottom = "";
  const range = document.createRange();
  range.selectNodeContents(list);
  const origin = box.getBoundingClientRect().top - box.scrollTop;
  const tops = [...range.getClientRects()].filter(({ height }) => height > 0).map(({ top }) => top - origin - 2);
  list.style.marginBottom = `${String(missingRoom(tops, box.scrollHeight - box.clientHeight))}px`;
});
