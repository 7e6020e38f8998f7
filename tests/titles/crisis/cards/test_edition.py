"""The later printing changes Stamina and Speed, and nothing else."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from longbox.titles.crisis.cards.edition import LATER, later
from longbox.titles.crisis.codes import TYPES, M, S
from titles.crisis.shelf import the_cards

from ..scene import Duel


@pytest.mark.parametrize(("injured", "catalogue", "later"), [(0, 5, 6), (1, 6, 7)])
def test_later_values_are_an_option(injured: int, catalogue: int, later: int) -> None:
    card = "captain-america-steve-rogers"
    assert Duel(card).set(card, injured=injured).t.stamina(0) == catalogue
    assert Duel(card, edition="later").set(card, injured=injured).t.stamina(0) == later


def test_crossbones_is_faster_later() -> None:
    assert Duel("crossbones").t.side(0).speed == S
    assert Duel("crossbones", edition="later").t.side(0).speed == M


def test_who_is_not_named_stays_as_before() -> None:
    assert Duel("thanos-the-mad-titan", edition="later").t.side(0) == Duel("thanos-the-mad-titan").t.side(0)


def test_every_change_is_of_a_known_card_and_changes_something() -> None:
    for card, sides in LATER.items():
        for injured, changes in enumerate(sides):
            side = the_cards().characters[card].side(0, injured)
            assert all(getattr(side, name) != value for name, value in changes.items()), card


def printings() -> list[dict[str, str]]:
    """What is known of later printings, value by value; with a reason where it is left out."""
    with Path(__file__).with_name("later.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def value_of(card: str, field: str) -> str:
    """A value of the later edition, as the list has it."""
    side, what, *kind = field.split(".")
    found = getattr(later(the_cards()).characters[card].side(0, int(side == "injured")), what)
    return "SML"[found] if what == "speed" else str(found[TYPES.index(kind[0])] if kind else found)


def test_every_later_value_is_there_or_left_out_for_a_reason() -> None:
    missing = [row for row in printings() if not row["left_out"] and value_of(row["card"], row["field"]) != row["value"]]
    assert missing == []
    for row in printings():
        if row["left_out"]:
            assert len(row["left_out"].split()) >= 8, row
            assert row["field"].startswith("attack ") or value_of(row["card"], row["field"]) != row["value"], row


def test_nothing_else_changes_later() -> None:
    listed = {(row["card"], *row["field"].split(".")[:2]) for row in printings() if not row["left_out"]}
    changed = {
        (card, side, name)
        for card, sides in LATER.items()
        for side, changes in zip(("healthy", "injured"), sides, strict=True)
        for name in changes
        if side == "healthy" or not the_cards().characters[card].single_sided
    }
    assert changed == listed
