"""The command line: ``gipf``, ``gipf play``, ``serve``, ``show``, ``check``, ``analyse`` and others.

Only typer is imported here at once; what a command needs is imported when it runs, so that
``gipf --help`` answers quickly.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from gipf.position import Position
    from gipf.record import Game
    from gipf.state import Move
    from gipf.terminal.view import View

USAGE, WRONG = 2, 1
"""Exit statuses: the command cannot be carried out as given; what it looked at is not in order."""

INTERRUPTED = 130
"""Exit status of what was stopped with Ctrl-C."""

app = typer.Typer(
    name="gipf",
    help="The GIPF family of board games; without a command, its page opens.",
    add_completion=False,
    rich_markup_mode=None,  # plain help needs no rich, which takes longer to load than the games
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Colour(StrEnum):
    """The colour the person at the keyboard plays."""

    WHITE = "white"
    BLACK = "black"
    RANDOM = "random"


PositionText = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help="The eight fields of a position, a variant (its start), or - to read it from stdin.",
        show_default=False,
    ),
]
Ascii = Annotated[bool, typer.Option("--ascii", help="Draw with 7-bit characters only.")]


@app.callback(invoke_without_command=True)
def gipf(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """The GIPF family of board games; without a command, its page opens."""
    if version:
        say_version()
    elif context.invoked_subcommand is None:
        open_page("/")


def say_version() -> None:
    """Print the version of the installed package."""
    from importlib.metadata import version

    print(f"gipf {version('gipf')}")


@app.command()
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
    view = _view(ascii_only, flipped=False)
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


@app.command()
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


@app.command()
def moves(position: PositionText) -> None:
    """List the legal moves of a position, one to a line."""
    with explained(USAGE):
        for move in read_start(position).legal_moves():
            print(move)


@app.command()
def show(
    position: PositionText,
    *,
    svg: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write an SVG diagram instead, - for stdout."),
    ] = None,
    theme: Annotated[
        str, typer.Option(help="Colours of the diagram: light, dark, auto.")
    ] = "light",
    rows: Annotated[bool, typer.Option("--rows", help="Mark the rows of both players.")] = False,
    no_coordinates: Annotated[
        bool, typer.Option("--no-coordinates", help="Leave out the names of the dots.")
    ] = False,
    flip: Annotated[bool, typer.Option("--flip", help="Show it from Black's side.")] = False,
    last_move: Annotated[
        str | None, typer.Option(metavar="MOVE", help="Mark the move that led here.")
    ] = None,
    ascii_only: Ascii = False,
) -> None:
    """Draw a position in the terminal, or as an SVG diagram."""
    with explained(USAGE):
        state = read_start(position)
        last = _parse_last_move(last_move, state)
        if svg is None:
            view = _view(ascii_only, flipped=flip, coordinates=not no_coordinates)
            view.show(state, last=(last,) if last else (), rows=rows)
            return
        from gipf.svg import diagram

        picture = diagram(
            state,
            last_move=last,
            rows=rows,
            coordinates=not no_coordinates,
            theme=theme,  # type: ignore[arg-type]  # diagram() checks it and says what there is
            flipped=flip,
        )
        _write(svg, picture)


def _parse_last_move(text: str | None, position: "Position") -> "Move | None":
    from gipf.notation import parse_move

    return None if text is None else parse_move(text, position.board)


def _write(file: str, text: str) -> None:
    if file == "-":
        typer.echo(text.encode(), nl=False)  # SVG is UTF-8 whatever the terminal is
        return
    with open(file, "w", encoding="utf-8", newline="\n") as out:
        out.write(text)


@app.command(context_settings={"ignore_unknown_options": True})  # -1 is a number, if a wrong one
def perft(
    variant: Annotated[str, typer.Argument(help="The variant that is played.")],
    depth: Annotated[int, typer.Argument(help="How many decisions to look ahead.", min=0)],
    *,
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Count from here, not from the start.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each move first.")] = False,
    reference: Annotated[
        bool, typer.Option("--reference", help="Count with the rulebook, not the compiled kernel.")
    ] = False,
) -> None:
    """Count the sequences of DEPTH decisions, as a test of the rules."""
    with explained(USAGE):
        start = read_start(variant)
        if position is not None:
            start = _of_variant(read_start(position), start)
    from gipf.terminal.perft import Progress, count_by_move

    progress = Progress()
    try:
        with explained(WRONG):
            counts = count_by_move(start, depth, progress, reference=reference)
    finally:
        progress.end()
    if divide and depth > 0:
        for move, count in counts.items():
            print(f"{move}: {count}")
    print(sum(counts.values()))


def _of_variant(position: "Position", start: "Position") -> "Position":
    from gipf.errors import NotationError

    if position.variant != start.variant:
        raise NotationError(
            f"the position is one of '{position.variant}', not of '{start.variant}'"
        )
    return position


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Game files, - for stdin.")],
) -> None:
    """Check game files: every move of every game, and how it ended."""
    from gipf.errors import BrokenFile

    status = 0
    for file in files:
        try:
            games = _read_games(file)
            print(f"{file}: {_count_of(games)}")
        except BrokenFile as error:
            print(f"{file}: {_count_of(error.games)} before it breaks")
            print(f"{file}:{error.line}:{error.column}: {error.cause}")
            status = max(status, WRONG)
        except OSError as error:
            _say(f"{file}: {error.strerror or error}; name a game file")
            status = USAGE
    raise typer.Exit(status)


def _read_games(file: str) -> "list[Game]":
    from gipf.record import Game

    return Game.read(sys.stdin if file == "-" else file)


def _count_of(games: "list[Game]") -> str:
    return "1 game" if len(games) == 1 else f"{len(games)} games"


@app.command()
def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game file, - for stdin.", show_default=False)
    ],
    *,
    seconds: Annotated[
        float | None, typer.Option(help="Time for a position.  [default: 0.5, if nothing is set]")
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Nodes searched for a position.")] = None,
    depth: Annotated[int | None, typer.Option(help="Decisions looked ahead.")] = None,
    threads: Annotated[int, typer.Option(help="Threads that search together.", min=1, max=256)] = 1,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write here, not to stdout.")
    ] = None,
    in_place: Annotated[
        bool, typer.Option("--in-place", help="Write into the game file itself.")
    ] = False,
    picture: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Draw the winning chances as SVG; of several games each gets a file with a number.",
        ),
    ] = None,
    theme: Annotated[
        str, typer.Option(help="Colours of the picture: light, dark, auto.")
    ] = "light",
) -> None:
    """Let the engine look at games: evaluations, mistakes and why, better turns, accuracy."""
    with explained(USAGE):
        from gipf.terminal.analyse import Targets, choose_limits, run

        limits = choose_limits(seconds, nodes, depth)
        targets = Targets.choose(file, out=out, in_place=in_place, picture=picture, theme=theme)
    with explained(WRONG):
        if not run(file, limits, targets, threads=threads):
            raise typer.Exit(INTERRUPTED)


@app.command()
def match(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER PLAYER...",
            help="Who plays: a name, with options as in engine:seconds=0.1,threads=2; a class as in "
            "my_module.MyPlayer; or 'program:COMMAND LINE'. 'old=program:...' is called old.",
            show_default=False,
        ),
    ],
    *,
    variant: Annotated[
        list[str] | None,
        typer.Option(help="What is played; may be given several times.  [default: standard]"),
    ] = None,
    games: Annotated[
        int, typer.Option(help="Games of each pairing in each variant, an even number.")
    ] = 100,
    seconds: Annotated[
        float | None, typer.Option(help="Time for a decision.  [default: 0.05, if nothing is set]")
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Positions looked at for a decision.")] = None,
    depth: Annotated[int | None, typer.Option(help="Decisions looked ahead.")] = None,
    parallel: Annotated[int, typer.Option(help="Games played at the same time.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="For other openings and other chance.")] = 1,
    openings: Annotated[
        str,
        typer.Option(
            metavar="TURNS|FILE",
            help="Random turns each pair of games begins with, or a file of positions or games.",
        ),
    ] = "4",
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1", help="Stop as soon as it is clear which difference is true."
        ),
    ] = None,
    alpha: Annotated[
        float, typer.Option(help="Chance that --sprt wrongly finds for the second.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(help="Chance that --sprt wrongly finds for the first.")
    ] = 0.05,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER", help="Keep games and results here, and go on with what is there."
        ),
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the tables as Markdown.")
    ] = None,
) -> None:
    """Let players play each other, to measure how strong they are."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.engine.match import LIMITS, Match
        from gipf.engine.ratings import Sprt
        from gipf.search.answer import Limits
        from gipf.terminal.match import run

        limits = Limits(seconds, nodes, depth)
        planned = Match(
            tuple(players),
            tuple(variant or ("standard",)),
            games=games,
            limits=LIMITS if limits == Limits() else limits,
            seed=seed,
            openings=int(openings) if openings.isdecimal() else Path(openings),
            sprt=Sprt.parse(sprt, alpha, beta) if sprt else None,
        )
        folder, file = (Path(name) if name else None for name in (out, table))
        is_finished = run(planned, folder, parallel=parallel, table=file)
    if not is_finished:
        raise typer.Exit(INTERRUPTED)


