"""The facts of the printed cards (`facts.csv`) against the scripts and against the texts that people read."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from longbox.titles.crisis.cards import LIBRARY

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
    cards: dict[str, set[str]] = {}
    for (_, part, _), reason in reasons.items():
        cards.setdefault(reason, set()).add(part.partition("/")[0])
    assert [reason for reason, some in cards.items() if len(some) > 2] == [], "what holds for many cards belongs into the extractor"


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
]


@pytest.mark.parametrize(("part", "right", "wrong"), PLANTED)
def test_a_wrong_fact_is_noticed_in_script_and_text(part: str, right: str, wrong: str) -> None:
    printed = kept()
    assert right in printed[part]
    printed[part] = {fact for fact in printed[part] - {right} | {wrong} if fact}
    new = differences(printed, LIBRARY) - set(allowed())
    assert {where for where, other, fact in new if (other, fact) == (part, f"+ {right}")} == {"script", "text"}


@pytest.mark.skipif(not Path(PRINTED).is_dir(), reason="The printed texts are not beside the checkout.")
def test_the_kept_facts_are_those_of_the_printed_texts() -> None:
    assert kept() == card_facts.extracted(PRINTED)
