// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shown: { title: string; tag: string | undefined }[] = [];
class FakeNotification {
  readonly shown = true;
  static permission: NotificationPermission = "default";
  static readonly requestPermission = vi.fn(() => Promise.resolve<NotificationPermission>("granted"));
  constructor(title: string, { tag }: NotificationOptions) {
    shown.push({ title, tag });
  }
  close(): void {
    shown.pop();
  }
}

beforeEach(() => {
  shown.length = 0;
  localStorage.clear();
  vi.resetModules();
  FakeNotification.requestPermission.mockClear();
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const load = async () => (await import("./notifications.svelte")).notifications;

test("nobody is asked for leave before they want it, and nothing is told then", async () => {
  const notifications = await load();
  notifications.tell("Your turn", "Africa", "t");
  expect([shown, FakeNotification.requestPermission.mock.calls.length]).toEqual([[], 0]);
  await notifications.want(true);
  notifications.tell("Your turn", "Africa", "t");
  expect([shown, FakeNotification.requestPermission.mock.calls.length]).toEqual([
    [{ title: "Your turn", tag: "t" }],
    1,
  ]);
});

test("who looks at the page is told nothing, and neither is who wants it no more", async () => {
  const notifications = await load();
  await notifications.want(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  notifications.tell("Your turn", "Africa", "t");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await notifications.want(false);
  notifications.tell("Your turn", "Africa", "t");
  expect([shown, notifications.isOn]).toEqual([[], false]);
});

test("without a secure connection there are none", async () => {
  vi.stubGlobal("isSecureContext", false);
  const notifications = await load();
  await notifications.want(true);
  expect([notifications.isPossible, notifications.isOn]).toEqual([false, false]);
});
