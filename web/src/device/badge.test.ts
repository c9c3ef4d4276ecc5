// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { showBadge, titled } from "./badge";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel='icon']")?.href ?? "";

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="http://marula.test/favicon.svg">`;
});

test("a title says first how many tables wait", () => {
  expect(titled("", 0)).toBe("Marula");
  expect(titled("", 2)).toBe("(2) Marula");
  expect(titled("Africa", 1)).toBe("(1) Africa · Marula");
});

test("the tab's icon has the number for as long as there is one", () => {
  showBadge(3);
  expect(decodeURIComponent(icon())).toContain(">3</text>");
  showBadge(14);
  expect(decodeURIComponent(icon())).toContain(">9+</text>");
  showBadge(0);
  expect(icon()).toBe("http://marula.test/favicon.svg");
});

test("a page among the apps has it on its own icon, where the device can show it", () => {
  const [set, clear] = [vi.fn(() => Promise.reject(new Error("not here"))), vi.fn(() => Promise.resolve())];
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  showBadge(2);
  expect(set).toHaveBeenCalledWith(2);
  showBadge(0);
  expect(clear).toHaveBeenCalled();
});
