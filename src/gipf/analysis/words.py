"""The engine's words about a turn, in English: all sentences are put together here.

Nothing else in the engine writes sentences, so that another language needs other templates only.
"""

from collections.abc import Sequence

from gipf.analysis.causes import Cause, Does, End, Ending, Feat, Things, Why
from gipf.illegal import PLAYER_NAMES
from gipf.state import POTENTIAL_NAMES

CAUSES = {
    Why.LOSES: "loses at once: {ending}",
    Why.DRAWS: "ends in a draw: {ending}",
    Why.ALLOWS: "allows {turn}, which {feat}",
    Why.ALLOWS_LATER: "allows {turn}: then {later} {feat}",
    Why.MAKES_ROW: "makes a row for {player} that {feat}",
    Why.FORFEITS: "gives up {things} in hand",
    Why.ENDS_GIPF: "lets {player} bring in no more GIPF-pieces",
    Why.WASTES: "lets the TAMSK-potential go unused",
    Why.GIVES_UP: "takes {things} of {player}'s own off the board",
    Why.RUNS_OUT: "lets {player}'s reserve run down to {things}",
    Why.EMPTIES: "empties {player}'s reserve",
    Why.MISSES: "misses {turn}, which {feat}",
    Why.MISSES_LATER: "misses {turn}: then {later} {feat}",
    Why.BETTER: "better is {turn}",
    Why.ONLY: "the only good turn",
    Why.ONLY_WIN: "the only turn that {feat}",
}
FEATS = {
    Does.TAKES: "takes {things}",
    Does.COVERS: "covers {things}",
    Does.RETURNS: "brings {things} back to the reserve",
    Does.TAKES_LAST: "takes the last GIPF-piece and wins",
    Does.COVERS_LAST: "covers the last GIPF-piece and wins",
    Does.WINS_AT_ONCE: "wins at once: {ending}",
    Does.WINS_LATER: "wins in {turns} turns: {ending}",
    Does.WINS_BY_FORCE: "wins by force",
    Does.TAKES_AND_WINS: "takes {things} and wins by force",
}
ENDINGS = {
    End.NO_PIECE: "{loser} has nothing left to play",
    End.NO_MOVE: "{loser} cannot move",
    End.NO_GIPF: "{loser} has no GIPF-piece left",
    End.REPETITION: "the position comes up once too often",
    End.QUIET: "nothing has been captured for too long",
}
THINGS = {
    "basic": ("a basic piece", "{count} basic pieces"),
    "gipf": ("a GIPF-piece", "{count} GIPF-pieces"),
    "loaded": ("a loaded piece", "{count} loaded pieces"),
    "stack": ("a stack", "{count} stacks"),
    "used": ("a used potential", "{count} used potentials"),
    "unit": ("one piece", "{count} pieces"),
    "potential": ("one potential", "{count} potentials"),
    **{
        letter: (f"the {name}-potential", f"{{count}} {name}-potentials")
        for letter, name in POTENTIAL_NAMES.items()
    },
}
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
AND, COMMA, BESIDES = " and ", ", ", "; "
BECAUSE = "{only}: {turn} {why}"


def sentence(causes: Sequence[Cause]) -> str:
    """Put what is to be said about a turn into one sentence; nothing where there is nothing.

    >>> sentence([Cause(Why.WASTES), Cause(Why.BETTER, turn="c2")])
    'Lets the TAMSK-potential go unused; better is c2.'
    """
    if not causes:
        return ""
    first, *others = causes
    if first.why is Why.ONLY and others:
        why = BESIDES.join(map(_cause, others))
        text = BECAUSE.format(only=_cause(first), turn=first.turn, why=why)
    else:
        text = BESIDES.join(map(_cause, causes))
    return f"{text[0].upper()}{text[1:]}."


def _cause(cause: Cause) -> str:
    return CAUSES[cause.why].format(
        turn=cause.turn,
        later=cause.later,
        player=PLAYER_NAMES[cause.player] if cause.player else "",
        things=_things(cause.things),
        feat=_feat(cause.feat) if cause.feat else "",
        ending=_ending(cause.ending),
    )


def _feat(feat: Feat) -> str:
    return FEATS[feat.does].format(
        things=_things(feat.things), turns=_number(feat.turns), ending=_ending(feat.ending)
    )


def _ending(ending: Ending | None) -> str:
    if ending is None:
        return ""
    return ENDINGS[ending.end].format(loser=PLAYER_NAMES[ending.loser] if ending.loser else "")


def _things(things: Things) -> str:
    """List things: ``two GIPF-pieces, a loaded piece and three basic pieces``."""
    listed = [THINGS[kind][count != 1].format(count=_number(count)) for kind, count in things]
    *others, last = listed or [""]
    return AND.join((COMMA.join(others), last)) if others else last


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
