/** Which clause of the handbook is about what is to be decided now. */
import type { Desk } from "../desk/desk.svelte";

export function clause({ view, path, altering, setOut, doing }: Desk): string {
  if (view.phase === "over") return "AFN-V1";
  if (view.phase === "deal") return "AFN-S2";
  if (view.phase === "draw") return "AFN-T2";
  if (view.phase === "discard") return view.too_many_cards > 0 ? "AFN-E1" : "AFN-E2";
  if (altering !== null) return "AFN-M3";
  if (view.phase === "buy" || doing === "buy") return "AFN-B2";
  return view.phase === "travel" || setOut || path.length > 0 ? "AFN-M1" : "AFN-T1";
}
