import { expect, test } from "vitest";
import { timeAgo, timeLeft } from "./time";

const NOW = Date.parse("2026-05-04T12:00:00Z");

test.each([
  ["2026-05-04T11:59:50Z", "fr", "maintenant"],
  ["2026-05-04T11:56:00Z", "en", "4 min. ago"],
  ["2026-05-04T10:30:00Z", "en", "1 hr. ago"],
  ["2026-05-03T10:00:00Z", "fr", "hier"],
  ["2026-05-01T10:00:00Z", "ja", "3 日前"],
  ["2026-05-04T12:00:09Z", "en", "now"],
])("%s in %s", (moment, language, words) => {
  expect(timeAgo(moment, language, NOW)).toBe(words);
});

test.each([
  [192_000, "en", "3:12"],
  [-5, "en", "0:00"],
  [3_600_000, "en", "1 hr"],
  [28 * 3_600_000, "en", "1 day 4 hr"],
  [28 * 3_600_000, "ja", "1日4時間"],
  [48 * 3_600_000, "fr", "2\u202fj"],
])("%s ms are left in %s", (left, language, words) => {
  expect(timeLeft(left, language)).toBe(words);
});
