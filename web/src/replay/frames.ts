/** The steps of a replay as frames: what is looked at before one goes on.

A step is one action. The last action of a round brings the whole round end with it; it is cut into
the same beats as at a live table, so that it can be followed. */

import { isEnding } from "../table/beats";
import { scenesOf } from "../table/scenes";
import type { GameEvent, Message, ReplayStep, StepState } from "../types";

export interface Frame {
  step: number;
  /** The seat that acted. */
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
    const scenes = before ? scenesOf({ seat: null, ...told }, before, shown) : [];
    const all = told.lines.map((line) => line.message);
    if (!scenes.some(({ beat }) => isEnding(beat))) {
      frames.push({ step: number, seat, state: shown, events: told.events, lines: all });
      continue;
    }
    scenes.forEach(({ beat: { events, lines }, state }, at) => {
      const end = at === scenes.length - 1;
      // Several beats without a sentence are one picture.
      if (lines.length === 0 && !end) return;
      frames.push({ step: number, seat, state: end ? shown : state, events, lines: lines.map(({ message }) => message) });
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
