/**
 * Compile the Python modules of archives by the Python that will run them, into archives that are not compressed:
 * `node compile.mjs OLD NEW [OLD NEW …]`. What nothing reads is left out, four bytes of ten: docstrings, columns of
 * tracebacks and Python's own lines in them, the annotations of gipf's functions.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const python = await loadPyodide({ args: ['-X', 'no_debug_ranges'] })
python.runPython(`
import ast
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def stripped(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.ClassDef) and node.decorator_list:
            # a dataclass without a docstring would write itself one, which takes it longer than all else
            node.body.insert(0, ast.parse("__doc__ = '.'").body[0])
    return tree

def without_lines(code):
    # one byte says that up to eight instructions have no line
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    inner = (without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))

def compiled(old, new):
    with zipfile.ZipFile(old) as source, zipfile.ZipFile(new, "w") as target:
        for name in source.namelist():
            data = source.read(name)
            if name.endswith(".py"):
                is_own = name.startswith("gipf/")
                tree = stripped(ast.parse(data)) if is_own else data
                code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
                if not is_own:
                    code = without_lines(code)
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
