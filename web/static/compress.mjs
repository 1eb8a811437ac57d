// Compressed copies beside what shrinks, for hosts that send them (nginx: gzip_static, brotli_static).
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 } };
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|mjs|css|wasm|svg|json|webmanifest)$/.test(name) || existsSync(`${folder}/${name}.br`)) continue;
  const data = readFileSync(`${folder}/${name}`);
  writeFileSync(`${folder}/${name}.gz`, gzipSync(data, { level: 9 }));
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(data, options));
}
