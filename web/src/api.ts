/** The server's HTTP methods. */

import { connection, SERVERLESS } from "#connection";
import type { Answer } from "./connection/connection";
import type {
  Advice,
  AnalysisState,
  DayPlayed,
  DayResults,
  Level,
  LobbyLists,
  Me,
  Message,
  NewTable,
  Options,
  PlayOn,
  PuzzleInfo,
  PuzzleRating,
  PuzzleTable,
  PuzzleVerdict,
  Replay,
  Statistics,
  TableInfo,
  Today,
  Update,
  Viewpoint,
} from "./types";

/** What the server refused, with a message to show. */
export class Refused extends Error {
  constructor(
    readonly shown: Message,
    readonly status: number,
  ) {
    super(shown.id);
  }
}

/** The first answer brings the cookie that says who we are. Two first calls at once would bring two. */
let first: Promise<unknown> | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (first) {
    await first.catch(() => undefined);
    return request(method, path, body);
  }
  const asked = request<T>(method, path, body);
  first = asked;
  return asked;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    answer = await connection.ask(method, path, body);
  } catch {
    throw new Refused({ id: SERVERLESS ? "page-unloaded" : "page-error-offline" }, 0);
  }
  const { status, text } = answer;
  if (status >= 200 && status < 300) return (text ? JSON.parse(text) : null) as T;
  let error: Message = { id: "page-error-server" };
  try {
    error = (JSON.parse(text) as { error?: Message }).error ?? error;
  } catch {
    // Something between us and the server answered; what it said is not for players.
  }
  throw new Refused(error, status);
}

export const api = {
  /** What is new at a table; null when it cannot be had now. */
  news: (path: string): Promise<Update | null> => request<Update>("GET", path).catch(() => null),
  options: () => call<Options>("GET", "/options"),
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PUT", "/me", { name }),
  create: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  info: (table: string) => call<TableInfo>("GET", `/tables/${table}`),
  watched: (watch: string) => call<TableInfo>("GET", `/watch/${watch}`),
  lobby: (page: number) => call<LobbyLists>("GET", `/lobby?page=${page}`),
  sit: (table: string, seat: number, name: string | null) =>
    call<{ token: string | null; info: TableInfo }>("POST", `/tables/${table}/seats/${seat}`, { name }),
  leave: (table: string, seat: number) =>
    call<TableInfo>("DELETE", `/tables/${table}/seats/${seat}`),
  bot: (table: string, seat: number, level: Level) =>
    call<TableInfo>("POST", `/tables/${table}/seats/${seat}/bot`, { level }),
  noBot: (table: string, seat: number) =>
    call<TableInfo>("DELETE", `/tables/${table}/seats/${seat}/bot`),
  hint: (table: string, seat: number) => call<Advice>("POST", `/tables/${table}/hint`, { seat }),
  rematch: (table: string, sameDeal: boolean) =>
    call<TableInfo>("POST", `/tables/${table}/rematch`, { same_deal: sameDeal }),
  /** `path` is /tables/..., /watch/... or /records/... */
  replay: (path: string, from: Viewpoint) => call<Replay>("GET", `${path}/replay?from=${from}`),
  playOn: (path: string, wanted: PlayOn) => call<TableInfo>("POST", `${path}/play-on`, wanted),
  analyse: (path: string) => call<AnalysisState>("POST", `${path}/analysis`),
  analysis: (path: string) => call<AnalysisState>("GET", `${path}/analysis`),
  upload: (record: unknown) => call<{ replay: string }>("POST", "/records", record),
  /** `path` is /puzzles, or that of a game with /puzzles behind it. */
  puzzles: (path: string) => call<PuzzleInfo[]>("GET", path),
  puzzle: (path: string, id: string) => call<PuzzleTable>("GET", `${path}/${id}`),
  solve: (path: string, id: string, action: string, rating: PuzzleRating | null) =>
    call<PuzzleVerdict>("POST", `${path}/${id}`, { action, rating }),
  daily: () => call<Today>("GET", "/daily"),
  playDaily: (name: string) => call<TableInfo>("POST", "/daily", { name }),
  day: (day: number) => call<DayResults>("GET", `/daily/${day}`),
  days: () => call<DayPlayed[]>("GET", "/daily/days"),
  statistics: () => call<Statistics>("GET", "/me/statistics"),
  forgetMe: () => call<null>("DELETE", "/me"),
};

/** What to show for anything that went wrong. */
export function shown(problem: unknown): Message {
  return problem instanceof Refused ? problem.shown : { id: "page-error-server" };
}
