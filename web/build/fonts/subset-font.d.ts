/** What fonts.ts uses of subset-font, which comes without types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
