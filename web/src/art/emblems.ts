// The sign of each family: a plate with its own outline and a figure on it, in a box of 24 by 24.
import { circle, ellipse, type District, type Layer } from "./kit";

export const PLATE: Record<District, string> = {
  blue: "M12 0L18 3.5L23 2L20.5 9L23.5 14L12 24L0.5 14L3.5 9L1 2L6 3.5Z",
  pink: circle(12, 12, 11.8),
  yellow: "M12 -0.5L24 12L12 24.5L0 12Z",
  green: "M12 -0.3L22.6 5.8L22.6 18.2L12 24.3L1.4 18.2L1.4 5.8Z",
};

export const FIGURE: Record<District, readonly Layer[]> = {
  blue: [["pale", "M14 3.5L6.5 13L11 13L9.5 20L17.5 10.2L12.8 10.2Z"]],
  pink: [
    ["pale", circle(12, 12, 7.6), 1.9],
    ["pale", circle(12, 12, 3.5)],
  ],
  yellow: [["pale", "M5.4 8.2L9 11.4L12 6L15 11.4L18.6 8.2L17.4 16.8L6.6 16.8Z"]],
  green: [
    ["pale", ellipse(12, 12, 8.2, 3.3, 60), 1.5],
    ["pale", ellipse(12, 12, 8.2, 3.3, 120), 1.5],
    ["pale", circle(12, 12, 2.5)],
  ],
};
