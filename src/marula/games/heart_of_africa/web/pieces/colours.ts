/** The nine colours of lanes, the glyph of each, and the terrains. The colours themselves are in colours.css. */

/** In the order in which hands are sorted: by terrain. */
export const CARD_COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"] as const;
/** The colours of train cards. */
export type CardColour = (typeof CARD_COLOURS)[number];

export const ROUTE_COLOURS = [...CARD_COLOURS, "gray"] as const;
export type RouteColour = (typeof ROUTE_COLOURS)[number];

export const TERRAINS = ["desert", "jungle", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Outlines within 6 of the middle. Gray is any colour, and has none. */
export const GLYPHS: Record<RouteColour, string> = {
  red: "M0-4.6L4.8 3.8H-4.8Z",
  orange: "M-3.8-3.8H3.8V3.8H-3.8Z",
  yellow: "M0-5.4L1.6-1.7 5.3-1.7 2.4.8 3.4 4.6 0 2.4-3.4 4.6-2.4.8-5.3-1.7-1.6-1.7Z",
  green: "M0-5L5 0 0 5-5 0Z",
  blue: "M0-4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0-4.2Z",
  purple: "M-1.6-4.8H1.6V-1.6H4.8V1.6H1.6V4.8H-1.6V1.6H-4.8V-1.6H-1.6Z",
  black: "M-4.8-3.2L-3.2-4.8 0-1.6 3.2-4.8 4.8-3.2 1.6 0 4.8 3.2 3.2 4.8 0 1.6-3.2 4.8-4.8 3.2-1.6 0Z",
  white: "M-4.8-1.5H4.8V1.5H-4.8Z",
  gray: "",
};

/** A locomotive so small that only its outline can be seen, for the spaces of ferries; within 6 of the middle. */
export const SMALL_LOCOMOTIVE =
  "M-5.6-5H-1.4V-2.6H2.3V-5H4.3V-2.6Q5.6-2.4 5.6-.8V1.8H-5.6Z" +
  "M-3.4 2.4A1.5 1.5 0 1 1-3.4 5.4A1.5 1.5 0 1 1-3.4 2.4ZM.2 2.4A1.5 1.5 0 1 1 .2 5.4A1.5 1.5 0 1 1 .2 2.4Z" +
  "M3.8 2.4A1.5 1.5 0 1 1 3.8 5.4A1.5 1.5 0 1 1 3.8 2.4Z";
