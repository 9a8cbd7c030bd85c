"""Starting and ending the app as a person does, in processes of its own."""

import json
import logging
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from gipf import GipfError
from gipf.server.launch import listen, open_browser, page_warning, running_at, serve
from gipf.server.logs import JsonLines, ShortLines
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.serving import Process, process
from tools.building import ROOT
from tools.page import fingerprint, page_of, web_of

PERSON = {"kind": "person"}


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until_gone(pid: int) -> None:
    until = time.monotonic() + PATIENCE
    while is_alive(pid):
        assert time.monotonic() < until, f"process {pid} is left"
        time.sleep(0.05)


def gipf(data: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gipf", *arguments],
        env={**os.environ, "GIPF_DATA": str(data), **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def test_a_server_killed_in_mid_game_loses_nothing_and_clocks_are_right(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        people = site.new_game("ultimate;challenges=3")["id"]
        timed = site.new_game("basic", clock={"seconds": 6000})["id"]
        with site.tab() as tab:
            tab.watch(people)
            before = tab.play_at_random(people, random.Random(1), 12)
            tab.watch(timed)
            tab.play(timed, "c2")
            time.sleep(3)
            engine = site.http.get("/api/health").json()["engine"]["pid"]
        site.kill()
        until_gone(engine)  # it does not outlive its server
        time.sleep(2)
    with process(tmp_path) as site:
        after = site.game(people)
        assert after == {**before, "last": {"moves": [], "effects": [], "labels": []}}
        clock = site.game(timed)["clock"]
        assert clock["running"] is None  # nobody looks at it yet
        assert (
            6000 - PATIENCE < clock["left"]["b"] <= 6000 - 0.9
        )  # the seconds before the kill, not those after
        with site.tab() as tab:
            assert tab.watch(timed)["clock"]["running"] == "b"
            tab.watch(people)
            assert (
                tab.play_at_random(people, random.Random(2), 5)["version"] == before["version"] + 5
            )


def test_ctrl_c_ends_everything_cleanly_and_keeps_the_clocks(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        game = site.new_game("basic", clock={"seconds": 6000})["id"]
        engine = site.http.get("/api/health").json()["engine"]["pid"]
        with site.tab() as tab:
            tab.watch(game)
            tab.play(game, "c2")
            tab.ask("analyse", start="basic")
            assert site.interrupt() == 0
        assert not is_alive(engine)
        assert not (tmp_path / "server.json").exists()
        said = site.log.read_text().splitlines()
        assert len([line for line in said if not line.startswith("gipf: ")]) == 1, said
        assert not any("Traceback" in line for line in said)
    with process(tmp_path) as again:
        assert 6000 - PATIENCE < again.game(game)["clock"]["left"]["b"] < 6000


def test_a_second_start_leads_to_the_first(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        done = gipf(tmp_path, "serve", "--no-browser")
        assert done.returncode == 0
        assert done.stdout == f"GIPF runs already, at {site.address}\n"
        assert f"its games are in {tmp_path}; for a second one, name another" in done.stderr
        port = urlsplit(site.address).port
        done = gipf(tmp_path, "serve", "--no-browser", "--port", str(port))
        assert (done.returncode, done.stdout) == (0, f"GIPF runs already, at {site.address}\n")
        done = gipf(tmp_path, "serve", "--no-browser", "--port", "4999")
        assert (done.returncode, done.stdout) == (1, "")
        assert (
            f"runs already, at {site.address}, with the games in {tmp_path}; port 4999"
            in done.stderr
        )
        browser = tmp_path / "browser.txt"
        script = f"{sys.executable} -c \"import sys; open('{browser}', 'w').write(sys.argv[1])\" %s"
        done = gipf(tmp_path, "play", "matrx;board=hex37", BROWSER=script)
        assert done.returncode == 0
        assert browser.read_text() == f"{site.address}/#/new/matrx%3Bboard%3Dhex37"
        done = gipf(tmp_path, BROWSER=script)
        assert done.returncode == 0
        assert browser.read_text() == f"{site.address}/"
        start = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"
        done = gipf(tmp_path, "play", start, BROWSER=script)
        assert browser.read_text().startswith(f"{site.address}/#/analyse/edit/basic%20b2B%2F5")
        for game, path in (("yinsh(blitz)", "yinsh%28blitz%29"), ("rps(1)", "rps")):
            assert gipf(tmp_path, "play", game, BROWSER=script).returncode == 0
            assert browser.read_text() == f"{site.address}/#/side-games/{path}"
        done = gipf(tmp_path, "play", "chess", BROWSER=script)
        assert done.returncode == 2
        assert "no game is called 'chess'" in done.stderr


def test_a_busy_port_is_passed_over_unless_it_was_asked_for(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with listen("127.0.0.1", port) as other:
            assert port < other.getsockname()[1] < port + 50
        with pytest.raises(GipfError, match="another program has it; choose another with --port"):
            listen("127.0.0.1", port, strict=True)
        done = gipf(tmp_path, "serve", "--no-browser", "--port", str(port))
        assert done.returncode == 1
        assert done.stderr == (
            f"gipf: port {port} of 127.0.0.1 cannot be used: another program has it; "
            "choose another with --port\n"
        )


def test_the_app_starts_without_a_browser_and_prints_its_address(tmp_path: Path) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}
    with process(tmp_path, "play", "basic", **nowhere) as site:
        assert f"GIPF is at {site.address}/#/new/basic" in site.log.read_text()
        assert site.http.get("/").status_code == 200
        assert site.interrupt() == 0


def test_a_browser_is_opened_when_the_server_is_ready(tmp_path: Path) -> None:
    browser = tmp_path / "browser.txt"
    script = (
        f'{sys.executable} -c "import sys, urllib.request; '
        f"urllib.request.urlopen(sys.argv[1]); open('{browser}', 'w').write(sys.argv[1])\" %s"
    )
    site = Process(tmp_path / "data", "play", BROWSER=script)
    try:
        until = time.monotonic() + PATIENCE
        while not (browser.exists() and browser.read_text()):
            assert time.monotonic() < until
            time.sleep(0.1)
        assert browser.read_text() == f"{site.address}/"
    finally:
        site.kill()


def test_other_machines_are_not_listened_to(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "192.168.1.1", "::", "example.org"):
        done = gipf(tmp_path, "serve", "--host", host)
        assert done.returncode == 2
        assert "use 127.0.0.1" in done.stderr
    with pytest.raises(GipfError, match="no accounts"):
        Settings(host="0.0.0.0", data=tmp_path)


def test_a_server_that_holds_the_folder_but_does_not_answer_is_said(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        os.kill(site.process.pid, signal.SIGSTOP)
        try:
            done = gipf(tmp_path, "serve", "--no-browser")
        finally:
            os.kill(site.process.pid, signal.SIGCONT)
        assert done.returncode == 1
        assert "does not answer; end it, or name another folder in GIPF_DATA" in done.stderr


def test_a_broken_database_is_said_and_the_server_ends(tmp_path: Path) -> None:
    (tmp_path / "gipf.db").write_text("no database at all " * 100)
    done = gipf(tmp_path, "serve", "--no-browser", "--port", "0")
    assert done.returncode == 1
    assert "cannot be used as a database" in done.stderr
    assert "Traceback" not in done.stderr


def refused_start(data: Path, **options: Any) -> str:
    """Start a server that cannot start; give the one line it says."""
    done = subprocess.run(
        [sys.executable, "-m", "gipf", "serve", "--no-browser", "--port", "0"],
        env={**os.environ, "GIPF_DATA": str(data)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        **options,
    )
    assert done.returncode == 1, done.stderr
    (line,) = str(done.stderr).strip().splitlines()
    return line


def test_a_start_with_a_full_disk_is_said_in_one_line(tmp_path: Path) -> None:
    def let_no_file_grow() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    line = refused_start(tmp_path, preexec_fn=let_no_file_grow)
    assert "make room on the disk" in line
    with process(tmp_path):
        pass  # with room it starts
    line = refused_start(tmp_path, preexec_fn=let_no_file_grow)
    assert "make room on the disk" in line or "could not be saved" in line


def test_a_start_with_damaged_pages_is_said_in_one_line(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        for _ in range(60):
            site.new_game("basic")
        site.interrupt()
    database = tmp_path / "gipf.db"
    with closing(sqlite3.connect(database)) as opened:
        (size,) = opened.execute("PRAGMA page_size").fetchone()
        (page,) = opened.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'games'"
        ).fetchone()
    content = bytearray(database.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    database.write_bytes(content)
    assert "malformed" in refused_start(tmp_path)


def test_a_start_without_a_row_for_the_version_is_said_in_one_line(tmp_path: Path) -> None:
    with process(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
        database.execute("DELETE FROM alembic_version")
    assert "does not say of which version" in refused_start(tmp_path)


def test_a_data_folder_that_is_a_file_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused_start(tmp_path / "file")


def test_a_new_data_folder_can_be_read_by_nobody_else(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0)
    try:
        running = subprocess.Popen(
            [sys.executable, "-m", "gipf", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "GIPF_DATA": str(data)},
            stdout=subprocess.PIPE,
        )
    finally:
        os.umask(before)
    try:
        assert running.stdout and b"GIPF is at" in running.stdout.readline()
        made = [data, *data.iterdir(), *(data / "logs").iterdir()]
        assert {path.name for path in made} >= {"gipf.db", "server.json", "server.log"}
        assert [path for path in made if path.stat().st_mode & 0o077] == []
    finally:
        running.kill()
        running.communicate(timeout=PATIENCE)


def test_a_note_of_a_server_that_is_gone_leads_nowhere(tmp_path: Path) -> None:
    assert running_at(tmp_path) is None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for note in ("", "[]", "{}", json.dumps({"address": f"http://127.0.0.1:{port}"})):
        (tmp_path / "server.json").write_text(note)
        assert running_at(tmp_path) is None


def test_no_screen_means_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert open_browser("http://localhost") is False


def test_serving_in_this_process_until_ctrl_c(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(data=tmp_path, port=0, engine=("/no/such/program",))
    seconds: list[int] = []

    def start_another_and_end() -> None:
        until = time.monotonic() + PATIENCE
        while not running_at(tmp_path) and time.monotonic() < until:
            time.sleep(0.05)
        seconds.append(serve(settings, browser=False, path="/#/new/basic"))
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=start_another_and_end)
    loggers = [logging.getLogger(name) for name in ("gipf", "uvicorn")]
    before = [logger.handlers[:] for logger in loggers]
    thread.start()
    try:
        assert serve(settings, browser=False, path="/#/new/basic") == 0
    finally:
        thread.join(PATIENCE)
        for logger, handlers in zip(loggers, before, strict=True):
            for handler in logger.handlers:
                handler.close()
            logger.handlers[:], logger.propagate = handlers, True
    assert seconds == [0]
    first, second = capfd.readouterr().out.splitlines()
    address = first.removeprefix("GIPF is at ").removesuffix(" – Ctrl-C ends it")
    assert address.endswith("/#/new/basic")
    assert second == f"GIPF runs already, at {address}"
    assert "the engine failed" in (tmp_path / "logs" / "server.log").read_text()


def test_logs_tell_everything_a_record_was_given() -> None:
    try:
        raise ValueError("a reason")
    except ValueError:
        record = logging.LogRecord("gipf.server", 40, "", 1, "it broke", None, sys.exc_info())
    record.game = "abc"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["what"], line["game"]) == ("error", "it broke", "abc")
    assert "ValueError: a reason" in line["trace"]
    assert ShortLines().format(record) == "gipf: it broke (game abc): ValueError('a reason')"


def test_the_log_has_a_json_object_to_a_line(tmp_path: Path) -> None:
    with process(tmp_path) as site:
        game = site.new_game("basic")["id"]
        site.interrupt()
    log = (tmp_path / "logs" / "server.log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"at", "level", "from", "what"} <= set(lines[0])
    assert any(line["what"] == "new game" and line["game"] == game for line in lines)


def test_a_page_that_is_not_that_of_its_sources_is_told_with_what_builds_it(tmp_path: Path) -> None:
    page = page_of(tmp_path)
    web_of(tmp_path).mkdir()
    (web_of(tmp_path) / "package.json").write_text("{}")
    page.mkdir(parents=True)
    shutil.copytree(
        ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__")
    )
    assert page_warning(tmp_path) is None, "a page that is missing says so itself"
    (page / "index.html").write_text("<!doctype html>")
    sentence = "the page is not that of its sources; 'python -m tools.page' builds it"
    assert page_warning(tmp_path) == sentence
    (page / ".sources").write_text(fingerprint(tmp_path))
    assert page_warning(tmp_path) is None
    (web_of(tmp_path) / "package.json").write_text('{"name": "other"}')
    assert page_warning(tmp_path) == sentence
    shutil.rmtree(tmp_path / "tools")
    assert page_warning(tmp_path) is None, "an installed page has no sources"
