"""Lines through pipes; those read are of bounded length, so that one that never ends cannot fill the memory."""

import os
from collections.abc import Callable, Iterator

CHUNK = 65536


def write_all(pipe: int, data: bytes) -> None:
    """Write into a pipe, however much it takes at a time."""
    while data:
        data = data[os.write(pipe, data) :]


def reader_of(pipe: int) -> Callable[[int], bytes]:
    """Give what reads a pipe; one that hung up has nothing more to say."""

    def read(size: int) -> bytes:
        try:
            return os.read(pipe, size)
        except OSError:
            return b""

    return read


class TooLong:
    """Stands for a line that was longer than allowed; what it said is gone."""


def lines_of(read: Callable[[int], bytes], longest: int) -> Iterator[bytes | TooLong]:
    r"""Give line after line of what ``read`` gives, until it gives nothing; the last needs no end.

    A line that is too long is known as soon as it is; the rest of it is passed over.

    >>> chunks = iter([b"on", b"e\ntwo is too long", b" for this\nthree", b""])
    >>> [line if isinstance(line, bytes) else "..." for line in lines_of(lambda _: next(chunks), 9)]
    [b'one', '...', b'three']
    """
    begun = bytearray()
    passing_over = False
    while chunk := read(CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            if not passing_over:
                begun += end
                yield bytes(begun) if len(begun) <= longest else TooLong()
            begun.clear()
            passing_over = False
        if not passing_over:
            begun += rest
            if len(begun) > longest:
                begun.clear()
                passing_over = True
                yield TooLong()
    if begun:
        yield bytes(begun)
