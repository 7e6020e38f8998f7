"""Agent Venom (Flash Thompson)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import blanks, settle, usable

AGENT = "agent-venom"


def test_lashing_tendrils_hit_other_enemies_near_him_after_each_attack_of_a_beam() -> None:
    duel = Duel(AGENT, [SKULL, BONES]).set(AGENT, power=4).put(SKULL, 13, 10).put(BONES, 10, 13)
    duel.roll(f"wild hit {blanks(5)}", "block block block block").attack(AGENT, "symbiote-special-forces").answer([0])
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(BONES)) == (0, 1)


def test_rebirth_removes_a_condition() -> None:
    duel = Duel(AGENT, SKULL).set(AGENT, power=1)
    assert not usable(duel, AGENT, "project-rebirth-20")
    assert usable(duel.set(AGENT, conditions=("bleed",)), AGENT, "project-rebirth-20")
    assert duel.use(AGENT, "project-rebirth-20").conditions(AGENT) == set()
