"""The rows of a question: what all of them have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from longbox.kernel import PASS, Ask

from ..codes import COST, TOUGH
from ..odds.feats import odds as odds_of
from ..rules.feats import Feat
from ..rules.karma import SPEED
from ..rules.targets import THROW, the_attack
from ..state import Table
from .sent import AttackOdds, Column, EvasionOdds, Mark, Row
from .tellings import column, figures, odds
from .voice import Voice


def given(ask: Ask) -> Sequence[Any]:
    """The options, whatever they are made of."""
    return ask.options


def row(
    label: str, note: str = "", group: str = "", on: Iterable[Mark] = (), odds: Column | AttackOdds | EvasionOdds | None = None
) -> Row:
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
        label = one["label"]
        key = (label, one.get("note", ""))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            one["label"] = f"{label} ({seen[key]})"


def of_square(v: Voice, square: int, note: str = "") -> Row:
    return row(v.square(square), note, "", [["square", square]])


def of_figure(v: Voice, t: Table, who: int, seat: int, note: str = "") -> Row:
    """A figure among others: on whose side, and how it fares."""
    fares = v("health", n=t.health[who], of=t.folio(who).health)
    group = v("group.ally" if t.seat[who] == seat else "group.enemy")
    return row(v.figure(who), f"{note}, {fares}" if note else fares, group, [["figure", who]])


def squares(v: Voice, ask: Ask, none: str = "") -> list[Row]:
    """One row per square; the option to do without is called `none`."""
    return [row(v(none)) if option == PASS else of_square(v, option) for option in given(ask)]


def hurried(v: Voice, who: int, payer: int, found: Row, steps: str) -> Row:
    """An action with 1 more Speed, for Karma."""
    key = "a.own karma" if payer == who else "a.karma of"
    label = v(key, what=found["label"], payer=v.figure(payer))
    note = ", ".join((found["note"], v("by karma", n=SPEED, payer=v.figure(payer))))
    return {**found, "label": label, "on": [*found["on"], ["figure", payer]], "note": note, "steps": steps}


def feat_odds(v: Voice, t: Table, feat: Feat) -> Column:
    return column(v, feat.tested(t))


def striking(v: Voice, t: Table, who: int, number: int, target: int, swing: bool = False, charging: bool = False) -> Row:
    """An attack on somebody, with its odds."""
    attack = the_attack(t, who, number)
    gaps = {"attack": v.attack(who, number), "target": v.figure(target)}
    if swing or number == THROW:
        gaps["thing"] = v.thing(t.carrying[who])
    key = "a.throw" if number == THROW else "a.swing" if swing else "a.charge" if charging else "a.strike"
    note = figures(v, t, who, attack)
    if COST[attack.form] == TOUGH:
        note += ", " + v("action.tough")
    group = v("group.charge" if charging else "group.attack")
    return row(v(key, **gaps), note, group, [["figure", target]], odds(v, odds_of(t, who, number, target, swing)))
