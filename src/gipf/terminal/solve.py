"""Solving at the terminal: how far it is, what was found, and the proof in a file."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from gipf.record.proof import Proof
from gipf.search.answer import Stop
from gipf.solving.solver import SOLVING, Solution, Solver, check_solvable
from gipf.terminal.interrupt import beside, compile_apart, stop_on_interrupt
from gipf.terminal.proof import EVERY, ZIPPED, Teller, say, words
from gipf.terminal.save import check_target, write_whole
from gipf.variants import Player, Variant

WORTH_SAYING = 10_000
"""Positions searched between two lines about turns that are ruled out."""


@dataclass(frozen=True)
class Work:
    """What is to be solved, with which means, until when, and where the proof goes."""

    variant: str
    memory: int
    threads: int
    turns: int
    seconds: float | None
    nodes: int | None
    proof: Path | None


@dataclass(frozen=True)
class Found:
    """How it went: who wins, if anybody knows, and whether Ctrl-C ended it."""

    winner: Player | None = None
    is_stopped: bool = False


def run(work: Work, *, as_json: bool = False, language: str = "en") -> Found:
    """Solve a variant and say what was found; what is known when it is stopped is said, too."""
    variant = Variant.parse(work.variant)
    check_solvable(variant)
    if work.proof:
        check_target(work.proof)
    try:
        compile_apart(variant, SOLVING, language, "gipf.solving.solver")
        solver = Solver(variant, memory=work.memory, threads=work.threads)
    except KeyboardInterrupt:
        return Found(is_stopped=True)
    tell = _Progress(solver, language)

    def search(stop: Stop) -> Solution:
        return solver.solve(
            turns=work.turns,
            seconds=work.seconds,
            nodes=work.nodes,
            stop=stop,
            tell=tell.ruled_out,
        )

    with stop_on_interrupt() as stop:
        found = beside(lambda: search(stop), tell)
    proof, is_stopped = None, stop.is_set and not found.winner
    if found.winner and work.proof:
        try:
            proof = solver.prove(Teller(language))
            write_proof(work.proof, proof)
        except KeyboardInterrupt:
            say(words(language, "proof-stopped"))
            is_stopped = True
    if as_json:
        print(json.dumps(_as_data(found, work.proof, proof)))
    else:
        _print(found, work.proof, proof, language)
    return Found(found.winner, is_stopped)


def write_proof(path: Path, proof: Proof) -> None:
    """Write a proof; into a file whose name ends with .gz, zipped."""
    if path.suffix == ZIPPED:
        path.write_bytes(gzip.compress(str(proof).encode(), mtime=0))
    else:
        write_whole(path, str(proof))


class _Progress:
    """Says how many turns are ruled out, and now and then how much was searched."""

    def __init__(self, solver: Solver, language: str) -> None:
        self._solver, self._language = solver, language
        self._due = monotonic() + EVERY
        self._said = 0

    def ruled_out(self, found: Solution) -> None:
        """Hear of a number of turns within which nobody wins; what took no search is not worth a line."""
        if found.nodes >= self._said + WORTH_SAYING:
            self._said = found.nodes
            say(_sentence("solve-not-within", found, self._language))

    def __call__(self) -> None:
        """Say how much was searched, if it is time to."""
        if monotonic() >= self._due:
            self._due = monotonic() + EVERY
            say(_sentence("solve-progress", self._solver.found, self._language))


def _sentence(name: str, found: Solution, language: str) -> str:
    white, black = (found.not_within[player] for player in Player)
    return words(
        language,
        name,
        variant=str(found.variant),
        white=white,
        black=black,
        nodes=found.nodes,
        seconds=round(found.seconds, 1),
    )


def _print(found: Solution, path: Path | None, proof: Proof | None, language: str) -> None:
    variant = str(found.variant)
    if found.winner:
        player = found.winner.value
        print(words(language, "solve-wins", variant=variant, player=player, turns=found.turns))
    else:
        print(_sentence("solve-open", found, language))
    print(_sentence("solve-searched", found, language))
    if proof:
        print(words(language, "proof-written", file=str(path), answers=len(proof.answers)))


def _as_data(found: Solution, path: Path | None, proof: Proof | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "variant": str(found.variant),
        "winner": found.winner and found.winner.value,
        "turns": found.turns,
        "not_within": {player.value: found.not_within[player] for player in Player},
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
    }
    if proof:
        data |= {"proof": str(path), "answers": len(proof.answers)}
    return data
