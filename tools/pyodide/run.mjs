// Runs Python in WebAssembly, as a browser would: node run.mjs PACKAGES FOLDER FILE. The folder is /source there, and stands
// first on Python's path; of what Python prints everything is printed.
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

const [packages, folder, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${packages}/node_modules/pyodide/pyodide.mjs`).href);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/source");
pyodide.mountNodeFS("/source", folder);
pyodide.runPython("import sys; sys.path.insert(0, '/source')");
pyodide.runPython(readFileSync(file, "utf-8"));
