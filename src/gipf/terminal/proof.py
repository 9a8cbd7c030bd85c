"""Proofs at the terminal: checked by the rulebook, which needs nothing but Python itself."""

import gzip
import json
import sys
from pathlib import Path
from time import monotonic

from gipf.errors import GipfError
from gipf.messages import Argument, render
from gipf.record.proof import Proof, Replayed

ZIPPED = ".gz"
EVERY = 5.0
"""Seconds between two lines about how far it is."""


def words(language: str, name: str, /, **arguments: Argument) -> str:
    """Put a message into words."""
    return render({"id": name, "args": arguments}, language)


def say(line: str) -> None:
    """Say something beside the output."""
    print(f"gipf: {line}", file=sys.stderr, flush=True)


class Teller:
    """Says now and then how far a replay is."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._due = monotonic() + EVERY

    def __call__(self, size: Replayed) -> None:
        """Hear how much is replayed."""
        if monotonic() >= self._due:
            self._due = monotonic() + EVERY
            say(words(self._language, "proof-progress", **size._asdict()))


def read_proof(path: Path) -> Proof:
    """Read a proof from a file; one whose name ends with .gz is zipped."""
    data = path.read_bytes()
    try:
        text = (gzip.decompress(data) if path.suffix == ZIPPED else data).decode("utf-8")
    except (EOFError, ValueError, OSError) as error:
        raise GipfError("proof-file", file=path, detail=error) from None
    return Proof.parse(text)


def check_file(path: Path, *, as_json: bool = False, language: str = "en") -> bool:
    """Check a proof and say what it proves; say whether it came to its end."""
    proof = read_proof(path)
    try:
        size = proof.check(Teller(language))
    except KeyboardInterrupt:
        say(words(language, "proof-stopped"))
        return False
    variant, player = str(proof.variant), proof.winner.value
    if as_json:
        found = {"variant": variant, "winner": player, "turns": proof.turns, **size._asdict()}
        print(json.dumps(found))
        return True
    print(words(language, "solve-wins", variant=variant, player=player, turns=proof.turns))
    print(words(language, "proof-right", file=str(path), **size._asdict()))
    return True
