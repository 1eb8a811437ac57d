// Nobles: crowns, columns, lozenges.
import { both, box, circle, flip, halves, lozenge, rays } from "../kit";
import { brows, coat, ears, eyes, head, mouth, neck, person } from "./parts";

const drops = (y: number) => both(lozenge(69.5, y, 2.6, 5.5));

const page = person(
  1,
  "fair",
  halves("hair", "lock", "M49.5 50C66 50 73 60 73 76L73 95L65 98L49.5 98Z"),
  neck,
  coat("deep", "deep"),
  [
    ["white", "M34 108L40 104L50 110L60 104L66 108L64 116L57 113L50 120L43 113L36 116Z"],
    ["gold", lozenge(50, 124, 3.4, 5)],
  ],
  head("oval"),
  eyes("open", "bronze"),
  brows("soft", "lock", 1.6),
  mouth("smile"),
  [
    ["hair", "M31 94L31 66C34 54 42 52 50 52L50 69L36 69L35.5 96Z"],
    ["lock", flip("M31 94L31 66C34 54 42 52 50 52L50 69L36 69L35.5 96Z")],
  ],
  halves("f", "bronze", "M49.5 44L69 47L71 58L49.5 57Z"),
  [
    ["deep", "M29 57L50 55.5L71 57L71 60.5L50 59L29 60.5Z"],
    ["white", "M66 57C74 52 80 44 79 38C72 42 67 50 66 57Z"],
    ["deep", lozenge(50, 50.5, 3, 4)],
  ],
);

const trader = person(
  4,
  "black",
  neck,
  coat("deep", "ink"),
  [
    ["f", both("M58 109L72 113L61 131L52 122Z")],
    ["white", "M41 108L50 114L59 108L60 118L50 113L40 118Z"],
    ["gold", lozenge(50, 119, 3.6, 5.6)],
  ],
  ears,
  head("oval"),
  eyes("heavy"),
  brows("high", "ink", 2),
  mouth("calm"),
  [
    [
      "ink",
      "M50 92.5C45 91 41 95 36.5 93C39 98 46 98 50 95C54 98 61 98 63.5 93C59 95 55 91 50 92.5Z",
    ],
    ["gold", circle(58.7, 79.5, 7), 1.7],
    ["gold", "M65.5 81.5C70 92 69 104 64 114", 1],
    ["ink", both("M66.5 66L68 78L65 74Z")],
  ],
  halves("deep", "ink", "M49.5 34L66 35.5L64.5 60L49.5 60Z"),
  [
    ["f", "M35 52L65 52L64.6 59L35.4 59Z"],
    ["ink", "M24 61Q50 55 76 61Q74 66 50 64Q26 66 24 61Z"],
    ["deep", lozenge(50, 55.5, 2.6, 3.2)],
  ],
);

const duchess = person(
  2,
  "red",
  [
    ["white", "M50 92L4 84L10 98L4 106L14 116L86 116L96 106L90 98L96 84Z"],
    ["f", rays(50, 118, 46, 22, -96)],
  ],
  halves("hair", "lock", "M49.5 36L61 38L64 46L67 50L70 64L70 80L49.5 80Z"),
  [
    ["lock", "M43 38L41 62M50 37L50 60", 1.2],
    ["gold", "M34 50L66 50M32 56L68 56", 1.6],
  ],
  neck,
  [["gold", box(41.5, 108, 17, 3)]],
  coat("f", "bronze"),
  [
    ["skin", "M38 112L62 112L50 126Z"],
    ["gold", lozenge(50, 114, 3, 4.4)],
  ],
  head("oval"),
  eyes("heavy", "bronze"),
  brows("high", "lock", 1.6),
  mouth("full", "red"),
  [
    ["hair", "M33 80C29 60 34 51 50 52C66 51 71 60 67 80C66 69 62 65 50 67C38 65 34 69 33 80Z"],
    ["shine", drops(92)],
    ["ink", circle(41, 92, 0.9)],
  ],
);

const baron = person(
  1,
  "grey",
  neck,
  coat("deep", "ink"),
  [
    ["white", "M32 104L36 100L64 100L68 104L66 114L34 114Z"],
    ["sky", "M38 101L37 114M43 101L42.5 114M57 101L57.5 114M62 101L63 114", 1.4],
    ["gold", both("M60 114L84 117L90 131L84 131L78 122L58 119Z")],
    ["gold", lozenge(50, 122, 4, 6)],
  ],
  ears,
  head("oval"),
  eyes("heavy"),
  brows("thick", "lock", 2.6),
  [
    ["hair", "M41 97L59 97L56 106L50 118L44 106Z"],
    ["lock", "M50 97L59 97L56 106L50 118Z"],
    ["lip", "M46 97.5L54 97.5L50 100Z"],
    ["hair", "M50 93C44 91 40 95 33 88C34 97 43 100 50 96C57 100 66 97 67 88C60 95 56 91 50 93Z"],
    ["hair", both("M63 60L69.5 66L69 82L65.5 78Z")],
  ],
  halves("gold", "bronze", "M49.5 62L69 62L74 42L63.5 52L57 40L49.5 49Z"),
  [
    ["shine", "M26.5 42L31 62L50 62L50 48", 1.2],
    ["deep", box(30.5, 59, 39, 5)],
    ["shine", lozenge(50, 61.5, 3, 2) + lozenge(38, 61.5, 3, 2) + lozenge(62, 61.5, 3, 2)],
    [
      "white",
      circle(26.5, 42, 2.2) + circle(43, 40, 2.2) + circle(57, 40, 2.2) + circle(73.5, 42, 2.2),
    ],
  ],
);

const empress = person(
  5,
  "black",
  [
    ["gold", "M50 128L8 128L4 74L18 84L20 66L32 82L50 90L68 82L80 66L82 84L96 74L92 128Z"],
    [
      "bronze",
      "M50 120L8 82M50 120L22 72M50 120L92 82M50 120L78 72M50 120L6 104M50 120L94 104",
      1.4,
    ],
  ],
  halves("hair", "lock", "M49.5 52L70 60L73 104L66 106L49.5 100Z"),
  neck,
  coat("white", "shine"),
  [
    ["gold", "M36 108L50 122L64 108L70 111L50 131L30 111Z"],
    ["deep", lozenge(50, 124, 4, 6)],
    ["gold", "M41.5 104L58.5 104M41.8 107.5L58.2 107.5", 1.8],
  ],
  head("oval"),
  eyes("heavy", "bronze"),
  brows("high", "ink", 1.8),
  mouth("full", "red"),
  halves("gold", "bronze", "M49.5 30L53 38L57 38L58 44L63 44L64.5 51L70 51L71 64L49.5 62Z"),
  [
    ["shine", "M46 40L45 62M50 32L50 62M41 46L39.5 62M54 40L55 62M59 46L60.5 62", 1.2],
    ["deep", "M29 62L50 60L71 62L70.6 68L50 66L29.4 68Z"],
    ["shine", both(lozenge(61, 64.5, 3, 2)) + lozenge(50, 63.2, 3.4, 2.2)],
    ["red", lozenge(50, 54, 3.6, 5.4)],
    ["shine", drops(86) + drops(97)],
    ["gold", lozenge(50, 70.5, 2, 3)],
  ],
);

export const yellow = [page, trader, duchess, baron, empress];
