// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteMove, routeOf, router } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/chess", { page: "new", game: "chess" }],
  ["/table/k3v9", { page: "table", id: "k3v9" }],
  ["/table/k3v9/", { page: "table", id: "k3v9" }],
  ["/table/k3v9/replay", { page: "replay", id: "k3v9" }],
  ["/record/k3v9", { page: "record", id: "k3v9" }],
  ["/table/a%2Fb", { page: "table", id: "a/b" }],
  ["/finished", { page: "finished" }],
  ["/credits", { page: "credits" }],
  ["/join/k3v9", { page: "nowhere" }],
  ["/table", { page: "nowhere" }],
  ["/record", { page: "nowhere" }],
  ["/record/k3v9/replay", { page: "nowhere" }],
  ["/table/k3v9/elsewhere", { page: "nowhere" }],
  ["/table/k3v9/replay/more", { page: "nowhere" }],
  ["/%E0%A4%A", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("an address of the rules can name a clause", () => {
  expect(routeOf("/rules/chess", "#CHS-A1")).toEqual({ page: "rules", game: "chess", clause: "CHS-A1" });
});

test("an invitation has its secret where no server is told of it", () => {
  expect(routeOf("/join", "#k3v9.x_-1")).toEqual({ page: "join", token: "k3v9.x_-1" });
  expect(routeOf("/host", "#k3v9.x_-1")).toEqual({ page: "host", token: "k3v9.x_-1" });
  expect(routeOf("/join")).toEqual({ page: "join", token: "" });
});

test.each([
  ["?move=12", { move: 12 }],
  ["?lamp=on&move=12", { move: 12 }],
  ["?move=0", {}],
  ["?move=-3", {}],
  ["?move=twelve", {}],
  ["", {}],
])("an address of a match can name a move: %s", (search, move) => {
  expect(routeOf("/record/k3v9", "", search)).toEqual({ page: "record", id: "k3v9", ...move });
  expect(routeOf("/table/k3v9/replay", "", search)).toEqual({ page: "replay", id: "k3v9", ...move });
});

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = router.start();
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

test("links of the page are followed without loading anew, files and other places are not", () => {
  document.body.innerHTML = `
    <a id="inside" href="/table/k3v9"><b>on</b></a>
    <a id="file" href="/api/tables/k3v9/record" download>record</a>
    <a id="outside" href="https://example.org/">elsewhere</a>`;
  /** Whether the page itself has followed the link; nothing is loaded either way. */
  const click = (id: string) => {
    let followed = false;
    const catchAll = (event: Event) => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", catchAll, { once: true });
    document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return followed;
  };
  expect(click("inside")).toBe(true);
  expect(router.route).toEqual({ page: "table", id: "k3v9" });
  expect(location.pathname).toBe("/table/k3v9");
  expect(click("file")).toBe(false);
  expect(click("outside")).toBe(false);
  expect(location.pathname).toBe("/table/k3v9");
});

test("a move is noted in the address without going anywhere", () => {
  router.go("/record/k3v9?move=3");
  const { route } = router;
  expect(route).toEqual({ page: "record", id: "k3v9", move: 3 });
  const before = history.length;
  noteMove(7);
  expect([location.pathname, location.search]).toEqual(["/record/k3v9", "?move=7"]);
  noteMove(0);
  expect([location.pathname, location.search]).toEqual(["/record/k3v9", ""]);
  expect(history.length).toBe(before);
  expect(router.route).toBe(route);
});

test("a link of the page keeps the move it names", () => {
  document.body.innerHTML = `<a href="/record/k3v9?move=5">there</a>`;
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(router.route).toEqual({ page: "record", id: "k3v9", move: 5 });
});

test("a page that has done its work leaves nothing to come back to", () => {
  router.go("/join#k3v9.secret");
  const before = history.length;
  router.replace("/table/k3v9");
  expect(history.length).toBe(before);
  expect([location.pathname, location.hash]).toEqual(["/table/k3v9", ""]);
  expect(router.route).toEqual({ page: "table", id: "k3v9" });
});
