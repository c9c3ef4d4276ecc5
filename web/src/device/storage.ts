/** What this browser keeps for the next time. Where it keeps nothing, everything works but is forgotten. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full: no reason to bother anybody.
  }
}

/** Everything of ours goes, but for how the page is read. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("marula.") && key !== "marula.preferences") localStorage.removeItem(key);
    }
  } catch {
    // Forbidden: then nothing was kept.
  }
}
