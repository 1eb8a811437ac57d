/** Short names for the shapes that travel. `wire.ts` is made from the server's schema. */

import type { components } from "./wire";

type Schemas = components["schemas"];

export type District = Schemas["TileInfo"]["colour"];
export const DISTRICT_NAMES: readonly District[] = ["blue", "pink", "yellow", "green"];
/** The tiles whose powers the districts of the first edition have. */
export const FIRST_TILES = ["agent", "cleric", "merchant", "scholar"];
/** A card: the letter of its colour and its value, "B4". */
export type Kind = string;
const COLOURS: Record<string, District> = { B: "blue", P: "pink", Y: "yellow", G: "green" };
export const districtOf = (kind: Kind): District => COLOURS[kind[0]!]!;
export const valueOf = (kind: Kind): number => Number(kind.slice(1));

export type Message = Schemas["Message"];
export type Argument = NonNullable<Message["args"]>[string];
export type View = Schemas["View"];
export type GameEvent = Schemas["SeenEvent"];
export type Target = Schemas["Target"];
export type Preview = Schemas["Preview"];
export type Choice = Schemas["Choice"];
export type Result = Schemas["Result"];
export type SeatState = Schemas["SeatState"];

export type Line = Schemas["Line"];
export type Told = Schemas["Told"];
export type Entry = Schemas["Entry"];
export type Update = Schemas["Snapshot"];
export type TableInfo = Schemas["TableInfo"];
export type Options = Schemas["Options"];
export type Me = Schemas["Me"];
export type NewTable = Schemas["NewTable"];
export type PlayOn = Schemas["PlayOn"];
export type Level = NonNullable<NewTable["level"]>;
/** What the server says on a table's connection. */
export type Said = Schemas["FromServer"];
export type Sent = Schemas["FromClient"];

export type LobbyTable = Schemas["LobbyTable"];
export type LobbyLists = Schemas["LobbyLists"];
export type TalkLine = Omit<Schemas["Said"], "type">;
export type Phrase = Schemas["SayPhrase"]["phrase"];
export type Spoken = Omit<Schemas["Say"], "id"> | Omit<Schemas["SayPhrase"], "id">;
export type Statistics = Schemas["Statistics"];
export type Today = Schemas["Today"];
export type DayPlayed = Schemas["DayPlayed"];
export type DayResult = Schemas["DayResult"];
export type DayResults = Schemas["DayResults"];
export type Tally = Schemas["Tally"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleTable = Schemas["PuzzleTable"];
export type PuzzleRating = Schemas["PuzzleRating"];
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
export type Viewpoint = Schemas["Replay"]["from"];
export type StepState = Schemas["StepState"];
export type ReplayStep = Schemas["ReplayStep"];
export type Replay = Schemas["Replay"];

export type AnalysisState = Schemas["AnalysisState"];
export type Analysis = Schemas["AnalysedGame"];
export type AnalysedPlayer = Schemas["AnalysedPlayer"];
export type Decision = Schemas["AnalysedDecision"];
export type Advice = Schemas["Hint"];
