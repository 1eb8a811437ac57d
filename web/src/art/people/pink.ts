// Spirituals: circles, halos, soft curves.
import { circle, circles, ellipse, halves, type Layer } from "../kit";
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
  [["gold", ellipse(50, 49, 16, 4.4), 2]],
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
    ["f", circles(13, 89.5, 2.2)],
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
    ["gold", circle(50, 73, 34), 1.6],
    ["deep", circle(50, 75, 30.5)],
    ["f", circle(50, 76.5, 27)],
    ["pale", circle(50, 78, 23.5)],
  ],
  halves("hair", "lock", "M49.5 54C64 54 71 64 71 80C71 94 69 102 64 108L49.5 100Z"),
  neck,
  coat("f", "deep"),
  [
    ["white", "M34 110Q50 136 66 110Q61 108 59 107Q50 122 41 107Q38 108 34 110Z"],
    ["gold", circle(50, 121, 3.6)],
    ["f", circle(50, 121, 1.8)],
  ],
  head("round"),
  eyes("heavy", "f"),
  brows("high", "lock", 1.6),
  mouth("full"),
  [
    ["hair", "M30.6 84C29 64 38 54.5 50 54.5C49 64 40 68 34.5 72C33 76 32.5 80 30.6 84Z"],
    ["lock", "M69.4 84C71 64 62 54.5 50 54.5C51 64 60 68 65.5 72C67 76 67.5 80 69.4 84Z"],
    // the moon
    ["shine", "M50 42.5A7.5 7.5 0 1 0 57.5 52A6 6 0 1 1 50 42.5Z"],
    ["gold", circles(19.6, 92, 2.4)],
  ],
);

const elder = person(
  2,
  "white",
  [["gold", circle(50, 71, 34), 1.8]],
  halves("f", "deep", "M49.5 42C70 42 80 58 79 78C78 94 86 112 92 131L49.5 131Z"),
  [
    ["pale", "M50 42C70 42 80 58 79 78M50 42C30 42 20 58 21 78", 1.4],
    ["ink", circle(50, 76, 23)],
  ],
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
  [
    ["gold", "M31.6 71Q50 61 68.4 71", 2],
    ["shine", circle(50, 66, 3) + circles(9, 67.4, 2) + circles(15.4, 70, 1.4)],
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
