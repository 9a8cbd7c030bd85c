"""The game in the terminal: what is drawn and what is said."""

import io
import random

import pytest

from gipf import Move, Player, Position, Reason
from gipf import text_board as board
from gipf.geometry import HEX37, MATRX40
from gipf.messages import languages
from gipf.record import Game
from gipf.state import Outcome
from gipf.terminal.console import Console, cells
from gipf.terminal.play import Table
from gipf.terminal.view import View
from gipf.text_board import LARGE, PLAIN, PLATE, ROUND, Look, draw, plain, spots_of
from gipf.variants import NAMED

pytestmark = pytest.mark.usefixtures("own_data_folder")

ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
GIPF_ROW = "standard G3/1G3/2G3/3G3/6/5/gg2 w r B2/B2 -- - 9"
LOADED_ROW = "ultimate Z3/1Z3/2Z3/3YYYP/6/5/gg1G w c B5/B5 -- - 9"
TAMSK = "ultimate G3/5/6/3T3/6/5/3g w x B5/B5 -- - 9"
POTENTIALS = "ultimate;challenges=2;side=Z:rps Gb2/1Z3/2B3/7/6/5/3g w m B5/B5 -- 2/1 9"
PILES = "matrx 4/(dD')4/6/3(zZ'z'Z')3/6/5/4/3 w m G3T6Z4D5Y6P6/G3T6Z3D4Y6P6 -- - 3"


# ---------------------------------------------------------------------- the board


def test_the_board_stands_upright_with_e1_at_the_bottom() -> None:
    drawn = plain(draw(Position.start("basic"), Look(signs=PLAIN)))
    assert drawn == (
        "                             *  e9\n"
        "                   d8  *  .  |  .  *  f8\n"
        "             c7  *  .  |  .  @  .  |  .  *  g7\n"
        "       b6  *  .  |  .  +  .  |  .  +  .  |  .  *  h6\n"
        " a5  *  .  |  .  +  .  |  .  +  .  |  .  +  .  |  .  *  i5\n"
        "        .  O  .  |  .  +  .  |  .  +  .  |  .  O  .\n"
        " a4  *  .  |  .  +  .  |  .  +  .  |  .  +  .  |  .  *  i4\n"
        "        .  +  .  |  .  +  .  |  .  +  .  |  .  +  .\n"
        " a3  *  .  |  .  +  .  |  .  +  .  |  .  +  .  |  .  *  i3\n"
        "        .  +  .  |  .  +  .  |  .  +  .  |  .  +  .\n"
        " a2  *  .  |  .  +  .  |  .  +  .  |  .  +  .  |  .  *  i2\n"
        "        .  @  .  |  .  +  .  |  .  +  .  |  .  @  .\n"
        " a1  *     |  .  +  .  |  .  +  .  |  .  +  .  |     *  i1\n"
        "       b1  *     |  .  +  .  |  .  +  .  |     *  h1\n"
        "             c1  *     |  .  O  .  |     *  g1\n"
        "                   d1  *     |     *  f1\n"
        "                             *  e1"
    )


@pytest.mark.parametrize("variant", ["standard", "matrx"])
def test_turned_round_the_board_is_the_same_upside_down(variant: str) -> None:
    look = Look(signs=PLAIN, coordinates=False)
    upright = plain(draw(Position.start(variant), look)).splitlines()
    turned = draw(Position.start(variant), Look(signs=PLAIN, coordinates=False, flipped=True))
    assert len(plain(turned).splitlines()) == len(upright)
    assert sum(line.count("*") for line in upright) == plain(turned).count("*")
    assert plain(draw(Position.start(variant), Look(flipped=True))).rstrip().endswith("e9")


@pytest.mark.parametrize("signs", [ROUND, PLAIN])
@pytest.mark.parametrize("scale", [board.SMALL, LARGE])
@pytest.mark.parametrize("points", [HEX37, MATRX40])
def test_every_spot_can_show_its_name_at_its_place(
    signs: board.Signs, scale: board.Scale, points: object
) -> None:
    variant = "matrx" if points is MATRX40 else "tournament"
    start = Position.start(variant)
    drawn = plain(draw(start, Look(signs=signs, scale=scale, names=True)))
    for point in start.variant.board.points:
        assert drawn.count(point) == 1
    rows = drawn.splitlines()
    columns = {row.index("e" + str(n)) for n in range(2, 9) for row in rows if f"e{n}" in row}
    assert len(columns) == 1


def test_white_and_black_differ_in_shape_for_every_unit() -> None:
    from gipf.state import UNITS

    for signs in (ROUND, PLAIN):
        drawn = [signs.unit(unit) for unit in UNITS.values()]
        assert len(set(drawn)) == len(drawn)
        firsts = {
            player: {signs.unit(unit)[0] for unit in UNITS.values() if unit.player is player}
            for player in Player
        }
        assert not firsts[Player.WHITE] & firsts[Player.BLACK]


