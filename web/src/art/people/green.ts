// Scientists: hexagons, orbits, gears.
import { both, box, circle, circles, ellipse, gear, halves, polygon, type Layer } from "../kit";
import { brows, coat, ears, eyes, head, mouth, neck, person } from "./parts";

const LENS = "M52.4 79.5L55.4 73.6L62.6 73.6L65.6 79.5L62.6 85.4L55.4 85.4Z";

const glasses: readonly Layer[] = [
  ["ink", both(LENS), 1.7],
  ["ink", "M47.6 78.6Q50 76.6 52.4 78.6M34.4 78.6L31 77M65.6 78.6L69 77", 1.5],
  ["white", "M37.6 76L41 76L38 80.6Z" + "M55.6 76L58 76L56 79.4Z"],
];

const labCoat: readonly Layer[] = [
  ...halves("white", "silver", "M49.5 112L59 109C72 112 87 114 92 131L49.5 131Z"),
  ["f", "M42 108L50 118L58 108L60 114L54 131L46 131L40 114Z"],
  ["steel", both("M59 109L68 114L62 121L54 131"), 1.3],
];

const assistant = person(
  5,
  "black",
  halves("hair", "lock", "M49.5 42L64 44L75 54L79 68L76 84L68 88L49.5 80Z"),
  neck,
  labCoat,
  [
    ["deep", "M45 120L50 118L55 120L50 131Z"],
    ["gold", box(74, 117, 2.4, 8)],
    ["red", box(78, 118, 2.4, 7)],
  ],
  ears,
  head("broad"),
  eyes("round"),
  brows("high", "ink", 1.7),
  mouth("smile"),
  glasses,
  [
    [
      "hair",
      "M31.5 74C31 60 38 53 50 53C62 53 69 60 68.5 74L66 65L60 63L55 65L50 62L45 65L40 63L34 65Z",
    ],
  ],
);

const engineer = person(
  1,
  "red",
  [
    ["hair", "M66 62C78 62 84 74 80 92C79 100 76 104 73 106C76 94 72 84 66 82Z"],
    ["f", polygon(72, 73, 4, 6)],
  ],
  neck,
  coat("pale", "sky"),
  [
    ["deep", "M34 131L34 116L66 116L66 131Z" + both("M60 116L66 116L64 109L60 110Z")],
    ["gold", polygon(38.5, 120, 2.6, 6) + polygon(61.5, 120, 2.6, 6)],
  ],
  ears,
  head("broad"),
  eyes("open", "f"),
  brows("soft", "hair", 2),
  mouth("smirk"),
  [
    ["hair", both("M62 62L69 64L67.5 84L64.5 74Z")],
    ["ink", "M35 88L40 90M36 91L39.5 92", 1.4],
  ],
  halves("f", "deep", "M49.5 42C64 42 71 51 71.5 62L49.5 62Z"),
  [
    ["f", "M24 62L76 62L73 67L50 65L27 67Z"],
    ["pale", "M27 62.6L73 62.6", 1.4],
    ["pale", "M46 44L46 58M54 44L54 58", 1.4],
    ["iron", polygon(50, 54, 7.6, 6)],
    ["shine", polygon(50, 54, 5.2, 6)],
  ],
);

