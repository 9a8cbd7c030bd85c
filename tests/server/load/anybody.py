"""What anybody asks of a service, over HTTP and the WebSocket: nothing fails, nobody does what is not theirs.

Both go on for as long as they are told. What is asked over HTTP is made by Schemathesis of the API's
description, with likely names and values in some of the places, so that more than a refusal comes of it.
"""

import asyncio
import random
import time
import warnings
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from json import JSONDecodeError, loads
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks
from websockets.exceptions import WebSocketException

from gipf import Position
from gipf.host.permissions import MESSAGES, SENT_BY_TOKEN, Rule
from gipf.server.app import make_app
from tests.patience import PATIENCE
from tests.server.load.cluster import Cluster
from tests.server.load.everybody import DAYS, LIVE, PASSWORD, ROLES, Everybody
from tests.server.load.fuzz import Made, talk
from tests.server.load.match import Result

CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
OF_SEATS = (Rule.PLAYER, Rule.DECIDER, Rule.ASKED, Rule.ADVISED)
IN_A_ROUND = 150
"""Messages of each line before it is looked who and what is still there."""
START = Position.start("basic").text
PEOPLE = ROLES[:4]
"""Who asks over HTTP: a program's streams would go on for ever."""


async def messages(
    cluster: Cluster, *, seconds: float = 0, rounds: int = 1, seed: int = 0
) -> Result:
    """Send messages at random as everybody, for so long or so many rounds, and look at what comes back."""
    people = await asyncio.to_thread(_gathered, cluster)
    wrong, codes = list[str](), dict[str, int]()
    count, until = 0, time.monotonic() + seconds
    with closing(people):
        while count < rounds or time.monotonic() < until:
            await asyncio.gather(
                *(_say(people, role, f"{seed} {count} {role}", wrong, codes) for role in ROLES)
            )
            for game in people.games:
                stored = await cluster.store.load(game)  # it can be played through
                if stored and stored.version < 1 + len(stored.plies):
                    wrong.append(f"{game} is in version {stored.version}")
            await asyncio.to_thread(people.renew)
            count += 1
    sent, done = sum(codes.values()), codes.pop("done", 0)
    says = (
        f"{sent} messages by {len(ROLES)} kinds of people: {done} done, refused for"
        f" {len(codes)} reasons; {len(wrong)} wrong"
    )
    return Result(says, wrong + cluster.complaints())


def _gathered(cluster: Cluster) -> Everybody:
    return Everybody([cluster.server(n) for n in range(len(cluster.ports))], cluster.settings)


async def _say(
    people: Everybody, role: str, seed: str, wrong: list[str], codes: dict[str, int]
) -> None:
    """Send a round of messages as somebody, over as many lines as that takes."""
    made = Made(0, [*people.games, "nowhere"], SENT_BY_TOKEN if role == "program" else None)
    made.random = random.Random(seed)
    own = people.games_of(role)
    seen = people.games if role == "moderator" else [*own, *people.public, *people.programs]
    for game in own:
        made.note({"game": await asyncio.to_thread(people.state, role, game)})
    heard: Counter[str] = Counter()

    def is_wrong(message: str | bytes, told: dict[str, Any]) -> str | None:
        heard[told.get("code", "done")] += 1
        if told.get("code") == "internal-error":
            return "it failed"
        asked = _read(message)
        rule = MESSAGES.get(str(asked.get("do")))
        if "ok" not in told or asked.get("key"):
            return None
        if rule in OF_SEATS and asked.get("game") not in own:
            return f"{role} has no seat"
        if rule is Rule.VIEWER and asked.get("game") not in seen:
            return f"{role} sees nothing of it"
        return None

    sent = 0
    if role == "program":
        await asyncio.to_thread(_post, people, made, wrong, is_wrong)
        sent = IN_A_ROUND
    while sent < IN_A_ROUND:
        with suppress(OSError, WebSocketException):
            async with await people.line(role) as line:
                sent = await talk(line, made, sent, IN_A_ROUND, wrong, {}, is_wrong)
                continue
        sent += 1  # they may have gone
        await asyncio.sleep(0.05)
    for code, number in heard.items():
        codes[code] = codes.get(code, 0) + number


def _post(
    people: Everybody,
    made: Made,
    wrong: list[str],
    is_wrong: Callable[[str | bytes, dict[str, Any]], str | None],
) -> None:
    """Send a round of messages as a program does."""
    program = people.visitors["program"].http
    for number in range(IN_A_ROUND):
        message = made.message(number)
        body = message.encode() if isinstance(message, str) else message
        answer = program.post(
            "/api/bot/messages", content=body, headers={"Content-Type": "application/json"}
        )
        told = answer.json()
        if answer.status_code >= 500 or ("error" in told) == ("ok" in told):
            wrong.append(f"{message[:300]!r} is answered {answer.status_code} {told}")
        if why := is_wrong(message, told):
            wrong.append(f"{why}: {message[:300]!r} is answered {told}")
        if (game := _read(message).get("game")) in people.programs and "ok" in told:
            made.note({"game": people.state("program", game)})


