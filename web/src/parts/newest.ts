/** Keeps the end of a list in sight: when lines are added, and when the box changes its size. */
import type { Attachment } from "svelte/attachments";

export const newest: Attachment<HTMLElement> = (box) => {
  const toEnd = () => (box.scrollTop = box.scrollHeight);
  const resized = new ResizeObserver(toEnd);
  const changed = new MutationObserver(toEnd);
  resized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  toEnd();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
