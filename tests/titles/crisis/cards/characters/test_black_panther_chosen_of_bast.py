"""Black Panther, Chosen of Bast (T'Challa)."""

from __future__ import annotations

from longbox.titles.crisis.rules.objectives import Interact

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import meet_a_bomb, take

BAST = "black-panther-chosen-of-bast"
OKOYE = "okoye"
MARVEL = "captain-marvel"
MISS = "blank blank blank blank"


def test_panther_strike_bleeds() -> None:
    duel = settle(
        Duel(BAST, SKULL).put(SKULL, 12, 10).roll("wild hit blank blank blank", MISS).attack(BAST, "panther-strike", SKULL)
    )
    assert (duel.conditions(SKULL), duel.power(BAST)) == ({"bleed"}, 2)


def test_spirit_predator_ends_with_a_strike_of_rerolled_dice() -> None:
    duel = Duel(BAST, SKULL).set(BAST, power=4).put(SKULL, 12, 10)
    duel.roll("wild hit" + " blank" * 5, "block block block", blanks(5), "blank blank blank", "hit hit hit hit hit")
    duel.attack(BAST, "spirit-predator", SKULL)
    take(duel, "panther-strike")
    duel.answer(SKULL) if duel.ask.kind == "target" else None
    assert duel.ask.kind == "dice"
    settle(duel.answer(duel.offered[-1]))
    assert duel.damage(SKULL) == 5
    duel.set(SKULL, damage=0).roll(blanks(5), "blank blank blank").attack(BAST, "panther-strike", SKULL)
    assert duel.still  # only that one


def test_the_ancients_reroll_what_an_interaction_shows() -> None:
    duel = Duel(BAST, SKULL).set(BAST, power=5)
    meet_a_bomb(duel, BAST)
    duel.roll("fail blank blank", "wild wild").push(Interact(duel.who(BAST), 0))
    take(duel, "insight-of-the-ancients")
    assert duel.ask.kind == "dice"
    duel.answer((0, 1))
    settle(duel)
    assert duel.t.script == []
    assert duel.t.token_side[0] == 0


def test_nobody_modifies_the_dice_of_attacks_against_her_champion() -> None:
    duel = Duel(BAST, MARVEL).put(MARVEL, 13, 10)
    duel.roll(blanks(4), "blank blank blank").attack(MARVEL, "energy-blast", BAST)
    assert duel.still
    duel = Duel(OKOYE, MARVEL).put(MARVEL, 13, 10)
    duel.roll(blanks(4), "blank blank blank").attack(MARVEL, "energy-blast", OKOYE)
    assert not duel.still
