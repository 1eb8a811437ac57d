/** What a player has chosen, kept in the browser. */

import type { Level } from "./types";

const KEY = "lux-preferences";

export interface Kept {
  language: string | null;
  theme: "auto" | "light" | "dark";
  confirm: boolean;
  motion: "auto" | "none";
  /** How a turn is called. */
  title: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
  edition: "first" | "generations";
  seats: number;
  level: Level;
  tiles: string;
}
const DEFAULTS: Kept = {
  language: null,
  theme: "auto",
  confirm: false,
  motion: "auto",
  title: true,
  sound: true,
  notify: false,
  name: "",
  edition: "first",
  seats: 3,
  level: "regular",
  tiles: "A",
};

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const preferences: Kept = $state({ ...DEFAULTS, ...read() });

/** Change some preferences and keep them. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Storage may be closed to us; the choice then holds until the page is left.
  }
  show();
}

function show(): void {
  if (preferences.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preferences.theme;
}

/** What is chosen in another tab holds here too; `changed` is called after that. */
export function follow(changed: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(preferences, DEFAULTS, read());
    show();
    changed();
  });
}

/** Whether things should not move on the screen. */
export function still(): boolean {
  return preferences.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
