/** Compile the Python modules of archives by the Python that will run them, into archives that are not compressed: `node compile.mjs OLD NEW [OLD NEW …]`. */

import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const python = await loadPyodide()
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(old, new):
    with zipfile.ZipFile(old) as source, zipfile.ZipFile(new, "w") as target:
        for name in source.namelist():
            data = source.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                name, data = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            target.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
`)
const compile = python.globals.get('compiled')
const names = process.argv.slice(2)
for (let n = 0; n < names.length; n += 2) {
  python.FS.writeFile('/old.zip', readFileSync(names[n]))
  compile('/old.zip', '/new.zip')
  writeFileSync(names[n + 1], python.FS.readFile('/new.zip'))
}
