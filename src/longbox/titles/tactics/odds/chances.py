"""Exact chances of FEATs and attacks by their numbers alone: column shifts, Dodge, Evade, Karma, Armor, Health."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from longbox.kernel import LongboxError
from longbox.speech import listed

from ..codes import BRAWLING, CHARGING, COLOURS, FIGHTING, GREEN, MAGICAL, NOBODY, OFF, RED, SHOOTING, TYPICAL, WHITE
from ..rules.conditions import can_evade
from ..rules.feats import COLUMNS, MISS, column_of, feat_shift, shifted
from ..rules.levels import FIRST
from ..rules.rulings import DEFAULTS
from ..rules.to_hit import DODGED
from ..state import Table
from ..words import FIGURES
from .feats import CHANCES, PLENTY, UNHURT, Blow, Chances, blow_of, failing, lost, spared

DODGES: Final = tuple(DODGED * colour for colour in range(len(COLOURS)))
"""Column shifts of an attack on a figure whose Dodge was White, Green, Yellow or Red (FT-502..FT-505)."""


@dataclass(frozen=True, slots=True)
class AttackChances:
    """What an attack does, by chance."""

    damage: Chances
    """Chances of losing 0, 1, 2, ... Health."""
    hits: float
    ko: float
    results: dict[str, float]
    """The chance of each result."""


def feat(rank: int, shift: int = 0, karma: int = 0, reroll: bool = False, dodge: int | None = None) -> tuple[Chances, int]:
    """Chances of White, Green, Yellow and Red, and the column that is rolled on (-1 where a Dodge decides it).

    A roll that may be bought again (FT-567) is if it is White.

    >>> feat(7, -2)
    ((0.4, 0.3, 0.24, 0.06), 5)
    >>> [round(chance, 4) for chance in feat(7, reroll=True)[0]]
    [0.09, 0.39, 0.39, 0.13]
    """
    total = [0.0] * 4
    for chance, more in _dodges(dodge):
        row = CHANCES[shifted(rank, shift + karma + more)]
        for colour, share in enumerate(row):
            if reroll and colour == WHITE:
                for again, part in enumerate(row):
                    total[again] += chance * share * part
            else:
                total[colour] += chance * share
    return tuple(total), shifted(rank, shift + karma) if dodge is None else NOBODY


def _dodges(dodge: int | None) -> list[tuple[float, int]]:
    return [(1.0, 0)] if dodge is None else list(zip(CHANCES[dodge], DODGES, strict=True))


def attack(
    rank: int,
    shift: int,
    damage: int,
    *,
    form: str = BRAWLING,
    kind: str = "blunt",
    armor: int = 0,
    health: int = 0,
    endurance: int = TYPICAL,
    evade: int | None = None,
    dodge: int | None = None,
    karma: int = 0,
    reroll: bool = False,
) -> AttackChances:
    """The chances of an attack by its numbers; the attacker may have every result, and takes the best.

    `damage` and `armor` are the values of ranks, `evade` and `dodge` the target's Fighting and Agility if it does so, `karma` the
    columns bought before the roll, `reroll` whether the roll may be bought again: it is where that helps on average.

    >>> found = attack(7, 0, 8, health=12)
    >>> round(found.hits, 4), found.results["stun"], found.ko
    (0.7, 0.1, 0.0)
    >>> attack(7, 0, 8, health=8).ko == found.hits
    True
    """
    if dodge is not None and form not in (SHOOTING, CHARGING, MAGICAL):
        raise LongboxError(f"A Dodge is no help against a {form} attack; it is against shooting and charging.")
    if evade is not None and form != BRAWLING:
        raise LongboxError(f"A {form} attack cannot be evaded; only Brawling can.")
    hurts = (max(0, damage - armor), max(0, damage + 1 - armor), max(0, (damage + 1) // 2 - armor), 0)
    results = COLUMNS[column_of(form, kind)] if damage else (MISS, *COLUMNS[column_of(form, kind)][1:2] * 3)
    rows = [
        (chance, Blow(shifted(rank, shift + karma + more), results, hurts, endurance, endurance, UNHURT, health or PLENTY))
        for chance, more in _dodges(dodge)
    ]
    return _found(rows, _colours(evade), reroll, health)


def _colours(rank: int | None) -> list[tuple[float, int]]:
    """The chances of an evasion's colours; one that cannot be if nobody evades."""
    return [(1.0, NOBODY)] if rank is None else [(chance, colour) for colour, chance in enumerate(CHANCES[rank])]


