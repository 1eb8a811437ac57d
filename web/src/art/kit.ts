// The drawing kit: paths as text, and layers of them. A picture 100 units wide has
// its axis at x = 50, and light comes from the left: the right half of a thing is in shade.

export type District = "blue" | "pink" | "yellow" | "green";

/** What a layer is painted with; `PAINT` gives the colour. */
export type Paint = keyof typeof PAINT;

/** A path with its paint; with a width it is a line, without it is filled. */
export type Layer = readonly [paint: Paint, d: string, width?: number];

export const PAINT = {
  skin: "var(--skin)",
  shade: "var(--skin-shade)",
  dusk: "var(--skin-dusk)",
  lip: "var(--lip)",
  hair: "var(--hair)",
  lock: "var(--hair-shade)",
  f: "var(--f)",
  on: "var(--f-on)",
  deep: "var(--f-deep)",
  pale: "var(--f-pale)",
  sky: "var(--f-sky)",
  gold: "var(--gold)",
  bronze: "var(--gold-deep)",
  shine: "var(--gold-pale)",
  steel: "var(--steel)",
  iron: "var(--steel-deep)",
  silver: "var(--steel-pale)",
  red: "var(--art-red)",
  ink: "var(--art-ink)",
  white: "var(--art-white)",
} as const;

const round = (n: number) => +n.toFixed(2);

/** The mirror image at x = 50 of a path made of absolute pairs (M L C Q S T Z). */
export const flip = (d: string) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${round(100 - +x)} ${y}`);

/** A path and its mirror image. */
export const both = (d: string) => d + flip(d);

export const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Two circles, one on each side of the axis, `x` away from it. */
export const circles = (x: number, y: number, r: number) =>
  circle(50 - x, y, r) + circle(50 + x, y, r);

export const ellipse = (x: number, y: number, rx: number, ry: number, turn = 0) => {
  const a = (turn * Math.PI) / 180;
  const dx = round(rx * Math.cos(a));
  const dy = round(rx * Math.sin(a));
  const half = (sign: number) => `a${rx} ${ry} ${turn} 1 0 ${sign * 2 * dx} ${sign * 2 * dy}`;
  return `M${round(x - dx)} ${round(y - dy)}${half(1)}${half(-1)}Z`;
};

const at = (x: number, y: number, r: number, degrees: number) => {
  const a = (degrees * Math.PI) / 180;
  return `${round(x + r * Math.sin(a))} ${round(y - r * Math.cos(a))}`;
};

/** A regular polygon; its first corner is above the centre, turned by `turn` degrees. */
export const polygon = (x: number, y: number, r: number, sides: number, turn = 0) =>
  "M" +
  Array.from({ length: sides }, (_, i) => at(x, y, r, turn + (i * 360) / sides)).join("L") +
  "Z";

/** A star or, with close radii, a zigzag seal. */
export const star = (x: number, y: number, r: number, inner: number, points: number, turn = 0) =>
  "M" +
  Array.from({ length: points * 2 }, (_, i) =>
    at(x, y, i % 2 ? inner : r, turn + (i * 180) / points),
  ).join("L") +
  "Z";

/** A toothed wheel. */
export const gear = (x: number, y: number, r: number, teeth: number) => {
  const step = 360 / teeth;
  const corners: string[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [share, size] of [
      [-0.25, 0.82],
      [-0.18, 1],
      [0.18, 1],
      [0.25, 0.82],
    ] as const)
      corners.push(at(x, y, r * size, (i + share) * step));
  return "M" + corners.join("L") + "Z";
};

/** Wedges that spread from a point, every second one left out. */
export const rays = (x: number, y: number, r: number, count: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 360) / count;
    return `M${x} ${y}L${at(x, y, r, a)}L${at(x, y, r, a + 180 / count)}Z`;
  }).join("");

export const lozenge = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y - h}L${round(x + w)} ${y}L${x} ${y + h}L${round(x - w)} ${y}Z`;

export const box = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

/** A thing in two tones, given its right half (which should start at x = 49.5 so that no seam shows). */
export const halves = (light: Paint, dark: Paint, right: string): Layer[] => [
  [light, flip(right)],
  [dark, right],
];
