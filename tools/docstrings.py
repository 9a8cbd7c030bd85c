"""Docstrings as the site shows them: an example stands in a block of code, whatever text is around it.

mkdocstrings finds this through ``extensions`` in ``docs/zensical.toml``.
"""

from typing import Any

import griffe


class Examples(griffe.Extension):
    """Puts the examples of every docstring into blocks of code."""

    def on_object(self, *, obj: griffe.Object, **_others: Any) -> None:
        """Change a docstring that was just read."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""Put what begins with ``>>>`` into a block, up to the next empty line, without what only doctest reads.

    >>> fenced("A sum.\n\n>>> 1 + 1  # doctest: +SKIP\n2").splitlines()
    ['A sum.', '', '```pycon', '>>> 1 + 1', '2', '```']
    """
    lines: list[str] = []
    is_open = False
    for line in text.splitlines():
        if not is_open and line.lstrip().startswith(">>>"):
            lines.append("```pycon")
            is_open = True
        elif is_open and not line.strip():
            lines.append("```")
            is_open = False
        lines.append(line.partition("  # doctest:")[0] if is_open else line)
    return "\n".join([*lines, "```"] if is_open else lines)
