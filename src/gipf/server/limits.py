"""How much one address or one person may ask of a service for everybody, each kind of thing by itself.

The counts are those of one process: with several of them somebody has as many times as much.
"""

import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network

from gipf.errors import GipfError

MOST_KEYS = 20_000
"""Maximum of addresses and people that are remembered; beyond it, who has used nothing up is forgotten."""
MOST_LINES, MOST_STUDIES = 200, 32
"""Pages of one address that are connected at once, and analyses and hints that the engine works at for it."""
HOUR = 3600.0


class TooMuch(GipfError):
    """Somebody has asked for more than anybody may."""

    @property
    def wait(self) -> int:
        """For how many seconds nothing more is done."""
        return int(self.arguments["seconds"])


@dataclass
class Allowance:
    """A number of things at once, and as many again within a period, for each key."""

    most: float
    period: float
    _used: dict[str, tuple[float, float]] = field(default_factory=dict)
    """What is used up, and when that was so, in seconds of a clock that only goes on."""

    def wait(self, key: str, now: float | None = None) -> float:
        """For how many seconds nothing more is allowed; 0 where something is.

        >>> pieces = Allowance(2, 60)
        >>> pieces.take("ann", now=0), pieces.take("ann", now=0), round(pieces.wait("ann", now=10))
        (0.0, 0.0, 20)
        """
        used = self._used_up(key, time.monotonic() if now is None else now)
        return max(0.0, (used + 1 - self.most) * self.period / self.most)

    def take(self, key: str, now: float | None = None) -> float:
        """Use something up, if that is allowed; else say for how long it is not."""
        now = time.monotonic() if now is None else now
        if wait := self.wait(key, now):
            return wait
        if len(self._used) >= MOST_KEYS:
            self._used = {each: self._used[each] for each in self._used if self._used_up(each, now)}
        if len(self._used) >= MOST_KEYS:
            self._used.clear()
        self._used[key] = self._used_up(key, now) + 1, now
        return 0.0

    def give_back(self, key: str) -> None:
        """Take back that something was used up."""
        used, then = self._used.get(key, (0.0, 0.0))
        if used:
            self._used[key] = max(0.0, used - 1), then

    def _used_up(self, key: str, now: float) -> float:
        used, then = self._used.get(key, (0.0, now))
        return max(0.0, used - (now - then) * self.most / self.period)


@dataclass
class AtOnce:
    """A maximum of something at the same time, for each key."""

    most: int
    _counts: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Have one more for a while; raise `TooMuch` where there are enough.

        >>> places = AtOnce(1)
        >>> with places.one("ann"), places.one("ben"):
        ...     with places.one("ann"):
        ...         pass
        Traceback (most recent call last):
        gipf.server.limits.TooMuch: too much was asked from here; try again in 5 seconds
        """
        if self._counts[key] >= self.most:
            raise TooMuch("asked-too-much", seconds=5)
        self._counts[key] += 1
        try:
            yield
        finally:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


class Limits:
    """All allowances of a service, and whom they are not for."""

    def __init__(self, unlimited: Collection[str] = ()) -> None:
        self.unlimited = unlimited
        self.requests: Allowance = Allowance(1200, 60)
        """Requests of an address, files of the page aside: many people may share one."""
        self.guests: Allowance = Allowance(60, HOUR)
        """Strangers of an address who become guests."""
        self.files: Allowance = Allowance(120, HOUR)
        """Files of many games, and pictures of games, that an address lets be made."""
        self.secrets: Allowance = Allowance(10, 60)
        """Wrong secrets of an address: passwords, links."""
        self.names: Allowance = Allowance(50, HOUR)
        """Wrong passwords for a name, from wherever they come."""
        self.accounts: Allowance = Allowance(10, HOUR)
        """New accounts of an address."""
        self.mails: Allowance = Allowance(3, HOUR)
        """Links sent to a mail address."""
        self.senders: Allowance = Allowance(20, HOUR)
        """Links an address lets be sent."""
        self.programs: Allowance = Allowance(600, 60)
        """Requests of a bot, by all of its tokens."""
        self.challenges: Allowance = Allowance(60, HOUR)
        """People a bot challenges."""
        self.lines: AtOnce = AtOnce(MOST_LINES)
        """Pages of an address that are connected."""
        self.studies: AtOnce = AtOnce(MOST_STUDIES)
        """Analyses and hints of an address that are under way."""

    def take(self, allowance: Allowance, key: str) -> None:
        """Use something up for an address or a person; raise `TooMuch` where there is nothing left."""
        if not self.is_free(key) and (wait := allowance.take(group_of(key))):
            raise TooMuch("asked-too-much", seconds=max(1, round(wait)))

    def connected(self, address: str) -> AbstractContextManager[None]:
        """Have a page of an address connected; raise `TooMuch` where enough of them are."""
        return nullcontext() if self.is_free(address) else self.lines.one(group_of(address))

    def studying(self, address: str) -> AbstractContextManager[None]:
        """Ask the engine something on behalf of an address; raise `TooMuch` where it does enough for it."""
        return nullcontext() if self.is_free(address) else self.studies.one(group_of(address))

    def check(self, allowance: Allowance, key: str) -> None:
        """Raise `TooMuch` where nothing is left, and use nothing up."""
        if not self.is_free(key) and (wait := allowance.wait(group_of(key))):
            raise TooMuch("asked-too-much", seconds=max(1, round(wait)))

    def give_back(self, allowance: Allowance, key: str) -> None:
        """Take back that an address or a person has used something up."""
        allowance.give_back(group_of(key))

    def is_free(self, address: str) -> bool:
        """Whether somebody may ask as much as they like."""
        return is_among(address, self.unlimited)


def is_among(address: str, networks: Collection[str]) -> bool:
    """Whether an address is one of some addresses and networks.

    >>> is_among("10.0.0.7", ["10.0.0.0/8"]), is_among("Ann", ["10.0.0.0/8"])
    (True, False)
    """
    try:
        found = plain(address)
        return any(ip_address(found) in ip_network(each, strict=False) for each in networks)
    except ValueError:
        return False


def plain(address: str) -> str:
    """Write an address as others write it: one of version 4 within version 6 as it was.

    >>> plain("::ffff:10.0.0.7"), plain("2001:DB8::1")
    ('10.0.0.7', '2001:db8::1')
    """
    found = ip_address(address)
    return str(getattr(found, "ipv4_mapped", None) or found)


def group_of(key: str) -> str:
    """Give what counts as one address: a household has many of version 6.

    >>> group_of("2001:db8::1:2:3"), group_of("10.0.0.7"), group_of("Ann")
    ('2001:db8::/64', '10.0.0.7', 'Ann')
    """
    try:
        address = ip_address(key)
    except ValueError:
        return key
    return key if address.version == 4 else str(ip_network(f"{key}/64", strict=False))
