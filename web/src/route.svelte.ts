/** Which page is shown. Three addresses, so no router library. */

export type Page =
  | { name: "home" }
  | { name: "table"; table: string }
  | { name: "watch"; watch: string }
  | { name: "missing" };

export function pageOf(path: string): Page {
  const [, first, id, rest] = path.split("/");
  if (!first) return { name: "home" };
  if (first === "t" && id && !rest) return { name: "table", table: id };
  if (first === "w" && id && !rest) return { name: "watch", watch: id };
  return { name: "missing" };
}

class Route {
  page: Page = $state.raw({ name: "home" });

  constructor() {
    const read = () => (this.page = pageOf(location.pathname));
    read();
    addEventListener("popstate", read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageOf(path);
    scrollTo(0, 0);
  }
}
export const route = new Route();