def test_a_pile_shows_its_height() -> None:
    position = Position.parse(PILES)
    assert ROUND.pile(position.pile("e5")) == "◦Z'⁴"
    assert PLAIN.pile(position.pile("c2")) == "oD'2"
    assert PLAIN.pile(position.pile("e5") * 5) == "oZ'+"


@pytest.mark.parametrize("scale", [board.SMALL, LARGE])
def test_the_plate_reaches_from_dot_to_dot(scale: board.Scale) -> None:
    for variant in ("basic", "matrx"):
        drawn = draw(Position.start(variant), Look(styles=PLATE, scale=scale), ("e2",), ("b2",))
        for line in drawn:
            assert [style for _, style in line if "on 101" in style]


def test_the_last_move_marks_the_spots_it_changed() -> None:
    assert spots_of(Move.push("B", "", "e2"), HEX37) == ("e2",)
    assert spots_of(Move.push("B", "e1", "e4"), HEX37) == ("e2", "e3", "e4")
    assert spots_of(Move.use("Z", "d4", "d7"), HEX37) == ("d4", "d7")
    assert spots_of(Move.clear(["b2", "c3"]), HEX37) == ("b2", "c3")
    assert spots_of(Position.parse(TAMSK).read_move("pass"), HEX37) == ()
    look = Look(signs=PLAIN)
    drawn = plain(draw(Position.start("basic"), look, last=("e2", "e3"), rows=("b2",)))
    assert "[O]" in drawn
    assert "[+]" in drawn
    assert "<@>" in drawn


# ---------------------------------------------------------------------- the view


def test_a_terminal_with_many_colours_and_lines_gets_the_large_plate() -> None:
    def lines(height: int, colours: int) -> list[str]:
        out = io.StringIO()
        console = Console(out, is_terminal=True, width=100, height=height, colours=colours)
        View(console).show(Position.start("basic"))
        return out.getvalue().splitlines()

    large = lines(60, 256)
    small = lines(24, 16)
    assert len(large) > 38
    assert len(small) <= 23
    assert any("48;5;101" in line for line in large)
    assert not any("48;" in line for line in small)
    assert not any("48;" in line for line in lines(60, 0))


def test_a_dumb_terminal_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert View(Console(file=io.StringIO(), is_terminal=True)).ascii_only
    monkeypatch.setenv("TERM", "xterm")
    assert not View(Console(file=io.StringIO(), is_terminal=True)).ascii_only


def test_what_lies_under_the_top_of_a_pile_is_said() -> None:
    out = io.StringIO()
    View(Console(file=out, width=80), ascii_only=True).show(Position.parse(PILES))
    assert "piles: c2 oD' on @d, e5 oZ' on xz' on oZ' on @z" in out.getvalue()
    assert "O2 pile of 2" in out.getvalue()


@pytest.mark.parametrize("variant", NAMED)
def test_whole_games_are_shown_within_80_columns(variant: str) -> None:
    chance, out = random.Random(5), io.StringIO()
    table = Table(View(Console(file=out, width=80)), Game(variant))
    for _ in range(150):
        if table.game.outcome:
            break
        table.show()
        table.hint("")
        table.obey(chance.choice(table.position.legal_moves()).text)
    assert max(map(len, out.getvalue().splitlines())) <= 80
    assert "is no move" not in out.getvalue()


# ---------------------------------------------------------------------- words


def view_in(language: str = "en") -> View:
    return View(Console(file=io.StringIO(), width=80), ascii_only=True, language=language)


def decision(position: Position, language: str = "en") -> str:
    return view_in(language).decision(position, position.outcome)


def reserve(position: Position, player: Player, language: str = "en") -> str:
    return view_in(language).reserve(position, player)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("standard", "White to move: push in a basic piece. For example: b3"),
        ("basic", "White to move: push in a piece. For example: b3"),
        (
            "tournament",
            "White’s first turn must be a GIPF-piece: push one in. For example: Gb2",
        ),
        (
            "matrx",
            "White has 3 GIPF-pieces in reserve, and they come before anything else: "
            "push one in. For example: Gb2",
        ),
        (
            "tournament+Z2 3g/5/6/G6/6/5/4 w m B16Z2/B16Z2 gg - 2",
            "White to move: push in another GIPF-piece, or go on to potentials and, last, to basic "
            "pieces. Each step ends the one before. "
            "For example: Gb2 / Zb2 / b2",
        ),
        (
            "matrx 4/ZG3/6/7/6/5/4/3 w m T6/G3 -- - 9",
            "White to move: push in a stack of two potentials or use a potential on the board. "
            "For example: Tb2 / Zc2-c4",
        ),
        (
            "standard+Z6 4/ZG3/6/7/6/5/g3 w m -/B3 -- - 9",
            "White has nothing to push in: use a potential on the board. Type Zc2-c4",
        ),
        (
            ROW,
            "After Black’s turn White has a row: take it off, then move. Type xb2,c3,d4,e5 / x",
        ),
        (
            GIPF_ROW,
            "White has a row of GIPF-pieces that may stay: take from it, or pass. "
            "For example: xb2 / pass",
        ),
        (
            LOADED_ROW,
            "After Black’s turn White has 2 rows: choose one and what to take, then move. "
            "For example: xb2",
        ),
        (
            TAMSK,
            "White’s TAMSK is on the centre, which earns an extra move: push in its potential, "
            "or pass and lose it. For example: +b3 / pass",
        ),
    ],
)
def test_one_sentence_says_what_has_to_be_decided_and_what_to_type(
    position: str, sentence: str
) -> None:
    start = Position.parse(position) if " " in position else Position.start(position)
    assert decision(start) == sentence


