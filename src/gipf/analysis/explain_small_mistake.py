"""Why a turn is a little worse than another where nothing is won soon: chances, what the better one does."""

from collections.abc import Sequence

from gipf.analysis.causes import Cause, Does, Feat, Why
from gipf.analysis.explain_mistake import Deed, follow, pieces_left, short_name
from gipf.analysis.lines import Turn
from gipf.analysis.merits import quiet_merits
from gipf.position import Position
from gipf.variants import Player

_ORDER = (
    Does.SAVES,
    Does.THREATENS,
    Does.STOPS,
    Does.BRINGS,
    Does.LOADS,
    Does.KEEPS,
    Does.READIES,
    Does.NEARS,
    Does.LINES_UP,
)
"""What the better turn does, the weightiest first."""


def explain_small_mistake(
    position: Position,
    played: Sequence[Turn],
    better: Sequence[Turn],
    chances: tuple[float, float],
) -> list[Cause]:
    """Say how the player's chance falls, and what the better turn does that the played one does not.

    The chances are the player's, from -1 to 1, before the played turn and after it.

    >>> start = Position.start("basic")
    >>> e2, c2 = ((start.read_move(text),) for text in ("e1-e3", "c2"))
    >>> lowers, misses = explain_small_mistake(start, [c2], [e2], (0.1, -0.2))
    >>> lowers.chances, misses.turn, misses.feat.does.value
    ((55, 40), 'e1-e3', 'nears')
    """
    bad, good = follow(position, played), follow(position, better)
    player, name = bad[0].player, short_name(good[0], bad[0])
    before, after = (_share(chance, player) for chance in chances)
    feat = _advantage(bad, good, player)
    return [
        Cause(Why.LOWERS, player=player, chances=(before, after)),
        Cause(Why.MISSES, name, feat=feat) if feat else Cause(Why.BETTER, name),
    ]


def _share(chance: float, player: Player) -> int:
    """Give a chance in percent as the page does: White's, of what a file keeps, halves up; Black's is the rest.

    >>> _share(-0.145, Player.WHITE), _share(-0.145, Player.BLACK), _share(0.999, Player.WHITE)
    (43, 43, 99)
    """
    white = chance if player is Player.WHITE else -chance
    share = (101 + round(100 * white)) // 2
    if abs(chance) < 1:
        share = min(99, max(1, share))
    return share if player is Player.WHITE else 100 - share


def _advantage(bad: Sequence[Deed], good: Sequence[Deed], player: Player) -> Feat | None:
    """Find the weightiest thing the better turn does and the played one does not."""
    done = {feat.does for feat in quiet_merits(bad[0])}
    feats = [feat for feat in quiet_merits(good[0]) if feat.does not in done]
    if more := _kept(bad, good, player):
        feats.append(Feat(Does.KEEPS, (("unit", more),)))
    return min(feats, key=lambda feat: _ORDER.index(feat.does), default=None)


def _kept(bad: Sequence[Deed], good: Sequence[Deed], player: Player) -> int:
    """Count what the player has more in reserve, as many turns later as both lines go."""
    last = min(len(bad), len(good)) - 1
    with_bad, with_good = (pieces_left(deeds[last].after, player) for deeds in (bad, good))
    return max(0, with_good - with_bad)
