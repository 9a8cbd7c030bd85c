"""`TypedDict` as pydantic takes it: before Python 3.12 it asks for that of typing_extensions.

Who has pydantic has typing_extensions; the library alone needs neither.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict
    except ImportError:
        from typing import TypedDict

__all__ = ["TypedDict"]
