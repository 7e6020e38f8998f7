"""What is being resolved, from the outside in: the frames a player understands, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from longbox.kernel import AnyFrame, Window

from ..codes import NOBODY
from ..rules.actions import Activation, GrantedAction
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.collisions import Collision, ThrowTerrain
from ..rules.damage import Defeat, Suffer
from ..rules.dice import CardRoll, Dodge
from ..rules.grunts import PutIntoPlay
from ..rules.markers import PutMarker
from ..rules.missions import ScoreMission, Undertake
from ..rules.movement import Advance, Place
from ..rules.objectives import Drop, Interact, MoveToken
from ..rules.raising import Raise
from ..rules.rounds import Round, Turn
from ..rules.setup import Setup
from ..rules.superpowers import UseSuperpower
from ..rules.tactics import PlayTactic
from ..rules.throws import Slide
from ..rules.transform import Transform
from ..script.running import Run
from ..state import Table
from .sent import Resolved
from .tellings import moment, script
from .voice import Voice
from .words import PAGE

Teller: TypeAlias = Callable[[Voice, Table, Any, str], Resolved]
"""(voice, table, frame, the step it is at): the frame in words."""

ATTACK_STEPS = 14
"""The book's steps; what this engine does after them is no step of it."""


def resolving(t: Table, seat: int, language: str) -> list[dict[str, Any]]:
    """The stack in words. Nothing in it is secret: the choices of the setup are not told."""
    v = Voice(language, t)
    found: list[dict[str, Any]] = []
    asked = t.stack[-1] if t.stack else None
    for frame in t.stack:
        teller = TELLERS.get(type(frame))
        if teller is None:
            continue
        # A frame below the top already counts the step it will do next; the one being done is the one before.
        at = frame.step if frame is asked else max(0, frame.step - 1)
        name = frame.STEPS[at] if at < len(frame.STEPS) else ""
        found.append({"text": "", "step": None, "steps": None, "now": "", **teller(v, t, frame, name)})
    return [one for one in found if one["text"]]


def told(key: str, **fields: str) -> Teller:
    """A frame told by one sentence whose gaps are fields of the frame."""

    def tell(v: Voice, t: Table, frame: AnyFrame, now: str) -> Resolved:
        gaps = {gap: getattr(v, kind)(getattr(frame, name)) for gap, (kind, name) in split.items()}
        return {"text": v(key, **gaps)}

    split = {gap: (kind, name) for gap, (kind, _, name) in ((gap, text.partition(" ")) for gap, text in fields.items())}
    return tell


def round_(v: Voice, t: Table, frame: Round, now: str) -> Resolved:
    return {"text": v("r.round", n=t.round), "now": v(f"r.{now}") if f"r.{now}" in PAGE else ""}


def setup(v: Voice, t: Table, frame: Setup, now: str) -> Resolved:
    return {"text": v("r.setup"), "now": v(f"setup.{now}") if f"setup.{now}" in PAGE else ""}


def activation(v: Voice, t: Table, frame: Activation, now: str) -> Resolved:
    who = v.character(frame.who)
    inside = t.stack[-1] is not frame  # an action being taken is spent already
    number = 2 - frame.actions + (0 if inside else 1)
    if not 1 <= number <= 2:
        return {"text": v("r.activation done", who=who) if number > 2 else who}
    return {"text": v("r.activation", who=who, n=number)}


def attack(v: Voice, t: Table, frame: Attack, now: str) -> Resolved:
    weapon = v.name(frame.weapon)
    if frame.target == NOBODY:
        text = v("r.attack open", weapon=weapon)
    else:
        text = v("r.attack", weapon=weapon, target=v.character(frame.target))
    step = min(ATTACK_STEPS, frame.STEPS.index(now) + 1 if now else ATTACK_STEPS)
    return {"text": text, "step": step, "steps": ATTACK_STEPS, "now": v(f"step.{frame.STEPS[step - 1]}")}


def series(v: Voice, t: Table, frame: Series, now: str) -> Resolved:
    weapon = v.name(frame.weapon)
    left = len(frame.remaining)
    return {"text": v("r.series", weapon=weapon, left=left) if left else v("r.attack open", weapon=weapon)}


def advance(v: Voice, t: Table, frame: Advance, now: str) -> Resolved:
    return {"text": v("r.climb" if frame.climb else "r.advance", who=v.character(frame.who))}


def slide(v: Voice, t: Table, frame: Slide, now: str) -> Resolved:
    return {"text": v(f"r.{frame.how}", who=v.character(frame.who))}


def effect(v: Voice, t: Table, frame: Run, now: str) -> Resolved:
    """A script, unless it is only the inside of something that is told already."""
    below = t.stack[t.stack.index(frame) - 1]
    if isinstance(below, UseSuperpower | PlayTactic | Interact | Undertake):
        return {}
    return {"text": script(v, frame.script)}


def window(v: Voice, t: Table, frame: Window, now: str) -> Resolved:
    return {"text": v("r.window"), "now": moment(v, frame.event, frame.data)}


TELLERS: dict[type, Teller] = {
    Setup: setup,
    Round: round_,
    Turn: told("r.turn", seat="seat seat"),
    Activation: activation,
    GrantedAction: told("r.granted", who="character who"),
    Attack: attack,
    Series: series,
    UseSuperpower: told("r.power", who="character who", power="name power"),
    PlayTactic: told("r.tactic", seat="seat seat", card="name card"),
    Interact: told("r.interact", who="character who", token="token token"),
    Undertake: told("r.deed", who="character who", deed="name deed"),
    Advance: advance,
    Slide: slide,
    Place: told("r.place", who="character who"),
    Transform: told("r.transform", who="character who"),
    ThrowTerrain: told("r.terrain", who="character by", terrain="terrain terrain"),
    Collision: told("r.collision", who="character thrown"),
    CardRoll: told("r.card_roll", who="character target"),
    Dodge: told("r.dodge", who="character target"),
    Suffer: told("r.suffer", who="character target"),
    Defeat: told("r.defeat", who="character target"),
    Drop: told("r.drop", who="character who", token="token token"),
    MoveToken: told("r.move_token", token="token token"),
    Raise: told("r.put_marker", marker="marker name"),
    PutMarker: told("r.put_marker", marker="marker name"),
    ScoreMission: told("r.score"),
    PutIntoPlay: told("r.enter", who="character who"),
    Run: effect,
    Window: window,
}
