"""A program at a service of two servers, one of which is killed over and over: it goes on at the other."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.load.cluster import Server
from tests.server.real_servers import Postgres, Redis, free_port
from tests.server.test_bot_programs import LEVEL, User, decide, running, wait
from tools.building import ROOT


class Balancer:
    """What stands before servers, and gives each line to the first of them that takes it."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.servers: list[int] = []
        self._lines: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def close(self) -> None:
        """Take nobody any more, and end all lines."""
        for each in (self._listening, *self._lines):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._lines.append(self._listening.accept()[0])
                self._threads.append(threading.Thread(target=self._serve, args=self._lines[-1:]))
                self._threads[-1].start()

    def _serve(self, line: socket.socket) -> None:
        with line:
            for port in list(self.servers):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)) as server:
                    back = threading.Thread(target=_pass_on, args=(server, line))
                    back.start()
                    _pass_on(line, server)
                    back.join()
                    return


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for each in (source, sink):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


class Pair:
    """Two servers of a service behind a balancer, which prefers one of them."""

    def __init__(self, folder: Path, environment: dict[str, str], balancer: Balancer) -> None:
        self.balancer = balancer
        self.address = f"http://localhost:{balancer.port}"
        self._folder = folder
        self._environment = {
            "GIPF_ADDRESS": self.address,
            "GIPF_UNLIMITED": "127.0.0.1",
            "PYTHONPATH": str(ROOT),
            **environment,
        }
        self.ports = [free_port(), free_port()]
        self.servers: dict[int, Server] = {}
        self.opened: list[httpx.Client] = []
        for port in self.ports:
            self.start(port)

    def start(self, port: int) -> None:
        """Run a server at its port."""
        self.servers[port] = Server(self._folder / f"{port}", f"{port}", **self._environment)

    def prefer(self, port: int) -> None:
        """Send who comes from now on to a server; to the other where that is away."""
        self.balancer.servers = sorted(self.ports, key=lambda each: each != port)

    def close(self) -> None:
        """End the servers, and what was opened at them."""
        for client in self.opened:
            client.close()
        for server in self.servers.values():
            server.kill()


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis_server: Redis) -> Iterator[Pair]:
    shared = {
        "GIPF_DATABASE": postgres.address(postgres.new()),
        "GIPF_BUS": redis_server.address,
    }
    with closing(Balancer()) as balancer, closing(Pair(tmp_path, shared, balancer)) as made:
        yield made


def test_a_program_whose_server_is_killed_goes_on_at_the_other(pair: Pair) -> None:
    one, other = pair.ports
    pair.prefer(one)
    bot, ann = User(pair.address, "Zwanders", one), User(pair.address, "Zann", other)
    pair.opened += [bot.http, ann.http]
    decided = list[str]()
    with running(*LEVEL, pair.address, token=bot.token()) as process:
        game = ann.game_of(ann.challenge(bot.id))
        for _ in range(3):
            for _ in range(2):
                wait(lambda: ann.is_asked(game))
                state = ann.state(game)
                decided.append(ann.moves(state)[0])
                decide(ann, state)
            pair.servers[one].kill()  # it is the program that decides, or has just done so
            wait(lambda: ann.is_asked(game))
            pair.start(one)
            one, other = other, one  # the program is at the one that was not killed
            pair.prefer(one)
            ann.move_to(other)
        again = ann.game_of(ann.challenge(bot.id))
        wait(lambda: ann.is_asked(again))
        assert process.poll() is None
    state = ann.state(game)
    players = [turn["player"] for turn in state["turns"]]
    assert players == ["wb"[n % 2] for n in range(len(players))], "each had their turn, once"
    own = [turn for turn in state["turns"] if turn["player"] in state["own"]]
    assert [ply for turn in own for ply in turn["plies"]] == decided
