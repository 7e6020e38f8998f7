"""Damage, Dazed, KO'd."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.events import BecameDazed, Damaged, Moved, PowerGained, TokenDropped, WasKOd
from longbox.titles.crisis.rules.actions import GrantedAction
from longbox.titles.crisis.rules.damage import ATTACK, COLLISION, CONDITION, CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.movement import Advance, Place
from longbox.titles.crisis.rules.objectives import contests as is_contesting
from longbox.titles.crisis.rules.objectives import securing
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, Turn
from longbox.titles.crisis.rules.rounds import ready as ready_ones
from longbox.titles.crisis.rules.superpowers import actives, may_use
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.script.tactics import By, Tactic
from titles.crisis.shelf import add, the_cards

from ..fighters import *
from ..scene import Duel


def pair(first: object = FIGHTER, second: object = FIGHTER, **options: object) -> Duel:
    return Duel(first, second, **options)  # type: ignore[arg-type]


def with_tokens(duel: Duel, *holders: int) -> Duel:
    t = duel.t
    for holder in holders:
        t.token_name.append("cube")
        t.token_kind.append(ASSET)
        t.token_at.append((1.0, 1.0))
        t.token_holder.append(holder)
        t.token_side.append(NOBODY)
    return duel


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-388")
def test_damage_is_counted_on_the_card() -> None:
    duel = pair().push(Suffer(1, 2, 0, EFFECT)).push(Suffer(1, 3, 0, EFFECT))
    assert duel.damage(1) == 5
    assert [event.n for event in duel.heard(Damaged)] == [2, 3]


@pytest.mark.rule("CP-389", "CP-353", "CP-392")
def test_never_more_than_the_stamina() -> None:
    """The book's example: five damage against three Stamina left is three damage, for every effect that counts."""
    greedy = character(
        "counting-fighter", attacks=(Strike("jab", PHYSICAL, 3, 5, rules=(after_attack(gain_power(SELF, damage_dealt)),)),)
    )
    duel = pair(greedy).set(1, damage=3).roll("hit hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == 6
    assert [event.n for event in duel.heard(Damaged)] == [3]
    assert (duel.power(0), duel.power(1)) == (3, 3)


@pytest.mark.rule("CP-389")
def test_reductions_come_before_the_cap() -> None:
    tough = character("tough-fighter", innate("tough", on(would_suffer(target=me), reduce_damage(1))))
    assert pair(FIGHTER, tough).set(1, damage=3).push(Suffer(1, 4, 0, EFFECT)).damage(1) == 6  # Q81: 4 - 1, not 3 - 1
    assert pair(FIGHTER, tough).push(Suffer(1, 1, 0, EFFECT)).damage(1) == 0


@pytest.mark.rule("CP-390", "CP-391", "CP-414", "CP-413", "CP-376")
@pytest.mark.parametrize(
    ("cause", "kind", "power"),
    [
        (0, ATTACK, 2),
        (0, COLLISION, 2),
        (0, EFFECT, 2),
        (1, EFFECT, 0),
        (2, EFFECT, 0),
        (2, COLLISION, 0),
        (NOBODY, CONDITION, 0),
        (NOBODY, CRISIS, 0),
        (NOBODY, COLLISION, 0),
    ],
)
def test_power_for_damage_from_enemy_effects_only(cause: int, kind: int, power: int) -> None:
    duel = pair(FIGHTER, [FIGHTER, FIGHTER])
    if kind == ATTACK:
        duel.roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 1)
    else:
        duel.push(Suffer(1, 2, cause, kind))
    assert duel.damage(1) == 2
    assert duel.power(1) == power  # Q85, Q86


@pytest.mark.rule("CP-390")
def test_power_is_for_what_was_really_suffered_and_ends_at_ten() -> None:
    duel = pair().set(1, damage=5).push(Suffer(1, 4, 0, EFFECT))
    assert duel.power(1) == 1
    assert pair().set(1, power=9).push(Suffer(1, 4, 0, EFFECT)).power(1) == 10


# -- Dazed -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-393", "CP-394")
def test_damage_equal_to_the_stamina_dazes_a_healthy_character() -> None:
    duel = pair().push(Suffer(1, 5, 0, EFFECT))
    assert not duel.is_dazed(1)
    duel.push(Suffer(1, 1, 0, EFFECT))
    assert duel.is_dazed(1)
    assert duel.t.injured[1] == 0  # not flipped before the Cleanup Phase
    assert duel.damage(1) == 6
    assert duel.heard(BecameDazed)
    assert not duel.heard(WasKOd)


@pytest.mark.rule("CP-395")
def test_a_dazed_character_is_not_moved_by_anything() -> None:
    duel = pair().set(1, dazed=True)
    for frame in (Advance(1, M), Advance(1, S, True), Slide(1, M, "throw", 0, 0), Slide(1, M, "push", 0, 0), Place(1, 3, 1)):
        assert duel.push(frame).still
    assert not duel.heard(Moved)
    watcher = character("move-watcher", innate("watch", on(would_move(), gain_power(SELF, 1))))
    duel = pair(watcher).set(1, dazed=True).push(Slide(1, M, "push", 0, 0))
    assert duel.power(0) == 0  # it is not even about to move


