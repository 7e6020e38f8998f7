"""Reads the wordings of Crisis Protocol cards and keeps their bare facts: numbers, tools, conditions, sides; never a sentence.

    .venv/bin/python scripts/card_facts.py FOLDER > tests/titles/crisis/cards/facts.csv

FOLDER holds `characters.json`, `tactics.json`, `crises.json` and `gems.json` with the printed texts. `facts_in` is also what reads
the texts that Longbox tells, so that the two can be compared (`tests/titles/crisis/cards/test_facts.py`).
"""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

KNOWN = Path(__file__).parent.parent / "src/longbox/titles/crisis/builder/known/cards.json"
"""The names and ids of all cards."""
CONDITIONS = ("Bleed", "Hex", "Incinerate", "Poison", "Root", "Shock", "Slow", "Stagger", "Stun")
WORDS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
LOOSE_TOOL = re.compile(r"(?<![\w.{<])[SML](?![\w}>]|\.\w|['\u2019]\w)")
"""A tool's letter on its own; not one of S.H.I.E.L.D. or M'Baku."""
MOVES = re.compile(r"\b(advanc|push|thr[oe]w|plac)\w*|<([sml])>|(\.)(?= |$)", re.I)
VERBS = {"advanc": "advance", "push": "push", "throw": "throw", "threw": "throw", "plac": "place"}

PATTERNS: tuple[tuple[str, str], ...] = (
    ("range", r"<range> (?:\d (?:or|to) )?(\d)"),
    ("size", r"\bsize>? (\d)"),
    ("suffers", r"\b(?:suffers?|deals?) (\d) (?:<damage>|damage)"),
    (
        "power",
        r"\b(?:gains?|gaining) (?:an additional )?(\d) (?:more |additional )?<power>(?! (?:per|for each) <?damage>? dealt)",
    ),
    ("heals", r"\bremoves? (?:up to )?\[?(\d)\]? (?:<damage>|damage)"),
    ("once", r"\bonce per (turn|round|game|activation)"),
    ("way", r"\b(toward|away)"),
    ("type", r"<(physical|energy|mystic)>"),
)
FLAGS: tuple[tuple[str, str], ...] = (("reroll", r"(?<!cannot )(?<!modify or )(?<!enemy can )\breroll"), ("dodge", r"\bdodg"))


def plain(text: str) -> str:
    """A wording with marks for icons, digits for numbers and no names of conditional rules."""
    text = re.sub(r"\{(\w+)\}", lambda mark: f"<{mark[1].lower()}>", text)
    text = LOOSE_TOOL.sub(lambda tool: f"<{tool[0].lower()}>", text)
    return re.sub(rf"\b({'|'.join(WORDS)})\b", lambda word: WORDS[word[1].lower()], text, flags=re.I)


def facts_in(text: str) -> set[str]:
    """The facts of a wording.

    >>> sorted(facts_in("Once per turn, push an enemy within {range} 2 away {S}. It gains Bleed."))
    ['condition bleed', 'once turn', 'push s', 'range 2', 'way away']
    """
    text = plain(text)
    found = {f"condition {name.lower()}" for name in CONDITIONS if re.search(rf"\b{name}\b", text)}
    found |= {f"{fact} {value.lower()}" for fact, pattern in PATTERNS for value in re.findall(pattern, text, re.I)}
    found |= {flag for flag, pattern in FLAGS if re.search(pattern, text, re.I)}
    return found | moves_in(text)


def moves_in(text: str) -> set[str]:
    """Which movement goes with which tool."""
    found, verb = set(), ""
    for match in MOVES.finditer(text):
        if match[1]:
            verb = VERBS[match[1].lower()]
        elif match[2] and verb:
            found.add(f"{verb} {match[2].lower()}")
        elif match[3]:
            verb = ""
    return found


def segments(text: str) -> Iterator[tuple[str, str]]:
    """The lines of an attack: what needs no icons under "", what needs some under its name."""
    for line in re.split(r"\n+", text):
        named = re.match(r"\W*((?:\{\w+\}[ ,:]*)+)([^:{}]{2,40}):(.*)", line)
        yield (slug(named[2]), named[3]) if named else ("", line)


def slug(name: str) -> str:
    """An id made of a name."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['\u2019.!]", "", name.lower()).replace("é", "e")).strip("-")


def of_characters(cards: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Each part of each stat card with its text."""
    for card in cards:
        parts = [*card["attacks"], *card.get("leadership", ()), *card["superpowers"]]
        names = [slug(re.sub(r" \[\d\]", "", one["name"])) for one in parts]
        for name, one in zip(names, parts, strict=True):
            where = one.get("form") or one.get("side") or "healthy"
            key = f"{card['id']}/{name}" + (f"@{where}" if names.count(name) > 1 else "")
            if "strength" in one:
                for rule, text in segments(one.get("text") or ""):
                    yield f"{key}:{rule}" if rule else key, text
            else:
                yield key, (one["name"] if "[" in one["name"] else "") + " " + (one.get("text") or "")


def extracted(folder: Path) -> dict[str, set[str]]:
    """The facts of all cards by the key of the part."""
    kinds = ("characters", "tactics", "crises", "gems")
    read = {kind: json.loads((folder / f"{kind}.json").read_text("utf-8"))[kind] for kind in kinds}
    texts = [*of_characters(read["characters"])]
    ids = {kind: {card["name"]: card["id"] for card in cards} for kind, cards in json.loads(KNOWN.read_text("utf-8")).items()}
    texts += [(ids["tactics"][card["name"]], card["text"] or "") for card in read["tactics"]]
    texts += [(ids["crises"][card["name"]], f"{card.get('scoring') or ''} {card.get('rules') or ''}") for card in read["crises"]]
    texts += [(f"gem/{slug(card['name'])}", card["text"]) for card in read["gems"]]
    found: dict[str, set[str]] = {}
    for key, text in texts:
        found.setdefault(key, set()).update(facts_in(text))
    return found


def main() -> None:
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(("part", "facts"))
    rows.writerows((key, "; ".join(sorted(facts))) for key, facts in sorted(extracted(Path(sys.argv[1])).items()))


if __name__ == "__main__":
    main()
