// Builds the contact sheet: npx vite build art-sheet --config art-sheet/vite.config.ts --outDir OUT
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  build: { emptyOutDir: true, assetsInlineLimit: 0 },
});
