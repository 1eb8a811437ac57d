/** The shapes that travel between server and page. */

export type District = "blue" | "pink" | "yellow" | "green";
export const DISTRICTS: readonly District[] = ["blue", "pink", "yellow", "green"];
export type Kind = string;
export type PerDistrict<T> = Record<District, T>;

export type Argument = string | number | Message | Argument[];
export interface Message {
  id: string;
  args?: Record<string, Argument>;
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

export interface DistrictModel {
  power: string;
  limit: number;
  hidden: number;
  modifiers: (number | null)[];
  followers: number[];
}
export interface HomeModel {
  total: number;
  limit: number;
  over: boolean;
  room: number;
  rebels: { known: number; hidden: number };
  guard: number;
}
export type Zone =
  | "capital"
  | "home"
  | "hand"
  | "pack"
  | "slot"
  | "row"
  | "outsider"
  | "button";
export interface Target {
  zone: Zone;
  seat?: number | null;
  district?: District | null;
  card?: Kind | null;
  slot?: number | null;
}
export interface Preview {
  zone: "capital" | "home";
  seat?: number | null;
  district: District;
  before: number;
  after: number;
  limit?: number | null;
  over?: boolean | null;
}
export interface Choice {
  action: string;
  message: Message;
  target: Target;
  preview: Preview[];
}
export interface ScoreRow {
  seat: number;
  homes: PerDistrict<number>;
  home: number;
  bonus: number;
  gold: number;
  tiles: number;
  total: number;
}
export interface Result {
  rows: ScoreRow[];
  winners: number[];
  tie_break: Message | null;
  rating: Message | null;
}
export interface SeatState {
  seat: number | null;
  view: View;
  names: string[];
  districts: PerDistrict<DistrictModel>;
  homes: PerDistrict<HomeModel>[];
  ask: Message | null;
  choices: Choice[];
  result: Result | null;
  can_take_back: boolean;
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
}
export interface Line {
  message: Message;
  events: number[];
}
export interface Told {
  seat: number | null;
  events: GameEvent[];
  lines: Line[];
}
export interface Entry {
  number: number;
  seat: number | null;
  back: number | null;
  told: Told[];
}
export interface Update {
  number: number;
  entries: Entry[];
  seats: SeatState[];
  next?: string | null;
}

export interface Player {
  seat: number;
  name: string | null;
  kind: "person" | "bot" | "open" | "rob";
  level: string | null;
  away_since: string | null;
  acting: boolean;
  votes: number[];
}
export interface TableInfo {
  table: string | null;
  watch: string;
  edition: "first" | "generations";
  seats: number;
  powers: string[] | null;
  kind: "bots" | "friends" | "device";
  started: boolean;
  over: boolean;
  number: number;
  commitment: string | null;
  seed: string | null;
  mine: number[];
  players: Player[];
}
export interface TileOption {
  name: string;
  colour: District;
  letter: string;
  basis: string;
  solo: boolean;
}
export interface Options {
  editions: string[];
  levels: string[];
  sets: { letter: string; tiles: string[] }[];
  tiles: TileOption[];
  languages: string[];
}
export interface Me {
  name: string | null;
  tables: TableInfo[];
}
export interface NewTable {
  edition: string;
  seats: number;
  powers: string | string[] | null;
  kind: "bots" | "friends" | "device";
  level: string;
  name: string | null;
  names?: string[];
}
