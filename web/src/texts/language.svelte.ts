/** The language in use. `say` is reactive: a page changes its language without a reload. */

import { districtOf, valueOf, type Argument, type Kind, type Message } from "../types";
import { preferences } from "../preferences.svelte";
import { catalogue, Texts } from "./format";

type Loader = () => Promise<string | string[]>;
/** What every page says, and what is said of a game. */
const WHOLES: Record<string, Loader> = import.meta.glob<string[]>("./{common,game}/*.ts", { import: "default" });
/** Catalogues that only some pages need; each is a file of its own. */
const SINGLE: Record<string, Loader> = import.meta.glob<string>(
  "../../../src/capital_lux/locales/*/{analysis,daily,learn,lobby,menu,puzzle,replay,rules,statistics}.ftl",
  { query: "?raw", import: "default" },
);
export type Part =
  "analysis" | "daily" | "game" | "learn" | "lobby" | "menu" | "puzzle" | "replay" | "rules" | "statistics";
const ENGLISH = "en";
/** Each language by the name it has in that language. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  "pt-BR": "Português (BR)",
};
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);

type Found = ReturnType<typeof catalogue>[];

class Language {
  current = $state(ENGLISH);
  texts = $state.raw(new Texts(ENGLISH, []));
  /** The language and the parts that were asked for last; they may be on their way. */
  private wanted = ENGLISH;
  private readonly parts = new Set<Part>();
  /** What `texts` has. */
  private shown: readonly (Part | "common")[] = [];
  private readonly loaded = new Map<string, Promise<Found>>();

  /** Load a language and change to it, with what a page needs beside the common texts. */
  async use(wanted: string, ...parts: Part[]): Promise<void> {
    this.wanted = LANGUAGES.includes(wanted) ? wanted : ENGLISH;
    for (const part of parts) this.parts.add(part);
    let language: string, asked: readonly (Part | "common")[], found: Found[];
    do {
      language = this.wanted;
      asked = ["common", ...this.parts];
      found = await Promise.all(asked.map((part) => this.load(language, part)));
    } while (language !== this.wanted || asked.length <= this.parts.size);
    this.texts = new Texts(language, found.flat());
    this.shown = asked;
    this.current = language;
    document.documentElement.lang = language;
  }

  /** Load catalogues that a page needs beside the common ones. */
  async need(...parts: Part[]): Promise<void> {
    if (!parts.every((part) => this.shown.includes(part))) await this.use(this.wanted, ...parts);
  }

  private load(language: string, part: Part | "common"): Promise<Found> {
    const name = `${language}/${part}`;
    const known = this.loaded.get(name);
    if (known) return known;
    const loader = WHOLES[`./${part}/${language}.ts`] ?? SINGLE[`../../../src/capital_lux/locales/${name}.ftl`]!;
    const found = loader().then((sources) => [sources].flat().map(catalogue));
    this.loaded.set(name, found);
    found.catch(() => this.loaded.delete(name));
    return found;
  }
}
export const language = new Language();

/** The language that was chosen, or the first of the browser's that we have. */
export function wanted(): string {
  if (preferences.language) return preferences.language;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const base = tag.split("-")[0]!.toLowerCase();
    const match = LANGUAGES.find((name) => name.split("-")[0] === base);
    if (match) return match;
  }
  return ENGLISH;
}

/** Says a message in words, its cards too: "blue 4", not "B4". */
export const say = (message: Message | string, args?: Record<string, Argument>): string => {
  if (typeof message === "string") return language.texts.say(message, args);
  const parts = language.texts.parts({ ...message, args: { ...message.args, ...args } });
  return parts.map((part, at) => (at % 2 === 1 ? cardName(part) : part)).join("");
};

/** A share as it is written: "54 %"; `sign`: with a plus where it is one. */
export const percent = (share: number, digits = 0, sign = false): string =>
  figure(share, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits }, sign);

/** Points with one decimal and their sign: "+1.5". */
export const points = (value: number): string =>
  figure(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }, true);

const figure = (value: number, options: Intl.NumberFormatOptions, sign: boolean): string =>
  new Intl.NumberFormat(language.current, { ...options, signDisplay: sign ? "exceptZero" : "negative" }).format(value);

/** A card as it is read out: "blue 4". */
export const cardName = (kind: Kind): string =>
  say("page-card", { colour: { id: `district-${districtOf(kind)}` }, value: valueOf(kind) });

/** A set of tiles: "Set A: The Beginning". */
export const setName = (letter: string): string =>
  say("page-set", { letter, name: { id: `set-${letter.toLowerCase()}` } });
