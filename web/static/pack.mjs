// Bytecode by Pyodide's own Python: the standard library as a zip file, and ours in one packed file.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [folder, out] = process.argv.slice(2);
// Columns of lines, which only an error report shows, would be a fifth of it.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/lux");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/lux");
python.FS.writeFile("/stdlib.zip", readFileSync(new URL("../node_modules/pyodide/python_stdlib.zip", import.meta.url)));
const [header, data] = python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8")).toJs();
const head = Buffer.from(header);
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
writeFileSync(`${out}/game.pack.gz`, gzipSync(Buffer.concat([size, head, data]), { level: 9 }));
writeFileSync(`${out}/python_stdlib.zip`, python.FS.readFile("/small.zip"));
