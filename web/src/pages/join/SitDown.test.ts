// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { me } from "../../device/me.svelte";
import { aroundSeat } from "../../testing/around";
import { soon } from "../../testing/fake-table";
import { reader } from "../../texts/reader.svelte";
import { router } from "../../router.svelte";
import type { AroundSeat, Invitation, SeatInfo } from "../../wire";
import SitDown from "./SitDown.svelte";

const NOUR: SeatInfo = { player: "person", name: "Nour", colour: "green", emblem: "gorilla" };
const FREE: AroundSeat = {
  ...{ who: null, identity: "", state: "free", called: "", mine: false, level: "", presence: "", since: "" },
  ...{ language: "", clock: null },
};
const INVITATION: Invitation = {
  ...{ table: "k3v9", game: "africana", state: "gathering", host: "Nour", pace: "10m+15s", options: {} },
  seats: [aroundSeat(NOUR, { mine: false }), FREE],
  ...{ seat: null, free: [1], name: "" },
  colours: [
    { id: "violet", colour: "violet", emblem: "flamingo" },
    { id: "red", colour: "red", emblem: "lion" },
  ],
};

let page: object | null = null;
const again = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  localStorage.clear();
  me.forget();
  await reader.read("en");
  await reader.bring("africana");
  history.replaceState(null, "", "/join#k3v9.secret");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.restoreAllMocks();
});

function come(otherwise: Partial<Invitation> = {}): void {
  const invitation = { ...INVITATION, ...otherwise };
  page = mount(SitDown, {
    target: document.body,
    props: { token: "k3v9.secret", invitation, language: "en", again },
  });
  flushSync();
}
const part = (selector: string) => document.querySelector(selector);
const text = (selector: string) => part(selector)?.textContent.replace(/\s+/g, " ").trim();
const field = () => document.querySelector<HTMLInputElement>("input.field");
function type(name: string) {
  const input = field();
  if (!input) throw new Error("nobody asks for a name");
  input.value = name;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
async function submit() {
  part("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await soon();
  flushSync();
}

test("who is known here sits down by one tap, and the secret leaves the address bar", async () => {
  me.keep("Ana", "red");
  const sit = vi.spyOn(api, "sitDown").mockResolvedValue({ table: "k3v9", seat: 1, taken: [], names: [], looks: [] });
  come();
  expect(text(".from")).toBe("Nour invites you to");
  expect(field()?.value).toBe("Ana");
  await submit();
  expect(sit).toHaveBeenCalledExactlyOnceWith({
    ...{ token: "k3v9.secret", name: "Ana", colour: "red", emblem: "lion", seat: null, language: "en" },
  });
  expect([location.pathname, location.hash]).toEqual(["/table/k3v9", ""]);
  expect(router.route).toEqual({ page: "table", id: "k3v9" });
});

test("the device remembers who has sat down", async () => {
  vi.spyOn(api, "sitDown").mockResolvedValue({ table: "k3v9", seat: 1, taken: [], names: [], looks: [] });
  come({ name: "Anna" });
  expect(field()?.value).toBe("Anna");
  type("  Ana ");
  await submit();
  expect([me.name, me.colour]).toEqual(["Ana", "violet"]);
});

test("a name that somebody has gets others proposed, and nothing is sent before one is chosen", async () => {
  const sit = vi.spyOn(api, "sitDown").mockResolvedValue({ table: "k3v9", seat: 1, taken: [], names: [], looks: [] });
  come();
  type("nour");
  expect(text(".clash")).toContain("There is a nour at this table already");
  await submit();
  expect(sit).not.toHaveBeenCalled();
  const proposals = [...document.querySelectorAll<HTMLElement>(".instead button")];
  expect(proposals.map((one) => one.textContent)).toEqual(["nour (Flamingo)", "nour 2", "nour 3"]);
  proposals[1]?.click();
  flushSync();
  expect([field()?.value, part(".clash")]).toEqual(["nour 2", null]);
  await submit();
  expect(sit.mock.calls[0]?.[0].name).toBe("nour 2");
});

test("who was a moment too late is told what is left", async () => {
  const looks = [{ id: "red", colour: "red", emblem: "lion" }] as const;
  vi.spyOn(api, "sitDown").mockResolvedValue({
    ...{ table: "k3v9", seat: null, taken: ["name", "look"], names: ["Ana 2"] },
    looks: [...looks],
  });
  come();
  type("Ana");
  await submit();
  expect(again).toHaveBeenCalled();
  expect(text(".wrong")).toContain("Somebody was quicker");
  expect(text(".instead")).toBe("Ana 2");
  expect(location.pathname).toBe("/join");
});

test("where the game says who sits where, a look is a seat", async () => {
  const sit = vi.spyOn(api, "sitDown").mockResolvedValue({ table: "k3v9", seat: 2, taken: [], names: [], looks: [] });
  const waiting = (colour: SeatInfo["colour"], emblem: SeatInfo["emblem"]) =>
    aroundSeat({ player: "person", name: "", colour, emblem }, { state: "free", mine: false, presence: "" });
  come({
    free: [1, 2],
    seats: [aroundSeat(NOUR, { mine: false }), waiting("blue", "rooster"), waiting("yellow", "eagle")],
    colours: [
      { id: "france", colour: "blue", emblem: "rooster" },
      { id: "germany", colour: "yellow", emblem: "eagle" },
    ],
  });
  expect(text(".looks")).toContain("Germany, yellow");
  document.querySelectorAll<HTMLInputElement>(".looks input")[1]?.click();
  flushSync();
  type("Ana");
  await submit();
  expect(sit.mock.calls[0]?.[0]).toMatchObject({ colour: "yellow", emblem: "eagle", seat: 2 });
  // It was no choice of a colour.
  expect([me.name, me.colour]).toEqual(["Ana", null]);
});

test("at a full table one can watch", () => {
  come({ free: [], colours: [], seats: [aroundSeat(NOUR, { mine: false })] });
  expect(text(".full")).toContain("All seats are taken");
  expect(part(".foot .button")?.getAttribute("href")).toBe("/table/k3v9");
  expect(field()).toBeNull();
});
