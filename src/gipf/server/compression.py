"""Compression of what a WebSocket sends (permessage-deflate, RFC 7692): long messages alone, each by itself.

Nothing is kept from one message to the next. So a line needs no memory for it, and what goes to many pages is
compressed once. How long a compressed message is tells whether its parts repeat each other: so what others say
never stands in one window with what is meant for somebody alone. Notices have both, and are sent as they are.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.exceptions import NegotiationError
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LEAST = 1024
"""Bytes of the shortest message that is compressed: a state of a game or a list, no talk and no answer."""
PRIVATE = b'"notices":'
"""What notices are known by, near the beginning of a message."""
LEVEL = 6
KEPT = 64
"""Messages that are kept compressed, for other pages to which they go, too."""
WINDOW = 15


@lru_cache(maxsize=KEPT)
def deflated(data: bytes) -> bytes:
    """Compress a message, without the empty block at its end, which a page adds by itself.

    >>> len(deflated(b"e1-e3 " * 1000))
    35
    """
    encoder = zlib.compressobj(LEVEL, wbits=-WINDOW)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]


class LongMessages(PerMessageDeflate):
    """The extension of one line."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a long message; a page tells by each whether it is."""
        data = bytes(frame.data)
        is_whole = frame.opcode is Opcode.TEXT and frame.fin
        if not is_whole or len(data) < LEAST or PRIVATE in data[:64]:
            return frame
        return Frame(frame.opcode, deflated(data), rsv1=True)


class Compression(ServerPerMessageDeflateFactory):
    """Takes what a page offers, but for smaller windows: then nothing is compressed."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Agree with a page on how messages are compressed."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        if made.local_max_window_bits != WINDOW:
            raise NegotiationError("no smaller window")
        line = LongMessages(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
        )
        return agreed, line
