/** What a player has chosen, kept in the browser. */

import { store, stored } from "./stored";
import { FIRST_TILES, type Level } from "./types";

const KEY = "lux-preferences";

export const PACES = ["calm", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Kept {
  language: string | null;
  theme: "auto" | "light" | "dark";
  confirm: boolean;
  motion: "auto" | "none";
  pace: Pace;
  /** How the player is told that it is their turn. */
  title: boolean;
  sound: boolean;
  notify: boolean;
  /** What is heard of a game, and how loud everything is, from 0 to 1. */
  sounds: boolean;
  volume: number;
  name: string;
  edition: "first" | "generations";
  seats: number;
  level: Level;
  tiles: string;
  /** Blue, pink, yellow, green, when each is picked. */
  picked: string[];
  /** Whether the start page had a running game to show last time: it keeps room for it. */
  running: boolean;
}
const DEFAULTS: Kept = {
  language: null,
  theme: "auto",
  confirm: false,
  motion: "auto",
  pace: "normal",
  title: true,
  sound: true,
  notify: false,
  sounds: true,
  volume: 0.6,
  name: "",
  edition: "first",
  seats: 3,
  level: "regular",
  tiles: "A",
  picked: [...FIRST_TILES],
  running: false,
};

export const preferences: Kept = $state(stored(KEY, DEFAULTS));

/** Change some preferences and keep them. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(preferences, change);
  store(KEY, preferences);
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
    Object.assign(preferences, stored(KEY, DEFAULTS));
    show();
    changed();
  });
}

/** Whether things should not move on the screen. */
export function still(): boolean {
  return preferences.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
