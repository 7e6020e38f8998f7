"""The rosters that are ready to play: legal at events, led at every threat, playable by whoever is in them."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

import longbox
from longbox.challenger.rosters import check
from longbox.players import player
from longbox.players.player import Sight
from longbox.titles.crisis.builder.catalogue import ready
from longbox.titles.crisis.builder.squads import THREATS
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.cards.affiliations import THRALLS
from longbox.titles.crisis.rules.squads import full_squads, usual_squads
from longbox.titles.crisis.script.naming import meant, named_by
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.state import Table

DAY = date(2025, 6, 1)
RULESETS = (2025, 2022)
EACH = 3
"""Rosters for Standard events that every affiliation has."""
FIRST = [
    *("avengers", "cabal", "first-avengers", "hydra", "black-order", "web-warriors", "wakanda", "guardians", "spider-foes"),
    *("convocation", "uncanny-x-men", "x-force", "weapon-x", "winter-guard", "asgard"),
]
"""Those that saved games name from before rosters had an affiliation."""
ROSTERS = [roster for roster in LIBRARY.rosters.values() if roster.id not in FIRST]
each = pytest.mark.parametrize("roster", ROSTERS, ids=lambda roster: str(roster.id))


def test_every_affiliation_has_three_rosters_for_standard_events() -> None:
    affiliations = {name for card in LIBRARY.characters.values() for name in card.affiliations}
    counted = Counter(roster.affiliation for roster in ROSTERS)
    assert {name for name in affiliations if counted[name] < EACH} == set()
    assert set(counted) <= affiliations | {THRALLS}


@each
def test_events_take_it(roster: Roster) -> None:
    for ruleset in RULESETS:
        assert check(roster, "standard", DAY, ruleset=ruleset).faults == ()


@each
def test_its_affiliation_is_led_at_every_threat(roster: Roster) -> None:
    extra = roster.extra(LIBRARY.gems)
    threat_of = {id: LIBRARY.characters[id].threat + more for id, more in zip(roster.characters, extra, strict=True)}
    for ruleset in RULESETS:
        for threat in THREATS:
            full = full_squads(LIBRARY, roster.characters, extra, threat, ruleset)
            assert sum(threat_of[id] for id in full[0]) == threat
            assert usual_squads(full, roster.affiliation, roster.tactics, LIBRARY), f"nobody leads at {threat}"


@each
def test_somebody_in_it_can_play_every_card_of_it(roster: Roster) -> None:
    people = [LIBRARY.characters[id] for id in roster.characters]
    for card in (LIBRARY.tactics[id] for id in roster.tactics):
        assert card.affiliation in ("", roster.affiliation), card.id
        assert not named_by(card) or any(meant(one, named_by(card)) for one in people), card.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_one_has_a_name_of_its_own(language: str) -> None:
    offered = ready(language)
    assert len({one["name"] for one in offered}) == len({one["code"] for one in offered}) == len(offered)
    groups = [one["group"] for one in offered]
    assert groups == sorted(groups, key=groups.index)  # those of an affiliation stand together


def test_the_first_ones_are_still_drawn_as_ever() -> None:
    assert [id for id, roster in LIBRARY.rosters.items() if not roster.affiliation] == sorted(FIRST, key=[*LIBRARY.rosters].index)
    assert all(LIBRARY.rosters[id].group for id in FIRST)


@pytest.mark.parametrize("roster", ["shield-stark", "hellfire-club", "black-order-corvus", "weapon-x-program", "mighty-avengers"])
def test_the_quick_setup_fields_it_as_it_is_meant(roster: str) -> None:
    """Where other affiliations could be used too, where a card gives the Leadership, and where that card wants no affiliation."""
    for seed in range(4):
        t = longbox.new("crisis", seed=seed, setup="quick", roster_a=roster, roster_b=roster).state
        assert isinstance(t, Table)
        own = LIBRARY.rosters[roster]
        for seat in (0, 1):
            squad = tuple(id for who, id in enumerate(t.who) if t.squad[who] == seat)
            assert usual_squads((squad,), own.affiliation, own.tactics, LIBRARY)
            assert t.affiliation[seat] in (own.affiliation, "")


@pytest.mark.parametrize("roster", ["hydra-zemo", "legion-of-the-lost-fallen", "new-mutants"])
def test_bots_that_choose_for_themselves_field_it_so_too(roster: str) -> None:
    t = set_up_by_bots(roster)
    own = LIBRARY.rosters[roster]
    for seat in (0, 1):
        squad = tuple(id for who, id in enumerate(t.who) if t.squad[who] == seat)
        assert usual_squads((squad,), own.affiliation, own.tactics, LIBRARY)
        assert t.affiliation[seat] in (own.affiliation, "")


def set_up_by_bots(roster: str) -> Table:
    """A game with a roster on both sides, once greedy bots have chosen their squads."""
    game = longbox.new("crisis", seed=1, roster_a=roster, roster_b=roster)
    bots = [player("greedy", seat) for seat in (0, 1)]
    t = game.state
    assert isinstance(t, Table)
    while not t.who:
        assert game.ask is not None
        game.answer(bots[game.ask.seat].choose(Sight(game.title, t, game.ask)))
    return t
