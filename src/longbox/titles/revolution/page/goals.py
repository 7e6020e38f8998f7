"""How a School gets to 6 Revolution Points: the Mission as it stands, what it could spend to advance, and what it may lose."""

from __future__ import annotations

from longbox.kernel import Speech
from longbox.speech import Tongue
from longbox.titles.facets.goals import Goal, Goals, Standing

from ..codes import ADVANCING, GOAL, NOBODY
from ..rules.missions import winners
from ..speech.names import mission
from ..state import Table
from ..words import AllIn, LastStanding, Most
from .words import PAGE, ROOM


class RevolutionGoals(Goals[Table]):
    def standing(self, t: Table, seat: int, language: str) -> Standing | None:
        if not t.round:
            return None
        say = Voice(Speech(self.title, t, language))
        top = [one for one in range(t.seats) if t.rp[one] == GOAL]
        return {
            "title": say("goals", n=GOAL),
            "sub": say("goals.end"),
            "goal": GOAL,
            "scores": list(t.rp),
            "rows": [*of_mission(say, t), *(row for one in t.clockwise() for row in of_school(say, t, one))],
            "next": [],
            "warning": say("goals.tournament") if len(top) > 1 else say("goals.reached", who=say.seat(top[0])) if top else "",
        }


class Voice:
    """The words of the page, in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech, self.tongue = speech, Tongue(speech.language, ROOM)

    def __call__(self, key: str, **fields: object) -> str:
        return self.tongue.fill(PAGE[key], fields)

    def seat(self, seat: int) -> str:
        return self.speech.seat(seat)


def of_mission(say: Voice, t: Table) -> list[Goal]:
    """What the Mission brings if it ends in success as it stands."""
    if t.mission == NOBODY or not t.standing():
        return []
    rows: list[Goal] = []
    name = mission(say.speech, t.mission)
    for part in t.the_mission().parts:
        if isinstance(part, Most):
            found, note, n = winners(t, part.what), say(f"goals.most.{part.what}"), part.n
        elif isinstance(part, AllIn):
            found, note, n = t.standing(), say("goals.in"), part.n
        elif isinstance(part, LastStanding) and part.n:
            found, note, n = t.standing() if len(t.standing()) == 1 else [], say("goals.last"), part.n
        else:
            continue
        for seat in found or [NOBODY]:
            rows.append({"label": name, "note": note, "seat": seat, "n": n, "on": []})
    return rows


def of_school(say: Voice, t: Table, seat: int) -> list[Goal]:
    """What a School could do for its own points in the Upkeep Phase, and what it would have to pay there."""
    able = sum(t.power[who] > 0 for who in t.everyone(seat))
    rows: list[Goal] = []
    if t.rp[seat] < GOAL:
        enough = able >= ADVANCING
        note = say("goals.enough") if enough else say("goals.power", n=able, of=ADVANCING)
        rows.append({"label": say("goals.advance"), "note": note, "seat": seat, "n": 1 if enough else 0, "on": []})
    if not t.healthy(seat):
        rows.append({"label": say("goals.unrest"), "note": say("goals.unrest.note"), "seat": seat, "n": -1, "on": []})
    return rows


FACET = RevolutionGoals
