"""A mail server that takes everything and delivers nothing: tests read what it has."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Queue

from tests.patience import PATIENCE


@dataclass
class PostOffice:
    """Where it listens, and the mails that have come."""

    port: int
    mails: Queue[EmailMessage] = field(default_factory=Queue)

    @property
    def address(self) -> str:
        """What ``GIPF_MAIL`` is."""
        return f"smtp://127.0.0.1:{self.port}"

    def next(self) -> EmailMessage:
        """Wait for the next mail."""
        return self.mails.get(timeout=PATIENCE)

    def next_text(self) -> str:
        """Give the text of the next mail."""
        return str(self.next().get_content())

    def serve(self, line: socket.socket) -> None:
        """Speak SMTP with somebody until they go."""
        with line, line.makefile("rwb") as talk:

            def say(text: str) -> None:
                talk.write(f"{text}\r\n".encode())
                talk.flush()

            say("220 ready")
            while command := talk.readline():
                word = command[:4].upper()
                if word == b"DATA":
                    say("354 go on")
                    lines = list(iter(talk.readline, b".\r\n"))
                    self.mails.put(message_from_bytes(b"".join(lines), policy=default))
                say("221 bye" if word == b"QUIT" else "250 fine")
                if word == b"QUIT":
                    return


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """Open one for a while."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        office = PostOffice(listening.getsockname()[1])

        def run() -> None:
            while True:
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                office.serve(line)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        yield office
        listening.shutdown(socket.SHUT_RDWR)
    thread.join(PATIENCE)
