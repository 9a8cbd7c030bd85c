"""The paragraph of the rules that matters in a position: where the rules are opened beside the board.

Codes are those of ``docs/rules``: G8 is the blocked line.
"""

from gipf import rules
from gipf.position import Position
from gipf.state import CLEARING, EXTRA, MoveKind, Outcome, Phase, Reason
from gipf.variants import Variant

_ENDS = {
    Reason.REPETITION: "H5",
    Reason.QUIET: "H6",
    Reason.RESIGNATION: "H8",
    Reason.AGREEMENT: "H8",
    Reason.TIME: "H8",
    Reason.ABANDONED: "H8",
}
_CHALLENGES = {Phase.ANSWER: "C4", Phase.WHO_BEGINS: "C5", Phase.SIDE_GAME: "C6"}


def paragraph_of(position: Position, ended: Outcome | None = None) -> str:
    """Name the paragraph that tells what may be decided now, or why the game is over.

    >>> [paragraph_of(Position.start(name)) for name in ("basic", "standard", "tournament", "matrx")]
    ['G5', 'G5', 'E2', 'M5']
    """
    if outcome := position.outcome or ended:
        return _about_end(position.variant, outcome)
    if position.announced:
        return _CHALLENGES[position.phase]
    if position.phase in CLEARING:
        return _about_rows(position)
    if position.phase in EXTRA:
        if position.variant.is_matrx:
            return "T9"
        return "T3" if position.phase is Phase.EXTRA_BEFORE else "T2"
    return _about_move(position)


def _about_end(variant: Variant, outcome: Outcome) -> str:
    if outcome.reason in _ENDS:
        return _ENDS[outcome.reason]
    is_gipf_lost = outcome.reason is Reason.GIPF_LOST
    if variant.is_matrx:
        return "M13" if is_gipf_lost else "M14"
    if variant.has_potentials:
        return "L18" if is_gipf_lost else "L12"
    return "S6" if is_gipf_lost else "G17"


def _about_rows(position: Position) -> str:
    own = rules.rows_of(position, position.acting)
    variant = position.variant
    if not any(row.must_be_cleared for row in own):
        return "E6"
    if len(own) > 1:
        return "S5" if variant.has_double_gipf_pieces else "M10" if variant.is_matrx else "G15"
    if variant.is_matrx:
        return "M8"
    if variant.has_potentials:
        return "L13"
    if variant.has_double_gipf_pieces:
        return "S3"
    return "G14" if position.phase is Phase.CLEAR_BEFORE else "G11"


def _about_move(position: Position) -> str:
    variant = position.variant
    moves = position.legal_moves()
    pushed = {move.unit for move in moves if move.kind is MoveKind.PUSH}
    if variant.is_matrx:
        return "M5" if rules.must_push_gipf_piece(position) else "M6" if pushed else "M14"
    if rules.must_push_gipf_piece(position):
        return _about_order(variant) if variant.has_potentials else "E2"
    if not pushed:
        return "L12"
    if "G" in pushed:
        return _about_order(variant) if variant.has_potentials else "E3"
    if pushed - {"B"}:
        return _about_order(variant) if variant.has_free_opening else "L6"
    return "L9" if any(move.kind is MoveKind.USE for move in moves) else "G5"


def _about_order(variant: Variant) -> str:
    """Name what tells in which order pieces come in, where an opening is free and there are potentials."""
    return "U2" if variant.base == "ultimate" else "L7"
