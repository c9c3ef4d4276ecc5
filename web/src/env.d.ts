declare module "virtual:icons" {
  /** All icons that the pages mention, as one SVG with a symbol for each. */
  export const sprite: string;
}
