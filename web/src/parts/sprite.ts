/** The icons of the page: symbols in one drawing that is never seen itself. Icon.svelte shows them. */
const NAMESPACE = "http://www.w3.org/2000/svg";
let sprite: SVGSVGElement | null = null;

/** Take a symbol into the sprite. Modules that mention an icon do this by themselves (web/build/drawings/icons.ts). */
export function add(symbol: string): void {
  if (!sprite) {
    sprite = document.createElementNS(NAMESPACE, "svg");
    for (const side of ["width", "height"]) sprite.setAttribute(side, "0");
    sprite.style.position = "absolute";
    sprite.ariaHidden = "true";
    document.body.prepend(sprite);
  }
  sprite.insertAdjacentHTML("beforeend", symbol);
}
