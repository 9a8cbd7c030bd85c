"""The engine of ``web/src/engine`` in a Chromium: a plain page of files, and the worker it starts."""

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from tests.patience import PATIENCE
from tests.wasm.node import Message
from tools import wasm
from tools.building import ROOT
from tools.node import install_packages, npm, require_node, wanted_versions
from tools.page import web_of

PAGE = '<!doctype html><title>engine</title><script type="module" src="./main.ts"></script>'
SCRIPT = """
import {{ openEngine }} from {engine}
Object.assign(globalThis, {{ engine: openEngine(new URL('engine/', document.baseURI), 4).lanes[0] }})
"""
ASK = """async ([kind, job]) => {
  const told = []
  const found = await engine[kind](job, (what) => told.push(what))
  return { told, found }
}"""
STOP = """async (job) => engine.search(job, () => engine.stop())"""
STOP_UNHEARD = """async (job) => {
  for (let patience = 50; ; patience *= 2) {
    const search = engine.search(job, () => {})
    setTimeout(() => engine.stop(), patience)
    const found = await search
    if (JSON.parse(found).lines.length || patience > 60_000) return found
  }
}"""


class Chromium:
    """A window with the engine; asked one job at a time."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, job: Message, tell: Callable[[Message], None] = lambda _: None) -> Message:
        """Let a job be done; give what was found."""
        said = self.page.evaluate(ASK, [job["kind"], json.dumps(job)])
        for what in said["told"]:
            tell(json.loads(what))
        return dict(json.loads(said["found"]))

    def ask_and_stop(self, job: Message) -> Message:
        """Stop a search as soon as it has found something; give that."""
        script = STOP if job["told"] else STOP_UNHEARD
        return dict(json.loads(self.page.evaluate(script, json.dumps(job))))


def build_page(folder: Path) -> None:
    """Build a page that opens the engine and does nothing else, as Vite builds ours."""
    wasm.build()
    web = web_of(ROOT)
    node = require_node(wanted_versions(web))
    install_packages(node, web)
    with TemporaryDirectory() as sources:
        (Path(sources) / "index.html").write_text(PAGE)
        engine = json.dumps(str(web / "src" / "engine" / "engine.ts"))
        (Path(sources) / "main.ts").write_text(SCRIPT.format(engine=engine))
        options = ["--base", "./", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn"]
        assert npm(node, "exec", "--", "vite", "build", sources, *options, web=web, quiet=True) == 0
    shutil.copytree(wasm.folder_of(ROOT), folder / "engine")


class _Files(SimpleHTTPRequestHandler):
    """Serves files; where a page is to be cross-origin isolated, with the two headers that takes."""

    def __init__(self, *args: Any, isolated: bool, **options: Any) -> None:
        self._isolated = isolated
        super().__init__(*args, **options)

    def end_headers(self) -> None:
        """Add the headers."""
        if self._isolated:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def open_chromium(browser: Browser, folder: Path, *, isolated: bool) -> Iterator[Chromium]:
    """Serve a built page, and open it."""
    handler = partial(_Files, directory=str(folder), isolated=isolated)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        page = browser.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        try:
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            page.wait_for_function("globalThis.engine")
            assert page.evaluate("crossOriginIsolated") == isolated
            yield Chromium(page)
            assert complaints == []
        finally:
            page.close()
            server.shutdown()
            thread.join()
