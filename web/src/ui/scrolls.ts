/** Lets the keyboard reach what scrolls where there is little room, if nothing in it can be reached. */

const REACHED = "button:not(:disabled), a[href], input, select, summary, [tabindex='0']";

export function scrolls(node: HTMLElement): () => void {
  const look = () => {
    const over = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (over && !node.querySelector(REACHED)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["disabled"] });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
