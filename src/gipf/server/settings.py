"""What a server is started with: where it listens, where its data lies, how much it takes."""

from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

from gipf.errors import GipfError
from gipf.folders import data_folder
from gipf.host.games import BEAT, PAUSE

PORT = 4737
"""G-I-P-F would be 4473 on a telephone; this one is free in every list of ports."""

NAMES = ("localhost", "127.0.0.1", "::1")
"""How a browser on this machine names this machine."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server; sizes are in bytes, times in seconds."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = field(default_factory=data_folder)
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
    pause: float = PAUSE
    """How long the computer takes for a decision at least, so that a person can follow."""
    beat: float = BEAT
    """How often it is noted that the server lives: so much of a clock can be lost with it."""

    def __post_init__(self) -> None:
        """Refuse to listen to other machines: there are no accounts, so nobody would be kept out."""
        check_loopback(self.host)

    @property
    def database(self) -> Path:
        """The file in which the games are."""
        return self.data / "gipf.db"

    @property
    def backups(self) -> Path:
        """The folder for copies of the database from before a migration."""
        return self.data / "backups"

    @property
    def logs(self) -> Path:
        """The folder of the logs."""
        return self.data / "logs"


def check_loopback(host: str) -> None:
    """Refuse an address that other machines can reach.

    >>> check_loopback("0.0.0.0")
    Traceback (most recent call last):
    gipf.errors.GipfError: 0.0.0.0 can be reached from other machines, and there are no accounts \
that would keep others out; use 127.0.0.1
    """
    try:
        is_loopback = host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        raise GipfError("no-address", host=host) from None
    if not is_loopback:
        raise GipfError("public-address", host=host)
