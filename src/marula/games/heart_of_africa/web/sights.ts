/** What the map shows of the desk: lanes that can be claimed, ways and networks that stand out, places to be ringed. */
import type { Desk } from "./desk.svelte";

/** The lanes that can be claimed now. */
export function openLanes(desk: Desk): ReadonlySet<string> {
  return new Set(desk.legal("claim").map(({ lane }) => lane));
}

/** The lanes of the player whose network is looked at, or of the shortest free way for the ticket that is. */
export function markedLanes(desk: Desk): ReadonlySet<string> {
  const { network, shownTicket, view } = desk;
  if (network !== null)
    return new Set(Object.entries(view.claimed).flatMap(([lane, seat]) => (seat === network ? [lane] : [])));
  return new Set(shownTicket ? (desk.ticket(shownTicket.id)?.lanes ?? []) : []);
}

/** The places the log speaks of, or the ends of the ticket that is shown, or of all that aren't completed yet. */
export function ringedPlaces({ table, shownTicket, plan, view }: Desk): ReadonlySet<string> {
  if (table.lit.length > 0) return new Set(table.lit);
  const open = view.tickets.filter(({ completed }) => !completed).map(({ id }) => id);
  const ids = shownTicket ? [shownTicket.id] : [...open, ...view.offer];
  const ends = ids.flatMap((id) => plan.tickets.get(id)?.ends ?? []);
  return new Set(ends.flatMap((end) => plan.placesOf(end)));
}
