/** The keys of a table: cards by their number, places by their letter, and arrows from one to the next. */

import type { Chooser } from "./chooser.svelte";

const CARDS = ":is([data-testid=hand], [data-testid=pack]) button";
const CHOICES = ".ask .choices button";

/** What the arrows go along: above the choices, below them the cards. */
const rowsOf = (root: HTMLElement): HTMLElement[][] =>
  [CHOICES, CARDS].map((row) => [...root.querySelectorAll<HTMLElement>(row)]).filter((row) => row.length > 0);

function move(key: string, root: HTMLElement): boolean {
  const rows = rowsOf(root);
  const active = document.activeElement as HTMLElement;
  const at = rows.findIndex((row) => row.includes(active));
  // Elsewhere the arrows scroll, as everywhere.
  if (at < 0 && active !== document.body && active.id !== "ask-sentence") return false;
  const row = rows[at] ?? rows.at(-1);
  if (!row) return false;
  const beside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (at < 0) row[0]!.focus();
  else if (beside) row[(row.indexOf(active) + beside + row.length) % row.length]!.focus();
  else rows[at + next!]?.[0]?.focus();
  return true;
}

/** Press what a key stands for; whether it stands for anything here. */
export function press(key: string, root: HTMLElement, chooser: Chooser): boolean {
  if (key.startsWith("Arrow")) return move(key, root);
  const card = /^[1-9]$/.test(key) ? root.querySelectorAll<HTMLElement>(CARDS)[Number(key) - 1] : null;
  card?.focus();
  card?.click();
  return card ? true : chooser.press(key);
}
