"""Games as text, in canonical form."""

from collections.abc import Iterator, Mapping

from gipf.record.tree import Node
from gipf.variants import Player

WIDTH = 80

Words = Iterator["str | Words"]


def write_game(headers: Mapping[str, str], root: Node) -> str:
    """Write a game: its headers, an empty line, its turns and its result.

    >>> from gipf.position import Position
    >>> print(write_game({"Result": "*"}, Node(Position.start("basic"))), end="")
    [Result "*"]
    <BLANKLINE>
    *
    """
    quoted = {name: _escape(value, '"') for name, value in headers.items()}
    lines = [f'[{name} "{value}"]' for name, value in quoted.items()]
    words = list(_flat(iter(_comment(root).split()), _line(root)))
    return "\n".join([*lines, "", *_broken([*words, headers["Result"]]), ""])


def _escape(text: str, end: str) -> str:
    return text.replace("\\", "\\\\").replace(end, f"\\{end}")


def _line(parent: Node, *, numbered: bool = False) -> Words:
    """Write the main line behind a node, each turn followed by its variations."""
    while parent.children:
        node, *variations = parent.children
        yield from _turn(node, numbered)
        numbered = True
        for variation in variations:
            yield _variation(variation)
            numbered = False
        parent = node


def _variation(first: Node) -> Words:
    """Write a variation; its parenthesis, number and first turn stay on one line."""
    number, turn, *comment = _turn(first, numbered=False)
    yield f"( {number} {turn}"
    yield from comment
    yield _line(first, numbered=True)
    yield ")"


def _turn(node: Node, numbered: bool) -> Iterator[str]:
    """Write a turn with its number, marks and comment; Black's needs no number right after White's."""
    if node.player is Player.WHITE:
        yield f"{node.before.turn}."
    elif not numbered:
        yield f"{node.before.turn}..."
    yield f"{node}{node.marks}"
    yield from _comment(node).split()


def _comment(node: Node) -> str:
    parts = []
    if node.clock is not None:
        minutes, seconds = divmod(node.clock, 60)
        parts.append(f"[%clk {minutes // 60}:{minutes % 60:02}:{seconds:02}]")
    if node.evaluation is not None:
        parts.append(f"[%eval {node.evaluation:.2f}]")
    parts += [_escape(f"[%side {play}]", "}") for play in node.side_games]
    if node.why:
        parts.append(_escape(f"[%why {node.why}]", "}"))
    if node.best:
        parts.append(_escape(f"[%best {node.best}]", "}"))
    if node.engine:
        parts.append(f"[%engine {node.engine}]")
    if node.shapes:
        parts.append(f"[%draw {' '.join(node.shapes)}]")
    if node.comment:
        parts.append(_escape(node.comment, "}"))
    return f"{{{' '.join(parts)}}}" if parts else ""


def _flat(*words: Words) -> Iterator[str]:
    """Flatten words within words without recursion: variations may lie deep in variations."""
    stack = list(reversed(words))
    while stack:
        word = next(stack[-1], None)
        if word is None:
            stack.pop()
        elif isinstance(word, str):
            yield word
        else:
            stack.append(word)


def _broken(words: list[str]) -> Iterator[str]:
    """Break the words into lines of no more than 80 characters."""
    line = words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}"
    yield line
