// Rebels: angles, zigzags, torn edges.
import { both, circles, flip, halves, polygon, star } from "../kit";
import { brows, coat, ears, eyes, head, mouth, neck, person } from "./parts";

const courier = person(
  2,
  "brown",
  neck,
  coat("f", "deep"),
  [
    ["pale", "M34 106L42 101L50 108L58 101L66 106L63 116L56 112L50 119L44 112L37 116Z"],
    ["f", "M36 110L42.5 106L50 113L57.5 106L64 110", 1.6],
  ],
  ears,
  head("angular"),
  eyes("open"),
  brows("soft"),
  mouth("smile"),
  [
    ["dusk", circles(11, 87, 0.8) + circles(14, 89, 0.8) + circles(13, 85.5, 0.8)],
    ["lock", both("M66 58L71 62L68.5 78L65.5 72L63 64Z")],
  ],
  halves("f", "deep", "M49.5 43L62 45L75 56L72 63L49.5 60Z"),
  [
    ["pale", "M45.5 43.6L50 41L54.5 43.6L50 46Z"],
    ["deep", "M28 60L72 60L80 68L50 64.5L24 69Z"],
    ["f", "M28 60L50 57.5L72 60", 1.4],
  ],
);

const saboteur = person(
  4,
  "black",
  halves(
    "hair",
    "lock",
    "M49.5 45L56 51L64 44L65 53L75 52L71 62L79 67L71.5 75L76 86L66 86L49.5 86Z",
  ),
  neck,
  coat("deep", "deep"),
  [
    ["f", both("M59 108L76 114L66 131L55 119Z")],
    ["pale", both("M59 109L62 121L55 118Z")],
  ],
  ears,
  head("angular"),
  eyes("sharp"),
  brows("stern", "ink", 2.2),
  mouth("smirk"),
  [
    ["hair", "M31 70L33 54L50 52L67 54L69 70L60 64L50 67L40 64Z"],
    ["f", "M31.5 66L50 69.5L68.5 66L68.6 71L50 74.4L31.4 71Z"],
    ["pale", "M33 69L38 67.6L42 71.2L46 69L50 72.4L54 69L58 71.2L62 67.6L67 69", 1.1],
    ["f", "M68 66L80 61L76 68L82 73L68 71Z"],
    ["white", "M36 88L44 91.5L43 94.5L35 91Z"],
    ["gold", both("M71 88L74.5 99L67.5 99Z")],
  ],
);

const pilot = person(
  1,
  "red",
  [["hair", "M43 62L40 50L45 53L44 39L49.5 46L54 37L56 47L61 43L57 62Z"]],
  [["lock", "M50 47L54 37L56 47L61 43L57 62L50 62Z"]],
  neck,
  coat("f", "deep"),
  [
    [
      "white",
      "M31 112L36 106L40 110L44 104L50 116L56 104L60 110L64 106L69 112L66 120L61 117L56 124L50 119L44 124L39 117L34 120Z",
    ],
    ["bronze", "M50 119L50 131", 1.6],
  ],
  ears,
  head("angular"),
  [
    ["lock", both("M68 66L66.5 60L63.5 58L66 78Z")],
    ["deep", "M30 73L47 72.5L50 75L53 72.5L70 73L68.5 84.5L55.5 86.5L50 81L44.5 86.5L31.5 84.5Z"],
    ["pale", "M34 75.5L46 75L46 81L43.5 83.5L35 82Z"],
    ["f", flip("M34 75.5L46 75L46 81L43.5 83.5L35 82Z")],
    ["white", "M36.5 76.5L41 76.5L37.5 81.5L36 81Z"],
    ["pale", "M56 76.5L59 76.5L56 80.5Z"],
  ],
  brows("stern", "hair", 2.2),
  mouth("firm"),
);

const shadow = person(
  3,
  "black",
  halves("f", "deep", "M49.5 38L60 45L72 60L77 88L73 112L92 131L49.5 131Z"),
  [["ink", "M50 47L64 56L70 74L66 100L50 112L34 100L30 74L36 56Z"]],
  head("angular"),
  eyes("sharp", "f"),
  brows("stern", "ink", 2.6),
  [["ink", "M31 70L36 58L50 52L64 58L69 70L62 62L50 59L38 62Z"]],
  halves("pale", "f", "M49.5 85L68 81L65 98L56 108L49.5 110Z"),
  [
    ["deep", "M33 91L39 87L44 94L50 89L56 94L61 87L67 91", 1.7],
    ["pale", "M28 118L50 128L72 118", 1.6],
    ["gold", star(50, 121, 5, 2.2, 4)],
  ],
);

const commander = person(
  5,
  "grey",
  halves("hair", "lock", "M49.5 56L70 60L76 98L66 94L49.5 100Z"),
  neck,
  coat("deep", "deep"),
  [
    ["f", "M38 101L50 116L62 101L66 114L50 131L34 114Z"],
    ["pale", "M38 101L50 116L62 101", 1.5],
    ["gold", "M8 122L24 112L32 115L12 127Z" + flip("M8 122L24 112L32 115L12 127Z")],
    ["bronze", both("M92 123L76 113M88 126L72 116"), 1],
    ["gold", star(30, 124, 4.4, 1.9, 5) + star(70, 124, 4.4, 1.9, 5)],
  ],
  head("angular"),
  eyes("sharp"),
  brows("stern", "hair", 2.2),
  mouth("firm"),
  [
    ["ink", "M53 75L66 74L65 83L59 86L53 82Z"],
    ["ink", "M32 67L57 76M64 75L68 72", 1.4],
    ["white", "M36.5 84L42 93.5", 1.2],
    ["hair", both("M68.5 64L72 84L76 98L67 92L64 66Z")],
  ],
  halves("f", "deep", "M49.5 40L60 41L82 49L74 60L49.5 58Z"),
  [
    ["ink", "M27 58L50 55.5L73 58L72 64L50 62L28 64Z"],
    ["gold", "M27 58L50 55.5L73 58", 1.5],
    ["ink", "M31 64L50 61.5L69 64L66 69.5L50 67L34 69.5Z"],
    ["gold", polygon(50, 49, 6.5, 3, 180)],
    ["deep", "M51.5 44.5L47.5 49.8L50 49.8L48.8 54L53 48.6L50.4 48.6Z"],
  ],
);

export const blue = [courier, saboteur, pilot, shadow, commander];
