/** Whether chance was what was sealed before the first move: worked out by the page itself (docs/record-format.md). */
import type { DrawInfo, Verification } from "../../../wire";

export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

const RANGE = 1n << 64n;

/** SHA-256 as the browser has it; where pages may not use that (plain HTTP in one's own network), as a library has it. */
export async function findHash(): Promise<Hash> {
  // By its type it is always there; without TLS it isn't.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes));
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return (bytes) => Promise.resolve(sha256(bytes));
}

/** Nature's dice: a stream of words that the seed determines. */
export class Stream {
  #counter = 0n;

  constructor(
    private readonly seed: Uint8Array,
    private readonly hash: Hash,
  ) {}

  async word(): Promise<bigint> {
    const bytes = new Uint8Array(this.seed.length + 8);
    bytes.set(this.seed);
    new DataView(bytes.buffer).setBigUint64(this.seed.length, this.#counter);
    this.#counter += 1n;
    const block = await this.hash(bytes);
    return new DataView(block.buffer, block.byteOffset).getBigUint64(0);
  }

  /** A number below that, all equally likely: words past the last full round are thrown away. */
  async below(bound: bigint): Promise<bigint> {
    const limit = RANGE - (RANGE % bound);
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % bound;
  }

  /** The place of one of the weights, in proportion to them. A single one leaves the dice untouched. */
  async choose(weights: number[]): Promise<number> {
    if (weights.length === 1) return 0;
    const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
    if (sum <= 0n) return -1;
    let rest = await this.below(sum);
    return weights.findIndex((weight) => (rest -= BigInt(weight)) < 0n);
  }
}

export interface Checked {
  /** Whether the seed gives the commitment that was shown before the first move. */
  isSealed: boolean;
  /** For each draw, whether the seed gives what came out. */
  follows: boolean[];
}

/** @param shown the commitment that this device was shown, when it first was */
export async function checkChance({ seed, draws }: Verification, shown: string, hash: Hash): Promise<Checked> {
  const bytes = fromHex(seed);
  const isSealed = shown !== "" && toHex(await hash(bytes)) === shown.toLowerCase();
  const stream = new Stream(bytes, hash);
  const follows: boolean[] = [];
  for (const { weights, outcome } of draws) follows.push((await stream.choose(weights)) === outcome);
  return { isSealed, follows };
}

/** How often something came out, and how often it would on average. */
export interface Share {
  label: string;
  drawn: number;
  expected: number;
}

/** The draws of the kind that there are most of. */
export function mostOften(draws: DrawInfo[], kindOf: (draw: DrawInfo) => string): DrawInfo[] {
  const kinds = new Map<string, DrawInfo[]>();
  for (const draw of draws) kinds.set(kindOf(draw), [...(kinds.get(kindOf(draw)) ?? []), draw]);
  return [...kinds.values()].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** For each thing that could come out, by its name, in the order in which it was first possible. */
export function sharesOf(draws: DrawInfo[], label: (action: number) => string): Share[] {
  const shares = new Map<string, Share>();
  for (const { weights, actions, outcome } of draws) {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    for (const [place, action] of actions.entries()) {
      const name = label(action);
      const share = shares.get(name) ?? { label: name, drawn: 0, expected: 0 };
      share.expected += (weights[place] ?? 0) / sum;
      if (place === outcome) share.drawn += 1;
      shares.set(name, share);
    }
  }
  return [...shares.values()];
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
