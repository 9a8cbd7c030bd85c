"""Going through a game with its variations: a `Visitor` is told of each thing in the order of a file."""

from gipf.record.tree import Node


class Visitor:
    """Told what a game has, in the order in which a file has it; overwrite what is of interest.

    >>> from gipf.record import Game
    >>> class Counter(Visitor):
    ...     turns = deepest = depth = 0
    ...     def visit_turn(self, node): self.turns += 1
    ...     def begin_variation(self, node): self.depth += 1; self.deepest = max(self.depth, self.deepest)
    ...     def end_variation(self, node): self.depth -= 1
    >>> counter = Counter()
    >>> Game.parse("1. c2 (1. c6 e9-e7) 1... e9-e7 *", "basic").accept(counter)
    >>> counter.turns, counter.deepest
    (4, 1)
    """

    def begin_game(self, root: Node) -> None:
        """Hear of the root, whose position is the one the game begins with."""

    def visit_header(self, name: str, value: str) -> None:
        """Hear of a header."""

    def visit_turn(self, node: Node) -> None:
        """Hear of a turn, with its position and all that was noted about it."""

    def begin_variation(self, node: Node) -> bool | None:
        """Hear that a variation begins with this turn; ``False`` leaves it out."""

    def end_variation(self, node: Node) -> None:
        """Hear that the variation that began with this turn has ended."""

    def end_game(self, result: str) -> None:
        """Hear of the result, when everything has been told."""


def visit_turns(parent: Node, visitor: Visitor) -> None:
    """Tell a visitor of all that follows a node: each turn, then its variations, then what goes on."""
    todo: list[tuple[Node, bool]] = _following(parent)
    while todo:
        node, is_variation_end = todo.pop()
        if is_variation_end:
            visitor.end_variation(node)
            continue
        siblings = node.parent.children if node.parent else [node]
        if node is not siblings[0]:
            if visitor.begin_variation(node) is False:
                continue
            visitor.visit_turn(node)
            todo.append((node, True))
            todo += _following(node)
            continue
        visitor.visit_turn(node)
        todo += _following(node)
        todo += [(variation, False) for variation in reversed(siblings[1:])]


def _following(node: Node) -> list[tuple[Node, bool]]:
    return [(node.children[0], False)] if node.children else []
