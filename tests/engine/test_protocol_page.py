"""The examples of docs/protocol.md, played against the real process."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.engine.talk import Message, Talk
from tests.patience import PATIENCE

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"

BY_VERSION = {"version", "players", "choices"}
BY_CHANCE = {"seconds"}
BY_SKILL = {
    "lines", "moves", "move", "value", "white", "depth", "nodes", "win_in",
    "before", "after", "loss", "better", "better_after", "reply", "start", "accuracy", *BY_CHANCE,
}  # fmt: skip
SEARCHES = ("analyse", "best", "judge")
"""Fields that depend on the clock, or on how well the engine plays; their form is compared."""


def conversation() -> Iterator[tuple[str, str]]:
    """Give what is sent and what is answered on the page: a mark and a line."""
    text = PAGE.read_text(encoding="utf-8")
    for block in re.findall(r"^```protocol\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in re.sub(r"\n +", " ", block).splitlines():
            yield line[:2], line[2:]


def comparable(value: Any, varying: set[str], name: str = "") -> Any:
    """Give what must be as on the page, and of what varies the form."""
    if isinstance(value, dict):
        proven = {"win_in"} & varying
        return {key: comparable(value[key], varying, key) for key in value.keys() - proven}
    if isinstance(value, list) and name not in BY_VERSION:
        form = [comparable(each, varying, name) for each in value]
        return form[:1] if name in varying else form
    return type(value) if name in varying else value


def _read(line: str) -> Message:
    try:
        data: Message = json.loads(line)
    except ValueError:
        return {}
    return data


class Listener:
    """Hears answers in any order, and progress more often than it is shown."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.kept: list[Message] = []

    def next_like(self, shown: Message) -> Message:
        while True:
            for message in self.kept:
                if (message["id"], message["type"]) == (shown["id"], shown["type"]):
                    self.kept.remove(message)
                    return message
                assert message["id"] != shown["id"] or message["type"] == "progress", message
            self.kept.append(self.talk.next())


def test_the_conversation_on_the_page_is_what_the_engine_says() -> None:
    by_skill: set[object] = set()
    with Talk() as talk:
        listener = Listener(talk)
        for mark, line in conversation():
            if mark == "> ":
                talk.write(line.encode() + b"\n")
                asked = _read(line)
                is_random = asked.get("player") == "random"
                by_skill.discard(asked.get("id"))
                if asked.get("request") in SEARCHES and not is_random:
                    by_skill.add(asked["id"])
                continue
            shown = json.loads(line)
            varying = BY_VERSION | (BY_SKILL if shown["id"] in by_skill else BY_CHANCE)
            heard = listener.next_like(shown)
            assert comparable(heard, varying) == comparable(shown, varying), line
        assert {message["type"] for message in listener.kept} <= {"progress"}
        assert talk.process.wait(PATIENCE) == 0
