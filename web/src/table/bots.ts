/** The people who may let a bot play on. */

import type { TableInfo } from "../types";

/** Only somebody who plays: spectators, and those whose own seat is a bot's, have no say. */
export const mayAskForBots = (info: TableInfo | null): boolean =>
  info !== null &&
  !info.over &&
  info.players.some(({ kind, seat }) => kind === "person" && info.mine.includes(seat));
