"""Rows of options, and what all kinds of questions need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from longbox.kernel import Ask

from ...rules.movement import FREE, TOWARD, Advance
from ...rules.throws import Slide
from ...state import Table
from ..sent import Mark, Row, Told
from ..voice import Voice
from ..whereabouts import clock, sentence

Tagged: TypeAlias = tuple[Any, ...]
"""An option that begins with its kind; what follows depends on it."""


def given(ask: Ask) -> Sequence[Any]:
    """The options, whatever they are made of."""
    return ask.options


def row(label: str, note: str = "", group: str = "", on: Iterable[Mark] = (), odds: Told | None = None) -> Row:
    found: Row = {"label": label, "on": list(on)}
    if note:
        found["note"] = note
    if group:
        found["group"] = group
    if odds is not None:
        found["odds"] = odds
    return found


def tell_apart(rows: list[Row]) -> None:
    """Rows that read the same are numbered."""
    seen: dict[tuple[str, str], int] = {}
    for one in rows:
        key = (one["label"], one.get("note", ""))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            one["label"] = f"{one['label']} ({seen[key]})"


def in_steps(rows: list[Row]) -> None:
    """All of these options differ in an amount only."""
    for one in rows:
        one["steps"] = "amount"


def of_character(v: Voice, t: Table, who: int, seat: int, note: str = "") -> Row:
    """A character among others: on whose side, and how it fares."""
    left = v("stamina", n=t.stamina(who) - t.damage[who])
    group = v("group.ally" if t.seat[who] == seat else "group.enemy")
    return row(v.character(who), f"{note}, {left}" if note else left, group, [["character", who]])


def toward(v: Voice, t: Table, frame: Advance | Slide) -> list[str]:
    """That a movement must go toward or away from somebody or something, if it must."""
    if frame.side == FREE:
        return []
    named = next((v.character(one) for one in t.present() if t.base[one][:2] == frame.about), "")
    if named:
        return [v("sub.toward" if frame.side == TOWARD else "sub.away", point=named)]
    (x, y, _), (ax, ay) = t.base[frame.who], frame.about
    sign = 1 if frame.side == TOWARD else -1
    return [sentence(clock(v, t, t.seat[frame.who], sign * (ax - x), sign * (ay - y)))]
