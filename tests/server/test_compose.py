"""The files with which a service is set up, held against the code: no image is built or run here."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.building import ROOT

HOSTING = ROOT / "docs" / "hosting"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def known_variables() -> set[str]:
    """Find the variables that the code reads."""
    written = (path.read_text(encoding="utf-8") for path in (ROOT / "src/gipf").rglob("*.py"))
    return {name for text in written for name in re.findall(r"\"(GIPF_[A-Z_]+)\"", text)}


def options(command: list[str]) -> set[str]:
    """Give the options a command of gipf has."""
    told = subprocess.run(
        [sys.executable, "-m", "gipf", *command, "--help"], capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    return set(re.findall(r"--[a-z][a-z-]*", told.stdout))


def check_command(command: list[str]) -> None:
    program, *words = command
    assert program.rpartition("/")[2] == "gipf"
    named = {word for word in words if word.startswith("--")}
    assert named <= options(words[:1]), command


def test_services_have_what_they_name() -> None:
    assert {
        "postgres",
        "valkey",
        "serve1",
        "serve2",
        "work",
        "play",
        "study",
        "caddy",
    } <= SERVICES.keys()
    for name, service in SERVICES.items():
        assert set(service.get("depends_on", ())) <= SERVICES.keys(), name
        assert set(service.get("networks", ())) <= COMPOSE["networks"].keys(), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            is_file = source.startswith("./") and (ROOT / source).is_file()
            assert is_file or source in COMPOSE["volumes"], volume
    used = {
        volume.split(":")[0] for each in SERVICES.values() for volume in each.get("volumes", ())
    }
    assert COMPOSE["volumes"].keys() <= used
    assert SERVICES["serve1"]["volumes"] != SERVICES["serve2"]["volumes"]  # a folder for each


def test_commands_and_variables_are_those_of_the_code() -> None:
    known = known_variables()
    assert len(known) > 8
    ours = [service for service in SERVICES.values() if service.get("image") == "gipf"]
    assert len(ours) == 5
    for service in ours:
        assert {name for name in service["environment"] if name.startswith("GIPF")} <= known
        check_command(service["command"])
    units = [path.read_text(encoding="utf-8") for path in HOSTING.glob("*.service")]
    assert len(units) == 3
    for unit in units:
        (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        check_command(shlex.split(start))
        assert set(re.findall(r"(GIPF_[A-Z_]+)=", unit)) <= known
    named = set(re.findall(r"^(GIPF_[A-Z_]+)=", (HOSTING / "gipf.env").read_text(), re.MULTILINE))
    assert {"GIPF_DATABASE", "GIPF_BUS", "GIPF_ADDRESS", "GIPF_PROXY"} == named <= known
    (command,) = re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)
    check_command(json.loads(command))


def test_caddy_and_compose_agree() -> None:
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    caddy = SERVICES["caddy"]
    assert set(re.findall(r"\{\$(\w+)\}", text)) == caddy["environment"].keys()
    for server in caddy["environment"]["SERVERS"].split():
        name, port = server.split(":")
        assert port in SERVICES[name]["expose"] and port in SERVICES[name]["command"]
    (subnet,) = [each["subnet"] for each in COMPOSE["networks"]["inside"]["ipam"]["config"]]
    assert SERVICES["serve1"]["environment"]["GIPF_PROXY"] == subnet


def test_what_has_to_be_filled_in_is_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    given = re.findall(r"^(\w+)=", (HOSTING / "example.env").read_text(), re.MULTILINE)
    assert wanted == set(given)
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()
    assert ".env" in (ROOT / ".dockerignore").read_text().splitlines()


@pytest.mark.parametrize("path", sorted(HOSTING.iterdir()), ids=lambda path: path.name)
def test_every_file_is_told_of_and_every_script_can_be_run(path: Path) -> None:
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert path.name in told
    assert (path.suffix == ".sh") == bool(path.stat().st_mode & 0o100)
