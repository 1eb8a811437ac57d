// What is behind the people: one pattern a family, and how the top of the window is cut.
import { both, box, circle, ellipse, polygon, star, rays, type District, type Layer } from "./kit";

/** Drawn in --f on the sky, see-through. */
export const SKY: Record<District, readonly Layer[]> = {
  blue: [
    ["f", rays(50, 84, 90, 13, 7)],
    ["f", star(50, 84, 44, 36, 17)],
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

/** The corners of the window, in the colour of the card. */
export const CORNERS: Record<District, string> = {
  blue: both("M96 37L96 58L89 52L86 55L80 45L76 48L68 37Z"),
  pink: "M4 37L96 37L96 64L95 64A45 26 0 0 0 5 64L4 64Z",
  yellow: both("M96 37L96 56L90 56L90 50L84 50L84 44L76 44L76 37Z"),
  green: both("M96 37L96 61L75 37Z"),
};

/** The little signs along the foot of a card, one for each point of its value. */
export const pip = (district: District, x: number, y: number, r: number) =>
  district === "blue"
    ? star(x, y, r * 1.25, r * 0.5, 4)
    : district === "pink"
      ? circle(x, y, r * 0.9)
      : district === "yellow"
        ? polygon(x, y, r * 1.2, 4)
        : polygon(x, y, r * 1.1, 6);
