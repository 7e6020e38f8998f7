"""Nebula."""

from __future__ import annotations

from longbox.titles.crisis.rules.objectives import contests

from ...scene import Duel
from ..cast import CAP, SKULL, hold
from ..playing import blanks, settle
from ..scenes.wakanda import take

NEBULA = "nebula"


def test_nebulas_weapons() -> None:
    duel = settle(Duel(NEBULA, SKULL).put(SKULL, 12, 10).roll("wild hit blank blank", blanks(4)).attack(NEBULA, "strike", SKULL))
    assert (duel.conditions(SKULL), duel.power(NEBULA)) == ({"shock"}, 2)
    settle(duel.roll(blanks(4), blanks(3)).attack(NEBULA, "blaster-pistol", SKULL))
    assert duel.power(NEBULA) == 3
    duel.put(SKULL, 16, 10).roll("wild" + " blank" * 5, blanks(3)).attack(NEBULA, "shock-sword-assault", SKULL)
    settle(duel)
    assert duel.conditions(SKULL) == {"shock", "stun"}
    assert duel.at(NEBULA) != (10.0, 10.0)


def test_an_assassin_hunts_those_who_hold_objectives_and_wants_none() -> None:
    duel = hold(Duel(NEBULA, SKULL).put(SKULL, 12, 10), SKULL)
    duel.roll(blanks(4), blanks(4), "hit hit hit hit").attack(NEBULA, "strike", SKULL)
    settle(take(duel, "assassin").answer(duel.offered[-1]))
    assert duel.damage(SKULL) == 4
    for query in ("no_contest", "no_interact", "no_hold"):
        assert duel.t.has(query, 0)
    duel.t.token_holder[0] = -1
    duel.t.token_at[0] = (10.0, 10.0)
    assert not contests(duel.t, 0, 0)
    assert duel.put(SKULL, 12, 14).put(NEBULA, 12, 16).roll(blanks(4), blanks(4)).attack(NEBULA, "strike", SKULL).still


def test_cybernetics_reroll_a_defense_die_and_heal() -> None:
    duel = Duel(NEBULA, CAP).set(NEBULA, damage=2).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", blanks(3), "block").attack(CAP, "shield-bounce", NEBULA)
    settle(take(duel, "cybernetic").answer((0,)))
    assert duel.damage(NEBULA) == 2
    assert duel.activate(NEBULA).damage(NEBULA) == 1
