from pathlib import Path

import pytest

from tools.node import find_node, suits, wanted_versions


@pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.12.0", "24.0.0", "26.1.3"])
def test_a_node_that_can_build_the_page_suits(version: str) -> None:
    assert suits(version, wanted_versions())


@pytest.mark.parametrize(
    "version", ["12.22.9", "18.20.4", "20.18.3", "21.7.3", "22.11.0", "23.1.0"]
)
def test_a_node_that_cannot_build_the_page_does_not_suit(version: str) -> None:
    assert not suits(version, wanted_versions())


def test_a_node_is_found_here() -> None:
    node = find_node(wanted_versions())
    assert node and suits(node.version, wanted_versions())


@pytest.mark.parametrize(
    ("node", "npm"),
    [("echo v18.20.4", "true"), ("echo no version; exit 127", "true"), ("echo nothing", "true")],
    ids=["too old", "a stub of a version manager", "something else"],
)
def test_a_node_that_does_not_suit_is_passed_over(
    node: str, npm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write_program(tmp_path / "node", node)
    _write_program(tmp_path / "npm", npm)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    found = find_node("^18.99 || >=19")
    assert found is None or not found.path.startswith(str(tmp_path))


def test_a_node_without_npm_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _write_program(tmp_path / "node", "echo v99.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    found = find_node(">=99")
    assert found is None


def _write_program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
