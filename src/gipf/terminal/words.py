"""One clear sentence for every decision, and for every end of a game."""

from gipf import rules
from gipf.geometry import CENTRE
from gipf.illegal import PLAYER_NAMES
from gipf.position import Position
from gipf.state import (
    CLEARING,
    EXTRA,
    POTENTIAL_NAMES,
    Kind,
    MoveKind,
    Outcome,
    Phase,
    Reason,
    State,
)
from gipf.variants import Player


def what_to_decide(position: Position) -> str:
    """Say who has to decide what, and why.

    >>> what_to_decide(Position.start("basic"))
    'White to move: push in a basic piece.'
    """
    if position.outcome:
        return how_it_ended(position, position.outcome)
    if position.announced:
        return _about_announced(position)
    if position.phase in CLEARING:
        return _about_rows(position)
    if position.phase in EXTRA:
        return _about_tamsk(position)
    return _about_move(position)


def name_of(player: Player) -> str:
    """Give a player's name: White or Black."""
    return PLAYER_NAMES[player]


def what_to_expect(player: Player, value: float, win_in: int | None = None) -> str:
    """Say what a player can expect of a line: so much of a win, or the end that is sure.

    >>> what_to_expect(Player.WHITE, 0.12)
    "White's expected result is 56 %."
    >>> what_to_expect(Player.BLACK, -1.0, -4)
    'Black loses in 4 decisions.'
    """
    name = name_of(player)
    if win_in is None:
        return f"{name}'s expected result is {50 * (1 + value):.0f} %."
    return f"{name} {'wins' if win_in > 0 else 'loses'} in {_count(abs(win_in), 'decision')}."


def _about_move(position: Position) -> str:
    name = name_of(position.acting)
    example = position.legal_moves()[0]
    if rules.must_push_gipf_piece(position):
        if position.variant.is_matrx:
            return (
                f"{name} has a GIPF-piece in reserve, and it must be played first: "
                f"push it in, as in {example}."
            )
        return f"{name}'s first turn must be a GIPF-piece: push one in, as in {example}."
    choices = _units_in_words(position)
    if any(move.kind is MoveKind.USE for move in position.legal_moves()):
        choices.append("use a potential on the board")
    listed = " or ".join((", ".join(choices[:-1]), choices[-1]) if choices[1:] else choices)
    return f"{name} to move: {listed}."


def _units_in_words(position: Position) -> list[str]:
    letters = rules.units_to_push(position)
    potentials = " ".join(letter for letter in letters if letter not in "BG")
    words = []
    if "G" in letters:
        words.append("a GIPF-piece (G)")
    if potentials:
        what = "stack" if position.variant.is_matrx else "loaded piece"
        words.append(f"a {what} ({potentials})")
    if "B" in letters:
        forfeits = position.reserve(position.acting).potentials
        words.append("a basic piece" + (" (the potentials in hand are lost then)" * bool(forfeits)))
    return [f"push in {words[0]}", *words[1:]] if words else []


def _about_rows(position: Position) -> str:
    name = name_of(position.acting)
    own = rules.rows_of(position, position.acting)
    places = " and ".join(f"{row.spots[0]}-{row.spots[-1]}" for row in own)
    rows = f"a row on {places}" if len(own) == 1 else f"rows on {places}"
    moves = position.legal_moves()
    if not any(row.must_be_cleared for row in own):
        return f"{name} has {rows} that may stay: take units off, as in {moves[-1]}, or 'pass'."
    before = ", before anything else" if position.phase is Phase.CLEAR_BEFORE else ""
    if len(moves) == 1:
        return f"{name} has {rows}, and it must be cleared{before}: {moves[0]}, or just x."
    which = "choose a row and what to take" if len(own) > 1 else "choose what to take"
    return f"{name} has {rows}: {which}{before}, as in {moves[0]}."


