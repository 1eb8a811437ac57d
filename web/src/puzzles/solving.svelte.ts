/** A puzzle that is being solved, as the parts of a table see it. */

import { api, shown as problemOf } from "../api";
import { kindsOf, track, type Zones } from "../table/cards";
import { NotLive, type Seen } from "../table/context";
import type { Choice, Message, PuzzleTable, PuzzleVerdict } from "../types";
import { progress } from "./progress.svelte";

export class Solving extends NotLive implements Seen {
  puzzle = $state.raw<PuzzleTable | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The rating before the answer. */
  before = $state(0);
  zones = $state.raw<Zones>({});
  sending = $state(0);
  error = $state.raw<Message | null>(null);

  readonly info = null;
  readonly marked = new Set<string>();

  readonly shown = $derived(this.puzzle?.state ?? null);
  readonly viewer = $derived(this.shown?.seat ?? null);
  readonly busy = $derived(this.sending > 0 || this.verdict !== null);
  readonly log = $derived(
    (this.puzzle?.log ?? []).map((message, at) => ({ key: String(at), message })),
  );

  /** `path`: where the puzzles are; a mistake of one's own is not rated. */
  constructor(private readonly path: string) {
    super();
  }

  async open(id: string): Promise<void> {
    const puzzle = await api.puzzle(this.path, id);
    this.verdict = this.error = null;
    this.zones = track({}, kindsOf(puzzle.state));
    this.puzzle = puzzle;
  }

  act = (choice: Choice): void => {
    void this.answer(choice.action);
  };

  private async answer(action: string): Promise<void> {
    const puzzle = this.puzzle;
    if (!puzzle || this.busy) return;
    this.sending = 1;
    this.error = null;
    const counts = puzzle.rating !== null && !(puzzle.id in progress.tried);
    try {
      this.before = progress.rating.rating;
      const verdict = await api.solve(this.path, puzzle.id, action, counts ? progress.rating : null);
      if (verdict.rating) progress.note(puzzle.id, verdict.right, verdict.rating);
      this.verdict = verdict;
    } catch (error) {
      this.error = problemOf(error);
    }
    this.sending = 0;
  }
}