const chemist = person(
  3,
  "brown",
  [
    ["hair", circle(50, 45, 8.5)],
    ["lock", "M50 36.5A8.5 8.5 0 0 1 50 53.5Z"],
    ["gold", "M38 38L62 50", 1.6],
  ],
  halves("hair", "lock", "M49.5 50C64 50 71 60 70.5 78L66 84L49.5 80Z"),
  neck,
  coat("f", "deep"),
  [
    ["white", both("M58 107L70 112L60 128L53 118Z")],
    ["pale", polygon(50, 122.6, 3.6, 6), 1.3],
  ],
  head("broad"),
  mouth("firm", "lip"),
  [
    ["hair", "M32 74C32 60 38 54 50 54L46 64C40 64 34 68 32 74Z"],
    ["lock", "M68 74C68 60 62 54 50 54L46 64C56 63 64 66 68 74Z"],
    ["deep", "M29 76L71 76L71 81L29 81Z"],
    ["iron", circles(9.2, 79, 9)],
    ["silver", circles(9.2, 79, 7.2)],
    ["f", circles(9.2, 79, 5.9)],
    ["pale", circles(9.2, 79, 5.9) + circles(10.4, 80.4, 5)],
    ["white", circle(38.6, 76.4, 1.7) + circle(57, 76.4, 1.7)],
    ["gold", gear(29, 92, 4, 6) + gear(71, 92, 4, 6)],
  ],
);

const astronomer = person(
  2,
  "white",
  [["gold", "M92 66A44 12 -18 0 0 8 92", 1.6]],
  halves("hair", "lock", "M49.5 66L68 66L76 60L75 69L83 70L77 78L82 86L74 87L73 95L64 92L49.5 92Z"),
  coat("deep", "deep"),
  [
    ["f", both("M60 110L78 114L70 131L54 124Z")],
    [
      "gold",
      circle(28, 122, 1.2) + circle(72, 119, 1.2) + circle(80, 126, 1.4) + circle(20, 127, 1.1),
    ],
  ],
  ears,
  head("broad"),
  eyes("heavy", "f"),
  brows("thick", "hair", 3.2),
  [
    ["hair", "M34 90L41 93L50 91.5L59 93L66 90L63 106L56 117L44 117L37 106Z"],
    ["lock", "M50 91.5L59 93L66 90L63 106L56 117L50 117Z"],
    ["lip", "M46 97L54 97L52 100L48 100Z"],
    ["hair", "M50 92L58 94L62 98L50 96L38 98L42 94Z"],
    ["gold", circles(8.7, 79.5, 6.4), 1.4],
    ["gold", "M47.7 79Q50 77 52.3 79", 1.4],
    ["gold", "M8 92A44 12 -18 0 0 92 66", 1.8],
    ["f", circle(13, 95, 5)],
    ["pale", circle(11.6, 93.4, 1.6)],
    ["shine", circle(90, 65, 3)],
  ],
);

const director = person(
  4,
  "grey",
  [
    ["gold", gear(50, 74, 38, 14)],
    ["deep", circle(50, 74, 29)],
    ["f", polygon(50, 74, 27, 6, 30)],
    ["pale", polygon(50, 74, 27, 6, 30), 1.4],
  ],
  halves("hair", "lock", "M49.5 50L64 54L72 66L72 84L75 100L66 98L49.5 98Z"),
  neck,
  coat("white", "silver"),
  [
    ["deep", "M34 104L42 108L50 117L58 108L66 104L70 116L50 131L30 116Z"],
    ["gold", "M34 104L42 108L50 117L58 108L66 104", 1.8],
    ["gold", polygon(50, 124, 5, 6)],
    ["f", polygon(50, 124, 2.8, 6)],
  ],
  head("broad"),
  eyes("open", "f"),
  brows("high", "lock", 2),
  mouth("calm"),
  [
    ["hair", both("M58 56L68 62L71 80L72 98L66 88L65 70L52 60Z")],
    ["gold", polygon(58.7, 79.5, 7.6, 6), 1.8],
    ["gold", "M65.3 83L70 100", 1],
  ],
  halves("f", "deep", "M49.5 41L60 43.5L69 53L69.5 64L60 60.5L49.5 60Z"),
  [
    ["gold", "M30.5 64L40 60.5L50 60L60 60.5L69.5 64", 1.8],
    ["pale", ellipse(50, 51, 8, 3, 60) + ellipse(50, 51, 8, 3, 120), 1.2],
    ["shine", circle(50, 51, 2.2)],
  ],
);

export const green = [assistant, engineer, chemist, astronomer, director];
