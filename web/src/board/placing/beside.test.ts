import { describe, expect, it } from "vitest";
import { distance, from, holds, meet, type Area, type Obstacle } from "./area";
import { cornerAtEdge, cornerBeside, freeCorner, inCorner, stemOf } from "./beside";

const MAP = { width: 400, height: 400 };

describe("a card beside a lane", () => {
  const lane = { left: 180, top: 100, right: 200, bottom: 300 };
  const card = { width: 120, height: 100 };
  const place = (target: Area, obstacles: Obstacle[]) => {
    const corner = cornerBeside(target, card, MAP, obstacles);
    if (!corner) throw new Error("no room");
    return corner;
  };

  it("lies on the right, at the same height, where there is room", () => {
    expect(from(place(lane, []), card)).toEqual({ left: 200, top: 150, right: 320, bottom: 250 });
  });

  it("covers nothing that matters where there is room elsewhere", () => {
    const east = { left: 210, top: 0, right: 400, bottom: 400, weight: 5 };
    const { x, y } = place(lane, [{ ...lane, weight: 60 }, east]);
    expect(x + card.width).toBeLessThanOrEqual(lane.left);
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it("stays on the map", () => {
    const { x, y } = place({ left: 390, top: 390, right: 400, bottom: 400 }, []);
    expect(x + card.width).toBeLessThanOrEqual(400);
    expect(y + card.height).toBeLessThanOrEqual(400);
  });

  it("goes a little away for the sake of what it would cover", () => {
    const around = { left: 150, top: 70, right: 230, bottom: 330, weight: 20 };
    const corner = place(lane, [around]);
    expect(meet(from(corner, card), around)).toBe(false);
  });

  it("goes no further away than wanted, whatever it covers, as long as it may", () => {
    const around = { left: 120, top: 40, right: 260, bottom: 360, weight: 20 };
    const away = (furthest: number, weight: number) => {
      const corner = cornerBeside(lane, card, MAP, [{ ...around, weight }], furthest);
      return corner && distance(lane, from(corner, card));
    };
    expect(away(Infinity, 20)).toBeGreaterThan(40);
    expect(away(40, 20)).toBeLessThanOrEqual(40);
    expect(away(40, Infinity)).toBeGreaterThan(40);
  });

  it("is nowhere where it would cover what must not be covered", () => {
    const forbidden = { left: 0, top: 0, right: 400, bottom: 400, weight: Infinity };
    expect(cornerBeside(lane, card, MAP, [forbidden])).toBeNull();
    const half = { ...forbidden, right: 200 };
    expect(meet(from(place(lane, [half]), card), half)).toBe(false);
  });
});

describe("the line from a card to what it has to do with", () => {
  const card = { left: 100, top: 100, right: 200, bottom: 160 };
  const stem = (left: number, top: number, right: number, bottom: number) => stemOf(card, { left, top, right, bottom });

  it("is the shortest, from the middle of where they face each other", () => {
    expect(stem(230, 120, 260, 140)).toEqual({ x: 100, y: 30, length: 30, angle: 0 });
    expect(stem(40, 120, 60, 140)).toEqual({ x: 0, y: 30, length: 40, angle: Math.PI });
    expect(stem(180, 0, 300, 80)).toEqual({ x: 90, y: 0, length: 20, angle: -Math.PI / 2 });
  });

  it("goes from corner to corner where they don't", () => {
    expect(stem(203, 164, 220, 180)).toEqual({ x: 100, y: 60, length: 5, angle: Math.atan2(4, 3) });
  });

  it("has no length where they meet", () => {
    expect(stem(150, 150, 250, 250).length).toBe(0);
  });
});

describe("buttons", () => {
  const size = { width: 70, height: 36 };

  it("lie in the lower right corner", () => {
    expect(cornerAtEdge(size, MAP, [])).toEqual({ x: 400 - 70 - 4, y: 400 - 36 - 4 });
  });

  it("lie elsewhere at the edge where something is there", () => {
    const taken = { left: 300, top: 300, right: 400, bottom: 400, weight: 2 };
    const { x, y } = cornerAtEdge(size, MAP, [taken]);
    expect(x + size.width <= 300 || y + size.height <= 300).toBe(true);
  });
});

describe("panels", () => {
  const size = { width: 100, height: 60 };
  const wanted = ["top-right", "bottom-left", "top-left"] as const;

  it("lie in the first corner that is free, with the edge", () => {
    expect(freeCorner(size, MAP, [], wanted)).toBe("top-right");
    expect(freeCorner(size, MAP, [{ left: 350, top: 65, right: 360, bottom: 70 }], wanted)).toBe("bottom-left");
    expect(freeCorner(size, MAP, [{ left: 0, top: 0, right: 400, bottom: 400 }], wanted)).toBeNull();
  });

  it("take the corner with what is between them and the edges", () => {
    const area = inCorner("bottom-right", size, MAP);
    expect(area).toEqual({ left: 288, top: 328, right: 400, bottom: 400 });
    expect(holds(area, { x: 399, y: 399 })).toBe(true);
  });
});
