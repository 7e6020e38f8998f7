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
CONDITIONS = ("Bleed", "Hex", "Incinerate", "Judgment", "Poison", "Root", "Shock", "Slow", "Stagger", "Stun")
KEYWORDS = ("Flight", "Stealth", "Wall Crawler")
"""Superpowers that many cards only name."""
WORDS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
LOOSE_TOOL = re.compile(r"(?<![\w.{<])[SML](?![\w}>]|\.\w|['\u2019]\w)")
"""A tool's letter on its own; not one of S.H.I.E.L.D. or M'Baku."""
MOVES = re.compile(r"\b(advanc|push|thr[oe]w|plac|use)\w*|<([sml])>( advance)?|(\.)(?= |$)", re.I)
VERBS = {"advanc": "advance", "push": "push", "throw": "throw", "threw": "throw", "plac": "place", "use": "advance"}
EQUAL = re.compile(
    r"\b(suffers?|deals?|gains?|removes?|loses?) (<?(?:damage|power)>?)"
    r"(?: from (?:itself|the chosen character|the other character that played this card))?"
    r"(?: equal to| up to the destroyed)|\b(removes) that much (damage)",
    re.I,
)
"""So much as something else: as much as 1 for each of it."""
SO_MANY = re.compile(
    r"\b(add|roll)s? (?:a number of )?(?:attack )?dice (?:to [^.]*?)?equal to"
    r"|\b(roll) as many dice as|\bas many more dice as|(?:a number|as many) of (?:its|the) \w+ dice equal to",
    re.I,
)
"""So many dice as something else: 1 for each of it."""
NOT_SPOKEN_OF = re.compile(
    r"instead of (?:the normal )?(?:<range> )?\d"  # what it would be otherwise
    r"|\d (?:<damage>|damage) or more|\b(?:increases|reduces) the range"
    r"|\bHex Shot|\bShock Batons|\bHex Field|\bHex Bolts?",  # names of attacks
    re.I,
)

PATTERNS: tuple[tuple[str, str], ...] = (
    ("range", r"<range> (?:\d (?:or|to) )?[AB]?(\d)(?! farther)"),
    ("size", r"\bsize>? (\d)"),
    ("suffers", r"\b(?:suffers?|deals?) (?:up to |at most |only )?(\d) (?:<damage>|damage)(?! less)"),
    ("power", r"\b(?:gains?|gaining|brings) (?:an additional |up to )?(\d) (?:more |additional )?<power>"),
    ("heals", r"\bremoves? (all) (?:its )?(?:<damage>|damage)"),
    ("heals", r"\bremoves? (?:a Dazed token and )?(?:up to )?\[?(\d)\]? (?:<damage>|damage)"),
    ("once", r"\bonce (?:per|each) (turn|round|game|activation)"),
    ("once", r"\bonly \d <power> [^.]*per (turn|round)"),
    ("once", r"\bmore than \d <power> [^.]*(?:per|each) (turn|round)"),
    ("once", r"\bthe first time[^.]* (?:each|this) (turn|round)"),
    ("once", r"\bthis (round) each[^.]* the first time"),
    ("once", r"\bnot (?:been )?(?:targeted|used)[^.:]* this (turn|round)"),
    ("once", r"\bnobody [^.]*twice this (turn|round)"),
    ("way", r"\b(toward|(?<!up to <range> \d )away)"),
    ("type", r"<(physical|energy|mystic)>"),
    ("dice", r"\b(?:add|remove)s? (\d) (?:additional )?(?:attack |defense |dodge )?(?:dice|die)\b"),
    ("dice", r"\b(\d) (?:additional|more|fewer|less) (?:attack |defense |dodge |defense or dodge )?(?:dice|die)\b"),
    ("rolls", r"\brolls? (\d) (?:defense )?(?:dice|die)\b"),
    ("rerolls", r"\brerolls? (?:up to )?(\d|any|all)\b"),
    ("points", r"(\d) ?(?:additional )?VPs?\b"),
    ("loses", r"\b(?:loses?|takes?) (\d) <power>"),
    ("spends", r"\b(?:spend|spending|pay|cost)s? (?:up to |\d ?(?:to|-) ?)?([1-9]) (?:additional |more )?<power>"),
    ("token", r"\b(asset|civilian)\b"),
)
ONLY_READ = ("dice", "rolls", "rerolls", "points", "loses", "spends", "token", "sight", "cover", "drops", "contest")
"""Facts that texts are compared by and scripts are not: there many words say them in many ways."""
FLAGS: tuple[tuple[str, str], ...] = (
    ("reroll", r"(?<!cannot )(?<!modify or )(?<!enemy can )\breroll"),
    ("dodge", r"\bdodg"),
    ("sight", r"\b(?:LOS|line of sight|sight)\b"),
    ("cover", r"\bcover\b"),
    ("drops", r"\bdrop"),
    ("contest", r"\bcontest"),
)


