"""The page is built when it is not that of its sources, and only then. The projects here are small but real."""

import json
import os
from pathlib import Path

import pytest

from tools.building import BuildError
from tools.page import build, is_built, needs_node_package, page_of, web_of

BUILD = """
const fs = require('fs')
const page = '../src/gipf/server/page'
fs.rmSync(page, { recursive: true, force: true })
fs.mkdirSync(page, { recursive: true })
fs.copyFileSync('src/main.txt', page + '/index.html')
fs.appendFileSync('../builds', 'built\\n')
console.log('a log of the builder')
console.error('what took how long')
if (fs.existsSync('src/broken')) process.exit(1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    web = web_of(tmp_path)
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.txt").write_text("hello")
    (web / "build.cjs").write_text(BUILD)
    package = {"name": "small", "version": "1.0.0", "engines": {"node": ">=20"}}
    scripts = {"scripts": {"build": "node build.cjs"}}
    (web / "package.json").write_text(json.dumps(package | scripts))
    lock = {"lockfileVersion": 3, "packages": {"": package}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    return tmp_path


def how_often(project: Path) -> int:
    return len((project / "builds").read_text().splitlines())


def test_a_page_is_built_once_for_its_sources(project: Path) -> None:
    assert not is_built(project)
    build(project)
    assert is_built(project)
    build(project)
    assert how_often(project) == 1
    assert (page_of(project) / "index.html").read_text() == "hello"


def test_a_page_is_built_anew_when_its_sources_have_changed(project: Path) -> None:
    build(project)
    (web_of(project) / "src" / "main.txt").write_text("hello again")
    assert not is_built(project)
    build(project)
    assert (page_of(project) / "index.html").read_text() == "hello again"


def test_a_page_is_built_anew_when_a_text_has_changed(project: Path) -> None:
    texts = project / "src" / "gipf" / "locales" / "en"
    texts.mkdir(parents=True)
    (texts / "page.ftl").write_text("hello = Hello")
    build(project)
    (texts / "page.ftl").write_text("hello = Good evening")
    assert not is_built(project)


def test_tests_and_dates_do_not_make_a_page_old(project: Path) -> None:
    build(project)
    (web_of(project) / "src" / "main.test.ts").write_text("expect(1).toBe(1)")
    os.utime(web_of(project) / "src" / "main.txt", (2**31, 2**31))
    assert is_built(project)


def test_a_page_that_is_built_needs_no_node(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(project)
    monkeypatch.setenv("PATH", str(project))
    assert not needs_node_package(project)
    build(project)
    assert how_often(project) == 1


def test_a_page_without_sources_is_taken_as_it_is(project: Path) -> None:
    build(project)
    web_of(project).rename(project / "away")
    assert is_built(project)
    build(project)
    assert how_often(project) == 1


def test_a_build_says_what_is_done_and_nothing_of_how(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    build(project)
    said, complained = capfd.readouterr()
    installing, building, built = said.splitlines()
    assert installing.startswith("Installing what the page is built with")
    assert building.startswith("Building the page") and built.startswith("The page is built")
    assert complained == ""


def test_a_build_that_fails_says_so_and_is_tried_again(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    broken = web_of(project) / "src" / "broken"
    broken.touch()
    with pytest.raises(BuildError, match="what is wrong with its sources is said above"):
        build(project)
    complained = capfd.readouterr().err
    assert "a log of the builder" in complained and "what took how long" in complained
    assert not is_built(project)
    broken.unlink()
    build(project)
    assert is_built(project)


def test_neither_page_nor_sources_is_no_copy_of_gipf(tmp_path: Path) -> None:
    assert not needs_node_package(tmp_path)
    with pytest.raises(BuildError, match="neither the page nor its sources are here"):
        build(tmp_path)
