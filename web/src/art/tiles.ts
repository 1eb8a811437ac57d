// The figure of each power tile, in a box of 64 by 64 whose middle 40 are on every plate.
import {
  box,
  circle,
  ellipse,
  gear,
  lozenge,
  polygon,
  star,
  type District,
  type Layer,
} from "./kit";

type Figure = readonly [District, readonly Layer[]];

export const TILES: Record<string, Figure> = {
  // a hat and dark glasses
  agent: [
    "blue",
    [
      ["pale", "M20 26L23 14L32 17L41 14L44 26Z"],
      ["f", "M21.5 22L42.5 22L43.2 26L20.8 26Z"],
      ["pale", "M12 27L32 25L52 27L52 30L12 30Z"],
      ["pale", "M17 33L30 33L32 35L34 33L47 33L44 42L36 42L32 37L28 42L20 42Z"],
      ["f", "M26 50L38 50L38 52L26 52Z"],
    ],
  ],
  // a masked face in a house
  infiltrator: [
    "blue",
    [
      ["pale", "M32 9L54 27L49 27L49 51L15 51L15 27L10 27Z"],
      ["deep", "M19 29L32 32L45 29L43 40L36 42L32 37L28 42L21 40Z"],
      ["pale", "M22.5 33L29.5 35.4L25 38Z" + "M41.5 33L34.5 35.4L39 38Z"],
      ["f", "M22 47L27 44L32 48L37 44L42 47", 2],
    ],
  ],
  // a megaphone
  recruiter: [
    "blue",
    [
      ["pale", "M14 27L24 27L44 14L44 46L24 35L14 35Z"],
      ["f", "M24 27L24 35", 2],
      ["pale", "M19 37L26 38L30 50L23 50Z"],
      ["pale", "M48 20L54 15M49 30L56 30M48 40L54 45", 2.6],
    ],
  ],
  // a walker outside the city gate
  outsider: [
    "blue",
    [
      [
        "pale",
        "M8 18L12 18L12 22L16 22L16 18L20 18L20 22L24 22L24 18L28 18L28 22L32 22L32 18L36 18L36 50L29 50L29 38L22 31L15 38L15 50L8 50Z",
      ],
      ["shine", circle(46, 25, 4.4)],
      ["shine", "M42 31L49 31L55 40L52 42L49 38.5L49 42L54 51L50 51L46 44.5L42 51L38.4 51L43 41Z"],
    ],
  ],
  // a cup of light
  cleric: [
    "pink",
    [
      [
        "pale",
        "M18 28L46 28C46 40 40 45 34 46L34 51C39 51 42 53 42 55L22 55C22 53 25 51 30 51L30 46C24 45 18 40 18 28Z",
      ],
      ["shine", circle(32, 16, 6)],
      ["pale", "M21 16A11 11 0 0 1 43 16", 2],
    ],
  ],
  // a falling comet
  doomsayer: [
    "pink",
    [
      ["pale", "M54 10L28 29L35 40Z"],
      ["shine", circle(28, 37, 9)],
      ["deep", circle(28, 37, 4.5)],
      [
        "pale",
        "M14 54L14 49L20 49L20 52L26 52L26 48L31 48L31 52L38 52L38 46L44 46L44 52L50 52L50 54Z",
      ],
      ["pale", "M40 8L24 22M56 26L40 44", 1.8],
    ],
  ],
  // a lantern on the way
  missionary: [
    "pink",
    [
      ["pale", "M25 16A7 7 0 0 1 39 16", 2.4],
      ["pale", "M23 18L41 18L44 23L20 23Z" + "M20 44L44 44L41 49L23 49Z"],
      ["pale", "M22 23L22 44M42 23L42 44", 2],
      ["shine", "M32 25C38 32 38 41 32 42C26 41 26 32 32 25Z"],
      ["pale", "M15 28L10 25M14 34L8 34M15 40L10 43M49 28L54 25M50 34L56 34M49 40L54 43", 2],
    ],
  ],
  // an eye that radiates
  mentalist: [
    "pink",
    [
      ["pale", "M10 36C20 24 44 24 54 36C44 48 20 48 10 36Z"],
      ["f", circle(32, 36, 8)],
      ["deep", circle(32, 36, 4.4)],
      ["pale", circle(30, 34, 1.6)],
      ["shine", "M17 24A18 18 0 0 1 47 24", 2],
      ["shine", "M23 17.5A14 14 0 0 1 41 17.5", 2],
      ["shine", circle(32, 9, 2.2)],
    ],
  ],
  // a balance
  merchant: [
    "yellow",
    [
      ["pale", "M30.5 14L33.5 14L33.5 46L40 46L40 50L24 50L24 46L30.5 46Z"],
      ["pale", "M14 22L32 18L50 18", 2.6],
      ["pale", "M14 22L8.5 35M14 22L19.5 35M50 18L44.5 31M50 18L55.5 31", 1.4],
      ["pale", "M7 35L21 35C20 41 8 41 7 35Z" + "M43 31L57 31C56 37 44 37 43 31Z"],
      ["gold", circle(14, 31, 3.6)],
      ["gold", lozenge(32, 12, 3, 4)],
    ],
  ],
  // a figure with a pennant
  follower: [
    "yellow",
    [
      ["pale", circle(26, 25, 6.5)],
      ["pale", "M21 32L31 32L36 48L39 48L39 52L13 52L13 48L16 48Z"],
      ["pale", "M40 10L40 52", 2.4],
      ["gold", "M40 11L56 16L40 24Z"],
    ],
  ],
  // a coronet
  aristocrat: [
    "yellow",
    [
      ["pale", "M12 20L22 30L32 13L42 30L52 20L47 43L17 43Z"],
      ["pale", box(17, 46, 30, 4)],
      ["deep", lozenge(32, 34, 4, 6)],
      ["gold", circle(12, 19, 3) + circle(32, 12, 3) + circle(52, 19, 3)],
    ],
  ],
  // a tower with a gold in it
  sentinel: [
    "yellow",
    [
      [
        "pale",
        "M17 12L23 12L23 17L29 17L29 12L35 12L35 17L41 17L41 12L47 12L47 24L43 27L43 46L47 52L17 52L21 46L21 27L17 24Z",
      ],
      ["deep", circle(32, 36, 8)],
      ["gold", circle(32, 36, 6)],
      ["pale", lozenge(32, 36, 2.6, 3.8)],
    ],
  ],
  // an open book
  scholar: [
    "green",
    [
      ["pale", "M31 24C26 19 18 18 11 19L11 45C18 44 26 45 31 50Z"],
      ["pale", "M33 24C38 19 46 18 53 19L53 45C46 44 38 45 33 50Z"],
      [
        "f",
        "M15 26C20 25.6 24 27 27 29M15 32C20 31.6 24 33 27 35M15 38C20 37.6 24 39 27 41M49 26C44 25.6 40 27 37 29M49 32C44 31.6 40 33 37 35M49 38C44 37.6 40 39 37 41",
        1.7,
      ],
      ["shine", polygon(32, 13, 4.6, 6)],
    ],
  ],
  // a thing that changes hands
  convertor: [
    "green",
    [
      ["pale", "M12 30A20 20 0 0 1 46 18", 3.6],
      ["pale", "M52 34A20 20 0 0 1 18 46", 3.6],
      ["pale", "M50 10L51 25L38 20Z" + "M14 54L13 39L26 44Z"],
      ["shine", polygon(32, 32, 9, 6)],
      ["deep", polygon(32, 32, 4.4, 6)],
    ],
  ],
  // a telescope and a star
  discoverer: [
    "green",
    [
      [
        "pale",
        "M10 35L20 29L24 36L14 42Z" + "M22 28L34 20L40 30L27 37Z" + "M36 18L43 13L51 26L43 30Z",
      ],
      ["pale", "M30 38L22 54M32 38L32 54M34 37L42 54", 2.2],
      ["shine", star(54, 11, 6, 2, 4)],
    ],
  ],
  // two wheels, one turn after the other
  dualist: [
    "green",
    [
      ["pale", gear(24, 26, 14, 8) + circle(24, 26, 5.4)],
      ["shine", gear(42, 42, 12, 8) + circle(42, 42, 4.6)],
      ["pale", ellipse(32, 34, 25, 8, 138), 1.2],
    ],
  ],
};
