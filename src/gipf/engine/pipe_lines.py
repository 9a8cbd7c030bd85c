"""Lines from a pipe, of bounded length: a line that never ends must not fill the memory."""

from collections.abc import Callable, Iterator

CHUNK = 65536


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