def _about_tamsk(position: Position) -> str:
    name = name_of(position.acting)
    return (
        f"{name}'s TAMSK is on the centre {CENTRE}: push its potential in as an extra move, "
        f"as in {position.legal_moves()[0]}, or 'pass' and lose it."
    )


def _about_announced(position: Position) -> str:
    assert position.announced is not None
    move, name = position.announced.move, name_of(position.acting)
    potential, other = POTENTIAL_NAMES[move.unit], name_of(position.acting.other)
    side_game = dict(position.variant.side_games).get(move.unit)
    game = f"side game '{side_game}'" if side_game else "side game"
    match position.phase:
        case Phase.ANSWER:
            left = position.challenges[position.acting]
            challenges = "as often as wanted" if left is None else f"{left} left"
            return (
                f"{other} announces {move} with {potential}: "
                f"{name}, 'accept' or 'challenge' ({challenges})?"
            )
        case Phase.WHO_BEGINS:
            return (
                f"{other} challenges {move}: {name}, do you begin the {game}, 'first' or 'second'?"
            )
    return f"Play the {game} about {move}: has {name} 'won', 'tied' or 'lost' it?"


def how_it_ended(state: State, outcome: Outcome) -> str:
    """Say who won and why.

    >>> how_it_ended(Position.start("basic"), Outcome(Player.WHITE, Reason.RESIGNATION))
    'White wins: Black has resigned.'
    """
    if outcome.winner is None:
        return f"A draw: {_why_drawn(state, outcome.reason)}."
    winner, loser = name_of(outcome.winner), name_of(outcome.winner.other)
    why = {
        Reason.NO_MOVE: f"{loser} has nothing left to play",
        Reason.GIPF_LOST: f"{loser} has no GIPF-piece left",
        Reason.RESIGNATION: f"{loser} has resigned",
        Reason.TIME: f"{loser}'s time is up",
        Reason.ABANDONED: f"{loser} has left the game",
    }.get(outcome.reason)
    return f"{winner} wins: {why}." if why else f"{winner} wins."


def _why_drawn(state: State, reason: Reason) -> str:
    match reason:
        case Reason.REPETITION:
            return f"the position has come up {state.variant.repetition} times"
        case Reason.QUIET:
            return f"nothing was captured in {state.variant.quiet} turns"
        case Reason.AGREEMENT:
            return "the players have agreed on it"
    return "neither player has won"


def reserve_in_words(state: State, player: Player) -> str:
    """Say what a player has beside the board, and how many GIPF-pieces on it.

    >>> reserve_in_words(Position.start("standard"), Player.WHITE)
    '12 basic pieces in reserve, 3 GIPF-pieces in play'
    >>> reserve_in_words(Position.start("ultimate;challenges=3"), Player.WHITE)
    '21 basic + T3 Z3 D3 Y3 P3 in reserve, no GIPF-pieces up, 3 challenges'
    """
    reserve = state.reserves[player]
    parts = []
    if state.variant.has_basic_pieces:
        several = reserve.potentials
        parts.append(f"{reserve['B']} basic" if several else _count(reserve["B"], "basic piece"))
    elif reserve["G"]:
        parts.append(_count(reserve["G"], "GIPF-piece"))
    if reserve.potentials:
        parts.append(" ".join(f"{letter}{reserve[letter]}" for letter in reserve.potentials))
    text = f"{' + '.join(parts) or 'nothing'} in reserve"
    if state.variant.base != "basic":
        tops = [pile[-1] for pile in state.piles.values()]
        gipf = sum(unit.kind is Kind.GIPF and unit.player is player for unit in tops)
        where = "up" if state.variant.challenges != 0 else "in play"  # to fit into 80 columns
        text += f", {_count(gipf, 'GIPF-piece')} {where}"
    if state.variant.challenges != 0:
        left = state.challenges[player]
        text += ", * challenges" if left is None else f", {_count(left, 'challenge')}"
    return text


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"
