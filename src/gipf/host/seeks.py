"""Seeks: who would play what against whom, as values; and who meets whom, as a pure function.

A seek names one or more variants and times. It is an open invitation, which anybody can accept; it is paired by
itself with one that fits; and with somebody to whom it is made it is a challenge, which nobody else sees.
"""

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gipf.errors import GipfError
from gipf.host.games import new_id
from gipf.host.live_game import AnyPosition, LiveGame
from gipf.host.people import Person
from gipf.host.ratings import Pool, Rating, Speed, family_of, is_even
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.host.time_controls import TimeControl
from gipf.position import Position
from gipf.side_games import ON_THE_PAGE, canonical_name, split_name
from gipf.variants import Player

MOST_SEEKS = 10
"""Seeks that somebody can have at once."""
MOST_GAMES = 20
"""Games that a standing invitation can begin."""
LIVE, DAYS, STANDING = 30_000, 14 * 86_400_000, 30 * 86_400_000
"""Milliseconds for which a seek is kept: a live one while its maker is connected, and a moment longer."""
TOLD = 3_600_000
"""Milliseconds for which it is told that a live one has begun a game."""
GAP, WIDER, PATIENCE = 150, 8, 60_000
"""Who is paired by itself differs by so much in strength, by so much more for each second, then by anything."""


@dataclass(frozen=True)
class Seek:
    """Who would play what: any of the variants, with any of the times; ``games`` is how many it still begins.

    ``maker`` is the id of a person, ``to`` the key of whom they challenge. ``game`` is the last one it has
    begun, with which it is over unless it stands. ``is_bot``: its maker is a program; ``for_bots``: programs
    may accept it, and be paired with it.
    """

    id: str
    maker: str | None
    name: str
    variants: tuple[str, ...]
    times: tuple[TimeControl, ...]
    created: int
    expires: int
    colour: Player | None = None
    is_rated: bool = False
    games: int = 1
    to: str | None = None
    to_name: str = ""
    game: str | None = None
    is_bot: bool = False
    for_bots: bool = False
    ratings: Mapping[Pool, Rating] = field(default_factory=dict, compare=False)

    @property
    def speed(self) -> Speed:
        """Whether it is for games at one sitting."""
        return self.times[0].speed

    @property
    def is_standing(self) -> bool:
        """Whether it stays when a game has begun."""
        return self.games > 1

    @property
    def is_open(self) -> bool:
        """Whether it can begin a game."""
        return self.games > 0

    def is_for(self, person: Person) -> bool:
        """Whether somebody may accept it, as far as they are a program: nobody plays one without wanting to."""
        return not person.is_bot or self.for_bots or self.to == key_of(person.id)

    def rating(self, variant: str) -> Rating:
        """Give how strong its maker is in a variant."""
        return self.ratings.get(Pool(family_of(variant), self.speed), Rating())

    def used(self, game: str, now: int) -> "Seek":
        """Note a game that it has begun."""
        told = TOLD if self.speed == "live" else DAYS
        expires = self.expires if self.is_standing else now + told
        return replace(self, games=self.games - 1, game=game, expires=expires)


@dataclass(frozen=True)
class Terms:
    """What two people have agreed on."""

    variant: str
    time: TimeControl
    is_rated: bool


@dataclass(frozen=True)
class Meeting:
    """Two seeks that become a game."""

    white: Seek
    black: Seek
    terms: Terms


def checked(seek: Seek, person: Person) -> Seek:
    """Refuse a seek that cannot become a game; variants are written the one way they are written."""
    if len({time.speed for time in seek.times}) > 1:
        raise GipfError("times-mixed")
    for time in seek.times:
        time.check()
    starts = [start_of(text) for text in seek.variants]
    variants = tuple(dict.fromkeys(str(start.variant) for start in starts))
    if seek.games > 1 and (seek.speed == "live" or seek.to):
        raise GipfError("standing-over-days")
    if seek.is_rated:
        if not person.has_account:
            raise GipfError("rated-with-account")
        if not all(_can_be_rated(start) for start in starts):
            raise GipfError("rated-even")
    if seek.to == key_of(seek.maker):
        raise GipfError("own-seek")
    return replace(seek, variants=variants)


def key_of(person_id: str | None) -> str:
    """Give the id of somebody as a column has it that cannot be empty: the owner of the machine has none."""
    return person_id or ""


def concerns(seek: Seek, person: Person) -> bool:
    """Whether somebody has made a seek, or is challenged by it."""
    return person.id == seek.maker or seek.to == key_of(person.id)


def start_of(variant: str) -> AnyPosition:
    """Set up a variant, or a side game by its name.

    >>> str(start_of("standard").variant), str(start_of("yinsh(blitz)").variant)
    ('standard', 'yinsh(blitz)')
    """
    if split_name(variant)[0] in ON_THE_PAGE:
        return SidePosition.new(canonical_name(variant))
    return Position.start(variant)


