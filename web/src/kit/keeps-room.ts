/** A part of the page that has once been so high stays so, while it is as wide: what stands below it doesn't jump. */
import type { Attachment } from "svelte/attachments";

export const keepsRoom: Attachment<HTMLElement> = (node) => {
  let width = node.offsetWidth;
  let kept = 0;
  const measure = () => {
    if (node.offsetWidth !== width) {
      width = node.offsetWidth;
      kept = 0;
      node.style.minHeight = "";
    }
    if (node.offsetHeight <= kept) return;
    kept = node.offsetHeight;
    node.style.minHeight = `${String(kept)}px`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  return () => {
    observer.disconnect();
    node.style.minHeight = "";
  };
};
