"""``gipf warmup``: compiling ahead."""

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(warmup)
    command.add_argument("variants", metavar="VARIANT", nargs="*", help="For these only.")


def warmup(*, variants: list[str]) -> None:
    """Compile the engine ahead of its first use."""
    from gipf.variants import Variant

    with explained(USAGE):
        wanted = [Variant.parse(text) for text in variants]
    import gipf.engine.players
    import gipf.search.proof  # noqa: F401  # each of them names what it needs
    from gipf.kernel.warmup import USES, one_of_each_family, prepare
    from gipf.side_kernels.kernels import NAMES, load_kernel
    from gipf.side_kernels.warmup import prepare as prepare_side_game

    with explained(WRONG):
        for variant in wanted or one_of_each_family():
            for purpose in USES:
                seconds = prepare(variant, purpose)
                done = "ready" if seconds is None else f"compiled in {seconds:.0f} s"
                print(f"{variant}, {purpose}: {done}", flush=True)
        for name in () if wanted else NAMES:
            prepare_side_game(load_kernel(name))
            print(f"{name}: ready", flush=True)
