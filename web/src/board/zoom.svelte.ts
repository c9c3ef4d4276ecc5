/**
 * Which part of the plane is in sight: fitted to the box, and closer where the reader zooms. How close that is and what was in
 * the middle stay when the box changes its size, as it does with what stands around it.
 */

import { EVERYWHERE, from, type Area, type Point, type Size } from "./placing/area";

/** A part of the plane. */
export interface Box extends Point, Size {}

/** A part of the plane in pixels, at so many of them per unit. */
export function inPixels({ x, y, width, height }: Box, scale: number): Area {
  return from({ x: x * scale, y: y * scale }, { width: width * scale, height: height * scale });
}

/** The part of the plane that these points are in, with what stands around them. */
export function boxAround(points: readonly Point[], margin: { side: number; above: number; below: number }): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin.side, Math.min(...ys) - margin.above];
  return { x, y, width: Math.max(...xs) + margin.side - x, height: Math.max(...ys) + margin.below - y };
}

const CLOSEST = 5;
/** How many times `stepped` changes while the board becomes about three times as large. */
const STEPS = 6;

export class Zoom {
  /** The map's box in pixels, as it is measured. */
  width = $state(0);
  height = $state(0);
  readonly #frame: (width: number, height: number) => Box;
  readonly #above: () => number;
  /** Pixels per unit of the plane where the reader has come closer; null while the whole board is to be in sight. */
  #chosen: number | null = $state(null);
  /** The point of the plane in the middle of the box. */
  #x = $state(0);
  #y = $state(0);

  /**
   * `frame` says which part of the plane has to be in sight in a box of that size, `above` how many pixels above it are
   * left free, for names.
   */
  constructor(frame: (width: number, height: number) => Box, above: () => number = () => 0) {
    this.#frame = frame;
    this.#above = above;
  }

  /** The board. */
  readonly box = $derived.by(() => this.#frame(this.width, this.height));
  readonly above = $derived.by(() => this.#above());
  /** Pixels per unit of the plane while the whole board is in sight. */
  readonly whole = $derived.by(() =>
    Math.max(0.05, Math.min(this.width / this.box.width, (this.height - this.above) / this.box.height)),
  );
  /** Pixels per unit of the plane. */
  readonly scale = $derived.by(() => this.#allowed(this.#chosen ?? this.whole));
  /** How much closer than the whole board. */
  readonly level = $derived.by(() => this.scale / this.whole);
  readonly isClose = $derived.by(() => this.level > 1);
  /**
   * Nearly the scale: when closer it changes in steps. Names and signs are placed by it, so that they need not be placed
   * anew for every bit of it.
   */
  readonly stepped = $derived.by(() =>
    this.isClose ? Math.exp(Math.round(Math.log(this.scale) * STEPS) / STEPS) : Math.round(this.scale * 1e4) / 1e4,
  );

  readonly x = $derived.by(() => this.#held(this.#x, this.box.x, this.box.width, this.width / this.scale));
  readonly y = $derived.by(() =>
    this.#held(
      this.#y,
      this.box.y - this.above / this.scale,
      this.box.height + this.above / this.scale,
      this.height / this.scale,
    ),
  );

  get transform(): string {
    return `translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) translate(${-this.x} ${-this.y})`;
  }

  fit(): void {
    this.#chosen = null;
    this.#x = this.box.x + this.box.width / 2;
    this.#y = this.box.y + this.box.height / 2;
  }

  /** From the plane to the box, in pixels. */
  toBox(x: number, y: number): Point {
    return { x: this.width / 2 + (x - this.x) * this.scale, y: this.height / 2 + (y - this.y) * this.scale };
  }

  /** The same while the whole board is in sight. */
  fitted(x: number, y: number): Point {
    const scale = this.whole;
    return {
      x: this.width / 2 + (x - this.box.x - this.box.width / 2) * scale,
      y: (this.height + this.above) / 2 + (y - this.box.y - this.box.height / 2) * scale,
    };
  }

  toPlane(x: number, y: number): Point {
    return { x: this.x + (x - this.width / 2) / this.scale, y: this.y + (y - this.height / 2) / this.scale };
  }

  /** From the plane at the stepped scale, which names and signs are placed in, to the box. */
  areaInBox({ left, top, right, bottom }: Area): Area {
    const [from, to] = [
      this.toBox(left / this.stepped, top / this.stepped),
      this.toBox(right / this.stepped, bottom / this.stepped),
    ];
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  /** From the box to the plane at the stepped scale. */
  areaInPlane({ left, top, right, bottom }: Area): Area {
    const [from, to] = [this.toPlane(left, top), this.toPlane(right, bottom)];
    const by = this.stepped;
    return { left: from.x * by, top: from.y * by, right: to.x * by, bottom: to.y * by };
  }

  /**
   * What is in sight, in the plane at the stepped scale, but for so many pixels at the edge. Closer, it is everything: names
   * and signs stay where they are while the map is moved.
   */
  sight(edge = 0): Area {
    if (this.isClose) return EVERYWHERE;
    return this.areaInPlane({ left: edge, top: edge, right: this.width - edge, bottom: this.height - edge });
  }

  /** Closer or further by a factor; what is at (x, y) of the box stays there. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const fixed = this.toPlane(x, y);
    const scale = this.#allowed(this.scale * factor);
    this.#chosen = scale > this.whole ? scale : null;
    this.#x = fixed.x - (x - this.width / 2) / this.scale;
    this.#y = fixed.y - (y - this.height / 2) / this.scale;
  }

  /** The middle of what is seen. */
  centre(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
  }

  pan(dx: number, dy: number): void {
    this.#x = this.x - dx / this.scale;
    this.#y = this.y - dy / this.scale;
  }

  /** Bring a point into sight, for those who move by keyboard. */
  reveal(x: number, y: number, margin: number): void {
    const [w, h] = [this.width / this.scale / 2 - margin, this.height / this.scale / 2 - margin];
    this.#x = Math.min(Math.max(this.x, x - w), x + w);
    this.#y = Math.min(Math.max(this.y, y - h), y + h);
  }

  #allowed(scale: number): number {
    return Math.min(CLOSEST * this.whole, Math.max(this.whole, scale));
  }

  /** The board never leaves the box: where it is smaller it stays in the middle. */
  #held(middle: number, start: number, length: number, seen: number): number {
    if (seen >= length) return start + length / 2;
    return Math.min(start + length - seen / 2, Math.max(start + seen / 2, middle));
  }
}
