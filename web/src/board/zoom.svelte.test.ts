import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "./placing/area";
import { Zoom } from "./zoom.svelte";

const BOARD = { x: 100, y: 50, width: 200, height: 400 };

function zoomOn(width: number, height: number, board = () => BOARD): Zoom {
  const zoom = new Zoom(board);
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
    let board = $state.raw(BOARD);
    const zoom = zoomOn(400, 800, () => board);
    zoom.by(2);
    zoom.centre(170, 200);
    resize(zoom, 400, 600);
    expect(zoom.scale).toBe(4);
    expect(zoom.toPlane(200, 300)).toEqual({ x: 170, y: 200 });
    board = { ...BOARD, x: 90, width: 220 };
    expect(zoom.box.width).toBe(220);
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

  it("leaves room above the board where that is wanted", () => {
    const zoom = new Zoom(
      () => BOARD,
      () => 80,
    );
    resize(zoom, 400, 880);
    expect(zoom.scale).toBe(2);
    expect(zoom.toBox(200, 50).y).toBe(80);
  });
});

describe("what names are placed by", () => {
  it("is the scale while all is in sight, and changes in steps when it comes closer", () => {
    const zoom = zoomOn(400, 800);
    expect(zoom.stepped).toBe(2);
    const steps = Array.from({ length: 50 }, () => {
      zoom.by(1.01);
      return zoom.stepped;
    });
    expect(Math.abs(Math.log(zoom.stepped / zoom.scale))).toBeLessThan(0.1);
    expect(new Set(steps).size).toBeLessThan(6);
  });

  it("is what is in sight, until one comes closer", () => {
    const zoom = zoomOn(500, 800);
    expect(zoom.sight(10)).toEqual({ left: 160, top: 110, right: 640, bottom: 890 });
    zoom.by(2);
    expect(zoom.sight(10)).toBe(EVERYWHERE);
  });

  it("is found again in the box", () => {
    const zoom = zoomOn(400, 800);
    zoom.by(1.3, 20, 30);
    const area = { left: 10, top: 20, right: 110, bottom: 60 };
    const back = zoom.areaInPlane(zoom.areaInBox(area));
    for (const side of ["left", "top", "right", "bottom"] as const) expect(back[side]).toBeCloseTo(area[side]);
  });
});
