/** What has a name on this game's part of the page, for "What is what?". */
import type { NamedPart } from "$shell/game";

export const parts: readonly NamedPart[] = [
  { text: "oware-page-part-house", rule: "OWA-C1" },
  { text: "oware-page-part-captures", rule: "OWA-P1" },
  { text: "oware-page-part-way", rule: "OWA-T2" },
  { text: "oware-page-part-store", rule: "OWA-E1" },
  { text: "oware-page-part-captured", rule: "OWA-E1" },
];
