"""What is being resolved, from the outside in: the frames a player understands, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..codes import BY_OPPORTUNITY
from ..rules.activation import Activation, Dodge
from ..rules.attacks import Strike
from ..rules.charges import Charge
from ..rules.feats import Feat
from ..rules.objects import PutDown
from ..rules.pages import Page, Panel
from ..rules.plots import Advance
from ..rules.quick import QuickIssue
from ..rules.setup import Issue, StartOfIssue
from ..rules.slams import Slam
from ..rules.specials import Aim, Carry, Counter, Drive, FlurryOfBlows, Mend
from ..rules.terrain import Demolish, LayTerrain
from ..rules.walking import Move
from ..state import Step, Table
from .sent import Resolved
from .voice import Voice
from .words import PAGE

Teller: TypeAlias = Callable[[Voice, Table, Any, str], Resolved]


def resolving(t: Table, language: str) -> list[dict[str, object]]:
    """The stack in words. Nothing in it is secret."""
    v = Voice(language, t)
    found: list[dict[str, object]] = []
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


def of_figures(key: str, *names: str) -> Teller:
    """A frame told by one sentence whose gaps are figures of the frame."""

    def tell(v: Voice, t: Table, frame: Step, now: str) -> Resolved:
        return {"text": v(key, **{name: v.figure(getattr(frame, name)) for name in names})}

    return tell


def of_seat(key: str) -> Teller:
    """A frame told by one sentence about the player whose it is."""

    def tell(v: Voice, t: Table, frame: StartOfIssue | Panel, now: str) -> Resolved:
        return {"text": v(key, seat=v.seat(frame.seat))}

    return tell


def issue(v: Voice, t: Table, frame: Issue, now: str) -> Resolved:
    """Only while it is being set up."""
    return {"text": v("r.issue"), "now": v(f"setup.{now}")} if f"setup.{now}" in PAGE else {}


def page(v: Voice, t: Table, frame: Page, now: str) -> Resolved:
    return {"text": v("r.page", n=t.page)}


def strike(v: Voice, t: Table, frame: Strike, now: str) -> Resolved:
    key = "r.opportunity" if frame.how == BY_OPPORTUNITY else "r.strike"
    gaps = {"who": v.figure(frame.who), "target": v.figure(frame.target)}
    if key == "r.strike":
        gaps["attack"] = v.attack(frame.who, frame.number)
    step = frame.STEPS.index(now) + 1 if now else len(frame.STEPS)
    return {"text": v(key, **gaps), "step": step, "steps": len(frame.STEPS), "now": v(f"step.{frame.STEPS[step - 1]}")}


def feat(v: Voice, t: Table, frame: Feat, now: str) -> Resolved:
    what = v("r.feat", what=v(f"feat.{frame.what}"), who=v.figure(frame.who))
    return {"text": what, "now": v(f"feat step.{now}") if now else ""}


def advance(v: Voice, t: Table, frame: Advance, now: str) -> Resolved:
    return {"text": v("r.plot", who=v.figure(frame.who), plot=v.plot(t.seat[frame.who]))}


TELLERS: dict[type, Teller] = {
    Issue: issue,
    QuickIssue: issue,
    StartOfIssue: of_seat("r.start"),
    Page: page,
    Panel: of_seat("r.panel"),
    Activation: of_figures("r.activation", "who"),
    Move: of_figures("r.move", "who"),
    Charge: of_figures("r.charge", "who", "target"),
    Strike: strike,
    Slam: of_figures("r.slam", "who"),
    FlurryOfBlows: of_figures("r.flurry", "who"),
    Feat: feat,
    Advance: advance,
    Dodge: of_figures("r.dodge", "who"),
    Aim: of_figures("r.special", "who"),
    Carry: of_figures("r.special", "who"),
    Mend: of_figures("r.special", "who"),
    Counter: of_figures("r.counter", "who", "target"),
    Drive: of_figures("r.drive", "target"),
    Demolish: of_figures("r.demolish", "who"),
    LayTerrain: of_figures("r.lay", "who"),
    PutDown: of_figures("r.fumble", "who"),
}
