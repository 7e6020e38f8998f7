"""Small helps for tests of cards: tokens on the board, forced effects in any order."""

from __future__ import annotations

from longbox.titles.crisis.codes import NOBODY, ON_BOARD
from titles.crisis.shelf import the_cards

from .scene import Duel


def settle(duel: Duel) -> Duel:
    """Forced effects in the order in which they are offered."""
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    return duel


def over(duel: Duel) -> bool:
    """Nothing is being resolved, and exactly the dice that were foretold have been rolled."""
    return duel.still and not duel.t.script


def lay(duel: Duel, kind: str, at: tuple[float, float] = (10.0, 11.0), holder: int = ON_BOARD) -> int:
    """An objective token of a Crisis card of this type (secure or extraction) that can be interacted with."""
    crisis = next(card for card in the_cards().crises.values() if card.kind == kind and card.interactions)
    tokens = next(one for one in crisis.tokens if one.name == crisis.interactions[0].token)
    t = duel.t
    t.token_name.append(f"{crisis.id}/{tokens.name}")
    t.token_kind.append(tokens.kind)
    t.token_at.append(at)
    t.token_holder.append(holder)
    t.token_side.append(NOBODY)
    return len(t.token_name) - 1
