/** What a player is about to choose. Which choices there are is the server's word alone. */

import { preferences } from "../preferences.svelte";
import type { Choice, District, Kind, Preview, SeatState } from "../types";
import type { Play } from "./play.svelte";

/** A choice that begins with a card of the hand: first the card, then where. */
const byCard = (choice: Choice): boolean => /^(home|capital) /.test(choice.action);

export class Chooser {
  /** The hand card that was taken up. */
  card = $state<{ id: number; kind: Kind } | null>(null);
  /** A choice that waits for a confirmation. */
  armed = $state.raw<Choice | null>(null);
  /** A choice that is being looked at. */
  peeked = $state.raw<Choice | null>(null);

  constructor(private readonly play: Pick<Play, "shown" | "story" | "busy" | "act">) {}

  readonly state: SeatState | null = $derived.by(() => this.play.shown);
  readonly choices: Choice[] = $derived.by(() =>
    this.play.story || this.play.busy ? [] : (this.state?.choices ?? []),
  );
  readonly playable: Set<Kind> = $derived(
    new Set(this.choices.filter(byCard).map((choice) => choice.target.card!)),
  );
  /** The choices that a press would make now. */
  readonly open: Choice[] = $derived(
    this.choices.filter(
      (choice) => !byCard(choice) || (this.card && choice.target.card === this.card.kind),
    ),
  );
  /** What the choice in sight would change. */
  readonly previews: Preview[] = $derived((this.armed ?? this.peeked)?.preview ?? []);

  /** Choices shown as buttons under the question: what cannot be pressed on the board itself. */
  readonly buttons: Choice[] = $derived(
    this.open.filter(({ action, target }) => {
      if (byCard({ action } as Choice)) return true;
      return target.zone === "button" || (target.zone === "capital" && Boolean(target.card));
    }),
  );

  at(zone: "capital" | "home", district: District, seat?: number): Choice | null {
    const found = this.open.find(
      ({ action, target }) =>
        target.zone === zone &&
        target.district === district &&
        (zone === "capital" || target.seat === seat) &&
        (!target.card || byCard({ action } as Choice)),
    );
    return found ?? null;
  }

  /** The choice of a single card in a zone. */
  of(zone: string, kind: Kind, district?: District): Choice | null {
    const found = this.choices.find(
      (choice) =>
        !byCard(choice) &&
        choice.target.zone === zone &&
        choice.target.card === kind &&
        (!district || choice.target.district === district),
    );
    return found ?? null;
  }

  slot(number: number): Choice | null {
    return this.choices.find(({ target }) => target.slot === number) ?? null;
  }

  preview(zone: "capital" | "home", district: District, seat?: number): Preview | null {
    const found = this.previews.find(
      (one) =>
        one.zone === zone && one.district === district && (zone === "capital" || one.seat === seat),
    );
    return found ?? null;
  }

  takeUp(card: { id: number; kind: Kind } | null): void {
    this.armed = null;
    this.card = card && this.card?.id === card.id ? null : card;
  }

  /** Make a choice, or ask first if that is preferred. */
  choose(choice: Choice): void {
    if (preferences.confirm && this.armed !== choice) {
      this.armed = choice;
      return;
    }
    this.clear();
    this.play.act(choice);
  }

  /** Others may have acted: what was begun goes on as long as it can still be chosen. */
  keep(): void {
    const again = (one: Choice | null): Choice | null =>
      this.choices.find(({ action }) => action === one?.action) ?? null;
    this.armed = again(this.armed);
    this.peeked = again(this.peeked);
    if (this.card && !this.playable.has(this.card.kind)) this.card = null;
  }

  /** A key: Escape lets go, h and c say where the card that was taken up goes. Whether it did anything. */
  press(key: string): boolean {
    if (key === "Escape") this.clear();
    const verb = { h: "home", c: "capital" }[key.toLowerCase()];
    const choice = verb && this.open.find(({ action }) => action.startsWith(`${verb} `));
    if (choice) this.choose(choice);
    return Boolean(choice);
  }

  clear(): void {
    this.card = null;
    this.armed = null;
    this.peeked = null;
  }
}
