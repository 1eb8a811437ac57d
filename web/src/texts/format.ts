/** Messages as text. The same as `capital_lux/texts` does in Python. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "../types";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: if it is written from right to left, what follows it must not
 * be drawn into that. Once is enough, and all others stay as they are. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes("\u2068") ? `\u2068${text}\u2069` : text;

/** A number that all our languages write alike. A browser takes long to make its first formatter: the start
 * page must not wait for one to say "3 players". */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

/** One `.ftl` file. An arrow that a terminal writes with two signs is a real one here, and no line ends beside it. */
export const catalogue = (source: string): FluentResource =>
  new FluentResource(source.replaceAll(" -> ", "\u00a0→\u00a0"));

/** The arguments that are cards; a player may have the name of one. */
const CARDS = new Set(["card", "cards", "lowest", "asked"]);
const CARD = /^[BPYG][2-6]$/;
/** Around a card in a text that is taken apart; no keyboard has these. */
const [OPEN, CLOSE] = ["\ue000", "\ue001"];
const MARKED = new RegExp(`${OPEN}|${CLOSE}`);

/** Says the messages of a language's catalogues; an unknown one by its text or its id. */
export class Texts {
  private readonly bundle: FluentBundle;

  constructor(language: string, catalogues: readonly FluentResource[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of catalogues) this.bundle.addResource(one);
  }

  say(message: Message | string, args: Record<string, Argument> = {}): string {
    const id = typeof message === "string" ? message : message.id;
    const given = typeof message === "string" ? args : { ...message.args, ...args };
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return typeof message === "string" ? id : (message.text ?? id);
    const known: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) known[name] = this.argument(value);
    // With a list for the errors a text with a missing variable is shown, not thrown.
    return this.bundle.formatPattern(pattern, known, []);
  }

  /** A message taken apart: texts and, at the odd places, the cards that it names. */
  parts(message: Message): string[] {
    // A list of cards is a message of its own.
    const marked = (isCard: boolean, value: Argument): Argument => {
      if (Array.isArray(value)) return value.map((one) => marked(isCard, one)) as Argument;
      if (typeof value === "object") return { ...value, args: all(value.args, isCard && value.id.startsWith("list-")) };
      return isCard && typeof value === "string" && CARD.test(value) ? `${OPEN}${value}${CLOSE}` : value;
    };
    const all = (args: Message["args"], within = false) =>
      Object.fromEntries(
        Object.entries(args ?? {}).map(([name, value]) => [name, marked(within || CARDS.has(name), value)]),
      );
    return this.say({ ...message, args: all(message.args) }).split(MARKED);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  private argument(value: Argument): string | number | Small {
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.argument(item))));
    if (typeof value === "object") return this.say(value);
    if (typeof value === "string") return isolated(value);
    return isSmall(value) ? new Small(value) : value;
  }

  private join(items: string[]): string {
    if (items.length === 0) return this.say("list-empty");
    let text = items[0]!;
    for (const item of items.slice(1, -1)) text = this.say("list-comma", { a: text, b: item });
    return items.length === 1 ? text : this.say("list-and", { a: text, b: items.at(-1)! });
  }
}
