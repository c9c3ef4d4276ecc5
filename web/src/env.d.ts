declare module "virtual:fonts/*.css";

declare module "virtual:covers/*" {
  /** Still pictures by game, as SVG: what lists show of it (web/build/drawings/covers.ts). */
  const drawings: Partial<Record<string, string>>;
  export default drawings;
}
