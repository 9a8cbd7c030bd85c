"""Who begins a side game: the search does not care, so it is chosen by what was measured."""

from dataclasses import replace

from gipf.position import Position
from gipf.search.answer import Answer
from gipf.side_games.odds import should_begin
from gipf.state import Phase


def with_beginner(position: Position, answer: Answer, levels: tuple[int, int]) -> Answer:
    """Begin the side game or let the other begin, whichever wins more often between players of these levels."""
    if position.phase is not Phase.WHO_BEGINS or not position.announced:
        return answer
    game = dict(position.variant.side_games).get(position.announced.move.unit, "")
    best = "first" if should_begin(game, levels) else "second"
    ordered = sorted(answer.lines, key=lambda line: line.moves[0].text != best)
    if ordered[0].moves[0].text != best:
        first, *rest = ordered
        moves = (position.read_move(best), *first.moves[1:])
        ordered = [replace(first, moves=moves), *rest]
    return replace(answer, lines=tuple(ordered))
