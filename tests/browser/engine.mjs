// Runs a Python program in the engine of the page that needs no server: node engine.mjs FOLDER < program
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const folder = process.argv[2];
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/` });
const packed = gunzipSync(readFileSync(`${folder}/game.pack.gz`));
let at = 4 + packed.readUInt32LE(0);
for (const [name, size] of JSON.parse(packed.subarray(4, at))) {
  python.FS.mkdirTree(`/lux/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/lux/${name}`, packed.subarray(at, (at += size)));
}
python.FS.writeFile("/lux/capital_lux/bots/champion.net", readFileSync(`${folder}/champion.net`));
python.runPython("import sys; sys.path.append('/lux'); import boot");
python.runPython(readFileSync(0, "utf8"));
