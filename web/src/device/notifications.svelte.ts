/** Notifications of the browser while the page is open in the background. Nobody is asked for leave unasked. */
import { recall, remember } from "./storage";

const KEPT_AS = "marula.notify";

class Notifications {
  /** Whether somebody here wants them. */
  #wanted = $state(recall(KEPT_AS) === true);
  /** What the browser says: it asks once, and keeps the answer. */
  #permission = $state<NotificationPermission>(permissionNow());

  /** Whether this browser has them, on pages that came the way this one did. */
  get isPossible(): boolean {
    return typeof Notification !== "undefined" && window.isSecureContext;
  }
  get isOn(): boolean {
    return this.isPossible && this.#wanted && this.#permission === "granted";
  }
  /** Whether the browser was told never to let this page. */
  get isForbidden(): boolean {
    return this.isPossible && this.#permission === "denied";
  }

  /** Somebody has tapped on wanting them, or on not wanting them any more. */
  async want(wanted: boolean): Promise<void> {
    this.#wanted = wanted;
    remember(KEPT_AS, wanted);
    if (wanted && this.isPossible && this.#permission === "default")
      this.#permission = await Notification.requestPermission();
  }

  /** Tell something, if the page isn't looked at. What is told of the same thing takes the place of what was told before. */
  tell(title: string, body: string, about: string): void {
    if (!this.isOn || !document.hidden) return;
    try {
      const shown = new Notification(title, { body, tag: about });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Phones have them for installed pages only.
    }
  }
}

function permissionNow(): NotificationPermission {
  return typeof Notification === "undefined" ? "denied" : Notification.permission;
}

export const notifications = new Notifications();
