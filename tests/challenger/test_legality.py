"""Which cards an event takes, and what could stand in for those it does not (CE-022 to CE-024, CE-125 to CE-133)."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from longbox.challenger.legality import ready_for, replacements, taken_out
from longbox.challenger.rosters import CardList, check
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.rosters import SIZES, Roster

from .hall import STANDARD

DAY, BEFORE = date(2025, 4, 5), date(2025, 3, 13)


@pytest.mark.rule("CE-125", "CE-127", "CE-130", "CE-132", "CE-133")
def test_what_is_taken_out_is_what_the_law_refuses() -> None:
    for day in (DAY, BEFORE):
        out = taken_out("standard", day)
        for part in ("tactics", "secure", "extraction"):
            for id in sorted({**LIBRARY.tactics, **LIBRARY.crises}):
                if part == "tactics" and id not in LIBRARY.tactics:
                    continue
                if part != "tactics" and (id not in LIBRARY.crises or LIBRARY.crises[id].kind != part):
                    continue
                held = dict.fromkeys(SIZES, ()) | {part: (id,)}
                roster = Roster("", "", **held)  # type: ignore[arg-type]
                refused = [one for one in check(roster, "standard", day).faults if one.rule in ("CE-125", "CE-127", "CE-132")]
                assert bool(refused) == (id in out[part]), id


@pytest.mark.rule("CE-124")
def test_extended_takes_everything_that_is_not_banned() -> None:
    banned = CardList("extended", "1", ("Disarm", "Hulk"), (), 0)
    assert taken_out("extended", DAY, banned) == {"characters": ("hulk",), "tactics": ("disarm",), "secure": (), "extraction": ()}


@pytest.mark.parametrize("id", [id for id, one in LIBRARY.rosters.items() if not check(one, "extended", DAY).faults])
def test_what_is_proposed_makes_a_roster_legal(id: str) -> None:
    """Each card that is not taken has two that are, and somebody in the roster can play them."""
    roster = LIBRARY.rosters[id]
    while found := replacements(roster, "standard", DAY):
        card, others = next(iter(found.items()))
        assert len(others) == 2
        part = next(part for part in SIZES if card in getattr(roster, part))
        roster = replace(roster, **{part: tuple(others[0] if one == card else one for one in getattr(roster, part))})
    assert check(roster, "standard", DAY).faults == ()


def test_nothing_is_proposed_for_what_is_taken() -> None:
    assert replacements(STANDARD, "standard", DAY) == {}
    banned = CardList("standard", "1", ("Captain America, First Avenger",), (), 0)
    instead = replacements(STANDARD, "standard", DAY, banned)
    assert list(instead) == ["captain-america-first-avenger"]
    assert not {*instead["captain-america-first-avenger"]} & {*STANDARD.characters}


def test_ready_rosters_say_which_events_take_them() -> None:
    found = ready_for("standard", DAY)
    assert found == {id: not check(roster, "standard", DAY).faults for id, roster in LIBRARY.rosters.items()}
    assert found["avengers-mightiest"]
    assert not found["avengers"]
    assert ready_for("extended", DAY)["avengers"]
