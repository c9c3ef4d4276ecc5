/** Which clause of the handbook is about what is to be decided now. */
import type { Desk } from "../desk/desk.svelte";

export function clause({ view, lane, payment, mustPass }: Desk): string {
  if (view.phase === "over" || view.phase === "end") return "HOA-V1";
  if (view.phase === "deal") return "HOA-S1";
  if (view.phase === "first") return "HOA-S3";
  if (view.phase === "keep") return "HOA-K1";
  if (view.phase === "second") return "HOA-D1";
  if (mustPass) return "HOA-G9";
  if (lane !== null) return payment?.doubling ? "HOA-R3" : "HOA-R1";
  return view.last_round.length > 0 ? "HOA-G8" : TURN;
}

/** It has no clauses of its own. */
const TURN = "chapter-3";
