"""Team Tactic cards of the affiliation Wakanda."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL, hold
from ..playing import blanks, settle
from ..scenes.wakanda import meet_a_bomb, take

PANTHER = "black-panther"
BAST = "black-panther-chosen-of-bast"
KILLER = "killmonger"
KING = "king-tchalla"
MBAKU = "mbaku"
OKOYE = "okoye"
SHURI = "shuri"
STORM = "storm"


def in_turn_of(duel: Duel, who: str, card: str) -> Duel:
    """Somebody is active, and its player plays a card."""
    duel.hand(card).activate(who)
    return duel.answer(("tactic", card))


def test_basts_blessing_hunts_one_after_the_other() -> None:
    duel = Duel(PANTHER, [SKULL, CAP, BONES]).set(PANTHER, power=3).put(SKULL, 14, 10).put(CAP, 17, 10).put(BONES, 30, 30)
    duel.roll("wild wild" + " blank" * 4, blanks(3), "wild wild" + " blank" * 4, blanks(3))
    in_turn_of(duel, PANTHER, "basts-blessing")
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [2, 2, 0]
    assert duel.t.script == []
    assert duel.at(PANTHER)[0] > 12


def test_the_chieftain_comes_to_help_the_active_character() -> None:
    duel = Duel([OKOYE, MBAKU], SKULL).set(MBAKU, power=4).put(MBAKU, 10, 20).put(SKULL, 12, 10)
    in_turn_of(duel, OKOYE, "jabari-chieftain")
    assert duel.ask.kind == "advance"
    duel.answer(duel.offered[-1])
    assert duel.at(MBAKU) != (10.0, 20.0)
    assert duel.t.total("attack_dice", duel.who(OKOYE)) == 2
    duel = Duel([OKOYE, MBAKU], SKULL).set(MBAKU, power=4).hand("jabari-chieftain").activate(MBAKU)
    assert ("tactic", "jabari-chieftain") not in duel.offered


def test_klilunas_glory_takes_power_and_hands_it_out() -> None:
    duel = Duel([KILLER, OKOYE], SKULL).set(KILLER, power=3).set(SKULL, power=1).put(SKULL, 13, 10)
    duel.roll("hit hit hit" + " blank" * 4, blanks(3))
    in_turn_of(duel, KILLER, "klilunas-glory")
    gave = 0
    while duel.ask.kind != "action":
        if ("character", duel.who(OKOYE)) in duel.offered:
            gave += 1
            duel.answer(OKOYE)
        else:
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert gave == duel.power(OKOYE) == 3  # of four: one he had, three for the damage
    assert duel.power(SKULL) == 1


def test_the_kings_command_pays_attackers_once_per_turn() -> None:
    duel = Duel([KING, OKOYE], SKULL).lead(KING).set(KING, power=4).put(SKULL, 12, 12.5)
    in_turn_of(duel, KING, "kings-command").answer("done")
    for power in (1, 1):
        settle(duel.roll(blanks(4), "block block block block").attack(OKOYE, "strike", SKULL))
        assert duel.power(OKOYE) == power
    duel = Duel([KING, OKOYE], SKULL).set(KING, power=4).hand("kings-command").activate(KING)
    assert ("tactic", "kings-command") not in duel.offered  # no active Leadership


@pytest.mark.parametrize(("mode", "left"), [
    ("heal", (1, {"bleed", "slow"}, 0)), ("conditions", (3, set(), 0)), ("power", (3, {"bleed", "slow"}, 2)),
])  # fmt: skip
def test_the_spirit_of_wakanda_helps_all_near(mode: str, left: tuple[int, set[str], int]) -> None:
    duel = Duel([SHURI, OKOYE, KING], SKULL).set(SHURI, power=2, damage=1).put(KING, 30, 30).set(KING, damage=1)
    duel.set(OKOYE, damage=3, conditions=("bleed", "slow")).hand("spirit-of-wakanda").play("spirit-of-wakanda")
    if duel.ask.kind != "choose":
        duel.answer(SHURI)
    duel.answer(mode)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert (duel.damage(OKOYE), duel.conditions(OKOYE), duel.power(OKOYE)) == left
    assert (duel.damage(SHURI), duel.damage(KING), duel.power(KING)) == (1, 1, 0)


@pytest.mark.parametrize(("dice", "comes"), [("fail fail fail fail", True), ("block block block block", False)])
def test_strength_and_cunning_fall_on_whoever_picks_something_up(dice: str, comes: bool) -> None:
    duel = Duel([MBAKU, BAST], CAP).set(MBAKU, power=3).set(BAST, power=3).put(CAP, 13, 10).put(BAST, 10, 20)
    hold(duel, CAP)
    duel.hand("strength-and-cunning").push(duel.t.window("interacted", duel.who(CAP), 0))
    duel.roll(dice)
    take(duel, "strength-and-cunning")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    duel.answer([0.0])
    assert duel.damage(MBAKU) == 0
    assert (not duel.still and duel.ask.kind == "advance") is comes
    assert (duel.power(MBAKU), duel.power(BAST)) == (0, 0)


def test_strength_and_cunning_wait_for_a_token_in_hand() -> None:
    duel = Duel([MBAKU, BAST], CAP).set(MBAKU, power=3).set(BAST, power=3)
    meet_a_bomb(duel, CAP)
    assert duel.hand("strength-and-cunning").t.window("interacted", duel.who(CAP), 0) is None


@pytest.mark.parametrize(("mine", "theirs", "quiet"), [("hit", "fail", SKULL), ("fail", "wild", KING), ("hit", "hit", None)])
def test_the_loser_of_a_trial_leads_no_more_this_round(mine: str, theirs: str, quiet: str | None) -> None:
    duel = Duel(KING, SKULL).lead(KING).lead(SKULL).put(SKULL, 14, 10).set(KING, damage=5).set(SKULL, damage=3)
    duel.roll(" ".join([mine] * 2 if mine == "fail" else ["hit", "blank"]))
    duel.roll(f"{theirs} blank blank")
    in_turn_of(duel, KING, "trial-by-combat")
    for who, power in ((KING, "strength-of-the-ancestors"), (SKULL, "my-cabal-is-only-for-the-strong")):
        index = duel.who(who)
        card = duel.t.card(index)
        led = next(one for one in card.superpowers if one.id == power)
        assert duel.t.works(index, led) is (who != quiet)
    duel.t.end_scope("round")
    assert duel.t.works(0, next(one for one in duel.t.card(0).superpowers if one.leadership))


@pytest.mark.parametrize(("paid", "taken"), [(1, 3), (3, 2)])
def test_vibranium_shielding_reaches_as_far_as_was_paid(paid: int, taken: int) -> None:
    duel = Duel([SHURI, OKOYE], SKULL).set(SHURI, power=5).put(OKOYE, 10, 16).hand("vibranium-shielding")
    duel.play("vibranium-shielding").answer(paid)
    assert duel.still
    assert duel.script(damage(TARGET, 3), SKULL, target=1).damage(OKOYE) == taken
    assert duel.script(damage(TARGET, 2), SKULL, target=0).damage(SHURI) == 1
    assert duel.set(OKOYE, damage=0).script(damage(TARGET, 2), SHURI, target=1).damage(OKOYE) == 2


def test_wakanda_forever_lets_everyone_who_pays_attack() -> None:
    duel = Duel([OKOYE, SHURI, STORM], SKULL).set(OKOYE, power=1).set(SHURI, power=1).put(SKULL, 12.5, 11.5)
    duel.hand("wakanda-forever").roll(blanks(4), blanks(4), blanks(6), blanks(3)).play("wakanda-forever")
    seen = set()
    while not duel.still:
        seen |= {one[1] for one in duel.offered if isinstance(one, tuple) and one[0] == "attack"}
        attack = next((one for one in duel.offered if one in (("attack", "strike"), ("attack", "panther-gauntlets"))), None)
        duel.answer(attack or next(one for one in duel.offered if one != "enough" or len(duel.offered) == 1))
    assert seen == {"strike", "vibranium-spear-blast", "panther-gauntlets"}  # only what costs nothing
    assert duel.t.script == []


@pytest.mark.rule("CP-038")
def test_vibranium_shielding_adds_nothing_to_an_invulnerability_on_the_card() -> None:
    duel = Duel([SHURI, "proxima-midnight"], SKULL).set(SHURI, power=5).hand("vibranium-shielding")
    duel.play("vibranium-shielding").answer(5)
    duel.script(damage(TARGET, 4), SKULL, target=1)
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.damage(1) == 3


def test_vibranium_shielding_ends_with_whoever_paid_for_it() -> None:
    duel = Duel([SHURI, OKOYE], SKULL).set(SHURI, power=5, injured=1).hand("vibranium-shielding")
    duel.play("vibranium-shielding").answer(5)
    duel.script(damage(TARGET, 20), SKULL, target=0)
    assert duel.script(damage(TARGET, 3), SKULL, target=1).damage(OKOYE) == 3  # nobody is within Range of her now


def test_wakanda_forever_uses_up_an_attack_that_may_be_made_once() -> None:
    duel = Duel([OKOYE, SHURI], SKULL).set(OKOYE, power=9).put(SKULL, 12.5, 11.5).hand("wakanda-forever", "heavy-ordnance")
    barrage = ("attack", "explosive-barrage")
    assert barrage in duel.activate(OKOYE).answer("heavy-ordnance").offered
    duel.answer("wakanda-forever")
    while barrage not in duel.offered:
        duel.answer("enough" if "enough" in duel.offered else OKOYE)
    duel.roll(blanks(6), blanks(4)).answer(barrage)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert barrage not in duel.offered
