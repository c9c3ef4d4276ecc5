import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrOf } from "./qr";

/** The drawing as a camera has it: so many pixels for each module, dark where the path is. */
function photographed({ size, path }: ReturnType<typeof qrOf>, pixels = 4) {
  const width = size * pixels;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row++)
      for (let column = Number(x) * pixels; column < (Number(x) + Number(length)) * pixels; column++)
        image.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { image, width };
}

test.each([
  "http://192.168.1.20:8350/join#k3v9QmZr41Xa.AQIDBAUGBwgJCgsMDQ4P",
  "https://marula.example/join#k3v9QmZr41Xa._gAAa-b_c1d2e3f4g5h6",
])("what is drawn says %s to a camera", (link) => {
  const { image, width } = photographed(qrOf(link));
  expect(jsQR(image, width, width)?.data).toBe(link);
});

test("nothing of it but the path reaches the page, and the rim stays light", () => {
  const { size, path } = qrOf("marula");
  expect(path).toMatch(/^[MhvHz\d ]+$/);
  const xs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
  expect(Math.min(...xs.map(([x = 0]) => x))).toBe(4);
  expect(Math.max(...xs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
});
