/** What stands for a name in a circle: its first letter, or its first emoji with all its parts. */

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function initial(name: string): string {
  for (const { segment } of letters.segment(name)) return segment;
  return "";
}
