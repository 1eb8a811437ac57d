import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import {
  Aristocrat,
  CapitalBoard,
  Card,
  CardBack,
  Emblem,
  Follower,
  Gold,
  HomeBoard,
  Logo,
  Modifier,
  Rebel,
  Rob,
  Sentinel,
  TileArt,
} from "../../src/art";
import { TILES } from "../../src/art/tiles";
import { DISTRICT_NAMES } from "../../src/types";

interface Drawing {
  name: string;
  svg: SVGSVGElement;
}

/** Draw one picture and hand back its root. */
function draw<Props extends Record<string, any>>(
  picture: Component<Props>,
  props: Props,
): SVGSVGElement {
  const target = document.createElement("div");
  const mounted = mount(picture, { target, props });
  const svg = target.querySelector("svg")!.cloneNode(true) as SVGSVGElement;
  void unmount(mounted);
  return svg;
}

const kinds = [..."BPYG"].flatMap((letter) => [2, 3, 4, 5, 6].map((value) => `${letter}${value}`));

/** Every picture with every value it can have, named. */
const all: Drawing[] = [
  ...kinds.map((kind) => ({ name: kind, svg: draw(Card, { kind }) })),
  ...kinds.map((kind) => ({ name: `${kind} compact`, svg: draw(Card, { kind, compact: true }) })),
  ...Object.keys(TILES).map((name) => ({ name, svg: draw(TileArt, { name }) })),
  ...DISTRICT_NAMES.flatMap((district) => [
    { name: `own ${district}`, svg: draw(TileArt, { name: "own", district }) },
    { name: `emblem ${district}`, svg: draw(Emblem, { district }) },
    { name: `capital ${district}`, svg: draw(CapitalBoard, { district }) },
    { name: `home ${district}`, svg: draw(HomeBoard, { district }) },
    ...[1, 2, 3].map((value) => ({
      name: `aristocrat ${district} ${value}`,
      svg: draw(Aristocrat, { district, value }),
    })),
  ]),
  ...[4, 2, -1, -3, null].map((value) => ({
    name: `modifier ${value}`,
    svg: draw(Modifier, { value }),
  })),
  ...[1, 2, 3, null].map((value) => ({ name: `rebel ${value}`, svg: draw(Rebel, { value }) })),
  ...[0, 1, 2, 3].map((seat) => ({ name: `follower ${seat}`, svg: draw(Follower, { seat }) })),
  { name: "ROB", svg: draw(Rob, {}) },
  { name: "card back", svg: draw(CardBack, {}) },
  { name: "gold", svg: draw(Gold, {}) },
  { name: "sentinel", svg: draw(Sentinel, {}) },
  { name: "logo", svg: draw(Logo, {}) },
  { name: "capital", svg: draw(CapitalBoard, {}) },
  { name: "home", svg: draw(HomeBoard, {}) },
];

test("no two pictures are the same", () => {
  const seen = new Map<string, string>();
  for (const { name, svg } of all) {
    const drawn = svg.outerHTML;
    expect(seen.get(drawn), `${name} looks like`).toBeUndefined();
    seen.set(drawn, name);
  }
});

test("the twenty faces differ, the frame and the colours apart", () => {
  const faces = kinds.map((kind) => {
    const layers = draw(Card, { kind }).querySelectorAll("svg[class] path");
    return [...layers].map((layer) => layer.getAttribute("d")).join();
  });
  expect(new Set(faces).size).toBe(20);
});

test.each(all)("$name keeps to the content policy and draws numbers only", ({ svg }) => {
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    expect(element.hasAttribute("style")).toBe(false);
    expect(element.hasAttribute("id")).toBe(false);
    expect(["style", "script", "image", "use", "foreignObject"]).not.toContain(element.tagName);
  }
  expect(svg.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
});

test.each([
  ["Card", Card, { kind: "B4" }],
  ["CardBack", CardBack, {}],
  ["Emblem", Emblem, { district: "pink" }],
  ["Gold", Gold, {}],
  ["Modifier", Modifier, { value: null }],
  ["TileArt", TileArt, { name: "agent" }],
  ["Rob", Rob, {}],
  ["Aristocrat", Aristocrat, { value: 1, district: "green" }],
  ["Rebel", Rebel, { value: 2 }],
  ["Follower", Follower, { seat: 1 }],
  ["Sentinel", Sentinel, {}],
  ["Logo", Logo, {}],
  ["CapitalBoard", CapitalBoard, {}],
  ["HomeBoard", HomeBoard, { district: "blue" }],
] as [string, Component<Record<string, any>>, Record<string, any>][])(
  "%s has its label as its name, and is hidden from a screen reader without one",
  (_, picture, props) => {
    const named = draw(picture, { ...props, label: "a < b" });
    expect(named.getAttribute("role")).toBe("img");
    expect(named.getAttribute("aria-label")).toBe("a < b");
    expect(named.hasAttribute("aria-hidden")).toBe(false);
    const silent = draw(picture, props);
    expect(silent.getAttribute("aria-hidden")).toBe("true");
    expect(silent.hasAttribute("role")).toBe(false);
  },
);

test("a card shows its value, letter and emblem in its top 30 %", () => {
  const compact = draw(Card, { kind: "G6", compact: true });
  expect(compact.getAttribute("viewBox")).toBe("0 0 100 42");
  const strip = [...compact.children].slice(1).map((part) => part.outerHTML);
  const whole = [...draw(Card, { kind: "G6" }).children].map((part) => part.outerHTML);
  expect(strip).toHaveLength(3);
  for (const part of strip) expect(whole).toContain(part);
});
