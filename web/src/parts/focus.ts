/** Where the keyboard goes on. */
import type { Attachment } from "svelte/attachments";

/** What appears takes the focus; afterwards it goes back to where it came from. */
export const takeFocus: Attachment<HTMLElement> = (node) => {
  const asker = document.activeElement;
  node.focus({ preventScroll: true });
  return () => {
    if (asker instanceof HTMLElement && asker.isConnected) asker.focus({ preventScroll: true });
  };
};
