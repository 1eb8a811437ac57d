/** How much room there is. */

/** Below this width or height the table is laid out for a phone; the style sheets have the same numbers. */
const phone = matchMedia("(max-width: 760px), (max-height: 599.9px)");
/** From this width the log has a place beside the table. */
const wide = matchMedia("(min-width: 1020px)");

class Screen {
  narrow = $state(phone.matches);
  wide = $state(wide.matches);

  constructor() {
    phone.addEventListener("change", () => (this.narrow = phone.matches));
    wide.addEventListener("change", () => (this.wide = wide.matches));
  }
}
export const screen = new Screen();
