/** The analysis of a replay: asking the server for it, and then the decision at hand, the mistakes, the answers. */

import { here } from "../address";
import { api, Refused, shown } from "../api";
import type { Watching } from "../replay/watching.svelte";
import type { Note } from "../table/notes";
import type { Analysis, AnalysisState, Message } from "../types";
import { decisionsOf, mistakeFrom, notesOf, type Judged } from "./judged";

/** Milliseconds between two requests for how far it is. */
const PAUSE = 1_000;

export class Study {
  /** Whether somebody wants to see it. */
  shown = $state(false);
  /** How far it is. */
  state = $state.raw<AnalysisState | null>(null);
  /** Why it did not come, and whether the page goes on asking by itself. */
  problem = $state.raw<Message | null>(null);
  lost = $state(false);
  /** A review shows where a mistake is; what would have been better only when it is asked for. */
  review = $state(false);
  /** The step of the decision whose answer was asked for. */
  private asked = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly watching: Watching) {}

  readonly found: Analysis | null = $derived(this.shown ? (this.state?.analysis ?? null) : null);
  readonly decisions: Judged[] = $derived.by(() => {
    const { replay } = this.watching;
    return this.found && replay ? decisionsOf(this.found, replay.from) : [];
  });
  /** What is decided in the position that is shown. */
  readonly decision: Judged | null = $derived.by(() => {
    const { frames, at } = this.watching;
    const next = frames[at + 1]?.step;
    if (next === frames[at]?.step) return null;
    return this.decisions.find(({ step }) => step === next) ?? null;
  });
  readonly answer: boolean = $derived(
    !this.review || !this.decision?.judgement || this.decision.step === this.asked,
  );
  readonly notes: Note[] = $derived(this.decision ? notesOf(this.decision, this.answer) : []);
  private readonly position: number = $derived.by(() => this.watching.frame?.step ?? 0);
  readonly before: Judged | null = $derived(mistakeFrom(this.decisions, this.position, -1));
  readonly after: Judged | null = $derived(mistakeFrom(this.decisions, this.position, 1));

  /** Show it, and ask for it where it is not there: it is made once, for everybody. */
  async open(path: string): Promise<void> {
    this.shown = true;
    this.problem = null;
    if (this.state?.state !== "done") await this.question(() => api.analyse(path), path);
  }

  close(): void {
    this.shown = false;
    clearTimeout(this.timer);
  }

  private async question(call: () => Promise<AnalysisState>, path: string): Promise<void> {
    let again = call;
    try {
      this.state = await call();
      this.lost = false;
      again = () => api.analysis(path);
      if (this.state.state === "none" || this.state.state === "failed") this.problem = { id: "page-analysis-failed" };
    } catch (error) {
      this.lost = error instanceof Refused && (error.status === 0 || error.status >= 502);
      if (!this.lost) this.problem = shown(error);
    }
    if (!this.shown || this.problem || this.state?.state === "done") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.question(again, path), PAUSE);
  }

  /** Show the answer at this decision. */
  ask(): void {
    this.asked = this.decision?.step ?? null;
  }

  /** Show the position in which a decision was made. */
  look(decision: { step: number } | null): void {
    if (!decision) return;
    this.watching.running = false;
    this.watching.goToStep(decision.step - 1);
  }
}

/** The address that leads back to what is shown. */
export function addressOf({ replay, frame }: Watching, { shown, review }: Study): string {
  const analyse = shown ? `&analyse${review ? "=review" : ""}` : "";
  return `${here().pathname}?from=${replay!.from}${analyse}#${frame?.step ?? 0}`;
}
