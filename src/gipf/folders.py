"""Where a user's own data lies."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Give the folder for a user's own data, as each system wants it; ``GIPF_DATA`` overrules.

    >>> str(data_folder({"XDG_DATA_HOME": "/data"}, "linux"))
    '/data/gipf'
    """
    if chosen := environment.get("GIPF_DATA"):
        return Path(chosen)
    home = Path(os.path.expanduser("~"))
    if platform == "win32":
        base = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or "")
        if not base.is_absolute():  # the XDG rules say so
            base = home / ".local" / "share"
    return base / "gipf"


def make_private_folder(path: Path) -> None:
    """Make a folder that nobody else on the machine can look into; one that is there stays as it is."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Make an empty file that nobody else on the machine can read, or take one that is there from others."""
    make_private_folder(path.parent)
    path.touch(mode=0o600)
    with suppress(PermissionError):  # somebody else's file is as its owner wants it
        path.chmod(0o600)
