/** Looks after a box: at once, when what is in it changes, and when it changes its size. */
import type { Attachment } from "svelte/attachments";

export function onChange(look: (box: HTMLElement) => void): Attachment<HTMLElement> {
  return (box) => {
    const lookAgain = () => look(box);
    const resized = new ResizeObserver(lookAgain);
    const changed = new MutationObserver(lookAgain);
    resized.observe(box);
    changed.observe(box, { childList: true, subtree: true, characterData: true });
    lookAgain();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
