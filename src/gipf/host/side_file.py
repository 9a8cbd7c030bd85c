"""Side games by themselves as files, and what people paste as side games that can be gone on with."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest

from gipf.errors import GipfError
from gipf.host.computer_player import SIDE_LEVELS
from gipf.host.export import names_of
from gipf.host.importing import seat_named
from gipf.host.live_game import LiveGame, Ply, Refused, replay_side
from gipf.host.moments import moment_of
from gipf.host.pasted_text import cleaned
from gipf.host.seats import NAMES, Seat
from gipf.host.side_position import RULES, SidePosition
from gipf.record.headers import RESULTS, TERMINATIONS, UNFINISHED
from gipf.record.side_file import SideFile, read_side_text, read_side_texts
from gipf.svg.side_games import side_diagram
from gipf.svg.theme import Theme
from gipf.variants import Player


def side_file_of(live: LiveGame) -> SideFile:
    """Write a side game down; one with something hidden only when it is over."""
    position = live.side_position
    if position.hides and not live.is_over:
        raise Refused("side-file-hidden")
    headers = {
        "Date": f"{moment_of(live.created):%Y.%m.%d}",
        **names_of(live),
        "Result": live.result,
    }
    if live.reason in TERMINATIONS:
        headers["Termination"] = live.reason
    if live.clock:
        headers["TimeControl"] = f"{live.clock.seconds}+{live.clock.increment}"
    clocks = tuple(None if ply.left is None else ply.left // 1000 for ply in live.plies)
    return SideFile(position.side, headers, clocks)


def side_picture_of(live: LiveGame, ply: int | None, theme: Theme) -> str:
    """Draw a side game after so many decisions, and the last of them."""
    play = live.side_position.side
    count = len(play.moves) if ply is None else ply
    if count > len(play.moves):
        raise GipfError("decision-count", count=len(play.moves), given=count)
    state = play.back_to(count).state
    before = play.back_to(count - 1).state if count else None
    assert state is not None, "games that are not known are not played"
    last = (before, play.moves[count - 1]) if before else None
    return side_diagram(play.name, state, last=last, theme=theme)


def live_side_game_of(text: str, game_id: str, now: int, game: str | None = None) -> LiveGame:
    r"""Set a side game up as a file, a position or moves say; moves alone are those of ``game``.

    >>> live = live_side_game_of('[White "Ann"]\n[SideGame "yinsh"]\n\nf5 d4 *', "abc", 0)
    >>> live.seats[Player.WHITE].name, len(live.plies), live.result
    ('Ann', 2, '*')
    """
    return _live_from(read_side_text(cleaned(text), game), game_id, now)


def live_side_games_of(
    text: str, new_id: Callable[[], str], now: int
) -> tuple[list[LiveGame], GipfError | None]:
    r"""Set up all side games of a file, up to the first that is broken, and say what is wrong with that one.

    >>> text = '[SideGame "rps"]\n\nrock *\n\n[SideGame "yinsh"]\n\nf5 d4 *'
    >>> games, problem = live_side_games_of(text, lambda: "abc", 0)
    >>> [len(game.plies) for game in games], problem
    ([1, 2], None)
    """
    files, problem = read_side_texts(cleaned(text))
    return [_live_from(file, new_id(), now) for file in files], problem


def is_side_file(text: str) -> bool:
    """Whether a text is a file of side games by themselves."""
    return bool(re.search(r'^\[SideGame "', text, re.MULTILINE))


_LEVEL = re.compile(r"Level ([1-9])")


def _seats(file: SideFile) -> dict[Player, Seat]:
    """Seat the players of a file; where a person played against a level, the computer goes on playing."""
    seats = {player: seat_named(file.headers.get(NAMES[player], "?"), player) for player in Player}
    levels = {player: _LEVEL.fullmatch(seat.name) for player, seat in seats.items()}
    for player, level in levels.items():
        if level and int(level[1]) <= SIDE_LEVELS and not levels[player.other]:
            seats[player] = replace(seats[player], kind="computer", level=int(level[1]))
    return seats


def _live_from(file: SideFile, game_id: str, now: int) -> LiveGame:
    play = file.play
    positions = replay_side(SidePosition(play.back_to(0)), play.moves)
    reason = None
    if file.result != UNFINISHED:
        termination = file.headers.get("Termination", "")
        usual = "resignation" if RESULTS[file.result] else "agreement"
        ended = termination if termination in TERMINATIONS[1:] else usual
        reason = RULES if positions[-1].is_over else ended
    seats = _seats(file)
    return LiveGame(
        game_id,
        now,
        now,
        seats,
        positions,
        tuple(
            Ply(move, seats[Player(side)].kind, now, None if clock is None else 1000 * clock)
            for move, side, clock in zip_longest(
                play.moves, play.movers, file.clocks[: len(play.moves)]
            )
        ),
        result=file.result,
        reason=reason,
        kind="side",
        kept=len(play.moves),
    )
