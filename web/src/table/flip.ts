/** Cards move: where they were, where they are, and the way between (First, Last, Invert, Play).

A card that changes its zone is shown by a copy that flies above the table, so that nothing cuts it
off; a card that only makes room slides where it is. */

import type { Hint } from "./cards";
import { moveTime } from "./pace";

const EASE = "cubic-bezier(.2,.7,.2,1)";

interface Place {
  box: DOMRect;
  zone: string;
  kind: string;
  picture: HTMLElement;
}

export class Mover {
  private before = new Map<string, Place>();

  constructor(private readonly still: () => boolean) {}

  /** Remember where the cards are; called before the page changes. */
  first(root: HTMLElement): void {
    this.before = this.places(root);
  }

  /** What comes next is another picture, not a change of this one. */
  forget(): void {
    this.before.clear();
  }

  /** Let the cards move from there to where they are now. */
  last(root: HTMLElement, from: Hint[], to: Hint[]): void {
    if (this.still() || moveTime() === 0 || this.before.size === 0) return;
    const layer = root.querySelector<HTMLElement>("[data-flying]");
    const now = this.places(root);
    if (now.size === 0) return;
    const came = [...from];
    for (const [id, place] of now) {
      const was = this.before.get(id);
      if (was?.zone === place.zone) this.slide(place.picture, was.box, place.box);
      else {
        const origin = was?.box ?? this.origin(root, came, place);
        if (origin && layer) this.fly(layer, place.picture, origin, place.box, place.picture);
      }
    }
    const went = [...to];
    for (const [id, place] of this.before) {
      if (now.has(id) || !layer) continue;
      const goal = this.hinted(root, went, place.kind);
      this.leave(layer, place.picture, place.box, goal);
    }
  }

  private places(root: HTMLElement): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const picture of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = picture.getBoundingClientRect();
      if (box.width === 0) continue;
      const { card, zone, kind } = picture.dataset;
      found.set(card!, { box, zone: zone!, kind: kind!, picture });
    }
    return found;
  }

  private hinted(root: HTMLElement, hints: Hint[], kind: string): DOMRect | null {
    const at = hints.findIndex((hint) => hint.kind === kind);
    if (at < 0) return null;
    const [hint] = hints.splice(at, 1);
    return root.querySelector(`[data-place="${hint!.place}"]`)?.getBoundingClientRect() ?? null;
  }

  private origin(root: HTMLElement, hints: Hint[], place: Place): DOMRect | null {
    return (
      this.hinted(root, hints, place.kind) ??
      root.querySelector('[data-place="deck"]')?.getBoundingClientRect() ??
      null
    );
  }

  private slide(picture: HTMLElement, was: DOMRect, is: DOMRect): void {
    const x = was.left - is.left;
    const y = was.top - is.top;
    if (Math.abs(x) + Math.abs(y) < 2) return;
    picture.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
      { duration: moveTime(), easing: EASE },
    );
  }

  private copy(layer: HTMLElement, picture: HTMLElement, box: DOMRect): HTMLElement {
    const copy = picture.cloneNode(true) as HTMLElement;
    copy.removeAttribute("id");
    for (const name of ["data-card", "data-testid", "data-zone"]) copy.removeAttribute(name);
    copy.inert = true;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      transformOrigin: "0 0",
    });
    layer.append(copy);
    return copy;
  }

  private fly(
    layer: HTMLElement,
    picture: HTMLElement,
    was: DOMRect,
    is: DOMRect,
    hide: HTMLElement,
  ): void {
    const copy = this.copy(layer, picture, is);
    const timing = { duration: moveTime(), easing: EASE };
    hide.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    copy.animate([{ transform: between(is, was) }, { transform: "none" }], timing).onfinish = () =>
      copy.remove();
  }

  private leave(layer: HTMLElement, picture: HTMLElement, was: DOMRect, goal: DOMRect | null): void {
    const copy = this.copy(layer, picture, was);
    const gone = goal ? between(was, goal) : "translateY(-18px) scale(.85)";
    copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: gone, opacity: goal ? 0.6 : 0 },
      ],
      { duration: moveTime(), easing: EASE },
    ).onfinish = () => copy.remove();
  }
}

/** The transformation that puts a box where another is. */
function between(box: DOMRect, other: DOMRect): string {
  const scale = Math.min(1.6, Math.max(0.3, Math.min(other.width, 90) / box.width));
  return `translate(${other.left - box.left}px, ${other.top - box.top}px) scale(${scale})`;
}