def plain(text: str) -> str:
    """A wording with marks for icons, digits for numbers and no names of conditional rules."""
    text = re.sub(r"\{(\w+)\}", lambda mark: f"<{mark[1].lower()}>", re.sub(r"\s+", " ", text))
    text = LOOSE_TOOL.sub(lambda tool: f"<{tool[0].lower()}>", text)
    text = re.sub(rf"\b({'|'.join(WORDS)})\b", lambda word: WORDS[word[1].lower()], text, flags=re.I)
    text = EQUAL.sub(
        lambda so: f"{so[1] or so[3]} 1 {so[2] or so[4]}", text.replace("Judgement", "Judgment").replace("Stunned", "Stun")
    )
    text = SO_MANY.sub(so_many, text)
    return NOT_SPOKEN_OF.sub("", text.replace("re-roll", "reroll").replace("roll a die", "roll 1 die"))


def so_many(found: re.Match[str]) -> str:
    """So many dice as something else, in words that name a number."""
    if "more" in found[0]:
        return "1 more die for"
    return f"{found[1] or found[2]} 1 die for" if found[1] or found[2] else "1 of its dice for"


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
        elif match[2] and (verb or match[3]):
            found.add(f"{'advance' if match[3] else verb} {match[2].lower()}")
        elif match[4]:
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
                yield key, (one["name"] if re.search(r"[\[(]", one["name"]) else "") + " " + (one.get("text") or "")


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
    return with_keywords(found, texts)


def with_keywords(found: dict[str, set[str]], texts: list[tuple[str, str]]) -> dict[str, set[str]]:
    """The facts, also where a card only names a keyword that other cards explain."""
    explained = {
        name: next(found[key] for key, text in texts if key.endswith(f"/{slug(name)}") and len(text.split()) > len(name.split()))
        for name in KEYWORDS
    }
    for key, text in texts:
        for name, facts in explained.items():
            if key.endswith(f"/{slug(name)}") or re.search(rf"\bgains (?:the )?{name}\b", text):
                found[key] |= facts
        if key.endswith("/healing-factor"):
            found[key] |= healed(text)
    return found


def lent(text: str) -> list[str]:
    """The keywords that somebody has for a while: a text need not say again what they do.

    >>> lent("This character has Flight this round.")
    ['Flight']
    """
    return [name for name in KEYWORDS if re.search(rf"\bha(?:s|ve) {name}\b", text)]


def healed(text: str) -> set[str]:
    """What a Healing Factor heals: the number behind its name.

    >>> healed("Healing Factor [2] At the end of each activation ...")
    {'heals 2'}
    """
    return {f"heals {n}" for n in re.findall(r"\[(\d)\]", text)}


def main() -> None:
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(("part", "facts"))
    rows.writerows((key, "; ".join(sorted(facts))) for key, facts in sorted(extracted(Path(sys.argv[1])).items()))


if __name__ == "__main__":
    main()
