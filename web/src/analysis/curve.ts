/** The course of a game as lines: the chance to win, or the lead, after each step. */

import type { AnalysedPlayer } from "../types";

export type Point = readonly [step: number, value: number];
export type Measure = "win" | "lead";

/** What a player could expect before and after each decision, and the result. */
export function courseOf(player: AnalysedPlayer, measure: Measure, last: number): Point[] {
  const after = `${measure}_after` as const;
  return [
    ...player.decisions.flatMap((one): Point[] => [
      [one.step - 1, one[measure]],
      [one.step, one[after]],
    ]),
    [last, player[measure]],
  ];
}

/** What was last known at a step. */
export const valueAt = (course: Point[], step: number): number =>
  (course.findLast(([at]) => at <= step) ?? course[0]!)[1];

export const pathOf = (course: Point[], x: (step: number) => number, y: (value: number) => number): string =>
  course.map(([step, value], at) => `${at ? "L" : "M"}${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join("");

/** The highest lead that is drawn: a round number, so that there is something to read at the edge. */
export function mostOf(courses: Point[][]): number {
  const most = Math.max(10, ...courses.flat().map(([, value]) => Math.abs(value)));
  return Math.ceil(most / 10) * 10;
}

/** The step that a press means: a mark within reach, or the nearest step. */
export function stepNear(step: number, marks: number[], reach: number): number {
  const near = marks.filter((mark) => Math.abs(mark - step) <= reach);
  near.sort((one, other) => Math.abs(one - step) - Math.abs(other - step));
  return near[0] ?? Math.round(step);
}
