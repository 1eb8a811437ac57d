/** What the page and the worker say to each other. */

export type ToHouse =
  | { type: "ask"; id: number; method: string; path: string; body: string }
  | { type: "open"; id: number; path: string }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

export type FromHouse =
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "opened"; id: number }
  | { type: "said"; id: number; text: string }
  | { type: "closed"; id: number; code: number }
  | { type: "unkept" }
  | { type: "failed"; why: string };
