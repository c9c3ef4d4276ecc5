/** A text as a square of dark and light modules that cameras read. */
import { encode } from "uqr";

export interface Qr {
  /** Modules along a side, with the light rim that cameras need. */
  size: number;
  /** All dark ones, as the path of an SVG: runs of modules, row by row. */
  path: string;
}

/** As light as the standard wants the rim to be. */
const RIM = 4;

export function qrOf(text: string): Qr {
  // Medium: a thumb or a reflection on the screen does no harm.
  const { data, size } = encode(text, { ecc: "M", border: RIM });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${String(from)} ${String(y)}h${String(x + 1 - from)}v1H${String(from)}z`);
    }
  }
  return { size, path: runs.join("") };
}
