/**
 * Which part of the plane is in sight: fitted to the box, and closer where the reader zooms. How close that is and what was in
 * the middle stay when the box changes its size, as it does with what stands around it.
 */

/** A part of the plane. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 5;

export class Zoom {
  width = $state(0);
  height = $state(0);
  /** Pixels above the board that it leaves free, for names. */
  above = $state(0);
  /** The board. */
  box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** Pixels per unit of the plane where the reader has come closer; null while the whole board is to be in sight. */
  #chosen: number | null = $state(null);
  /** The point of the plane in the middle of the box. */
  #x = $state(0);
  #y = $state(0);

  constructor(box: Box) {
    this.box = box;
    this.fit();
  }

  /** Pixels per unit of the plane while the whole board is in sight. */
  readonly #fitted = $derived.by(() =>
    Math.max(0.05, Math.min(this.width / this.box.width, (this.height - this.above) / this.box.height)),
  );
  /** Pixels per unit of the plane. */
  readonly scale = $derived.by(() => this.#allowed(this.#chosen ?? this.#fitted));
  /** How much closer than the whole board. */
  readonly level = $derived.by(() => this.scale / this.#fitted);

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
  toBox(x: number, y: number): { x: number; y: number } {
    return { x: this.width / 2 + (x - this.x) * this.scale, y: this.height / 2 + (y - this.y) * this.scale };
  }

  /** The same while the whole board is in sight. */
  fitted(x: number, y: number): { x: number; y: number } {
    const scale = this.#fitted;
    return {
      x: this.width / 2 + (x - this.box.x - this.box.width / 2) * scale,
      y: (this.height + this.above) / 2 + (y - this.box.y - this.box.height / 2) * scale,
    };
  }

  toPlane(x: number, y: number): { x: number; y: number } {
    return { x: this.x + (x - this.width / 2) / this.scale, y: this.y + (y - this.height / 2) / this.scale };
  }

  /** Closer or further by a factor; what is at (x, y) of the box stays there. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const fixed = this.toPlane(x, y);
    const scale = this.#allowed(this.scale * factor);
    this.#chosen = scale > this.#fitted ? scale : null;
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
    return Math.min(CLOSEST * this.#fitted, Math.max(this.#fitted, scale));
  }

  /** The board never leaves the box: where it is smaller it stays in the middle. */
  #held(middle: number, start: number, length: number, seen: number): number {
    if (seen >= length) return start + length / 2;
    return Math.min(start + length - seen / 2, Math.max(start + seen / 2, middle));
  }
}
