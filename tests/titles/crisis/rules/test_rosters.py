"""Rosters (CP-113..CP-119, CP-500..CP-505)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from longbox.kernel import BadOption, Game
from longbox.titles.crisis.builder import faults as judged
from longbox.titles.crisis.builder import read, write
from longbox.titles.crisis.rules.squads import full_squads
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..stock import MINE, ROSTER, stock


def faults(roster: Roster, ruleset: object = 2025) -> list[str]:
    return judged(roster, ruleset, cards=the_cards())


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock():
        yield


def with_characters(*ids: str) -> list[str]:
    """The faults of the roster with these instead of its last characters, by the newer book."""
    return faults(replace(ROSTER, characters=(*ROSTER.characters[: 10 - len(ids)], *ids)))


@pytest.mark.rule("CP-113")
def test_a_roster_has_ten_characters_ten_tactics_and_three_crises_of_each_type() -> None:
    assert faults(ROSTER) == []
    short = replace(
        ROSTER, characters=ROSTER.characters[1:], tactics=ROSTER.tactics[:9], secure=(), extraction=ROSTER.extraction[:2]
    )
    assert faults(short) == [
        "A roster has 10 characters; this one has 9.",
        "A roster has 10 Team Tactic cards; this one has 9.",
        "A roster has 3 Secure Crisis cards; this one has 0.",
        "A roster has 3 Extraction Crisis cards; this one has 2.",
    ]


@pytest.mark.rule("CP-114", "CP-025")
def test_any_characters_may_be_combined() -> None:
    """No affiliation in common, and cards of both printed layouts side by side."""
    assert with_characters("captain-america-first-avenger", "crossbones-merciless-merc", "collector") == []


@pytest.mark.rule("CP-115", "CP-116", "CP-023")
def test_what_makes_two_characters_duplicates() -> None:
    twins = replace(ROSTER, characters=(*ROSTER.characters[:8], "twin-a", "twin-b"))
    names = replace(ROSTER, characters=(*ROSTER.characters[:8], "namesake-a", "namesake-b"))
    both = replace(ROSTER, characters=(*ROSTER.characters[:9], "copy"))
    assert [len(faults(one, 2025)) for one in (twins, names, both)] == [1, 1, 1]
    assert [len(faults(one, 2022)) for one in (twins, names, both)] == [0, 0, 1]
    assert faults(twins) == ["twin-a and twin-b have the same alter ego: a roster may hold only one of them."]
    assert faults(both) == ["hero-0 and hero-0 have the same name and alter ego: a roster may hold only one of them."]


@pytest.mark.rule("CP-117", "CP-118")
def test_no_card_twice() -> None:
    double = replace(ROSTER, tactics=(*ROSTER.tactics[:9], "card-0"), secure=("secure-0", "secure-1", "secure-0"))
    assert faults(double) == ["card-0 is in this roster more than once.", "secure-0 is in this roster more than once."]


@pytest.mark.rule("CP-118", "CP-133")
def test_three_crises_of_each_type() -> None:
    wrong = replace(
        ROSTER, secure=("secure-0", "secure-1", "extraction-0"), extraction=("secure-2", "extraction-1", "extraction-2")
    )
    assert len(faults(wrong)) == 2
    assert faults(wrong)[0] == "extraction-0 is a Crisis card of the type extraction, not secure."


@pytest.mark.rule("CP-119")
def test_a_roster_names_no_affiliation() -> None:
    with pytest.raises(BadOption, match="no part 'affiliation'"):
        read(json.dumps({**json.loads(MINE), "affiliation": "Testers"}))


def test_unknown_cards_are_named_with_the_nearest_known() -> None:
    assert with_characters("hero-99") == ["There is no character 'hero-99'. Did you mean 'hero-9'?"]
    assert faults(replace(ROSTER, gems=(("hero-9", "tim"),))) == ["There is no Infinity Gem 'tim'. Did you mean 'time'?"]


def test_grunts_are_not_put_into_rosters() -> None:
    assert with_characters("minion") == ["minion is a Grunt: it comes with its Parent and is not put into a roster."]


@pytest.mark.rule("CP-500")
def test_only_bearers_have_gems_and_only_those_they_may_bear() -> None:
    assert faults(replace(ROSTER, gems=(("hero-9", "time"),))) == []
    assert faults(replace(ROSTER, gems=(("hero-9", "soul"),))) == ["hero-9 may bear only mind or time, not the soul gem."]
    assert faults(replace(ROSTER, gems=(("hero-0", "time"),))) == ["hero-0 may bear no Infinity Gem, not the time gem."]


@pytest.mark.rule("CP-501", "CP-502")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_one_gem_per_bearer_unless_its_card_says_more(ruleset: int) -> None:
    two = replace(ROSTER, gems=(("hero-9", "mind"), ("hero-9", "time")))
    assert faults(two, ruleset) == ["hero-9 may bear 1 Infinity Gem at a time."]
    collector = replace(
        ROSTER, characters=(*ROSTER.characters[:9], "collector"), gems=(("collector", "mind"), ("collector", "time"))
    )
    assert faults(collector, ruleset) == []
    three = replace(collector, gems=(*collector.gems, ("collector", "power")))
    assert faults(three, ruleset) == ["collector may bear 2 Infinity Gems at a time."]


@pytest.mark.rule("CP-503")
def test_gems_come_with_a_character_of_the_roster() -> None:
    assert faults(replace(ROSTER, gems=(("collector", "mind"),))) == [
        "The mind gem belongs to 'collector', who is not in this roster."
    ]


@pytest.mark.rule("CP-504")
def test_a_gem_raises_the_threat_that_counts_for_the_squad() -> None:
    """Threats 5 and 3: with the gem the second one costs 4, and both no longer fit under 8."""
    own = replace(ROSTER, characters=("hero-3", "hero-9"))
    assert full_squads(the_cards(), own.characters, own.extra(the_cards().gems), 8, 2025) == (("hero-3", "hero-9"),)
    gem = replace(own, gems=(("hero-9", "time"),))
    assert gem.extra(the_cards().gems) == (0, 1)
    assert full_squads(the_cards(), gem.characters, gem.extra(the_cards().gems), 8, 2025) == (("hero-3",),)


@pytest.mark.rule("CP-505")
def test_each_gem_once() -> None:
    double = replace(ROSTER, characters=("collector", *ROSTER.characters[1:]), gems=(("hero-9", "time"), ("collector", "time")))
    assert faults(double) == ["The time gem is in this roster more than once."]


def test_a_roster_is_an_option_of_the_game_and_stored_with_it() -> None:
    game = Game.new(TITLE, 2, 1, {"roster_a": json.dumps(json.loads(MINE), indent=2), "roster_b": json.loads(MINE)})
    assert game.state.options["roster_a"] == game.state.options["roster_b"] == MINE
    assert Game.load(game.save(), lambda _: TITLE).state.options["roster_a"] == MINE
    assert write(read(MINE)) == MINE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "JSON object"),
        ('{"characters": 3}', "list of card names"),
        ('{"gems": []}', "object from characters to gems"),
        (write(replace(ROSTER, characters=ROSTER.characters[:9])), "10 characters"),
        ("nobody", "JSON text of a roster"),
    ],
)
def test_a_roster_that_cannot_be_played_is_refused_with_a_sentence(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        TITLE.check_options({"roster_b": text})


@pytest.mark.rule("CP-115", "CP-116")
def test_the_rulebook_in_force_judges_a_roster() -> None:
    twins = write(replace(ROSTER, characters=(*ROSTER.characters[:8], "twin-a", "twin-b")))
    assert TITLE.check_options({"roster_a": twins, "ruleset": 2022})["roster_a"] == twins
    with pytest.raises(BadOption, match="same alter ego"):
        TITLE.check_options({"roster_a": twins, "ruleset": 2025})


@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("id", ["avengers", "cabal", "first-avengers", "hydra", "black-order", "uncanny-x-men"])
def test_ready_rosters_have_no_faults(id: str, ruleset: int) -> None:
    assert faults(the_cards().rosters[id], ruleset) == []
