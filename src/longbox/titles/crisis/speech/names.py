"""How the log calls things: characters, attacks, dice, terrain."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import Speech

from ..battlefields.kinds import KINDS
from ..codes import FACES, NOBODY
from ..state import Table
from . import cards


def card(say: Speech, id: str) -> str:
    """Anything that is printed on a card by its name there."""
    return cards.name(id, say.language, say.state.library)


def squad(say: Speech, ids: Sequence[str], affiliation: str) -> str:
    """The cards of a squad, and its affiliation if it has one."""
    names = "; ".join(card(say, id) for id in ids)
    return f"{names} ({card(say, f'affiliation/{affiliation}')})" if affiliation else names


def sentence(told: str) -> str:
    """With a full stop, unless it ends with a name that brings its own mark.

    >>> sentence("Player A plays Medpack"), sentence("Iron Man uses J.A.R.V.I.S.")
    ('Player A plays Medpack.', 'Iron Man uses J.A.R.V.I.S.')
    """
    return told if told[-1] in ".!?" else f"{told}."


def character(say: Speech, who: int) -> str:
    """A character by name, with its player where both have one of that name."""
    t: Table = say.state
    if who == NOBODY:
        return str(say.words["nobody"])
    name = card(say, t.who[who])
    if any(other != who and t.who[other] == t.who[who] for other in range(len(t.who))):
        return f"{name} ({'AB'[t.squad[who]]})"
    return name


def terrain(say: Speech, which: int) -> str:
    """A feature by kind and number among its kind."""
    t: Table = say.state
    if which == NOBODY:
        return str(say.words["nothing"])
    kind = t.terrain[which][0]
    same = [i for i, feature in enumerate(t.terrain) if feature[0] == kind]
    name = getattr(KINDS[kind], say.language) if kind in KINDS else cards.readable(kind)
    name = name[0].upper() + name[1:]
    return f"{name} {same.index(which) + 1}" if len(same) > 1 else name


def token(say: Speech, which: int) -> str:
    t: Table = say.state
    id = t.token_name[which]
    same = [i for i, other in enumerate(t.token_name) if other == id]
    return f"{card(say, id)} {same.index(which) + 1}" if len(same) > 1 else card(say, id)


def dice(say: Speech, faces: Sequence[int]) -> str:
    """Faces counted in words, best first: two hits and a wild."""
    parts = []
    for face, name in enumerate(FACES):
        count = list(faces).count(face)
        if count:
            one, many = str(say.words[f"face.{name}"]).split("|")
            parts.append(one if count == 1 else many.format(n=number(say, count)))
    if not parts:
        return str(say.words["no dice"])
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {say.words['and']} {parts[-1]}"


def number(say: Speech, n: int) -> str:
    """A small number as a word."""
    names = str(say.words["numbers"]).split()
    return names[n] if n < len(names) else str(n)


def inches(say: Speech, start: tuple[float, float], end: tuple[float, float]) -> str:
    """How far something went."""
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    return f"{far:.1f}".replace(".", str(say.words["decimal"]))
