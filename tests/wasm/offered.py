"""What a page's script offers to Python, over compiled code that is elsewhere."""

import json
from collections.abc import Callable

from tests.wasm.node import Compiled


class Machine:
    """The compiled code in the place of the page's worker."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self.stops = 0

    async def search(self, job: str, tell: Callable[[str], None]) -> str:
        return self.ask("search", job, tell)

    async def prove(self, job: str, tell: Callable[[str], None]) -> str:
        return self.ask("prove", job, tell)

    async def side(self, job: str) -> str:
        return self.ask("side", job, lambda _: None)

    def ask(self, kind: str, job: str, tell: Callable[[str], None]) -> str:
        asked = {"kind": kind, **json.loads(job)}
        return json.dumps(self._compiled.ask(asked, lambda what: tell(json.dumps(what))))

    def stop(self) -> None:
        self.stops += 1
