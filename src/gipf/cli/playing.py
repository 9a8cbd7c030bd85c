"""``gipf play`` and ``gipf serve``: a game in the terminal, and the page."""

import sys
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser, number
from gipf.cli.shared import USAGE, WRONG, add_ascii, add_language, explained, make_view, read_start

if TYPE_CHECKING:
    from gipf.terminal.view import View


COLOURS = ("white", "black", "random")


def add_to(parser: Parser) -> None:
    """Add the commands of this module."""
    command = parser.add_command(play)
    command.add_argument(
        "game",
        metavar="VARIANT",
        nargs="?",
        help="What to play, as in standard, ultimate or matrx; with --resume the file.",
    )
    command.add_flag("--terminal", help="Play in this terminal.")
    command.add_argument(
        "--opponent",
        metavar="PLAYER",
        help="Who plays the other colour: human, random, level-1 to level-10, engine; "
        "with options as in engine:seconds=2.",
    )
    command.add_argument(
        "--colour",
        "--color",
        choices=COLOURS,
        default="white",
        help="Your colour against the computer.  [default: white]",
    )
    command.add_argument(
        "--seed", type=number(int), help="Let the computer draw the same lots again."
    )
    command.add_flag("--resume", help="Go on with a saved game, or with the last one.")
    add_ascii(command)
    says = "Language of the game in the terminal, as in de.  [default: the machine's, or en]"
    add_language(command, says=says, default=None)

    command = parser.add_command(serve)
    command.add_argument(
        "--host",
        default="127.0.0.1",
        help="An address of this machine that only it can reach.  [default: 127.0.0.1]",
    )
    command.add_argument(
        "--port",
        type=number(int, 0, 65535),
        help="The port, 0 for any.  [default: 4737, or a free one]",
    )
    command.add_flag("--no-browser", help="Only print the address.")


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
    from gipf.messages import language_of_machine
    from gipf.terminal.asking import enable_line_editing
    from gipf.terminal.play import resume_at

    with explained(USAGE):
        _check_opponent(opponent, resume)
    view = make_view(ascii_only, flipped=False, language=language or language_of_machine())
    if sys.stdin.isatty():
        enable_line_editing()
    with explained(WRONG):
        if resume:
            from pathlib import Path

            resume_at(view, Path(game) if game else None, seed=seed)
        else:
            _play_new(view, game, opponent, _colour_of_opponent(colour, seed), seed)
    return 0


def _new_game_page(variant: str | None) -> str:
    """Give the path of the page that sets up a game; one that goes on from a position is set up there."""
    from urllib.parse import quote

    if variant is None:
        return "/"
    with explained(USAGE):
        start = read_start(variant)
    if " " in variant.strip():
        return f"/#/analyse/edit/{quote(start.text, safe='')}"
    return f"/#/new/{quote(str(start.variant), safe='')}"


def open_page(path: str) -> int:
    """Start the app, or find the one that runs, and open a page of it."""
    with explained(WRONG):
        from gipf.server.launch import serve as run
        from gipf.server.settings import Settings

        return run(Settings(), path=path)


def serve(*, host: str, port: int | None, no_browser: bool) -> int:
    """Serve the page to play, analyse and learn, until Ctrl-C."""
    with explained(USAGE):
        from gipf.server.settings import PORT, Settings

        settings = Settings(host=host, port=PORT if port is None else port)
    with explained(WRONG):
        from gipf.server.launch import serve as run

        return run(settings, browser=not no_browser, strict=bool(port))


def _check_opponent(opponent: str | None, resume: bool) -> None:
    from gipf.errors import GipfError
    from gipf.terminal.opponents import check_opponent

    if opponent is None:
        return
    if resume:
        raise GipfError("resumed-players")
    check_opponent(opponent)


def _play_new(
    view: "View", variant: str | None, opponent: str | None, plays: str, seed: int | None
) -> None:
    from gipf.record import Game
    from gipf.terminal.asking import choose_opponent, choose_variant
    from gipf.terminal.opponents import HUMAN
    from gipf.terminal.play import play_at
    from gipf.variants import Player

    can_be_asked = sys.stdin.isatty()
    try:
        if variant is None and can_be_asked:
            variant = choose_variant(view)
        with explained(USAGE):
            game = Game(read_start(variant or "standard"))
        if opponent is None and can_be_asked:
            opponent = choose_opponent(view)
    except (EOFError, KeyboardInterrupt):
        return
    play_at(view, game, opponent=opponent or HUMAN, plays=Player(plays), seed=seed)


def _colour_of_opponent(colour: str, seed: int | None) -> str:
    """Say which colour the opponent of a person plays: ``w`` or ``b``."""
    if colour == "random":
        from random import Random

        colour = Random(seed).choice(("white", "black"))
    return "b" if colour == "white" else "w"
