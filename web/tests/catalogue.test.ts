import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALES = join(__dirname, "../../src/capital_lux/locales");
const SOURCES = join(__dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}
const source = files(SOURCES)
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const page = new FluentResource(readFileSync(join(LOCALES, "en/page.ftl"), "utf8"));
const known = page.body.map((message) => message.id);
/** `page-step-${...}` in the source stands for every id that begins so. */
const beginnings = [...source.matchAll(/page-[a-z-]+-(?=\$\{)/g)].map(([begin]) => begin);

test("every text of the page is in the catalogue", () => {
  const used = [...source.matchAll(/["'`](page-[a-z-]*[a-z])["'`]/g)].map(([, id]) => id!);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((id) => !known.includes(id))).toEqual([]);
});

test("every text of the catalogue is used", () => {
  const unused = known.filter(
    (id) => !source.includes(`"${id}"`) && !beginnings.some((begin) => id.startsWith(begin)),
  );
  expect(unused).toEqual([]);
});
