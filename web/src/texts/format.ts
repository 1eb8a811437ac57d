/** Messages as text. The same as `capital_lux/texts` does in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "../types";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: if it is written from right to left, what follows it must not
 * be drawn into that. Once is enough, and all others stay as they are. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes("\u2068") ? `\u2068${text}\u2069` : text;

/** One language's catalogue: the sources of its `.ftl` files. */
export function bundle(language: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Says messages with the first bundle that has them; an unknown one by its text or its id. */
export class Texts {
  constructor(readonly bundles: readonly FluentBundle[]) {}

  say(message: Message | string, args: Record<string, Argument> = {}): string {
    const id = typeof message === "string" ? message : message.id;
    const given = typeof message === "string" ? args : { ...message.args, ...args };
    for (const one of this.bundles) {
      const pattern = one.getMessage(id)?.value;
      if (!pattern) continue;
      const known: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(given)) known[name] = this.argument(value);
      // With a list for the errors a text with a missing variable is shown, not thrown.
      return one.formatPattern(pattern, known, []);
    }
    return typeof message === "string" ? id : (message.text ?? id);
  }

  has(id: string): boolean {
    return this.bundles.some((one) => one.hasMessage(id));
  }

  private argument(value: Argument): string | number {
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.argument(item))));
    if (typeof value === "object") return this.say(value);
    return typeof value === "string" ? isolated(value) : value;
  }

  private join(items: string[]): string {
    if (items.length === 0) return this.say("list-empty");
    let text = items[0]!;
    for (const item of items.slice(1, -1)) text = this.say("list-comma", { a: text, b: item });
    return items.length === 1 ? text : this.say("list-and", { a: text, b: items.at(-1)! });
  }
}
