import { describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

const BOARD = { x: 100, y: 50, width: 200, height: 400 };

function zoomOn(width: number, height: number): Zoom {
  const zoom = new Zoom(BOARD);
  resize(zoom, width, height);
  return zoom;
}

function resize(zoom: Zoom, width: number, height: number) {
  [zoom.width, zoom.height] = [width, height];
}

describe("what is in sight of a board", () => {
  it("is all of it, however the box changes", () => {
    const zoom = zoomOn(400, 800);
    for (const [width, height, scale] of [
      [400, 400, 1],
      [300, 800, 1.5],
    ] as const) {
      resize(zoom, width, height);
      expect(zoom.scale).toBe(scale);
      expect(zoom.level).toBe(1);
      expect(zoom.toBox(200, 250)).toEqual({ x: width / 2, y: height / 2 });
    }
  });

  it("stays as close, with the same in the middle, when the box changes", () => {
    const zoom = zoomOn(400, 800);
    zoom.by(2);
    zoom.centre(170, 200);
    resize(zoom, 400, 600);
    expect(zoom.scale).toBe(4);
    expect(zoom.toPlane(200, 300)).toEqual({ x: 170, y: 200 });
    zoom.box = { ...BOARD, x: 90, width: 220 };
    expect(zoom.scale).toBe(4);
    expect(zoom.toPlane(200, 300)).toEqual({ x: 170, y: 200 });
    resize(zoom, 400, 800);
    expect(zoom.toPlane(200, 400)).toEqual({ x: 170, y: 200 });
  });

  it("is never less than the board, and no closer than it may be", () => {
    const zoom = zoomOn(400, 800);
    zoom.by(1.25);
    resize(zoom, 1200, 2400);
    expect(zoom.level).toBe(1);
    resize(zoom, 400, 800);
    expect(zoom.level).toBe(1.25);
    zoom.by(100);
    expect(zoom.level).toBe(5);
    zoom.by(0.001);
    expect(zoom.level).toBe(1);
    resize(zoom, 200, 400);
    expect(zoom.level).toBe(1);
  });

  it("keeps to the point under the fingers", () => {
    const zoom = zoomOn(400, 800);
    const before = zoom.toPlane(150, 300);
    zoom.by(3, 150, 300);
    expect(zoom.toPlane(150, 300).x).toBeCloseTo(before.x);
    expect(zoom.toPlane(150, 300).y).toBeCloseTo(before.y);
  });
});
