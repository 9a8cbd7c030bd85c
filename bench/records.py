"""How fast game files are read: games a second of processor time, with every move checked and by headers alone.

Run it with ``python -m bench.records``. It writes games of random moves, cut at 60 turns as games
between people are about that long, some with comments and variations, into a file, and reads that as
`Game.stream` does: by the compiled kernel, and with ``--plain`` as it is without it. The kernel is loaded, and
compiled where it has to be, before the clock runs.
"""

import argparse
import platform
import random
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from gipf import Game, Node, read_headers, write_games
from gipf.record.many import KERNEL

VARIANTS = ("basic", "tournament", "ultimate", "matrx")
TURNS = 60


def random_games(variant: str, games: int, *, noted: bool, seed: int = 1) -> list[Game]:
    """Make games of random turns; ``noted`` with clocks, comments and a variation every ten turns."""
    from gipf.kernel.batch import Batch
    from gipf.kernel.convert import number_to_move

    chance = random.Random(seed)
    batch = Batch(variant, games, threads=1)
    played = [Game(variant) for _ in range(games)]
    lines: list[list[list[str]]] = [[[]] for _ in played]
    for step in range(2 * TURNS):
        codes = batch.random_moves(seed=seed * 1000 + step)
        owners = batch.player.copy()
        for n, code in enumerate(codes):
            if code >= 0 and len(lines[n]) <= TURNS:
                lines[n][-1].append(str(number_to_move(batch.position(n), int(code))))
        batch.step(codes)
        for n, changed in enumerate((batch.player != owners) & (codes >= 0)):
            if changed and lines[n][-1]:
                lines[n].append([])
    return [
        _filled(game, [";".join(turn) for turn in turns if turn][:TURNS], chance, noted=noted)
        for game, turns in zip(played, lines, strict=True)
    ]


def _filled(game: Game, turns: Iterable[str], chance: random.Random, *, noted: bool) -> Game:
    node, seconds = game.root, 600
    for number, turn in enumerate(turns):
        before = node
        node = node.add(turn)
        if noted and number % 2:
            seconds -= 3
            node.clock = seconds
        if noted and number % 10 == 9:
            node.set_comment("a move as good as any other")
            _add_variation(before, chance)
    return Game.from_tree(game.root, {"White": "somebody", "Black": "somebody else"})


def _add_variation(node: Node, chance: random.Random) -> None:
    for _ in range(4):
        moves = node.position.legal_moves()
        if not moves or not node.is_complete:
            return
        node = node.add((chance.choice(moves),))


def per_second(read: Callable[[], Iterable[object]], seconds: float) -> float:
    """Read again and again for about so many seconds of processor time; give games a second."""
    number, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        number += sum(1 for _ in read())
    return number / took


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each file")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each")
    parser.add_argument("--plain", action="store_true", help="read without the kernel")
    options = parser.parse_args()
    print(f"{platform.machine()}, Python {platform.python_version()}")
    print(f"{'file':22} {'turns':>6} {'checked/s':>10} {'headers/s':>10}")
    KERNEL.is_wanted = not options.plain
    KERNEL.games_before = 0
    with tempfile.TemporaryDirectory() as folder:
        for variant in VARIANTS:
            for noted in (False, True):
                file = Path(folder) / f"{variant}-{noted}.gipf"
                games = random_games(variant, options.games, noted=noted)
                write_games(games, file)
                turns = sum(len(game.turns()) for game in games) / len(games)
                del games
                sum(1 for _ in Game.stream(file))  # the kernel is loaded
                checked = per_second(partial(Game.stream, file), options.seconds)
                headers = per_second(partial(read_headers, file), options.seconds / 3)
                name = f"{variant}{', with notes' if noted else ''}"
                print(f"{name:22} {turns:6.1f} {checked:10.0f} {headers:10.0f}")


if __name__ == "__main__":
    main()
