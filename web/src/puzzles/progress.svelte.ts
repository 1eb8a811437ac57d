/** How well a player solves puzzles, and which have been tried: kept in the browser. */

import { store, stored } from "../stored";
import type { PuzzleInfo, PuzzleRating } from "../types";

const KEY = "lux-puzzles";
/** One of this many, so that not everybody gets the same. */
const NEAREST = 8;

interface Kept {
  rating: PuzzleRating;
  /** By id, whether the first try was right. */
  tried: Record<string, boolean>;
}
const START: Kept = { rating: { rating: 1500, deviation: 350 }, tried: {} };

class Progress {
  private kept: Kept = $state.raw(stored(KEY, START));
  readonly rating = $derived(this.kept.rating);
  readonly tried = $derived(this.kept.tried);
  readonly right = $derived(Object.values(this.kept.tried).filter(Boolean).length);
  readonly count = $derived(Object.keys(this.kept.tried).length);

  note(id: string, right: boolean, rating: PuzzleRating): void {
    this.kept = { rating, tried: { ...this.kept.tried, [id]: right } };
    store(KEY, this.kept);
  }

  /** A puzzle near the player's rating, of those not tried yet if there are some. */
  next(puzzles: PuzzleInfo[], but: string | null): PuzzleInfo | null {
    const others = puzzles.filter(({ id }) => id !== but);
    const fresh = others.filter(({ id }) => !(id in this.kept.tried));
    const away = ({ rating }: PuzzleInfo) => Math.abs((rating ?? 0) - this.kept.rating.rating);
    const near = (fresh.length > 0 ? fresh : others).sort((a, b) => away(a) - away(b));
    const some = near.slice(0, NEAREST);
    return some[Math.floor(Math.random() * some.length)] ?? null;
  }
}
export const progress = new Progress();
