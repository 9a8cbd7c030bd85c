"""The headers of a game: their order, and what may stand in them."""

import re
from collections.abc import Mapping

from gipf.errors import NotationError
from gipf.variants import Player

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant")
OPTIONAL = ("Position", "TimeControl", "Termination")
RESULTS: Mapping[str, Player | None] = {
    "1-0": Player.WHITE,
    "0-1": Player.BLACK,
    "1/2-1/2": None,
}
UNFINISHED = "*"
LONGEST_HEADER = 4000
TERMINATIONS = ("normal", "resignation", "time", "agreement", "abandoned")

_HEADER_FORMS = {
    "Result": re.compile("|".join(map(re.escape, (*RESULTS, UNFINISHED)))),
    "TimeControl": re.compile(r"[0-9]+\+[0-9]+|1/[0-9]+|-|\?"),
    "Termination": re.compile("|".join(TERMINATIONS)),
}


def check_header(name: str, value: str) -> None:
    """Refuse a header that could not be written, or whose value has another form."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{,99}", name):
        raise NotationError("header-name", header=name)
    if len(value) > LONGEST_HEADER:
        raise NotationError("too-long", what=name, most=LONGEST_HEADER)
    if not value.isprintable():
        raise NotationError("header-unprintable", header=name)
    form = _HEADER_FORMS.get(name)
    if form and not form.fullmatch(value):
        raise NotationError("header-value", header=name, value=value)


def result_of(winner: Player | None) -> str:
    """Write a result: ``1-0``, ``0-1`` or ``1/2-1/2``."""
    return next(text for text, player in RESULTS.items() if player is winner)


def in_order(headers: Mapping[str, str]) -> dict[str, str]:
    """Put headers into the order in which they are written.

    >>> list(in_order({"Zone": "?", "Variant": "basic", "Event": "?", "TimeControl": "-"}))
    ['Event', 'Variant', 'TimeControl', 'Zone']
    """
    fixed = [name for name in (*ROSTER, *OPTIONAL) if name in headers]
    return {name: headers[name] for name in [*fixed, *sorted(set(headers) - set(fixed))]}
