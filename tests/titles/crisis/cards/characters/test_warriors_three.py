"""Warriors Three (Fandral, Hogun, Valstagg)."""

from __future__ import annotations

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable

THREE = "warriors-three"
BLUE = "blue-marvel"
MISS = "blank blank fail fail"


def test_a_clumsy_warrior_hurts_and_staggers() -> None:
    for faces, hurt, gained in (("wild fail fail", 3, {"stagger"}), ("wild fail blank", 0, set())):
        duel = Duel(THREE, SKULL).put(SKULL, 12.5, 10).set(THREE, power=4)
        duel.roll(f"{faces} {blanks(1 + duel.t.card(1).threat)}", "block block block block")
        settle(duel.attack(THREE, "brandrheid-undrsigr", SKULL))
        assert (duel.damage(SKULL), duel.conditions(THREE)) == (hurt, gained)


def test_one_for_volstagg_is_struck_nearby_and_failures_hurt() -> None:
    for face, hurt in (("fail", 1), ("blank", 0)):
        duel = Duel(THREE, SKULL).set(THREE, power=9).put(SKULL, 13, 10).use(THREE, "strike-one-for-volstagg")
        if any("attack" in str(one) for one in duel.offered) is False:
            duel.answer(SKULL)
        assert set(duel.offered) == {PASS, ("attack", "hridgandr"), ("attack", "fimbuldraugr")}
        settle(duel.roll(f"hit {face} {blanks(3)}", MISS).answer("hridgandr"))
        assert (duel.damage(SKULL), duel.damage(THREE), duel.power(THREE)) == (1, hurt, 8)
        assert not usable(duel, THREE, "strike-one-for-volstagg")
    far = Duel(THREE, SKULL).set(THREE, power=9).put(SKULL, 16, 10)
    assert not usable(far, THREE, "strike-one-for-volstagg")


def test_their_steel_strikes_back_within_range_3() -> None:
    for x, found in ((14, True), (18, False)):
        duel = Duel(THREE, BLUE).set(THREE, power=2).put(BLUE, x, 10).roll(blanks(6), blanks(3))
        duel.attack(BLUE, "anti-matter-blast", THREE)
        assert offers(duel, "my-steel") is found
        if found:
            settle(take(duel.roll(f"hit {blanks(3)}", blanks(4)), "my-steel"))
            assert (duel.damage(BLUE), duel.power(THREE)) == (1, 1)


def test_grim_resolve_comes_closer_and_heals() -> None:
    for face, found in (("hit", True), ("blank", False)):
        duel = (
            Duel(THREE, BLUE)
            .put(BLUE, 17, 10)
            .roll(f"{face} {face} {blanks(4)}", blanks(3))
            .attack(BLUE, "anti-matter-blast", THREE)
        )
        assert offers(duel, "grim-resolve") is found
        if found:
            take(duel, "grim-resolve")
            assert duel.ask.kind == "advance"
            duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
            settle(take(duel, "effect"))
            assert (duel.damage(THREE), duel.at(THREE)[0] > 10.5) == (1, True)
