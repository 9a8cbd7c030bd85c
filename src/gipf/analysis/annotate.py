"""Writing an analysis into its game: evaluations, marks, causes and better lines."""

from collections.abc import Sequence

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.causes import message_of, why_text
from gipf.analysis.lines import Turn
from gipf.messages import render
from gipf.record import Game, Node

MOST_TURNS = 5
"""How long a variation the engine adds may be."""


def annotate(game: Game, analysis: Analysis, language: str = "en") -> None:
    """Write an analysis into its game: evaluations, marks, causes and better lines.

    Marks and comments that are there already stay. Beside the causes stands the sentence they make; earlier
    versions wrote it into the comment, from where it goes.
    """
    for node, judged in zip(game.turns(), analysis.turns, strict=False):
        node.set_evaluation(judged.after)
        if judged.mark and not node.marks:
            node.set_marks(judged.mark)
        node.set_why(why_text(judged.causes, language))
        if judged.causes:
            node.set_comment(node.comment.removesuffix(render(message_of(judged.causes))))
        if judged.better:
            _add_line(node, judged.better, judged.better_after)


def _add_line(node: Node, turns: Sequence[Turn], chance: float) -> None:
    """Add turns as a variation to one that was played."""
    assert node.parent is not None, "the root is no turn"
    first = last = node.parent.add(turns[0])
    for turn in turns[1:MOST_TURNS]:
        last = last.add(turn)
    if first.evaluation is None:
        first.set_evaluation(chance)
