/** The pictures of the start page: they are on their way while its words are, and are drawn after them. */

import { painted } from "../ui/painted";

type Pictures = typeof import("./pictures");
const code = import("./pictures");
let drawn: Promise<Pictures> | undefined;

export const pictures = (): Promise<Pictures> => (drawn ??= painted().then(() => code));
