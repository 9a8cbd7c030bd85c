"""The examples of docs/protocol.md, played against the real process."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
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


def test_the_page_tells_of_options_players_and_variants_what_the_engine_tells_of_itself() -> None:
    shown = next(
        data
        for mark, line in conversation()
        if mark == "< " and "protocol" in (data := _read(line))
    )
    asked = '{"id": 9, "request": "set", "workers": 2}\n{"id": 11, "request": "info"}\n'
    command = [sys.executable, "-m", "gipf", "engine"]
    done = subprocess.run(
        command, input=asked, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    info = json.loads(done.stdout.splitlines()[1])
    assert info.pop("version") == version("gipf")
    assert {**shown, "version": None} == {**info, "version": None}
    for name, option in info["request_options"].items():
        if name != "player":
            (row,) = re.findall(rf"^\| `{name}` \|(.*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
            bounds = (f"{option['least']:,}", f"{option['most']:,}", "2³¹ − 1" * (name == "seed"))
            assert bounds[0] in row and (bounds[1] in row or bounds[2] in row), row
            assert option["default"] is None or f" {option['default']} " in row
    assert f"{info['most_under_way']} requests" in PAGE.read_text("utf-8")
