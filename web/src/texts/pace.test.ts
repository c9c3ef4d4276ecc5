import { expect, test } from "vitest";
import { readPace, sayPace } from "./pace";

const say = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(" ");

test("a pace is read as it travels", () => {
  expect(readPace("live")).toEqual({ kind: "live" });
  expect(readPace("2d")).toEqual({ kind: "turns", time: { count: 2, unit: "d" } });
  expect(readPace("10m+15s")).toEqual({
    kind: "clock",
    time: { count: 10, unit: "m" },
    bonus: { count: 15, unit: "s" },
  });
  expect(readPace("soon")).toEqual({ kind: "live" });
});

test("a pace is said in words of the language", () => {
  expect(sayPace("live", say, "en")).toBe("page-tempo-live");
  expect(sayPace("2d", say, "en")).toBe("page-tempo-turns 2 days");
  expect(sayPace("10m+15s", say, "fr").replace(/\s/g, " ")).toBe("page-tempo-bonus 10 min 15 s");
  expect(sayPace("10m+0s", say, "en")).toBe("page-tempo-clock 10 min");
});
