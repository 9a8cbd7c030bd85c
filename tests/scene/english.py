"""Read messages as people do, in English."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from gipf import scene
from gipf.scene import Message

ENGLISH = Path(__file__).parents[2] / "web" / "src" / "locales" / "en" / "scene.ftl"
_BUNDLE = FluentBundle(["en"], use_isolating=False)
_BUNDLE.add_resource(FluentResource(ENGLISH.read_text(encoding="utf-8")))


def say(message: Message) -> str:
    """Write out a message; one that is missing or lacks an argument is an error."""
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


def messages_in(path: Path) -> dict[str, set[str]]:
    """List the messages of a file, each with the names of its arguments; the file must be well-formed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def messages_in_code() -> set[str]:
    """List the messages the package speaks of."""
    folder = Path(scene.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    return {
        name for text in sources for name in re.findall(r'"((?:prompt|over|option)-[^"]*)"', text)
    }
