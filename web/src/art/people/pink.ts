// Spirituals: circles, halos, soft curves.
import { both, circle, circles, halves, type Layer } from "../kit";
import { brows, closed, coat, ears, eyes, head, mouth, neck, person } from "./parts";

const hoops = (x: number, y: number, r: number): Layer => ["gold", circles(x, y, r), 1.7];

const beads = (y: number, sag: number, count: number, r: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return circle(+(50 + t * 17).toFixed(2), +(y + sag * (1 - t * t)).toFixed(2), r);
  }).join("");

const novice = person(
  3,
  "black",
  neck,
  coat("f", "deep"),
  [
    ["pale", "M33 112Q50 132 67 112", 3.6],
    ["white", "M36 110Q50 126 64 110", 2.2],
  ],
  ears,
  head("round"),
  closed,
  brows("soft", "lock", 1.5),
  mouth("calm"),
  [
    ["lock", "M31.5 73Q34 56 50 55.5Q66 56 68.5 73Q64 60 50 60Q36 60 31.5 73Z"],
    ["f", circle(50, 68, 2.6)],
    ["pale", circle(50, 68, 1.1)],
  ],
);

const seer = person(
  5,
  "black",
  [
    ["hair", circle(29, 54, 11)],
    ["lock", circle(71, 54, 11)],
    ["pale", circle(29, 54, 11) + circle(71, 54, 11), 1.2],
    ["f", circle(29, 54, 3.2) + circle(71, 54, 3.2)],
  ],
  halves("hair", "lock", "M49.5 50C66 50 74 64 73 82L66 84L49.5 84Z"),
  neck,
  coat("f", "f"),
  [
    ["deep", "M34 111Q50 138 66 111L92 131L8 131Z"],
    ["gold", beads(108, 12, 9, 2.3)],
  ],
  ears,
  head("round"),
  eyes("round", "lip"),
  brows("high", "ink", 1.7),
  mouth("full", "f"),
  [
    ["hair", "M30.5 76Q31 55 50 54.5Q69 55 69.5 76Q66 64 50 61Q34 64 30.5 76Z"],
    hoops(21.5, 93, 4.6),
    ["pale", circle(50, 67.5, 2) + circles(5.5, 69, 1.2) + circles(10.5, 71.5, 1)],
  ],
);

const sister = person(
  1,
  "brown",
  [
    ["gold", circle(50, 66, 29), 2.4],
    [
      "f",
      "M50 42C72 42 79 60 78 82C77 100 84 112 88 131L12 131C16 112 23 100 22 82C21 60 28 42 50 42Z",
    ],
    ["deep", "M50 42C72 42 79 60 78 82C77 100 84 112 88 131L50 131Z"],
    [
      "white",
      "M50 50C66 50 72 64 72 82C72 100 64 112 50 118C36 112 28 100 28 82C28 64 34 50 50 50Z",
    ],
    ["pale", "M50 50C66 50 72 64 72 82C72 100 64 112 50 118Z"],
  ],
  head("round"),
  eyes("heavy", "f"),
  brows("high", "hair", 1.5),
  mouth("full"),
  [
    [
      "white",
      "M31 74C33 58 42 55.5 50 55.5C58 55.5 67 58 69 74C64 64 58 62 50 62C42 62 36 64 31 74Z",
    ],
    ["gold", circle(50, 124, 4.2), 1.6],
    ["gold", circle(50, 124, 1.4)],
  ],
);

const elder = person(
  2,
  "white",
  [
    ["gold", circle(50, 70, 31), 2],
    ["pale", circle(50, 70, 27.5), 1],
  ],
  coat("deep", "deep"),
  [["f", both("M64 110Q84 116 90 131L70 131Q70 118 60 113Z")]],
  ears,
  head("round"),
  closed,
  [
    ["hair", circles(16, 94, 6.5) + circles(11.5, 103, 7.5)],
    [
      "hair",
      "M32 92C38 88 44 93 50 92.5C56 93 62 88 68 92C68 108 60 126 50 126C40 126 32 108 32 92Z",
    ],
    ["lock", "M50 92.5C56 93 62 88 68 92C68 108 60 126 50 126Z"],
    ["hair", "M50 92.5C55 91 60 94 63 99C57 99 53 98 50 95C47 98 43 99 37 99C40 94 45 91 50 92.5Z"],
    ["lip", "M46.5 99Q50 101.5 53.5 99Q50 104 46.5 99Z"],
  ],
  brows("soft", "hair", 3),
  halves("pale", "f", "M49.5 41C66 40 75 50 73 62C72 70 66 70 49.5 68Z"),
  [
    ["f", "M27 61Q38 54 50 60M28 54Q40 46 50 53M34 46Q42 41 50 46", 1.5],
    ["pale", "M73 61Q62 54 50 60M72 54Q60 46 50 53M66 46Q58 41 50 46", 1.3],
    ["gold", circle(50, 60, 5)],
    ["f", circle(50, 60, 2.7)],
  ],
);

const priestess = person(
  4,
  "black",
  [
    ["gold", circle(50, 74, 36)],
    ["deep", circle(50, 74, 33)],
    [
      "shine",
      Array.from({ length: 24 }, (_, i) => {
        const a = (i * Math.PI) / 12;
        return circle(
          +(50 + 29 * Math.sin(a)).toFixed(2),
          +(74 - 29 * Math.cos(a)).toFixed(2),
          1.7,
        );
      }).join(""),
    ],
    ["gold", circle(50, 74, 25)],
    ["f", circle(50, 74, 23)],
  ],
  neck,
  coat("f", "deep"),
  [
    ["gold", "M28 111Q50 146 72 111L66 109Q50 130 34 109Z"],
    ["bronze", "M31 110.5Q50 138 69 110.5", 1.1],
    ["white", "M37 107Q50 124 63 107", 2],
  ],
  ears,
  head("round"),
  eyes("heavy", "f"),
  brows("high", "ink", 1.6),
  mouth("full", "f"),
  halves("pale", "f", "M49.5 40C62 40 72 52 71.5 72C66 64 60 63 49.5 63Z"),
  [
    ["gold", "M28.5 72C33 64 40 63 50 63C60 63 67 64 71.5 72", 2.2],
    ["gold", circle(50, 50, 6)],
    ["white", "M45.5 50Q50 45.6 54.5 50Q50 54.4 45.5 50Z"],
    ["deep", circle(50, 50, 1.9)],
    [
      "shine",
      circle(50, 70, 1.6) + circles(4.6, 68.5, 1.1) + circles(14.5, 87, 1) + circles(11.5, 88.5, 1),
    ],
    hoops(21.3, 91, 3.6),
    ["gold", circles(21.3, 98, 2.2)],
  ],
);

export const pink = [novice, seer, sister, elder, priestess];
