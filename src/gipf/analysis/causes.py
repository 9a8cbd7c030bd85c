"""What there is to say about a turn, as data: causes, feats and endings.

A cause is put into words by its message, in the reader's language; in game files it has a text of its own:

>>> causes = read_causes("wastes better turn=c2")
>>> write_causes(causes)
'wastes better turn=c2'
>>> render(message_of(causes))
'Lets the TAMSK-potential go unused; better is c2.'
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from gipf.messages import Argument, Message, render
from gipf.state import POTENTIAL_NAMES
from gipf.variants import Player

Things = tuple[tuple[str, int], ...]
"""Kinds of units and how many of each: ``(("gipf", 2), ("basic", 1))``."""


class Why(StrEnum):
    """What is wrong with the played turn, or good about the better one, or about one that is advised."""

    LOSES = "loses"
    DRAWS = "draws"
    ALLOWS = "allows"
    ALLOWS_LATER = "allows-later"
    MAKES_ROW = "makes-row"
    FORFEITS = "forfeits"
    ENDS_GIPF = "ends-gipf"
    WASTES = "wastes"
    GIVES_UP = "gives-up"
    RUNS_OUT = "runs-out"
    EMPTIES = "empties"
    LOWERS = "lowers"
    ACCEPTS = "accepts"
    ACCEPTS_ANYWAY = "accepts-anyway"
    MISSES = "misses"
    MISSES_LATER = "misses-later"
    BETTER = "better"
    ONLY = "only"
    ONLY_WIN = "only-win"
    DOES = "does"
    PREPARES = "prepares"


ABOUT_BETTER = (Why.MISSES, Why.MISSES_LATER, Why.BETTER)


class Does(StrEnum):
    """What a turn does that is worth telling."""

    TAKES = "takes"
    COVERS = "covers"
    RETURNS = "returns"
    TAKES_LAST = "takes-last"
    COVERS_LAST = "covers-last"
    WINS_AT_ONCE = "wins-at-once"
    WINS_UNLESS = "wins-unless"
    WINS_LATER = "wins-later"
    WINS_BY_FORCE = "wins-by-force"
    TAKES_AND_WINS = "takes-and-wins"
    SAVES = "saves"
    THREATENS = "threatens"
    STOPS = "stops"
    BRINGS = "brings"
    LOADS = "loads"
    READIES = "readies"
    NEARS = "nears"
    LINES_UP = "lines-up"
    KEEPS = "keeps"
    SAFE = "safe"
    LEAST = "least"


class End(StrEnum):
    """How a game ends, told a little finer than the rules do."""

    NO_PIECE = "no-piece"
    NO_MOVE = "no-move"
    NO_GIPF = "no-gipf"
    REPETITION = "repetition"
    QUIET = "quiet"


class Ending(NamedTuple):
    """The end of a game, and who has lost it."""

    end: End
    loser: Player | None


@dataclass(frozen=True)
class Feat:
    """What a turn achieves; ``turns`` is how many of the player's turns a win takes.

    ``victim`` is whose units are taken or covered.
    """

    does: Does
    things: Things = ()
    turns: int = 0
    ending: Ending | None = None
    victim: Player | None = None


@dataclass(frozen=True)
class Cause:
    """One thing to say about a turn; which of the fields are set depends on ``why``.

    The ``turn`` of ``ONLY`` is the second best, where what follows is about that and not about the best.
    ``chances`` are those of winning before and after the turn, in percent.
    """

    why: Why
    turn: str = ""
    later: str = ""
    player: Player | None = None
    things: Things = ()
    feat: Feat | None = None
    ending: Ending | None = None
    chances: tuple[int, int] | None = None


# ---------------------------------------------------------------------- in words


def message_of(causes: Sequence[Cause]) -> Message:
    """Give the sentence about a turn, which has at least one cause."""
    first, *others = causes
    text = _besides(causes)
    if first.why is Why.ONLY and others:
        name = "reason-only-because" if first.turn else "reason-only-for"
        text = _message(name, only=_cause(first), turn=first.turn, why=_besides(others))
    return _message("reason-sentence", text=text)


def _besides(causes: Sequence[Cause]) -> Message:
    *others, last = causes
    if not others:
        return _cause(last)
    return _message("reason-besides", first=_besides(others), second=_cause(last))


_TWICE = {Why.ALLOWS_LATER: "allows-twice", Why.MISSES_LATER: "misses-twice"}
"""How it is put where the later turn is the same push once more, which nobody wants to read twice."""


def _cause(cause: Cause) -> Message:
    before, after = cause.chances or (0, 0)
    return _message(
        "reason",
        why=_TWICE.get(cause.why, cause.why) if cause.later == cause.turn else cause.why.value,
        turn=cause.turn,
        later=cause.later,
        player=(cause.player or Player.WHITE).value,
        things=_things(cause.things),
        feat=_feat(cause.feat) if cause.feat else "",
        ending=_ending(cause.ending),
        before=before,
        after=after,
    )


def _feat(feat: Feat) -> Message:
    things, ending = _things(feat.things), _ending(feat.ending)
    of = _message("reason-of", player=feat.victim.value) if feat.victim else ""
    does, turns = feat.does.value, feat.turns
    return _message("reason-feat", does=does, things=things, turns=turns, ending=ending, of=of)


def _ending(ending: Ending | None) -> Argument:
    if ending is None:
        return ""
    loser = (ending.loser or Player.WHITE).value
    return _message("reason-ending", end=ending.end.value, loser=loser)


def _things(things: Things) -> list[Message]:
    named = ((POTENTIAL_NAMES.get(kind, ""), kind, count) for kind, count in things)
    return [
        _message("reason-thing", kind="named" if name else kind, count=count, name=name)
        for name, kind, count in named
    ]


def _message(name: str, /, **args: Argument) -> Message:
    return {"id": name, "args": args}


# ---------------------------------------------------------------------- in game files


def why_text(causes: Sequence[Cause], language: str = "en") -> str:
    """Write causes for a game file, and behind them the sentence they make, for people who read the file."""
    if not causes:
        return ""
    return f'{write_causes(causes)} "{render(message_of(causes), language)}"'


def why_message(why: str) -> Message:
    """Give the sentence about a turn of which a game file says why; one of unknown causes is kept as it is.

    >>> render(why_message('wastes "Lets the TAMSK-potential go unused."'), "nl")
    'Laat het TAMSK-potentieel ongebruikt verloren gaan.'
    """
    text, _, sentence = why.partition('"')
    try:
        return message_of(read_causes(text))
    except ValueError:
        return {"id": "reason-told", "args": {"text": sentence.rstrip('"') or why}}


def write_causes(causes: Sequence[Cause]) -> str:
    """Write causes: the name of each, followed by its fields."""
    return " ".join(word for cause in causes for word in _words(cause))


def _words(cause: Cause) -> list[str]:
    feat = cause.feat
    things = feat.things if feat else cause.things
    ending = feat.ending if feat else cause.ending
    fields = {
        "turn": cause.turn,
        "later": cause.later,
        "player": cause.player and cause.player.value,
        "does": feat and feat.does.value,
        "things": ",".join(f"{kind}:{count}" for kind, count in things),
        "of": feat and feat.victim and feat.victim.value,
        "turns": feat and feat.turns,
        "end": ending and ending.end.value,
        "loser": ending and ending.loser and ending.loser.value,
        "chances": cause.chances and "{}:{}".format(*cause.chances),
    }
    return [cause.why.value, *(f"{name}={value}" for name, value in fields.items() if value)]


def read_causes(text: str) -> tuple[Cause, ...]:
    """Read causes as `write_causes` writes them; what is none of them is a `ValueError`."""
    causes: list[tuple[Why, dict[str, str]]] = []
    for word in text.split():
        name, is_field, value = word.partition("=")
        if not is_field:
            causes.append((Why(name), {}))
        elif not causes:
            raise ValueError(f"{word} belongs to no cause")
        else:
            causes[-1][1][name] = value
    if not causes:
        raise ValueError("there is no cause")
    return tuple(_read_cause(why, fields) for why, fields in causes)


def _read_cause(why: Why, fields: dict[str, str]) -> Cause:
    counts = (each.partition(":") for each in fields.get("things", "").split(",") if each)
    things: Things = tuple((kind, int(count)) for kind, _, count in counts)
    player, loser, victim = (
        Player(fields[who]) if who in fields else None for who in ("player", "loser", "of")
    )
    ending = Ending(End(fields["end"]), loser) if "end" in fields else None
    cause = Cause(why, fields.get("turn", ""), fields.get("later", ""), player)
    if "does" not in fields:
        return replace(cause, things=things, ending=ending, chances=_chances(fields))
    feat = Feat(Does(fields["does"]), things, int(fields.get("turns", 0)), ending, victim)
    return replace(cause, feat=feat)


def _chances(fields: dict[str, str]) -> tuple[int, int] | None:
    if "chances" not in fields:
        return None
    before, _, after = fields["chances"].partition(":")
    return int(before), int(after)