def test_a_challenge_is_put_into_words_step_by_step() -> None:
    position = Position.parse(POTENTIALS)
    jump = next(move for move in position.legal_moves() if move.text.startswith("Zc3"))
    answer = position.play(jump)
    way = f"from {jump.start} to {jump.target}"
    assert decision(answer) == (
        f"White announces ZÈRTZ, {way}. Black may accept or challenge "
        "(rock-paper-scissors; one challenge left). "
        "Type accept / challenge"
    )
    who = answer.play("challenge")
    assert decision(who) == (
        f"Black challenges White’s ZÈRTZ, {way}: White says who begins the side game, "
        "rock-paper-scissors. Type first / second"
    )
    assert decision(who.play("first")).endswith(
        "has White won, tied or lost it? Type won / tied / lost"
    )
    assert decision(who, "nl").endswith("Typ: first / second")


def test_every_end_has_its_sentence() -> None:
    state = Position.start("standard;repetition=3;quiet=50")
    said = {
        reason: view_in().decision(state, Outcome(winner, reason))
        for reason, winner in (
            (Reason.NO_MOVE, Player.WHITE),
            (Reason.GIPF_LOST, Player.BLACK),
            (Reason.RESIGNATION, Player.WHITE),
            (Reason.TIME, Player.BLACK),
            (Reason.UNKNOWN, Player.WHITE),
            (Reason.REPETITION, None),
            (Reason.QUIET, None),
            (Reason.AGREEMENT, None),
            (Reason.ABANDONED, None),
        )
    }
    assert list(said.values()) == [
        "White wins: Black has nothing left to play.",
        "Black wins: White has no GIPF-piece left in play.",
        "White wins: Black has resigned.",
        "Black wins: White’s time is up.",
        "White wins.",
        "A draw: the position has come up 3 times.",
        "A draw: nothing was captured in 50 turns in a row.",
        "A draw: the players have agreed on it.",
        "A draw: a player has left the game.",
    ]
    over = Position.parse("basic 4/5/6/7/6/5/4 b . -/B1 -- - 9")
    assert decision(over) == "Black wins: White has nothing left to play."
    assert decision(over, "de") == "Schwarz gewinnt: Weiß kann nicht mehr ziehen."


def test_reserves_are_counted_in_words() -> None:
    position = Position.parse("matrx 4/Z4/6/7/6/5/4/3 w m T6/G3 -- - 9")
    assert reserve(position, Player.WHITE) == "White: T6 in reserve, no GIPF-pieces up"
    assert reserve(position, Player.BLACK) == "Black: 3 GIPF-pieces in reserve, no GIPF-pieces up"
    empty = Position.parse("basic B3/5/6/7/6/5/b3 w m B1/- -- - 9")
    assert reserve(empty, Player.WHITE) == "White: one piece in reserve"
    assert reserve(empty, Player.BLACK) == "Black: 0 pieces in reserve"
    unlimited = Position.start("ultimate;challenges=*")
    assert reserve(unlimited, Player.WHITE).endswith(", * challenges")
    assert reserve(unlimited, Player.BLACK, "pl").startswith("Czarne: 21 podst. + T3 Z3")


@pytest.mark.parametrize("language", languages())
def test_a_reserve_fits_into_one_line_of_80_columns(language: str) -> None:
    for variant in (*NAMED, "ultimate;challenges=*", "tournament+T3Z3D3Y3P3;challenges=3"):
        for player in Player:
            line = f" o {reserve(Position.start(variant), player, language)}"
            assert cells(line) <= 80, line


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_in_every_language_within_80_columns(language: str) -> None:
    chance = random.Random(language)
    out = io.StringIO()
    view = View(Console(file=out, width=80), language=language)
    table = Table(view, Game(Position.start("ultimate;challenges=2;side=Z:rps")))
    for line in ("help", "hint", "hint Z", "hint all", "nonsense", "hint q", "undo", "position"):
        table.obey(line)
    while not table.game.outcome and len(table.game.moves()) < 80:
        table.show()
        table.obey("hint")
        side = table.side
        decisions = (
            side.state.legal_moves()
            if side
            else [move.text for move in table.position.legal_moves()]
        )
        table.obey(chance.choice(decisions))
    table.obey("resign")
    table.show()
    printed = [line for line in out.getvalue().splitlines() if " w m " not in line]
    assert max(map(cells, printed)) <= 80
    assert len(table.game.moves()) > 20
