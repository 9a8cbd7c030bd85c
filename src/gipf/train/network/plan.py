"""The plan of a run: variants with their shares, sizes, intervals."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.kernel.convert import rules_of
from gipf.train.network.learner import Learning, divided
from gipf.train.network.lockstep import Settings
from gipf.variants import Variant

MOST_REPEATED = 20


class Wanted(NamedTuple):
    """A variant, and its share of the training."""

    variant: Variant
    share: float = 1.0

    @classmethod
    def parse(cls, text: str) -> "Wanted":
        """Read a variant, with its share after an ``@`` where it is not 1.

        >>> Wanted.parse("standard@2").share, str(Wanted.parse("basic").variant)
        (2.0, 'basic;quiet=100')
        """
        name, at, number = text.partition("@")
        variant = Variant.parse(name)
        try:
            share = float(number) if at else 1.0
        except ValueError:
            share = 0.0
        if not 0 < share < 1e6:
            raise GipfError("share-form", text=text, variant=name, value=number)
        return cls(variant.with_house_rules(repetition=0), share)

    def __str__(self) -> str:
        """Write it as it is read."""
        return f"{self.variant}@{self.share:g}"


class Group(NamedTuple):
    """Variants that are played in one pool, since they share a family of rules and a board."""

    key: str
    variants: tuple[str, ...]
    share: float


def groups_of(wanted: Sequence[Wanted]) -> list[Group]:
    """Group variants; one with twice the share of another is in its group twice as often.

    >>> groups_of([Wanted.parse(text) for text in ("standard@2", "tournament", "matrx")])[0].variants
    ('standard;quiet=100', 'standard;quiet=100', 'tournament;quiet=100')
    """
    found: dict[str, list[Wanted]] = {}
    for one in wanted:
        family = len(rules_of(one.variant).family)
        found.setdefault(f"{family}-{one.variant.board.name}", []).append(one)
    groups = []
    for key, members in found.items():
        least = min(member.share for member in members)
        names = [
            str(member.variant)
            for member in members
            for _ in range(min(MOST_REPEATED, round(member.share / least)))
        ]
        groups.append(Group(key, tuple(names), sum(member.share for member in members)))
    return groups


@dataclass(frozen=True)
class Plan:
    """Settings of a run.

    ``games`` are played side by side, ``buffer_size`` samples are kept; a generation ends after
    ``generation`` games with a match of ``match_games``, and counts as better with a share of ``gate``.
    """

    variants: tuple[Wanted, ...]
    folder: Path
    blocks: int = 6
    channels: int = 64
    games: int = 128
    buffer_size: int = 50_000
    device: str = "cpu"
    seed: int = 1
    threads: int | None = None
    playing: Settings = field(default_factory=Settings)
    learning: Learning = field(default_factory=Learning)
    generation: int = 1000
    match_games: int = 200
    match_simulations: int = 32
    gate: float = 0.5
    save_every: float = 30.0

    def __post_init__(self) -> None:
        """Check the values."""
        if not self.variants:
            raise GipfError("variant-needed")
        if self.games < len(groups_of(self.variants)):
            raise GipfError("too-few-games", count=self.games, variants=len(self.variants))
        if self.match_games % 2 or self.match_games < 2:
            raise GipfError("even-number", name="match_games", value=self.match_games)
        if self.generation < 1 or self.buffer_size < self.games:
            raise GipfError("generation-settings")
        if not 0 < self.save_every <= 60:
            raise GipfError("save-every", value=self.save_every)

    @property
    def groups(self) -> list[Group]:
        """The groups of variants, a pool for each."""
        return groups_of(self.variants)

    def games_of_groups(self) -> list[int]:
        """Divide the games among the groups by share, at least one each."""
        shares = [group.share for group in self.groups]
        return [1 + n for n in divided(self.games - len(shares), shares)]
