"""What holds for every question however it came about. Scenes ask this of each question they answer."""

from __future__ import annotations

import json
from typing import Any

from longbox.titles import facets
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE

LANGUAGES = ("en", "de")
KEYS = {"kind", "seat", "title", "sub", "rule", "react", "private", "pass", "options", "closed", "region"}


def well_told(t: Table) -> list[str]:
    """The question has words in both languages, a row for each option, and nothing a page could stumble over: all its words."""
    found: list[str] = []
    ask = t.ask
    assert ask is not None
    for language in LANGUAGES:
        offer = facets.page(TITLE).offer(t, ask, language)
        json.dumps(offer, allow_nan=False)
        assert set(offer) == KEYS
        assert len(offer["options"]) == len(ask.options)
        told = [(row["label"], row.get("note", "")) for row in offer["options"]]
        assert len(set(told)) == len(told), told
        assert offer["pass"] is None or 0 <= offer["pass"] < len(ask.options)
        assert (offer["region"] is None) == (ask.region is None)
        resolved = facets.page(TITLE).resolving(t, ask.seat, language)
        for text in (offer["title"], *(label for label, _ in told), *(row["why"] for row in offer["closed"])):
            assert text.strip()
        found += words(offer) + words(resolved)
    assert [text for text in found if "{" in text or "}" in text or "None" in text] == []
    return found


def words(value: Any) -> list[str]:
    """Everything a person would read."""
    if isinstance(value, list):
        return [text for one in value for text in words(one)]
    if isinstance(value, dict):
        shown = ("title", "sub", "label", "note", "group", "why", "text", "now", "options", "closed", "odds")
        return [text for key in shown if key in value for text in words(value[key])]
    return [value] if isinstance(value, str) else []
