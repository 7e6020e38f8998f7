"""Karnak (Karnak Mander-Azur)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, gain_counter

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "karnak"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def weakness(duel: Duel, who: str = SKULL) -> int:
    return duel.t.total("weakness", duel.who(who))


def test_shattering_strike_brings_power_and_pushes_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "shattering-strike", SKULL, "wild"))
    assert (duel.power(ME), duel.at(SKULL)[0] > 17) == (1, True)


def test_let_me_show_you_your_flaw_counts_failures_of_both_rolls() -> None:
    assert settle(fire(scene(4), ME, "let-me-show-you-your-flaw", SKULL, "fail", guard="fail")).damage(SKULL) == 2


def test_meditate_brings_two_power_once_per_turn() -> None:
    duel = settle(scene().use(ME, "meditate"))
    assert duel.power(ME) == 2
    assert not usable(duel, ME, "meditate")


def test_pinpoint_weakness_marks_one_enemy_at_a_time() -> None:
    duel = Duel(ME, (SKULL, "hulk")).put(ME, 12, 10).put(SKULL, 15, 10).put("hulk", 12, 14).set(ME, power=4)
    assert weakness(settle(take(fire(duel, ME, "shattering-strike", SKULL), "pinpoint-weakness"))) == 1
    settle(take(fire(duel, "hulk", "strike", ME), "pinpoint-weakness"))
    assert (weakness(duel), weakness(duel, "hulk")) == (0, 1)


def test_analyzing_strike_three_more_dice_and_the_token_is_gone() -> None:
    duel = scene().script(gain_counter("weakness", TARGET), ME, target=2)
    assert (weakness(settle(fire(duel, ME, "shattering-strike", SKULL, more=3))), duel.t.script) == (0, [])
    duel = scene().script(gain_counter("weakness", TARGET), ME, target=2)
    assert (weakness(settle(fire(duel, SKULL, "cosmic-burst", ME, defense=3))), duel.t.script) == (0, [])


def test_teachings_of_the_three_worlds_two_failures_of_an_ally_count() -> None:
    duel = fire(scene(4), CAP, "shield-bounce", SKULL, "fail", "fail", "fail")
    assert settle(take(duel, "teachings")).damage(SKULL) == 2
    duel = take(fire(scene(4), SKULL, "cosmic-burst", CAP, "hit", "hit", guard="fail"), "teachings")
    assert settle(duel).damage(CAP) == 1
    assert not offers(fire(scene(4), SKULL, "cosmic-burst", ME, "hit", "fail"), "teachings")


def test_inhuman_rerolls_one_die() -> None:
    duel = take(fire(scene(), SKULL, "cosmic-burst", ME, "hit", guard="fail"), "inhuman").roll("block").answer([1])
    assert settle(duel).damage(ME) == 0


def test_martial_artist_counts_blanks_within_range_2() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 2
    assert settle(fire(scene().put(SKULL, 18, 10), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 5
    mystic = settle(fire(scene().set(SKULL, power=4), SKULL, "reality-bows-to-me", ME, "hit", "hit"))
    assert mystic.damage(ME) == 2
