"""Writing an analysis into its game: evaluations, marks, causes and better lines."""

from collections.abc import Sequence

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.causes import message_of, why_text
from gipf.analysis.lines import Turn
from gipf.messages import render
from gipf.record import Game, Node
from gipf.record.tree import TURN

MOST_TURNS = 5
"""How long a variation the engine adds may be."""


def annotate(game: Game, analysis: Analysis, language: str = "en") -> None:
    """Write an analysis into its game: evaluations, marks, causes and better lines.

    What people wrote stays; what an earlier analysis wrote is replaced. Beside the causes stands the sentence
    they make; earlier versions wrote it into the comment, from where it goes.
    """
    for node, judged in zip(game.turns(), analysis.turns, strict=False):
        _forget(node)
        node.set_evaluation(judged.after)
        told = judged.told
        if told.mark and not node.marks:
            node.set_marks(told.mark)
            node.set_engine(told.mark)
        node.set_why(why_text(told.causes, language))
        node.set_best(";".join(move.text for move in judged.best))
        if told.causes:
            node.set_comment(node.comment.removesuffix(render(message_of(told.causes))))
        if told.better:
            _add_line(node, told.better, told.better_after)


def _forget(node: Node) -> None:
    """Take away what an earlier analysis has added to a turn: its mark, and variations nobody has touched."""
    assert node.parent is not None, "the root is no turn"
    if node.engine and node.engine == node.marks:
        node.set_marks("")
    node.set_engine("")
    others = node.parent.children[1:]
    for other in others:
        others += other.children
    for other in reversed(others):
        if other.engine == TURN and not _is_touched(other):
            assert other.parent is not None, "the root is no variation"
            other.parent.children.remove(other)


def _is_touched(node: Node) -> bool:
    return bool(node.children or node.marks or node.comment or node.shapes or node.side_games)


def _add_line(node: Node, turns: Sequence[Turn], chance: float) -> None:
    """Add turns as a variation to one that was played."""
    assert node.parent is not None, "the root is no turn"
    last = node.parent
    for turn in turns[:MOST_TURNS]:
        known = len(last.children)
        following = last.add(turn)
        if len(last.children) > known:
            following.set_engine(TURN)
        if last is node.parent:
            following.set_evaluation(chance)
        last = following
