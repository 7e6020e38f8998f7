"""Odds by cards: an attack and its target by their ids, alone on an open board."""

from __future__ import annotations

from difflib import get_close_matches

from longbox.kernel import LongboxError
from longbox.speech import listed

from ..cards import LIBRARY
from ..codes import ATTACK_SUCCESS, POWER_LIMIT
from ..rules.entering import enlist, put_into_play
from ..script import queries
from ..script.cards import Strike
from ..script.library import Library
from ..state import Table
from ..title import TITLE
from .attacks import own_counts, piercing, prepared
from .pools import Pool


def find_strike(name: str, library: Library = LIBRARY) -> Strike:
    """An attack by card and name, as `captain-marvel/rocket-punch`.

    >>> find_strike("captain-marvel/rocket-punch").dice
    7
    """
    card, slash, _ = name.partition("/")
    if name in library.strikes:
        return library.strikes[name]
    if card not in library.characters:
        raise LongboxError(f"There is no character {card!r}; {_near(card, library)}")
    has = listed([strike.id for strike in library.characters[card].attacks])
    if not slash:
        raise LongboxError(f"Name an attack of {card}, as {card}/{library.characters[card].attacks[0].id}; it has {has}.")
    raise LongboxError(f"{card} has no attack {name.partition('/')[2]!r}; it has {has}.")


def find_character(name: str, library: Library = LIBRARY) -> str:
    """
    >>> find_character("ultron")
    'ultron'
    """
    if name not in library.characters:
        raise LongboxError(f"There is no character {name!r}; {_near(name, library)}")
    return name


def _near(name: str, library: Library) -> str:
    """What may have been meant."""
    near = get_close_matches(name, list(library.characters), 3) or [one for one in library.characters if name and name in one][:3]
    return f"did you mean {listed(near, 'or')}?" if near else f"names are written as {sorted(library.characters)[0]}."


def bout(
    strike: Strike, target: str, *, injured: bool = False, damage: int = 0, power: int = 0, conditions: tuple[int, int] = (0, 0)
) -> Table:
    """Two characters alone on an open board, the attack declared and about to be rolled.

    `conditions` are the bits of attacker and target; the target is `injured` or not, and has so much `damage` and `power`.

    >>> t = bout(find_strike("captain-marvel/rocket-punch"), "ultron")
    >>> t.attack().attack_dice, t.attack().defense_dice
    (7, 3)
    """
    if strike.card not in TITLE.library.characters:
        raise LongboxError(f"{strike.key} is printed on a Team Tactic card; give its dice instead.")
    t = TITLE.blank()
    t.round = 1
    for seat, card in enumerate((strike.card, target)):
        who = enlist(t, seat, card, "")
        put_into_play(t, who, (10.0 + 2.5 * seat, 10.0))
        t.conditions[who] = conditions[seat]
    t.injured[1] = int(injured) if not t.card(1).single_sided else 0
    t.power[0], t.power[1] = POWER_LIMIT, power
    t.index = None
    if not 0 <= damage < t.stamina(1):
        raise LongboxError(f"{target} has Stamina {t.stamina(1)}, so it can have 0 to {t.stamina(1) - 1} damage, not {damage}.")
    t.damage[1] = damage
    made = prepared(t, 0, strike, 1)
    if made is None:
        raise LongboxError(f"{strike.key} cannot be rolled against {target}.")
    return made


def strike_pool(strike: Strike, library: Library = LIBRARY) -> Pool:
    """The roll of an attack as its card has it.

    >>> strike_pool(find_strike("doctor-octopus/strike")).worth
    (1, 2, 1, 0, 0, 0)
    """
    worth = list(ATTACK_SUCCESS)
    own_counts(library, strike.key, worth)
    per_crit = max([1, *(part.value for part in library.changes_of(strike.key, queries.CRIT_DOUBLE))])
    return Pool(strike.dice, tuple(worth), per_crit, against=piercing(library, [strike.key]))
