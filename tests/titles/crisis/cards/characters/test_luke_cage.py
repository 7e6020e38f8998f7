"""Luke Cage (Carl Lucas)."""

from __future__ import annotations

from longbox.titles.crisis.words import CHOSEN, S, damage, gain_condition

from ...scene import Duel, box
from ..cast import SKULL, ULTRON
from ..playing import blanks, offers, settle, take, usable

ME = "luke-cage"
FRIEND = "black-cat"
PUNCH = "power-man-punch"
CHRISTMAS = "sweet-christmas"
DANGEROUS = "too-dangerous-to-ignore"


def scene(power: int = 0) -> Duel:
    """Both within Range 2."""
    return Duel(ME, SKULL).put(SKULL, 12.5, 10).set(ME, power=power)


def test_power_man_punch_gives_power_for_the_damage() -> None:
    duel = settle(scene().roll(f"hit hit {blanks(3)}", blanks(4)).attack(ME, PUNCH, SKULL))
    assert (duel.damage(SKULL), duel.power(ME)) == (2, 2)


def test_power_man_punch_staggers_with_two_wilds() -> None:
    assert not settle(scene().roll(f"wild {blanks(4)}", blanks(4)).attack(ME, PUNCH, SKULL)).conditions(SKULL)
    duel = settle(scene().roll(f"wild wild {blanks(3)}", blanks(4)).attack(ME, PUNCH, SKULL))
    assert duel.conditions(SKULL) == {"stagger"}


def test_sweet_christmas_slows_and_stuns() -> None:
    duel = settle(scene(4).roll(blanks(7), blanks(4)).attack(ME, CHRISTMAS, SKULL))
    assert duel.conditions(SKULL) == {"slow", "stun"}
    assert not offers(scene(4).roll(blanks(7), blanks(4)).attack(ME, CHRISTMAS, SKULL), "throw")


def test_sweet_christmas_may_throw_with_a_wild() -> None:
    duel = take(scene(4).roll(f"wild {blanks(6)}", blanks(4)).attack(ME, CHRISTMAS, SKULL), "throw")
    while duel.ask.kind == "choose":
        duel.answer("do")
    assert duel.ask.kind == "direction"
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 14
    assert duel.conditions(SKULL) == {"slow", "stun"}


def test_street_fighter_throws_small_terrain() -> None:
    crate, house = box("crate", 2, 11, 11, 1, 1), box("house", 3, 11, 11, 1, 1)
    assert usable(Duel(ME, SKULL, terrain=(crate,)).set(ME, power=2), ME, "street-fighter")
    assert not usable(Duel(ME, SKULL, terrain=(house,)).set(ME, power=2), ME, "street-fighter")
    duel = Duel(ME, SKULL, terrain=(crate,)).set(ME, power=2).use(ME, "street-fighter")
    while duel.ask.kind == "choose":
        duel.answer(duel.offered[0])
    assert duel.ask.kind == "direction"
    assert duel.t.stack[-1].tool == S  # type: ignore[attr-defined]


def test_too_dangerous_to_ignore() -> None:
    def attacked(x: float) -> Duel:
        duel = Duel((ME, FRIEND), ULTRON).set(ME, power=2).put(ULTRON, x, 10).put(FRIEND, x, 12)
        return duel.roll("hit hit hit", blanks(20)).attack(ULTRON, "concussion-blasters", FRIEND)

    assert not offers(attacked(20), DANGEROUS)
    duel = settle(attacked(12.5).answer(f"{ME}/{DANGEROUS}"))
    assert (duel.damage(ME), duel.damage(FRIEND)) == (2, 0)  # one off for his skin


def test_unbreakable_skin_takes_one_off_but_never_the_last() -> None:
    for n, left in ((3, 2), (1, 1)):
        assert scene().script(damage(CHOSEN, n), SKULL, chosen=0).damage(ME) == left


def test_he_does_not_bleed() -> None:
    assert scene().script(gain_condition(CHOSEN, "bleed"), SKULL, chosen=0).conditions(ME) == set()