@pytest.mark.rule("CP-396")
def test_a_dazed_character_is_no_target() -> None:
    duel = pair(FIGHTER, [FIGHTER, FIGHTER]).set(1, dazed=True)
    assert not may_be_targeted(duel.t, 0, 1)
    assert duel.attack(0, "jab").offered == (2,)


@pytest.mark.rule("CP-397")
def test_a_dazed_character_is_not_affected() -> None:
    effects = (
        gain_power(TARGET, 2),
        lose_power(TARGET, 1),
        damage(TARGET, 1),
        heal(TARGET, 2),
        gain_condition(TARGET, "bleed"),
        push(TARGET, S),
    )
    duel = pair().set(1, dazed=True, power=3, damage=6)
    duel.script(seq(*effects), 0, target=1)
    assert duel.still
    assert (duel.power(1), duel.damage(1), duel.conditions(1)) == (3, 6, set())  # Q90
    duel.script(choose(enemy, gain_power(CHOSEN, 1)), 0)
    assert pair().set(1, dazed=True).push(Suffer(1, 2, 0, EFFECT)).damage(1) == 0
    assert duel.power(1) == 3
    assert pair().script(gain_power(enemy, 2), 0).power(1) == 2


GIFTED = character(
    "gifted-fighter",
    active("shine", 0, gain_power(SELF, 1)),
    reactive("flare", 0, targeted(target=ally), gain_power(SELF, 1)),
    innate("aura", static("defense_dice", 2, on=ally), on(attack_resolved(), gain_power(SELF, 5))),
)


@pytest.mark.rule("CP-398", "CP-400")
def test_a_dazed_character_neither_attacks_nor_has_superpowers() -> None:
    duel = pair([FIGHTER], [FIGHTER, GIFTED]).set(2, dazed=True)
    assert actives(duel.t, 2, 2) == []
    assert not any(may_use(duel.t, 2, power) for power in duel.t.card(2).superpowers)
    assert duel.push(GrantedAction(2, "attack")).still
    duel.roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)  # no flare, no two more dice
    assert duel.still
    assert duel.damage(1) == 4
    assert duel.power(2) == 0
    awake = pair([FIGHTER], [FIGHTER, GIFTED]).attack(0, "jab", 1)
    assert awake.ask.kind == "react"


@pytest.mark.rule("CP-399")
def test_a_dazed_character_plays_no_tactic_card() -> None:
    if "shout" not in the_cards().tactics:
        add(Tactic("shout", "Shout", ACTIVE, (By(),), gain_power(SELF, 1)))
    for dazed in (False, True):
        duel = pair([FIGHTER, FIGHTER], FIGHTER)
        duel.t.tactics[0] = ["shout"]
        if dazed:
            duel.set(0, dazed=True)
        duel.push(Turn(0))
        assert ("tactic", "shout") in duel.offered
        duel.answer(("tactic", "shout"))
        if not dazed:
            assert duel.offered == (0, 1)
            duel.answer(0)
        assert duel.power(1 if dazed else 0) == 1  # with one Dazed only the other can have played it


@pytest.mark.rule("CP-401")
def test_a_dazed_character_does_not_count_for_tokens() -> None:
    duel = with_tokens(pair(), -1)
    duel.t.token_at[0] = duel.at(0)
    assert is_contesting(duel.t, 0, 0)
    assert securing(duel.t, 0) == 0
    duel.set(0, dazed=True)
    assert not is_contesting(duel.t, 0, 0)
    assert securing(duel.t, 0) == NOBODY


@pytest.mark.rule("CP-402")
def test_becoming_dazed_ends_ones_own_activation() -> None:
    burner = character("burning-out", active("burn", 0, damage(SELF, 6)))
    duel = pair(burner).activate(0).answer("burn")
    assert duel.is_dazed(0)
    assert duel.still  # both actions are lost
    assert not duel.t.status[0] & ACTIVATED


@pytest.mark.rule("CP-403")
def test_a_dazed_character_is_not_activated() -> None:
    duel = pair([FIGHTER, FIGHTER]).set(0, dazed=True)
    assert ready_ones(duel.t, 0) == [1]
    duel.push(ActivationPhase())
    assert ("activate", 0) not in duel.offered
    assert ("activate", 1) in duel.offered


