"""``gipf solve``: who wins a variant with few pieces, proved; and proofs checked."""

from pathlib import Path

from gipf.cli.parser import COUNT, Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained, say


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(solve)
    says = "What is solved, without potentials, as in 'basic;reserve=4/4'."
    command.add_argument("variant", metavar="VARIANT", nargs="?", help=says)
    command.add_option("--check", Path, "Check a proof by the rulebook instead.", metavar="FILE")
    command.add_option("--proof", Path, "Write the proof here.", metavar="FILE")
    says = "Look for wins within so many turns of the winner's.  [default: 100]"
    command.add_option("--turns", number(int, 1, 100), says)
    command.add_option("--seconds", number(float, 0), "Stop after so many seconds.")
    command.add_option("--nodes", COUNT, "Stop after so many positions searched by a thread.")
    command.add_option("--memory", COUNT, "Megabytes of the transposition table.", 256)
    command.add_option("--threads", number(int, 1, 256), "Threads that search together.", 1)
    command.add_flag("--json", dest="as_json", help="Say what was found as JSON.")
    command.add_language("Language of the sentences, as in de.", "en")


def solve(
    *,
    variant: str | None,
    check: Path | None,
    proof: Path | None,
    turns: int | None,
    seconds: float | None,
    nodes: int | None,
    memory: int,
    threads: int,
    as_json: bool,
    language: str,
) -> int:
    """Find out who wins a variant with few pieces, whatever the other player does, and prove it."""
    if (variant is None) == (check is None):
        say(
            "solve needs a VARIANT, as in 'basic;reserve=4/4', or --check FILE; 'gipf solve --help' says more"
        )
        return USAGE
    if check:
        from gipf.terminal.proof import check_file

        with explained(WRONG, language):
            return 0 if check_file(check, as_json=as_json, language=language) else INTERRUPTED
    with explained(USAGE, language):
        from gipf.terminal.solve import Work, run

        work = Work(str(variant), memory, threads, turns or 100, seconds, nodes, proof)
        found = run(work, as_json=as_json, language=language)
    if found.is_stopped:
        return INTERRUPTED
    return 0 if found.winner else WRONG
