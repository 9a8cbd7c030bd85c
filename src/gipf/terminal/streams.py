"""Standard streams that no character and no closed terminal can upset."""

import codecs
import os
import sys
from unicodedata import normalize


def use_forgiving_streams() -> None:
    """Let no character end the program: what a terminal cannot show is written without its accents."""
    codecs.register_error("gipf", _in_ascii)
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", "gipf"),
        ("stderr", "w", "gipf"),
    ):
        stream = getattr(sys, name)
        if stream is None:  # closed before the program began
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].replace("–", "-")
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode()
    return plain or "?", error.end
