"""``gipf play``: a game in the terminal, or on the page."""

import sys
from typing import TYPE_CHECKING

from gipf.cli.parser import WHOLE, Parser
from gipf.cli.serve import open_page
from gipf.cli.shared import USAGE, WRONG, explained, make_view, read_start

if TYPE_CHECKING:
    from gipf.terminal.view import View

OPPONENTS = "human, random, level-1 to level-10, engine, greedy, mcts, minimax-6, tree, network"


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(play)
    says = "What to play, as in standard, ultimate or yinsh; with --resume the file."
    command.add_argument("game", metavar="VARIANT", nargs="?", help=says)
    command.add_flag("--terminal", help="Play in this terminal.")
    says = f"Who plays the other colour: {OPPONENTS}; with options as in engine:seconds=2."
    command.add_option("--opponent", str, says, metavar="PLAYER")
    command.add_argument(
        "--colour",
        "--color",
        choices=("white", "black", "random"),
        default="white",
        help="Your colour against the computer.  [default: white]",
    )
    command.add_option("--seed", WHOLE, "Let the computer draw the same lots again.")
    command.add_flag("--resume", help="Go on with a saved game, or with the last one.")
    command.add_ascii()
    says = "Language of the game in the terminal, as in de.  [default: the machine's, or en]"
    command.add_language(says, None)


def play(
    *,
    game: str | None,
    terminal: bool,
    opponent: str | None,
    colour: str,
    seed: int | None,
    resume: bool,
    ascii_only: bool,
    language: str | None,
) -> int:
    """Play a game: on a page that opens in the browser, or with --terminal at this keyboard."""
    is_for_terminal = (resume, ascii_only, seed is not None, opponent is not None, language)
    if not (terminal or any(is_for_terminal)):
        return open_page(_new_game_page(game))
    from pathlib import Path

    from gipf.errors import GipfError
    from gipf.messages import language_of_machine
    from gipf.record import Game
    from gipf.terminal.asking import Leave, choose_opponent, choose_variant, enable_line_editing
    from gipf.terminal.opponents import HUMAN, check_opponent
    from gipf.terminal.play import play_at, resume_at
    from gipf.terminal.side_game import read_level
    from gipf.variants import Player

    side_game = _side_game(game)
    language = language or language_of_machine()
    with explained(USAGE, language):
        if opponent is not None:
            if resume:
                raise GipfError("resumed-players")
            (read_level if side_game else check_opponent)(opponent)
    view = make_view(ascii_only=ascii_only, language=language)
    if can_be_asked := sys.stdin.isatty():
        enable_line_editing()
    with explained(WRONG, language):
        if resume:
            resume_at(view, Path(game) if game else None, seed=seed)
            return 0
        if side_game:
            return _play_side_game(view, side_game, opponent, colour, seed)
        try:
            if game is None and can_be_asked:
                game = choose_variant(view)
            with explained(USAGE, language):
                start = Game(read_start(game or "standard"))
            if opponent is None and can_be_asked:
                opponent = choose_opponent(view)
        except (Leave, EOFError, KeyboardInterrupt):
            return 0
        plays = Player(_colour_of_opponent(colour, seed))
        play_at(view, start, opponent=opponent or HUMAN, plays=plays, seed=seed)
    return 0


def _side_game(game: str | None) -> str | None:
    """Give the name of the side game that is meant, if it is one."""
    from gipf.side_games import is_known, split_name

    return game if game and is_known(split_name(game)[0]) else None


def _play_side_game(
    view: "View", name: str, opponent: str | None, colour: str, seed: int | None
) -> int:
    from gipf.terminal.asking import Leave, choose_opponent
    from gipf.terminal.opponents import HUMAN
    from gipf.terminal.side_game import BEST, play_side_game, read_level
    from gipf.variants import Player

    try:
        if opponent is None and sys.stdin.isatty():
            opponent = choose_opponent(view, BEST, read_level)
    except (Leave, EOFError, KeyboardInterrupt):
        return 0
    plays = Player(_colour_of_opponent(colour, seed))
    with explained(USAGE, view.language):
        play_side_game(view, name, opponent=opponent or HUMAN, plays=plays, seed=seed)
    return 0


def _new_game_page(game: str | None) -> str:
    """Give the path of the page that sets up a game; one that goes on from a position is set up there."""
    from urllib.parse import quote

    from gipf.messages import language_of_machine

    if game is None:
        return "/"
    if side_game := _side_game(game):
        return f"/#/side-games/{quote(_on_the_page(side_game), safe='')}"
    with explained(USAGE, language_of_machine()):
        start = read_start(game)
    if " " in game.strip():
        return f"/#/analyse/edit/{quote(start.text, safe='')}"
    return f"/#/new/{quote(str(start.variant), safe='')}"


def _on_the_page(side_game: str) -> str:
    """Give the name of a side game as it is written; refuse one the page does not have."""
    from gipf.errors import GipfError
    from gipf.messages import language_of_machine
    from gipf.side_games import ON_THE_PAGE, canonical_name, split_name

    with explained(USAGE, language_of_machine()):
        name = canonical_name(side_game)
        if split_name(name)[0] == "table":
            raise GipfError("side-play-unknown", name=name)
        if split_name(name)[0] not in ON_THE_PAGE:
            raise GipfError("side-terminal-only", name=name)
    return name


def _colour_of_opponent(colour: str, seed: int | None) -> str:
    """Say which colour the opponent of a person plays: ``w`` or ``b``."""
    if colour == "random":
        from random import Random

        colour = Random(seed).choice(("white", "black"))
    return "b" if colour == "white" else "w"
