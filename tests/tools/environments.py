"""New environments with the wheel in them and, of all other packages, only those an extra brings.

They are linked from the environment of the tests and not downloaded: what the wheel's metadata does not ask
for is not there to be imported.
"""

import importlib.metadata as metadata
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Environment:
    """A virtual environment in a folder."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.gipf = folder / "bin" / "gipf"

    def install(self, wheel: Path, extra: str = "") -> None:
        """Install a wheel without asking any index, and link what an extra of it asks for."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        alone = ["--no-deps"] if extra else []  # without an extra there must be nothing to ask for
        flags = ["--quiet", "--no-index", "--no-compile", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", *flags, *alone, str(wheel)], check=True)
        if extra:
            self._link(extra)
            subprocess.run([*pip, "check"], check=True, capture_output=True)

    @property
    def _site(self) -> Path:
        return next(self.folder.glob("lib/python*/site-packages"))

    def _link(self, extra: str) -> None:
        gipf = next(iter(metadata.distributions(name="gipf", path=[str(self._site)])))
        for name in sorted(_closure(gipf, {extra})):
            distribution = metadata.distribution(name)
            for top in {
                file.parts[0] for file in distribution.files or () if file.parts[0] != ".."
            }:
                source, target = Path(str(distribution.locate_file(top))), self._site / top
                if source.exists() and not target.exists():
                    target.symlink_to(source)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment; the sources of the tests are out of its sight."""
        return subprocess.run(
            [str(self.folder / "bin" / command[0]), *command[1:]],
            capture_output=True,
            text=True,
            env=self.variables(**environment),
            cwd=self.folder,
            check=False,
        )

    def variables(self, **more: str) -> dict[str, str]:
        """Give the variables of a program here; games are kept within the environment's folder."""
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**inherited, "GIPF_DATA": str(self.folder / "data"), **more}


def _closure(distribution: metadata.Distribution, extras: set[str]) -> set[str]:
    """Name all packages that extras of a distribution ask for, directly or not."""
    found: dict[str, set[str]] = {}
    waiting = list(_asked_for(distribution, extras))
    while waiting:
        name, wanted = waiting.pop()
        if name in found and wanted <= found[name]:
            continue
        found[name] = found.get(name, set()) | wanted
        waiting.extend(_asked_for(metadata.distribution(name), found[name]))
    return set(found) - {"gipf"}


def _asked_for(
    distribution: metadata.Distribution, extras: set[str]
) -> Iterator[tuple[str, set[str]]]:
    for text in distribution.requires or ():
        requirement = Requirement(text)
        marker = requirement.marker
        if not marker or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            yield canonicalize_name(requirement.name), set(requirement.extras)
