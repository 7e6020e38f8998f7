"""The questions about terrain, Objects and Specials."""

from __future__ import annotations

from longbox.kernel import PASS, Ask

from ..rules.objects import PutDown
from ..rules.specials import Aim, Carry, Counter, Drive, Mend
from ..rules.terrain import Demolish, LayTerrain
from ..speech.telling import describe
from ..state import Table
from .rows import given, of_figure, of_square, row, squares
from .sent import Said
from .voice import Voice


def demolish(v: Voice, t: Table, ask: Ask, frame: Demolish) -> Said:
    rows = []
    for a, b in given(ask):
        if a == b:
            rows.append(of_square(v, a, v.name("terrain/solid")))
        else:
            rows.append(row(v("a.wall", a=v.square(a), b=v.square(b)), "", "", [["edge", a, b]]))
    return {"title": v("q.demolish", who=v.figure(frame.who)), "sub": v("sub.demolish"), "options": rows}


def lay(v: Voice, t: Table, ask: Ask, frame: LayTerrain) -> Said:
    title = v("q.lay", who=v.figure(frame.who), terrain=v.name(f"terrain/{frame.terrain}"))
    sub = v("sub.lay", n=frame.left) if frame.left > 1 else v("sub.lay last")
    return {"title": title, "sub": sub, "options": squares(v, ask, "a.no lay")}


def put_down(v: Voice, t: Table, ask: Ask, frame: PutDown) -> Said:
    return {"title": v("q.put_down", who=v.figure(frame.who)), "options": squares(v, ask)}


def target(v: Voice, t: Table, ask: Ask, frame: Aim | Mend) -> Said:
    rows = [of_figure(v, t, who, ask.seat) for who in given(ask)]
    return {"title": v("q.target", who=v.figure(frame.who)), "options": rows}


def ally(v: Voice, t: Table, ask: Ask, frame: Carry) -> Said:
    rows = [row(v("a.no ally")) if who == PASS else of_figure(v, t, who, ask.seat) for who in given(ask)]
    return {"title": v("q.ally", who=v.figure(frame.who)), "sub": v("sub.ally"), "options": rows}


def counter(v: Voice, t: Table, ask: Ask, frame: Counter) -> Said:
    rows = []
    for who, number in given(ask):
        special = t.folio(who).specials[number]
        rows.append(row(v.name(f"special/{special.id}"), describe(special, v.language), "", [["figure", who]]))
    return {
        "title": v("q.counter", who=v.figure(frame.who), target=v.figure(frame.target)),
        "sub": v("sub.counter"),
        "options": rows,
    }


def arrive(v: Voice, t: Table, ask: Ask, frame: Carry | Drive) -> Said:
    if isinstance(frame, Drive):
        who, sub = frame.target, v("sub.drive", n=frame.squares)
    else:
        who, sub = frame.who if frame.now == "send_self" else frame.ally, v("sub.arrive", n=frame.far)
    rows = squares(v, ask)
    for one, square in zip(rows, given(ask), strict=True):
        if square == t.at[who]:
            one["label"] = v("a.here", square=v.square(square))
    return {"title": v("q.arrive", who=v.figure(who)), "sub": sub, "options": rows}
