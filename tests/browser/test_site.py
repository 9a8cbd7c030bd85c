"""``gipf site``: what is written, and what is refused."""

import hashlib
import json
import lzma
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from gipf import samples
from gipf.browser import library, site
from gipf.errors import GipfError
from tests.command_line import invoke


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page, a Python and an engine of a few bytes, and a folder to write to."""
    page, python = tmp_path / "page", tmp_path / "python"
    (page / "assets").mkdir(parents=True)
    (page / ".sources").write_text("the builder's")
    (page / "index.html").write_text('<html lang="en"><script src="/assets/main.js"></script>')
    (page / "assets" / "main.js").write_text("1")
    python.mkdir()
    (python / "pyodide.mjs").write_text("2")
    (python / "gipf.zip.lzma").write_bytes(b"of other sources")
    (python / "gipf.txt").write_text("of other sources")
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "constants.json").write_text("{}")
    monkeypatch.setattr(site, "ENGINE", engine)
    monkeypatch.setattr(site, "PAGE", page)
    monkeypatch.setattr(site, "PYTHON", python)
    return tmp_path / "out" / "site"


def test_a_site_is_the_page_python_and_a_list_of_both(built: Path) -> None:
    status, says, _ = invoke("site", str(built))
    assert (status, f"{built}: " in says) == (0, True)
    listed = json.loads((built / "files.json").read_text())
    there = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert {*listed, "files.json", "service-worker.js"} == there
    assert listed["assets/main.js"] == hashlib.sha256(b"1").hexdigest()[:16]
    assert not [name for name in there if Path(name).name.startswith(".")]
    index = (built / "index.html").read_text()
    assert 'data-host="browser"' in index
    assert 'src="./assets/main.js"' in index


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "zum Ansehen: python -m http.server -d"), ("ko", "보려면: python -m http.server -d")],
)
def test_what_was_written_is_told_in_the_readers_language(
    built: Path, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert words in invoke("site", str(built), "--language", language)[1]
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert words in invoke("site", str(built))[1]


def test_a_library_compiled_from_other_sources_is_not_used(built: Path) -> None:
    site.write_site(built)
    unpacked = lzma.decompress((built / "python" / "gipf.zip.lzma").read_bytes())
    with zipfile.ZipFile(BytesIO(unpacked)) as archive:
        names = set(archive.namelist())
    parts = json.loads((built / "python" / "parts.json").read_text())
    packed = (built / "python" / "gipf.zip.lzma").stat().st_size
    assert parts["files"]["gipf.zip"] == packed
    assert {"gipf/rules/turn.py", "gipf/browser/start.py", "gipf/locales/en/errors.ftl"} <= names
    assert not [name for name in names if name.startswith(("gipf/server/", "gipf/cli/"))]
    (site.PYTHON / "gipf.zip.lzma").write_bytes(b"of these")
    (site.PYTHON / "gipf.txt").write_text(library.fingerprint(site.PACKAGE))
    site.write_site(built)
    assert (built / "python" / "gipf.zip.lzma").read_bytes() == b"of these"


def test_a_site_is_written_anew_and_nothing_old_stays(built: Path) -> None:
    site.write_site(built)
    (built / "assets" / "older.js").write_text("0")
    (built / ".htaccess").write_text("the owner's")
    site.write_site(built)
    assert not (built / "assets" / "older.js").exists()
    assert (built / ".htaccess").exists()


def test_the_service_worker_is_another_one_for_other_files(built: Path) -> None:
    site.write_site(built)
    before = (built / "service-worker.js").read_text()
    site.write_site(built)
    assert (built / "service-worker.js").read_text() == before
    (site.PAGE / "assets" / "main.js").write_text("3")
    site.write_site(built)
    now = (built / "service-worker.js").read_text()
    assert [line != old for line, old in zip(now.splitlines(), before.splitlines(), strict=True)][
        :3
    ] == [True, True, False]


def test_a_folder_with_something_else_is_left_alone(built: Path) -> None:
    built.mkdir(parents=True)
    (built / "letter.txt").write_text("dear Ann")
    status, _, says = invoke("site", str(built))
    assert status == 2
    assert "that is no site; name a new or an empty folder" in says
    assert [path.name for path in built.iterdir()] == ["letter.txt"]


def test_a_file_is_no_folder(built: Path) -> None:
    built.parent.mkdir()
    built.write_text("")
    with pytest.raises(GipfError, match="there is something in"):
        site.write_site(built)


@pytest.mark.parametrize(
    ("missing", "says"),
    [
        ("PAGE", "the page is not built"),
        ("PYTHON", "Python for browsers is not"),
        ("ENGINE", "the engine for browsers is not"),
    ],
)
def test_what_is_not_built_is_named(
    missing: str, says: str, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, missing, built / "nowhere")
    status, _, said = invoke("site", str(built))
    assert status == 2
    assert says in said
    assert "'make site' builds what is missing" in said
    assert not built.exists()


def test_a_link_to_a_site_brings_a_picture_which_is_not_kept_with_the_rest(built: Path) -> None:
    (site.PAGE / "index.html").write_text('<html lang="en"><meta content="/preview.png" />')
    (site.PAGE / "preview.png").write_bytes(b"PNG")
    assert invoke("site", str(built), "--address", "https://example.org/gipf/")[0] == 0
    assert '"https://example.org/gipf/preview.png"' in (built / "index.html").read_text()
    assert "preview.png" not in (built / "service-worker.js").read_text()


def test_games_to_look_at_are_part_of_a_site_but_are_not_kept_unasked(built: Path) -> None:
    assert invoke("site", str(built))[0] == 0
    assert "collection/index.json" in json.loads((built / "files.json").read_text())
    there = (built / "collection" / "basic.gipf").read_bytes()
    assert there == samples.collection_path("basic").read_bytes()
    assert "collection/" not in (built / "service-worker.js").read_text()
    packs = [lzma.decompress(pack.read_bytes()) for pack in (built / "packed").iterdir()]
    assert packs
    assert not [pack for pack in packs if b"collection/" in pack.splitlines()[0]]
