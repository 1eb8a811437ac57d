/** Who may let a bot play on. */

import type { TableInfo } from "../types";

/** Only somebody who plays; whoever watches, or whose own seat is a bot's, has no say. */
export const mayAskForBots = (info: TableInfo | null): boolean =>
  info !== null &&
  !info.over &&
  info.players.some(({ kind, seat }) => kind === "person" && info.mine.includes(seat));
