"""Building a team: what is legal at a Game Level, said in sentences (chapters "Assembling your Team", "Building a Team")."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from longbox.kernel import LongboxError, Named, Phrase, Plain, Several, suggest

from ..codes import COSMIC, ENIGMATIC, EVIL_SIDE, GOOD_SIDE, RENOWN
from ..words import FIGURES, PLOTS, THINGS, disposition_of
from .levels import LEVELS, Level

OUTLOOKS = (GOOD_SIDE, EVIL_SIDE)
THE_FIELDS = ("outlook", "figures", "plot", "things")


class BadTeam(LongboxError):
    """A team that cannot be played at this level."""


@dataclass(frozen=True, slots=True)
class Team:
    """FT-067: an outlook, figures, a Plot, and perhaps Objects and Artifacts."""

    outlook: str
    figures: tuple[str, ...]
    plot: str
    things: tuple[str, ...] = ()

    def text(self) -> str:
        return json.dumps({"outlook": self.outlook, "figures": self.figures, "plot": self.plot, "things": self.things})


def unknown(team: Team) -> list[str]:
    """A sentence for each id that nothing has."""
    return [
        Phrase("There is no {what} {id!r}; {hint}", what=Named(what, f"what/{what}"), id=id, hint=suggest(id, shelf))
        for what, ids, shelf in (
            ("figure", team.figures, FIGURES),
            ("Plot", (team.plot,) if team.plot else (), PLOTS),
            ("Object or Artifact", team.things, THINGS),
        )
        for id in ids
        if id not in shelf
    ]


def judge(team: Team, level: Level, quicksilver: Plain = ENIGMATIC) -> list[str]:
    """Everything that is wrong with a team, one sentence each; a legal team has none. What Quicksilver is was agreed on."""
    if nothing := unknown(team):
        return nothing
    found: list[str] = []
    if team.outlook not in OUTLOOKS:
        found.append(Phrase("The team is {outlook!r}; a team is good or evil.", outlook=team.outlook))
    if not team.figures:
        found.append(Phrase("The team has no figures; it needs at least one."))
    if not team.plot:
        found.append(Phrase("The team has no Plot; it needs one."))
    folios = [FIGURES[id] for id in team.figures]
    for one in folios:
        disposition = disposition_of(one, quicksilver)
        if disposition not in (team.outlook, ENIGMATIC) and team.outlook in OUTLOOKS:  # FT-070, FT-071
            found.append(
                Phrase("{name} is {disposition}; a team that is {outlook} takes {outlook} and enigmatic figures.",
                       name=Named(one.name, f"figure/{one.id}"), disposition=side(disposition), outlook=side(team.outlook))
            )  # fmt: skip
    ids = {one.name: one.id for one in folios}
    for name, count in Counter(one.name for one in folios if not one.squad).items():  # whatever their aliases (FT-098)
        if count > 1:
            found.append(
                Phrase("{name} is on the team {count} times; only a Squad may be there more than once.",
                       name=Named(name, f"figure/{ids[name]}"), count=count)
            )  # fmt: skip
    return found + crowded(team, level)


def crowded(team: Team, level: Level) -> list[str]:
    """A sentence for each renown of which the team has more than the level has room for (FT-079, FT-081)."""
    found: list[str] = []
    for renown, count in sorted(Counter(FIGURES[id].renown for id in team.figures).items()):
        room = level.slots.get(renown, 0)  # FT-079
        if renown > COSMIC:  # FT-064, FT-065
            found.append(Phrase("A figure beyond Cosmic is on the team; no Issue of this kind allows one."))
        elif count > room:  # FT-079
            found.append(
                Phrase("Figures of {renown} renown: {count} on the team; {level} has room for {room}.",
                       renown=called("renown", RENOWN[renown]), count=count, level=called("level", level.id), room=room)
            )  # fmt: skip
    for renown, count in sorted(Counter(THINGS[id].renown for id in team.things).items()):
        room = 1 if renown in level.slots else 0  # FT-081..FT-083
        if count > room:  # FT-081..FT-083
            found.append(
                Phrase("Objects and Artifacts of {renown} renown: {count} on the team; {level} has room for {room}.",
                       renown=called("renown", RENOWN[renown]), count=count, level=called("level", level.id), room=room)
            )  # fmt: skip
    return found


def called(kind: str, id: str) -> Named:
    return Named(id.replace("-", " ").title(), f"{kind}/{id}")


def side(disposition: str) -> Named:
    return Named(disposition, f"affiliation/{disposition}")


def open_slots(team: Team, level: Level) -> dict[int, int]:
    """Slots a team leaves empty: allowed, but worth a word (TQ-08)."""
    filled = Counter(FIGURES[id].renown for id in team.figures)
    return {renown: room - filled[renown] for renown, room in level.slots.items() if filled[renown] < room}


def read(text: str) -> Team:
    """A team from its JSON text, or a sentence."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadTeam("The team is no JSON text; it holds outlook, figures, plot and perhaps things.") from None
    if not isinstance(data, dict) or not set(data) <= set(THE_FIELDS) or not {"outlook", "figures", "plot"} <= set(data):
        raise BadTeam("A team holds outlook, figures, plot and perhaps things, and nothing else.")
    figures, things = data["figures"], data.get("things", [])
    if not isinstance(data["outlook"], str) or not isinstance(data["plot"], str):
        raise BadTeam("The outlook and the plot of a team are words.")
    for what in (figures, things):
        if not isinstance(what, list) or len(what) > 20 or not all(isinstance(id, str) for id in what):
            raise BadTeam("The figures and things of a team are lists of at most 20 ids.")
    return Team(data["outlook"], tuple(figures), data["plot"], tuple(things))


def legal(team: Team, level: str, quicksilver: Plain = ENIGMATIC) -> Team:
    """The team, or `BadTeam` with everything that is wrong with it."""
    found = judge(team, LEVELS[level], quicksilver)
    if found:
        raise BadTeam(Phrase("{reasons}", reasons=Several(found[:5])))
    return team
