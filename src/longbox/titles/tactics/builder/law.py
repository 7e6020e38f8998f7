"""What the law says of a team while it is built: what is wrong, what there is still room for, who belongs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from longbox.kernel import Named, Phrase, Several
from longbox.speech import Tongue

from ..codes import DISPOSITIONS, EVIL_SIDE, RENOWN, WORTH
from ..rules.levels import LEVELS, Level
from ..rules.rulings import DEFAULTS
from ..rules.setup import joining
from ..rules.teams import judge, open_slots
from ..speech.cards import name
from ..speech.refusals import ROOMS, called
from ..state import Table
from ..words import FIGURES, PLOTS, THINGS, Hires
from .drafts import Draft, library

RULES: Final = {
    "Longbox has no {what} {id!r}; did you mean {close}?": "",
    "Longbox has no {what} {id!r}; take it out.": "",
    "The team has no Plot; it needs one.": "FT-067",
    "The team is {outlook!r}; a team is good or evil.": "FT-068",
    "The team has no figures; it needs at least one.": "FT-067",
    "{name} is {disposition}; a team that is {outlook} takes {outlook} and enigmatic figures.": "FT-070",
    "{name} is on the team {count} times; only a Squad may be there more than once.": "FT-098",
    "A figure beyond Cosmic is on the team; no Issue of this kind allows one.": "FT-065",
    "Figures of {renown} renown: {count} on the team; {level} has room for {room}.": "FT-079",
    "Objects and Artifacts of {renown} renown: {count} on the team; {level} has room for {room}.": "FT-081",
}
"""The rule each fault follows from."""


KINDS: Final = {"figures": "figure", "plot": "Plot", "things": "Object or Artifact"}


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence about a team, and the rule it follows from."""

    phrase: Phrase
    rule: str

    def told(self, language: str = "en") -> str:
        return told(self.phrase, language)


@dataclass(frozen=True, slots=True)
class Places:
    """How many of a renown there are, and how many the level has room for."""

    renown: str
    have: int
    room: int


@dataclass(frozen=True, slots=True)
class Verdict:
    faults: tuple[Said, ...]
    hints: tuple[Said, ...]
    """Worth a word, but nothing keeps the team from being played."""
    places: tuple[Places, ...]
    things: tuple[Places, ...]
    affiliations: dict[str, tuple[str, ...]]
    """Who belongs to each affiliation, if at least two do: they are Teammates (FT-244)."""
    worth: int
    """The Victory Points the opponent gets for all of them."""


def told(phrase: Phrase, language: str = "en") -> str:
    """A sentence with everything by its name.

    >>> told(Phrase("{by} waits.", by=named("figure", "thug")), "de")
    'Schläger waits.'
    """
    return Tongue(language, *ROOMS, named=lambda thing: _called(thing, language)).say(phrase)


def _called(thing: Named, language: str) -> str:
    kind, _, id = thing.id.partition("/")
    if kind == "what":
        return called(language, thing) if language == "de" else str(thing)
    text = name(thing.id, language)
    return text.lower() if id in DISPOSITIONS else text


def named(kind: str, id: str) -> Named:
    return Named(name(f"{kind}/{id}"), f"{kind}/{id}")


def verdict(draft: Draft) -> Verdict:
    """Everything the law says of a team. Pieces that do not exist are told, and the rest is judged without them."""
    level = LEVELS[draft.level]
    known = Draft(
        draft.name,
        draft.level,
        draft.outlook,
        tuple(id for id in draft.figures if id in FIGURES),
        draft.plot if draft.plot in PLOTS else "",
        tuple(id for id in draft.things if id in THINGS),
    )
    faults = [*_unknown(draft), *(fault for fault in judge(known.team(), level) if isinstance(fault, Phrase))]
    return Verdict(
        tuple(Said(fault, _rule(fault)) for fault in faults),
        tuple(hints(known, level)),
        _places((FIGURES[id].renown for id in known.figures), level.slots),
        _places((THINGS[id].renown for id in known.things), dict.fromkeys(level.slots, 1)),
        _together(known),
        sum(WORTH[FIGURES[id].renown] for id in known.figures),
    )


