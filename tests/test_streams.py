"""Streams that are closed, full or of another encoding end no command with a traceback."""

import io
import runpy
import sys
from pathlib import Path

import pytest

from gipf.cli import main as run_main
from gipf.terminal.streams import use_forgiving_streams


def test_python_m_gipf_runs_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gipf", "moves", "basic"])
    with pytest.raises(SystemExit) as ending:
        runpy.run_module("gipf", run_name="__main__")
    assert ending.value.code == 0
    assert capsys.readouterr().out.startswith("a1-c3\na2-c2\n")


def test_closed_streams_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    use_forgiving_streams()
    with sys.stdin as stdin:
        assert stdin.read() == ""
    print("ZÈRTZ – PÜNCT …", "\udcff", "日")
    sys.stdout.flush()
    assert raw.getvalue() == b"ZERTZ - PUNCT ... ? ?\n"


@pytest.mark.parametrize(
    ("trouble", "says"), [(BrokenPipeError(), ""), (OSError(28, "full"), "full")]
)
def test_output_that_cannot_be_written_ends_the_program_with_status_1(
    trouble: OSError,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with (tmp_path / "out").open("w", encoding="utf-8") as out:

        class Gone:
            def flush(self) -> None:
                raise trouble

            def write(self, text: str) -> int:
                return len(text)

            def fileno(self) -> int:
                return out.fileno()

        monkeypatch.setattr(sys, "argv", ["gipf", "--version"])
        monkeypatch.setattr(sys, "stdout", Gone())
        with pytest.raises(SystemExit) as ending:
            run_main()
    assert ending.value.code == 1
    assert says in capsys.readouterr().err