@pytest.mark.rule("CP-404")
@pytest.mark.parametrize("injured", [0, 1])
def test_dazed_or_koed_it_drops_its_tokens_where_the_opponent_wants(injured: int) -> None:
    duel = with_tokens(pair(FIGHTER, [FIGHTER, FIGHTER]).set(1, injured=injured, damage=4), 1, 1, 2)
    duel.push(Suffer(1, 6, 0, EFFECT))
    assert duel.ask.kind == "drop"
    assert duel.ask.seat == 0
    x, y = duel.at(1)
    far = 2 * 0.5 + R + 3.0 - 0.5
    assert takes(duel, [x + far, y])
    assert not takes(duel, [x + far + 0.05, y])
    duel.answer([x + 3, y]).answer([x - 3, y])
    assert duel.t.token_holder == [-1, -1, 2]
    assert len(duel.heard(TokenDropped)) == 2


@pytest.mark.rule("CP-404", "CP-407", "CP-394")
def test_the_order_of_things_when_somebody_falls() -> None:
    """Q94: damage and Power, the Dazed token or the KO, tokens dropped, removal, then what waited for it."""
    gloater = character(
        "gloating-fighter", innate("gloat", on(koed_by(), gain_power(SELF, 1)), on(dazed_by(), gain_power(SELF, 1)))
    )
    for injured, fall in ((0, BecameDazed), (1, TokenDropped)):
        duel = with_tokens(pair(gloater, [FIGHTER, FIGHTER]).set(1, injured=injured), 1)
        duel.push(Suffer(1, 6, 0, EFFECT)).answer([18.0, 10.0])
        kinds = [
            type(event) for event in duel.events if isinstance(event, Damaged | PowerGained | BecameDazed | WasKOd | TokenDropped)
        ]
        expected = (
            [Damaged, PowerGained, BecameDazed, TokenDropped] if not injured else [Damaged, PowerGained, TokenDropped, WasKOd]
        )
        assert kinds == [*expected, PowerGained]
        assert fall in kinds


@pytest.mark.rule("CP-405")
def test_a_dazed_character_stays_and_comes_back_injured() -> None:
    duel = pair().put(1, 20, 20).set(1, conditions=("bleed", "stun"), power=4).push(Suffer(1, 6, 0, CRISIS))
    assert duel.at(1) == (20.0, 20.0)
    assert 1 in duel.t.present()
    duel.push(CleanupPhase())
    assert not duel.is_dazed(1)
    assert (duel.t.injured[1], duel.damage(1), duel.conditions(1), duel.power(1)) == (1, 0, set(), 4)
    assert duel.t.stamina(1) == 5


# -- KO ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-406", "CP-409", "CP-393")
def test_an_injured_character_is_koed_and_does_not_return() -> None:
    duel = pair(FIGHTER, [FIGHTER, FIGHTER]).set(1, injured=1).push(Suffer(1, 4, 0, EFFECT))
    assert not duel.heard(WasKOd)
    duel.push(Suffer(1, 1, 0, EFFECT))
    assert duel.heard(WasKOd)
    assert duel.t.present() == [0, 2]
    assert duel.t.status[1] == KO
    duel.push(CleanupPhase())
    assert duel.t.present() == [0, 2]


@pytest.mark.rule("CP-409")
def test_the_ko_of_the_last_character_ends_the_game() -> None:
    duel = pair().set(1, injured=1).push(Suffer(1, 9, 0, EFFECT))
    assert duel.t.over
    assert duel.t.winner() == 0


@pytest.mark.rule("CP-407", "CP-408")
@pytest.mark.parametrize(("ruleset", "ruling", "left"), [(2022, "ends", 1), (2025, "ends", 0), (2025, "stays", 1)])
def test_effects_on_it_end_and_by_one_reading_of_the_newer_book_effects_of_it(ruleset: int, ruling: str, left: int) -> None:
    duel = pair([FIGHTER, FIGHTER], [FIGHTER, FIGHTER], ruleset=ruleset, ko_source=ruling).set(2, injured=1)
    duel.script(until("round", "defense_dice", TARGET, -1), 0, target=2)  # on it
    duel.script(until("round", "attack_dice", TARGET, 1), 2, target=3)  # of it
    duel.script(until("round", "speed", TARGET, 1), 0, target=1)  # neither
    assert len(duel.t.lasting) == 3
    duel.push(Suffer(2, 5, 0, EFFECT))
    assert not [row for row in duel.t.lasting if row[2] == 2]
    assert len([row for row in duel.t.lasting if row[1] == 2]) == left  # Q93
    assert len([row for row in duel.t.lasting if row[1] == 0]) == 1


@pytest.mark.rule("CP-408")
def test_its_auras_end() -> None:
    duel = pair([FIGHTER], [FIGHTER, GIFTED]).set(2, injured=1)
    assert duel.t.total("defense_dice", 1) == 2
    duel.push(Suffer(2, 9, 0, EFFECT))
    assert duel.t.total("defense_dice", 1) == 0


@pytest.mark.rule("CP-400")
def test_dazed_it_has_no_aura_either() -> None:
    duel = pair([FIGHTER], [FIGHTER, GIFTED]).set(2, dazed=True)
    assert duel.t.total("defense_dice", 1) == 0
