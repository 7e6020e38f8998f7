"""Angela (Aldrif Odinsdottir)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.words import TARGET, M, advance

from ...scene import Duel
from ..cast import BONES, SKULL
from ..scenes.asgard import blanks, settle_for

SKURGE = "skurge-the-executioner"
VALKYRIE = "valkyrie"
JANE = "the-mighty-thor"
ANGELA = "angela"
MISS = "blank blank fail fail"


def test_xiphos_places_her_by_the_target() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 13, 10).roll(blanks(6), MISS).attack(ANGELA, "xiphos-the-sword-of-the-stars", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert settle_for(duel.answer([16.5, 10.0])).at(ANGELA) == (16.5, 10.0)


def test_blades_pursue_before_the_damage() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 16, 10).set(ANGELA, power=1).roll(blanks(5, "hit"), MISS)
    duel.attack(ANGELA, "blades-of-ichor", SKULL)
    assert (duel.ask.kind, duel.damage(SKULL)) == ("advance", 0)
    settle_for(duel.answer([11.5, 10.0]))
    assert (duel.at(ANGELA), duel.damage(SKULL)) == ((11.5, 10.0), 1)


def test_hevens_wrath_cleaves_once_for_nothing() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 13, 10).set(ANGELA, power=3)
    first, again = blanks(6, "crit", "crit", "wild"), blanks(6, "crit", "crit", "wild")
    duel.roll(first, "blank blank", "block block block block", again, "blank blank", "block block block block")
    duel.attack(ANGELA, "hevens-wrath", SKULL)
    settle_for(duel, "hevens-wrath")
    assert not duel.t.script
    assert duel.power(ANGELA) == 0


def test_she_goes_on_to_the_next_when_one_has_fallen() -> None:
    duel = Duel(ANGELA, [SKULL, BONES]).set(ANGELA, power=3).set(SKULL, damage=5).put(SKULL, 12.7, 10).put(BONES, 10, 13)
    duel.activate(ANGELA)
    duel.roll(blanks(6, "hit"), MISS, blanks(6, "hit", "hit"), blanks(4)).answer(("attack", "xiphos-the-sword-of-the-stars"))
    used = False
    while duel.ask.kind != "action":
        found = [one for one in duel.offered if "angelic" in str(one)]
        used |= bool(found)
        if duel.ask.kind == "target" and not used:
            duel.answer(SKULL)
        else:
            duel.answer(found[0] if found else duel.offered[0])
    assert used
    assert duel.is_dazed(SKULL)
    assert duel.damage(BONES) == 1


def test_the_assassin_waits_for_her_own_activation() -> None:
    duel = Duel(ANGELA, [SKULL, BONES]).set(ANGELA, power=3).set(SKULL, damage=5).put(SKULL, 12.7, 10).put(BONES, 10, 13)
    duel.roll(blanks(6, "hit"), MISS).attack(ANGELA, "xiphos-the-sword-of-the-stars", SKULL)
    while not duel.still:
        assert "angelic" not in str(duel.offered)
        duel.answer(duel.offered[0])


def test_ribbons_bar_the_way_of_enemies() -> None:
    for who in (SKULL, VALKYRIE):
        duel = Duel([ANGELA, VALKYRIE], SKULL).put(ANGELA, 12, 10).put(VALKYRIE, 30, 30).put(SKULL, 30, 3).put(who, 10.2, 10)
        duel.script(advance(TARGET, M), who, target=duel.who(who))
        for end in duel.offered:
            assert duel.ask.judge(duel.t, list(end)) == end
        goal: list[Any] = [14.4, 10.0]
        if who == SKULL:
            with pytest.raises(Illegal):
                duel.answer(goal)
        else:
            duel.answer(goal)
            assert duel.at(who) == (14.4, 10.0)


def test_ribbons_let_no_enemy_change_its_attack_dice() -> None:
    for target, offered in ((ANGELA, False), (VALKYRIE, True)):
        duel = Duel([ANGELA, VALKYRIE], [JANE, SKURGE]).lead(JANE).put(VALKYRIE, 12, 13).put(SKURGE, 12.5, 10.5)
        duel.roll(blanks(6), blanks(4) if target == ANGELA else blanks(3)).attack(SKURGE, "battle-axe", target)
        assert ("renegade" in str(duel.offered)) is offered
