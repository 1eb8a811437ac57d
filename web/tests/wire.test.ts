import { readFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(join(__dirname, "..", name), "utf8");

test("the types are those of the schema (npm run types)", async () => {
  // The page names shapes only: the addresses and their refusals are left out.
  const { paths, ...schema } = JSON.parse(read("openapi.json")) as OpenAPI3;
  delete schema.components!.responses;
  const made = astToString(await openapiTS(schema as OpenAPI3, { defaultNonNullable: false }));
  expect(read("src/wire.ts").trim().endsWith(made.trim())).toBe(true);
});
