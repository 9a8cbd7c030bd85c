"""Judging turns: the chance before and after them, what they give away, and what was better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from gipf.analysis.causes import ABOUT_BETTER, Cause, Does, Why
from gipf.analysis.explain_mistake import (
    Course,
    announced_win,
    cause_of_accepting,
    deed_of,
    explain_mistake,
)
from gipf.analysis.explain_small_mistake import explain_small_mistake
from gipf.analysis.lines import Turn, split_turns
from gipf.analysis.merits import quiet_merits
from gipf.position import Position
from gipf.record.tree import Node
from gipf.search.answer import Answer, Limits, Line, Searcher, Stop
from gipf.state import ACCEPT, CHALLENGE, CHALLENGING, LOST, WON, Move, Phase
from gipf.variants import Player

MARKS = ((0.7, "??"), (0.4, "?"), (0.2, "?!"))
"""How much of the winning chance a turn gives away to be marked so."""
DOUBTFUL = MARKS[-1][0]
NOTICED = DOUBTFUL / 2
"""From this loss on, a turn that lets the other player announce the end of the game is a mistake."""
WORTH_NAMING = 0.02
"""From this loss on, one percent as people read chances, another turn was better; below it is as good."""
DECIDED = 0.5
"""From this chance on a game is all but won: nothing given away there is worse than doubtful."""
GLANCE = 2
"""How deep each position is looked at beforehand."""
PROMISING = 0.05
"""From this difference on, as a glance sees it, the second best turn is looked at longer."""
BY_FAR = 0.15
"""So much worse is the second best turn where the best is praised."""
PRAISED = {Why.MISSES: Why.DOES, Why.MISSES_LATER: Why.PREPARES}
"""What another turn misses, said of the one that does not."""
ENDS_AT_ONCE = (Does.TAKES_LAST, Does.COVERS_LAST, Does.WINS_AT_ONCE)
"""To accept what does this is a blunder, however small the chance of a challenge: there was nothing to lose."""
FORESEEN = 3
"""Turns of a line that are wanted, if the search has seen them."""


class Stopped(Exception):
    """The analysis was told to stop."""


class Seen(NamedTuple):
    """What the engine thinks of a position: White's chance, whether it is certain, and how it goes on."""

    value: float
    is_decided: bool
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Judged:
    """A turn as the engine judges it; chances are White's, from -1 to 1.

    ``before`` is the chance with the best turn, ``after`` the one after the turn that was played,
    ``loss`` what the player gave away by that, 0 or more. ``is_choice`` is whether there was
    anything to choose. Where the turn is marked as bad, ``better`` is how it should have gone on,
    ``better_after`` the chance after its first turn, and ``reply`` what follows the played one.
    Where it is not, but gives away something, ``best`` is how to decide better, up to where somebody
    else has to decide.
    ``answer`` is the same of the other player's answer in it: of one that accepts what could be challenged.
    """

    player: Player
    turn: Turn
    before: float
    after: float
    loss: float = 0.0
    is_choice: bool = True
    mark: str = ""
    better: tuple[Turn, ...] = ()
    better_after: float = 0.0
    reply: tuple[Turn, ...] = ()
    best: Turn = ()
    causes: tuple[Cause, ...] = ()
    answer: "Judged | None" = None

    @property
    def told(self) -> "Judged":
        """What the mark of the turn is about: the answer, where that is worse than the rest."""
        return self.answer if self.answer and _rank(self.answer.mark) > _rank(self.mark) else self


def _rank(mark: str) -> int:
    """How bad a mark is; 0 where it is not.

    >>> [_rank(mark) for mark in ("", "!", "?!", "?", "??")]
    [0, 0, 1, 2, 3]
    """
    return next((len(MARKS) - n for n, (_, bad) in enumerate(MARKS) if bad == mark), 0)


class Glance(NamedTuple):
    """What is found without looking deep: the best move, and how much worse the second best seems."""

    move: Move
    lead: float


class Part(NamedTuple):
    """Decisions of a turn that its owner takes in a row, and those of the turn before them.

    Most turns are one part. An announced potential ends a part: what the opponent answers, and how a side
    game ends, is not the player's doing. An answer that is accepted is a part too, its opponent's.
    """

    earlier: Turn
    moves: Turn
    start: Position
    end: Position

    @property
    def is_choice(self) -> bool:
        """Whether there was anything to choose."""
        position = self.start
        for move in self.moves:
            if len(position.legal_moves()) > 1:
                return True
            position = position.play(move)
        return False


