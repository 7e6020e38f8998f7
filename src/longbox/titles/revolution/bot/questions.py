"""A judge for every kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longbox.kernel import PASS

from ..state import Table
from .arena import _act, _enemy_move, _first, _grip, _lower, _move, _place, _push, _regain, _shift
from .missions import _champion, _invite, _ransom, _respond, _takeover
from .phases import (
    _accept,
    _advance,
    _allegiance,
    _attach,
    _bid,
    _character,
    _gift,
    _pay,
    _penalty,
    _plot,
    _raise,
    _recover,
    _support,
    _supported,
    _target,
    _trade,
    _trim,
)
from .reactions import _react, _reroll
from .schools import Judge


def _equal(t: Table, offered: Sequence[Any]) -> list[float]:
    return [0.0] * len(offered)


def _take(t: Table, offered: Sequence[Any]) -> list[float]:
    return [float(choice != PASS) for choice in offered]


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    return JUDGES[ask.kind](t, ask.options)


JUDGES: Final[dict[str, Judge]] = {
    "school": _equal,
    "recover": _recover,
    "advance": _advance,
    "pay": _pay,
    "penalty": _penalty,
    "plot": _plot,
    "gift": _gift,
    "support": _support,
    "accept": _accept,
    "supported": _supported,
    "target": _target,
    "character": _character,
    "react": _react,
    "trim": _trim,
    "ransom": _ransom,
    "order": _equal,
    "allegiance": _allegiance,
    "trade": _trade,
    "bid": _bid,
    "raise": _raise,
    "attach": _attach,
    "invite": _invite,
    "respond": _respond,
    "place": _place,
    "first": _first,
    "act": _act,
    "move": _move,
    "lower": _lower,
    "push": _push,
    "enemy": _equal,
    "enemy_move": _enemy_move,
    "enemy_attack": _equal,
    "reroll": _reroll,
    "regain": _regain,
    "grip": _grip,
    "shift": _shift,
    "takeover": _takeover,
    "prize": _take,
    "champion": _champion,
}
