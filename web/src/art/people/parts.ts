// What faces are composed of. A head is about 38 wide; its eyes are at y = 79, its chin is at y = 104.
import { both, circle, circles, halves, type Layer, type Paint } from "../kit";

export interface Person {
  skin: 1 | 2 | 3 | 4 | 5;
  hair: "black" | "brown" | "red" | "fair" | "grey" | "white";
  layers: readonly Layer[];
}

const HEAD = {
  angular: "M49.5 55L61 56.5L68 66L67.5 83L61.5 96L54 103.5L49.5 103.5Z",
  round: "M49.5 56C62 56 69.5 66 69.5 80C69.5 94 61 104 49.5 104Z",
  oval: "M49.5 54C61 54 67 64 67 77C67 92 57 105.5 49.5 105.5Z",
  broad: "M49.5 56C58 56 65.5 59 67.5 67L67 88C65 96 57 104 49.5 104Z",
} as const;

export const head = (shape: keyof typeof HEAD): Layer[] => [
  ...halves("skin", "shade", HEAD[shape]),
  // The nose is a light plane that reaches into the shaded half.
  ["skin", "M49.4 74L54 90L49.4 91.5Z"],
  ["shade", "M49.5 91.6L45.6 90.6L49.5 89Z"],
];

export const neck: readonly Layer[] = [
  ["shade", "M42 94L58 94L58 114L50 122L42 114Z"],
  ["dusk", "M42 97L58 97L58 102Q50 112 42 102Z"],
];

export const ears: readonly Layer[] = [
  ["skin", "M33 77Q28 75 29 82Q30 89 34 88Z"],
  ["shade", "M67 77Q72 75 71 82Q70 89 66 88Z"],
];

/** Shoulders. */
export const coat = (light: Paint, dark: Paint): Layer[] =>
  halves(light, dark, "M49.5 112L59 109C72 112 87 114 92 131L49.5 131Z");

const GAZE = {
  open: ["M52.6 79.6Q58.5 74.6 64.4 79.6Q58.5 83.6 52.6 79.6Z", "M52 80Q58.5 73.4 65 79.2"],
  sharp: ["M52.8 81L60.5 76L65.5 77.5L60 82.2Z", "M52 81.2L60.5 75.8L66 77.4"],
  heavy: ["M52.6 78.8L64.6 78.8Q58.5 85 52.6 78.8Z", "M52 78.6L65.4 78.4"],
  round: [
    "M53 79.3Q53 75 58.5 75Q64 75 64 79.3Q64 83.4 58.5 83.4Q53 83.4 53 79.3Z",
    "M52.6 78Q58.5 72 64.4 78",
  ],
} as const;

export const eyes = (gaze: keyof typeof GAZE, iris: Paint = "ink"): Layer[] => [
  ["white", both(GAZE[gaze][0])],
  [iris, circles(8.7, 79.5, gaze === "round" ? 3.1 : 2.3)],
  ["ink", circles(8.7, 79.5, gaze === "round" ? 1.8 : 1.2)],
  ["white", circle(40.3, 78.6, 0.7) + circle(57.7, 78.6, 0.7)],
  ["ink", both(GAZE[gaze][1]), 1.5],
];

export const closed: readonly Layer[] = [
  ["ink", both("M52.5 78.5Q58.5 84 64.5 78.5"), 1.7],
  ["ink", both("M63 80.5L65.5 82M60.5 81.5L62 83.6"), 1],
];

const BROW = {
  stern: "M52 74.5L64.5 70.5",
  high: "M52.5 72Q58 67 65 71.5",
  soft: "M52.5 73Q59 70 65 73.5",
  thick: "M51.8 73L66 71",
} as const;

export const brows = (shape: keyof typeof BROW, paint: Paint = "lock", width = 2): Layer[] => [
  [paint, both(BROW[shape]), width],
];

const MOUTH = {
  calm: "M43.5 96Q47 94.2 50 95.2Q53 94.2 56.5 96Q50 99.6 43.5 96Z",
  smile: "M42.5 94.6Q50 96.4 57.5 94.6Q55 100.4 50 100.4Q45 100.4 42.5 94.6Z",
  firm: "M43.5 96L56.5 95L56 97.4L44 97.6Z",
  smirk: "M44 97Q50 97.4 58 93.6Q56 98.6 50 98.8Q46 98.8 44 97Z",
  full: "M42.8 96Q47 92.6 50 94.4Q53 92.6 57.2 96Q50 102 42.8 96Z",
} as const;

export const mouth = (shape: keyof typeof MOUTH, paint: Paint = "lip"): Layer[] => [
  [paint, MOUTH[shape]],
];

export const person = (
  skin: Person["skin"],
  hair: Person["hair"],
  ...layers: readonly (readonly Layer[])[]
): Person => ({ skin, hair, layers: layers.flat() });
