/**
 * Any input goes on, while there is something to go on with. What is pressed on the game's own parts then is not a move as
 * well: nobody could see yet what it would do.
 */
import { on } from "svelte/events";

/** What answers to input itself: dialogs, menus, and buttons that go on. */
const APART = "dialog, [popover], [data-goes-on]";
const OF_THE_GAME = "[data-part='map'], [data-part='tray']";
/** Keys that only lead somewhere, open the list of keys, or do nothing alone. */
const IDLE = ["Tab", "?", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** Listen until the function that is returned is called. */
export function anyInput(isShown: () => boolean, goOn: () => void): () => void {
  let swallows = false;

  function within(event: Event, selector: string): boolean {
    return event.target instanceof Element && event.target.closest(selector) !== null;
  }
  function stop(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  /** Whether it went on with it. */
  function input(event: Event): boolean {
    if (!isShown() || within(event, APART)) return false;
    goOn();
    return true;
  }

  const listening = [
    on(
      window,
      "pointerdown",
      (event) => {
        swallows = input(event) && within(event, OF_THE_GAME);
        if (swallows) event.stopPropagation();
      },
      { capture: true },
    ),
    on(
      window,
      "click",
      (event) => {
        if (swallows) stop(event);
        swallows = false;
      },
      { capture: true },
    ),
    on(
      window,
      "keydown",
      (event) => {
        if (IDLE.includes(event.key)) return;
        if (input(event) && within(event, OF_THE_GAME)) stop(event);
      },
      { capture: true },
    ),
  ];
  return () => {
    for (const end of listening) end();
  };
}
