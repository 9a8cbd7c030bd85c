"""Games that were played elsewhere, as live games: they can be looked at and gone on with."""

from gipf.host.live_game import UNNAMED, GameKind, LiveGame, Ply, replay
from gipf.host.seats import NAMES, Seat
from gipf.record import Game
from gipf.record.headers import TERMINATIONS
from gipf.record.side_play import side_plays_of
from gipf.variants import Player

UNKNOWN = ("", "?")
LONGEST_NAME = 60
LONGEST_TITLE = 100


def live_game_of(game: Game, game_id: str, now: int, kind: GameKind = "game") -> LiveGame:
    r"""Set a game up with its main line played; variations and comments stay in the file.

    >>> game = Game.parse('[White "Ann"]\n[Black "?"]\n[Result "1-0"]\n\n1. e1-e3 1-0', "basic")
    >>> live = live_game_of(game, "abc", 0)
    >>> [seat.name for seat in live.seats.values()], live.result, len(live.plies)
    (['Ann', 'Black'], '1-0', 1)
    """
    moves = [(move.text, node.clock) for node in game.turns() for move in node.moves]
    outcome = game.position.outcome
    termination = game.headers.get("Termination", "")
    reason = outcome.reason.value if outcome else None
    if not outcome and game.result != "*":
        reason = termination if termination in TERMINATIONS[1:] else "unknown"
    live = LiveGame(
        game_id,
        now,
        now,
        {player: seat_named(game.headers[NAMES[player]], player) for player in Player},
        replay(game.start, [text for text, _ in moves]),
        tuple(Ply(text, "person", now, clock and 1000 * clock) for text, clock in moves),
        result=game.result,
        reason=reason,
        kind=kind,
        side_plays=dict(side_plays_of(game)),
        kept=len(moves),
    )
    return live.with_side_game()


def title_of(text: str) -> str:
    """Give a name as it can stand in a list.

    >>> title_of("?"), title_of("  My   opening ")
    ('', 'My opening')
    """
    title = " ".join(text.split())
    return "" if title in UNKNOWN or not title.isprintable() else title[:LONGEST_TITLE]


def seat_named(header: str, player: Player) -> Seat:
    """Seat a person by the name in a header; whoever has none is called by the colour."""
    colour = NAMES[player]
    name = " ".join(header.split())
    is_name = name not in (*UNKNOWN, UNNAMED) and name.isprintable()
    return Seat("person", name[:LONGEST_NAME] if is_name else colour)
