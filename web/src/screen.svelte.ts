/** How much room there is. Below this width the table is laid out for a phone. */

const query = matchMedia("(max-width: 760px)");

class Screen {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}
export const screen = new Screen();