def _found(rows: list[tuple[float, Blow]], evasions: list[tuple[float, int]], reroll: bool, health: int) -> AttackChances:
    out: dict[int, float] = {}
    results: dict[str, float] = {}
    for first, blow in rows:
        for second, evasion in evasions:
            ends = [lost(blow, evasion, colour) for colour in range(4)]
            means = [sum(n * chance for n, chance in end.items()) for end in ends]
            fresh = CHANCES[blow.column]
            for colour, chance in enumerate(_rerolled(fresh, means) if reroll else fresh):
                part = first * second * chance
                word = blow.results[_read(evasion, colour)]
                results[word] = results.get(word, 0.0) + part
                for n, share in ends[colour].items():
                    out[n] = out.get(n, 0.0) + part * share
    damage = tuple(out.get(n, 0.0) for n in range((health or max(n for n, chance in out.items() if chance)) + 1))
    return AttackChances(damage, 1.0 - results.get(MISS, 0.0), damage[health] if health else 0.0, results)


def _read(evasion: int, colour: int) -> int:
    """What a colour counts against an evasion (FT-514, FT-517)."""
    if evasion == RED:
        return WHITE
    return GREEN if evasion == WHITE and colour == WHITE else colour


def _rerolled(fresh: Sequence[float], means: Sequence[float]) -> list[float]:
    """The chances of the colours if the roll is bought again wherever that does more on average."""
    average = sum(chance * mean for chance, mean in zip(fresh, means, strict=True))
    colours = [0.0] * 4
    for colour, chance in enumerate(fresh):
        if means[colour] < average - 1e-12:
            for again, part in enumerate(fresh):
                colours[again] += chance * part
        else:
            colours[colour] += chance
    return colours


def of_cards(
    name: str, target: str, shift: int = 0, karma: int = 0, reroll: bool = False, evade: bool = False
) -> tuple[int, AttackChances]:
    """The column and the chances of a figure's attack on another, both fresh on open ground.

    >>> column, found = of_cards("punisher/combat-knife", "kraven")
    >>> round(found.hits, 4) == round(1 - CHANCES[column][0], 4)
    True
    """
    figure, _, id = name.partition("/")
    for one in (figure, target):
        _check_figure(one)
    ids = [one.id for one in FIGURES[figure].attacks]
    if id not in ids:
        raise LongboxError(f"{figure} has no attack {id!r}; it has {listed(ids)}.")
    made = FIGURES[figure].attacks[ids.index(id)]
    t = _open_ground(figure, target, 1 if made.form == BRAWLING else 3)
    blow = blow_of(t, 0, made, 1, "", OFF)
    blow = blow._replace(column=shifted(blow.column, shift + karma))
    if evade and (made.form != BRAWLING or not can_evade(t, 1)):
        raise LongboxError(f"{target} cannot evade {name}; only Brawling can be evaded.")
    colours = _colours(shifted(t.ability(1, FIGHTING), feat_shift(t, 1)) if evade else None)
    found = _found([(1.0, blow)], colours, reroll, t.health[1])
    fails = failing(t, 0, 1)
    damage = spared(found.damage, fails)
    results = {word: chance * (1 - fails) for word, chance in found.results.items()}
    results[MISS] = results.get(MISS, 0.0) + fails
    return blow.column, AttackChances(damage, 1.0 - results[MISS], damage[-1], results)


def _check_figure(id: str) -> None:
    if id not in FIGURES:
        near = get_close_matches(id, list(FIGURES), 3) or [one for one in FIGURES if id and id in one][:3]
        hint = f"did you mean {listed(near, 'or')}?" if near else f"names are written as {sorted(FIGURES)[0]}."
        raise LongboxError(f"There is no figure {id!r}; {hint}")


def _open_ground(figure: str, target: str, far: int) -> Table:
    """Two fresh figures so many squares apart, and nothing else."""
    t = Table(seats=2, key=0)
    t.options = {"level": FIRST, **DEFAULTS}
    t.map = json.dumps({"drawing": [". . . . . . . ."], "indoor": []})
    t.plot, t.page = ("danger-room", "mutant-massacre"), 1
    for seat, (card, square) in enumerate(((figure, 1), (target, 1 + far))):
        t.at[t.enlist(seat, card)] = square
    return t


__all__ = ["AttackChances", "attack", "feat", "of_cards"]
