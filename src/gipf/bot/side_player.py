"""What a bot plays in a side game: by what it is shown there, which is no more than a person sees."""

import random
from collections.abc import Iterator, Mapping
from typing import cast

from gipf.errors import GipfError
from gipf.host.computer_player import ComputerPlayer
from gipf.record.side_play import SidePlay
from gipf.side_games.dominoes import SET
from gipf.side_games.scene_data import SideScene, SideTouch


async def side_move(
    player: ComputerPlayer,
    scene: SideScene,
    level: int,
    seconds: float | None,
    chance: random.Random,
) -> str:
    """Choose a move at a level from 1 to 5, by chance where skill is of no use or the game not known here."""
    play = play_seen(scene["position"], chance)
    if play is None:
        return chance.choice(sorted(moves_in(scene["touches"])))
    return await player.decide_side(play, level, seconds)


def moves_in(touches: Mapping[str, SideTouch]) -> Iterator[str]:
    """Give the moves to which touches lead.

    >>> sorted(moves_in({"a1": {"move": "a1"}, "b1": {"next": {"b2": {"move": "b1-b2"}}}}))
    ['a1', 'b1-b2']
    """
    for touch in touches.values():
        if "move" in touch:
            yield touch["move"]
        yield from moves_in(cast("Mapping[str, SideTouch]", touch.get("next", {})))


def play_seen(position: str, chance: random.Random) -> SidePlay | None:
    """Give a side game as it may stand by what a player sees of it; None where that says nothing of value.

    >>> play_seen("rps b c ?/-", random.Random(1))
    >>> hands = str(play_seen("dominoes b p 24 ?,?,?,?,?,?/02,04,05,16,25,45,56 0", random.Random(1)).state)
    >>> hands.split()[4].partition("/")[2]
    '02,04,05,16,25,45,56'
    """
    if position.startswith("dominoes "):
        position = dealt(position, chance)
    if "?" in position or position.startswith("rps"):
        return None
    try:
        return SidePlay.from_position(position)
    except (GipfError, ImportError):
        return None


def dealt(position: str, chance: random.Random) -> str:
    """Deal the hidden dominoes; who has just passed has none that fits.

    >>> dealt("dominoes w p 06-66-63-31-11-10-00 34,35,44,45/?,?,? 1", random.Random(1)).split()[4]
    '34,35,44,45/14,15,33'
    """
    name, due, phase, line, hands, passes = position.split(" ")
    tiles = [] if line == "-" else line.split("-")
    seen = {min(tile, tile[::-1]) for tile in (*tiles, *hands.replace("/", ",").split(","))}
    hidden = [tile for tile in SET if tile not in seen]
    if passes != "0" and tiles:
        ends = tiles[0][0], tiles[-1][1]
        hidden = [tile for tile in hidden if not any(end in tile for end in ends)]
    written = [
        ",".join(sorted(chance.sample(hidden, hand.count("?")))) if "?" in hand else hand
        for hand in hands.split("/")
    ]
    return " ".join((name, due, phase, line, "/".join(written), passes))
