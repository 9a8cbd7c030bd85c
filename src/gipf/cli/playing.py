"""``gipf play`` and ``gipf serve``: a game in the terminal, and the page."""

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from gipf.cli.shared import USAGE, WRONG, Ascii, explained, make_view, read_start

if TYPE_CHECKING:
    from gipf.terminal.view import View


class Colour(StrEnum):
    """The colour the person at the keyboard plays."""

    WHITE = "white"
    BLACK = "black"
    RANDOM = "random"


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="VARIANT",
            help="What to play, as in standard, ultimate or matrx; with --resume the file.",
            show_default=False,
        ),
    ] = None,
    *,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    opponent: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER",
            help="Who plays the other colour: human, random, level-1 to level-10, engine; "
            "with options as in engine:seconds=2.",
        ),
    ] = None,
    colour: Annotated[
        Colour, typer.Option("--colour", "--color", help="Your colour against the computer.")
    ] = Colour.WHITE,
    seed: Annotated[
        int | None, typer.Option(help="Let the computer draw the same lots again.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game, or with the last one.")
    ] = False,
    ascii_only: Ascii = False,
) -> None:
    """Play a game: on a page that opens in the browser, or with --terminal at this keyboard."""
    is_for_terminal = resume or ascii_only or seed is not None or opponent is not None
    if not (terminal or is_for_terminal):
        open_page(_new_game_page(game))
    from gipf.terminal.asking import enable_line_editing
    from gipf.terminal.play import resume_at

    with explained(USAGE):
        _check_opponent(opponent, resume)
    view = make_view(ascii_only, flipped=False)
    if sys.stdin.isatty():
        enable_line_editing()
    with explained(WRONG):
        if resume:
            from pathlib import Path

            resume_at(view, Path(game) if game else None, seed=seed)
        else:
            _play_new(view, game, opponent, _colour_of_opponent(colour, seed), seed)


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


def open_page(path: str) -> NoReturn:
    """Start the app, or find the one that runs, and open a page of it."""
    with explained(WRONG):
        from gipf.server.launch import serve as run
        from gipf.server.settings import Settings

        status = run(Settings(), path=path)
    raise typer.Exit(status)


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="An address of this machine that only it can reach.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port, 0 for any.  [default: 4737, or a free one]"),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address.")
    ] = False,
) -> None:
    """Serve the page to play, analyse and learn, until Ctrl-C."""
    with explained(USAGE):
        from gipf.server.settings import PORT, Settings

        settings = Settings(host=host, port=PORT if port is None else port)
    with explained(WRONG):
        from gipf.server.launch import serve as run

        status = run(settings, browser=not no_browser, strict=bool(port))
    raise typer.Exit(status)


def _check_opponent(opponent: str | None, resume: bool) -> None:
    from gipf.errors import GipfError
    from gipf.terminal.opponents import check_opponent

    if opponent is None:
        return
    if resume:
        raise GipfError("a resumed game keeps its players; leave out --opponent")
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


def _colour_of_opponent(colour: Colour, seed: int | None) -> str:
    """Say which colour the opponent of a person plays: ``w`` or ``b``."""
    if colour is Colour.RANDOM:
        from random import Random

        colour = Random(seed).choice((Colour.WHITE, Colour.BLACK))
    return "b" if colour is Colour.WHITE else "w"
