"""Self-play on many machines by Ray, learning on this one.

Each actor plays games of its own, and sends the samples of those that are over for the weights it plays
on with. They come in the order in which actors are done, so that no two runs are the same. An actor
that is lost is replaced: its games are gone, nothing else is.
"""

import os
import socket
from typing import Any, NamedTuple

import numpy as np
import ray
import torch

from gipf.errors import GipfError
from gipf.kernel.layout import Array
from gipf.train.network.checkpoint import FIELDS
from gipf.train.network.learner import asking, known_lines
from gipf.train.network.lockstep import Lockstep, Settings
from gipf.train.network.model import Network
from gipf.train.network.plan import Group, Plan
from gipf.train.network.run import Run
from gipf.train.network.tree_search import DECIDED, GAMES, RESULT, UNKNOWN

LOCAL = "local"
ROUNDS = 8
"""An actor plays so many rounds before it sends what it has."""
REMEMBERED = 512
"""An actor remembers so many noted rounds, so that no game is longer."""
PATIENCE = 0.5
"""So many seconds are waited for an actor before there is another look at the clock."""
SENT = UNKNOWN + 1
"""The result of a sample that was sent."""


class Parcel(NamedTuple):
    """What an actor sends of a pool: samples by field, and what it has counted since the last one."""

    samples: dict[str, Array]
    games: int
    decisions: int
    evaluations: int


class Player:
    """The part that plays, on whatever machine it is."""

    def __init__(
        self,
        groups: list[Group],
        games: list[int],
        settings: Settings,
        shape: tuple[int, int],
        seed: int,
    ) -> None:
        torch.set_num_threads(1)
        self.network = Network(*shape).folded()
        self.pools = [
            Lockstep(
                group.variants,
                number,
                settings=settings,
                seed=seed + n,
                rounds=REMEMBERED,
                threads=1,
            )
            for n, (group, number) in enumerate(zip(groups, games, strict=True))
        ]
        self.counted = [(0, 0, 0)] * len(groups)

    def play(self, weights: dict[str, Array], rounds: int) -> list[Parcel]:
        """Play some rounds with these weights; give what is over, once."""
        self.network.load_state_dict({n: torch.from_numpy(w.copy()) for n, w in weights.items()})
        net = asking(self.network)
        parcels = []
        for number, pool in enumerate(self.pools):
            for _ in range(rounds):
                pool.play_round(net)
            lines = known_lines(pool.samples.facts)
            found = {name: getattr(pool.samples, name)[lines].numpy() for name in FIELDS}
            pool.samples.facts[lines, RESULT] = SENT
            sums = pool.counts.sum(0).tolist()
            counted = sums[GAMES], sums[DECIDED], pool.evaluations
            since = (a - b for a, b in zip(counted, self.counted[number], strict=True))
            self.counted[number] = counted
            parcels.append(Parcel(found, *since))
        return parcels

    def process(self) -> int:
        """Say which process this is."""
        return os.getpid()


class ClusterRun(Run):
    """A run whose games are played by actors; its own pools only keep what they send."""

    def __init__(self, plan: Plan, address: str, *, actors: int | None = None) -> None:
        _join(address)
        super().__init__(plan)
        resources: Any = ray.cluster_resources  # Ray has no types for it
        cores = int(resources().get("CPU", 1))
        self.lost = 0
        self._seed = plan.seed
        self._weights: tuple[int, Any] | None = None
        self.actors: dict[Any, Any] = {}  # by what they are asked for
        self._lines = [pool.samples_noted * pool.games for pool in self.pools]
        number = actors or max(1, cores - 1)
        self._games = [max(1, -(-pool.games // number)) for pool in self.pools]
        for _ in range(number):
            self._ask(self._hire())

    def _hire(self) -> Any:
        """Begin another actor, with chance of its own."""
        self._seed += 100_000
        shape = self.plan.blocks, self.plan.channels
        actor: Any = ray.remote(num_cpus=1)(Player)
        return actor.remote(self.plan.groups, self._games, self.plan.playing, shape, self._seed)

    def _ask(self, actor: Any) -> None:
        """Let an actor play with the weights of now."""
        if self._weights is None or self._weights[0] != self.learner.steps:
            state = self.learner.player.state_dict()
            found = {name: tensor.float().cpu().numpy() for name, tensor in state.items()}
            self._weights = self.learner.steps, ray.put(found)
        self.actors[actor.play.remote(self._weights[1], ROUNDS)] = actor

    def play_and_learn(self) -> None:
        """Take what actors have sent, and learn as much as that is worth."""
        done, _ = ray.wait(list(self.actors), num_returns=1, timeout=PATIENCE)
        for asked in done:
            actor = self.actors.pop(asked)
            try:
                parcels = ray.get(asked)
            except ray.exceptions.RayActorError:
                self.lost += 1
                self.journal.note("lost", self.totals["games"], actors=self.lost)
                actor = self._hire()
            else:
                for number, parcel in enumerate(parcels):
                    self._keep(number, parcel)
            self._ask(actor)
        self.learner.learn()

    def _keep(self, number: int, parcel: Parcel) -> None:
        """Write samples over the oldest ones."""
        pool, count = self.pools[number], len(parcel.samples["facts"])
        size = len(pool.samples.facts)
        lines = torch.from_numpy(np.arange(self._lines[number], self._lines[number] + count) % size)
        for name, values in parcel.samples.items():
            getattr(pool.samples, name)[lines.to(pool.device)] = torch.from_numpy(values.copy()).to(
                pool.device
            )
        self._lines[number] += count
        pool.samples_noted = self._lines[number] // pool.games
        for name in self.totals:
            self.totals[name] += getattr(parcel, name)
        self.learner.owe(count)

    def close(self) -> None:
        """Send the actors home."""
        for actor in self.actors.values():
            ray.kill(actor)
        super().close()
        ray.shutdown()


def _join(address: str) -> None:
    """Join a cluster, or begin one on this machine."""
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise GipfError("no-cluster", address=address, detail=error, local=LOCAL) from None


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would wait for ten minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()
