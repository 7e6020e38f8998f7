"""Phoenix (Jean Grey), and Phoenix Unleashed."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED, KO
from longbox.titles.crisis.rules.raising import Raise
from longbox.titles.crisis.rules.rounds import CleanupPhase, Turn
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import CHOSEN, TARGET, S, advance, damage, go_down, ko, place, push

from ...mission import mission
from ...scene import PASS, Duel, box
from ..cast import BONES, CAP, SKULL
from ..playing import asks, blanks, fire, moment, offers, settle, take, usable

ME, DRONES = "phoenix", "ultron-drones"


def scene(power: int = 0, tokens: int = 0, form: int = 0, terrain: tuple[object, ...] = ()) -> Duel:
    duel = Duel((ME, CAP), (SKULL, BONES), terrain=terrain).put(CAP, 30, 30).put(BONES, 33, 33).put(SKULL, 13, 10)
    duel.set(ME, power=power, form=form)
    duel.t.lasting += [("phoenix", 0, 0, "game", 1)] * tokens
    return duel


def tokens(duel: Duel) -> int:
    return duel.t.total("phoenix", 0)


# -- herself -----------------------------------------------------------------------------------------------------------


def test_bolts_of_flame() -> None:
    duel = settle(fire(scene(), ME, "bolts-of-flame", SKULL, "wild", "hit"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (2, {"incinerate"})
    assert settle(fire(scene(), ME, "bolts-of-flame", SKULL, "hit")).conditions(SKULL) == set()


@pytest.mark.parametrize(("face", "burns"), [("wild", {"incinerate"}), ("hit", set())])
def test_firestorm_burns_enemies_and_mends_allies(face: str, burns: set[str]) -> None:
    duel = scene(6).put(CAP, 10, 13).set(CAP, damage=2).set(ME, damage=2)
    fire(duel, ME, "firestorm", SKULL, face)
    while not duel.still:
        duel.answer(next((one for one in duel.offered if one[0] == "heal"), duel.offered[0]))
    assert duel.conditions(SKULL) == burns
    assert (duel.damage(CAP), duel.damage(ME)) == (2, 1)  # the area costs him one first (CP-385)
    assert settle(fire(scene(6).put(CAP, 10, 19).set(CAP, damage=2), ME, "firestorm", SKULL)).damage(CAP) == 2


def test_cosmically_empowered_telekinesis_throws_large_enemies_and_smaller_terrain() -> None:
    giant = Duel(ME, "dormammu", terrain=(box("building", 5, 8, 12, 1, 1),)).put("dormammu", 13, 10).set(ME, power=6)
    duel = giant.use(ME, "cosmically-empowered-telekinesis")
    if duel.ask.kind == "choose":
        assert duel.offered == (("character", 1),)
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at("dormammu")[0] > 17
    assert not usable(duel, ME, "cosmically-empowered-telekinesis")
    assert usable(Duel(ME, SKULL, terrain=(box("truck", 4, 8, 12, 1, 1),)).set(ME, power=3), ME, "cosmically-empowered-telekinesis")


def test_rejuvenating_flames() -> None:
    duel = scene(6).put(CAP, 10, 13).set(CAP, damage=3, conditions=("bleed",)).set(ME, conditions=("slow",))
    duel.use(ME, "rejuvenating-flames").answer(CAP).answer(("heal", 2)).answer(("do", "remove-condition"))
    assert (duel.damage(CAP), duel.conditions(CAP), duel.power(ME)) == (1, set(), 4)
    duel.use(ME, "rejuvenating-flames")  # each character once per turn
    assert settle(take(duel, "remove-condition")).conditions(ME) == set()
    assert not usable(duel, ME, "rejuvenating-flames")


@pytest.mark.parametrize("effect", [push(TARGET, S), place(TARGET, 2), advance(TARGET, S)])
def test_burning_resolve_keeps_an_ally_in_place(effect: object) -> None:
    duel = scene(3).put(CAP, 10, 13).script(effect, SKULL, target=1)
    take(duel, "burning-resolve")
    assert settle(duel).at(CAP) == (10, 13)
    assert duel.power(ME) == 0


def test_burning_resolve_is_for_others_and_against_enemies() -> None:
    assert not offers(scene(3).put(CAP, 10, 13).script(push(TARGET, S), ME, target=1), "burning-resolve")
    assert not offers(scene(3).script(push(TARGET, S), SKULL, target=0), "burning-resolve")
    assert not offers(scene(3).put(CAP, 10, 25).script(push(TARGET, S), SKULL, target=1), "burning-resolve")


@pytest.mark.parametrize("effect", [go_down(CHOSEN), ko(CHOSEN)])
@pytest.mark.parametrize("form", [0, 1])
def test_she_gains_a_token_for_each_ally_that_falls(effect: object, form: int) -> None:
    assert tokens(settle(scene(form=form).script(effect, SKULL, chosen=1))) == 1
    assert tokens(settle(scene(form=form).script(effect, CAP, chosen=2))) == 0
    grunts = Duel((ME, "ultron-metal-tyrant", DRONES), (SKULL, BONES)).set(ME, form=form)
    assert tokens(settle(grunts.script(effect, SKULL, chosen=2))) == 0


def test_when_she_would_be_dazed_she_gains_three_tokens() -> None:
    duel = settle(scene().set(ME, damage=7).script(damage(CHOSEN, 1), SKULL, chosen=0))
    assert duel.is_dazed(ME)
    assert tokens(duel) == 3


def test_at_three_tokens_her_turn_begins_with_phoenix_unleashed() -> None:
    for n, comes in ((2, False), (3, True)):
        duel = scene(4, n).set(ME, damage=5, conditions=("bleed",)).push(Turn(0))
        assert (duel.ask.kind == "place") == comes
    duel.answer([13.0, 13.0])
    assert (duel.t.form[0], duel.damage(ME), duel.power(ME), duel.conditions(ME), tokens(duel)) == (1, 0, 4, set(), 3)
    other = scene(4, 3).push(Turn(1))
    assert other.ask.kind != "place"
    tired = scene(4, 3)
    tired.t.status[0] |= ACTIVATED
    tired.push(Turn(0)).answer(tired.offered[0])
    assert tired.t.status[0] & ACTIVATED


def cleaning(duel: Duel) -> Duel:
    mission(duel.set(ME, damage=duel.t.stamina(0), dazed=True), "gamma-wave", "skrulls-infiltrate")
    return duel.push(CleanupPhase())


def test_instead_of_her_injured_side_comes_phoenix_unleashed() -> None:
    duel = cleaning(scene(4, 3))
    assert asks(duel, "place")
    settle(duel.answer(duel.offered[0]))
    assert (duel.t.form[0], duel.t.injured[0], duel.damage(ME), duel.power(ME), tokens(duel)) == (1, 0, 0, 4, 3)
    assert not duel.is_dazed(ME)


def test_psionic_nexus() -> None:
    assert settle(moment(scene(), "power_phase")).power(ME) == 1


# -- unleashed ---------------------------------------------------------------------------------------------------------

TRUCK = box("truck", 4, 8, 12, 1, 1)


@pytest.mark.parametrize(("sizes", "dice"), [((4,), 10), ((2,), 8), ((1,), 6), ((5,), 6)])
def test_phoenix_blast_burns_terrain_and_raises_a_pillar(sizes: tuple[int, ...], dice: int) -> None:
    terrain = tuple(box("truck", size, 8, 12, 1, 1) for size in sizes)
    duel = scene(form=1, terrain=terrain).roll(blanks(40)).attack(ME, "phoenix-blast", SKULL)
    while not duel.still:
        duel.answer(PASS if duel.ask.kind == "react" else next(one for one in duel.offered if one != PASS))
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [dice]
    assert (duel.t.rubble, tokens(duel)) == (int(dice > 6), 1)
    assert [row[:3] for row in duel.t.terrain[1:]] == [("flame-pillar", 1, True)]


def test_phoenix_blast_may_leave_terrain_and_raises_no_third_pillar() -> None:
    duel = scene(form=1, terrain=(TRUCK,))
    for at in ([5.0, 10.0], [10.0, 5.0]):
        duel.push(Raise("flame-pillar", 0, 0, 4)).answer(at)
    duel.roll(blanks(40)).attack(ME, "phoenix-blast").answer(("character", 0))
    assert not asks(duel, "put_marker")
    assert duel.t.rubble == 0


def test_molecular_disintegration_costs_a_token_unless_the_target_falls() -> None:
    duel = settle(fire(scene(6, 2, 1), ME, "molecular-disintegration", SKULL))
    assert (tokens(duel), duel.power(ME)) == (1, 0)
    duel = settle(fire(scene(6, 2, 1).set(SKULL, damage=5), ME, "molecular-disintegration", SKULL, "hit"))
    assert duel.is_dazed(SKULL)
    assert tokens(duel) == 1  # for another reason: she has Dazed it
    assert tokens(settle(fire(scene(6, 0, 1), ME, "molecular-disintegration", SKULL))) == 0


@pytest.mark.parametrize("attacks", [True, False])
def test_temporal_domination(attacks: bool) -> None:
    duel = scene(form=1)
    fire(duel, *((ME, "phoenix-blast", SKULL) if attacks else (SKULL, "cosmic-burst", ME)))
    take(duel, "temporal-domination")
    duel.roll("hit hit hit")
    while duel.ask.kind != "dice":
        assert not duel.still
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([0, 1, 2])
    assert tokens(duel) >= 1
    assert not offers(duel, "temporal-domination")


def pillar(duel: Duel, x: float, y: float) -> Duel:
    return duel.push(Raise("flame-pillar", 0, 0, 4)).answer([x, y])


def test_all_are_beneath_me_lets_attacks_come_from_a_pillar() -> None:
    duel = pillar(scene(form=1).put(SKULL, 10, 27), 10, 18)
    assert targets_of(duel.t, 0, duel.t.strike(0, "phoenix-blast")) == [2]
    settle(fire(duel, ME, "phoenix-blast", SKULL))
    assert duel.conditions(SKULL) == {"incinerate"}
    assert duel.t.rubble == 1
    assert settle(fire(scene(form=1), ME, "phoenix-blast", SKULL)).conditions(SKULL) == set()


def test_a_beam_from_a_pillar_burns_all_and_the_pillar() -> None:
    duel = Duel(ME, (SKULL, CAP)).put(SKULL, 10, 21).put(CAP, 10, 24).set(ME, power=6, form=1)
    pillar(duel, 10, 18).roll(blanks(60)).attack(ME, "molecular-disintegration")
    settle(duel.answer([90.0]))
    assert (duel.conditions(SKULL), duel.conditions(CAP), duel.t.rubble) == ({"incinerate"}, {"incinerate"}, 1)


def test_untamed_cosmic_entity_lives_on_its_tokens() -> None:
    assert settle(moment(scene(0, 3, 1), "power_phase")).power(ME) == 3


@pytest.mark.parametrize("injured", [0, 1])
def test_whom_she_fells_costs_her_a_token(injured: int) -> None:
    duel = scene(0, 3, 1).set(SKULL, damage=5, injured=injured)
    assert tokens(settle(duel.script(damage(CHOSEN, 6), ME, chosen=2))) == 2
    none = scene(0, 0, 1).set(SKULL, damage=5, injured=injured)
    assert tokens(settle(none.script(damage(CHOSEN, 6), ME, chosen=2))) == 0
    by_another = scene(0, 3, 1).set(SKULL, damage=5, injured=injured)
    assert tokens(settle(by_another.script(damage(CHOSEN, 6), CAP, chosen=2))) == 3


def burnt_out(duel: Duel) -> None:
    assert duel.t.status[0] & KO
    assert (duel.damage(SKULL), duel.damage(CAP)) == (2, 0)
    assert duel.t.rubble == 1


BURNING = (box("crate", 2, 8, 12, 1, 1), box("tree", 3, 6, 12, 1, 1))


def test_five_tokens_burn_her_up_at_the_end_of_her_activation() -> None:
    for n in (4, 5):
        duel = scene(0, n, 1, BURNING).activate(ME).roll("crit hit blank block fail")
        settle(duel.answer("done"))
        assert bool(duel.t.status[0] & KO) == (n == 5)
    burnt_out(duel)


def test_instead_of_an_injured_side_she_burns_up() -> None:
    burnt_out(settle(moment(scene(0, 2, 1, BURNING).roll("wild hit"), "instead_of_flip", ME)))
