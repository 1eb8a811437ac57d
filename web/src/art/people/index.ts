// The twenty citizens: `PEOPLE.blue[0]` is B2, the last of a family is its 6.
import type { District } from "../kit";
import { blue } from "./blue";
import { green } from "./green";
import type { Person } from "./parts";
import { pink } from "./pink";
import { yellow } from "./yellow";

export const LOWEST = 2;
export const HIGHEST = 6;
export const PEOPLE: Record<District, readonly Person[]> = { blue, pink, yellow, green };