class Better(NamedTuple):
    """What a part of a turn gives away; where that is much, how to decide better, and where it leads."""

    loss: float
    moves: Turn = ()
    end: Position | None = None


def parts_of(position: Position, turn: Sequence[Move]) -> Iterator[Part]:
    """Split a turn into what its owner decides in a row."""
    first, start = 0, position
    for n, move in enumerate(turn):
        if position.phase in CHALLENGING:
            first, position = n + 1, position.play(move)
            start = position
            continue
        position = position.play(move)
        if n + 1 == len(turn) or position.phase in CHALLENGING:
            yield Part(tuple(turn[:first]), tuple(turn[first : n + 1]), start, position)


def accepted_in(position: Position, turn: Sequence[Move]) -> Iterator[Part]:
    """Find the answers in a turn that accept an announced potential where it could be challenged."""
    for n, move in enumerate(turn):
        after = position.play(move)
        if move == ACCEPT and CHALLENGE in position.legal_moves():
            yield Part(tuple(turn[:n]), (move,), position, after)
        position = after


def mark_of(loss: float, before: float, after: float) -> str:
    """Choose the mark for a turn that gives away so much; chances are the player's own here.

    >>> mark_of(0.5, 0.3, -0.2), mark_of(0.3, 0.2, -0.1), mark_of(0.5, -0.45, -0.95)
    ('?', '?!', '?')
    >>> mark_of(0.4, 1.0, 0.6)
    '?!'
    """
    mark = next((mark for least, mark in MARKS if loss >= least), "")
    return "?!" if mark and is_decided(before, after) else mark


def is_decided(before: float, after: float) -> bool:
    """Whether a player wins after a turn, too, or has lost before it, as far as can be told."""
    return after >= DECIDED or before <= -DECIDED


