/** Tickets in words. */
import type { Desk } from "../desk/desk.svelte";
import type { Ticket } from "../plan/plan";

export type TicketState = "completed" | "possible" | "blocked" | "missed";

/** One's own ticket: what its owner has completed is known at once, the rest when the rules have answered. */
export function stateOf(desk: Desk, id: string): TicketState {
  if (desk.view.tickets.some((ticket) => ticket.id === id && ticket.completed)) return "completed";
  if (desk.view.phase === "over") return "missed";
  return desk.ticket(id)?.state ?? "possible";
}

/** How far it is, in few words. */
export function noteOf(desk: Desk, id: string): string {
  const { texts } = desk.table;
  const state = stateOf(desk, id);
  if (state === "completed") return texts.say("heart-of-africa-page-ticket-completed");
  if (state === "missed") return texts.say("heart-of-africa-page-ticket-missed");
  const answer = desk.ticket(id);
  if (!answer) return "";
  if (state === "possible") return texts.say("heart-of-africa-page-ticket-to-go", { count: answer.trains });
  return texts.say("heart-of-africa-page-ticket-blocked");
}

/** All about it, to be heard and to be read beside the pointer. */
export function ticketLabel(desk: Desk, { id, points }: Ticket): string {
  const { texts } = desk.table;
  const answer = desk.ticket(id);
  const state = stateOf(desk, id);
  const why = state === "blocked" && answer && answer.trains > 0 ? "trains" : state;
  return texts.say("heart-of-africa-page-ticket", {
    ticket: id,
    points,
    state: why,
    trains: answer?.trains ?? 0,
    missing: answer?.missing ?? 0,
  });
}

/** HOA-V1 The points of one's own tickets that are completed, and of all. */
export function safePoints({ view, plan }: Desk): { safe: number; all: number } {
  const points = (id: string) => plan.tickets.get(id)?.points ?? 0;
  const sum = (ids: string[]) => ids.reduce((before, id) => before + points(id), 0);
  return {
    safe: sum(view.tickets.filter(({ completed }) => completed).map(({ id }) => id)),
    all: sum(view.tickets.map(({ id }) => id)),
  };
}
