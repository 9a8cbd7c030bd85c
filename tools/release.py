"""A release made ready: checked, told of in the changelog, and built.

``python -m tools.release 0.2.0`` (``make release VERSION=0.2.0``) refuses a version that is not above the last,
changes that are not committed, and a changelog with nothing to tell. Then it writes the version into
pyproject.toml, turns *Unreleased* of CHANGELOG.md into the section of the version, builds wheel and sdist into
dist/, and looks whether the wheel holds what it should. Committing, tagging and uploading are left to people.
"""

import re
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from tools.building import ROOT
from tools.page import is_built

UNRELEASED = "## Unreleased\n"
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_STATED = re.compile(r'^version = "(.*)"$', re.MULTILINE)


class Refused(Exception):
    """Why no release is made."""


def check_version(version: str, last: str) -> None:
    """Refuse what is no version, or none above the last one.

    >>> check_version("0.2.0", "0.1.0")
    >>> check_version("0.10.0", "0.11.0")
    Traceback (most recent call last):
    tools.release.Refused: 0.10.0 is not above 0.11.0, the version of pyproject.toml
    """
    new, old = _VERSION.fullmatch(version), _VERSION.fullmatch(last)
    if not new or not old:
        raise Refused(f"a version is three numbers, as in 0.2.0, not {version}")
    if [*map(int, new.groups())] <= [*map(int, old.groups())]:
        raise Refused(f"{version} is not above {last}, the version of pyproject.toml")


def cut(changelog: str, version: str, day: str) -> str:
    r"""Turn what is unreleased into the section of a version, and begin anew above it.

    >>> print(cut("# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-11-19)\n", "0.2.0", "2026-12-24"))
    # Changes
    <BLANKLINE>
    ## Unreleased
    <BLANKLINE>
    ## 0.2.0 (2026-12-24)
    <BLANKLINE>
    - New.
    <BLANKLINE>
    ## 0.1.0 (2026-11-19)
    <BLANKLINE>
    >>> cut("# Changes\n\n## Unreleased\n\n## 0.1.0 (2026-11-19)\n", "0.2.0", "2026-12-24")
    Traceback (most recent call last):
    tools.release.Refused: CHANGELOG.md has nothing under 'Unreleased'
    """
    before, found, after = changelog.partition(UNRELEASED)
    if not found or not re.search(r"^- ", after.partition("\n## ")[0], re.MULTILINE):
        raise Refused("CHANGELOG.md has nothing under 'Unreleased'")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def check_wheel(wheel: Path) -> None:
    """Refuse a wheel without the page, the engine for browsers, texts, types or samples."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for part in (
        "gipf/server/page/index.html",
        "gipf/engine/wasm/",
        "gipf/locales/ko/errors.ftl",
        "gipf/py.typed",
        "gipf/samples/games.gipf",
    ):
        if not any(name.startswith(part) for name in names):
            raise Refused(f"{wheel.name} has no {part}")


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def release(version: str) -> list[Path]:
    """Make a release ready; give what was built."""
    if _git("status", "--porcelain"):
        raise Refused("there are changes that are not committed; see 'git status'")
    if not is_built():
        raise Refused("the page is not that of its sources; 'make page wasm pyodide' builds all")
    built = write_and_build(ROOT, version, datetime.now(UTC).date().isoformat())
    for wheel in built:
        if wheel.suffix == ".whl":
            check_wheel(wheel)
    return built


def write_and_build(root: Path, version: str, day: str) -> list[Path]:
    """Write version and changelog, and build; what cannot be built leaves both files as they were."""
    project, changes = root / "pyproject.toml", root / "CHANGELOG.md"
    settings, told = project.read_text(encoding="utf-8"), changes.read_text(encoding="utf-8")
    stated = _STATED.search(settings)
    assert stated, "pyproject.toml names a version"
    check_version(version, stated[1])
    try:
        changes.write_text(cut(told, version, day), encoding="utf-8")
        stating = _STATED.sub(f'version = "{version}"', settings, count=1)
        project.write_text(stating, encoding="utf-8")
        command = [sys.executable, "-m", "hatchling", "build", "-d", str(root / "dist")]
        subprocess.run(command, cwd=root, check=True)
    except BaseException:  # Ctrl-C, too
        changes.write_text(told, encoding="utf-8")
        project.write_text(settings, encoding="utf-8")
        raise
    return sorted((root / "dist").glob(f"gipf-{version}*"))


def main() -> None:
    """Make a release ready, and say what is left to do."""
    if len(sys.argv) != 2:
        sys.exit("which version? as in: make release VERSION=0.2.0")
    version = sys.argv[1]
    try:
        built = release(version)
    except Refused as why:
        sys.exit(f"no release: {why}")
    except subprocess.CalledProcessError:
        sys.exit("no release: it could not be built, see above; nothing was changed")
    print(*built, sep="\n")
    print(f"git commit -am 'Version {version}' && git tag v{version} && git push --tags")
    print("Then upload what is in dist/, as with 'twine upload dist/*'.")


if __name__ == "__main__":
    main()
