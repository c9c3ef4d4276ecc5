import { describe, expect, it } from "vitest";
import { cornerAtEdge, cornerBeside } from "./beside";

const MAP = { width: 400, height: 400 };

describe("a card beside a lane", () => {
  const lane = { left: 180, top: 100, right: 200, bottom: 300 };
  const card = { width: 120, height: 100 };

  it("covers nothing that matters where there is room elsewhere", () => {
    const east = { left: 210, top: 0, right: 400, bottom: 400, weight: 5 };
    const { x, y } = cornerBeside(lane, card, MAP, [{ ...lane, weight: 60 }, east]);
    expect(x + card.width).toBeLessThanOrEqual(lane.left);
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it("stays on the map", () => {
    const { x, y } = cornerBeside({ left: 390, top: 390, right: 400, bottom: 400 }, card, MAP, []);
    expect(x + card.width).toBeLessThanOrEqual(400);
    expect(y + card.height).toBeLessThanOrEqual(400);
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
