"""The facts of the printed cards (`facts.csv`) against the scripts and against the texts that people read."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.codes import CONDITIONS
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling.words import scripted

from .facts import HERE, card_facts, differences, kept

PRINTED = HERE.parents[4] / "shared" / "reference" / "mcp"


def allowed() -> dict[tuple[str, str, str], str]:
    """The differences that are known, with a reason each."""
    with (HERE / "facts_allowed.csv").open(encoding="utf-8", newline="") as file:
        return {(row["where"], row["part"], row["fact"]): row["reason"] for row in csv.DictReader(file)}


def test_scripts_and_texts_say_what_the_printed_cards_say() -> None:
    found, known = differences(kept(), LIBRARY), set(allowed())
    assert sorted(found - known) == [], "mend the script or the text"
    assert sorted(known - found) == [], "take these rows off facts_allowed.csv"


def test_every_allowed_difference_is_judged_with_a_reason_of_its_own() -> None:
    """A sentence each, and none that says that nobody has looked yet."""
    reasons = allowed()
    unsaid = [row for row, reason in reasons.items() if len(reason.split()) < 8 or not reason[0].isupper() or reason[-1] != "."]
    open_ = [row for row, reason in reasons.items() if re.match(r"(open|text|todo|unknown)\b|.*not (yet )?judged", reason, re.I)]
    assert unsaid + open_ == []
    sharing: dict[str, set[str]] = {}
    for (_, part, _), reason in reasons.items():
        sharing.setdefault(reason, set()).add(part.partition("/")[0])
    assert [reason for reason, some in sharing.items() if len(some) > 2] == [], (
        "what holds for many cards belongs into the extractor"
    )


PLANTED = [
    ("amazing-spider-man/web-swing", "range 3", "range 2"),
    ("amazing-spider-man/web-swing", "once turn", "once round"),
    ("amazing-spider-man/whatever-a-spider-can", "advance m", "advance l"),
    ("amazing-spider-man/whatever-a-spider-can:catch", "size 2", "size 3"),
    ("amazing-spider-man/witty-banter", "reroll", ""),
    ("agent-venom/symbiote-special-forces:lashing-tendrils", "suffers 1", "suffers 2"),
    ("beast/animalistic-freestyle", "condition bleed", "condition stun"),
    ("beast/animalistic-freestyle:float-like-a", "way away", "way toward"),
    ("beast/animalistic-freestyle:float-like-a", "push s", "throw s"),
    ("wong/faithful-assistant", "power 1", "power 2"),
    ("ultron/all-will-be-metal", "type mystic", "type energy"),
    ("wolverine/healing-factor", "heals 2", "heals 1"),
    ("red-skull/cosmic-cube", "rolls 5", "rolls 4"),
    ("sable-international", "points 1", "points 2"),
    ("deadpool/merc-with-a-mouth", "loses 2", "loses 1"),
]


@pytest.mark.parametrize(("part", "right", "wrong"), PLANTED)
def test_a_wrong_fact_is_noticed_in_script_and_text(part: str, right: str, wrong: str) -> None:
    printed = kept()
    assert right in printed[part]
    printed[part] = {fact for fact in printed[part] - {right} | {wrong} if fact}
    new = differences(printed, LIBRARY) - set(allowed())
    read = {"text"} if right.partition(" ")[0] in card_facts.ONLY_READ else {"script", "text"}
    assert {where for where, other, fact in new if (other, fact) == (part, f"+ {right}")} == read


ONCE = {"en": r"(?i)\bonce per {}\b", "de": r"(?i)\beinmal pro {}\b"}
SPANS = {"turn": "Zug", "round": "Runde"}


def conditions_and_limits(key: str, language: str) -> set[str]:
    """The conditions that a text names, and how often something happens; icons, numbers and tools are compared with all texts."""
    text = cards.text(key, language)
    ending = r"(?:e[nrms]?)?\b" if language == "de" else r"\b(?! [A-Z][a-z])"  # Hex Shot is an attack
    found = {name for name in CONDITIONS if re.search(rf"(?<!\u201e)\b{cards.name(name, language)}{ending}", text)}
    spans = {en: en if language == "en" else de for en, de in SPANS.items()}
    return found | {f"once {span}" for span, said in spans.items() if re.search(ONCE[language].format(said), text)}


def test_german_texts_name_the_same_conditions_and_limits() -> None:
    told = {key: [conditions_and_limits(key, language) for language in ("en", "de")] for key in scripted(LIBRARY)}
    assert sum(bool(english) for english, _ in told.values()) > 300
    assert {key: both for key, both in told.items() if both[0] != both[1]} == {}


@pytest.mark.skipif(not Path(PRINTED).is_dir(), reason="The printed texts are not beside the checkout.")
def test_the_kept_facts_are_those_of_the_printed_texts() -> None:
    assert kept() == card_facts.extracted(PRINTED)
