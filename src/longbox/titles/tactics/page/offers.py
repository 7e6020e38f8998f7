"""Every question in words: what is asked and why, one row per option, and what a player would look for in vain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.kernel import PASS, Ask

from ..rules.charges import Charge
from ..rules.movement import Way
from ..state import Table, top
from .activation import act, activate, first, move
from .attacks import bullseye, evade, flurry, jump, karma, opportunity, reroll, result, transfer
from .closed import closed
from .rows import given, tell_apart
from .sent import Said
from .setup import hire, join, map_, place, place_plot, place_thing, side
from .specials import ally, arrive, counter, demolish, lay, put_down, target
from .voice import Voice

RULES: Final = {
    "map": "FT-149", "side": "FT-150", "place": "FT-153", "place_plot": "FT-157", "place_thing": "FT-163", "join": "FT-581",
    "hire": "FT-355", "first": "FT-061", "activate": "FT-040", "follow": "FT-349", "act": "FT-056", "move": "FT-194",
    "charge": "FT-418", "karma": "FT-564", "reroll": "FT-567", "opportunity": "FT-526", "evade": "FT-509", "result": "FT-464",
    "bullseye": "FT-487", "transfer": "FT-520", "jump": "FT-372", "flurry": "FT-186", "demolish": "FT-221", "lay": "FT-201",
    "put_down": "FT-548", "target": "FT-131", "ally": "FT-180", "arrive": "FT-180",
    "counter": "FT-127",
}  # fmt: skip
"""The rule each question comes from."""

REACTIONS: Final = frozenset({"evade", "opportunity", "transfer"})
"""Questions about what somebody else does."""


def offer(t: Table, ask: Ask, language: str) -> dict[str, object]:
    """The question as the asked seat is shown it."""
    v = Voice(language, t)
    said = TELLERS[ask.kind](v, t, ask, t.stack[-1])
    tell_apart(said["options"])
    return {
        "kind": ask.kind,
        "seat": ask.seat,
        "title": said["title"],
        "sub": said.get("sub", ""),
        "rule": RULES[ask.kind],
        "react": ask.kind in REACTIONS,
        "private": False,
        "pass": next((i for i, option in enumerate(given(ask)) if option in (PASS, ("end",), ())), None),
        "options": said["options"],
        "closed": closed(v, t, ask),
        "region": region(t, ask),
    }


def region(t: Table, ask: Ask) -> dict[str, object] | None:
    """What may be answered besides the options: every way of the figure, square by square."""
    way = ask.region
    if not isinstance(way, Way):
        return None
    found: dict[str, object] = {"type": "path", "who": way.who, "from": t.at[way.who], "speed": way.budget}
    if way.charging:
        found |= {"targets": [top(t, Charge).target], "ends": list(way.ends)}
    return found


TELLERS: Final[dict[str, Callable[[Voice, Table, Ask, Any], Said]]] = {
    "map": map_, "side": side, "place": place, "place_plot": place_plot, "place_thing": place_thing, "join": join, "hire": hire,
    "first": first, "activate": activate, "follow": activate, "act": act, "move": move, "charge": move, "karma": karma,
    "reroll": reroll, "opportunity": opportunity, "evade": evade, "result": result, "bullseye": bullseye, "transfer": transfer,
    "jump": jump, "flurry": flurry, "demolish": demolish, "lay": lay, "put_down": put_down, "target": target, "ally": ally,
    "arrive": arrive, "counter": counter,
}  # fmt: skip

__all__ = ["RULES", "offer"]
