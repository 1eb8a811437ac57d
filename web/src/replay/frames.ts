/** The steps of a replay as frames: what is looked at before one goes on.

A step is one action. The last action of a round brings the whole round end with it; it is cut into
the same beats as at a live table, so that it can be followed. */

import { apply } from "../table/apply";
import { beatsOf, isEnding } from "../table/beats";
import type { GameEvent, Message, ReplayStep, StepState } from "../types";

export interface Frame {
  step: number;
  /** Who acted. */
  seat: number | null;
  state: StepState;
  events: GameEvent[];
  lines: Message[];
}

export function framesOf(steps: ReplayStep[]): Frame[] {
  const frames: Frame[] = [];
  for (const { number, seat, told, state } of steps) {
    const before = frames.at(-1)?.state ?? null;
    const shown = { ...state, choices: [] };
    const beats = before ? beatsOf({ seat: null, ...told }, before.view) : [];
    const all = told.lines.map((line) => line.message);
    if (!before || !beats.some(isEnding)) {
      frames.push({ step: number, seat, state: shown, events: told.events, lines: all });
      continue;
    }
    let last: StepState = before;
    beats.forEach((beat, at) => {
      const end = at === beats.length - 1;
      last = end ? shown : apply(last, beat);
      const { events, lines } = beat;
      // Several beats without a sentence are one picture.
      if (lines.length > 0 || end) frames.push({ step: number, seat, state: last, events, lines });
    });
  }
  return frames;
}

export interface Told {
  key: string;
  frame: number;
  seat: number | null;
  message: Message;
}

/** The log, each line with the frame that it belongs to. */
export const linesOf = (frames: Frame[]): Told[] =>
  frames.flatMap((frame, at) =>
    frame.lines.map((message, n) => ({ key: `${at}-${n}`, frame: at, seat: frame.seat, message })),
  );

/** The frame of one viewpoint that shows what a frame of another did. */
export function sameMoment(frames: Frame[], step: number): number {
  const found = frames.findLastIndex((frame) => frame.step <= step);
  return Math.max(0, found);
}
