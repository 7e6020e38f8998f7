"""Rosters that are ready to play, from `rosters.json`: by affiliation, in the order in which they are offered.

`free`: saved games name this roster from before rosters had an affiliation, so that the quick setup still draws any squad of it
that is led.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ..script.rosters import Roster


def rosters() -> tuple[Roster, ...]:
    """The ready rosters.

    >>> one = rosters()[0]
    >>> one.id, one.group, len(one.characters)
    ('a-force', 'A-Force', 10)
    """
    groups = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return tuple(_roster(row, group) for group, rows in groups.items() for row in rows)


def _roster(row: dict[str, Any], group: str) -> Roster:
    return Roster(
        row["id"],
        row["name"],
        tuple(row["characters"]),
        tuple(row["tactics"]),
        tuple(row["secure"]),
        tuple(row["extraction"]),
        tuple((who, gem) for who, gem in row.get("gems", ())),
        group,
        "" if row.get("free") else group,
    )


ROSTERS: Final = rosters()
