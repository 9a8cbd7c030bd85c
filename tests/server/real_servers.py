"""A PostgreSQL and a Redis (or Valkey) of the tests' own: real servers, in folders that are thrown away.

Programs of the distribution are used; where they are not there, and may be installed, they are. Where neither
is possible the tests that need them fail and say so. ``GIPF_TEST_POSTGRES`` names a folder with other programs.
"""

import glob
import os
import shutil
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import psycopg
import pytest
import redis

from tests.patience import PATIENCE

_numbers = count()
BINARIES = "/usr/lib/postgresql/*/bin"


def program(name: str, package: str, *folders: str) -> str:
    """Find a program, or install the package that brings it."""
    for attempt in ("look", "install"):
        places = [
            os.environ.get("GIPF_TEST_POSTGRES", ""),
            *(p for f in folders for p in glob.glob(f)),
        ]
        if found := next(
            (path for p in places if (path := shutil.which(name, path=p or None))), None
        ):
            return found
        if attempt == "look" and os.geteuid() == 0 and shutil.which("apt-get"):
            wait = ["-o", "DPkg::Lock::Timeout=600"]  # for what another part of the tests installs
            command = ["apt-get", *wait, "install", "-y", "--no-install-recommends", package]
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, capture_output=True, env=quiet)
    pytest.fail(f"{name} is not here and could not be installed; try: apt-get install {package}")


def free_port() -> int:
    """Find a port nobody listens to."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Daemon:
    """A server that can be killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gipf-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """Give the command that runs it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Say whether it takes requests."""
        raise NotImplementedError

    @property
    def account(self) -> dict[str, str | int]:
        """The account it runs under."""
        return {}

    def start(self) -> None:
        """Run it until it answers."""
        with (self.folder / "output.txt").open("ab") as out:
            self._process = subprocess.Popen(
                self.command(), stdout=out, stderr=out, cwd=self.folder, **self.account
            )  # type: ignore[call-overload]
        until = time.monotonic() + PATIENCE
        while not self.answers():
            said = (self.folder / "output.txt").read_text()
            assert self._process.poll() is None and time.monotonic() < until, said
            time.sleep(0.02)

    def kill(self) -> None:
        """End it without warning."""
        if self._process:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Daemon):
    """A cluster whose language orders texts otherwise than by their bytes; ``more`` are settings of its own.

    With ``data`` it goes on with what is there.
    """

    def __init__(self, data: Path | None = None, **more: str) -> None:
        super().__init__()
        self.settings = more
        self._postgres = program("postgres", "postgresql", BINARIES)
        self.binaries = Path(self._postgres).resolve().parent
        if self.account:
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = data or self._new_data()
        self.start()

    def _new_data(self) -> Path:
        data = self.folder / "data"
        options = ["--auth=trust", "--username=gipf", "--encoding=UTF8", "--no-sync"]
        language = ["--locale-provider=icu", "--icu-locale=de", "--locale=C.UTF-8"]
        self.run("initdb", f"--pgdata={data}", *options, *language)
        return data

    def run(self, name: str, *arguments: str, **environment: str) -> str:
        """Run a program that came with it, or another, under its account; give what it prints."""
        path = f"{self.binaries}:{os.environ['PATH']}"
        told = {**os.environ, "PATH": path, "PGHOST": "127.0.0.1", "PGUSER": "gipf"}
        done = subprocess.run(
            [shutil.which(name, path=path) or name, *arguments],
            capture_output=True, text=True, cwd=self.folder, **self.account,
            env={**told, "PGPORT": str(self.port), **environment},
        )  # type: ignore[call-overload]  # fmt: skip
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    @property
    def account(self) -> dict[str, str | int]:
        """Another than root's, which PostgreSQL refuses."""
        if os.geteuid():
            return {}
        import pwd

        known = pwd.getpwnam("postgres")
        return {"user": known.pw_uid, "group": known.pw_gid}

    def command(self) -> list[str]:
        """Give the command that runs it: what is written need not survive the machine here."""
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder,
            "fsync": "off", "full_page_writes": "off", **self.settings,
        }  # fmt: skip
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [self._postgres, "-D", str(self.data), *options]

    def address(self, database: str) -> str:
        """Give what ``GIPF_DATABASE`` names."""
        return f"postgresql+psycopg://gipf:a-secret@127.0.0.1:{self.port}/{database}"

    def connect(self, database: str = "postgres") -> "psycopg.Connection[tuple[object, ...]]":
        """Ask it something directly."""
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user="gipf", dbname=database, autocommit=True
        )

    def answers(self) -> bool:
        """Say whether it takes connections."""
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def new(self, template: str = "template1") -> str:
        """Make a database; give its name."""
        name = f"gipf_{next(_numbers)}"
        with self.connect() as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return name

    def stop(self) -> None:
        """End it at once, as a machine that is switched off: all its processes are gone."""
        assert self._process
        self._process.send_signal(3)  # SIGQUIT: nobody is waited for, nothing is written
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """End it with all its processes."""
        if self._process:
            self.stop()


class Redis(Daemon):
    """A Redis, or a Valkey."""

    def __init__(self) -> None:
        super().__init__()
        known = (shutil.which("valkey-server"), shutil.which("redis-server"))
        self._program = next(filter(None, known), None) or program("redis-server", "redis-server")
        self.start()

    def command(self) -> list[str]:
        """Give the command that runs it without a file."""
        where = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [self._program, *where, "--save", "", "--appendonly", "no", "--daemonize", "no"]

    @property
    def address(self) -> str:
        """What ``GIPF_BUS`` names."""
        return f"redis://127.0.0.1:{self.port}/0"

    def client(self) -> "redis.Redis":
        """Ask it something directly."""
        return redis.Redis(host="127.0.0.1", port=self.port)

    def answers(self) -> bool:
        """Say whether it takes commands."""
        try:
            with self.client() as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False
