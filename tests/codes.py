"""The codes of errors, found in the source: every error is made with its code written out."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gipf.fluent import Pattern, Select, read
from gipf.messages import FOLDER

LIBRARY = (
    *("errors", "geometry", "variants", "state", "rules", "illegal_moves", "notation", "svg"),
    *("position", "record", "scene", "extras"),
)
QUOTED = (
    *("kernel", "search", "net", "analysis", "engine", "match", "envs", "train"),
    *("terminal", "cli", "side_games", "side_kernels", "solving", "browser", "bot", "samples"),
)
"""Packages whose tests quote the sentences of their errors."""
ASKED = ("host", "server", "course")
"""Packages whose errors are each brought about in a table of ``tests/server`` and ``tests/course``."""
SPECIAL = {"BrokenFile", "MissingExtra"}
"""Errors whose only code is in their class."""

SHORTEST = 8
TESTS = Path(__file__).parent
SOURCE = Path(__file__).parents[1] / "src" / "gipf"


class Site(NamedTuple):
    """A place where an error is made: its code, the names of its arguments, and where it is."""

    code: str | None
    arguments: frozenset[str]
    package: str
    where: str


@cache
def sites() -> tuple[Site, ...]:
    """Find every place in the package where an error is made."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    kinds = _kinds(trees.values())
    return tuple(site for path, tree in trees.items() for site in _sites(path, tree, kinds))


def codes_of(*packages: str) -> set[str]:
    """Give the codes of errors made in packages; what lies in no package is that of the library."""
    return {site.code for site in sites() if site.package in packages and site.code}


def is_quoted(code: str) -> bool:
    """Whether some test expects the sentence of a code, or a part of it."""
    parts = [part.strip(" :;,.'") for part in _constants(_sentences()[code])]
    return any(
        piece in quoted or quoted in part
        for part in parts
        for piece in _pieces(part)
        for quoted in _quoted()
    )


@cache
def _sentences() -> Mapping[str, Pattern]:
    return read((FOLDER / "en" / "errors.ftl").read_text("utf-8"))


def _pieces(part: str) -> list[str]:
    """Give any three words of a part that follow each other, or the whole where there are fewer."""
    words = part.split()
    if len(words) < 3:
        return [part] if len(part) >= SHORTEST else []
    return [" ".join(words[first : first + 3]) for first in range(len(words) - 2)]


def _constants(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Select):
            for _, variant in part.variants:
                yield from _constants(variant)


@cache
def _quoted() -> tuple[str, ...]:
    """Give all texts in tests that are long enough to be part of a sentence."""
    texts = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts |= {text.strip(" :;,.'") for text in node.value.replace("\\", "").split(".*")}
    return tuple(text for text in texts if len(text) >= SHORTEST)


def _kinds(trees: Iterable[ast.Module]) -> set[str]:
    """Give the names of all classes of errors."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"GipfError"}
    while True:
        more = {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases)
        }
        if more <= found:
            return found
        found |= more


def _sites(path: Path, tree: ast.Module, kinds: set[str]) -> Iterator[Site]:
    parts = path.relative_to(SOURCE).parts
    package = parts[0] if len(parts) > 1 else parts[0].removesuffix(".py")
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in kinds]
    made = [node for node in ast.walk(tree) if _is_call(node, kinds - SPECIAL)]
    made += [node for found in classes for node in ast.walk(found) if _is_call(node, {"__init__"})]
    for node in made:
        if isinstance(node, ast.Call):
            names = frozenset(keyword.arg or "**" for keyword in node.keywords)
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            for code in _codes(node):
                yield Site(code, names, package, where)


def _is_call(node: ast.AST, names: set[str]) -> bool:
    func = node.func if isinstance(node, ast.Call) else None
    name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
    return name in names


def _codes(call: ast.Call) -> Iterator[str | None]:
    """Give the codes a call may have; None where they are not written out."""
    first = call.args[0] if len(call.args) == 1 else None
    for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        value = part.value if isinstance(part, ast.Constant) else None
        yield value if isinstance(value, str) else None
