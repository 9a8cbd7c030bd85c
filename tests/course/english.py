"""Read the texts of the course as people do, in English."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from gipf.course import Message

ENGLISH = Path(__file__).parents[2] / "web" / "src" / "locales" / "en" / "course.ftl"
_TEXT = ENGLISH.read_text(encoding="utf-8")
_BUNDLE = FluentBundle(["en"], use_isolating=False)
_BUNDLE.add_resource(FluentResource(_TEXT))


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments() -> dict[str, set[str]]:
    """List all messages, each with the names of its arguments; the file must be well-formed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(_TEXT).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            names = _Arguments()
            names.visit(entry)
            found[entry.id.name] = names.names
    return found


def say(message: Message | str) -> str:
    """Write out a message; one that is missing or lacks an argument is an error."""
    if isinstance(message, str):
        message = {"id": message, "args": {}}
    pattern = _BUNDLE.get_message(message["id"]).value
    assert pattern is not None
    text, errors = _BUNDLE.format_pattern(pattern, message["args"])
    assert not errors, (message, errors)
    return str(text)
