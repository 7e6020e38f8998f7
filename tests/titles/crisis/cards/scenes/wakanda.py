"""How the scenes of Wakanda are set up and played on."""

from __future__ import annotations

from ...scene import PASS, Duel


def take(duel: Duel, wanted: str) -> Duel:
    """Answer until something is offered, and take it."""
    while not any(wanted in str(one) for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return duel.answer(next(one for one in duel.offered if wanted in str(one)))


def meet_a_bomb(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("deadly-meteors/origin-bomb")
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(-1)
    t.token_side.append(-1)
