import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { AtRule, Helpers, Rule } from "postcss";
import { defaultClientConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.LUX_SERVER ?? "http://127.0.0.1:8000";

/** The page names the files with its texts; `early.js` asks for those of the visitor's language at once. */
const textsAtOnce = (base: string): Plugin => ({
  name: "texts-at-once",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle }) {
      return Object.values(bundle ?? {}).flatMap((chunk) => {
        const language = chunk.type === "chunk" && /texts\/common\/(.*)\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (!language) return [];
        const attrs = { name: "texts", lang: language, content: `${base}${chunk.fileName}` };
        return [{ tag: "meta", attrs, injectTo: "head-prepend" as const }];
      });
    },
  },
});

/** A finger does not hover: what looks different below a mouse is not drawn anew, nor left so, after a touch. */
const hoverNeedsMouse = {
  postcssPlugin: "hover-needs-mouse",
  Rule(rule: Rule, { AtRule }: Helpers) {
    const hovered = rule.selectors.filter((one) => one.includes(":hover"));
    if (hovered.length === 0 || (rule.parent?.type === "atrule" && (rule.parent as AtRule).params === MOUSE)) return;
    const others = rule.selectors.filter((one) => !one.includes(":hover"));
    const media = new AtRule({ name: "media", params: MOUSE });
    media.append(rule.clone({ selectors: hovered }));
    if (others.length > 0) rule.cloneBefore({ selectors: others });
    rule.replaceWith(media);
  },
};
const MOUSE = "(hover: hover)";

/** In a folder of files there is one page, and what follows its # says which is shown: so do its links. */
const linksInOnePage: Plugin = {
  name: "links-in-one-page",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".svelte") ? code.replaceAll('href="/', 'href="#/') : null),
};

/** A server may be shown below a path: links begin with it, and what is loaded lies beside what loads it. */
const linksBelowPrefix: Plugin = {
  name: "links-below-prefix",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".svelte") ? code.replaceAll('href="/', 'href="{document.documentElement.dataset.prefix ?? ``}/') : null,
};

/** Tests that need a document, or change what lasts in a module: each file has a process of its own. */
const NEEDS_DOCUMENT = ["adviser.svelte", "art/art", "chooser.svelte", "daily", "play", "say", "scrolls", "study.svelte"].map(
  (name) => `tests/${name}.test.ts`,
);

/** `--mode static` builds the page that needs no server: see static/build.py. */
export default defineConfig(({ mode }) => {
  const folder = mode === "static";
  return {
    base: folder ? "./" : "/",
    plugins: [folder ? linksInOnePage : linksBelowPrefix, svelte(), textsAtOnce(folder ? "./" : "/")],
    resolve: process.env.VITEST
      ? { conditions: ["browser"] }
      : { conditions: [...(folder ? ["serverless"] : []), ...defaultClientConditions] },
    css: { postcss: { plugins: [hoverNeedsMouse] } },
    worker: { format: "es" },
    experimental: folder ? {} : { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
    build: {
      outDir: "../src/capital_lux/server/static",
      emptyOutDir: true,
      target: "es2022",
      // A data: address would need a wider content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: server, ws: true } },
    },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      // A process and a document take longer to make than most tests take.
      projects: [
        { extends: true, test: { name: "document", environment: "happy-dom", include: NEEDS_DOCUMENT } },
        {
          extends: true,
          test: { name: "plain", environment: "node", isolate: false, include: ["tests/**/*.test.ts"], exclude: NEEDS_DOCUMENT },
        },
      ],
    },
  };
});
