"""A judge for every kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longbox.kernel import PASS, Plain

from ..codes import NOBODY
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


POSITIONS: dict[tuple[object, ...], dict[tuple[str | int, ...], Any]] = {}
"""What was worked out while a position of the arena was judged, by everything it depends on: whoever acts is asked several
questions in a row, and thinking ahead comes back to the same positions with other cards in the decks."""
MOST_POSITIONS: Final = 2048
IN_ARENA: Final = frozenset({"act", "move", "shift", "react", "reroll", "grip", "enemy_move"})
"""The questions at which that is worth it."""


def position(t: Table) -> tuple[object, ...]:
    """All that what is kept depends on."""
    return (
        t.mission, t.round, t.struck, t.injured, t.triumph, t.seats, tuple(t.rp), tuple(t.hope), tuple(t.team), tuple(t.buffs),
        tuple(t.power), tuple(t.training), tuple(t.pc), tuple(t.at), tuple(t.stats), tuple(t.token_at), tuple(t.damage),
        tuple(t.carrying), tuple(t.options.values()),
    )  # fmt: skip


def judged(t: Table, kind: str) -> dict[tuple[str | int, ...], Any]:
    """What is known of the position; of those in the arena also from before."""
    if t.mission == NOBODY or kind not in IN_ARENA:
        return {}
    key = position(t)
    found = POSITIONS.get(key)
    if found is None:
        if len(POSITIONS) >= MOST_POSITIONS:
            POSITIONS.clear()
        found = POSITIONS[key] = {}
    return found


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    t.judged = judged(t, ask.kind)
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
