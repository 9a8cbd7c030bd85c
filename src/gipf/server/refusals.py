"""Refusals that readers of the page can meet, told in its language: the one table of them.

The library says what is wrong in English. Here sentences are recognised, and given as messages whose texts
are in ``gipf/locales/*/refused.ftl``; any other stays as it is.
"""

import re
from collections.abc import Sequence

from gipf.messages import Message
from gipf.state import POTENTIAL_NAMES

Says = list[Message | str]
"""What is to be said, from the outermost on; a text is notation."""

_POINT = r"[a-j]\d\d?"

SORTS = {"basic": "B", "GIPF": "G"} | {name: letter for letter, name in POTENTIAL_NAMES.items()}
"""Sorts of pieces by the words for them."""

WRAPPED: Sequence[tuple[str | None, str]] = (
    (None, r"move \d+ of \d+: (?P<rest>.+)"),
    (None, r"position: (?P<rest>.+)"),
    (None, r"variant '[^']*': (?P<rest>.+)"),
    ("refused-line", r"line (?P<line>\d+), column (?P<column>\d+): (?P<rest>.+)"),
    ("", r"(?P<move>[^\s':]+): (?P<rest>.+)"),
)
"""Sentences around others; with no id nothing is said of the wrapping, with an empty one it is notation."""

PLAIN: Sequence[tuple[str, str]] = (
    # moves that cannot be read
    ("refused-no-move", r"'(?P<text>.*)' is no move; .+"),
    ("refused-no-point", r"there is no point (?P<point>\S+) on the board \S+"),
    ("refused-dot-alone", rf"(?P<dot>{_POINT}) is a dot; say where the push leads, as in .+"),
    ("refused-starts-on-dot", rf"(?P<point>{_POINT}) is a spot, and a push starts on a dot"),
    (
        "refused-spot-wanted",
        rf"(?P<point>{_POINT}) is a dot, and (a push ends on a spot|potentials stay on the spots|"
        r"only spots are cleared)",
    ),
    # moves that may not be played
    ("refused-over", r"the game is over(: .+| in this position: .+)?"),
    ("refused-answer", r"(?P<move>\S+) is announced, and (White|Black) has to say .+"),
    (
        "refused-row-first",
        r"(a row of (White|Black)'s must be cleared first|the row \S+ must be cleared|"
        r"(White|Black) decides about a row of GIPF-pieces first): (?P<moves>.+)",
    ),
    ("refused-tamsk-waits", r"(White|Black)'s TAMSK on e5 waits[:,] .+"),
    (
        "refused-must-move",
        r"(White|Black) has to move; only an extra move or a row of GIPF-pieces is passed",
    ),
    ("refused-no-tamsk", r"(White|Black) has no TAMSK on e5, so no extra move"),
    ("refused-no-row", r"(White|Black) has no row to clear"),
    (
        "refused-gipf-first",
        r"(White|Black)'s first turn must be a GIPF-piece|GIPF-pieces must be played first: .+",
    ),
    ("refused-no-basic", r"(White|Black) has no basic piece in reserve( to load)?"),
    ("refused-gipf-not-pushed", r"'\S+' is played without pushing in GIPF-pieces"),
    (
        "refused-gipf-ended",
        r"(White|Black) brings in no more GIPF-pieces after the first other piece",
    ),
    ("refused-no-potential", r"(White|Black) has no (?P<potential>\w+)-potential in hand"),
    (
        "refused-no-line",
        rf"no line leads from (?P<dot>{_POINT}) to (?P<point>{_POINT}); from there .+",
    ),
    ("refused-just", rf"(?P<point>{_POINT}) is empty, so this is just '(?P<move>\S+)'"),
    ("refused-blocked", rf"the line from (?P<dot>{_POINT}) has no empty spot: .+"),
    (
        "refused-lands",
        rf"(?P<point>{_POINT}) is occupied, so the farthest pile lands on (?P<spot>{_POINT}): "
        r"'(?P<move>\S+)'",
    ),
    ("refused-not-edge", rf"(?P<point>{_POINT}) is not at the edge of the board"),
    ("refused-all-blocked", rf"(?P<point>{_POINT}) is occupied and every line through it .+"),
    (
        "refused-which-way",
        rf"(?P<point>{_POINT}) is occupied, so say which way to push: (?P<moves>.+)",
    ),
    ("refused-empty", rf"(?P<point>{_POINT}) is empty"),
    ("refused-not-own", rf"the unit on (?P<point>{_POINT}) is not (White|Black)'s"),
    (
        "refused-no-use",
        rf"there is no (?P<potential>\w+)-potential to use on (?P<point>{_POINT})",
    ),
    (
        "refused-how-matrx",
        r"(?P<potential>DVONN|PÜNCT) jumps onto an opposing \w+, next to it or in a line .+",
    ),
    ("refused-how", r"(?P<sort>TAMSK|ZÈRTZ|YINSH|DVONN|PÜNCT) (is used|jumps|slides) .+"),
    # live games
    ("refused-gone-on", r"the game has gone on: .+"),
    ("refused-computer", r"it is not your turn: (White|Black) decides, and that is the computer"),
    ("refused-time", r"the time was up before that: (?P<result>\S+)"),
    ("refused-no-game", r"there is no game '.*'|the game \S+ was deleted"),
    # what is pasted, opened or named
    ("refused-nothing", r"there is nothing to read; .+"),
    ("refused-too-much", r"this is too much; at most (?P<most>\d+) characters .+"),
    ("refused-header", r'a header looks like \[White "Ann"\]'),
    ("refused-no-result", r"the game ends without a result: .+"),
    ("refused-variant", r"no game is called '(?P<name>.*)'; there are (?P<names>.+)"),
    ("refused-fields", r"there are (?P<count>\d+) fields, not the eight: .+"),
    (
        "refused-columns",
        r"the board has (?P<count>\d+) columns, \S+ has (?P<most>\d+)",
    ),
    ("refused-column", r"column (?P<column>[A-Z]) (has \d+ spots, not \d+|cannot be read): .+"),
    # positions that are set up, games that are composed
    (
        "refused-pieces",
        r"(?P<player>White|Black) has (?P<count>\d+) (?P<pieces>\S+)[ -](pieces|potentials); "
        r"'\S+' has (?P<most>\d+)",
    ),
    ("refused-cannot-move", r"(?P<player>White|Black) cannot move here: the game would be over"),
    ("refused-row-standing", r"(?P<player>White|Black) has a row and has to clear it first: .+"),
    ("refused-many-potentials", r"(?P<hand>\S+) is more than (?P<most>\d+) potentials"),
)


