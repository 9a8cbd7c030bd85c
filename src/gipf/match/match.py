"""Matches: players against each other, many games, to measure how strong they are.

Every pairing plays every variant, in pairs of games: the same opening twice, colours swapped. What is
finished is kept in a folder, and a match that was interrupted goes on where it stopped.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from gipf.errors import GipfError
from gipf.kernel.compiling import code_folder
from gipf.match.contestants import Contestant, read_contestants
from gipf.match.openings import TURNS, Opening, random_openings, read_openings, with_house_rules
from gipf.match.play import PlannedGame, play_all
from gipf.match.ratings import Sprt
from gipf.match.results import MatchFolder, Result
from gipf.match.standings import pairs_of
from gipf.net.inference import NetworkEvaluator
from gipf.search.answer import Limits

LIMITS = Limits(seconds=0.05)
"""For those who are given no other."""


@dataclass(frozen=True)
class Match:
    """Who plays whom, what, how often and within which limits.

    ``games`` are those of each pairing in each variant. ``openings`` are so many random turns, or a
    file. With ``sprt`` two players play no longer than the test takes to decide.

    >>> match = Match(("random", "random:seconds=1"), ("basic",), games=2)
    >>> match.variants, [planned.numbers for planned in match.planned()]
    (('basic;repetition=3;quiet=100',), [(0, 1), (1, 0)])
    """

    players: tuple[str, ...]
    variants: tuple[str, ...] = ("standard",)
    games: int = 100
    limits: Limits = LIMITS
    seed: int = 1
    openings: int | Path = TURNS
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if len(self.players) < 2:
            raise GipfError("two-players-needed")
        if self.games < 2 or self.games % 2:
            raise GipfError("games-in-pairs", value=self.games)
        if self.sprt and len(self.players) > 2:
            raise GipfError("sprt-players", count=len(self.players))
        if isinstance(self.openings, int) and not 0 <= self.openings <= 99:
            raise GipfError("opening-length", value=self.openings)
        variants = tuple(with_house_rules(variant) for variant in self.variants)
        if len(set(variants)) < len(variants):
            raise GipfError("variant-twice")
        object.__setattr__(self, "variants", variants)
        for variant in variants:
            next(self._openings_of(variant))
        for contestant in self.contestants:
            if contestant.network:
                NetworkEvaluator(contestant.network)  # better refused now than in every game

    @property
    def contestants(self) -> tuple[Contestant, ...]:
        """Those who play, with their names and limits."""
        return read_contestants(self.players, self.limits)

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, by number."""
        return list(combinations(range(len(self.players)), 2))

    @property
    def size(self) -> int:
        """How many games there are in all."""
        return len(self.pairings) * len(self.variants) * self.games

    def planned(self) -> Iterator[PlannedGame]:
        """Give the games in the order in which they are begun: all variants and pairings in turn."""
        contestants = self.contestants
        openings = {variant: self._openings_of(variant) for variant in self.variants}
        for pair in range(1, self.games // 2 + 1):
            for variant in self.variants:
                opening = next(openings[variant])
                for one, other in self.pairings:
                    for white, black in ((one, other), (other, one)):
                        both = contestants[white], contestants[black]
                        yield PlannedGame(variant, pair, (white, black), both, opening, self.seed)

    def _openings_of(self, variant: str) -> Iterator[Opening]:
        if isinstance(self.openings, int):
            return random_openings(variant, self.seed, self.openings)
        openings = [
            opening
            for opening in read_openings(self.openings)
            if str(opening.position.variant) == variant
        ]
        if not openings:
            raise GipfError("no-opening-of", file=self.openings, variant=variant)
        return (openings[number % len(openings)] for number in range(self.games))

    def settings(self) -> dict[str, Any]:
        """Say what makes this match another than others; more games can be added to a match."""
        limits = {name: value for name, value in asdict(self.limits).items() if value is not None}
        openings: object = self.openings
        if isinstance(self.openings, Path):
            digest = hashlib.sha256(self.openings.read_bytes()).hexdigest()
            openings = f"those of {self.openings.name} ({digest[:12]})"
        networks = {
            one.name: hashlib.sha256(one.network.read_bytes()).hexdigest()[:12]
            for one in self.contestants
            if one.network
        }
        return {
            **({"networks": networks} if networks else {}),
            "players": self.players,
            "variants": self.variants,
            "limits": limits,
            "seed": self.seed,
            "openings": openings,
            "build": code_folder("search").name,
        }

    def verdict(self, results: Sequence[Result]) -> str | None:
        """Say what the sequential test has decided, if there is one and it has."""
        return self.sprt.verdict(pairs_of(results, 0, 1)) if self.sprt else None

    def play(
        self,
        store: MatchFolder,
        *,
        parallel: int = 1,
        tell: Callable[[Result], None] = lambda _: None,
    ) -> None:
        """Play what is not yet in the store, in so many processes; ``tell`` hears of every game."""
        done = {result.key for result in store.results}
        games = play_all(
            (planned for planned in self.planned() if planned.key not in done), parallel
        )
        try:
            while not self.verdict(store.results) and (played := next(games, None)):
                store.add(played.result, played.game)
                tell(played.result)
        finally:
            games.close()
