"""Emblems: the picture a piece is known by on every screen. A title names a drawing of the page for each of its pieces."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple


class Emblem(NamedTuple):
    """Which drawing, and which version of a person this is: II and III stand behind the name, for all versions share a drawing."""

    icon: str
    version: int = 1


@cache
def emblems(package: str) -> Mapping[str, Mapping[str, Emblem]]:
    """What `emblems.csv` in the folder of a package names, by kind and id.

    >>> emblems("longbox.titles.crisis.page")["characters"]["storm"].icon
    'tornado'
    """
    found: dict[str, dict[str, Emblem]] = {}
    with (resources.files(package) / "emblems.csv").open(encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            found.setdefault(row["kind"], {})[row["id"]] = Emblem(row["emblem"], int(row["mark"] or 1))
    return found


def emblazoned(catalogue: dict[str, Any], package: str) -> dict[str, Any]:
    """A catalogue whose entries name their emblems. An entry is found by its key, by its `id`, or by the last part of its key.

    >>> emblazoned({"gems": {"mind": {"name": "Mind"}}}, "longbox.titles.crisis.page")["gems"]["mind"]["emblem"]
    'emerald'
    """
    for kind, known in emblems(package).items():
        entries = catalogue.get(kind, {})
        listed = entries.items() if isinstance(entries, dict) else ((one["id"], one) for one in entries)
        for key, entry in listed:
            emblem = known.get(key) or known.get(str(entry.get("id"))) or known.get(key.rpartition("/")[2])
            if emblem is not None:
                entry["emblem"] = emblem.icon
                if emblem.version > 1:
                    entry["version"] = emblem.version
    return catalogue
