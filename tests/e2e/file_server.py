"""A file server that knows nothing of what it serves; it notes what it sends, and can hold files back."""

import gzip
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TEXTS = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".webmanifest", ".wasm")
"""What servers compress."""
BESIDE = r"/(python|engine|packed)/|/assets/worker-|/service-worker\.js"
"""What comes beside the page for later: Python, the engine, and the worker that starts them."""


@cache
def compressed(path: Path) -> int:
    """Give the size of a file as a server sends it that compresses texts."""
    data = path.read_bytes()
    return len(gzip.compress(data, 6)) if path.suffix in TEXTS else len(data)


class Sent:
    """The files a server has sent, and which it holds back."""

    def __init__(self) -> None:
        self.files: list[Path] = []
        self._held: re.Pattern[str] | None = None
        self._free = threading.Event()

    def sizes(self) -> tuple[int, int]:
        """Add up their bytes: as they are, and compressed where servers do that."""
        files = list(self.files)
        return sum(path.stat().st_size for path in files), sum(map(compressed, files))

    @contextmanager
    def holding(self, pattern: str = BESIDE) -> Iterator[None]:
        """Hold back what is asked for by such addresses; at the end it is sent."""
        self._free.clear()
        self._held = re.compile(pattern)
        try:
            yield
        finally:
            self._held = None
            self._free.set()

    def wait_for(self, address: str) -> None:
        """Wait while a file is held back."""
        if self._held is not None and self._held.search(address):
            self._free.wait()


@contextmanager
def serving_files(folder: Path) -> Iterator[tuple[str, Sent]]:
    """Serve a folder as plain files; give its address, and what is sent."""
    sent = Sent()

    class Noting(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            """Say nothing."""

        def do_GET(self) -> None:
            """Send a file when it may be sent."""
            sent.wait_for(self.path)
            super().do_GET()

        def copyfile(self, source: Any, outputfile: Any) -> None:
            """Send a file; what the browser has already is not sent again."""
            sent.files.append(Path(source.name))
            super().copyfile(source, outputfile)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Noting, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", sent
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
