"""Self-play on many machines by Ray, learning on this one.

Each actor plays its own games; it sends the samples of finished games and is given new weights. Samples
arrive in the order in which actors finish, so no two runs are the same. An actor that is lost is replaced,
and only its games are lost with it.
"""

import os
import socket
from typing import Any, NamedTuple

import numpy as np
import ray
import torch

from gipf.errors import GipfError
from gipf.kernel.layout import Array
from gipf.train.network.learner import known_lines, net_of
from gipf.train.network.lockstep import Lockstep, Settings
from gipf.train.network.model import Network
from gipf.train.network.plan import Group, Plan
from gipf.train.network.run import Run
from gipf.train.network.tree_search import RESULT, UNKNOWN, Samples

LOCAL = "local"
ROUNDS = 8
"""Rounds an actor plays before it sends samples."""
REMEMBERED = 512
"""Size of an actor's replay buffer in rounds: longer than any game."""
PATIENCE = 0.5
"""Seconds to wait for an actor before the clock is checked again."""
SENT = UNKNOWN + 1
"""The result of a sample that was sent."""


class Parcel(NamedTuple):
    """What an actor sends of a pool: samples by field, and its counters since the last parcel."""

    samples: dict[str, Array]
    games: int
    decisions: int
    evaluations: int


class Player:
    """The actor, which plays games."""

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
        self.totals = [pool.totals for pool in self.pools]

    def play(self, weights: dict[str, Array], rounds: int) -> list[Parcel]:
        """Play some rounds with these weights; give the samples of games that have ended."""
        self.network.load_state_dict({n: torch.from_numpy(w.copy()) for n, w in weights.items()})
        net = net_of(self.network)
        parcels = []
        for number, pool in enumerate(self.pools):
            for _ in range(rounds):
                pool.play_round(net)
            lines = known_lines(pool.samples.facts)
            found = {name: getattr(pool.samples, name)[lines].numpy() for name in Samples._fields}
            pool.samples.facts[lines, RESULT] = SENT
            totals, before = pool.totals, self.totals[number]
            self.totals[number] = totals
            parcels.append(Parcel(found, **{name: totals[name] - before[name] for name in totals}))
        return parcels

    def process(self) -> int:
        """Give the id of this process."""
        return os.getpid()


class ClusterRun(Run):
    """A run whose games are played by actors; its own pools are replay buffers only."""

    def __init__(self, plan: Plan, address: str, *, actors: int | None = None) -> None:
        _join(address)
        super().__init__(plan)
        resources: Any = ray.cluster_resources  # Ray has no types for it
        cores = int(resources().get("CPU", 1))
        self.lost = 0
        self._seed = plan.seed
        self._weights: tuple[int, Any] | None = None
        self.actors: dict[Any, Any] = {}  # by the result they are working on
        self._lines = [pool.rounds_recorded * pool.games for pool in self.pools]
        number = actors or max(1, cores - 1)
        self._games = [max(1, -(-pool.games // number)) for pool in self.pools]
        for _ in range(number):
            self._ask(self._start_actor())

    def _start_actor(self) -> Any:
        """Start another actor, with a seed of its own."""
        self._seed += 100_000
        shape = self.plan.blocks, self.plan.channels
        actor: Any = ray.remote(num_cpus=1)(Player)
        return actor.remote(self.plan.groups, self._games, self.plan.playing, shape, self._seed)

    def _ask(self, actor: Any) -> None:
        """Let an actor play with the present weights."""
        if self._weights is None or self._weights[0] != self.learner.steps:
            state = self.learner.player.state_dict()
            found = {name: tensor.float().cpu().numpy() for name, tensor in state.items()}
            self._weights = self.learner.steps, ray.put(found)
        self.actors[actor.play.remote(self._weights[1], ROUNDS)] = actor

    def play_and_learn(self) -> None:
        """Take the samples actors have sent, and take the gradient steps that are due."""
        done, _ = ray.wait(list(self.actors), num_returns=1, timeout=PATIENCE)
        for asked in done:
            actor = self.actors.pop(asked)
            try:
                parcels = ray.get(asked)
            except ray.exceptions.RayActorError:
                self.lost += 1
                self.journal.note("lost", self.totals["games"], actors=self.lost)
                actor = self._start_actor()
            else:
                for number, parcel in enumerate(parcels):
                    self._keep(number, parcel)
            self._ask(actor)
        self.learner.learn()

    def _keep(self, number: int, parcel: Parcel) -> None:
        """Overwrite the oldest samples."""
        pool, count = self.pools[number], len(parcel.samples["facts"])
        size = len(pool.samples.facts)
        lines = torch.from_numpy(np.arange(self._lines[number], self._lines[number] + count) % size)
        for name, values in parcel.samples.items():
            getattr(pool.samples, name)[lines.to(pool.device)] = torch.from_numpy(values.copy()).to(
                pool.device
            )
        self._lines[number] += count
        pool.rounds_recorded = self._lines[number] // pool.games
        for name in self.totals:
            self.totals[name] += getattr(parcel, name)
        self.learner.owe(count)

    def close(self) -> None:
        """End all actors."""
        for actor in self.actors.values():
            ray.kill(actor)
        super().close()
        ray.shutdown()


def _join(address: str) -> None:
    """Join a cluster, or start one on this machine."""
    try:
        _check(address)
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise GipfError("no-cluster", address=address, detail=error, local=LOCAL) from None


def _check(address: str) -> None:
    """Check that something listens at the address: Ray itself would wait for ten minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()
