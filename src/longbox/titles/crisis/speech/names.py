"""How the log calls things: characters, attacks, dice, terrain."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longbox.kernel import Speech

from ..battlefields.kinds import KINDS
from ..codes import FACES, NOBODY
from ..state import Table
from . import cards

INNER: Final = str.maketrans(
    {
        "\N{DOUBLE LOW-9 QUOTATION MARK}": "\N{SINGLE LOW-9 QUOTATION MARK}",
        "\N{LEFT DOUBLE QUOTATION MARK}": "\N{LEFT SINGLE QUOTATION MARK}",
    }
)
"""German quotation marks inside others."""
DICE: Final = {
    "crit": ("a critical", "{n} criticals"),
    "wild": ("a wild", "{n} wilds"),
    "hit": ("a hit", "{n} hits"),
    "block": ("a block", "{n} blocks"),
    "blank": ("a blank", "{n} blanks"),
    "fail": ("a failure", "{n} failures"),
}
"""One and several dice with a face."""


def card(say: Speech, id: str) -> str:
    """Anything that is printed on a card by its name there."""
    return cards.name(id, say.language, say.state.library)


def printed(say: Speech, id: str) -> str:
    """A card's name as it stands between quotation marks."""
    return card(say, id).translate(INNER)


def marker(say: Speech, id: str) -> str:
    return card(say, f"marker/{id}")


def form(say: Speech, id: str) -> str:
    return card(say, f"form/{id}")


def sentence(told: str) -> str:
    """Without its full stop, if it ends with a name that brings its own mark.

    >>> sentence("Player A plays Medpack."), sentence("Iron Man uses J.A.R.V.I.S..")
    ('Player A plays Medpack.', 'Iron Man uses J.A.R.V.I.S.')
    """
    return told[:-1] if told.endswith(("..", "!.", "?.")) else told


def character(say: Speech, who: int) -> str:
    """A character by its short name; in full, or with its player, where that fits somebody else too."""
    t: Table = say.state
    if who == NOBODY:
        return say.word("nobody")
    name = card(say, t.who[who])
    if t.who.count(t.who[who]) > 1:
        return f"{short(name)} ({'AB'[t.squad[who]]})"
    return name if any(id != t.who[who] and short(card(say, id)) == short(name) for id in t.who) else short(name)


def short(name: str) -> str:
    """A name without its epithet, or without the article before it.

    >>> short("Captain Marvel, Cosmic Avenger"), short("The Black Widow"), short("Der Unbesiegbare Iron Man")
    ('Captain Marvel', 'Black Widow', 'Iron Man')
    """
    return re.sub(r"^(?:The |(?:Der|Die|Das) (?:\S+ )?(?=\S))", "", name.partition(",")[0])


def terrain(say: Speech, which: int) -> str:
    """A feature by kind and number among its kind."""
    t: Table = say.state
    if which == NOBODY:
        return say.word("nothing")
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
    tongue = say.tongue
    counts = [(list(faces).count(face), DICE[name]) for face, name in enumerate(FACES)]
    parts = [tongue.filled(tongue.plural(*forms, n), {"n": tongue.number(n)}) for n, forms in counts if n]
    return tongue.listed(parts) if parts else say.word("no dice")


def inches(say: Speech, start: tuple[float, float], end: tuple[float, float]) -> str:
    """How far something went."""
    return say.tongue.decimal(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
