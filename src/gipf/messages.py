"""Texts for people, in nine languages: a message is a name and arguments, and is rendered where it is read.

The texts are the Fluent files in ``locales``, a folder for each language. The page renders its messages from
the same files.

>>> render({"id": "option-yinsh", "args": {"spot": "c3", "target": "f6"}}, "fr")
'YINSH glisse de c3 à f6'
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from gipf import fluent
from gipf.typed_dict import TypedDict

FOLDER = Path(__file__).parent / "locales"

Argument: TypeAlias = "str | int | float | Message | list[Message] | list[str]"
"""What a message tells about; a message among the arguments is rendered in its place, several are listed.

Texts are notation, in lists too."""


class Message(TypedDict):
    """A text for people: the name of a Fluent message and its arguments, as plain JSON."""

    id: str
    args: Mapping[str, Argument]


def languages() -> list[str]:
    """List the languages there are: a folder for each.

    >>> languages()
    ['de', 'en', 'es', 'fr', 'hu', 'it', 'ko', 'nl', 'pl']
    """
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def language_of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """Give the language a machine is set to, English where there are no texts in it.

    >>> language_of_machine({"LANG": "de_AT.UTF-8"}), language_of_machine({"LC_ALL": "C", "LANG": "de"})
    ('de', 'en')
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    language = re.split("[_.@-]", locale)[0].lower()
    return language if language in languages() else "en"


def render(message: Message, language: str = "en") -> str:
    """Put a message into words; one that is not there, or lacks an argument, is a `KeyError`."""
    pattern = texts(language)[message["id"]]
    arguments = {name: _value(value, language) for name, value in message["args"].items()}
    return fluent.render(pattern, arguments, language)


def _value(value: Argument, language: str) -> fluent.Value:
    if isinstance(value, list):
        if all(isinstance(part, str) for part in value):
            return ", ".join(map(str, value))
        return _listed([str(_value(part, language)) for part in value], language)
    return render(value, language) if isinstance(value, dict) else value


def _listed(items: list[str], language: str) -> str:
    """List things: ``a, b and c``."""
    text = "".join(items[:1])
    for place, item in enumerate(items[1:], 2):
        name = "list-last" if place == len(items) else "list-next"
        text = render({"id": name, "args": {"before": text, "item": item}}, language)
    return text


@cache
def texts(language: str) -> dict[str, fluent.Pattern]:
    """Read all texts of a language, when they are first needed."""
    found: dict[str, fluent.Pattern] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        found |= fluent.read(path.read_text(encoding="utf-8"), f"{language}/{path.name}")
    return found
