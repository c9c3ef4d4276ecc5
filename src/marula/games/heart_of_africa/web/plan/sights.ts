/** What the map shows of the desk: lanes that can be claimed, ways and networks that stand out, places to be ringed. */
import type { Desk } from "../desk/desk.svelte";
import { newsOf } from "./news";
import type { Plan } from "./plan";

/** The places of all of one's own tickets, and of those to choose from. */
export function placesOfTickets({ plan, view }: Desk): ReadonlySet<string> {
  const ids = [...view.tickets.map(({ id }) => id), ...view.offer];
  return placesOfEnds(plan, ids);
}

/** The lanes that can be claimed now. */
export function openLanes(desk: Desk): ReadonlySet<string> {
  return new Set(desk.legal("claim").map(({ lane }) => lane));
}

/** Those of them that lie on the shortest free way of a ticket of one's own that isn't completed. */
export function leadingLanes(desk: Desk): ReadonlySet<string> {
  const tickets = desk.view.tickets.filter(({ completed }) => !completed);
  const ways = tickets.flatMap(({ id }) => desk.ticket(id)?.lanes ?? []);
  return new Set(ways.filter((lane) => desk.open.has(lane)));
}

/** The lanes that are new, with what they brought. */
export function newLanes({ table }: Desk): ReadonlyMap<string, number> {
  return newsOf(table.news);
}

/** The lanes of a turn that is pointed at, of the player whose network is looked at, or of the shortest free way for the ticket that is. */
export function markedLanes(desk: Desk): ReadonlySet<string> {
  const { network, shownTicket, view } = desk;
  if (desk.table.recalled) return new Set(newLanes(desk).keys());
  if (network !== null)
    return new Set(Object.entries(view.claimed).flatMap(([lane, seat]) => (seat === network ? [lane] : [])));
  return new Set(shownTicket ? (desk.ticket(shownTicket.id)?.lanes ?? []) : []);
}

/**
 * The places the log speaks of, or the ends of the lanes of a turn that is pointed at, or of the ticket that is shown, of those that the player completed whose network is
 * looked at, or of all one's own that aren't completed yet.
 */
export function ringedPlaces({ table, shownTicket, plan, view, network }: Desk): ReadonlySet<string> {
  if (table.lit.length > 0) return new Set(table.lit);
  if (table.recalled)
    return new Set([...newsOf(table.news).keys()].flatMap((lane) => plan.lanes.get(lane)?.ends ?? []));
  const done = network === null ? null : (view.players[network]?.shown ?? []).filter(({ completed }) => completed);
  const open = done ?? view.tickets.filter(({ completed }) => !completed);
  const ids = shownTicket ? [shownTicket.id] : [...open.map(({ id }) => id), ...view.offer];
  return placesOfEnds(plan, ids);
}

/** Where tickets begin and end. */
function placesOfEnds(plan: Plan, tickets: string[]): ReadonlySet<string> {
  const ends = tickets.flatMap((id) => plan.tickets.get(id)?.ends ?? []);
  return new Set(ends.flatMap((end) => plan.placesOf(end)));
}
