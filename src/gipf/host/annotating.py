"""What was found out about a game, kept with it: its moves stay as they were played, the rest is added."""

from gipf.errors import GipfError
from gipf.host.export import record_of
from gipf.host.live_game import LiveGame
from gipf.record import Game, Node

FOLLOWS = ("Variant", "Position")
ABOUT = ("Event", "Site", "Date", "Round")
"""Headers that nothing else in a live game says."""
PLAYERS = ("White", "Black")
"""Headers that are the game's alone: an analysis may be older than a name."""


def annotated(record: Game, analysis: Game) -> Game:
    """Give an analysis with the game as its main line, however far the game has gone since.

    >>> record = Game("basic"); record.play("c2"); record.play("c6")
    >>> analysis = Game("basic"); analysis.play("d2"); analysis.root.children[0].set_marks("?")
    >>> str(annotated(record, analysis)).splitlines()[-1]
    '1. c2 ( 1. d2? ) 1... c6 *'
    """
    if record.start != analysis.start:
        raise GipfError("foreign-analysis")
    node = analysis.root
    for turn in record.turns():
        played = node.add(turn.moves)
        node.children.remove(played)
        node.children[:] = [
            played,
            *(child for child in node.children if not _is_begun(child, turn)),
        ]
        played.clock, played.side_games = turn.clock, turn.side_games or played.side_games
        node = played
    said = {name: value for name, value in _known(analysis).items() if name not in PLAYERS}
    about = {name: said[name] for name in ABOUT if name in said}  # a file knows when it was played
    return Game.from_tree(analysis.root, {**said, **_known(record), **about})


def _is_begun(node: Node, turn: Node) -> bool:
    """Whether a turn was as far as this when it was looked at, and has been finished since."""
    return not node.is_complete and node.moves == turn.moves[: len(node.moves)]


def _known(game: Game) -> dict[str, str]:
    """Give the headers that say something."""
    there = game.headers.items()
    return {name: value for name, value in there if name not in FOLLOWS and value != "?"}


def is_annotated(game: Game) -> bool:
    """Whether there is more to a game than who played it, its moves and its clocks."""
    nodes = [game.root, *game.turns()]
    return any(game.headers[name] != "?" for name in ABOUT) or any(
        len(node.children) > 1
        or node.marks
        or node.comment
        or node.why
        or node.best
        or node.engine
        or node.shapes
        or node.evaluation is not None
        for node in nodes
    )


def with_analysis(live: LiveGame, text: str | None) -> Game:
    """Write a game down, with what was found out about it."""
    record = record_of(live)
    return annotated(record, Game.parse(text)) if text else record
