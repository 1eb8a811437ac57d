import { readFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(join(__dirname, "..", name), "utf8");

test("the types are those of the schema (npm run types)", async () => {
  const schema = JSON.parse(read("openapi.json")) as OpenAPI3;
  const made = astToString(await openapiTS(schema, { defaultNonNullable: false }));
  expect(read("src/wire.ts").trim().endsWith(made.trim())).toBe(true);
});
