/** What the server offers, asked for once. */

import { api } from "./api";
import type { Options } from "./types";

let asked: Promise<Options> | null = null;

export function options(): Promise<Options> {
  asked ??= api.options().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
