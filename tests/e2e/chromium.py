"""A Chromium for the tests: ``python -m tests.e2e.chromium`` makes sure that there is one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

SHELL = "chromium-headless-shell"
"""Chromium without its windows: the same pages for less than half the work."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = "apt-get -o DPkg::Lock::Timeout=600"
"""Waits, in seconds, for another part of the tests that installs something."""
LIGHT = ("--process-per-site",)
"""Pages of one window share a process: another one is opened with the scripts of the first at hand."""
COMPILED_ONCE = "--js-flags=--liftoff-only"
"""WebAssembly is compiled by the quick compiler alone, not once more by the thorough one: a fifth less work for
a page with Python that lives some seconds. Nothing that measures speed may ask for it."""
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

ADVICE = """\
The tests in the browser need a Chromium, and none that runs is here. One of these installs it:
    on Debian:  sudo apt install chromium-headless-shell
    elsewhere:  {python} -m playwright install --with-deps chromium
"""


class NoChromiumError(Exception):
    """There is no Chromium here, or none that starts."""


def launch(playwright: Playwright, *more: str) -> Browser:
    """Start the first Chromium that runs: the system's, without windows or with, Google's, or Playwright's."""
    for program in _programs(playwright):
        try:
            return playwright.chromium.launch(executable_path=program, args=[*LIGHT, *more])
        except Error:  # a stub, or libraries are missing
            continue
    raise NoChromiumError(ADVICE.format(python=sys.executable))


def _programs(playwright: Playwright) -> Iterator[str]:
    for name in (*NAMES, MAC):
        if program := shutil.which(name):
            yield program
    if os.path.exists(playwright.chromium.executable_path):
        yield playwright.chromium.executable_path


def version() -> str | None:
    """Give the version of the Chromium that would be used, or None where there is none."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoChromiumError:
            return None
        found = browser.version
        browser.close()
        return found


def installers() -> Iterator[str]:
    """Give commands that install one, as far as we may do that here."""
    is_root = os.name == "posix" and os.geteuid() == 0
    if is_root and shutil.which("apt-get"):
        if not shutil.which(SHELL):
            yield f"{APT} update -qq && {APT} install -y -qq {SHELL}"
        yield f"{APT} install -y -qq chromium"
    yield f"{sys.executable} -m playwright install {'--with-deps ' if is_root else ''}chromium"


def main() -> None:
    """Say which Chromium there is; where there is none, or no light one, install one, or say how."""
    found = version()
    for command in installers():
        if found and SHELL not in command:
            break
        print(f"{'No light' if found else 'No'} Chromium is here; trying: {command}", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, shell=True, env=environment, check=False)
        found = version()
    if found is None:
        sys.exit(ADVICE.format(python=sys.executable))
    print(f"Chromium {found}")


if __name__ == "__main__":
    main()
