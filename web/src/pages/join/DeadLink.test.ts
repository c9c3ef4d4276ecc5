// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Failure } from "../../connection/api";
import { soon } from "../../testing/fake-table";
import { reader } from "../../texts/reader.svelte";
import { router } from "../../router.svelte";
import JoinPage from "../JoinPage.svelte";

let page: object | null = null;

beforeEach(() => reader.read("en"));
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.restoreAllMocks();
});

async function follow(path: "/join" | "/host"): Promise<string> {
  history.replaceState(null, "", `${path}#k3v9.secret`);
  page = mount(JoinPage, { target: document.body, props: { token: "k3v9.secret", asHost: path === "/host" } });
  await soon();
  flushSync();
  return document.querySelector("main")?.textContent.replace(/\s+/g, " ") ?? "";
}
const refuse = (key: string) => vi.spyOn(api, "readInvitation").mockRejectedValue(new Failure(key, {}, 404));

test("a link that is used up is explained, with what to do", async () => {
  refuse("page-link-dead");
  const words = await follow("/join");
  expect(words).toContain("This invitation has expired");
  expect(words).toContain("Ask whoever invited you for a new link");
  expect(document.querySelector("button")?.textContent).not.toBe("Try again");
});

test("a link that was cut is another matter", async () => {
  refuse("page-link-unknown");
  expect(await follow("/join")).toContain("Perhaps a part of it got lost on the way");
});

test("a server that can't be reached can be tried again", async () => {
  refuse("page-error-unreachable");
  const words = await follow("/join");
  expect(words).not.toContain("expired");
  expect(words).toContain("Try again");
});

test("a host's link makes this device the host's, and leaves the address bar", async () => {
  const host = vi.spyOn(api, "host").mockResolvedValue({ table: "k3v9" });
  await follow("/host");
  expect(host).toHaveBeenCalledWith("k3v9.secret");
  expect([location.pathname, location.hash]).toEqual(["/table/k3v9", ""]);
  expect(router.route).toEqual({ page: "table", id: "k3v9" });
});
