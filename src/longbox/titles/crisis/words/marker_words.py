"""Words about markers: what cards put on the battlefield that is no objective token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from ..script.nodes import SELF, Context, Filter, Role
from ..script.running import Effect, Run

MARKERS: set[str] = set()
"""The names of all markers that cards can put somewhere."""


@dataclass(frozen=True, slots=True)
class within_marker(Filter):  # noqa: N801  (words of the language are lower case)
    """Within a Range of a marker of this name, whoever has put it there."""

    name: str
    range: int

    def test(self, c: Context, who: int) -> bool:
        return bool(c.table.markers) and c.table.marker_within(who, self.name, self.range)


@dataclass(frozen=True, slots=True)
class put_marker(Effect):  # noqa: N801
    """Put a marker of this name on the battlefield: anywhere or within a Range of somebody, and apart from others of the name."""

    name: str
    within: int = 0
    of: Role = SELF
    apart: int = 0
    who: Role = SELF
    """Whose player puts it there."""

    def declare(self, library: Library, name: str) -> None:
        library.markers.add(self.name)

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.markers import PutMarker

        seat = c.table.seat[self.who.of(c)]
        if not self.within:
            return PutMarker(self.name, seat, apart=self.apart)
        return PutMarker(self.name, seat, self.within, c.table.base[self.of.of(c)], self.apart)


@dataclass(frozen=True, slots=True)
class remove_markers(Effect):  # noqa: N801
    """All markers of this name leave the battlefield."""

    name: str

    def quiet(self, event: str) -> bool:
        return True

    def run(self, c: Context, run: Run) -> None:
        from ..rules.markers import remove

        remove(c.table, self.name)


__all__ = ["put_marker", "remove_markers", "within_marker"]
