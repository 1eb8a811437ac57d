/** Which page is shown. A few addresses, so no router library. */

import { here, pathOf, written } from "./address";

export type Page =
  | { name: "home" | "lobby" | "learn" | "puzzles" | "statistics" | "missing" }
  | { name: "table"; table: string }
  | { name: "watch"; watch: string }
  | { name: "replay"; path: string }
  | { name: "daily"; day: number | null }
  | { name: "rules"; edition: "first" | "generations" };

function pageOf(path: string): Page {
  const [, first, id, rest] = path.split(/[?#]/)[0]!.split("/");
  if (!first) return { name: "home" };
  if (rest) return { name: "missing" };
  if (id) {
    if (first === "t") return { name: "table", table: id };
    if (first === "w") return { name: "watch", watch: id };
    if (first === "replay") return { name: "replay", path: `/tables/${id}` };
    if (first === "records") return { name: "replay", path: `/records/${id}` };
    if (first === "daily" && /^[1-9][0-9]{0,4}$/.test(id)) return { name: "daily", day: Number(id) };
    if (first === "rules" && (id === "first" || id === "generations")) {
      return { name: "rules", edition: id };
    }
    return { name: "missing" };
  }
  if (first === "daily") return { name: "daily", day: null };
  if (first === "lobby" || first === "learn" || first === "statistics") return { name: first };
  if (first === "puzzles") return { name: first };
  return { name: "missing" };
}

class Route {
  page: Page = $state.raw({ name: "home" });

  constructor() {
    const read = () => (this.page = pageOf(here().pathname));
    read();
    addEventListener("popstate", read);
  }

  go(path: string): void {
    history.pushState(null, "", written(path));
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  /** For the onclick of a link within the site: no reload, unless a new tab is wanted. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    this.go(pathOf(event.currentTarget));
  };
}
export const route = new Route();
