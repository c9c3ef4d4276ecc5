import { expect, test } from "vitest";
import { soon } from "../testing/fake-table";
import { Asking } from "./asking";

interface Types {
  view: unknown;
  facts: null;
  event: { type: "rained" };
  action: { type: "pass" };
  asked: { weather: { question: { about: "weather"; day: number }; answer: string | null } };
}

/** A game that answers when it is told to. */
function slowTable() {
  const waiting: ((answer: string | null) => void)[] = [];
  const ask = () => new Promise<string | null>((settle) => waiting.push(settle));
  return { asking: new Asking<Types>({ ask: ask as never }), waiting };
}

test("an answer is used when it comes", async () => {
  const { asking, waiting } = slowTable();
  const used: (string | null)[] = [];
  asking.ask({ about: "weather", day: 1 }, (answer) => used.push(answer));
  await soon();
  expect(used).toEqual([]);
  waiting[0]?.("sun");
  await soon();
  expect(used).toEqual(["sun"]);
});

test("an answer about another moment is dropped, though it comes late or in another order", async () => {
  const { asking, waiting } = slowTable();
  const used: (string | null)[] = [];
  asking.ask({ about: "weather", day: 1 }, (answer) => used.push(answer));
  asking.renew();
  asking.ask({ about: "weather", day: 2 }, (answer) => used.push(answer));
  asking.ask({ about: "weather", day: 3 }, (answer) => used.push(answer));
  waiting[2]?.(null);
  waiting[1]?.("rain");
  waiting[0]?.("sun");
  await soon();
  expect(used).toEqual([null, "rain"]);
});
