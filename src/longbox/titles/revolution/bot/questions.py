"""A judge for every kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.kernel import PASS, Plain

from ..state import Table
from .arena import (
    rate_act,
    rate_enemy_move,
    rate_first,
    rate_grip,
    rate_lower,
    rate_move,
    rate_place,
    rate_push,
    rate_regain,
    rate_shift,
)
from .missions import rate_champion, rate_invite, rate_ransom, rate_respond, rate_takeover
from .plot import rate_accept, rate_character, rate_gift, rate_plot, rate_support, rate_supported, rate_target, rate_trim
from .reactions import rate_react, rate_reroll
from .recruit import rate_allegiance, rate_attach, rate_bid, rate_raise, rate_trade
from .schools import Judge
from .upkeep import rate_advance, rate_pay, rate_penalty, rate_recover


def rate_equal(t: Table, offered: Sequence[Plain]) -> list[float]:
    return [0.0] * len(offered)


def rate_take(t: Table, offered: Sequence[str]) -> list[float]:
    return [float(choice != PASS) for choice in offered]


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    t.judged = {}
    try:
        return JUDGES[ask.kind](t, ask.options)
    finally:
        t.judged = None


JUDGES: Final[dict[str, Judge]] = {
    "school": rate_equal,
    "recover": rate_recover,
    "advance": rate_advance,
    "pay": rate_pay,
    "penalty": rate_penalty,
    "plot": rate_plot,
    "gift": rate_gift,
    "support": rate_support,
    "accept": rate_accept,
    "supported": rate_supported,
    "target": rate_target,
    "character": rate_character,
    "react": rate_react,
    "trim": rate_trim,
    "ransom": rate_ransom,
    "order": rate_equal,
    "allegiance": rate_allegiance,
    "trade": rate_trade,
    "bid": rate_bid,
    "raise": rate_raise,
    "attach": rate_attach,
    "invite": rate_invite,
    "respond": rate_respond,
    "place": rate_place,
    "first": rate_first,
    "act": rate_act,
    "move": rate_move,
    "lower": rate_lower,
    "push": rate_push,
    "enemy": rate_equal,
    "enemy_move": rate_enemy_move,
    "enemy_attack": rate_equal,
    "reroll": rate_reroll,
    "regain": rate_regain,
    "grip": rate_grip,
    "shift": rate_shift,
    "takeover": rate_takeover,
    "prize": rate_take,
    "champion": rate_champion,
}
