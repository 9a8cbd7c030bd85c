"""What a server is started with: where it listens, where its data lies, how much it takes."""

import os
from collections.abc import Collection
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from gipf.errors import GipfError
from gipf.folders import data_folder
from gipf.host.games import BEAT, PAUSE

PORT = 4737
"""G-I-P-F would be 4473 on a telephone; this one is free in every list of ports."""

NAMES = ("localhost", "127.0.0.1", "::1")
"""How a browser on this machine names this machine."""


MOST_SECONDS = 600
"""More seconds than this nobody means to wait."""
MOST_DAYS = 3650


def _named(variable: str) -> tuple[str, ...]:
    return tuple(os.environ.get(variable, "").replace(",", " ").split())


def named_service() -> str:
    """Give the address of a service that ``GIPF_ADDRESS`` names."""
    return os.environ.get("GIPF_ADDRESS", "").rstrip("/")


def lan_addresses() -> tuple[str, ...]:
    """Give the addresses that ``GIPF_LAN`` names, for machines that have several."""
    return _named("GIPF_LAN")


def metrics_addresses() -> tuple[IPv4Network | IPv6Network, ...]:
    """Give the addresses and networks that ``GIPF_METRICS`` names."""
    return networks(_named("GIPF_METRICS"))


def networks(named: Collection[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Read addresses and networks; what is none is refused."""
    try:
        return tuple(ip_network(each) for each in named)
    except ValueError:
        raise GipfError("metrics-address", example="10.0.0.7 172.18.0.0/16") from None


def seconds_of(name: str, usual: float) -> float:
    """Read seconds that the environment may name."""
    return read_seconds(name, os.environ.get(name, ""), usual)


def days_of(name: str, usual: float) -> float:
    """Read days that the environment may name."""
    return read_days(name, os.environ.get(name, ""), usual)


def read_days(name: str, written: str, usual: float) -> float:
    """Read days; what is none is refused under its name.

    >>> read_days("GIPF_GUESTS", "", 30), read_days("GIPF_GUESTS", "0", 30)
    (30.0, 0.0)
    """
    days = _number(written, usual, MOST_DAYS)
    if days is None:
        raise GipfError("no-days", name=name, given=written, most=MOST_DAYS)
    return days


def read_seconds(name: str, written: str, usual: float) -> float:
    """Read seconds; what is none is refused under its name."""
    seconds = _number(written, usual, MOST_SECONDS)
    if seconds is None:
        raise GipfError("no-seconds", name=name, given=written, most=MOST_SECONDS)
    return seconds


def _number(written: str, usual: float, most: float) -> float | None:
    """Read a number from 0 to the most there may be."""
    try:
        number = float(written or usual)
    except ValueError:
        return None
    return number if 0 <= number <= most else None


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server; sizes are in bytes, times in seconds."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = field(default_factory=data_folder)
    database_address: str = field(
        default_factory=lambda: os.environ.get("GIPF_DATABASE", ""), repr=False
    )
    """A database server that several servers share, perhaps with a password; without one there is a file."""
    bus_address: str = field(default_factory=lambda: os.environ.get("GIPF_BUS", ""), repr=False)
    """A Redis or Valkey over which servers that share a database hear of each other at once."""
    service: str = field(default_factory=named_service)
    """The address of a service for everybody; without one this is the app of whoever sits here."""
    proxies: tuple[str, ...] = field(default_factory=lambda: _named("GIPF_PROXY"))
    """The addresses or networks of the proxies before a service: they alone are believed who asks."""
    mail: str = field(default_factory=lambda: os.environ.get("GIPF_MAIL", ""), repr=False)
    """The mail server of a service, perhaps with a password; without one no mail is sent."""
    push: tuple[str, ...] = field(default_factory=lambda: _named("GIPF_PUSH"))
    """Push services besides those of browsers: ``https://push.example``, for trying out also without TLS."""
    guest_days: float = field(default_factory=lambda: days_of("GIPF_GUESTS", 30))
    """After so many days without them guests of a service go who have nothing in it; 0 is never."""
    unlimited: tuple[str, ...] = field(default_factory=lambda: _named("GIPF_UNLIMITED"))
    """Addresses or networks that may ask a service as much as they like."""
    page: Path = Path(__file__).parent / "page"
    engine: tuple[str, ...] | None = None
    """Another program that speaks the engine's protocol."""
    families: tuple[str, ...] = ("tournament", "basic", "ultimate", "matrx")
    """The sorts of variants the engine is made ready for at the start."""
    most_body: int = 2**20
    most_message: int = 2**20
    patience: float = 15.0
    """How long a request may take to arrive."""
    ping: float = 20.0
    """How often a page is asked whether it is there, and how long it may take to answer."""
    heartbeat: float = 15.0
    """How often a page is told that it is heard, and in which versions its games stand."""
    notice: float = field(default_factory=lambda: seconds_of("GIPF_NOTICE", 3.0))
    """How long a server of several that is to end says that it is not ready, before it takes nobody new."""
    moving: float = 5.0
    """Within how many seconds its pages move over to others, each at a moment of its own."""
    metrics: tuple[IPv4Network | IPv6Network, ...] = field(default_factory=metrics_addresses)
    """Who may ask for the metrics besides this machine."""
    pause: float = PAUSE
    """How long the computer takes for a decision at least, so that a person can follow."""
    beat: float = BEAT
    """Seconds between notes that the server is alive: the most of a clock that is lost when it dies."""
    lan: bool = False
    """Whether others in the local network may join, by a link, from the start."""
    lan_addresses: tuple[str, ...] = field(default_factory=lan_addresses)
    """The addresses others join at; where none is named, those this machine has."""

    def __post_init__(self) -> None:
        """Refuse to listen to other machines but by ``lan``, which asks for a secret, and as a service."""
        if self.service:
            check_service(self.service, self.proxies)
            for name in (*self.proxies, *self.unlimited):
                check_network(name)
            if self.mail:
                check_mail(self.mail)
            for address in self.push:
                check_push(address)
            if self.lan:
                raise GipfError("service-or-lan")
        check_host(self.host, may_be_public=bool(self.service))
        for address in self.lan_addresses:
            check_local(address)

    @property
    def is_shared(self) -> bool:
        """Whether other servers play the same games."""
        return bool(self.database_address)

    @property
    def database(self) -> Path:
        """The file in which the games are, unless a database server has them."""
        return self.data / "gipf.db"

    @property
    def backups(self) -> Path:
        """The folder for copies of the database from before a migration."""
        return self.data / "backups"

    @property
    def logs(self) -> Path:
        """The folder of the logs."""
        return self.data / "logs"


def check_service(address: str, proxies: Collection[str] = ()) -> None:
    """Refuse an address at which a service would not be safe.

    >>> check_service("https://play.example", ["10.0.0.2"])
    >>> check_service("http://play.example")
    Traceback (most recent call last):
    gipf.errors.GipfError: the address of a service is like https://play.example, or for trying it out like \
http://localhost:4737; not http://play.example
    """
    wrong = GipfError("service-address", text=address)
    try:
        parts = urlsplit(address)
        name, _ = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    if not name or address != f"{parts.scheme}://{parts.netloc}" or "@" in parts.netloc:
        raise wrong
    if parts.scheme == "https":
        if not proxies:
            raise GipfError("service-without-proxy")
    elif parts.scheme != "http" or name not in NAMES:
        raise wrong


def check_mail(address: str) -> None:
    """Refuse what names no mail server.

    >>> check_mail("smtp://ann:secret@mail.example:587?from=GIPF <gipf@play.example>")
    """
    try:
        parts = urlsplit(address)
        is_server = parts.scheme in ("smtp", "smtps") and bool(parts.hostname)
        parts.port  # noqa: B018  # it is read when it is asked for
    except ValueError:
        is_server = False
    if not is_server:
        raise GipfError("mail-server")


def check_push(address: str) -> None:
    """Refuse what names no push service.

    >>> check_push("http://127.0.0.1:9099")
    """
    try:
        parts = urlsplit(address)
        name, _ = parts.hostname, parts.port
    except ValueError:
        name = None
    is_whole = name and address == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
    if not is_whole or not (parts.scheme == "https" or (parts.scheme == "http" and name in NAMES)):
        raise GipfError("push-address", text=address)


def check_network(name: str) -> None:
    """Refuse what is neither an address nor a network.

    >>> check_network("10.1.0.0/16")
    """
    try:
        ip_network(name, strict=False)
    except ValueError:
        raise GipfError("neither-address", text=name) from None


def check_local(address: str) -> None:
    """Refuse an address that is not of a local network.

    >>> check_local("192.168.1.7")
    >>> check_local("8.8.8.8")
    Traceback (most recent call last):
    gipf.errors.GipfError: 8.8.8.8 is no address of a local network
    """
    try:
        is_local = ip_address(address).is_private
    except ValueError:
        raise GipfError("no-address", host=address) from None
    if not is_local:
        raise GipfError("not-local", host=address)


def check_host(host: str, *, may_be_public: bool = False) -> None:
    """Refuse what is no address, and one that other machines can reach, unless that is meant.

    >>> check_host("0.0.0.0")
    Traceback (most recent call last):
    gipf.errors.GipfError: 0.0.0.0 can be reached from other machines, and there are no accounts \
that would keep others out; use 127.0.0.1
    """
    try:
        is_loopback = host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        raise GipfError("no-address", host=host) from None
    if not is_loopback and not may_be_public:
        raise GipfError("public-address", host=host)
