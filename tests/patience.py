"""How long a test waits for something: so long that on the busiest machine only what hangs takes longer.

No test says how quick something is; figures of that kind come from ``bench/``. Where it matters that
nobody waited for the other side, the other side waits `FOREVER`.
"""

PATIENCE = 600.0
"""Seconds after which something hangs."""

FOREVER = 3600
"""Seconds nobody waits for."""
