"""Colossus (Piotr Rasputin)."""

from __future__ import annotations

from longbox.titles.crisis.words import AWAY, TARGET, S, damage, push, throw

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable

MISS = "blank blank fail fail"
COLOSSUS = "colossus"
BADGER = "honey-badger"
X23 = "x-23"
EMMA = "emma-frost"


def test_colossus_and_the_badger_step_in() -> None:
    for who, power in ((COLOSSUS, "big-brother"), (BADGER, "too-dangerous-to-ignore")):
        duel = Duel(X23, [who, SKULL]).put(SKULL, 12.5, 10).put(who, 10, 13).set(who, power=2)
        duel.roll("hit hit blank blank blank", blanks(4 if who == COLOSSUS else 3))
        settle(take(duel.attack(X23, "adamantium-slash", SKULL), power))
        assert (duel.damage(SKULL), duel.damage(who)) == (0, 1 if who == COLOSSUS else 2)
        duel = Duel(X23, [who, SKULL]).put(SKULL, 12.5, 10).put(who, 15, 14).set(who, power=2)
        assert not offers(duel.roll(blanks(5), MISS).attack(X23, "adamantium-slash", SKULL), power)


def test_bozhe_moi_on_both_sides() -> None:
    duel = Duel(X23, COLOSSUS).put(COLOSSUS, 12.8, 10).set(COLOSSUS, power=2)
    settle(take(duel.roll(blanks(5), blanks(6)).attack(X23, "adamantium-slash", COLOSSUS), "bozhe-moi"))
    assert not duel.t.script
    duel = Duel(X23, COLOSSUS).put(COLOSSUS, 12.8, 10).set(COLOSSUS, power=2, injured=1)
    duel.roll("hit hit hit hit hit", "blank blank fail fail").attack(X23, "adamantium-slash", COLOSSUS)
    assert settle(duel).damage(COLOSSUS) == 2  # three hits left, and one less for his skin


def test_organic_steel_takes_one_off_and_is_not_pushed() -> None:
    for n, suffered in ((3, 2), (1, 1)):
        assert settle(Duel(COLOSSUS, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(COLOSSUS) == suffered
    duel = Duel(COLOSSUS, SKULL).script(push(TARGET, S, AWAY), SKULL, target=0)
    assert duel.still
    assert Duel(COLOSSUS, SKULL).script(throw(TARGET, S), SKULL, target=0).ask.kind == "direction"


def test_terrain_is_thrown_by_colossus_and_the_diamond() -> None:
    for who, power, form in ((COLOSSUS, "playing-catch", 0), (EMMA, "sometimes-one-must-get-their-hands-dirty", 1)):
        duel = Duel(who, SKULL, terrain=[box("crate", 3, 9, 12, 2, 2), box("house", 4, 6, 9, 2, 2)]).set(who, power=3, form=form)
        assert duel.use(who, power).offered == (("terrain", 0),)
        assert not usable(Duel(who, SKULL).set(who, power=3, form=form), who, power)