def _can_be_rated(start: AnyPosition) -> bool:
    if isinstance(start, SidePosition):
        return not start.is_pure_chance
    return is_even(start.variant)


# ---------------------------------------------------------------------- who meets whom


def pairings(
    seeks: Sequence[Seek], now: int, apart: Collection[frozenset[str | None]] = ()
) -> list[Meeting]:
    """Say who meets whom: those who suit each other best first, and nobody twice at once.

    ``apart`` are pairs of people who do not want to meet. Of those who suit each other alike, those who have
    waited longest come first.
    """
    possible = sorted(
        (
            (abs(_gap(one, two, terms)), one.created + two.created, one.id, two.id, one, two, terms)
            for one, two in _couples([seek for seek in seeks if seek.to is None and seek.is_open])
            if frozenset((one.maker, two.maker)) not in apart
            if (terms := agreed(one, two)) and _is_near(one, two, terms, now)
        ),
        key=lambda each: each[:4],
    )
    met: set[str] = set()
    busy: set[str | None] = set()
    found: list[Meeting] = []
    for *_, one, two, terms in possible:
        if met & {one.id, two.id} or (one.speed == "live" and busy & {one.maker, two.maker}):
            continue
        met |= {one.id, two.id}
        busy |= {one.maker, two.maker}
        found.append(meeting(one, two, terms))
    return found


def agreed(one: Seek, two: Seek) -> Terms | None:
    """Say what two seeks have in common: of that what the older one names first."""
    if one.maker == two.maker or one.is_rated != two.is_rated:
        return None
    if one.colour is not None and one.colour is two.colour:
        return None
    if (one.is_bot and not two.for_bots) or (two.is_bot and not one.for_bots):
        return None
    first, second = sorted((one, two), key=lambda seek: (seek.created, seek.id))
    variants = [variant for variant in first.variants if variant in second.variants]
    times = [time for time in first.times if time in second.times]
    return Terms(variants[0], times[0], one.is_rated) if variants and times else None


def meeting(one: Seek, two: Seek, terms: Terms) -> Meeting:
    """Say who begins: whoever wants to, else it is drawn."""
    wish = one.colour or (two.colour and two.colour.other)
    if wish is None:
        wish = random.Random(f"{one.id} {two.id} {one.games}").choice(list(Player))
    white, black = (one, two) if wish is Player.WHITE else (two, one)
    return Meeting(white, black, terms)


def answered(
    seek: Seek, person: Person, variant: str | None, time: TimeControl | None, now: int
) -> Meeting:
    """Let somebody accept a seek as it is, with one of its variants and times."""
    if person.id == seek.maker:
        raise GipfError("own-seek")
    if seek.is_rated and not person.has_account:
        raise GipfError("rated-with-account")
    if variant is not None and variant not in seek.variants:
        raise GipfError("seek-without", what=variant)
    if time is not None and time not in seek.times:
        raise GipfError("seek-without", what=str(time))
    terms = Terms(variant or seek.variants[0], time or seek.times[0], seek.is_rated)
    theirs = Seek(
        new_id(), person.id, person.name, (terms.variant,), (terms.time,), now, now,
        is_bot=person.is_bot,
    )  # fmt: skip
    return meeting(seek, theirs, terms)


def game_of(met: Meeting, now: int) -> LiveGame:
    """Set up the game of two who meet; everybody may watch it."""
    seats = {
        player: Seat("person", seek.name, holder=seek.maker, bot=seek.is_bot)
        for player, seek in zip(Player, (met.white, met.black), strict=True)
    }
    game = LiveGame.new(new_id(), now, start_of(met.terms.variant), seats, met.terms.time.clock)
    return replace(game, is_rated=met.terms.is_rated, is_public=True)


def _couples(seeks: Sequence[Seek]) -> Iterator[tuple[Seek, Seek]]:
    """Go through all that have a variant and a time in common."""
    by_terms: dict[tuple[str, TimeControl], list[Seek]] = {}
    seen: set[tuple[str, str]] = set()
    for seek in seeks:
        for variant in seek.variants:
            for time in seek.times:
                others = by_terms.setdefault((variant, time), [])
                for other in others:
                    if (other.id, seek.id) not in seen:
                        seen.add((other.id, seek.id))
                        yield other, seek
                others.append(seek)


def _gap(one: Seek, two: Seek, terms: Terms) -> float:
    return one.rating(terms.variant).value - two.rating(terms.variant).value


def _is_near(one: Seek, two: Seek, terms: Terms, now: int) -> bool:
    """Whether two are near enough in strength for how long the one has waited that came later."""
    waited = now - max(one.created, two.created)
    unknown = one.rating(terms.variant).is_provisional or two.rating(terms.variant).is_provisional
    allowed = (GAP + WIDER * waited / 1000) * (2 if unknown else 1)
    return waited >= PATIENCE or abs(_gap(one, two, terms)) <= allowed
