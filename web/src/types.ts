/** The shapes that travel between server and page.

`wire.ts` is made from the server's schema. Three things are free-form there: a message's arguments,
a view and an event. The engine's manual says what they hold; it is written down here. */

import type { components } from "./wire";

type Schemas = components["schemas"];

export type District = Schemas["TileInfo"]["colour"];
export const DISTRICTS: readonly District[] = ["blue", "pink", "yellow", "green"];
export type Kind = string;
export type PerDistrict<T> = Record<District, T>;

export type Argument = string | number | Message | Argument[];
export interface Message {
  id: string;
  args?: Record<string, Argument>;
  /** Its English, where no catalogue has it: a reason of the rules. */
  text?: string;
}

export interface PlacedModifier {
  value: number | null;
  by: number;
}
export interface Rebel {
  seat: number;
  district: District;
  value: number | null;
  by: number;
}
export interface PlayerView {
  hand_size: number;
  home: PerDistrict<Kind[]>;
  totals: PerDistrict<number>;
  bonus: Kind[];
  gold: number;
  ready?: boolean;
  hand?: Kind[];
  kept?: Kind[];
  packs?: Kind[];
  received?: Kind[][];
}
export interface Pending {
  seat: number;
  power?: string;
  step?: number;
  district?: District;
  card?: Kind;
  modifier?: number;
  rebel?: number;
  gold?: District;
  cost?: number;
  bonus?: District;
  rob?: Kind;
}
export interface View {
  edition: "first" | "generations";
  seats: number;
  powers?: string[];
  seat: number | null;
  round: number;
  phase: "draft" | "play" | "power" | "gold" | "bonus" | "over";
  start: number;
  waiting: number[];
  last_turns: number | null;
  deck: number;
  discard: Kind[];
  capital: PerDistrict<Kind[]>;
  totals: PerDistrict<number>;
  players: PlayerView[];
  pending: Pending | null;
  legal: string[];
  gold_pile?: number;
  modifier_deck?: number;
  modifiers?: PerDistrict<PlacedModifier[]>;
  rebels?: { deck: number; placed: Rebel[] };
  followers?: District[][];
  sentinels?: District[][];
  aristocrats?: { deck: number; slots: (string | null)[]; owned: string[][]; lost: string[] };
  discovery?: Kind[];
  outsider?: Kind[];
  rob?: {
    deck: number;
    hand: (Kind | null)[];
    reserve: Kind[];
    red: string[];
    pile: string[];
  };
  scores?: number[];
  winners?: number[];
}

/** An event as one seat sees it: `what`, and fields that depend on it. */
export interface GameEvent {
  what: string;
  seat?: number;
  by?: number;
  to?: number;
  start?: number;
  round?: number;
  card?: Kind;
  cards?: Kind[];
  count?: number;
  district?: District | null;
  to_district?: District;
  where?: "home" | "capital";
  modifier?: number;
  rebel?: number;
  total?: number;
  limit?: number;
  value?: number;
  side?: "left" | "right";
  /** Where ROB plays from. */
  take?: "left" | "right" | "deck";
  /** Whether ROB's card has the symbol that gives him a bonus card. */
  symbol?: boolean;
}

export type DistrictModel = Schemas["DistrictState"];
export type HomeModel = Schemas["HomeState"];
/** What is not said is left out. */
export type Target = Pick<Schemas["Target"], "zone"> & Partial<Schemas["Target"]>;
export type Preview = Pick<Schemas["Preview"], "zone" | "district" | "before" | "after"> &
  Partial<Schemas["Preview"]>;
export type Choice = Pick<Schemas["Choice"], "action"> & {
  message: Message;
  target: Target;
  preview: Preview[];
};
export type ScoreRow = Omit<Schemas["ResultRow"], "homes"> & { homes: PerDistrict<number> };
export type Result = Pick<Schemas["Result"], "winners"> & {
  rows: ScoreRow[];
  tie_break: Message | null;
  rating: Message | null;
};
export type SeatState = Pick<Schemas["SeatState"], "seat" | "names" | "can_take_back"> & {
  view: View;
  districts: PerDistrict<DistrictModel>;
  homes: PerDistrict<HomeModel>[];
  ask: Message | null;
  choices: Choice[];
  result: Result | null;
};

export type Line = Pick<Schemas["Line"], "events"> & { message: Message };
export type Told = Pick<Schemas["Told"], "seat"> & { events: GameEvent[]; lines: Line[] };
export type Entry = Omit<Schemas["Entry"], "told"> & { told: Told[] };
export type Update = Pick<Schemas["Update"], "number" | "next"> & {
  entries: Entry[];
  seats: SeatState[];
};
export type TableInfo = Schemas["TableInfo"];
export type Options = Schemas["Options"];
export type Me = Schemas["Me"];
export type NewTable = Partial<Schemas["NewTable"]>;
export type Level = Schemas["NewTable"]["level"];
/** What the server says on a table's connection. */
export type Said =
  | ({ type: "update" } & Update)
  | Schemas["Info"]
  | Schemas["ActionDone"]
  | (Omit<Schemas["ActionRefused"], "error"> & { error: Message })
  | Schemas["TalkDone"]
  | Schemas["Said"]
  | Schemas["Pong"];
export type Sent = Schemas["FromClient"];

export type LobbyTable = Schemas["LobbyTable"];
export type LobbyLists = Schemas["LobbyLists"];
export type TalkLine = Omit<Schemas["Said"], "type">;
export type Phrase = Schemas["SayPhrase"]["phrase"];
export type Spoken = Omit<Schemas["Say"], "id"> | Omit<Schemas["SayPhrase"], "id">;
export type Statistics = Schemas["Statistics"];
export type Tally = Schemas["Tally"];
export type Viewpoint = number | "all" | "none";
export type StepState = SeatState & { hands?: Kind[][] | null };
export type ReplayStep = Pick<Schemas["ReplayStep"], "number" | "entry" | "seat" | "action"> & {
  told: Omit<Told, "seat">;
  state: StepState;
};
export type Replay = Pick<Schemas["Replay"], "names" | "before" | "seed" | "commitment"> & {
  from: Viewpoint;
  record: Record<string, unknown> | null;
  info: TableInfo | null;
  steps: ReplayStep[];
};
