/** A hand card dragged to the home or the capital. Pressing does the same, so nothing needs this. */

const FAR = 8;

export interface Drag {
  /** May this card be dragged? Called once it moves. */
  begin(): boolean;
  /** Dropped over `data-drop`, or null. */
  drop(place: string | null): void;
}

export function draggable(drag: Drag) {
  return (element: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!moving) {
        if (Math.hypot(x, y) < FAR || !drag.begin()) return;
        moving = true;
        element.setPointerCapture(event.pointerId);
        element.style.zIndex = "20";
        element.style.pointerEvents = "none";
      }
      element.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 20))}deg)`;
    };
    const rest = () => {
      start = null;
      moving = false;
      element.style.transform = element.style.zIndex = element.style.pointerEvents = "";
    };
    const up = (event: PointerEvent) => {
      if (!moving) {
        rest();
        return;
      }
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
      // The press that ends a drag is not a press on the card.
      const swallow = (click: Event) => click.stopImmediatePropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
      drag.drop(place);
      rest();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", rest);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", rest);
    };
  };
}
