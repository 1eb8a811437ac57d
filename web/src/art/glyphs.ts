// Numerals and capitals as single lines of one width, so that they look the same on every machine.
// A sign stands in a box 20 wide and 30 high.

const GLYPHS: Record<string, string> = {
  "0": "M10.5 2.5C0 2.5 0 27.5 10.5 27.5C21 27.5 21 2.5 10.5 2.5Z",
  "1": "M4 8L11.5 2.5L11.5 30",
  "2": "M3 10C3 0 18 0 18 9.5C18 16 6 20 3 27.3L19.5 27.3",
  "3": "M2.5 2.7L16.5 2.7L9 12.5C21 12 21 27.3 10 27.3C6 27.3 3.5 25.5 2 22.5",
  "4": "M14.5 30L14.5 2.7L12.4 2.7L3 20.5L20 20.5",
  "5": "M17.5 2.7L5.3 2.7L4.2 13.6C9 10 18 11.5 18 19.3C18 28.5 6.5 30 2 23.8",
  "6": "M15 1.5C8 5.5 2.8 12.5 2.8 19.5C2.8 30 18 30 18 19.5C18 10.5 7 10 3.6 16.5",
  "7": "M2 2.7L17.5 2.7L8 30",
  "8": "M10.3 13.5C2 13.5 2 2.5 10.3 2.5C18.6 2.5 18.6 13.5 10.3 13.5C0 13.5 0 27.5 10.3 27.5C20.6 27.5 20.6 13.5 10.3 13.5Z",
  "9": "M5.5 28.5C12.5 24.5 17.7 17.5 17.7 10.5C17.7 0 2.5 0 2.5 10.5C2.5 19.5 13.5 20 17 13.5",
  "+": "M1 16L19 16M10 7L10 25",
  "-": "M2 16L18 16",
  A: "M1 30L10 3L19 30M4.5 20.5L15.5 20.5",
  B: "M4.5 14.2L10 14.2C17.5 14.2 17.5 2.7 10 2.7L4.5 2.7L4.5 27.3L11 27.3C20.5 27.3 20.5 14.2 11 14.2",
  C: "M18.5 8.5C14 -0.5 2.8 2 2.8 15C2.8 28 14 30.5 18.5 21.5",
  G: "M18 8C13.5 -0.5 2.8 2.5 2.8 15C2.8 31 18 29 18 20L18 16.3L10.5 16.3",
  I: "M3 0L3 30",
  L: "M4.5 0L4.5 27.3L18 27.3",
  P: "M4.5 30L4.5 2.7L11 2.7C20.5 2.7 20.5 17.5 11 17.5L4.5 17.5",
  T: "M1 2.7L19 2.7M10 2.7L10 30",
  U: "M3 0L3 18C3 30.5 17 30.5 17 18L17 0",
  X: "M2 0L18 30M18 0L2 30",
  Y: "M1.5 0L10 15.5L18.5 0M10 15.5L10 30",
};

const NARROW: Record<string, number> = { I: 6, L: 17 };

/** Where each sign of a text begins, and the whole width. */
export const places = (text: readonly string[], gap: number) => {
  const starts = [0];
  for (const sign of text) starts.push((starts.at(-1) ?? 0) + (NARROW[sign] ?? 20) + gap);
  return starts;
};

/** The line of a sign; a sign that is not drawn here is empty. */
export const glyph = (sign: string) => GLYPHS[sign] ?? "";

/** A whole number as signs, with its sign when `signed`. */
export const signs = (value: number, signed = false) => [
  ...(signed && value >= 0 ? `+${value}` : `${value}`),
];
