"""The command line: ``gipf``, ``gipf play``, ``serve``, ``show``, ``check``, ``analyse`` and others.

The commands are in the modules beside this one. Only typer is imported at once; what a command needs
is imported when it runs, so that ``gipf --help`` answers quickly.
"""

import sys
from typing import Annotated

import typer

from gipf.cli.engines import engine, match, train, warmup
from gipf.cli.files import analyse, check
from gipf.cli.playing import open_page, play, serve
from gipf.cli.positions import moves, perft, show
from gipf.cli.shared import WRONG, say

app = typer.Typer(
    name="gipf",
    help="The GIPF family of board games; without a command, its page opens.",
    add_completion=False,
    rich_markup_mode=None,  # plain help needs no rich, which takes longer to load than the games
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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


# The help lists the commands in this order.
app.command()(play)
app.command()(serve)
app.command()(moves)
app.command()(show)
app.command(context_settings={"ignore_unknown_options": True})(perft)  # -1: no option
app.command()(check)
app.command()(analyse)
app.command()(match)
app.command()(train)
app.command()(engine)
app.command()(warmup)


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
            say(f"the output cannot be written: {error.strerror}")
        sys.exit(WRONG)
