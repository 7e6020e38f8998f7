"""The second printing of the cards: what it gave Missions of their own, and that games of the first go on as they began."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from longbox.titles.revolution.arena import apart
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS, power_of
from longbox.titles.revolution.cards.first import FIRST
from longbox.titles.revolution.codes import ANY, MOVED, PLOT, POWER
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.enemies import enemy_moves
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.rules.plot import PlotPhase
from longbox.titles.revolution.title import TITLE
from longbox.titles.revolution.words import SCHOOLS, DamageHope, Facing, Fury, Grudge, Noise, Pack, Ranks, Regain, Sap, Shield

from ..fights import duel, power_scene
from ..scene import TOKEN, Scene, at, n


def first(s: Scene) -> Scene:
    """The same table with cards of the first printing."""
    s.t.options = {**s.t.options, "printing": "first"}
    return s


# -- variety -----------------------------------------------------------------------------------------------------------------


def test_at_most_two_carry_one_effect() -> None:
    """Of Characters, Training and Charters: the same word with the same figures at the same moment."""
    powers = [card.power for card in CARDS if card.power is not None] + [school.charter_power for school in SCHOOLS]
    carriers = Counter((power.when, power.parts) for power in powers)
    assert {effect: count for effect, count in carriers.items() if count > 2} == {}


def test_missions_for_damage_have_a_rule_of_their_own() -> None:
    words = defaultdict(list)
    for card in ALL_MISSIONS:
        if any(isinstance(part, DamageHope) for part in card.parts):
            words[frozenset(type(part) for part in card.parts)].append(card.id)
    assert [ids for ids in words.values() if len(ids) > 1] == []


# -- games of the first printing ---------------------------------------------------------------------------------------------


def test_saved_games_go_on_with_the_first_printing() -> None:
    assert TITLE.recall({})["printing"] == "first"
    assert TITLE.check_options({})["printing"] == "second"


@pytest.mark.parametrize("id", FIRST)
def test_a_power_is_that_of_the_printing(id: str) -> None:
    card = next(card for card in CARDS if card.id == id)
    assert card.power is not None
    assert FIRST[id].parts != card.power.parts or FIRST[id].when != card.power.when
    assert PLOT not in (FIRST[id].when, card.power.when), "a Power of the Plot Phase is known by its card alone"
    assert power_of(n(id)) is card.power
    assert power_of(n(id), second=False) is FIRST[id]


def test_powers_of_the_first_printing_still_work() -> None:
    s = first(power_scene("gravelock"))
    s.push(Harm(0, 2, 3, attack=True))
    assert s.kind == "react"
    s.use()
    assert s.t.frame(Harm).damage == 1
    now = power_scene("gravelock").roll(6, 6, 6, 6, *[1] * 6)
    now.push(Strike(3, 0)).use().quiet()
    assert len(now.told("Rolled")[0].defense) == 4 + 2


def test_a_training_is_that_of_the_printing() -> None:
    s = power_scene("pixie").train("pixie", "field-medic")
    assert (s.t.power_of(n("field-medic")), first(s).t.power_of(n("field-medic"))) == (
        power_of(n("field-medic")),
        FIRST["field-medic"],
    )
    assert (FIRST["field-medic"].when, FIRST["field-medic"].parts) == (MOVED, (Regain(1),))
    assert FIRST["copperkid"].parts == (Shield(1),)
    assert POWER + n("field-medic") > max(range(len(PLOT_CARDS)))


# -- any School ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-115", "MR-116")
def test_some_events_are_for_any_school() -> None:
    assert sum(any(getattr(part, "who", "") == ANY for part in card.parts) for card in PLOT_CARDS) == 5
    for school in range(4):
        s = Scene().hand(0, "generous-alumna")
        s.t.plot_deck, s.t.pp = (), [1, 0, 0, 0]
        s.push(PlotPhase()).answer(("event", s.card(0, "generous-alumna")))
        assert s.options == ((0,), (1,), (2,), (3,))
        s.answer((school,))
        assert [hope - 5 for hope in s.t.hope] == [4 * (seat == school) for seat in range(4)]


def test_in_the_first_printing_they_were_for_ones_own() -> None:
    s = first(Scene().hand(0, "generous-alumna"))
    s.t.plot_deck, s.t.pp = (), [1, 0, 0, 0]
    s.push(PlotPhase()).answer(("event", s.card(0, "generous-alumna")))
    assert s.kind != "target"
    assert s.t.hope[0] == 9


# -- Missions ------------------------------------------------------------------------------------------------------------------


def attack_dice(s: Scene, target: int, token: int = 0) -> int:
    return Strike(TOKEN + token, target).attack_dice(s.t)


def defense_dice(s: Scene, token: int = 0) -> int:
    return Strike(0, TOKEN + token).defense_dice(s.t)


def test_the_sentinel_bears_a_grudge() -> None:
    s = duel("hellfire-sentinel", (0, 1))
    assert s.t.own(Grudge) is not None
    assert (attack_dice(s, 0), attack_dice(s, 1)) == (4, 4)
    s.t.damage = [(2, 3, 0, 0)]
    assert (attack_dice(s, 0), attack_dice(s, 1)) == (4, 5)
    s.t.damage = [(3, 3, 0, 0)]
    assert (attack_dice(s, 0), attack_dice(s, 1)) == (5, 5)
    first(s)
    assert (attack_dice(s, 0), attack_dice(s, 1)) == (4, 4)


def test_apocalypse_grows_angry() -> None:
    s = duel("dawn-of-apocalypse", (0, 1))
    assert s.t.own(Fury) is not None
    for damage, dice in ((8, 5), (9, 6), (16, 6)):
        s.t.damage = [(damage, 0, 0, 0)]
        assert attack_dice(s, 0) == dice
    assert attack_dice(first(s), 0) == 5


def test_sinister_takes_power() -> None:
    for printing, left in (("second", 1), ("first", 2)):
        s = duel("sinister-trouble", (0, 1))
        assert s.t.part(Sap) is not None
        s.t.options = {**s.t.options, "printing": printing}
        s.t.power[n("rogue")] = 2
        s.roll(6, 6, 1, 1, 1, 1, 1, 1).push(Strike(TOKEN, 0)).quiet()
        assert s.kind == "lower"
        assert s.t.power[n("rogue")] == left
    s = duel("sinister-trouble", (0, 1)).roll(1, 1, 1, 1, 6, 6, 6, 6)
    s.t.power[n("rogue")] = 2
    s.push(Strike(TOKEN, 0)).quiet()
    assert s.t.power[n("rogue")] == 2, "no Damage, no loss"


def test_the_first_attack_of_a_turn_meets_the_shield() -> None:
    s = duel("a-shield-between-us", (0, 1))
    assert s.t.own(Facing) is not None
    assert defense_dice(s) == 6, "as it is before the attack"
    s.roll(1, 1, 1, 1, *[6] * 6).push(Strike(0, TOKEN)).quiet()
    assert defense_dice(s) == 4
    s.roll(1, 1, 1, *[6] * 4).push(Strike(1, TOKEN)).quiet()
    assert [len(event.defense) for event in s.told("Rolled")] == [6, 4]
    s.t.struck = ()
    assert defense_dice(s) == 6, "and again in the next turn"
    assert defense_dice(first(s)) == 4
    s = duel("a-shield-between-us", (0, 1), (0, 2))
    s.t.struck = ((0, TOKEN + 1),)
    assert [defense_dice(s, token) for token in (0, 1)] == [6, 4], "each by itself"


def test_the_hulk_follows_the_noise() -> None:
    s = duel("gamma-rampage", (0, -4))
    assert s.t.own(Noise) is not None
    s.t.at[0], s.t.at[1] = at(-4, 4), at(4, 0)
    quiet = set(enemy_moves(s.t, 0))
    s.t.struck = ((0, TOKEN),)
    west = enemy_moves(s.t, 0)
    s.t.struck = ((0, TOKEN), (1, TOKEN), (TOKEN, 0))
    east = enemy_moves(s.t, 0)
    assert set(west) < quiet
    assert set(east) < quiet
    assert set(west) != set(east)
    assert all(apart(hex, s.t.at[0]) < apart(start, s.t.at[0]) for start in [s.t.token_at[0]] for hex in west)
    s.t.at[1] = -1
    assert enemy_moves(s.t, 0) == west, "who is gone makes no noise"
    assert set(enemy_moves(first(s).t, 0)) == quiet


@pytest.mark.rule("MR-343")
def test_the_hulk_attacks_if_it_can_whatever_the_noise() -> None:
    s = duel("gamma-rampage", (0, -3))
    s.t.at[0], s.t.at[1] = at(0, 4), at(2, -4)
    s.t.struck = ((0, TOKEN),)
    assert all(apart(hex, s.t.at[1]) == 1 for hex in enemy_moves(s.t, 0))


def test_hunters_hunt_in_a_pack() -> None:
    s = duel("twin-hunters", (0, 1), (1, -1))
    assert s.t.own(Pack) is not None
    assert attack_dice(s, 0, 1) == 3
    s.t.struck = ((TOKEN, 0),)
    assert (attack_dice(s, 0, 1), attack_dice(s, 0), attack_dice(s, 1, 1)) == (4, 3, 3)
    assert attack_dice(first(s), 0, 1) == 3


def test_sentinels_stand_in_ranks() -> None:
    s = duel("sentinel-swarm", (-3, 0), (-3, 1), (3, 0), (0, 3))
    assert s.t.own(Ranks) is not None
    assert [defense_dice(s, token) for token in range(4)] == [4, 4, 3, 3]
    s.t.token_at[1] = -1
    assert defense_dice(s) == 3
    s.t.token_at[1] = at(-3, 1)
    assert defense_dice(first(s)) == 3
