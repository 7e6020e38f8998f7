"""Superpowers (CP-044..CP-059) and stat cards (CP-014..CP-026)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.cards.keywords import flight, healing_factor, immunity, stealth, wall_crawler
from longbox.titles.crisis.codes import ACTIVE, ENERGY, INNATE, MYSTIC, NOBODY, PHYSICAL, REACTIVE, SIDES, TYPES, L, M, S
from longbox.titles.crisis.rules.damage import CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.script.cards import (
    active,
    add_character,
    damaged,
    innate,
    modify_own,
    on,
    reactive,
    static,
    targeted,
    would_suffer,
)
from longbox.titles.crisis.script.nodes import ATTACKER, SELF, Context, enemy, me, role
from longbox.titles.crisis.words.conditions import gain_condition
from longbox.titles.crisis.words.damage import reduce_damage
from longbox.titles.crisis.words.dice import add_dice
from longbox.titles.crisis.words.lasting import until
from longbox.titles.crisis.words.power import gain_power
from longbox.titles.crisis.words.terrain import throw_terrain

from ..scene import Duel
from ..stock import PUNCH, hero, stock

FRIDAY = hero("friday", active("friday-ai", 2, until("turn", "attack_dice", SELF, 2)))
HURLER = hero("hurler", active("hurl", 3, throw_terrain(3, 2, M), limit="turn"))
KINGPIN = hero("kingpin-test", reactive("conditioning", 1, would_suffer(target=me), reduce_damage(1)))
BLOCKER = hero("blocker", reactive("perfect", 2, targeted(target=me), add_dice("defense", 2)))
TOUGH = hero("tough", innate("tough", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))))
ANALYST = hero("analyst", innate("analyze", on(modify_own(roller=me & role(ATTACKER)), gain_power(SELF, 1))))
JUMPY = hero("jumpy", reactive("jump", 1, (damaged(target=me), damaged()), gain_power(SELF, 0)))
STRONG = hero("strong", innate("strong", static("attack_dice", 1, on=me)))
FLYER = hero(
    "flyer",
    flight(),
    stealth(),
    immunity("bleed"),
    healing_factor(2),
    wall_crawler(side="injured"),
    attacks=(replace(PUNCH, side="healthy"), replace(PUNCH, id="kick", side="injured")),
)
CAR = ("car", 2, True, ((12.0, 9.0), (14.0, 9.0), (14.0, 11.0), (12.0, 11.0)))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(FRIDAY, HURLER, KINGPIN, BLOCKER, TOUGH, ANALYST, JUMPY, STRONG, FLYER):
        yield


def powers(duel: Duel) -> list[str]:
    return [option[1] for option in duel.offered if option[0] == "power"]


# -- using superpowers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-018", "CP-044")
def test_a_superpower_has_a_type_a_name_and_perhaps_a_cost() -> None:
    found = {(power.kind, power.id, power.cost) for card in (FRIDAY, KINGPIN, TOUGH) for power in card.superpowers}
    assert found == {(ACTIVE, "friday-ai", 2), (REACTIVE, "conditioning", 1), (INNATE, "tough", 0)}
    assert len({ACTIVE, REACTIVE, INNATE}) == 3


@pytest.mark.rule("CP-045", "CP-075", "CP-076")
def test_a_superpower_needs_its_power_and_takes_it() -> None:
    assert powers(Duel("friday").set(0, power=1).activate(0)) == []
    duel = Duel("friday").set(0, power=3).activate(0).answer(("power", "friday-ai"))
    assert duel.power(0) == 1
    assert powers(duel) == []


@pytest.mark.rule("CP-046", "CP-048", "CP-049")
def test_friday_is_used_in_the_own_activation_and_without_an_action() -> None:
    duel = Duel(["friday", "hero-0"], "hero-1").put(2, 12, 10).set(0, power=4).push(ActivationPhase())
    duel.answer(("activate", 1))
    assert powers(duel) == []  # somebody else's activation
    duel.answer(("done",)).answer(("activate", 2)).answer(("done",)).answer(("activate", 0))
    duel.answer(("power", "friday-ai"))
    assert duel.t.total("attack_dice", 0) == 2
    duel.roll("blank " * 6, "blank " * 3).answer(("attack", "punch")).answer(2)
    duel.roll("blank " * 6, "blank " * 3).answer(("attack", "punch")).answer(2)  # both actions were still there
    assert duel.t.script == []


@pytest.mark.rule("CP-050", "CP-046", "CP-048")
def test_a_throw_superpower_costs_power_but_no_action() -> None:
    duel = Duel("hurler", "hero-0", terrain=[CAR]).set(0, power=3).activate(0)
    assert powers(duel) == ["hurl"]
    duel.answer(("power", "hurl")).answer(("terrain", 0)).answer([90.0])
    assert duel.power(0) == 0
    assert duel.ask.kind == "action"
    assert duel.t.frame(type(duel.t.stack[-1])).actions == 2
    assert powers(Duel("hurler", "hero-0", terrain=[CAR]).set(0, power=2).activate(0)) == []


@pytest.mark.rule("CP-051")
def test_a_reactive_superpower_waits_for_its_trigger() -> None:
    duel = Duel("kingpin-test", "blocker").set(0, power=5).set(1, power=5).activate(0)
    assert powers(duel) == []
    duel.push(Suffer(1, 1, 0))  # not targeted by an attack, and not the one that suffers
    assert duel.ask.kind == "action"


@pytest.mark.rule("CP-052", "CP-053")
def test_kingpin_reduces_each_damage_only_once() -> None:
    duel = Duel("kingpin-test", "hero-0").set(0, power=5).push(Suffer(0, 3, 1))
    assert duel.offered == (PASS, (0, "kingpin-test/conditioning", 0))
    duel.answer("kingpin-test/conditioning")
    assert duel.still
    assert (duel.damage(0), duel.power(0)) == (2, 6)  # 1 paid, 2 gained for the damage
    duel.push(Suffer(0, 1, 1)).answer("kingpin-test/conditioning")  # again for the next damage
    assert (duel.damage(0), duel.power(0)) == (2, 5)


@pytest.mark.rule("CP-052")
def test_two_ways_to_be_triggered_by_one_event_are_still_one_event() -> None:
    duel = Duel("jumpy", "hero-0").set(0, power=5).push(Suffer(0, 1, NOBODY))
    assert duel.offered == (PASS, (0, "jumpy/jump", 0))
    assert duel.answer("jumpy/jump").still
    assert duel.power(0) == 4
    assert duel.push(Suffer(1, 1, 0)).answer("jumpy/jump").power(0) == 3


@pytest.mark.rule("CP-052", "CP-054")
def test_a_perfect_block_for_every_targeting() -> None:
    duel = Duel("hero-0", "blocker").put(1, 12, 10).set(1, power=4)
    for left in (2, 0):
        duel.attack(0, "punch", 1)
        duel.roll("blank " * 4, "blank " * 5).answer("blocker/perfect")
        assert duel.still  # used once, it is not offered again
        assert (duel.power(1), duel.t.script) == (left, [])
    duel.roll("blank " * 4, "blank " * 3).attack(0, "punch", 1)
    assert duel.still


@pytest.mark.rule("CP-055", "CP-057")
def test_an_innate_superpower_works_whenever_its_condition_is_met_and_costs_nothing() -> None:
    duel = Duel("analyst", "hero-0").put(1, 12, 10)
    for times in (1, 2):
        duel.roll("blank " * 4, "blank " * 3).attack(0, "punch", 1)
        assert (duel.still, duel.power(0)) == (True, times)
    duel.roll("blank " * 4, "blank " * 3).attack(1, "punch", 0)
    assert duel.power(0) == 2  # defending is not its condition


@pytest.mark.rule("CP-055", "CP-058")
def test_crossbones_reduces_all_damage_of_enemies_for_nothing() -> None:
    duel = Duel("hero-0", "tough")
    duel.push(Suffer(1, 3, 0))
    assert (duel.damage(1), duel.power(1)) == (2, 2)
    duel.push(Suffer(1, 2, 0)).push(Suffer(1, 1, 0))
    assert duel.damage(1) == 4  # to a minimum of 1


@pytest.mark.rule("CP-056")
def test_the_dazed_have_no_innate_superpowers() -> None:
    duel = Duel("strong", "hero-0")
    assert duel.t.total("attack_dice", 0) == 1
    duel.set(0, dazed=True)
    assert duel.t.total("attack_dice", 0) == 0


@pytest.mark.rule("CP-059")
def test_keywords_have_their_full_rules() -> None:
    duel = Duel("flyer", "hero-0").put(1, 30, 30)
    assert list(duel.t.changes("move_size", 0)) == [5]
    assert list(duel.t.changes("stealth", 0)) == [3]
    duel.script(gain_condition(SELF, "bleed", "stun"), 0)
    assert duel.conditions(0) == {"stun"}
    duel.set(0, damage=3).activate(0).answer(("done",)).answer(("do", "healing-factor"))
    assert duel.damage(0) == 1


@pytest.mark.rule("CP-029", "CP-028")
def test_what_reduces_damage_of_enemies_minds_neither_crises_nor_conditions() -> None:
    """The last character on the table is an enemy: nobody must not be taken for it."""
    duel = Duel("tough", ["hero-0", "hero-1"])
    duel.push(Suffer(0, 2, -1, CRISIS))
    assert (duel.damage(0), duel.power(0)) == (2, 0)
    duel.push(Suffer(0, 2, 1, EFFECT))
    assert (duel.damage(0), duel.power(0)) == (3, 1)


# -- stat cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-014")
def test_everybody_begins_healthy() -> None:
    duel = Duel(["hero-0", "strong"], "tough")
    assert duel.t.injured == [0, 0, 0]
    assert duel.t.stamina(0) == 5


@pytest.mark.rule("CP-015", "CP-019")
def test_the_side_that_shows_counts() -> None:
    duel = Duel("flyer", "hero-0").activate(0)
    assert (duel.t.stamina(0), duel.t.side(0).defense, len(list(duel.t.strikes(0)))) == (5, (3, 3, 3), 1)
    assert [power.id for power in duel.t.card(0).superpowers if duel.t.shows(0, power)][-1] == "healing-factor"
    duel.set(0, injured=1)
    assert (duel.t.stamina(0), duel.t.side(0).speed, duel.t.side(0).defense) == (4, S, (2, 2, 2))
    assert [power.id for power in duel.t.card(0).superpowers if duel.t.shows(0, power)][-1] == "wall-crawler"
    assert [strike.id for strike in duel.t.strikes(0)] == ["kick"]


@pytest.mark.rule("CP-016", "CP-017", "CP-024")
def test_a_stat_card_has_all_its_parts() -> None:
    card = Duel("leader-a").t.card(0)
    assert (card.name, card.alter_ego, card.threat) == ("leader-a", "who is leader-a", 3)
    assert [attack.id for attack in card.attacks] == ["punch"]
    assert [power.id for power in card.superpowers if power.leadership] == ["lead-a"]
    healthy = card.side(0, 0)
    assert (healthy.stamina, healthy.speed, healthy.size, healthy.defense) == (5, M, 2, (3, 3, 3))
    assert TYPES == ("physical", "energy", "mystic")
    assert (PHYSICAL, ENERGY, MYSTIC) == (0, 1, 2)
    assert len(SIDES) == 8


@pytest.mark.rule("CP-024", "CP-017")
@pytest.mark.parametrize("kind", [PHYSICAL, ENERGY, MYSTIC])
def test_the_defense_of_the_attacks_type_is_rolled(kind: int) -> None:
    from longbox.titles.crisis.script.cards import CHARACTERS, STRIKES

    card = CHARACTERS["hero-0"]
    side = replace(card.forms[0].healthy, defense=(1, 2, 4))
    CHARACTERS["hero-0"] = replace(card, forms=(replace(card.forms[0], healthy=side),))
    STRIKES["hero-1/punch"] = replace(STRIKES["hero-1/punch"], type=kind)
    duel = Duel("hero-1", "hero-0").put(1, 12, 10).roll("blank " * 4, "blank " * (1, 2, 4)[kind]).attack(0, "punch", 1)
    assert (duel.still, duel.t.script) == (True, [])


@pytest.mark.rule("CP-019")
def test_damage_up_to_the_stamina_dazes_then_knocks_out() -> None:
    duel = Duel(["hero-0", "hero-1"], "hero-2").push(Suffer(0, 4, 2))
    assert not duel.is_dazed(0)
    assert duel.push(Suffer(0, 1, 2)).is_dazed(0)
    duel.set(1, injured=1).push(Suffer(1, 4, 2))
    assert 1 not in duel.t.present()


@pytest.mark.rule("CP-020")
def test_speeds() -> None:
    from longbox.titles.crisis.rules.actions import speed_of

    duel = Duel("hero-0")
    assert speed_of(duel.t, 0) == M
    assert speed_of(duel.set(0, injured=1).t, 0) == S
    assert (S, M, L) == (0, 1, 2)


@pytest.mark.rule("CP-021", "CP-022")
def test_size_is_a_printed_number_apart_from_the_base() -> None:
    """A bigger base does not make it bigger: it is still small enough to be thrown."""
    from longbox.titles.crisis.script.nodes import size

    duel = Duel("hero-0", "hero-1")
    duel.t.base[1] = (*duel.at(1), 2.0)
    assert duel.t.size(1) == 2
    assert size(2).test(Context(duel.t, 0, 0, {}), 1)
    assert not size(1).test(Context(duel.t, 0, 0, {}), 1)


@pytest.mark.rule("CP-026")
def test_objects_are_no_characters() -> None:
    duel = Duel("hurler", "hero-0", terrain=[CAR]).put(1, 12, 12.5).set(0, power=3)
    duel.use(0, "hurl")
    assert duel.offered == (("terrain", 0),)


def test_a_price_of_nothing_can_be_chosen() -> None:
    add_character(hero("thrifty", active("save", 0, gain_power(SELF, 1), most=2)))
    duel = Duel("thrifty").set(0, power=2).use(0, "save")
    assert (duel.ask.kind, duel.offered) == ("price", (0, 1, 2))
    duel.answer(0)
    assert duel.still
    assert duel.power(0) == 3
