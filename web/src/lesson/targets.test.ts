// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uncover } from "./targets";

let dialog: HTMLDialogElement;

beforeEach(() => {
  document.body.innerHTML = `<button data-part="draw"></button><dialog><button data-part="book-buy"></button></dialog>`;
  dialog = document.querySelector("dialog") as HTMLDialogElement;
  // There is no layout here, and no dialog is modal.
  vi.spyOn(document, "querySelectorAll").mockImplementation((selector: string) =>
    document.body.querySelectorAll(selector === "dialog:modal" ? "dialog[open]" : selector),
  );
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  dialog.showModal();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a dialog makes way for the answer to a wrong try", () => {
  uncover(["draw"]);
  expect(dialog.open).toBe(false);
});

test("a dialog stays in which something is asked for", () => {
  uncover(["map", "book-buy"]);
  expect(dialog.open).toBe(true);
});
