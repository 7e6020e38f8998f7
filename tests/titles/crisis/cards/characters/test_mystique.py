"""Mystique (Raven Darkholme)."""

from __future__ import annotations

from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.rules.objectives import securing

from ...mission import cleanup, mission, on_token
from ...scene import Duel
from ..cast import CAP, CRATE, SKULL, SPIDER
from ..playing import fire, settle, take, usable

ME = "mystique"


def scene(power: int = 0, other: str = SKULL) -> Duel:
    return Duel(ME, other, terrain=[CRATE]).put(ME, 12, 10).put(other, 15, 10).set(ME, power=power)


def test_pistol_brings_power_and_comes_again_with_a_hit() -> None:
    duel = take(fire(scene(), ME, "pistol", SKULL, "hit"), "'do', 'pistol'").roll("hit blank blank blank", "blank " * 4)
    assert (settle(duel).power(ME), duel.damage(SKULL), duel.t.script) == (2, 2, [])


def test_espionage_stuns_before_damage() -> None:
    duel = settle(fire(scene(3), ME, "espionage", SKULL, "hit", "hit"))
    assert (duel.conditions(SKULL), duel.power(SKULL)) == ({"stun"}, 1)


def test_expert_sabotage_blows_terrain_up_once_per_turn() -> None:
    duel = settle(scene(6).put(SKULL, 18.2, 13).use(ME, "expert-sabotage"))
    assert (duel.damage(SKULL), duel.damage(ME), bool(duel.t.rubble)) == (2, 0, True)
    assert not usable(duel, ME, "expert-sabotage")


def test_martial_artist_counts_blanks_within_range_2() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 2
    assert settle(fire(scene().put(SKULL, 18, 10), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 5


def test_shapeshifter_nobody_answers_while_she_is_active() -> None:
    for foe in (SPIDER, "klaw"):
        assert not scene(other=foe).t.has("no_reactives", 1)
        duel = scene(other=foe).activate(ME)
        assert duel.t.has("no_reactives", 1)
        assert duel.t.has("no_reactive_tactics", 1)


def force(power: int = 2) -> Duel:
    """Freedom Force leads, and an ally stands on the first token of a Secure crisis."""
    duel = mission(Duel((ME, CAP), SKULL).lead(ME), "gamma-wave", "deadly-legacy-virus")
    return on_token(duel, CAP, 0).set(CAP, power=power)


def test_freedom_force_a_token_is_secured_when_nobody_is_there() -> None:
    duel = force()
    take(duel.activate(CAP), "freedom-force")
    assert (securing(duel.put(CAP, 3, 3).t, 0), duel.power(CAP)) == (0, 1)


def test_freedom_force_an_enemy_who_comes_takes_it_for_good() -> None:
    duel = force()
    take(duel.activate(CAP), "freedom-force")
    on_token(duel.put(CAP, 3, 3), SKULL, 0)
    assert securing(duel.t, 0) == 1
    settle(duel.place(SKULL, 1).answer(list(duel.at(SKULL))))
    assert securing(duel.put(SKULL, 30, 30).t, 0) == NOBODY


def test_freedom_force_an_enemy_who_gets_up_again_takes_it() -> None:
    duel = force()
    take(on_token(duel, SKULL, 0, 1.5).set(SKULL, dazed=True).activate(CAP), "freedom-force")
    assert securing(duel.put(CAP, 3, 3).t, 0) == 0
    cleanup(duel)
    assert securing(duel.put(SKULL, 30, 30).t, 0) == NOBODY


def test_freedom_force_has_one_token() -> None:
    duel = force(4)
    take(duel.activate(CAP), "freedom-force")
    on_token(duel, CAP, 1)
    take(duel, "freedom-force")
    assert [securing(duel.put(CAP, 3, 3).t, token) for token in (0, 1)] == [NOBODY, 0]


def test_freedom_force_not_where_an_enemy_contests() -> None:
    duel = on_token(force(), SKULL, 0, 1.5)
    assert not any("freedom-force" in str(one) for one in duel.activate(CAP).offered)


def test_freedom_force_interacting_with_an_extraction_token_brings_power_once_per_turn() -> None:
    duel = force()
    first = next(i for i, name in enumerate(duel.t.token_name) if name.startswith("deadly-legacy-virus"))
    on_token(duel, CAP, first).set(CAP, power=1).activate(CAP).answer(("interact", first))
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.power(CAP) == 1
