// The game's own pictures as SVG, on standard output: {"card-B2": "<svg ...", ...}. Run in web/.
import { createServer } from "vite";

const vite = await createServer({
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
const { render } = await vite.ssrLoadModule("svelte/server");
const art = await vite.ssrLoadModule("/src/art/index.ts");
const { TILES } = await vite.ssrLoadModule("/src/art/tiles.ts");
const draw = (component, props = {}) => render(art[component], { props }).body;

const pictures = { gold: draw("Gold"), rob: draw("Rob") };
for (const family of "BPYG")
  for (let value = 2; value <= 6; value++)
    pictures[`card-${family}${value}`] = draw("Card", { kind: `${family}${value}` });
for (const value of [4, 2, -1, -3]) pictures[`modifier${value}`] = draw("Modifier", { value });
for (const name of Object.keys(TILES)) pictures[`tile-${name}`] = draw("TileArt", { name });
console.log(JSON.stringify(pictures));
await vite.close();
