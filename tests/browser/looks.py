"""What can be wrong with any page: axe, words of another language, things cut off or too small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from fluent.syntax import ast
from playwright.sync_api import Page

from tests.browser.serving import ROOT
from tests.texts.catalogues import entries

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The strokes of a picture have no words and no roles; without them axe has a tenth of the work.
RUN = """
async ([rules, without]) => {
  const drawn = [...document.querySelectorAll("svg.art")].map((one) => [one, [...one.childNodes]]);
  const undrawn = document.adoptedStyleSheets;
  for (const [picture] of drawn) picture.replaceChildren();
  document.adoptedStyleSheets = [];
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    ...(rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {}),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  document.adoptedStyleSheets = undrawn;
  for (const [picture, strokes] of drawn) picture.replaceChildren(...strokes);
  return violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} ${node.failureSummary}`));
}
"""
SAID = """
() => {
  const found = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, data } = nodes.currentNode;
    if (parent.closest("[lang]") === document.documentElement) found.push(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  }
  return found;
}
"""
# A line that is told again in full beside it may end in three dots, a name too.
CUT = """
() => [...document.querySelectorAll("body *:not(option, svg *)")].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || !one.checkVisibility() || one.closest(".unseen, [data-testid=since], .person b")) {
    return false;
  }
  if (one.closest("dialog[open]") === null && document.querySelector("dialog[open]")) return false;
  const style = getComputedStyle(one);
  if (style.display === "inline" || style.overflowX === "auto") return false;
  if (style.clipPath === "inset(50%)") return false; // said, not shown
  // A line lower than its letters loses what hangs below it.
  const low = parseFloat(style.lineHeight) < 1.15 * parseFloat(style.fontSize);
  // Letters that stand close together end beyond their line.
  const close = -parseFloat(style.letterSpacing) > parseFloat(style.paddingRight) + 0.05;
  const hides = style.overflowY === "hidden";
  return one.scrollWidth > one.clientWidth + 1 || ((low || close) && hides);
}).map((one) => one.outerHTML.slice(0, 160))
"""
# A word that goes on in the next line. What somebody else wrote, and addresses, may.
BROKEN = """
() => {
  const found = [];
  const top = document.querySelector("dialog[open]") ?? document.body;
  const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest("bdi, code, .unseen, option")) continue;
    range.selectNodeContents(node);
    const letter = parseFloat(getComputedStyle(parent).fontSize);
    if (range.getBoundingClientRect().height < 1.6 * letter) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (tops.size > 1) found.push(`${word} in ${parent.outerHTML.slice(0, 120)}`);
    }
  }
  return found;
}
"""
# What stands at the foot of a home or a district: totals, limits, a crown, a bonus card, tiles.
BESIDE = """
() => [
  ...document.querySelectorAll(".district .sum > *:not(.unseen), .district .token"),
].filter((one) => {
  if (!one.checkVisibility()) return false; // nothing but what is in it
  const [own, home] = [one, one.closest("section")].map((all) => all.getBoundingClientRect());
  return own.left < home.left - 1 || own.right > home.right + 1;
}).map((one) => one.outerHTML.slice(0, 160))
"""
# What is said of a player stands beside the row, not over the next one, and a change in its frame.
WITHIN = """
() => [...document.querySelectorAll("[data-testid^=person-], [data-testid=target] .chip")].filter(
  (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
).map((one) => one.outerHTML.slice(0, 160))
"""
# The part of a thing that a finger meets. What is beside the page is scrolled to first.
SMALL = """
(least) => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const all = top.querySelectorAll("button, a[href], input, select, summary");
  const found = [];
  for (const one of all) {
    const whole = one.closest("label") ?? one;
    if (!whole.checkVisibility({ visibilityProperty: true }) || one.disabled) continue;
    // A card in a pile is a button below the question too.
    if (one.getAttribute("aria-disabled") === "true" || one.closest(".stack")) continue;
    const inline = getComputedStyle(whole).display === "inline";
    if (inline && whole.parentElement.textContent.trim() !== whole.textContent.trim()) continue;
    whole.scrollIntoView({ block: "center", inline: "center" });
    const box = whole.getBoundingClientRect();
    if (box.width === 0) continue;
    const meets = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (whole.contains(hit) || hit.contains(one) && hit.closest("label"));
    };
    const whole_box = Math.min(box.width, box.height) >= least &&
      [1, box.width / 2, box.width - 1].every((x) =>
        [1, box.height / 2, box.height - 1].every((y) => meets(box.left + x, box.top + y)));
    if (whole_box) continue;
    const run = (from, to, hit) => {
      let best = 0, now = 0;
      for (let at = from + 0.5; at < to && best < least; at += 1) {
        now = hit(at) ? now + 1 : 0;
        best = Math.max(best, now);
      }
      return best;
    };
    const longest = (lines) => {
      let best = 0;
      for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        if (best < least) best = Math.max(best, lines(part));
      }
      return best;
    };
    const { left, right, top: upper, bottom, width, height } = box;
    const wide = longest((part) => run(left, right, (x) => meets(x, upper + part * height)));
    const high = longest((part) => run(upper, bottom, (y) => meets(left + part * width, y)));
    if (wide < least || high < least) found.push(`${wide}x${high} ${one.outerHTML.slice(0, 170)}`);
  }
  return found;
}
"""
TO_THE_TOP = """
() => [window, document.querySelector("dialog[open]")].forEach((one) => one?.scrollTo(0, 0))
"""
FINGER = 44
LOOKS, PAUSE = 10, 200
"""How often and after how many milliseconds a page that may still be laid out is looked at."""


def clean(page: Page, *rules: str, without: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong, by all rules or by some; `without`: by all others."""
    # Chromium lets a test's own script in only so: the page's policy forbids it everywhere else.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text() + "\n;0")
    found: list[str] = page.evaluate(RUN, [rules, without])
    return found


def found_still(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """What is wrong with a page once it lies still."""
    for _ in range(LOOKS):
        found = look()
        if not found:
            break
        page.wait_for_timeout(PAUSE)
    return found


def cut_off(page: Page) -> list[str]:
    """What one scrolls sideways to, and texts that their place cuts off or breaks in a word."""

    def look() -> list[str]:
        found: list[str] = [one for what in (CUT, BESIDE, WITHIN) for one in page.evaluate(what)]
        wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth") > 0
        broken = [f"broken: {one}" for one in page.evaluate(BROKEN)]
        return [f"cut off: {one}" for one in found] + broken + ["it scrolls sideways"] * wide

    return found_still(page, look)


def too_small(page: Page, least: int = FINGER) -> list[str]:
    """What cannot be reached, or is smaller than a finger."""

    def look() -> list[str]:
        # Half a pixel may be lost at an edge.
        found: list[str] = page.evaluate(SMALL, least - 1)
        page.evaluate(TO_THE_TOP)
        return [f"small: {one}" for one in found]

    return found_still(page, look)


def expanded(pattern: ast.Pattern) -> Iterator[str]:
    """The regular expressions of what a message can say."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([re.escape(element.value)])
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            parts.append([text for one in variants for text in expanded(one.value)])
        else:
            parts.append([".+"])
    for chosen in product(*parts):
        yield "".join(chosen)


@cache
def texts(language: str) -> dict[str, set[str]]:
    """By message, what it can say."""
    return {
        entry.id.name: set(expanded(entry.value))
        for _, entry in entries(language)
        if isinstance(entry, ast.Message) and entry.value
    }


@cache
def english_only(language: str) -> re.Pattern[str]:
    """What is said in English and never in another language."""
    theirs = set().union(*texts(language).values())
    ours = set().union(*texts("en").values()) - theirs
    # A text of nothing but names and figures is no sentence.
    words = [text for text in ours if re.search("[a-zA-Z]{3}", text)]
    return re.compile("|".join(sorted(words)), re.DOTALL)


@cache
def wrong_words(said: str, language: str) -> list[str]:
    """Ids of messages in a text, and whether it is English where another language is spoken."""
    text = re.sub("[\u2068\u2069]", "", said).strip()
    ids = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text))
    found = [f"an id: {name}" for name in ids & texts("en").keys()]
    if language != "en" and english_only(language).fullmatch(text):
        found.append(f"English: {text}")
    return found


def untranslated(said: Iterable[str], language: str) -> list[str]:
    """What is wrong with the words of a page, as SAID found them there."""
    return [wrong for text in dict.fromkeys(said) for wrong in wrong_words(text, language)]
