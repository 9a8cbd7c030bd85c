"""What is locked can be installed everywhere, from whatever registry a machine uses."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PLATFORMS = [
    f"{system}-{machine}{libc}"
    for system, libcs in {"darwin": [""], "linux": ["-gnu", "-musl"], "win32": ["-msvc"]}.items()
    for machine in ("x64", "arm64")
    for libc in libcs
]
CONFIGURATIONS = ["pyproject.toml", "Makefile", ".ci/run", "web/.npmrc", "web/package.json"]


def locked() -> dict[str, Any]:
    packages: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())[
        "packages"
    ]
    return packages


def test_no_package_is_locked_to_a_registry() -> None:
    assert [name for name, package in locked().items() if "resolved" in package] == []


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_no_configuration_names_a_registry(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("tool", ["rolldown", "lightningcss"])
def test_what_builds_the_page_is_locked_for_every_platform(tool: str, platform: str) -> None:
    packages = locked()
    wanted = {
        name: version
        for name, version in packages[f"node_modules/{tool}"]["optionalDependencies"].items()
        if name.endswith(platform)
    }
    assert wanted
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
