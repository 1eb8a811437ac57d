// What is behind the people: one pattern per family, and how the top of the window is cut.
import { box, circle, ellipse, polygon, rays, star, type District, type Layer } from "./kit";

/** Drawn in --f on the sky, see-through. */
export const SKY: Record<District, readonly Layer[]> = {
  blue: [
    ["f", rays(50, 80, 90, 15, 6)],
    ["f", star(50, 80, 42, 34, 16), 2.4],
  ],
  pink: [22, 31, 40, 49, 58].map((r) => ["f", circle(50, 78, r), 3.4] as const),
  yellow: [
    ["f", [10, 22, 34, 46, 58, 70, 82].map((x) => box(x, 38, 5, 92)).join("")],
    ["f", "M5 128L5 108L14 108L14 98L22 98L22 88L78 88L78 98L86 98L86 108L95 108L95 128Z"],
  ],
  green: [
    ...[24, 36, 48, 60].map((r) => ["f", polygon(50, 80, r, 6), 2.6] as const),
    ["f", ellipse(50, 80, 56, 17, 28), 1.6],
    ["f", ellipse(50, 80, 56, 17, 152), 1.6],
  ],
};

/** The outline of the window in which a citizen stands. */
export const WINDOW: Record<District, string> = {
  blue: "M5 128L5 58L11 52L14 55L20 45L24 48L31 38L69 38L76 48L80 45L86 55L89 52L95 58L95 128Z",
  pink: "M5 128L5 65A45 27 0 0 1 95 65L95 128Z",
  yellow:
    "M5 128L5 56L10 56L10 50L16 50L16 44L24 44L24 38L76 38L76 44L84 44L84 50L90 50L90 56L95 56L95 128Z",
  green: "M5 128L5 60L25 38L75 38L95 60L95 128Z",
};

/** What is around the window. */
export const frame = (district: District) => box(3, 35, 94, 95) + WINDOW[district];

/** The little signs along the foot of a card, one for each point of its value. */
export const pip = (district: District, x: number, y: number, r: number) =>
  district === "blue"
    ? star(x, y, r * 1.25, r * 0.5, 4)
    : district === "pink"
      ? circle(x, y, r * 0.9)
      : district === "yellow"
        ? polygon(x, y, r * 1.2, 4)
        : polygon(x, y, r * 1.1, 6);
