/** Giving a link to somebody: into the clipboard, or by whatever the device has for it. */

/** Where browsers have no such thing (Firefox on desktops), copying has to do. */
export const canShare = typeof navigator !== "undefined" && typeof navigator.share === "function";

/** Whether it is in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP, in one's own network, pages may not; what is selected can still be copied.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "heard";
  const asker = document.activeElement;
  // A dialog lets nothing outside of it be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without TLS
  const copied = document.execCommand("copy");
  field.remove();
  if (asker instanceof HTMLElement) asker.focus();
  return copied;
}

/** Let the device pass it on. Who changes their mind has shared nothing, and nothing went wrong. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
