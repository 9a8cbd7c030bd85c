"""Passwords: hashed by Argon2, in threads of which only some work at once, so that games go on meanwhile."""

import asyncio
import os
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from gipf.errors import GipfError
from gipf.server.account_names import skeleton_of
from gipf.server.limits import TooMuch

LEAST, MOST = 10, 200
"""Characters of a password."""
MOST_WAITING = 400
"""Maximum of passwords that wait to be checked."""
MEMORY, PASSES = 19_456, 2
"""Kibibytes and passes of Argon2id, as OWASP names them: some 30 ms of one core."""
NICE = 5
"""How far this stands back behind the games."""
COMMON = (
    *("password", "passwort", "qwertyuiop", "qwertzuiop", "azertyuiop", "iloveyou", "letmein"),
    *(
        "1234567890",
        "0123456789",
        "0987654321",
        "abcdefghij",
        "asdfghjkl",
        "contraseña",
        "wachtwoord",
    ),
    *("motdepasse", "welcome", "dragon", "football", "princess", "sunshine", "gipfproject"),
)
"""What somebody who guesses begins with; with a few characters more it is no better."""


def checked_password(text: str, name: str) -> str:
    """Read a new password; one that is guessed soon is refused.

    >>> checked_password("four plain old words", "Ann")
    'four plain old words'
    """
    password = unicodedata.normalize("NFKC", text)
    if not LEAST <= len(password) <= MOST:
        raise GipfError("password-length", least=LEAST, most=MOST)
    bare = "".join(each for each in password.casefold() if each.isalnum())
    rest = min((len(bare.replace(each, "")) for each in COMMON if each in bare), default=len(bare))
    is_name = len(name) > 3 and skeleton_of(name) in skeleton_of(password)
    if len(set(bare)) < 5 or rest < 5 or (is_name and len(password) - len(name) < 5):
        raise GipfError("password-weak")
    return password


class Passwords:
    """Makes and checks hashes; of somebody without a password one is checked, too, that takes as long."""

    def __init__(self) -> None:
        from argon2 import PasswordHasher

        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=1)
        at_once = max(1, (os.cpu_count() or 2) // 2)
        self._threads = ThreadPoolExecutor(at_once, "password", _stand_back)
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Give what is kept of a password."""
        found = await self._work(password, None)
        assert isinstance(found, str)
        return found

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one of which this is kept; it never is where nothing is."""
        if self._nobodys is None:
            self._nobodys = await self.hash("nobody has this password")
        found = await self._work(unicodedata.normalize("NFKC", password), hashed or self._nobodys)
        return found is True and hashed is not None

    async def _work(self, password: str, hashed: str | None) -> str | bool:
        if self._waiting >= MOST_WAITING:
            raise TooMuch("asked-too-much", seconds=10)
        self._waiting += 1
        try:
            computing = asyncio.get_running_loop().run_in_executor
            return await computing(self._threads, self._compute, password[:MOST], hashed)
        finally:
            self._waiting -= 1

    def _compute(self, password: str, hashed: str | None) -> str | bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if hashed is None:
            return self._hasher.hash(password)
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _stand_back() -> None:
    """Let a thread take only what others leave, where a thread can: on Linux."""
    if hasattr(os, "setpriority") and hasattr(os, "sched_getaffinity"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
