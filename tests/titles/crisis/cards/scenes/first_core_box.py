"""How the scenes of the first core box are set up and played on."""

from __future__ import annotations

from longbox.titles.crisis.rules.superpowers import actives

from ...scene import Duel

BLANKS = "blank " * 12


def near(first: str | list[str], second: str | list[str], **options: object) -> Duel:
    """The second side stands within Range 2 of the first: 13 and 10 on the same line."""
    duel = Duel(first, second, **options)
    for who in duel.t.present():
        if duel.t.seat[who] == 1:
            duel.put(who, 13.0, duel.at(who)[1])
    return duel


def finish(duel: Duel) -> None:
    """The first of everything: the order of what must happen does not matter here."""
    while not duel.still:
        duel.answer(duel.offered[0])


def options_of(duel: Duel, name: str) -> set[str]:
    return {power.id for power in actives(duel.t, duel.who(name), 2)}


def offered_power(duel: Duel, power: str) -> bool:
    return any(isinstance(option, tuple) and power in option for option in duel.offered)
