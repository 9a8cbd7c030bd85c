"""A release is written and built, or nothing is changed."""

import subprocess
from pathlib import Path

import pytest

from tools.release import Refused, write_and_build

PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "gipf"
version = "0.1.0"
[tool.hatch.build.targets.wheel]
packages = ["src/gipf"]
"""
CHANGES = "# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-11-19)\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / "src" / "gipf").mkdir(parents=True)
    (tmp_path / "src" / "gipf" / "__init__.py").touch()
    return tmp_path


def test_a_release_writes_version_and_changelog_and_builds_wheel_and_sdist(project: Path) -> None:
    built = write_and_build(project, "0.2.0", "2026-12-24")
    assert {file.suffix for file in built} == {".whl", ".gz"}
    assert 'version = "0.2.0"' in (project / "pyproject.toml").read_text()
    assert "## 0.2.0 (2026-12-24)\n\n- New.\n" in (project / "CHANGELOG.md").read_text()


def test_what_cannot_be_built_changes_nothing(project: Path) -> None:
    before = PROJECT.replace("[tool", 'readme = "MISSING.md"\n[tool')
    (project / "pyproject.toml").write_text(before)
    with pytest.raises(subprocess.CalledProcessError):
        write_and_build(project, "0.2.0", "2026-12-24")
    with pytest.raises(Refused, match="is not above"):
        write_and_build(project, "0.0.9", "2026-12-24")
    assert (project / "pyproject.toml").read_text() == before
    assert (project / "CHANGELOG.md").read_text() == CHANGES
    assert not list(project.glob("dist/gipf-0.2.0*.whl"))
