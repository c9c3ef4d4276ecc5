/** The page's sign in its tab: with a dot where somebody here is to move. */
import plain from "../favicon.svg?url";
import calling from "../favicon-turn.svg?url";

export function callByFavicon(isCalling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isCalling ? calling : plain;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}
