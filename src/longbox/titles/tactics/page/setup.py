"""The questions of the setup."""

from __future__ import annotations

from longbox.kernel import PASS, Ask

from ..codes import OFF
from ..maps import SIDES, the_map
from ..rules.setup import Issue, StartOfIssue
from ..speech.names import map_title
from ..state import TOKENS, Table
from ..words import Hires
from .rows import given, of_square, row, squares
from .sent import Said
from .voice import Voice


def map_(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    rows = []
    for name in given(ask):
        found = the_map(name)
        rows.append(row(map_title(name, v.language), v("n.map", width=found.width, height=found.height), "", [["card", name]]))
    return {"title": v("q.map"), "sub": v("sub.map"), "options": rows}


def side(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    rows = [
        row(v(f"a.{one}"), "", "", [["square", square] for square in the_map(t.map).area(SIDES.index(one))]) for one in given(ask)
    ]
    return {"title": v("q.side"), "sub": v("sub.side"), "options": rows}


def place(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    who = frame.unplaced(t)
    left = sum(square == OFF and t.seat[other] == ask.seat for other, square in enumerate(t.at)) - 1
    sub = v("sub.place", n=left) if left else v("sub.place last")
    return {"title": v("q.place", who=v.figure(who)), "sub": sub, "options": squares(v, ask)}


def place_plot(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    token = frame.next_token(t)
    title = v("q.place_plot", plot=v.plot(token // TOKENS))
    return {"title": title, "sub": v("sub.place_plot", n=token % TOKENS + 1), "options": squares(v, ask)}


def place_thing(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    title = v("q.place_thing", thing=v.thing(frame.next_thing(t)))
    return {"title": title, "sub": v("sub.place_thing"), "options": squares(v, ask)}


def join(v: Voice, t: Table, ask: Ask, frame: StartOfIssue) -> Said:
    rows = []
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.no join")))
            continue
        by, who, affiliation = option
        label = v("a.join", who=v.figure(who), team=v.name(f"affiliation/{affiliation}"))
        rows.append(row(label, "" if by == who else v.figure(by), "", [["figure", who]]))
    return {"title": v("q.join"), "sub": v("sub.join"), "options": rows}


def hire(v: Voice, t: Table, ask: Ask, frame: StartOfIssue) -> Said:
    by = next(option[0] for option in given(ask) if option != PASS)
    hired = v.name(f"figure/{t.parts(by, Hires)[0].figure}")
    rows = [row(v("a.no hire")) if option == PASS else of_square(v, option[1]) for option in given(ask)]
    return {"title": v("q.hire", who=hired), "sub": v("sub.hire", by=v.figure(by)), "options": rows}
