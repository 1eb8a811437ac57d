// Towers of the capital and houses of a home, in each family's shapes; 100 wide, the ground is y = 100.
import { box, circle, flip, lozenge, polygon, type District } from "./kit";

const windows = (x: number, y: number, columns: number, rows: number, w: number, h: number) =>
  Array.from({ length: columns * rows }, (_, i) =>
    box(x + (i % columns) * w * 2, y + Math.floor(i / columns) * h * 2, w, h),
  ).join("");

export interface Buildings {
  far: string;
  near: string;
  lit: string;
}

export const TOWERS: Record<District, Buildings> = {
  blue: {
    far: "M4 100L4 62L14 54L14 100ZM16 100L16 40L30 52L30 100ZM75 100L75 44L85 34L85 100ZM86 100L86 66L97 58L97 100Z",
    near: "M30 100L30 60L38 54L36 40L46 32L44 20L56 6L54 22L62 28L58 42L68 50L66 66L74 72L74 100Z",
    lit: "M54 18L44 38L51 38L46 58L60 34L52 34Z" + windows(36, 68, 4, 4, 4, 3.4),
  },
  pink: {
    far: `M2 100L2 72A11 11 0 0 1 24 72L24 100ZM76 100L76 72A11 11 0 0 1 98 72L98 100Z${circle(13, 56, 3)}${circle(87, 56, 3)}`,
    near: `M26 100L26 60C26 40 40 36 50 24C60 36 74 40 74 60L74 100Z${circle(50, 16, 6)}`,
    lit: `${circle(50, 58, 10)}M34 100L34 84A5 5 0 0 1 44 84L44 100ZM56 100L56 84A5 5 0 0 1 66 84L66 100Z`,
  },
  yellow: {
    far: "M2 100L2 66L8 66L8 58L18 58L18 66L24 66L24 100ZM76 100L76 66L82 66L82 58L92 58L92 66L98 66L98 100Z",
    near: "M24 100L24 72L28 72L28 54L34 54L34 38L40 38L40 26L46 26L46 14L50 2L54 14L54 26L60 26L60 38L66 38L66 54L72 54L72 72L76 72L76 100Z",
    lit: [34, 41, 48, 55, 62].map((x) => box(x, 60, 3.4, 34)).join("") + lozenge(50, 44, 5, 8),
  },
  green: {
    far: "M2 100L2 70L12 64L22 70L22 100ZM78 100L78 62L88 56L98 62L98 100Z",
    near: `M32 100L38 56L62 56L68 100Z${polygon(50, 38, 22, 6)}M49 4L51 4L51 18L49 18Z`,
    lit: `${polygon(50, 38, 13, 6)}${polygon(50, 70, 5, 6)}${polygon(50, 86, 5, 6)}`,
  },
};

export const HOUSES: Record<District, Buildings> = {
  blue: {
    far: "M3 100L3 84L14 76L24 84L24 100ZM76 100L76 80L86 84L97 74L97 100Z",
    near: "M24 100L24 78L36 66L44 74L52 62L62 72L76 64L76 100Z",
    lit: windows(32, 82, 5, 1, 4, 5),
  },
  pink: {
    far: "M3 100L3 88A11.5 11.5 0 0 1 26 88L26 100ZM74 100L74 88A11.5 11.5 0 0 1 97 88L97 100Z",
    near: `M26 100L26 86A24 24 0 0 1 74 86L74 100Z${circle(50, 58, 3)}`,
    lit: "M36 100L36 90A5 5 0 0 1 46 90L46 100ZM54 100L54 90A5 5 0 0 1 64 90L64 100Z",
  },
  yellow: {
    far: box(6, 80, 20, 20) + flip(box(6, 80, 20, 20)),
    near: "M22 78L50 60L78 78L78 82L74 82L74 100L26 100L26 82L22 82Z",
    lit: [31, 41, 51, 61].map((x) => box(x, 84, 5, 16)).join("") + lozenge(50, 73, 4, 5),
  },
  green: {
    far: `${polygon(13, 91, 11, 6, 30)}${polygon(87, 91, 11, 6, 30)}`,
    near: "M24 100L24 84L37 62L63 62L76 84L76 100Z",
    lit: `${polygon(50, 80, 9, 6)}`,
  },
};
