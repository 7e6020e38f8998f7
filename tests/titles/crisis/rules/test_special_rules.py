"""Special rules of attacks: icons before their names."""

from __future__ import annotations

import pytest

from ..fighters import *
from ..scene import PASS, Duel


def card(id: str, *rules: Rule, **more: object) -> str:
    return character(id, attacks=(Strike("fury", PHYSICAL, 3, 3, rules=rules, **more),))  # type: ignore[arg-type]


def effect(condition: str) -> Rule:
    return after_attack(gain_condition(TARGET, condition))


VENOM = card("venomous-fighter", icons(WILD)(effect("bleed")), icons(WILD, CRIT)(effect("poison")))


def attack(id: str, roll: str, extra: str = "", defense: str = "block block block", **options: object) -> Duel:
    duel = Duel(id, FIGHTER, **options).roll(roll, defense, extra).attack(0, "fury", 1)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    return duel


@pytest.mark.rule("CP-357", "CP-358", "CP-363")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_rule_applies_if_the_roll_shows_its_icons(ruleset: int) -> None:
    """The 2022 book's example: a Wild in the roll, and the target bleeds after the attack."""
    assert attack(VENOM, "wild blank blank", ruleset=ruleset).conditions(1) == {"bleed"}
    assert attack(VENOM, "hit hit blank", ruleset=ruleset).conditions(1) == set()
    assert attack(VENOM, "crit blank blank", "blank", ruleset=ruleset).conditions(1) == set()


@pytest.mark.rule("CP-357", "CP-358")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_as_many_dice_as_icons(ruleset: int) -> None:
    twice = card("twice-wild", icons(WILD, WILD)(effect("stun")))
    assert attack(twice, "wild hit blank", ruleset=ruleset).conditions(1) == set()
    assert attack(twice, "wild wild blank", ruleset=ruleset).conditions(1) == {"stun"}


@pytest.mark.rule("CP-357")
def test_rules_without_icons_always_apply() -> None:
    assert attack(card("always-slow", effect("slow")), "blank blank blank").conditions(1) == {"slow"}


@pytest.mark.rule("CP-361", "CP-362")
def test_one_die_serves_several_rules() -> None:
    """The 2025 book's example: one Wild and one Critical are enough for a Wild rule and a Wild and Critical rule."""
    assert attack(VENOM, "wild crit blank", "blank").conditions(1) == {"bleed", "poison"}


@pytest.mark.rule("CP-359")
def test_a_triggered_rule_must_be_applied_unless_it_says_may() -> None:
    must = card("must-gain", icons(WILD)(after_attack(gain_power(TARGET, 1))))
    assert attack(must, "wild blank blank").power(1) == 1  # nobody was asked
    free = card("may-gain", icons(WILD)(after_attack(may(gain_power(TARGET, 1), "gain"))))
    duel = attack(free, "wild blank blank")
    assert PASS in duel.offered
    assert duel.answer(PASS).power(1) == 0


@pytest.mark.rule("CP-360")
def test_once_per_attack_however_many_icons() -> None:
    once = card("once-gaining", icons(WILD)(after_attack(gain_power(SELF, 1))))
    assert attack(once, "wild wild wild").power(0) == 1


@pytest.mark.rule("CP-364")
def test_each_attack_of_a_beam_is_looked_at_by_itself() -> None:
    """The 2025 book's example: the Wild of one attack sets only that attack's target on fire."""
    beam = card("burning-fighter", icons(WILD)(effect("incinerate")), shape="beam")
    duel = Duel(beam, [FIGHTER, FIGHTER]).put(0, 10, 10).put(1, 13, 10).put(2, 16, 10).attack(0, "fury")
    duel.answer([0.0])
    duel.roll("wild blank blank", "block block block", "hit blank blank", "block block block").answer(2)
    assert (duel.conditions(1), duel.conditions(2)) == (set(), {"incinerate"})


@pytest.mark.rule("CP-365")
def test_the_final_roll_counts_and_damage_does_not_matter() -> None:
    late = card("late-wild", icons(WILD)(effect("hex")), during("modify_own", change_die("attack", (BLANK,), WILD)))
    duel = attack(late, "blank blank blank").answer((0,))
    assert duel.damage(1) == 0
    assert duel.conditions(1) == {"hex"}
    gone = card("lost-wild", icons(WILD)(effect("hex")), during("modify_own", change_die("attack", (WILD,), BLANK, must=True)))
    assert attack(gone, "wild blank blank").conditions(1) == set()
