"""Teams as players post them, in either language:

    Team: Night shift
    Level: Mean Streets
    Side: Good

    Figures (3)
    Daredevil - Blind Justice (Heroic)
    2x Police (Minion)

    Plot
    Kitchen Cleaners

    Objects and Artifacts (1)
    Trash Can (Minion)

Read is more than written: bullets and numbers, no headings at all, several names in a line, aliases and renown or none.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from longbox.kernel import Named, Phrase
from longbox.titles.carried import Found, bare, key_of, tidy

from ..codes import RENOWN
from ..rules.levels import LEVELS
from ..rules.teams import OUTLOOKS
from ..speech.cards import name
from ..words import FIGURES, THINGS
from .drafts import MOST, NAME, BadTeam, Draft, library

HEADINGS: Final = {
    "en": {
        "name": "Team", "level": "Level", "outlook": "Side",
        "figures": "Figures", "plot": "Plot", "things": "Objects and Artifacts",
    },
    "de": {
        "name": "Team", "level": "Stufe", "outlook": "Seite",
        "figures": "Figuren", "plot": "Plot", "things": "Objekte und Artefakte",
    },
}  # fmt: skip
OTHER: Final = {
    "name": ("team name", "name", "teamname"),
    "level": ("game level", "spielstufe", "level"),
    "outlook": ("outlook", "haltung", "disposition"),
    "figures": ("figure", "heroes", "characters", "helden", "figur"),
    "plot": ("plots", "handlung"),
    "things": ("objects", "artifacts", "object", "artifact", "things", "objekte", "artefakte", "objekt", "artefakt", "dinge"),
}
HEADING: Final = {
    **{key_of(word): part for words in HEADINGS.values() for part, word in words.items()},
    **{word: part for part, words in OTHER.items() for word in words},
}
LANGUAGES: Final = ("en", "de")
LINES: Final = 200
LINE: Final = 300
MOST_NOTES: Final = 40
"""Lines that were not understood are told one by one up to this number."""


def post(draft: Draft, language: str = "en") -> str:
    """A team as a text to post."""
    words = HEADINGS[language]
    lines = [f"{words['name']}: {draft.name}"] if draft.name else []
    lines.append(f"{words['level']}: {name(f'level/{draft.level}', language)}")
    lines.append(f"{words['outlook']}: {name(f'affiliation/{draft.outlook}', language)}")
    lines += ["", f"{words['figures']} ({len(draft.figures)})"]
    for id, count in Counter(draft.figures).items():
        lines.append((f"{count}x " if count > 1 else "") + _figure(id, language))
    lines += ["", words["plot"], *([name(f"plot/{draft.plot}", language)] if draft.plot else [])]
    if draft.things:
        lines += ["", f"{words['things']} ({len(draft.things)})"]
        lines += [_thing(id, language) for id in draft.things]
    return "\n".join(lines) + "\n"


def _figure(id: str, language: str) -> str:
    one = FIGURES.get(id)
    if one is None:
        return id
    return _renowned(f"{name(f'figure/{id}', language)} - {one.alias}", one.renown, language)


def _thing(id: str, language: str) -> str:
    one = THINGS.get(id)
    return id if one is None else _renowned(name(f"thing/{id}", language), one.renown, language)


def _renowned(text: str, renown: int, language: str) -> str:
    return f"{text} ({name(f'renown/{RENOWN[renown]}', language)})"


@dataclass(frozen=True, slots=True)
class Note:
    """What was not understood, and what may have been meant."""

    phrase: Phrase
    close: Found | None = None


@dataclass(slots=True)
class Reading:
    """A team while it is read."""

    draft: dict[str, str] = field(default_factory=dict)
    figures: list[str] = field(default_factory=list)
    things: list[str] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    missed: int = 0

    @property
    def pieces(self) -> bool:
        """Whether anything of a team was found."""
        return bool(self.figures or self.things or "plot" in self.draft)

    def put(self, found: Found, count: int, line: int) -> None:
        if found.part in ("figures", "things"):
            many = self.figures if found.part == "figures" else self.things
            many += [found.id] * count
            if len(many) > MOST:
                raise BadTeam("This names far too many pieces; at most {most} of a kind are read.", most=MOST)
        elif found.part == "plot" and "plot" in self.draft:
            self.note(
                Phrase(
                    "Line {line}: a team has one Plot, and {plot} is a second one.",
                    line=line,
                    plot=Named(found.name, f"plot/{found.id}"),
                )
            )
        else:
            self.draft[found.part] = found.id

    def note(self, phrase: Phrase, close: Found | None = None) -> None:
        if len(self.notes) < MOST_NOTES:
            self.notes.append(Note(phrase, close))
        else:
            self.missed += 1

    def told(self) -> tuple[Note, ...]:
        more = [Note(Phrase("{n} more lines were not understood.", n=self.missed))] if self.missed else []
        return (*self.notes, *more)


def unpost(text: str) -> tuple[Draft, tuple[Note, ...]]:
    """The team a posted text holds, and what in it was not understood."""
    lines = text.splitlines()
    if len(lines) > LINES:
        raise BadTeam("This has too many lines for a team; at most {most} can be read.", most=LINES)
    index, reading, part = _index(), Reading(), ""
    for number, raw in enumerate(lines, 1):
        line = bare(tidy(raw, LINE))
        if not key_of(line):
            continue
        here = part
        heading, rest = _headed(line)
        if heading:
            here, line, part = heading, rest, "" if rest else heading
            if not rest:
                continue
        if here == "name":
            reading.draft.setdefault("name", line)
            part = ""
            continue
        found = _pieces(index, line, here)
        for one, count in found:
            reading.put(one, count, number)
        if not found:
            if not (reading.pieces or reading.draft or here):
                reading.draft["name"] = line
            else:
                _missed(index, reading, line, here, number)
    if not reading.pieces:
        raise BadTeam("No figure of FASERIP Tactics was found in this; expected are names, one in each line.")
    named = tidy(reading.draft.pop("name", ""), NAME)
    return Draft(named, figures=tuple(reading.figures), things=tuple(reading.things), **reading.draft), reading.told()


def _headed(line: str) -> tuple[str, str]:
    """The part of a team that a line is the heading of, if any, and what comes after it but for a number."""
    before, _, after = line.partition(":")
    heading = HEADING.get(key_of(re.sub(r"[(\[]?\s*\d+(\s*(/|of|von)\s*\d+)?\s*[)\]]?\s*$", "", before)), "")
    return heading, re.sub(r"^[(\[]?\d+[)\]]?$", "", after.strip())


def _missed(index: dict[str, list[Found]], reading: Reading, line: str, part: str, number: int) -> None:
    wanted = _peeled(line)[1][-1]
    among = {key for key, same in index.items() if not part or any(one.part == part for one in same)}
    near = get_close_matches(key_of(wanted[:60]), among, 1, 0.7)
    close = next(one for one in index[near[0]] if not part or one.part == part) if near else None
    if close is None:
        reading.note(Phrase("Line {line}: {id!r} is nothing that Longbox has.", line=number, id=line[:60]))
    else:
        text = Phrase(
            "Line {line}: {id!r} is nothing that Longbox has. Did you mean {close}?", line=number, id=line[:60], close=close.name
        )
        reading.note(text, close)


def _index() -> dict[str, list[Found]]:
    """Everything by every name it goes by, in both languages."""
    found: dict[str, list[Found]] = {}

    def add(one: Found, *names: str) -> None:
        for key in dict.fromkeys(key_of(text) for text in (one.id, one.name, *names)):
            found.setdefault(key, []).append(one)

    for part, shelf in library().items():
        kind = part.rstrip("s")
        for id in shelf:
            names = [name(f"{kind}/{id}", language) for language in LANGUAGES]
            alias = FIGURES[id].alias if part == "figures" else ""
            add(Found(part, id, names[0]), *names, *(f"{one} {alias}" for one in names if alias))
    for id in LEVELS:
        add(Found("level", id, id), *(name(f"level/{id}", language) for language in LANGUAGES))
    for id in OUTLOOKS:
        add(Found("outlook", id, id), *(name(f"affiliation/{id}", language) for language in LANGUAGES))
    return found


def _pieces(index: dict[str, list[Found]], line: str, part: str) -> list[tuple[Found, int]]:
    """What a line names: one piece, or several with commas. If half of it is none, all of it is unknown."""
    whole = _find(index, line, part)
    if whole:
        return [whole]
    found = [_find(index, piece, part) for piece in re.split(r"\s*[,;+]\s*", line) if key_of(piece)]
    return [one for one in found if one] if found and all(found) else []


def _find(index: dict[str, list[Found]], text: str, part: str) -> tuple[Found, int] | None:
    count, names = _peeled(text)
    for one in names:
        same = index.get(key_of(one))
        if same:
            return max(same, key=lambda found: found.part == part), count
    return None


def _peeled(text: str) -> tuple[int, list[str]]:
    """How often a line names something, and its name with and without what stands behind it.

    >>> _peeled("2x Police - Squad (Minion)")
    (2, ['Police - Squad (Minion)', 'Police - Squad', 'Police'])
    """
    count = 1
    if times := re.match(r"(\d)\s*[x\u00d7]\s+(.*)|(.*)\s[x\u00d7]\s*(\d)$", text):
        count = int(times[1] or times[4])
        text = (times[2] or times[3]).strip()
    names = [text]
    for behind in (r"\s*[(\[][^()\[\]]*[)\]]\s*$", r"\s+[-\u2013—]\s+.*$"):
        shorter = re.sub(behind, "", names[-1])
        if shorter != names[-1]:
            names.append(shorter)
    return max(count, 1), names


__all__ = ["Found", "Note", "post", "unpost"]
