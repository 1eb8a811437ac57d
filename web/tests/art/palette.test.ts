/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/art/palette.css", "utf8");

const FAMILIES = ["blue", "pink", "yellow", "green"];
const THEMES = ["light", "dark"] as const;

/** The colours of one theme: the first or the second of each `light-dark` pair. */
function colours(theme: (typeof THEMES)[number]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, light, dark] of css.matchAll(
    /--([\w-]+): (?:light-dark\()?(#\w+)(?:, (#\w+)\))?;/g,
  ))
    found.set(name!, theme === "dark" ? (dark ?? light!) : light!);
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function ratio(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const text: [string, string][] = [
  ...["ground", "paper"].flatMap((surface) =>
    ["ink", "ink-soft", "accent", "danger", ...FAMILIES.map((f) => `${f}-ink`)].map(
      (mark): [string, string] => [mark, surface],
    ),
  ),
  ...FAMILIES.flatMap((f): [string, string][] => [
    [`${f}-on`, f],
    [`${f}-ink`, `${f}-soft`],
    ["ink", `${f}-soft`],
    ["ink-soft", `${f}-soft`],
    [`${f}-pale`, `${f}-deep`],
  ]),
];

for (const theme of THEMES) {
  const colour = colours(theme);
  test.each(text)(`%s is readable on %s (${theme})`, (mark, surface) => {
    expect(ratio(colour.get(mark)!, colour.get(surface)!)).toBeGreaterThanOrEqual(4.5);
  });
}
