"""The command line, as real processes and, where that shows more, inside this one."""

import io
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from gipf import Position
from gipf.cli import join_position
from gipf.cli import main as run_main
from gipf.cli.play import OPPONENTS, _colour_of_opponent
from gipf.cli.shared import explained
from gipf.engine.players import PLAYERS
from gipf.terminal.opponents import HUMAN
from gipf.terminal.perft import count_by_move
from gipf.terminal.progress import Progress
from gipf.variants import NAMED
from tests.command_line import invoke as run
from tests.patience import PATIENCE

STANDARD = "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1"
HALF_OPEN = "tournament 3g/5/6/G6/6/5/4 w m B16/B16 -g - 2"
ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"

GAME = """\
[Event "?"]
[Site "?"]
[Date "?"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[Variant "basic"]

1. c2 d2 *
"""


def gipf(
    *arguments: str, stdin: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    piped = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run(
        [sys.executable, "-m", "gipf", *arguments],
        input=piped,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIPF_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("FORCE_COLOR", raising=False)


# ---------------------------------------------------------------------- help and version


def test_the_help_lists_the_commands() -> None:
    done = gipf("--help")
    assert done.returncode == 0
    assert done.stdout == run("--help")[1]
    commands = ("play", "serve", "moves", "show", "perft", "check", "analyse", "match", "engine")
    for command in (*commands, "bot", "puzzles", "think", "warmup", "work"):
        assert f"\n    {command}" in done.stdout


def test_the_version_is_that_of_the_package() -> None:
    expected = f"gipf {version('gipf')}\n"
    assert run("--version") == (0, expected, "")
    assert gipf("--version").stdout == expected


def test_an_unknown_command_is_refused_without_a_traceback() -> None:
    done = gipf("chess")
    assert done.returncode == 2
    assert "invalid choice: 'chess' (choose from" in done.stderr
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize("variant", NAMED)
def test_moves_lists_every_legal_move_of_a_variants_start_sorted(variant: str) -> None:
    status, out, _ = run("moves", variant)
    assert status == 0
    assert out.splitlines() == sorted(map(str, Position.start(variant).legal_moves()))


def test_a_position_is_one_argument_or_eight_or_comes_from_stdin() -> None:
    one = gipf("moves", STANDARD)
    assert len(one.stdout.split()) == 30
    assert gipf("moves", *STANDARD.split()).stdout == one.stdout
    assert gipf("moves", "-", stdin=f"{STANDARD}\n").stdout == one.stdout
    assert run("moves", "-", stdin=STANDARD)[1] == one.stdout


def test_an_opening_field_that_looks_like_an_option_is_no_option() -> None:
    done = gipf("show", *HALF_OPEN.split(), "--ascii")
    assert done.returncode == 0, done.stderr
    assert "@g" in done.stdout


def test_other_arguments_are_left_as_they_are() -> None:
    arguments = ["perft", "basic", "3", "--divide", "a", "b", "c", "d", "e"]
    assert join_position(arguments) == arguments
    joined = join_position(["show", *HALF_OPEN.split(), "--ascii"])
    assert joined == ["show", HALF_OPEN, "--ascii"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["moves", "chess"], "no game is called 'chess'; there are basic, standard"),
        (["moves", "basic 4/5 w m B1/B1 -- - 1"], "the board has 2 columns, hex37 has 7"),
        (["moves", ""], "no game is called ''"),
        (["show", "basic", "--last-move", "nonsense"], "is no move; moves look like"),
        (["show", "basic", "--svg", "-", "--theme", "pink"], "there are light, dark, auto"),
        (
            ["show", "basic", "--theme", "dark"],
            "--theme is for a diagram; name its file with --svg",
        ),
        (["perft", "basic", "1", "--position", "standard"], "one of 'standard', not of 'basic'"),
        (["play", "chess"], "no game is called 'chess'"),
        (["show", "basic", "--svg", "/no/such/folder/x.svg"], "No such file or directory"),
        (["play", "--resume", "/no/such/game"], "/no/such/game: No such file or directory"),
        (["perft", "basic", "-1"], "-1 is less than 0"),
        (["perft", "basic", "x"], "invalid whole number value: 'x'"),
        (["play", "--opponent", "bob"], "there is no player 'bob'; there are: engine, random"),
        (["play", "--opponent", "bob"], "level-1 … level-10, human"),
        (["play", "--opponent", "level-11"], "there is no player 'level-11'; there are: engine"),
        (
            ["play", "--opponent", "engine:sec=2"],
            "'engine' has no option 'sec'; there are: seconds",
        ),
        (["play", "--opponent", "engine:threads=0"], "threads goes from 1 to 256"),
        (["play", "--opponent", "tree:seed=-1"], "'tree:seed=-1' cannot play: "),
        (["play", "--resume", "--opponent", "random"], "keeps its players; leave out --opponent"),
        (["check"], "the following arguments are required: FILE"),
    ],
)
def test_what_is_wrong_is_said_on_stderr_with_status_2(arguments: list[str], says: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert says in err.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--opponent", "bob"], "Den Spieler „bob“ gibt es nicht"),
        (["play", "--terminal", "yinsh(fast)"], "YINSH hat keine Option „fast“: blitz"),
        (["play", "--resume", "/no/such/game"], "Diese Datei oder diesen Ordner gibt es nicht"),
        (["analyse", "/no/such/game"], "Diese Datei oder diesen Ordner gibt es nicht"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_that_was_chosen(
    arguments: list[str], says: str
) -> None:
    status, _, err = run(*arguments, "--language", "de")
    assert status and says in err.replace("\n", " ")


def test_a_reader_that_goes_away_is_no_reason_for_a_traceback() -> None:
    for arguments in ("moves ultimate", "show basic --svg -", "perft basic 3 --divide --reference"):
        command = f"{sys.executable} -m gipf {arguments} | head -n 1"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
        assert len(done.stdout.splitlines()) == 1
        assert done.stderr == ""


def test_a_full_disk_and_closed_streams_are_no_reason_for_a_traceback_either() -> None:
    for ending in ("> /dev/full", ">&-", "<&-", "2>&-"):
        command = f"{sys.executable} -m gipf --help {ending}"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        assert done.returncode == (1 if "full" in ending else 0)
    for command in ("show basic > /dev/full", "moves - <&-"):
        line = f"{sys.executable} -m gipf {command}"
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
        assert done.stderr.startswith("gipf: ")
        assert done.stderr.count("\n") == 1


def test_a_pipe_that_breaks_in_mid_command_is_left_to_main() -> None:
    with pytest.raises(BrokenPipeError), explained(2):
        raise BrokenPipeError


# ---------------------------------------------------------------------- show


def test_show_draws_both_boards() -> None:
    for variant, dots in (("standard", 24), ("matrx", 25)):
        status, out, _ = run("show", variant)
        assert status == 0
        assert out.split("White:")[0].count("•  ") + out.count(" •") >= dots
        assert "e1" in out


def test_show_falls_back_to_ascii_where_the_encoding_has_no_more() -> None:
    done = gipf("show", "standard+Z6", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert done.stdout == gipf("show", "standard+Z6", "--ascii").stdout


def test_explanations_lose_their_accents_but_nothing_else_in_ascii() -> None:
    done = gipf(
        "play",
        "--terminal",
        "ultimate",
        stdin="Zd4-d7\nGe2;Ge8;e3;Zd4-d7",
        PYTHONIOENCODING="ascii",
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    done = gipf("moves", "ultimate;side=Z:É", PYTHONIOENCODING="ascii")
    assert "'E': a side game is named in" in done.stderr


def test_show_can_flip_mark_rows_and_the_last_move_and_leave_out_names() -> None:
    _, usual, _ = run("show", ROW, "--ascii")
    assert "<O>" in usual
    _, flipped, _ = run("show", ROW, "--ascii", "--flip", "--no-coordinates")
    assert "e1" not in flipped.split("White:")[1]
    _, marked, _ = run("show", "basic", "--ascii", "--last-move", "e2")
    assert "[O]" in marked
    _, rows, _ = run("show", ROW.replace(" w c ", " b m "), "--ascii", "--rows")
    assert rows.count("<O>") == 4


def test_show_writes_a_diagram_to_a_file_or_to_stdout(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    status, out, _ = run(
        "show", "basic", "--svg", str(file), "--theme", "dark", "--flip", "--no-coordinates"
    )
    assert (status, out) == (0, "")
    assert file.read_text(encoding="utf-8").startswith("<svg")
    status, out, _ = run("show", "basic", "--svg", "-", "--last-move", "e2", "--rows")
    assert status == 0
    assert out.endswith("</svg>\n")


# ---------------------------------------------------------------------- perft


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        ("basic 0", 1),
        ("basic 1", 30),
        ("basic 2", 924),
        ("tournament 2", 348),
        ("basic 3", 29016),
    ],
)
def test_perft_prints_the_count_last_in_plain_digits(arguments: str, count: int) -> None:
    status, out, _ = run("perft", *arguments.split())
    start, depth = arguments.split()
    assert status == 0
    assert int(out.splitlines()[-1]) == _counted(start, int(depth)) == count


def _counted(variant: str, depth: int) -> int:
    from gipf import perft

    return perft(Position.start(variant), depth)


@pytest.mark.parametrize("arguments", ["basic 0", "tournament 3", "matrx 2 --divide"])
def test_the_kernel_counts_what_the_rulebook_counts(arguments: str) -> None:
    by_kernel, by_rulebook = (
        run("perft", *arguments.split(), *which)[:2] for which in ((), ("--reference",))
    )
    assert by_kernel == by_rulebook


def test_warmup_says_what_is_compiled_and_refuses_what_is_no_variant() -> None:
    done = gipf("warmup", "basic", "basic;reserve=5/5")
    assert done.returncode == 0, done.stderr
    purposes = (
        "playing",
        "counting",
        "networks in",
        "tree search",
        "baselines",
        "searching",
        "proving",
    )
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
        f"{variant}, {purpose}"
        for variant in ("basic", "basic;reserve=5/5")
        for purpose in purposes
    ]
    status, _, err = run("warmup", "chess")
    assert status == 2
    assert "no game is called 'chess'" in err


def test_divide_lists_each_move_sorted_and_adds_up() -> None:
    _, out, _ = run("perft", "basic", "2", "--divide")
    *lines, total = out.splitlines()
    assert lines == sorted(lines)
    assert lines[0] == "a1-c3: 30"
    assert sum(int(line.split(": ")[1]) for line in lines) == int(total) == 924


def test_perft_counts_from_a_position_and_nothing_from_a_finished_game() -> None:
    _, out, _ = run("perft", "basic", "1", "--position", ROW)
    assert out == "1\n"
    over = "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"
    _, out, _ = run("perft", "basic", "2", "--position", over)
    assert out == "0\n"


def test_progress_is_shown_at_a_terminal_only_and_only_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    for screen, patience, expected in (
        (Screen(), 0.0, True),
        (Screen(), 60.0, False),
        (io.StringIO(), 0.0, False),
    ):
        for reference in (True, False):
            monkeypatch.setattr(sys, "stderr", screen)
            progress = Progress(patience=patience)
            start = Position.start("basic")
            counts = count_by_move(start, 3, progress, reference=reference)
            progress.end()
            assert sum(counts.values()) == 29016
        assert ("counted" in screen.getvalue()) is expected


# ---------------------------------------------------------------------- check


def test_check_counts_the_games_of_files_in_order(tmp_path: Path) -> None:
    one, two = tmp_path / "one.gipf", tmp_path / "two.gipf"
    one.write_text(GAME, encoding="utf-8")
    two.write_text(f"{GAME}\n{GAME}", encoding="utf-8")
    assert run("check", str(one), str(two)) == (0, f"{one}: 1 game\n{two}: 2 games\n", "")
    assert run("check", "-", stdin=GAME) == (0, "-: 1 game\n", "")


def test_check_says_where_a_file_breaks_and_goes_on_with_the_others(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.gipf", tmp_path / "bad.gipf"
    good.write_text(GAME, encoding="utf-8")
    bad.write_text(f"{GAME}\n{GAME.replace('d2', 'e5')}", encoding="utf-8")
    status, out, _ = run("check", str(bad), str(good))
    assert status == 1
    first, broken, last = out.splitlines()
    assert first == f"{bad}: 1 game before it breaks"
    assert broken.startswith(f"{bad}:21:7: e5: e5 is not at the edge of the board")
    assert last == f"{good}: 1 game"


def test_check_plays_side_games_by_themselves_through(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.gipf", tmp_path / "wrong.gipf"
    right.write_text('[SideGame "yinsh"]\n\nf5 d4 *\n')
    wrong.write_text('[SideGame "yinsh"]\n\nf5 f5 *\n')
    done = gipf("check", str(wrong), str(right))
    assert done.returncode == 1
    assert "side game YINSH, move 2, 'f5': f5 is occupied" in done.stdout
    assert done.stdout.endswith(f"{right}: 1 side game\n")
    several = tmp_path / "several.gipf"
    several.write_text(right.read_text() + "\n" + right.read_text())
    assert gipf("check", str(several)).stdout == f"{several}: 2 side games\n"
    several.write_text(several.read_text() + "\n" + wrong.read_text())
    done = gipf("check", str(several))
    assert done.returncode == 1
    before, broken = done.stdout.splitlines()
    assert before == f"{several}: 2 side games before it breaks"
    assert broken.startswith(f"{several}:9:1: side game YINSH, move 2")


def test_check_cannot_open_what_is_not_there(tmp_path: Path) -> None:
    bad = tmp_path / "bad.gipf"
    bad.write_text(GAME.replace("d2", "e5"), encoding="utf-8")
    status, out, err = run("check", str(tmp_path / "none"), str(tmp_path), str(bad))
    assert status == 2
    assert "none: No such file or directory; name a game file" in err
    assert "Is a directory" in err
    assert "bad.gipf:10:7:" in out


# ---------------------------------------------------------------------- play


def test_a_game_is_played_from_a_pipe_and_resumed_from_its_autosave(tmp_path: Path) -> None:
    done = gipf("play", "--terminal", "basic", stdin="e1-e3\nc2\n")
    assert done.returncode == 0, done.stderr
    (kept,) = (tmp_path / "data" / "games").iterdir()
    assert f"The game is kept in {kept}" in done.stdout
    again = gipf("play", "--terminal", "--resume", stdin="position\nquit\n")
    assert "basic b2B/b4/6/BB4b/6/5/b2B w m B11/B11 -- - 2" in again.stdout


def test_a_side_game_is_resumed_from_its_autosave_if_it_was_played_last(tmp_path: Path) -> None:
    gipf("play", "--terminal", "basic", stdin="e1-e3\nc2\n")
    gipf("play", "--terminal", "yinsh(blitz)", stdin="f5\nd4\n")
    again = gipf("play", "--terminal", "--resume", stdin="e5\nquit\n")
    assert again.returncode == 0, again.stderr
    (kept,) = (tmp_path / "data" / "games").glob("*-yinsh.gipf")
    assert f"The game is kept in {kept}" in again.stdout
    assert "f5 d4 e5 *" in kept.read_text(encoding="utf-8")


def test_without_a_variant_a_pipe_plays_the_standard_game() -> None:
    status, out, _ = run("play", "--terminal", stdin="position\n")
    assert status == 0
    assert STANDARD in out


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("yinsh(fast)", "YINSH has no option 'fast': blitz"),
        ("table(go)", "table(go) cannot be played here"),
        ("openspiel(connect_four)", "connect_four) is played at the terminal only: gipf play"),
    ],
)
def test_no_page_is_opened_for_a_side_game_it_does_not_have(game: str, says: str) -> None:
    status, _, err = run("play", game)
    assert status == 2
    assert says in err


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("openspiel(connect_four)", "wird nur im Terminal gespielt"),
        ("chess", "Kein Spiel heißt „chess“"),
    ],
)
def test_why_no_page_is_opened_is_said_in_the_machines_language(
    game: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_MESSAGES", "de_AT.UTF-8")
    status, _, err = run("play", game)
    assert status == 2
    assert says in err


def test_resuming_without_any_kept_game_says_so() -> None:
    status, _, err = run("play", "--resume")
    assert status == 1
    assert "no game has been kept in" in err


def test_a_broken_file_is_not_resumed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.gipf"
    bad.write_text(GAME.replace("d2", "e5"), encoding="utf-8")
    status, _, err = run("play", "--resume", str(bad))
    assert status == 1
    assert f"{bad}:10:7: e5" in err


def test_a_file_without_a_game_is_not_in_order(tmp_path: Path) -> None:
    empty = tmp_path / "empty.gipf"
    empty.write_text("\n", encoding="utf-8")
    assert run("check", str(empty)) == (1, "", f"gipf: there is no game in {empty}\n")


def test_the_help_of_play_names_every_opponent() -> None:
    listed = OPPONENTS.replace("level-1 to level-10", ", ".join(f"level-{n}" for n in range(1, 11)))
    assert set(listed.split(", ")) == {*PLAYERS, HUMAN}
    said = " ".join(run("play", "--help")[1].split())
    assert OPPONENTS in said.replace("- ", "-")


def test_the_opponent_takes_the_other_colour() -> None:
    assert _colour_of_opponent("white", None) == "b"
    assert _colour_of_opponent("black", None) == "w"
    colours = {_colour_of_opponent("random", seed) for seed in range(20)}
    assert colours == {"w", "b"}


def test_the_same_seed_gives_the_same_game() -> None:
    for opponent in ("random", "level-2"):
        arguments = ("play", "basic", "--opponent", opponent, "--colour", "black", "--seed", "7")
        first, second = run(*arguments), run(*arguments)
        assert "White plays" in first[1]
        assert first[1].split("kept")[0] == second[1].split("kept")[0]


def test_a_game_between_people_or_with_a_random_mover_does_not_load_the_engine() -> None:
    listing = "print([name for name in sys.modules if name.startswith(('numba', 'gipf.kernel'))])"
    for arguments in ("--help", "play --terminal basic", "play basic --opponent random --seed 1"):
        run = f"try: gipf.cli.run({arguments.split()})\nexcept SystemExit: pass"
        code = f"import sys, gipf.cli\n{run}\n{listing}"
        done = subprocess.run(
            [sys.executable, "-c", code], input="c2\n", capture_output=True, text=True, check=True
        )
        assert done.stdout.splitlines()[-1] == "[]"


@pytest.fixture
def terminal_stdin(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield ours
    os.close(ours)


def test_at_a_terminal_the_variant_is_asked_for(
    terminal_stdin: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gipf", "play", "--terminal"])
    os.write(terminal_stdin, b"8\n\nposition\nquit\n")
    with pytest.raises(SystemExit) as ending:
        run_main()
    assert ending.value.code == 0
    assert "matrx 4/5/6/7/6/5/4/3 w m" in capsys.readouterr().out


def test_at_a_terminal_the_opponent_is_asked_for_and_sits_opposite(
    terminal_stdin: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gipf", "play", "--terminal", "basic", "--colour", "black"])
    os.write(terminal_stdin, b"11\n1\nquit\n")
    with pytest.raises(SystemExit) as ending:
        run_main()
    assert ending.value.code == 0
    said = capsys.readouterr().out
    assert "1-10    the computer, from a beginner (1) to its best (10)" in said
    assert said.count("Who plays against you? [two people here]") == 2
    assert "there is no player 'level-11'" in said
    assert "White plays" in said
    assert said.index("e1\n") < said.index("e9\n")


def test_leaving_the_menu_leaves_the_program(
    terminal_stdin: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gipf", "play", "--terminal"])
    for typed, question in ((b"", "Which game? [standard]"), (b"1\n", "[two people here]")):
        os.write(terminal_stdin, typed + b"\x04")
        with pytest.raises(SystemExit) as ending:
            run_main()
        assert ending.value.code == 0
        assert capsys.readouterr().out.rstrip().endswith(question)


@pytest.mark.parametrize(
    ("typed", "explained"),
    [
        (b"help\nquit\n", "fifteen pieces each"),
        (b"1\n?\nEXIT\n", "two people at this keyboard"),
    ],
)
def test_the_menu_is_explained_again_and_left_by_a_word(
    typed: bytes,
    explained: str,
    terminal_stdin: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["gipf", "play", "--terminal"])
    os.write(terminal_stdin, typed)
    with pytest.raises(SystemExit) as ending:
        run_main()
    assert ending.value.code == 0
    assert capsys.readouterr().out.count(explained) == 2
