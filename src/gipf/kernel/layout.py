"""How a game lies in memory: a state of 64-bit words, and a number for every move.

The board is a 63-bit word: column B is bits 0 to 6, column C bits 8 to 14, and so on up to column I;
along a column, along a row from left to right, and along a rising line a step is a shift by 1, 8
and 9. Bit 8q + 7 is never used, so that no shift runs from one line into another.

A state holds such words for the top units: white ones, black ones, and four that say what they are.
A top with neither ``MARK`` nor a type is a basic piece, with ``MARK`` alone a GIPF-piece, with a
type alone a loaded piece or stack, with both a used potential. What lies under the tops is packed
per spot, four bits a unit, and is only meaningful where ``COVERED`` has the spot's bit.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]
else:
    Array = Any
"""An array as compiled functions take it; mostly of 64-bit integers."""

VERSION = 3
"""Version of this layout and of the numbers of moves; raised when either changes."""

# ---------------------------------------------------------------------- the words of a state

WHITE, BLACK = 0, 1  # bitboards of the tops, by player
MARK = 2  # GIPF-pieces and used potentials
RESERVES = 3
META = 4
TURN = 5
RULES = 6
PLAIN_WORDS = 8  # games without potentials need no more than these
TYPE0, TYPE1, TYPE2 = 8, 9, 10  # the type of potential, 1 to 5, bit by bit
COVERED = 11
CHALLENGES = 12
ANNOUNCED = 13  # the announced move and, from bit 16 on, its phase
ODDS = 14  # how often White does not lose the side game of each potential, T first, and Black; 0: unknown
HEADER_WORDS = 16
UNDER = 16  # 40 words: the units under the top, the uppermost in the lowest four bits
DEEP = 56  # 40 words: what does not fit there
STATE_WORDS = 96

# ---------------------------------------------------------------------- META, bit by bit

PLAYER_BIT = 1
PHASE_SHIFT, PHASE_MASK = 1, 15
OPENING_SHIFT, OPENING_MASK = 5, 3  # white's, then black's
WINNER_SHIFT, WINNER_MASK = 9, 3
REASON_SHIFT, REASON_MASK = 11, 15
CAPTURED_BIT = 1 << 15
QUIET_SHIFT = 16

CLEAR_BEFORE, EXTRA_BEFORE, MOVE, EXTRA_AFTER, CLEAR_AFTER = 0, 1, 2, 3, 4
ANSWER, WHO_BEGINS, SIDE_GAME, OVER = 5, 6, 7, 8
PHASES = "cemxrafs."

OPENING_DONE, OPENING_OPEN, OPENING_FIRST = 0, 1, 2
OPENINGS = "-g0"

NOBODY, WHITE_WON, BLACK_WON, DRAWN = 0, 1, 2, 3
NO_MOVE, GIPF_LOST, REPETITION, QUIET, UNKNOWN = 1, 2, 3, 4, 5
REASONS = ("", "no_move", "gipf_lost", "repetition", "quiet", "unknown")

# ---------------------------------------------------------------------- RULES, bit by bit

HAS_CHALLENGES = 1
QUIET_LIMIT_SHIFT = 8
REPETITION_SHIFT = 24
LIMIT_MASK = 0xFFFF

# ---------------------------------------------------------------------- RESERVES, bit by bit

RESERVE_BITS = 25  # white's in the low bits, black's above
RESERVE_MASK = (1 << RESERVE_BITS) - 1
BASIC_MASK = 255
GIPF_SHIFT = 8
POTENTIAL_SHIFT = 10  # three bits for each type, T first

ODDS_BITS = 12
ALWAYS = 1 << ODDS_BITS
"""The odds of a side game that is never lost; others are shares of it."""

UNLIMITED = 0x7FFF
CHALLENGE_BITS = 15

# ---------------------------------------------------------------------- moves

PUSHES = 44  # two for each of 22 lines, both boards' lines numbered alike
BASIC_UNIT, GIPF_UNIT, EXTRA_UNIT = 0, 1, 7  # potentials are 2 to 6
JUMP = 8 * PUSHES  # spot and direction: ZÈRTZ, DVONN, PÜNCT (onto a GIPF-piece with one piece)
COVER = JUMP + 240  # spot and direction: PÜNCT onto a GIPF-piece with two pieces
SLIDE = COVER + 240  # spot, direction and distance: YINSH
CLEAR = SLIDE + 1440  # line and the set of its spots that are cleared
WORD = CLEAR + 22 * 128
PASS, ACCEPT, CHALLENGE, FIRST, SECOND = WORD, WORD + 1, WORD + 2, WORD + 3, WORD + 4
WON, TIED, LOST = WORD + 5, WORD + 6, WORD + 7
WORDS = ("pass", "accept", "challenge", "first", "second", "won", "tied", "lost")
MOVES = WORD + 8
MOST_MOVES = 22 * 128  # no position has more legal moves

# ---------------------------------------------------------------------- families

Family = tuple[int, ...]

BASIC = (0,)
GIPF = (0, 0)
POTENTIALS = (0, 0, 0)
MATRX = (0, 0, 0, 0)
"""What a function is compiled for: the compiler knows the length of this argument and leaves out what the
family does not have (`gipf.kernel.fields.has_potentials` and the like)."""

CENTRE_BIT = 27
SPOTS = 40
LINES = 22