@app.command()
def train(
    *,
    minutes: Annotated[
        float, typer.Option(help="For how long; what is not finished then goes on another time.")
    ] = 10.0,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            help="What is played, with its share after an @ as in standard@2; may be given several "
            "times.  [default: what the folder's run played, or standard]"
        ),
    ] = None,
    resume: Annotated[
        str,
        typer.Option(
            metavar="DIR", help="The run's folder: goes on with what is there, or begins."
        ),
    ] = "gipf-training",
    blocks: Annotated[int | None, typer.Option(help="Of the network.  [default: 6]")] = None,
    channels: Annotated[int | None, typer.Option(help="Of the network.  [default: 64]")] = None,
    games: Annotated[
        int | None, typer.Option(help="Games side by side.  [default: 8192 on a GPU, or 64]", min=1)
    ] = None,
    kept: Annotated[
        int | None,
        typer.Option(help="Samples remembered.  [default: 2 million on a GPU, or 50000]", min=1),
    ] = None,
    tries: Annotated[
        int | None, typer.Option(help="Of a decision that is learned from.  [default: 64]", min=2)
    ] = None,
    batch: Annotated[
        int | None, typer.Option(help="Samples of a step.  [default: 4096 on a GPU, or 256]", min=2)
    ] = None,
    rate: Annotated[float | None, typer.Option(help="How far a step goes.")] = None,
    generation: Annotated[
        int | None,
        typer.Option(help="Games to the next match.  [default: 50000 on a GPU, or 1000]", min=1),
    ] = None,
    match_games: Annotated[
        int, typer.Option(help="Games of a match between generations, an even number.")
    ] = 200,
    device: Annotated[str, typer.Option(help="Where: auto, cpu or cuda.")] = "auto",
    seed: Annotated[int | None, typer.Option(help="For other chance.  [default: 1]")] = None,
    threads: Annotated[
        int | None, typer.Option(help="Cores for games without a GPU.  [default: all]", min=1)
    ] = None,
    save_every: Annotated[
        float, typer.Option(metavar="SECONDS", help="Between two checkpoints, 60 at most.")
    ] = 30.0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on the machines of a Ray cluster; local for one here."
        ),
    ] = None,
    actors: Annotated[
        int | None,
        typer.Option(help="Players on the cluster.  [default: one for each core]", min=1),
    ] = None,
) -> None:
    """Train a network by games it plays against itself."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.errors import GipfError
        from gipf.terminal.train import check_installed, choose_plan, run

        if not minutes > 0:
            raise GipfError(f"training takes a number of minutes above 0, not {minutes:g}")
        if actors and not ray:
            raise GipfError("--actors are those of a Ray cluster; name it with --ray")
        check_installed(ray)
        plan = choose_plan(
            variant or (),
            Path(resume),
            blocks=blocks,
            channels=channels,
            games=games,
            kept=kept,
            tries=tries,
            batch=batch,
            rate=rate,
            generation=generation,
            match_games=match_games,
            device=device,
            seed=seed,
            threads=threads,
            save_every=save_every,
        )
        is_finished = run(plan, minutes, ray=ray, actors=actors)
    if not is_finished:
        raise typer.Exit(INTERRUPTED)


@app.command()
def engine() -> None:
    """Be asked for moves by other programs, in JSON."""
    from gipf.engine.process import serve

    raise typer.Exit(serve())


@app.command()
def warmup(
    variants: Annotated[
        list[str] | None,
        typer.Argument(metavar="[VARIANT]...", help="For these only.", show_default=False),
    ] = None,
) -> None:
    """Compile the engine ahead of its first use."""
    from gipf.variants import Variant

    with explained(USAGE):
        wanted = [Variant.parse(text) for text in variants or ()]
    from gipf.kernel.warmup import COUNTING, PLAYING, one_of_each_family, prepare
    from gipf.search.deepening import SEARCHING

    with explained(WRONG):
        for variant in wanted or one_of_each_family():
            for purpose in (SEARCHING, PLAYING, COUNTING):
                seconds = prepare(variant, purpose)
                done = "ready" if seconds is None else f"compiled in {seconds:.0f} s"
                print(f"{variant}, {purpose}: {done}", flush=True)


# ---------------------------------------------------------------------- what the commands share


def read_start(text: str) -> "Position":
    """Read a position, or the start of a variant; ``-`` reads it from stdin."""
    from gipf.position import Position

    if text == "-":
        text = sys.stdin.read()
    text = text.strip()
    return Position.parse(text) if " " in text else Position.start(text)


def _view(ascii_only: bool, *, flipped: bool, coordinates: bool = True) -> "View":
    from rich.console import Console

    from gipf.terminal.view import View

    console = Console(highlight=False)
    return View(console, ascii_only=ascii_only, flipped=flipped, coordinates=coordinates)


@contextmanager
def explained(status: int) -> Iterator[None]:
    """End with a sentence, never with a traceback, when something is wrong with what was given."""
    from gipf.errors import GipfError

    try:
        yield
    except GipfError as error:
        _fail(str(error), status)
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _fail(f"{where}{error.strerror}; name another file", USAGE)


def _fail(message: str, status: int) -> NoReturn:
    _say(message)
    raise typer.Exit(status)


def _say(message: str) -> None:
    print(f"gipf: {message}", file=sys.stderr)


def join_position(arguments: list[str]) -> list[str]:
    """Join a position given as eight arguments: its ``--`` and ``-g`` are no options.

    >>> join_position(["moves", *"basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1".split()])
    ['moves', 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1']
    """
    for start in range(len(arguments) - 7):
        fields = arguments[start : start + 8]
        if fields[1].count("/") >= 6 and fields[2] in ("w", "b", "-") and fields[7].isdigit():
            return [*arguments[:start], " ".join(fields), *arguments[start + 8 :]]
    return arguments


def main() -> None:
    """Run the command line; a reader that has gone away (``| head``) is no reason to complain."""
    import os

    from gipf.terminal.streams import use_forgiving_streams

    use_forgiving_streams()
    try:
        try:
            if sys.argv[1:] == ["--version"]:  # typer takes as long again to read a single flag
                say_version()
            else:
                app(join_position(sys.argv[1:]), prog_name="gipf")
        finally:
            sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            _say(f"the output cannot be written: {error.strerror}")
        sys.exit(WRONG)
