import { describe, expect, test, vi } from "vitest";
import type { DrawInfo, Verification } from "../../../wire";
import { checkChance, findHash, fromHex, sharesOf, Stream, toHex } from "./check";

// The test vectors of docs/record-format.md.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const WORDS = [...["a9d6e500293a88bd", "6061c4386d7a1788", "7365a07b4571dc92", "38050395e5666942", "7675097dad400719"]];
const WEIGHTS = [5, 1, 0, 30, 60];
const OUTCOMES = [4, 4, 3, 3, 4];

const draw = (weights: number[], outcome: number): DrawInfo => ({
  ...{ move: 0, turn: 1, weights, outcome, actions: weights.map((_, action) => action) },
});
const told = (draws: DrawInfo[]): Verification => ({ commitment: COMMITMENT, seed: SEED, draws });

async function five<T>(next: (stream: Stream) => Promise<T>): Promise<T[]> {
  const stream = new Stream(fromHex(SEED), await findHash());
  const found: T[] = [];
  for (let number = 0; number < 5; number += 1) found.push(await next(stream));
  return found;
}

describe.each(["the browser", "a library"])("with the hash of %s", (whose) => {
  test("the page draws as the record format says", async () => {
    if (whose === "a library") vi.stubGlobal("crypto", {});
    expect((await five((stream) => stream.word())).map((word) => word.toString(16).padStart(16, "0"))).toEqual(WORDS);
    expect(await five((stream) => stream.below(96n))).toEqual([61n, 40n, 18n, 34n, 89n]);
    expect(await five((stream) => stream.choose(WEIGHTS))).toEqual(OUTCOMES);
    const hash = await findHash();
    expect(toHex(await hash(fromHex(SEED)))).toBe(COMMITMENT);
    vi.unstubAllGlobals();
  });
});

test("where there is only one outcome no word is taken", async () => {
  const stream = new Stream(fromHex(SEED), await findHash());
  expect(await stream.choose([7])).toBe(0);
  expect((await stream.word()).toString(16)).toBe(WORDS[0]);
});

test("what is past the last full round is thrown away", async () => {
  const hash = vi.fn((bytes: Uint8Array) => {
    const block = new Uint8Array(32);
    block.fill(bytes.at(-1) === 0 ? 255 : 0, 0, 8);
    return Promise.resolve(block);
  });
  expect(await new Stream(fromHex(SEED), hash).below(3n)).toBe(0n);
  expect(hash).toHaveBeenCalledTimes(2);
});

describe("a match", () => {
  const draws = OUTCOMES.map((outcome) => draw(WEIGHTS, outcome));
  const check = async (match: Verification, shown = COMMITMENT) => checkChance(match, shown, await findHash());

  test("that went as it was sealed is found fair", async () => {
    expect(await check(told(draws))).toEqual({ isSealed: true, follows: [true, true, true, true, true] });
  });

  test("of which a draw was changed is not", async () => {
    const changed = draws.map((one, place) => (place === 2 ? draw(WEIGHTS, 0) : one));
    expect((await check(told(changed))).follows).toEqual([true, true, false, true, true]);
  });

  test("whose weights were changed is not", async () => {
    const changed = draws.map((one, place) => (place === 0 ? draw([90, 1, 0, 2, 3], 4) : one));
    expect((await check(told(changed))).follows[0]).toBe(false);
  });

  test("from which a draw was left out is not", async () => {
    expect((await check(told(draws.slice(1)))).follows).not.toEqual([true, true, true, true]);
  });

  test("with another seed than the one that was sealed is not", async () => {
    expect((await check({ ...told(draws), seed: SEED.replace("00", "01") })).isSealed).toBe(false);
    expect((await check(told(draws), COMMITMENT.replace("63", "64"))).isSealed).toBe(false);
    expect((await check(told(draws), "")).isSealed).toBe(false);
  });
});

test("what came out is beside what was to be expected", () => {
  const names = ["lion", "lion", "camel"];
  const shares = sharesOf(
    [draw([1, 1, 2], 2), draw([0, 1, 1], 1), draw([3, 0, 1], 0)],
    (action) => names[action] ?? "",
  );
  expect(shares).toEqual([
    { label: "lion", drawn: 2, expected: 1.75 },
    { label: "camel", drawn: 1, expected: 1.25 },
  ]);
});
