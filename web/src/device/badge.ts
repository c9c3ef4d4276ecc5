/** How many tables wait for whoever reads this: on the tab, and on the icon of a page that was put among the apps. */
const ICON = "link[rel='icon']";
let plain = "";

const FRUIT =
  "M12 21c-4.600 0-7.600-3-7.600-7.200C4.400 9.400 7.800 7 12 7s7.600 2.400 7.600 6.800C19.600 18 16.600 21 12 21z";

/** The page's title: what it is about, and before that how many tables wait. */
export function titled(about: string, waiting: number): string {
  const name = about ? `${about} · Marula` : "Marula";
  return waiting > 0 ? `(${String(waiting)}) ${name}` : name;
}

/** Show the number on the tab's icon; nothing for 0. */
export function showBadge(waiting: number): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) {
    plain ||= icon.href;
    icon.href = waiting > 0 ? numbered(waiting) : plain;
  }
  // Where pages can be put among the apps; elsewhere there is nothing of the kind.
  if (!("setAppBadge" in navigator)) return;
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

function numbered(waiting: number): string {
  const number = waiting > 9 ? "9+" : String(waiting);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#a8461f" d="${FRUIT}"/>` +
    `<circle cx="16" cy="8" r="8" fill="#0b57d0"/>` +
    `<text x="16" y="12" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="700" fill="#fff">` +
    `${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
