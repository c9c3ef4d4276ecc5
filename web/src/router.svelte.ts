/** Which page an address means, and going from one to another without loading anew. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  /** A replay is looked at after a move of the match; at its beginning if none is said. */
  | { page: "replay"; id: string; move?: number }
  | { page: "record"; id: string; move?: number }
  | { page: "rules"; game: string; clause: string }
  /** An invitation to a table, and the way to being its host: by a secret that never leaves the address bar but to our API. */
  | { page: "join"; token: string }
  | { page: "host"; token: string }
  | { page: "finished" }
  | { page: "credits" }
  | { page: "nowhere" };

export function routeOf(path: string, hash = "", search = ""): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length === 0) {
    if (first === "") return { page: "home" };
    if (first === "new" && second !== undefined && third === undefined) return { page: "new", game: second };
    if (first === "table" && second !== undefined && third === undefined) return { page: "table", id: second };
    if (first === "table" && second !== undefined && third === "replay")
      return { page: "replay", id: second, ...moveIn(search) };
    if (first === "record" && second !== undefined && third === undefined)
      return { page: "record", id: second, ...moveIn(search) };
    if (first === "rules" && second !== undefined && third === undefined)
      return { page: "rules", game: second, clause: decode(hash.replace(/^#/, "")) };
    if (first === "join" && second === undefined) return { page: "join", token: decode(hash.replace(/^#/, "")) };
    if (first === "host" && second === undefined) return { page: "host", token: decode(hash.replace(/^#/, "")) };
    if (first === "finished" && second === undefined) return { page: "finished" };
    if (first === "credits" && second === undefined) return { page: "credits" };
  }
  return { page: "nowhere" };
}

/** The move that an address ends with: `?move=12`. */
function moveIn(search: string): { move?: number } {
  const found = new URLSearchParams(search).get("move") ?? "";
  return /^[1-9]\d{0,6}$/.test(found) ? { move: Number(found) } : {};
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  /** Follow the address bar and links of the page itself. Returns how to stop. */
  start(): () => void {
    const follow = () => (this.route = routeOf(location.pathname, location.hash, location.search));
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    follow();
    window.addEventListener("popstate", follow);
    document.addEventListener("click", click);
    return () => {
      window.removeEventListener("popstate", follow);
      document.removeEventListener("click", click);
    };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
  }

  /** Go there, and leave nothing behind to come back to: the address had a secret that has done its work. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#arrive();
  }

  #arrive(): void {
    this.route = routeOf(location.pathname, location.hash, location.search);
    window.scrollTo(0, 0);
  }
}

/** Let the address say which move of a match is looked at, without going anywhere. */
export function noteMove(move: number): void {
  history.replaceState(history.state, "", `${location.pathname}${move > 0 ? `?move=${String(move)}` : ""}`);
}

export const router = new Router();
