/** How different two colours look, to different eyes. For tests of tokens, those of games too. */
type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1, to be applied in linear light. */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Matrix>;

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;
}

function linear(hex: string): Triple {
  return [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function lab(light: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, light).map((value, index) => {
    const part = Math.max(0, value) / (WHITE[index] ?? 1);
    return part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 * part + 16) / 116; // prettier-ignore
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function difference(one: string, other: string, vision: keyof typeof VISIONS): number {
  const seen = (hex: string) =>
    lab(times(VISIONS[vision] as Matrix, linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple);
  return ciede2000(seen(one), seen(other));
}

const degrees = (angle: number) => (angle * 180) / Math.PI;
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);

/** The formula of Sharma, Wu and Dalal (2005). */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const gray = c1 * c2 === 0;
  let turn = gray ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const deltaL = l2 - l1;
  const deltaC = c2 - c1;
  const deltaH = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = gray ? h1 + h2 : (h1 + h2) / 2;
  if (!gray && Math.abs(h1 - h2) > 180) h += h1 + h2 < 360 ? 180 : -180;
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -sine(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(
    (deltaL / sl) ** 2 + (deltaC / sc) ** 2 + (deltaH / sh) ** 2 + rotation * (deltaC / sc) * (deltaH / sh),
  );
}

/** The contrast of two colours by WCAG. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => times(TO_XYZ, linear(hex))[1];
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