def _read(message: str | bytes) -> dict[str, Any]:
    try:
        asked = loads(message)
    except (JSONDecodeError, UnicodeDecodeError):
        return {}
    return asked if isinstance(asked, dict) else {}


# ---------------------------------------------------------------------- over HTTP


async def requests(
    cluster: Cluster, *, seconds: float = 0, examples: int = 1, seed: int = 0
) -> Result:
    """Ask everything there is as everybody, once or again and again for so long; look at what is answered."""
    people = await asyncio.to_thread(_gathered, cluster)
    asking = Asking(people, random.Random(seed))
    with closing(people):
        await asyncio.to_thread(asking.run, seconds, examples)
    codes = ", ".join(f"{number} times {code}" for code, number in sorted(asking.codes.items()))
    says = (
        f"{sum(asking.codes.values())} requests to {asking.operations} addresses by {len(PEOPLE)} kinds"
        f" of people: {codes}; {len(asking.wrong)} wrong"
    )
    return Result(says, asking.wrong + cluster.complaints())


class Asking:
    """What was asked over HTTP, and what was wrong with the answers."""

    def __init__(self, people: Everybody, chance: random.Random) -> None:
        self.people, self.chance = people, chance
        self.wrong: list[str] = []
        self.codes: Counter[int] = Counter()
        schema = schemathesis.openapi.from_dict(make_app().openapi())
        self._operations = [
            found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)
        ]
        self.operations = len(self._operations)
        self._session = Session()

    def run(self, seconds: float, examples: int) -> None:
        """Ask each so often as each kind of people, again and again for so long."""
        with self._session:
            self._run(seconds, examples)

    def _run(self, seconds: float, examples: int) -> None:
        until, is_first = time.monotonic() + seconds, True
        while is_first or time.monotonic() < until:
            for operation in self.chance.sample(self._operations, self.operations):
                if not is_first and time.monotonic() > until:
                    return
                for role in PEOPLE:
                    self._ask(operation, role, examples)
                if operation.method != "get":
                    self.people.renew()
                self._session.cookies.clear()
            is_first = False

    def _ask(self, operation: Any, role: str, examples: int) -> None:
        made = [operation.as_strategy(mode) for mode in GenerationMode]

        @seeded(self.chance.randrange(2**32))
        @settings(
            max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=st.one_of(made))
        def ask(case: Any) -> None:
            self._send(case, role)

        with warnings.catch_warnings(), suppress(HypothesisException):
            warnings.simplefilter("ignore")
            ask()

    def _send(self, case: Any, role: str) -> None:
        if self.chance.random() < 0.7:
            self._fill(case)
        visitor = self.people.visitors[role]
        headers = {**visitor.said, "Origin": "https://play.example"}
        headers |= {name: text for name, text in visitor.line_headers().items() if name == "Cookie"}
        response = case.call(
            base_url=visitor.site.address, headers=headers, session=self._session, timeout=PATIENCE
        )
        self.codes[response.status_code] += 1
        try:
            case.validate_response(response, checks=CHECKS)
        except AssertionError as error:
            told = str(error)[:600]
            self.wrong.append(f"{role}: {case.method} {case.formatted_path}: {told}")

    def _fill(self, case: Any) -> None:
        """Put likely values in some of the places of a request."""
        for name in case.path_parameters or ():
            if values := self._likely(name, case.path):
                case.path_parameters[name] = self.chance.choice(values)
        if isinstance(case.body, dict):
            case.body = self._filled(case.body)

    def _filled(self, body: dict[str, Any]) -> dict[str, Any]:
        return {
            name: self.chance.choice(values)
            if (values := self._likely(name, "")) and self.chance.random() < 0.8
            else self._filled(value)
            if isinstance(value, dict)
            else value
            for name, value in body.items()
        }

    def _likely(self, name: str, path: str) -> list[Any]:
        people = [*self.people.ids.values(), "nobody"]
        if name == "id" and "seeks" in path:
            found = self.people.visitors["moderator"].http.get("/api/lobby").json()["seeks"]
            return [each["id"] for each in found]
        known: dict[str, list[Any]] = {
            "id": self.people.games,
            "game": self.people.games if "/" not in path else [],
            "person": people,
            "to": people,
            "report": list(range(1, 12)),
            "lesson": ["rows", "first"],
            "step": [0, 1],
            "variant": ["basic", "ultimate", "yinsh(blitz)", "standard+Z6"],
            "variants": [["basic"], ["basic", "matrx"], ["yinsh(blitz)"]],
            "times": [[LIVE], [DAYS], [LIVE, DAYS]],
            "time": [LIVE, DAYS],
            "days": [DAYS, 3],
            "clock": [{"seconds": 300}],
            "start": [None, "basic", START],
            "position": [START],
            "move": ["c2", "e2"],
            "moves": [[], ["c2"], ["c2", "c6"]],
            "text": ["c2 c6", START, "hello"],
            "password": [PASSWORD],
            "player": ["w", "b", None],
            "rated": [True, False],
            "action": ["dismiss", "mute", "unmute"],
        }
        return known.get(name, [])
