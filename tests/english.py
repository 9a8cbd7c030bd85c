"""Read messages as people do, in English."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from gipf.scene import Message

FOLDER = Path(__file__).parents[1] / "src" / "gipf" / "locales" / "en"
PARTS = ("scene", "course")
"""The files with texts that the package speaks of."""


def _read(part: str) -> str:
    return (FOLDER / f"{part}.ftl").read_text(encoding="utf-8")


_BUNDLE = FluentBundle(["en"], use_isolating=False)
for _part in PARTS:
    _BUNDLE.add_resource(FluentResource(_read(_part)))


def say(message: Message | str) -> str:
    """Write out a message; one that is missing or lacks an argument is an error."""
    if isinstance(message, str):
        message = {"id": message, "args": {}}
    pattern = _BUNDLE.get_message(message["id"]).value
    assert pattern is not None
    text, errors = _BUNDLE.format_pattern(pattern, message["args"])
    assert not errors, (message, errors)
    return str(text)


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_in(part: str) -> dict[str, set[str]]:
    """List the messages of a file, each with the names of its arguments; the file must be well-formed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(_read(part)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found
