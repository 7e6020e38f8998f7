"""What is printed on the cards: names, and texts in our own words, per language.

What a part of a card does is told from its script (see `telling`). Names are in the catalogue `printed/de.po`, with an entry for
everything the engine has an id for; the texts there are for what has no script: portraits of characters, tokens, conditions,
keywords, kinds, forms, rosters, and the few cards in `telling.BY_HAND`.

| id | what |
|---|---|
| `iron-man` | a character; so are Team Tactic cards, Crisis cards, gems and conditions |
| `iron-man/unibeam` | an attack or superpower; `ant-man/change-size@Tiny` where a card has it with several texts |
| `deadly-meteors/origin-bomb` | a kind of token of a Crisis card, or what it lets characters do |
| `flight` | a keyword, for every card that has it |
| `rule/pierce` | a special rule of attacks, by name only |
| `kind/asset`, `form/Tiny`, `affiliation/Hydra`, `roster/cabal` | kinds of tokens, forms, affiliations, ready rosters |

A text says what its part of a card does; type, costs, range and dice are the card's own figures. "Afterwards" is after the attack.
Icons in a text are marks in braces, to be drawn: {power} {range}, the faces {crit} {wild} {hit} {block} {blank} {fail} and the
attack types {physical} {energy} {mystic}. S, M and L are the movement tools. Marks side by side, as in "{wild} {hit} (Bounce)",
are icons that the roll must show together. `plain` has words for all of that, for the terminal and for screen readers.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from longbox.speech import printed
from longbox.speech.printed import Row

from ..cards import LIBRARY
from ..script.keys import Key
from ..script.library import Library
from ..words.damage import heal
from .telling import paid, told
from .telling.words import nodes_in

PRINTED: Final = Path(__file__).parent / "printed"
"""Where the catalogues of names are."""
KEYWORDS: Final = ("flight", "gem-bearer", "grunts", "healing-factor", "immunity", "stealth", "wall-crawler")

MARKS: Final = {
    "en": {
        "power": "Power",
        "range": "Range",
        "crit": "critical",
        "wild": "wild",
        "hit": "hit",
        "block": "block",
        "blank": "blank",
        "fail": "failure",
        "physical": "physical",
        "energy": "energy",
        "mystic": "mystic",
    },
    "de": {
        "power": "Kraft",
        "range": "Reichweite",
        "crit": "Kritisch",
        "wild": "Spezial",
        "hit": "Treffer",
        "block": "Block",
        "blank": "Leerseite",
        "fail": "Fehlschlag",
        "physical": "Physisch",
        "energy": "Energie",
        "mystic": "Mystisch",
    },
}
TOOLS: Final = {"en": {"S": "Short", "M": "Medium", "L": "Long"}, "de": {"S": "Kurz", "M": "Mittel", "L": "Lang"}}
TOOL: Final = re.compile(r"(?<![\w.])[SML](?!\w|\.\w|['\u2019]\w)")
"""A tool's letter on its own; not one of S.H.I.E.L.D. or M'Baku."""

SMALL = frozenset({"a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to"})


def rows(language: str) -> dict[str, Row]:
    """Everything in a language by its id."""
    return printed.rows(PRINTED, language)


def name(id: str, language: str = "en", library: Library = LIBRARY) -> str:
    """The printed name. Rolls and rerolls are known by the last part of an id alone; that is enough for a name.

    >>> name("captain-america-first-avenger/earths-mightiest-heroes"), name("captain-america-first-avenger/charge", "de")
    ("Earth's Mightiest Heroes", 'Ansturm')
    >>> name("captain-marvel/immunity-incinerate-poison"), name("origin-bomb", "de")
    ('Immunity [Incinerate, Poison]', 'Ursprungsbombe')
    >>> name("deadpool/healing-factor"), name("healing-factor")
    ('Healing Factor [2]', 'Healing Factor')
    """
    found = _find(id, language, library)
    last = Key.of(id).last
    if found is not None:
        if last.startswith("immunity-"):
            what = last.removeprefix("immunity-")
            named = [what] if what == "special-conditions" else what.split("-")
            return f"{found.name} [{', '.join(name(condition, language) for condition in named)}]"
        return f"{found.name}{_value(id, library)}"
    for shelf in (library.characters, library.tactics, library.crises, library.gems, library.horsemen):
        if id in shelf:
            return str(shelf[id].name)
    last = Key.of(id).bare
    return _names_by_last_part(language).get(last) or _printed_by_last_part(last, language, library) or readable(id)


def text(id: str, language: str = "en", library: Library = LIBRARY) -> str:
    """What it does, with marks for icons; empty for attacks without special rules and for cards that are not in the store.

    >>> text("captain-america-first-avenger/perfect-block")
    'When an attack targets this character, roll 2 more defense dice.'
    """
    found = _find(id, language, library)
    if found is not None and found is rows(language).get(_keyword(id)) and not _value(id, library):
        return found.text  # a keyword is told once for all cards, but one with a number for each
    return told(Key.of(id).whole, language, library, lambda one: name(one, language, library)) or (
        found.text if found is not None else ""
    )


def plain(id: str, language: str = "en", library: Library = LIBRARY) -> str:
    """What it does, in words alone.

    >>> plain("red-skull/cosmic-blast")
    'Wild (Sap Power): Before damage, take 1 Power from the target for each wild of the attack roll.'
    >>> plain("spectacular-spider-man/swinging-strike", "de")
    'Erhalte danach 1 Kraft. Spezial + Treffer (Agil): Du darfst danach um Kurz laufen.'
    """
    return worded(text(id, language, library), language)


def payment(id: str, language: str = "en", library: Library = LIBRARY) -> str:
    """Who pays for a Team Tactic card and how much, in words alone.

    >>> payment("stark-armory"), payment("stark-armory", "de")
    ('Your Tony Stark spends 1 to 5 Power', 'Dein Charakter Tony Stark gibt 1 bis 5 Kraft aus')
    """
    return worded(paid(id, language, library, lambda one: name(one, language, library)), language)


def worded(text: str, language: str) -> str:
    """A text with words for its marks and tools."""
    words = MARKS[language]
    told = text.replace("} {", "} + {")
    told = re.sub(r"(^|\. )\{(\w+)\}", lambda m: m[1] + words[m[2]][0].upper() + words[m[2]][1:], told)
    told = re.sub(r"\{(\w+)\}", lambda m: words[m[1]], told)
    return TOOL.sub(lambda m: TOOLS[language][m[0]], told)


def readable(id: str) -> str:
    """A name made from an id, for cards that are not in the store.

    >>> readable("my-hero/out-of-the-blue"), readable("affiliation/X-Men Blue")
    ('Out of the Blue', 'X-Men Blue')
    """
    last = Key.of(id).id
    if last != last.lower():
        return last  # an affiliation or a form: its id is its name
    words = last.split("-")
    return " ".join(word if i and word in SMALL else word.capitalize() for i, word in enumerate(words))


def _find(id: str, language: str, library: Library) -> Row | None:
    """The row of an id, or that of the keyword it is on a card."""
    among, key = rows(language), Key.of(id)
    for one in (key.whole, key.bare):
        found = among.get(one) or library.printed.get((language, one))
        if found:
            return found
    return among.get(_keyword(id))


def _value(id: str, library: Library) -> str:
    """The number behind the name of a keyword, as the card has it.

    >>> _value("deadpool/healing-factor", LIBRARY), _value("healing-factor", LIBRARY)
    (' [2]', '')
    """
    power = library.superpowers.get(Key.of(id).whole) if _keyword(id) == "healing-factor" else None
    return next((f" [{one.n}]" for one in nodes_in(power) if isinstance(one, heal)), "")


def _keyword(id: str) -> str:
    """The keyword that something on a card is; empty if it is none."""
    last = Key.of(id).last
    keyword = "immunity" if last.startswith("immunity-") else last
    return keyword if keyword in KEYWORDS else ""


@cache
def _names_by_last_part(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for id, row in rows(language).items():
        found.setdefault(Key.of(id).id, row.name)
    return found


def _printed_by_last_part(last: str, language: str, library: Library) -> str:
    rows = ((id, row) for (code, id), row in library.printed.items() if code == language)
    return next((row.name for id, row in rows if Key.of(id).id == last), "")


__all__ = ["KEYWORDS", "MARKS", "PRINTED", "Row", "name", "payment", "plain", "readable", "rows", "text", "worded"]
