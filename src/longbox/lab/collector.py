"""How often Python looks for cycles while many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

RARELY: Final = (50_000, 20, 50)


def collect_rarely() -> None:
    """From now on in this process.

    The states of many games are many small objects; looking through all of them takes a tenth of the time of play, and stops
    everybody at a server for a third of a second. They hold no cycles, so it is enough to look now and then.
    """
    gc.set_threshold(*RARELY)


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """While something lasts; afterwards as often as before.

    >>> before = gc.get_threshold()
    >>> with collecting_rarely():
    ...     gc.get_threshold() == RARELY
    True
    >>> gc.get_threshold() == before
    True
    """
    before = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*before)
