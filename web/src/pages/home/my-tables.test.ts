// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import type { TableList, TableSummary } from "../../wire";
import { MyTables } from "./my-tables.svelte";

const NOTHING: TableList = { to_move: [], waiting: [], finished: [], finished_count: 0, open: [] };
const table = (left: number | null) => ({ id: "k3v9", left }) as TableSummary;

let hidden = false;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  hidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function mine(list: TableList) {
  const asked = vi.spyOn(api, "tables").mockResolvedValue(list);
  const tables = new MyTables();
  await tables.load();
  stop();
  stop = tables.follow();
  return { tables, asked };
}

test("there is nothing to go on with until somebody has played", async () => {
  expect((await mine(NOTHING)).tables.isEmpty).toBe(true);
  const { tables } = await mine({ ...NOTHING, to_move: [table(null)] });
  expect([tables.isEmpty, tables.waiting]).toEqual([false, 1]);
  expect((await mine({ ...NOTHING, finished_count: 3 })).tables.isEmpty).toBe(false);
});

test("the list is asked for anew while somebody looks, and not while nobody does", async () => {
  const { asked } = await mine(NOTHING);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
  hidden = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(2);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a server that can't be reached for a while leaves the list as it was", async () => {
  const { tables, asked } = await mine({ ...NOTHING, to_move: [table(null)] });
  asked.mockRejectedValue(new Error("away"));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(tables.waiting).toBe(1);
  asked.mockResolvedValue(NOTHING);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(tables.waiting).toBe(0);
});

test("clocks go on between two lists", async () => {
  const { tables } = await mine({ ...NOTHING, to_move: [table(60_000)] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tables.age).toBe(5_000);
});
