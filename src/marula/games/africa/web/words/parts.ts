/** What has a name on this game's part of the page, for "What is what?". */
import type { NamedPart } from "$shell/game";

export const parts: readonly NamedPart[] = [
  { text: "africa-page-part-explorer", rule: "AFR-B1" },
  { text: "africa-page-part-tile-down", rule: "AFR-D1" },
  { text: "africa-page-part-tile-animals", rule: "AFR-N1" },
  { text: "africa-page-part-tile-nomads", rule: "AFR-N2" },
  { text: "africa-page-part-tile-monuments", rule: "AFR-D6" },
  { text: "africa-page-part-tile-gold", rule: "AFR-D2" },
  { text: "africa-page-part-tile-gems", rule: "AFR-D2" },
  { text: "africa-page-part-tile-camp", rule: "AFR-K1" },
  { text: "africa-page-part-tile-city", rule: "AFR-X1" },
  { text: "africa-page-part-tile-open", rule: "AFR-X1" },
  { text: "africa-page-part-lit", rule: "AFR-B1" },
  { text: "africa-page-part-gain", rule: "AFR-N3" },
  { text: "africa-page-part-discover-sign", rule: "AFR-D1" },
  { text: "africa-page-part-key", rule: "AFR-H1" },
  { text: "africa-page-part-monuments", rule: "AFR-V1" },
  { text: "africa-page-part-halves", rule: "AFR-B1" },
  { text: "africa-page-part-deed", rule: "AFR-B1" },
  { text: "africa-page-part-exchange", rule: "AFR-D3" },
  { text: "africa-page-part-pending", rule: "AFR-N1" },
  { text: "africa-page-part-has-goods", rule: "AFR-V2" },
  { text: "africa-page-part-has-gold", rule: "AFR-V3" },
  { text: "africa-page-part-has-gems", rule: "AFR-V3" },
  { text: "africa-page-part-has-camp", rule: "AFR-K1" },
];
