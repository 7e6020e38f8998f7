"""Team Tactic cards of the affiliation X-Force."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import CAP, SKULL, WIDOW
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import settle_activation

BISHOP = "bishop"
CABLE = "cable"
X23 = "x-23"
EMMA = "emma-frost"


def test_cat_and_mouse_comes_after_deployment() -> None:
    duel = Duel(CABLE, SKULL).hand("cat-and-mouse")
    duel.push(duel.t.window("deployed"))  # type: ignore[arg-type]
    duel.answer("tactic/cat-and-mouse")
    assert duel.ask.kind == "place"
    settle(duel)
    duel.activate(CABLE)
    assert list(duel.t.changes("move_actions", 0)) == [1]
    settle_activation(duel)
    duel.activate(CABLE)
    assert list(duel.t.changes("move_actions", 0)) == []


@pytest.mark.parametrize(("mark", "killer", "gained"), [(CAP, X23, 2), (WIDOW, X23, 0), (CAP, EMMA, 0)])
def test_dirty_work_pays_for_the_biggest(mark: str, killer: str, gained: int) -> None:
    duel = Duel([CABLE, X23, EMMA], [CAP, WIDOW]).hand("dirty-work").set(CABLE, power=3)
    settle(duel.play("dirty-work"))
    victim = duel.who(mark)
    duel.set(mark, damage=duel.t.stamina(victim) - 1)
    settle(duel.script(damage(TARGET, 1), killer, target=victim))
    assert [duel.power(who) for who in (CABLE, X23, EMMA)] == [gained, gained, 0]


@pytest.mark.parametrize(("victim", "found"), [(X23, True), (CABLE, False)])
def test_preserve_the_dream_runs_at_the_stronger(victim: str, found: bool) -> None:
    duel = Duel(BISHOP, [X23, CABLE]).put(X23, 12.8, 10).put(CABLE, 12.8, 13).hand("preserve-the-dream", seat=1)
    duel.set(CABLE, power=1).roll(blanks(5), blanks(3)).attack(BISHOP, "xse-blaster", victim)
    assert offers(duel, "preserve-the-dream") is found
    if found:
        duel.answer("tactic/preserve-the-dream")
        while duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert duel.power(CABLE) == 0


def test_pretty_sneaky_keeps_them_at_arms_length() -> None:
    duel = Duel([CABLE, X23], SKULL).put(SKULL, 13.5, 10).hand("pretty-sneaky-sis").set(CABLE, power=1)
    duel.push(PowerPhase())
    take(duel, "pretty-sneaky-sis")
    settle(duel)
    assert duel.power(CABLE) == 1  # 1 from the phase and 1 from his card, 2 paid
    assert may_be_targeted(duel.t, 2, 0)
    duel.put(SKULL, 15.0, 10)
    assert not may_be_targeted(duel.t, 2, 0)
    assert may_be_targeted(duel.t, 2, 1)
