import { expect, test } from "vitest";
import { passOff } from "./proxy";

const SERVER = "http://127.0.0.1:8350";

function origin(headers: { host?: string; origin?: string }): string | undefined {
  let said = headers.origin;
  passOff(SERVER, { setHeader: (name, value) => (said = name === "origin" ? value : said) }, { headers });
  return said;
}

test("the page that Vite shows passes for the server's own", () => {
  expect(origin({ host: "127.0.0.1:5173", origin: "http://127.0.0.1:5173" })).toBe(SERVER);
});

test("another site's page does not, nor does a program pass for a page", () => {
  expect(origin({ host: "127.0.0.1:5173", origin: "http://127.0.0.1:9000" })).toBe("http://127.0.0.1:9000");
  expect(origin({ host: "127.0.0.1:5173", origin: "null" })).toBe("null");
  expect(origin({ host: "127.0.0.1:5173" })).toBeUndefined();
});