def says_of(sentence: str) -> Says | None:
    """Give what a sentence says as messages, if it is one of those.

    >>> says_of("e1-e4: e2 is empty, so this is just 'e2'")
    ['e1-e4', {'id': 'refused-just', 'args': {'point': 'e2', 'move': 'e2'}}]
    """
    for name, pattern in PLAIN:
        if match := re.fullmatch(pattern, sentence, re.DOTALL):
            return [_message(name, match.groupdict())]
    for wrapping, pattern in WRAPPED:
        if match := re.fullmatch(pattern, sentence, re.DOTALL):
            fields = match.groupdict()
            if (inner := says_of(fields.pop("rest"))) is None:
                return None
            if wrapping is None:
                return inner
            return [_message(wrapping, fields) if wrapping else fields["move"], *inner]
    return None


def refusal(sentence: str) -> dict[str, object]:
    """Write a refusal as the page is sent it: the English sentence, and what it says if that is known."""
    says = says_of(sentence)
    return {"error": sentence, "says": says} if says else {"error": sentence}


def _message(name: str, fields: dict[str, str]) -> Message:
    if "pieces" in fields:
        fields["sort"] = fields["pieces"]
    return {"id": name, "args": {key: _value(key, text) for key, text in fields.items()}}


def _value(key: str, text: str) -> str | int:
    match key:
        case "player":
            return text[0].lower()
        case "sort":
            return SORTS[text]
        case "moves":
            return text.replace(" or ", ", ").replace("'", "")
    return int(text) if text.isdecimal() else text
