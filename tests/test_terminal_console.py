"""What is printed at a terminal: colours where there are any, lines that fit, bars that go away again."""

import io
import sys

import pytest

from gipf.match.tables import Sheet
from gipf.terminal.console import Console, cells, filled, wrapped
from gipf.terminal.match_report import draw
from gipf.terminal.move_groups import Group
from gipf.terminal.progress import Progress
from gipf.terminal.view import View
from gipf.text_board import plain


class Screen(io.StringIO):
    """A terminal that keeps what is printed."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "WT_SESSION", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "colours", "printed"),
    [
        ({"TERM": "xterm-256color"}, 256, "\x1b[1;33mhello\x1b[0m\n"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, 256, "\x1b[1;33mhello\x1b[0m\n"),
        ({"TERM": "xterm"}, 16, "\x1b[1;33mhello\x1b[0m\n"),
        ({"TERM": "xterm", "NO_COLOR": "1"}, 0, "\x1b[1mhello\x1b[0m\n"),
        ({"TERM": "dumb"}, 0, "hello\n"),
    ],
)
def test_a_terminal_is_given_the_colours_it_has(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colours: int, printed: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    screen = Screen()
    console = Console(screen)
    assert console.colours == colours
    console.print("hello", "bold yellow")
    assert screen.getvalue() == printed


def test_what_is_no_terminal_gets_no_colours_unless_they_are_forced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    out = io.StringIO()
    Console(out).print("hello", "bold")
    monkeypatch.setenv("FORCE_COLOR", "1")
    Console(out).print("hello", "bold")
    assert out.getvalue() == "hello\n\x1b[1mhello\x1b[0m\n"


def test_old_windows_of_windows_know_no_escape_sequences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.delenv("TERM_PROGRAM", raising=False)
    assert not Console(Screen()).is_styled
    assert not Console(Screen()).can_draw_round
    monkeypatch.setenv("WT_SESSION", "1")
    assert Console(Screen()).colours == 256


def test_the_size_is_that_of_this_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(Screen())
    for columns, lines in (("100", "50"), ("60", "20")):
        monkeypatch.setenv("COLUMNS", columns)
        monkeypatch.setenv("LINES", lines)
        assert (console.width, console.height) == (int(columns), int(lines))


def test_lines_are_wrapped_between_words_and_korean_counts_twice() -> None:
    assert list(wrapped("  one two three", 9)) == ["  one two", "three"]
    assert list(wrapped("short", 9)) == ["short"]
    assert list(wrapped("기프 보드 게임", 9)) == ["기프 보드", "게임"]
    assert list(filled(["기프기프기프"], " ", 5)) == ["기프", "기프", "기프"]
    assert cells("기프 x") == 6
    out = io.StringIO()
    Console(out, width=10).print("one two three\n\nfour", wrap=False)
    Console(out, width=10).print("one two three\n\nfour")
    assert out.getvalue() == "one two three\n\nfour\none two\nthree\n\nfour\n"


def test_groups_have_their_labels_at_the_left_and_wrapped_entries_at_the_right() -> None:
    out = io.StringIO()
    View(Console(out, width=24)).groups(
        [Group("enter", ("a2", "b6", "c7", "d8")), Group("GIPF", ("Ga1-b2",))]
    )
    assert out.getvalue() == " enter  a2  b6  c7  d8\n GIPF   Ga1-b2\n"
    out.truncate(0)
    out.seek(0)
    View(Console(out, width=16)).groups([Group("enter", ("a2", "b6", "c7"))])
    assert out.getvalue() == " enter  a2  b6\n        c7\n"
    View(Console(out, width=16)).groups([])


def test_a_table_fits_into_its_terminal_and_long_names_go_on_below() -> None:
    names = ("engine:seconds=0.1,threads=2", "level-5")
    sheet = Sheet("Games:", ("player", "against", "games"), 2, ((*names, "1000"),))
    out = io.StringIO()
    draw(sheet, Console(out, width=34))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 34
    assert lines[3].split() == ["player", "against", "games"]
    assert lines[4].endswith("level-5   1000")
    assert "".join(line[:17].strip() for line in lines[4:6]) == names[0]
    assert plain([[("a", "bold")], [("b", "")]]) == "a\nb"


# ---------------------------------------------------------------------- how far it is


def test_a_bar_shows_counts_and_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with Progress(4) as progress:
        progress.show(0, "turns")
        assert screen.getvalue().startswith("\rturns [..............................] 0/4 -:--:--")
        progress.show(4, "turns")
        assert "turns [##############################] 4/4 0:00:00" in screen.getvalue()
    assert screen.getvalue().rsplit("\r", 2)[1].strip() == ""


def test_a_share_is_a_percentage_and_nothing_is_shown_where_nobody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for screen in (Screen(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", screen)
        with Progress() as progress:
            progress.show(0.25, "counted")
        assert ("counted [########......................]  25%" in screen.getvalue()) is isinstance(
            screen, Screen
        )


def test_what_is_done_quickly_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with Progress(patience=3600.0) as progress:
        progress.show(0.5)
        progress.show(1.0)
    assert screen.getvalue() == ""
