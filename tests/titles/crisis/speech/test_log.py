"""The log says what somebody suffers, gains or does, and what it comes from, in both languages."""

from __future__ import annotations

import longbox
from longbox.kernel import Event, Speech
from longbox.players import GreedyPlayer, play
from longbox.titles.crisis.codes import CRIT, HIT
from longbox.titles.crisis.events import (
    AttackCompared,
    ConditionGained,
    CrisisCounted,
    Damaged,
    Deployed,
    DiceRolled,
    Moved,
    PowerGained,
    PowerLost,
    PowerSpent,
    Scored,
    TacticPlayed,
    WasKOd,
)
from longbox.titles.crisis.title import TITLE

from ..scene import Duel

IRON, CAP, LATER = "iron-man", "captain-america-first-avenger", "captain-america-steve-rogers"


def lines(duel: Duel, event: Event) -> list[str]:
    return [Speech(TITLE, duel.t, language).line(event) for language in ("en", "de")]


def test_an_attack_says_its_dice_in_one_sentence_and_counts_its_successes() -> None:
    duel = Duel(IRON, CAP)
    assert lines(duel, DiceRolled(0, "attack", (CRIT, HIT), (HIT,))) == [
        "Iron Man rolls a critical and a hit for the attack, and a hit for criticals.",
        "Iron Man w\u00fcrfelt f\u00fcr den Angriff eine kritische Seite und einen Treffer, "
        "dazu f\u00fcr kritische Seiten einen Treffer.",
    ]
    assert lines(duel, AttackCompared(0, 1, 1, 2)) == ["1 success against 2.", "1 Erfolg gegen 2."]
    assert lines(duel, AttackCompared(0, 1, 0, 1))[0] == "0 successes against 1."


def test_what_comes_from_a_rule_of_an_attack_says_so() -> None:
    duel = Duel(IRON, CAP)
    duel.roll("wild hit hit hit", "blank blank blank blank").attack(IRON, "repulsor-blast", CAP)
    while not duel.still:
        duel.answer(duel.offered[0])
    (pushed,) = duel.heard(Moved)
    assert pushed.source == "rule/push"
    assert [line.partition(" is ")[0].partition(" wird ")[0] for line in lines(duel, pushed)] == [
        "Push: Captain America",
        "\u201eSchieben\u201c: Captain America",
    ]
    (hurt,) = duel.heard(Damaged)
    assert hurt.source == ""  # the attack was told of already
    assert [one.source for one in duel.heard(PowerGained)] == ["", "iron-man/repulsor-blast"]


def test_conditions_say_what_they_do() -> None:
    duel = Duel(IRON, CAP)
    assert lines(duel, Damaged(0, 1, 3, "bleed"))[0] == "Bleed: Iron Man suffers 1 damage; 3 Stamina left."
    assert lines(duel, PowerLost(0, 1, "poison"))[1] == "\u201eVergiftet\u201c: Iron Man verliert 1 Kraft."
    assert lines(duel, ConditionGained(0, "bleed", "bleed"))[0] == "Iron Man gains Bleed."


def test_a_name_that_ends_with_a_mark_needs_no_colon() -> None:
    duel = Duel("captain-marvel-cosmic-avenger", CAP)
    gained = PowerGained(0, 1, "captain-marvel-cosmic-avenger/you-call-that-a-punch")
    assert lines(duel, gained)[0] == "You Call That a Punch? Captain Marvel gains 1 Power."


def test_who_plays_a_card_and_who_deploys_is_told() -> None:
    duel = Duel([IRON, CAP], "ultron-drones")
    assert lines(duel, TacticPlayed(0, "one-two-punch", (0, 1))) == [
        "Player A plays One-Two Punch with Iron Man and Captain America.",
        "Spieler A spielt \u201eDoppelschlag\u201c mit Iron Man und Captain America.",
    ]
    assert lines(duel, Deployed(2, (1.0, 1.0))) == ["Player B deploys Ultron Drones.", "Spieler B stellt Ultron-Drohnen auf."]
    assert lines(duel, WasKOd(0)) == ["Iron Man is KO'd.", "Iron Man ist besiegt."]


def test_two_of_a_short_name_are_called_in_full() -> None:
    duel = Duel([CAP, LATER], IRON)
    assert [lines(duel, PowerSpent(who, 1))[0].partition(" spends")[0] for who in (0, 1)] == [
        "Captain America, First Avenger",
        "Captain America",
    ]


def test_points_are_told_by_crisis() -> None:
    duel = Duel(IRON, CAP)
    assert lines(duel, CrisisCounted(0, "fear-grips-world", 2)) == [
        'Fear Grips World As "Worthy" Terrorize Cities brings Player A 2 VP.',
        "\u201eWelt in Angst: \u201aW\u00fcrdige\u2018 terrorisieren St\u00e4dte\u201c bringt Spieler A 2 SP.",
    ]


def test_all_points_of_a_round_are_told_by_crisis() -> None:
    game = longbox.new("crisis", seed=11, setup="quick")
    play(game, [GreedyPlayer("a"), GreedyPlayer("b")])
    told = list(game.events())
    for seat in (0, 1):
        counted = [one.n for one in told if isinstance(one, CrisisCounted) and one.seat == seat]
        scored = [one.n for one in told if isinstance(one, Scored) and one.seat == seat and not one.source]
        assert counted
        assert sum(counted) == sum(scored)
