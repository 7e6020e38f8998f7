"""Every question in words: what is asked and why, one row per option, and what a player would look for in vain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.kernel import PASS, Ask

from ...rules.actions import DONE, Activation
from ...rules.tactics import ENOUGH
from ...state import Table
from ..closed import closed
from ..regions import region_of
from ..sent import Said
from ..voice import Voice
from .attacks import aim, dice, face, target, type_
from .cards import choose, react
from .paying import discount, pay, payer, price_, tokens
from .places import advance, clear, direction, drop, hit, move_token, origin, place, put_marker, spot
from .rows import given, tell_apart
from .setting_up import affiliation, crisis, deploy, edge, leader, recruit, squad, tactics, threat
from .turns import action, turn

SECRET = frozenset({"squad", "recruit", "affiliation", "tactics", "leader"})
"""Questions whose answers the other player must not see."""

RULES = {
    "action": "CP-215", "advance": "CP-262", "affiliation": "CP-189",
    "recruit": "CP-195", "aim": "CP-369", "choose": "CP-044", "clear": "CP-153",
    "crisis": "CP-134", "deploy": "CP-199", "dice": "CP-341", "direction": "CP-275", "discount": "CP-045", "drop": "CP-157",
    "edge": "CP-139", "face": "CP-336", "finish": "CP-211", "forced": "CP-480", "grunt": "CP-533", "hit": "CP-278",
    "leader": "CP-065",
    "more": "CP-209", "move_token": "CP-148", "origin": "CP-312",
    "pay": "CP-076", "payer": "CP-108", "place": "CP-292", "price": "CP-045",
    "put_marker": "CP-108",
    "react": "CP-479", "spot": "CP-200", "squad": "CP-183", "tactics": "CP-194", "target": "CP-312", "threat": "CP-138",
    "tokens": "CP-045",
    "turn": "CP-209", "type": "CP-555",
}  # fmt: skip
"""The rule each question comes from, where its teller does not know better."""


def offer(t: Table, ask: Ask, language: str) -> dict[str, Any]:
    """The question as the asked seat is shown it."""
    v = Voice(language, t)
    said = TELLERS[ask.kind](v, t, ask, t.stack[-1])
    rows = said["options"]
    tell_apart(rows)
    return {
        "kind": ask.kind,
        "seat": ask.seat,
        "title": said["title"],
        "sub": said.get("sub", ""),
        "rule": said.get("rule", RULES[ask.kind]),
        "react": ask.kind == "react",
        "private": ask.kind in SECRET,
        "pass": next((i for i, option in enumerate(given(ask)) if option in (PASS, (PASS,), ENOUGH) or ends(t, option)), None),
        "options": rows,
        "closed": closed(v, t, ask),
        "region": region_of(t, ask) if ask.region is not None else None,
    }


def ends(t: Table, option: Any) -> bool:
    """Whether an option ends an activation that has no action left: one button, as for whatever else ends."""
    frame = t.stack[-1]
    return option == (DONE,) and isinstance(frame, Activation) and not frame.actions


TELLERS: dict[str, Callable[[Voice, Table, Ask, Any], Said]] = {
    "action": action, "advance": advance, "affiliation": affiliation, "aim": aim, "choose": choose, "clear": clear,
    "crisis": crisis, "deploy": deploy, "dice": dice, "direction": direction, "discount": discount, "drop": drop, "edge": edge,
    "face": face, "finish": turn, "forced": react, "grunt": turn, "hit": hit, "leader": leader, "more": turn,
    "move_token": move_token, "origin": origin,
    "put_marker": put_marker,
    "pay": pay, "payer": payer, "place": place, "price": price_, "react": react, "recruit": recruit, "spot": spot, "squad": squad,
    "tactics": tactics, "target": target, "threat": threat, "tokens": tokens, "turn": turn, "type": type_,
}  # fmt: skip
