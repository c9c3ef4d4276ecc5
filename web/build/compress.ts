/** Every file that gets smaller by it is also written compressed, once and as well as it goes: the server only picks. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg)$/;
/** Shorter ones fit into one packet anyway. */
const SHORT = 1000;

/** Compress the files of a folder, each beside itself. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => TEXT.test(name));
  const long = files.map((name) => join(folder, name)).filter((file) => statSync(file).size >= SHORT);
  await Promise.all(long.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, options));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

export function compressed(): Plugin {
  return {
    name: "marula-compressed",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressAll(join(dir, "assets"));
    },
  };
}
