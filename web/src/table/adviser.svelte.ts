/** Hints at a table: what an expert would do. Only where all others are bots; the server sees to that too. */

import { api, shown } from "../api";
import { percent } from "../texts/language.svelte";
import type { Advice, Choice, Message, SeatState } from "../types";
import type { Note } from "./notes";
import type { Play } from "./play.svelte";

/** A hint holds for one decision. The first of two cards of a kind may be kept, and the same can be chosen again. */
const question = ({ view, seat, choices }: SeatState): string =>
  JSON.stringify([view.round, view.phase, view.players[seat!], choices.map(({ action }) => action)]);

export class Adviser {
  private given = $state.raw<{ advice: Advice; for: string } | null>(null);
  thinking = $state(false);

  constructor(private readonly play: Pick<Play, "table" | "info" | "shown" | "story" | "busy" | "viewer" | "error">) {}

  private readonly state: SeatState | null = $derived.by(() => {
    const { shown, story, busy } = this.play;
    return shown && !story && !busy && shown.choices.length > 1 ? shown : null;
  });
  readonly advice: Advice | null = $derived(
    this.state && this.given?.for === question(this.state) ? this.given.advice : null,
  );
  readonly best: Choice | null = $derived(
    this.state?.choices.find(({ action }) => action === this.advice?.actions[0]?.action) ?? null,
  );
  readonly offered: boolean = $derived.by(() => {
    const { info, viewer, table } = this.play;
    const others = info?.players.filter(({ seat }) => seat !== viewer) ?? [];
    const bots = others.every(({ kind, seat }) => (kind === "bot" || kind === "rob") && !info!.mine.includes(seat));
    return table !== null && viewer !== null && info?.day === null && bots && this.state !== null && this.best === null;
  });
  /** The best action was tried, so it has a figure. */
  private readonly win: number = $derived(this.advice?.actions[0]?.win ?? 0);
  /** What it says, in one sentence. */
  readonly message: Message | null = $derived(
    this.best && this.advice
      ? { id: `page-hint-best-${this.advice.until}`, args: { action: this.best.message, win: percent(this.win) } }
      : null,
  );
  readonly notes: Note[] = $derived(
    this.best && this.advice ? [{ ...this.best, seat: this.advice.seat, role: "best", win: this.win }] : [],
  );

  async ask(): Promise<void> {
    if (!this.offered || this.thinking) return;
    const asked = question(this.state!);
    this.thinking = true;
    this.play.error = null;
    try {
      this.given = { advice: await api.hint(this.play.table!, this.play.viewer!), for: asked };
    } catch (error) {
      // The turn may be over before the answer comes; then nobody needs it.
      if (this.state && question(this.state) === asked) this.play.error = shown(error);
    }
    this.thinking = false;
  }
}
