"""Writes ``web/src/server-types.ts``: the types of everything the server and the page send each other.

    python -m tools.typescript

The types are those of the HTTP API's OpenAPI description and of ``gipf.host.socket_messages``; comments are
the docstrings of classes, and the texts below fields and aliases. A test says when the file is stale.
"""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from textwrap import wrap
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import TypeAdapter

import gipf.course.data
import gipf.host.bot_events
import gipf.host.requests
import gipf.host.responses
import gipf.host.side_view
import gipf.host.socket_messages
import gipf.host.trees
import gipf.host.view
import gipf.messages
import gipf.scene.data
import gipf.side_games.scene_data
from gipf.host import socket_messages
from gipf.server.app import make_app
from gipf.server.read_request import DescribedRequest

FILE = Path(__file__).parent.parent / "web" / "src" / "server-types.ts"
HEAD = "/** What the server and the page send each other; written by `python -m tools.typescript`. */\n"


def _modules_in(package: ModuleType) -> list[ModuleType]:
    """Import the modules of a package."""
    return [
        import_module(f"{package.__name__}.{each.name}") for each in iter_modules(package.__path__)
    ]


MODULES = (
    gipf.messages,
    gipf.scene.data,
    gipf.side_games.scene_data,
    gipf.course.data,
    gipf.host.side_view,
    gipf.host.view,
    gipf.host.trees,
    *_modules_in(gipf.host.requests),
    *_modules_in(gipf.host.responses),
    gipf.host.bot_events,
    gipf.host.socket_messages,
)
WIDTH = 110
REF = "#/components/schemas/"
NAMES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]
Docs = dict[str, str]
"""Comments by the name of a type, or of a type and a field: ``Scene``, ``Scene.player``."""


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), encoding="utf-8")
    print(f"{FILE} is written", file=sys.stderr)


def written() -> str:
    """Give what the file has to hold."""
    return Writer().written()


class Writer:
    """Turns JSON schemas into TypeScript."""

    def __init__(self) -> None:
        self.schemas = dict(sorted(_schemas().items()))
        self.docs: Docs = {}
        self.literals: dict[tuple[str, ...], str] = {}
        self.unions: dict[frozenset[str], str] = {}
        for module in MODULES:
            self.docs |= dict(_docs(module))
            self._find_aliases(module)

    def _find_aliases(self, module: ModuleType) -> None:
        """Find the names of literals and of unions, which JSON schemas do not keep."""
        for name, value in vars(module).items():
            if get_origin(value) is Annotated:
                value = get_args(value)[0]
            if get_origin(value) is Literal:
                self.literals.setdefault(get_args(value), name)
            elif get_origin(value) in (Union, UnionType):
                names = [getattr(part, "__name__", "") for part in get_args(value)]
                if all(part in self.schemas for part in names):
                    self.unions.setdefault(frozenset(names), name)

    def written(self) -> str:
        """Write all types."""
        parts = [HEAD]
        for values, name in sorted(self.literals.items(), key=lambda item: item[1]):
            parts.append(self._alias(name, [_literal(value) for value in values]))
        for members, name in sorted(self.unions.items(), key=lambda item: item[1]):
            parts.append(self._alias(name, sorted(members)))
        parts += [self._declaration(name, schema) for name, schema in self.schemas.items()]
        lines = [
            f"  {_key(do)}: {kind.__name__}\n" for do, kind in socket_messages.RESPONSES.items()
        ]
        parts.append(
            "/** What a request over the WebSocket is answered, where it is not refused. */\n"
            f"export interface ResponseTo {{\n{''.join(lines)}}}\n"
        )
        return "\n".join(parts)

    def _alias(self, name: str, members: list[str]) -> str:
        text = f"export type {name} = {' | '.join(members)}"
        if len(text) > WIDTH:
            text = "\n  | ".join([f"export type {name} =", *members])
        return f"{self._comment(name)}{text}\n"

    def _comment(self, name: str, indent: str = "", text: str = "") -> str:
        text = " ".join(self.docs.get(name, text).replace("``", "`").split())
        if len(indent + text) <= WIDTH - len("/**  */"):
            return f"{indent}/** {text} */\n" if text else ""
        lines = wrap(text, WIDTH - len(indent) - len(" * "))
        return "".join(
            f"{indent}{line}\n" for line in ("/**", *(f" * {line}" for line in lines), " */")
        )

    def _declaration(self, name: str, schema: Schema) -> str:
        comment = self._comment(name, text=schema.get("description", ""))
        if "properties" not in schema:
            return f"{comment}export type {name} = {self.type_of(schema)}\n"
        required = schema.get("required", ())
        fields = []
        for field, kind in schema["properties"].items():
            about = self._comment(f"{name}.{field}", "  ", kind.get("description", ""))
            mark = "" if field in required else "?"
            fields.append(f"{about}  {field}{mark}: {self.type_of(kind)}\n")
        return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"

    def type_of(self, schema: Schema) -> str:
        """Write the type of a value."""
        if "$ref" in schema:
            return str(schema["$ref"]).removeprefix(REF)
        if "const" in schema:
            return _literal(schema["const"])
        if "enum" in schema:
            values = tuple(schema["enum"])
            return self.literals.get(values) or " | ".join(_literal(value) for value in values)
        if parts := schema.get("anyOf") or schema.get("oneOf"):
            return self._union(parts)
        if schema.get("type") == "array":
            return self._array(schema)
        if schema.get("type") == "object":
            return self._record(schema)
        return NAMES.get(schema.get("type", ""), "unknown")

    def _union(self, parts: list[Schema]) -> str:
        refs = [part["$ref"].removeprefix(REF) for part in parts if "$ref" in part]
        others = [self.type_of(part) for part in parts if "$ref" not in part]
        known = self.unions.get(frozenset(refs))
        names = [known, *others] if known else [self.type_of(part) for part in parts]
        return " | ".join(dict.fromkeys(names))

    def _array(self, schema: Schema) -> str:
        if items := schema.get("prefixItems"):
            return f"[{', '.join(self.type_of(item) for item in items)}]"
        inner = self.type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"

    def _record(self, schema: Schema) -> str:
        values = schema.get("additionalProperties")
        if not isinstance(values, dict):
            return "object"
        keys = schema.get("propertyNames", {})
        key = self.type_of(keys) if "enum" in keys else "string"
        return f"Record<{key}, {self.type_of(values)}>"


def _schemas() -> dict[str, Schema]:
    """Give the schemas of HTTP and of the WebSocket, by name."""
    adapters: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("request", "validation", TypeAdapter(DescribedRequest)),
        ("response", "serialization", TypeAdapter(socket_messages.SocketResponse)),
        ("event", "serialization", TypeAdapter(socket_messages.SocketEvent)),
    ]
    _, rest = TypeAdapter.json_schemas(adapters, ref_template=f"{REF}{{model}}")
    return {**make_app().openapi()["components"]["schemas"], **rest["$defs"]}


def _docs(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Find docstrings, and the texts that stand below fields and aliases."""
    tree = ast.parse(inspect.getsource(module))
    yield from _texts_below(tree.body, "")
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if text := ast.get_docstring(node):
                yield node.name, text
            yield from _texts_below(node.body, f"{node.name}.")


def _texts_below(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, str]]:
    for node, below in pairwise(body):
        is_text = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if not is_text or not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if isinstance(target, ast.Name):
            yield prefix + target.id, str(below.value.value)  # type: ignore[attr-defined]


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _literal(value: object) -> str:
    if isinstance(value, str):
        return f"'{value}'"
    return "null" if value is None else str(value).lower()


if __name__ == "__main__":
    main()
