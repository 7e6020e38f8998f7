"""The Montesi Formula Found."""

from __future__ import annotations

from longbox.titles.crisis.codes import NOBODY, ON_BOARD, PLAYED
from longbox.titles.crisis.events import DiceRolled
from titles.crisis.shelf import the_cards

from ...mission import BONES, CAP, IRON, Duel, give, interact, offered_tokens
from ..scenes.crises import both

BEAM = ("attack", "mystic-beam")


def formula() -> Duel:
    duel = give(both("montesi-formula"), CAP, 0)
    return duel.put(CAP, 10, 10).put(IRON, 10, 16).put(BONES, 13, 10).put(3, 15.5, 10)


def test_formula_the_holder_of_a_spellbook_has_a_beam_of_six_mystic_dice() -> None:
    duel = formula().roll("blank " * 6, "block " * 2, "blank " * 6, "block " * 3).activate(CAP)
    assert BEAM in duel.offered
    duel.answer(BEAM)
    assert duel.ask.kind == "aim"
    duel.answer([0])
    duel.answer(3)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    attacks = [event for event in duel.heard(DiceRolled) if event.roll == "attack"]
    assert [len(event.faces) for event in attacks] == [6, 6]
    assert duel.t.stack[-1].actions == 1
    assert duel.power(CAP) == 0


def test_formula_only_once_per_turn_and_only_for_holders() -> None:
    duel = formula().roll("blank " * 30).put(3, 30, 30).activate(CAP).answer(BEAM).answer([0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert BEAM not in duel.offered
    assert any(option[0] == "attack" for option in duel.offered)
    duel.answer(("done",))
    duel.t.status[0] = PLAYED
    duel.turn(0).answer(("activate", 0))
    assert BEAM in duel.offered  # the next turn it is there again


def test_formula_nobody_else_has_the_beam() -> None:
    duel = formula().put(IRON, 13, 12).activate(IRON)
    assert BEAM not in duel.offered


def test_formula_dropping_the_spellbook_takes_the_beam_away() -> None:
    duel = formula()
    assert duel.t.strikes(0)[-1].id == "mystic-beam"
    duel.t.token_holder[0] = ON_BOARD
    assert all(strike.id != "mystic-beam" for strike in duel.t.strikes(0))


def test_formula_nothing_adds_dice_to_the_beam_or_changes_them() -> None:
    duel = formula().put(3, 30, 30).roll("blank " * 6, "blank " * 2)
    duel.t.crises += ("fear-grips-world",)
    duel.t.token_name.append("fear-grips-world/celestial-hammer")
    duel.t.token_kind.append("asset")
    duel.t.token_at.append((0.0, 0.0))
    duel.t.token_holder.append(0)
    duel.t.token_side.append(NOBODY)
    duel.t.index = None
    duel.activate(CAP).answer(BEAM).answer([0])
    asked = set()
    while duel.ask.kind != "action":
        if duel.ask.seat == 0:
            asked.add(duel.t.stack[-1].__class__.__name__)
        duel.answer(duel.offered[0])
    assert [len(event.faces) for event in duel.heard(DiceRolled) if event.roll == "attack"] == [6]
    assert "Reroll" not in asked
    assert duel.t.script == []


def test_formula_one_each_to_hold_and_one_point_each() -> None:
    duel = both("montesi-formula")
    duel.t.token_at[1] = (18.0, 11.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2)
    assert the_cards().crises["montesi-formula"].scoring(duel.t, "montesi-formula") == (1, 2)
