"""The rulebook and the kernel walked through the same random games, compared at every decision.

Run it with ``python -m bench.differential --games 20000``. Each game has a number, from which its
variant and its moves follow: ``--seed N`` goes on from game N, where a run was interrupted, and
``--seed N --games 1`` plays a single game again. The first difference ends the run and is shown.
"""

import argparse
import random
import sys
import time
from collections import Counter

from gipf import Move, MoveKind, Position
from gipf.kernel.batch import Batch
from gipf.kernel.convert import move_number, number_to_move
from gipf.variants import POTENTIALS

VARIANTS = (
    "basic",
    "standard",
    "tournament",
    *(f"{base}+{letter}6" for base in ("standard", "tournament") for letter in POTENTIALS),
    "standard+D6P6",
    "standard+Z6/-",
    "standard+-/P3",
    "standard+Y6/P6;reserve=6/9",
    "standard+T4Z4D4;challenges=1",
    "tournament+T3Z3D3Y3",
    "tournament+Z4D4Y4;reserve=12/15",
    "tournament+T6D6;reserve=24/24",
    "tournament+T6P6;reserve=24/24;challenges=1",
    "tournament+T3Z3P3;challenges=*",
    "ultimate",
    "ultimate;challenges=2;side=T:die,Z:rps",
    "ultimate;challenges=*;quiet=30",
    "ultimate+T3Z6D6/P6",
    "ultimate+D6P6;reserve=30/30",
    "basic;reserve=12/15",
    "basic;reserve=3/4;repetition=2",
    "basic;reserve=20/20;repetition=3;quiet=100",
    "tournament;reserve=7/4",
    "tournament;repetition=2;quiet=20",
    "standard;quiet=3",
    "matrx",
    "matrx;board=hex37",
    "matrx+T4Z4/D6P6",
    "matrx+T6",
    "matrx+D6P6;board=hex37",
    "matrx+Y6/Z6",
    "matrx;board=hex37;repetition=3;quiet=12",
    "matrx;repetition=2",
)
"""All bases, each potential alone, mixes, unequal players, handicaps, challenges and house rules."""

LIVELY = (MoveKind.CLEAR, MoveKind.USE, MoveKind.EXTRA, MoveKind.CHALLENGE)
LONGEST = 250


class Difference(AssertionError):
    """The rulebook and the kernel do not agree."""


def variant_of(number: int) -> str:
    """Give the variant of a game: in turn one of the list and one made up by chance."""
    if number % 2 == 0:
        return VARIANTS[number // 2 % len(VARIANTS)]
    return made_up_variant(random.Random(number))


def made_up_variant(chance: random.Random) -> str:
    """Make up a variant: any base, hands, reserves, board, challenges and house rules."""
    base = chance.choice(("basic", "standard", "tournament", "ultimate", "matrx"))
    text = base
    hands = []
    if base != "basic" and chance.random() < 0.8:
        hands = [_made_up_hand(base, chance) for _ in range(chance.choice((1, 2)))]
        text += f"+{'/'.join(hands)}"
    has_potentials = (base == "ultimate" and not hands) or any(hand != "-" for hand in hands)
    if base == "matrx":
        text += chance.choice(("", ";board=hex37"))
    elif chance.random() < 0.5:
        text += f";reserve={chance.randrange(2, 30)}/{chance.randrange(2, 30)}"
    if base != "matrx" and has_potentials:
        text += chance.choice(("", ";challenges=1", ";challenges=3", ";challenges=*"))
    text += chance.choice(("", "", ";repetition=2", ";repetition=3"))
    return text + chance.choice(("", "", ";quiet=5", ";quiet=40"))


def _made_up_hand(base: str, chance: random.Random) -> str:
    counts = {letter: chance.choice((0, 0, 1, 2, 4, 6)) for letter in POTENTIALS}
    if base != "matrx":
        while sum(counts.values()) > 15:
            counts[chance.choice(POTENTIALS)] = 0
    return "".join(f"{letter}{count}" for letter, count in counts.items() if count) or "-"


# ---------------------------------------------------------------------- comparing


def compare_game(start: Position, seed: int, longest: int = LONGEST) -> tuple[Position, int]:
    """Play a random game in both, comparing at every decision; give how it ended and their number."""
    chance = random.Random(seed)
    position, batch = start, Batch(start.variant, [start], threads=1)
    for played in range(longest):
        numbers = compare_position(position, batch)
        if position.is_over:
            return position, played
        move = some_move(position, chance)
        for other in position.legal_moves() if chance.random() < 0.1 else (move,):
            check_number(position, other, numbers)
        batch.step([numbers[move.text]])
        position = position.play(move)
    return position, longest


def compare_position(position: Position, batch: Batch, i: int = 0) -> dict[str, int]:
    """Compare a game of a batch with what it should be; give the numbers of the moves by their text."""
    found = batch.position(i)
    for what, here, there in (
        ("position", position.text, found.text),
        ("outcome", position.outcome, found.outcome),
        ("quiet turns", position.quiet_turns, found.quiet_turns),
        ("capture", _captured(position), _captured(found)),
    ):
        if here != there:
            raise Difference(f"{what}: the rulebook has {here}, the kernel {there}")
    numbers = [int(number) for number in batch.legal_moves(i)]
    texts = [number_to_move(position, number).text for number in numbers]
    expected = [move.text for move in position.legal_moves()]
    if sorted(texts) != expected:
        only_here, only_there = set(expected) - set(texts), set(texts) - set(expected)
        raise Difference(
            f"moves of {position}: the rulebook alone has {only_here}, the kernel {only_there}, "
            f"{len(expected)} and {len(texts)} in all"
        )
    return dict(zip(texts, numbers, strict=True))


def _captured(position: Position) -> bool:
    """A capture counts until the turn has passed; in a finished game it no longer does."""
    return position.captured_this_turn and not position.is_over


def check_number(position: Position, move: Move, numbers: dict[str, int]) -> None:
    """See that a move's number is the same by its text as in the kernel's list."""
    number = move_number(position, move)
    if numbers[move.text] != number:
        raise Difference(f"{move} of {position}: number {number}, listed as {numbers[move.text]}")


def some_move(position: Position, chance: random.Random) -> Move:
    """Choose a move by chance, with a liking for clears and potentials: they are seldom enough."""
    moves = position.legal_moves()
    lively = [move for move in moves if move.kind in LIVELY]
    return chance.choice(lively if lively and chance.random() < 0.5 else moves)


# ---------------------------------------------------------------------- the long run


def main() -> None:
    """Play the games and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    began = told = time.monotonic()
    endings: Counter[str] = Counter()
    decisions = 0
    for number in range(options.seed, options.seed + options.games):
        variant = variant_of(number)
        try:
            end, played = compare_game(Position.start(variant), number)
        except Exception as error:
            print(f"\ngame {number} of '{variant}': {error}")
            print(f"again: python -m bench.differential --seed {number} --games 1")
            sys.exit(1)
        endings[end.outcome.reason if end.outcome else "not over"] += 1
        decisions += played
        if time.monotonic() - told > 5:
            told, done = time.monotonic(), number + 1 - options.seed
            left = (options.games - done) * (told - began) / done
            print(
                f"{done:,} games, about {left / 60:.0f} min to go; next is {number + 1}", flush=True
            )
    print(f"{options.games:,} games from number {options.seed} on agree in everything:")
    print(", ".join(f"{count:,} {reason}" for reason, count in endings.most_common()))
    print(f"{decisions:,} decisions compared in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
