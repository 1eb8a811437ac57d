/** The language in use. `say` is reactive: a page changes its language without a reload. */

import type { Argument, Kind, Message } from "../types";
import { preferences } from "../preferences.svelte";
import { bundle, Texts } from "./format";

const LOADERS: Record<string, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  "pt-BR": () => import("./pt-BR"),
};
/** Catalogues that only some pages need; each is a file of its own. */
const PARTS = import.meta.glob<string>(
  "../../../src/capital_lux/locales/*/{analysis,daily,learn,lobby,puzzle,replay,rules,statistics}.ftl",
  { query: "?raw", import: "default" },
);
export type Part =
  "analysis" | "daily" | "learn" | "lobby" | "puzzle" | "replay" | "rules" | "statistics";
export const LANGUAGES = Object.keys(LOADERS);
const ENGLISH = "en";
/** A language is named in itself. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  "pt-BR": "Português (Brasil)",
};

class Language {
  current = $state(ENGLISH);
  texts = $state.raw(new Texts([]));
  private readonly parts = new Set<Part>();

  /** Load a language and change to it, with what a page needs beside the common texts. English
   * stands in for what it does not have. */
  async use(wanted: string, ...parts: Part[]): Promise<void> {
    for (const part of parts) this.parts.add(part);
    const language = LOADERS[wanted] ? wanted : ENGLISH;
    const names = [...new Set([language, ENGLISH])];
    const found = await Promise.all(names.map((name) => this.load(name)));
    this.texts = new Texts(names.map((name, at) => bundle(name, found[at]!)));
    this.current = language;
    document.documentElement.lang = language;
  }

  /** Load catalogues that a page needs beside the common ones. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    if (missing.length > 0) await this.use(this.current, ...missing);
  }

  private async load(name: string): Promise<string[]> {
    const parts = [...this.parts].map(
      (part) => PARTS[`../../../src/capital_lux/locales/${name}/${part}.ftl`]!(),
    );
    const [common, ...rest] = await Promise.all([LOADERS[name]!(), ...parts]);
    return [...common.default, ...rest];
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

export const say = (message: Message | string, args?: Record<string, Argument>): string =>
  language.texts.say(message, args);

/** A share as it is written: "54 %"; `sign`: with a plus where it is one. */
export const percent = (share: number, digits = 0, sign = false): string =>
  figure(share, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits }, sign);

/** Points with one decimal and their sign: "+1.5". */
export const points = (value: number): string =>
  figure(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }, true);

const figure = (value: number, options: Intl.NumberFormatOptions, sign: boolean): string =>
  new Intl.NumberFormat(language.current, { ...options, signDisplay: sign ? "exceptZero" : "negative" }).format(value);

const COLOURS: Record<string, string> = { B: "blue", P: "pink", Y: "yellow", G: "green" };

/** A card as it is read out: "blue 4". */
export const cardName = (kind: Kind): string =>
  say("page-card", { colour: { id: `district-${COLOURS[kind[0]!]}` }, value: Number(kind[1]) });

/** A set of tiles: "Set A: The Beginning". */
export const setName = (letter: string): string =>
  say("page-set", { letter, name: { id: `set-${letter.toLowerCase()}` } });

export const districtOf = (kind: Kind): string => COLOURS[kind[0]!]!;
export const valueOf = (kind: Kind): number => Number(kind.slice(1));