def _rule(fault: Phrase) -> str:
    """Good and Evil teams have a rule each."""
    rule = RULES[fault.template]
    return "FT-071" if rule == "FT-070" and str(fault.values["outlook"]) == EVIL_SIDE else rule


def _unknown(draft: Draft) -> Iterator[Phrase]:
    for (part, shelf), ids in zip(library().items(), (draft.figures, (draft.plot,) * bool(draft.plot), draft.things), strict=True):
        for id in ids:
            if id not in shelf:
                close = get_close_matches(id[:60], shelf, 1)
                what = Named(KINDS[part], f"what/{KINDS[part]}")
                if close:
                    yield Phrase("Longbox has no {what} {id!r}; did you mean {close}?", what=what, id=id[:60], close=close[0])
                else:
                    yield Phrase("Longbox has no {what} {id!r}; take it out.", what=what, id=id[:60])


def _places(renowns: Iterable[int], room: dict[int, int]) -> tuple[Places, ...]:
    have = Counter(renowns)
    return tuple(Places(RENOWN[one], have[one], room.get(one, 0)) for one in sorted({*room, *have}, reverse=True))


def _together(draft: Draft) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for id in draft.figures:
        for one in FIGURES[id].affiliations:
            found.setdefault(one, []).append(id)
    shared = {one: tuple(members) for one, members in found.items() if len(members) > 1}
    return dict(sorted(shared.items(), key=lambda pair: -len(pair[1])))


def hints(draft: Draft, level: Level) -> Iterator[Said]:
    """What a player may want to know of a team of known figures."""
    for renown, free in sorted(open_slots(draft.team(), level).items(), reverse=True):
        where, what = named("level", level.id), named("renown", RENOWN[renown])
        if free == 1:
            yield Said(Phrase("{level} has room for one more {renown} figure.", level=where, renown=what), "FT-079")
        else:
            yield Said(Phrase("{level} has room for {free} more {renown} figures.", level=where, free=free, renown=what), "FT-079")
    yield from _joining(draft)
    for id in dict.fromkeys(draft.figures):
        for special in FIGURES[id].specials:
            for part in special.parts:
                if isinstance(part, Hires):
                    yield Said(
                        Phrase("{by} brings {figure} along under Command; it takes no place on the team.",
                               by=named("figure", id), figure=named("figure", part.figure)), "FT-355"
                    )  # fmt: skip
    wanted = PLOTS[draft.plot].affiliation if draft.plot in PLOTS else ""
    if wanted and draft.figures and not any(wanted in _belongs(id) for id in draft.figures):
        yield Said(
            Phrase("Nobody on the team has to do with {affiliation}; anybody may advance the Plot, but without its extra benefit.",
                   affiliation=named("affiliation", wanted)), "FT-134"
        )  # fmt: skip


def _belongs(id: str) -> tuple[str, ...]:
    """What a Plot may ask for: affiliations, traits, the disposition (FT-133)."""
    one = FIGURES[id]
    return (*one.affiliations, *one.traits, one.disposition)


def _joining(draft: Draft) -> Iterator[Said]:
    """What team-building Specials could do at the start of the Issue, as the law itself finds it."""
    t = Table(seats=2)
    t.options = DEFAULTS
    for id in draft.figures:
        t.enlist(0, id)
    found: dict[tuple[int, int], list[str]] = {}
    for who, joins, affiliation in joining(t, 0):
        found.setdefault((who, joins), []).append(affiliation)
    for (who, joins), names in found.items():
        teams = Several([named("affiliation", one) for one in names], "or")
        one = named("figure", t.who[joins])
        if who == joins:
            yield Said(
                Phrase("{figure} may join {affiliation} at the start of the Issue.", figure=one, affiliation=teams), "FT-126"
            )
        else:
            yield Said(
                Phrase("{by} may bring {figure} into {affiliation} at the start of the Issue.",
                       by=named("figure", t.who[who]), figure=one, affiliation=teams), "FT-126"
            )  # fmt: skip


__all__ = ["RULES", "Places", "Said", "Verdict", "hints", "told", "verdict"]
