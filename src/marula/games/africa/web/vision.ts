/** How far two colours are apart, for eyes of four kinds. Only tests need it. */

type Three = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), severity 1; for linear light. */
const MATRICES: Record<string, Three[]> = {
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
};

export const VISIONS = ["normal", "protan", "deutan", "tritan"] as const;

function linear(colour: string): Three {
  const part = (start: number) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (row: Three, [r, g, b]: Three) => row[0] * r + row[1] * g + row[2] * b;

/** A colour as CIELAB, as somebody with that vision sees it. */
export function seen(colour: string, vision: (typeof VISIONS)[number]): Three {
  const light = linear(colour);
  const [a, b, c] = MATRICES[vision] ?? [];
  const rows = a && b && c ? ([times(a, light), times(b, light), times(c, light)] as Three) : light;
  const shown = rows.map((part) => Math.min(1, Math.max(0, part))) as Three;
  const scaled = (row: Three, white: number) => {
    const value = times(row, shown) / white;
    return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  };
  const x = scaled([0.4124564, 0.3575761, 0.1804375], 0.95047);
  const y = scaled([0.2126729, 0.7151522, 0.072175], 1);
  const z = scaled([0.0193339, 0.119192, 0.9503041], 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (angle: number) => (angle * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000. */
export function difference([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [(degrees(Math.atan2(b1, x1)) + 360) % 360, (degrees(Math.atan2(b2, x2)) + 360) % 360];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const far = Math.abs(h1 - h2) > 180;
  const middle = grey ? h1 + h2 : (h1 + h2 + (far ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const wave = (times: number, shift: number) => Math.cos(radians(times * middle + shift));
  const t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const light = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const strength = (c2 - c1) / (1 + 0.045 * chroma);
  const shade = hue / (1 + 0.015 * chroma * t);
  const twist = -Math.sin(radians(60 * Math.exp(-(((middle - 275) / 25) ** 2)))) * 2 * seventh(chroma);
  return Math.sqrt(light ** 2 + strength ** 2 + shade ** 2 + twist * strength * shade);
}

/** As the web's guidelines define it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [one, other]
    .map((colour) => times([0.2126, 0.7152, 0.0722], linear(colour)))
    .sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
