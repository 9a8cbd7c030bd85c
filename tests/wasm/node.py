"""The engine's compiled code for the browser, run by Node."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from tools import wasm
from tools.building import ROOT
from tools.node import install_packages, npm, require_node, wanted_versions
from tools.page import web_of

Message = dict[str, Any]


class Compiled(Protocol):
    """The compiled code somewhere."""

    def ask(self, job: Message, tell: Callable[[Message], None] = ...) -> Message:
        """Let a job be done; give what was found."""


class Node:
    """A process of Node with the compiled code; asked one job at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, job: Message, tell: Callable[[Message], None] = lambda _: None) -> Message:
        """Let a job be done; give what was found."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        while True:
            said = json.loads(self._process.stdout.readline())
            if said["kind"] == "failed":
                raise AssertionError(said["what"])
            if said["kind"] == "result":
                return dict(said["what"])
            tell(said["what"])


@contextmanager
def open_node() -> Iterator[Node]:
    """Build what has to be built, and start Node."""
    wasm.build()
    web = web_of(ROOT)
    node = require_node(wanted_versions(web))
    install_packages(node, web)
    with TemporaryDirectory() as folder:
        bundle = Path(folder) / "machine.mjs"
        source = Path(folder) / "index.ts"
        engine = web / "src" / "engine"
        source.write_text(
            "".join(
                f"export * from {json.dumps(str(engine / name))}\n"
                for name in ("machine.ts", "side_machine.ts", "weights.ts")
            )
        )
        options = ["exec", "--", "rolldown", str(source), "--format", "esm", "--file", str(bundle)]
        assert npm(node, *options, web=web, quiet=True) == 0
        script = Path(__file__).parent / "machine.mjs"
        program = shutil.which("node", path=node.path) or "node"
        command = [program, str(script), str(bundle), str(wasm.folder_of(ROOT))]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            yield Node(process)  # it ends when nothing more is asked
