"""Places and directions: where something ends, and what it hits."""

from __future__ import annotations

from math import cos, radians, sin

from longbox.kernel import PASS, AnyFrame, Ask

from ...codes import S
from ...rules.collisions import ThrowTerrain
from ...rules.markers import PutMarker
from ...rules.movement import Advance, Reach, Spot
from ...rules.objectives import DROP_RANGE, Drop, MoveToken, TokenSpot
from ...rules.setup import Setup, Zone
from ...rules.throws import Slide
from ...rules.transform import Transform
from ...state import Table
from ..regions import radius_of
from ..sent import Mark, Row, Said
from ..voice import Voice
from ..whereabouts import clock, landing, sentence, side, way
from .rows import given, row, toward


def places(v: Voice, t: Table, ask: Ask, here: tuple[float, float] | None, stay: str = "a.stay") -> list[Row]:
    """Where something may end: each place by what is there, and the way to it."""
    rows = []
    assert isinstance(ask.region, Reach | Spot | Zone | TokenSpot)
    r = radius_of(t, ask.region)
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.not moved")))
            continue
        x, y = option
        if here is not None and (x, y) == here:
            rows.append(row(v(stay), "", "", [["point", x, y]]))
            continue
        note = side(v, t, ask.seat, option) if here is None else way(v, t, ask.seat, x - here[0], y - here[1])
        rows.append(row(landing(v, t, ask.seat, option, r), note, "", [["point", x, y]]))
    return rows


def advance(v: Voice, t: Table, ask: Ask, frame: Advance) -> Said:
    who = frame.who
    rows = places(v, t, ask, t.base[who][:2])
    sub = [v("sub.tool", tool=v(f"tool.{S if frame.climb else frame.tool}")), *toward(v, t, frame)]
    title = v("q.climb" if frame.climb else "q.advance", who=v.character(who))
    return {"title": title, "sub": " ".join(sub), "rule": "CP-270" if frame.climb else "CP-262", "options": rows}


def place(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    region = ask.region
    assert isinstance(region, Spot)
    who = region.who
    standing = t.base[who][:2] if who in t.present() else None
    sub, rows = v("sub.place", n=region.range), places(v, t, ask, standing)
    if isinstance(frame, Transform):
        title = v("q.form", who=v.character(who), form=v.form(frame.form))
        return {"title": title, "sub": sub, "rule": "CP-512", "options": rows}
    return {"title": v("q.place", who=v.character(who)), "sub": sub, "options": rows}


def spot(v: Voice, t: Table, ask: Ask, frame: Setup) -> Said:
    return {"title": v("q.spot", who=v.character(frame.who)), "sub": v("sub.deploy"), "options": places(v, t, ask, None)}


def drop(v: Voice, t: Table, ask: Ask, frame: Drop) -> Said:
    title = v("q.drop", token=v.token(frame.token))
    sub = v("sub.drop", who=v.character(frame.who), n=DROP_RANGE)
    return {"title": title, "sub": sub, "options": places(v, t, ask, None)}


def move_token(v: Voice, t: Table, ask: Ask, frame: MoveToken) -> Said:
    here = t.token_at[frame.token]
    title = v("q.move_token", token=v.token(frame.token))
    return {"title": title, "sub": v("sub.move_token", n=frame.range), "options": places(v, t, ask, here)}


def put_marker(v: Voice, t: Table, ask: Ask, frame: PutMarker) -> Said:
    sub = [v("sub.put_marker near", n=frame.range) if frame.range else v("sub.put_marker")]
    if frame.apart and any(row[0] == frame.name for row in t.markers):
        sub.append(v("sub.put_marker apart", n=frame.apart))
    return {"title": v("q.put_marker", marker=v.marker(frame.name)), "sub": " ".join(sub), "options": places(v, t, ask, None)}


def direction(v: Voice, t: Table, ask: Ask, frame: Slide | ThrowTerrain) -> Said:
    rows = []
    x, y, _ = t.base[frame.who if isinstance(frame, Slide) else frame.by]
    for option in given(ask):
        angle = option[0]
        end, hits = frame.way(t, angle)
        parts = [v("n.slides", n=v.number(end.distance))] if isinstance(frame, Slide) else []
        if hits:
            parts.append(v("n.collides", names=v.listed([v.piece(*hit) for hit in hits], "or")))
        on: list[Mark] = [["ray", x, y, angle], *(list(hit) for hit in hits)]
        towards = clock(v, t, ask.seat, cos(radians(angle)), sin(radians(angle)))
        rows.append(row(sentence(towards, end=""), ", ".join(parts), "", on))
    if isinstance(frame, ThrowTerrain):
        title = v("q.direction.terrain", who=v.character(frame.by), terrain=v.terrain(frame.terrain))
        return {"title": title, "sub": v("sub.tool", tool=v(f"tool.{frame.tool}")), "rule": "CP-455", "options": rows}
    sub = [v("sub.tool", tool=v(f"tool.{frame.tool}")), *toward(v, t, frame)]
    return {"title": v(f"q.direction.{frame.how}", who=v.character(frame.who)), "sub": " ".join(sub), "options": rows}


def hit(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = [row(v.piece(*one), "", "", [list(one)]) for one in given(ask)]
    return {"title": v("q.hit"), "options": rows}


def origin(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    """From where an attack is measured."""
    return {"title": v("q.origin"), "options": [row(v.piece(*one), "", "", [list(one)]) for one in given(ask)]}


def clear(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = []
    for option in given(ask):
        which, dx, dy = option
        polygon = t.the_ground().features[which].polygon
        rows.append(row(way(v, t, ask.seat, dx, dy), "", "", [["terrain", which], ["point", polygon.x + dx, polygon.y + dy]]))
    return {"title": v("q.clear", terrain=v.terrain(which)), "sub": v("sub.clear"), "options": rows}
