"""How the words of `words/steps.py` are told in English."""

from __future__ import annotations

from dataclasses import replace

from ....words.steps import repeat, several_of
from ..clauses import Clause
from ..tables import EffectTable
from .grammar import English as T
from .pieces import chosen_modes


def again(t: T, one: repeat) -> list[Clause]:
    told = t.effect(one.effect)
    often = t.number(one.n)[1] if not isinstance(one.n, int) else str(one.n)
    if told[0].ready:
        return [replace(told[0], ready=f"{often[:1].upper()}{often[1:]}, {t.after_colon(told[0].ready)}"), *told[1:]]
    return [
        replace(told[0], ifs=(f"^{often}", *told[0].ifs), new=True),
        *told[1:],
    ]


def menu(t: T, one: several_of) -> Clause:
    told = [(name, t.effect(effect)) for name, _, effect in one.choices]
    rows = [
        (name, [replace(some[0], ifs=(*t.said_if(test), *some[0].ifs)), *some[1:]])
        for (name, some), (_, test, _) in zip(told, one.choices, strict=True)
    ]
    return chosen_modes(t, rows, None)


EFFECTS: EffectTable[T] = {
    "repeat": lambda t, one: again(t, one),
    "several_of": lambda t, one: menu(t, one),
}