class Analyst:
    """Looks at positions with a searcher, at each of them once."""

    searcher: Searcher
    limits: Limits
    stop: Stop

    def __init__(self, searcher: Searcher, limits: Limits, stop: Stop) -> None:
        self.searcher, self.limits, self.stop = searcher, limits, stop
        self.seen: dict[str, Seen] = {}
        self.glances: dict[str, Glance] = {}

    def glance(self, position: Position) -> None:
        """Note what is found without looking deep; to be done before anything is looked at longer.

        It also loads compiled code, so that no time limit has to pay for that.
        """
        if len(position.legal_moves()) > 1 and position.phase not in CHALLENGING:
            depth = min(self.limits.depth or GLANCE, GLANCE)
            best, *others = self.search(position, Limits(depth=depth), lines=2).lines
            lead = best.value - others[0].value if others else 0.0
            self.glances[position.text] = Glance(best.moves[0], lead)

    def search(self, position: Position, limits: Limits, *, lines: int = 1) -> Answer:
        """Search a position, or stop."""
        answer = self.searcher.search(position, limits, lines=lines, stop=self.stop)
        if self.stop.is_set:
            raise Stopped
        return answer

    # ------------------------------------------------------------------ positions

    def look(self, position: Position) -> Seen:
        """Say what a position is worth and how it goes on."""
        if position.text not in self.seen:
            self.seen[position.text] = self._look(position)
        return self.seen[position.text]

    def _look(self, position: Position) -> Seen:
        if position.outcome:
            winner = position.outcome.winner
            return Seen(0.0 if winner is None else _sign(winner), is_decided=True)
        if position.phase is Phase.SIDE_GAME:  # a tie has the same effect as a win
            won, lost = (self.look(position.play(result)) for result in (WON, LOST))
            is_decided = won.is_decided and lost.is_decided and won.value == lost.value
            return Seen((2 * won.value + lost.value) / 3, is_decided, (WON, *won.moves))
        legal = position.legal_moves()
        if len(legal) == 1:  # nothing to think about yet
            after = self.look(position.play(legal[0]))
            return after._replace(moves=(legal[0], *after.moves))
        best = self.search(position, self.limits).lines[0]
        value = _sign(position.acting) * best.value
        return Seen(value, best.win_in is not None, best.moves)

    def turns_from(self, position: Position, moves: Sequence[Move]) -> tuple[Turn, ...]:
        """Split a line into whole turns; where it is too short to be of use the engine goes on."""
        moves = list(moves)
        looks = 0
        while True:
            turns, rest = split_turns(position, moves)
            last = position
            for move in moves:
                last = last.play(move)
            if last.is_over or (turns and (looks or len(turns) + bool(rest) >= FORESEEN)):
                return tuple(turns)
            moves += self.look(last).moves
            looks += bool(turns)

    # ------------------------------------------------------------------ turns

    def judge(self, node: Node) -> Judged:
        """Judge a turn of a game."""
        assert node.player is not None, "somebody has played the turn"
        before, after = self.look(node.before).value, self.look(node.position).value
        parts = [part for part in parts_of(node.before, node.moves) if part.is_choice]
        judged = Judged(
            node.player, node.moves, before, after, is_choice=bool(parts), answer=self.answer(node)
        )
        if not parts:
            return judged
        losses = [self.better_part(part) for part in parts]
        worst = max(range(len(parts)), key=lambda n: losses[n].loss)
        judged = replace(judged, loss=sum(better.loss for better in losses))
        if judged.loss:
            marked = self._marked(judged, node, parts[worst], losses[worst])
            if not marked.mark:
                return replace(marked, best=self.best(parts[worst], losses[worst]))
            return marked
        if second := self.second_by_far(parts[0]):
            return replace(judged, mark="!", causes=self._why_good(node, second))
        return judged

    def answer(self, node: Node) -> Judged | None:
        """Judge the answer to an announced potential: to accept what a challenge might have stopped."""
        judged = [self._accepted(node, part) for part in accepted_in(node.before, node.moves)]
        return max(judged, key=lambda each: each.loss, default=None)

    def _accepted(self, node: Node, part: Part) -> Judged:
        player = part.start.acting
        sign = _sign(player)
        challenged = part.start.play(CHALLENGE)
        best, seen, played = self.look(part.start), self.look(challenged), self.look(part.end)
        judged = Judged(player, part.moves, best.value, played.value)
        loss = sign * (seen.value - played.value)
        if best.moves[0] == ACCEPT or loss <= 0:
            return judged
        own = sign * played.value
        rest = self.turns_from(part.start, (ACCEPT, *played.moves))
        cause = cause_of_accepting(part.start, Course(rest, played.is_decided and own == -1))
        is_end = cause.feat is not None and cause.feat.does in ENDS_AT_ONCE
        mark = "??" if is_end else mark_of(loss, own + loss, own)
        if not mark:
            return replace(judged, loss=loss)
        line = self.turns_from(node.before, (*part.earlier, CHALLENGE, *seen.moves))
        return replace(
            judged, loss=loss, mark=mark, better=line, better_after=seen.value, reply=rest[1:],
            causes=(cause,),
        )  # fmt: skip

    def better_part(self, part: Part) -> Better:
        """Find a better way to decide, and how much better it is for the player."""
        sign = _sign(part.start.acting)
        best, played = self.look(part.start), self.look(part.end)
        loss = sign * (best.value - played.value)
        if best.moves[: len(part.moves)] == part.moves or loss <= 0:
            return Better(0.0)
        least = NOTICED if announced_win(part.end) else DOUBTFUL
        if loss < least and not self.is_lost_at_once(part.end, part.start.acting):
            return Better(loss)
        # behind the played turn the search has looked one turn farther: do so behind the better one
        moves, end = self.part_from(part.start, best.moves)
        if end == part.end:
            return Better(0.0)
        loss = sign * (self.look(end).value - played.value)
        return Better(max(0.0, loss), moves, end)

    def is_lost_at_once(self, position: Position, loser: Player) -> bool:
        """Whether the game is lost, or the other player is about to win it with the next turn."""
        seen = self.look(position)
        if not seen.is_decided or seen.value != -_sign(loser):
            return False
        if position.is_over:
            return True
        turns, _ = split_turns(position, seen.moves)
        return bool(turns) and position.turn_owner is not loser and ends(position, turns[0])

    def best(self, part: Part, better: Better) -> Turn:
        """Give what the engine would have played instead; nothing where what was played is as good."""
        if better.loss < WORTH_NAMING:
            return ()
        moves, end = better.moves, better.end
        if end is None:
            moves, end = self.part_from(part.start, self.look(part.start).moves)
        return () if end == part.end else (*part.earlier, *moves)

    def part_from(self, start: Position, moves: Sequence[Move]) -> tuple[Turn, Position]:
        """Give the decisions a line begins with until somebody else has to decide."""
        line, position, done = list(moves), start, 0
        while not done or _goes_on(start, position):
            if done == len(line):
                line += self.look(position).moves
            position = position.play(line[done])
            done += 1
        return tuple(line[:done]), position

    def _marked(self, judged: Judged, node: Node, part: Part, better: Better) -> Judged:
        """Mark a turn that gives much away, and say what was better and why."""
        sign = _sign(judged.player)
        own = sign * self.look(part.end).value
        mark = mark_of(better.loss, own + better.loss, own)
        if mark != "??" and better.end and self.is_lost_at_once(part.end, judged.player):
            mark = "?"
        if not better.end or not (mark or (better.loss >= NOTICED and announced_win(part.end))):
            return judged
        seen, played = self.look(better.end), self.look(node.position)
        line = self.turns_from(node.before, (*part.earlier, *better.moves, *seen.moves))
        is_lost = played.is_decided and played.value == -sign
        followed = (_win_that_followed(node) if is_lost else ()) or played.moves
        played_line = self.turns_from(node.before, (*node.moves, *followed))
        causes = explain_mistake(
            node.before,
            Course(played_line, is_lost),
            Course(line, seen.is_decided and seen.value == sign),
        )
        if all(cause.why is Why.BETTER for cause in causes):
            chances = (sign * self.look(part.start).value, own)  # as the graph of the game has them
            causes = explain_small_mistake(node.before, played_line, line, chances)
        if any(cause.feat and cause.feat.does is Does.WINS_UNLESS for cause in causes):
            mark = "??" if mark == "??" else "?"  # that luck may help makes it no better a turn
        if not mark:
            return judged
        return replace(
            judged, mark=mark, better=line, better_after=seen.value, reply=played_line[1:],
            causes=tuple(causes),
        )  # fmt: skip

    # ------------------------------------------------------------------ good turns

    def second_by_far(self, part: Part) -> Line | None:
        """Give the second best line where the played one is the best by far.

        What ends the game needs no mark, and where it is decided nothing is praised. Most positions have
        several good turns; a glance shows that. The best one is known, so half of the limits is enough.
        """
        start, first = part.start, part.moves[0]
        glance = self.glances.get(start.text)
        if glance is None or self.look(start).moves[0] != first or part.end.is_over:
            return None
        if glance.move == first and glance.lead < PROMISING:
            return None
        best, *others = self.search(start, _half(self.limits), lines=2).lines
        if not others or best.moves[0] != first or best.value - others[0].value < BY_FAR:
            return None
        return None if is_decided(best.value, others[0].value) else others[0]

    def _why_good(self, node: Node, second: Line) -> tuple[Cause, ...]:
        """Say that no other turn wins, what no other turn does, or what is wrong with the second best."""
        sign = _sign(node.before.acting)
        played = self.look(node.position)
        other = self.turns_from(node.before, second.moves)
        line = self.turns_from(node.before, (*node.moves, *played.moves))
        causes = explain_mistake(
            node.before,
            Course(other, second.win_in is not None and second.value == -1),
            Course(line, played.is_decided and played.value == sign),
        )
        first = causes[0]
        if first.feat and first.why in PRAISED:
            if played.is_decided:
                return (Cause(Why.ONLY_WIN, feat=first.feat),)
            return (Cause(Why.ONLY), Cause(PRAISED[first.why], feat=first.feat))
        if because := [cause for cause in causes if cause.why not in ABOUT_BETTER]:
            return (Cause(Why.ONLY, deed_of(node.before, other[0]).main), *because)
        feat = next(quiet_merits(deed_of(node.before, node.moves)), None)
        return (Cause(Why.ONLY), Cause(Why.DOES, feat=feat)) if feat else (Cause(Why.ONLY),)


def _sign(player: Player) -> int:
    """Turn a player's chance into White's, and back."""
    return 1 if player is Player.WHITE else -1


def _half(limits: Limits) -> Limits:
    seconds, nodes = limits.seconds, limits.nodes
    return replace(limits, seconds=seconds and seconds / 2, nodes=nodes and max(1, nodes // 2))


def _win_that_followed(node: Node) -> Turn:
    """Give the turn with which the other player won: that is told, and not another that wins, too."""
    for following in node.children[:1]:
        outcome = following.position.outcome
        if outcome and outcome.winner is following.player is not node.player:
            return following.moves
    return ()


def ends(position: Position, turn: Turn) -> bool:
    """Whether a turn ends the game."""
    return deed_of(position, turn).after.is_over


def _goes_on(start: Position, position: Position) -> bool:
    """Whether the owner of a turn has still to decide in it."""
    if position.is_over or position.phase in CHALLENGING:
        return False
    return (position.turn, position.acting) == (start.turn, start.acting)
