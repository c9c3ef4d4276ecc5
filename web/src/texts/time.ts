/** Times in words: how long ago something was, and how much is left. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function timeAgo(moment: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** So many of a unit: “10 min”. */
export function inUnit(count: number, unit: "second" | "minute" | "hour" | "day", language: string): string {
  const text = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
  // Japanese sets no space between a number and what is counted.
  return language === "ja" ? text.replace(/\s/, "") : text;
}

/** How much time is left: to the second in the last hour, before that in its two largest units. */
export function timeLeft(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
  const [large, small, length] =
    seconds < 86_400 ? (["hour", "minute", 3600] as const) : (["day", "hour", 86_400] as const);
  const rest = Math.floor((seconds % length) / (length === 3600 ? 60 : 3600));
  const parts = [inUnit(Math.floor(seconds / length), large, language)];
  if (rest > 0) parts.push(inUnit(rest, small, language));
  return parts.join(language === "ja" ? "" : " ");
}
