/** Mouse, wheel and fingers on the map: point, tap, zoom, pan. */
import type { Attachment } from "svelte/attachments";
import type { Zoom } from "../zoom.svelte";

interface Listeners {
  zoom: Zoom;
  /** In pixels of the box; `touch` where a finger covers what it points at. */
  tap: (x: number, y: number, touch: boolean) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
}

/** A finger or a hand is never quite still. */
const STILL = 7;
const WHEEL = 0.0016;

export function gestures({ zoom, tap, hover, leave }: Listeners): Attachment<SVGSVGElement> {
  return (map) => {
    const down = new Map<number, { x: number; y: number }>();
    let moved = false;
    let touch = false;

    const at = (event: MouseEvent) => {
      const box = map.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const press = (event: PointerEvent) => {
      if (down.size === 0) moved = false;
      touch = event.pointerType === "touch";
      down.set(event.pointerId, at(event));
    };

    const move = (event: PointerEvent) => {
      const now = at(event);
      const last = down.get(event.pointerId);
      if (!last) {
        if (event.pointerType !== "touch") hover(now.x, now.y);
        return;
      }
      if (!moved && Math.hypot(now.x - last.x, now.y - last.y) < STILL && down.size === 1) return;
      if (!moved) map.setPointerCapture(event.pointerId);
      moved = true;
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      if (other) pinch(last, now, other);
      else zoom.pan(now.x - last.x, now.y - last.y);
      down.set(event.pointerId, now);
    };

    const pinch = (last: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }) => {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      if (before > 0) zoom.by(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
      zoom.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    };

    const release = (event: PointerEvent) => {
      down.delete(event.pointerId);
    };

    const click = (event: MouseEvent) => {
      if (moved) return;
      const { x, y } = at(event);
      tap(x, y, touch);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      zoom.by(Math.exp(-event.deltaY * WHEEL), x, y);
    };

    map.addEventListener("pointerdown", press);
    map.addEventListener("pointermove", move);
    map.addEventListener("pointerup", release);
    map.addEventListener("pointercancel", release);
    map.addEventListener("pointerleave", leave);
    map.addEventListener("click", click);
    map.addEventListener("wheel", wheel, { passive: false });
    return () => {
      map.removeEventListener("pointerdown", press);
      map.removeEventListener("pointermove", move);
      map.removeEventListener("pointerup", release);
      map.removeEventListener("pointercancel", release);
      map.removeEventListener("pointerleave", leave);
      map.removeEventListener("click", click);
      map.removeEventListener("wheel", wheel);
    };
  };
}
