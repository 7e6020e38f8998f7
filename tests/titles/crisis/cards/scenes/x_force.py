"""How the scenes of X-Force are set up and played on."""

from __future__ import annotations

from typing import Any

from longbox.titles.crisis.codes import ON_BOARD
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks

MISS = "blank blank fail fail"


def hit(who: str, attack: str, faces: str, defense: str = MISS, duel: Duel | None = None, **values: Any) -> Duel:
    """One attack on Red Skull at arm's length, up to the first question."""
    duel = duel or Duel(who, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel.set(who, power=strike.cost, **values)
    more = strike.dice - len(faces.split()) + faces.count("crit")
    dice = duel.t.side(duel.who(SKULL)).defense[strike.type]
    duel.roll(f"{faces} {blanks(more)}", " ".join(defense.split()[:dice]))
    return duel.attack(who, attack, SKULL)


def kinds(duel: Duel) -> list[str]:
    """What is asked until the scene is still, everything declined."""
    found = []
    while not duel.still:
        found.append(duel.ask.kind)
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return found


def token(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(ON_BOARD)
    t.token_side.append(-1)


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        done = [one for one in duel.offered if "done" in str(one)]
        duel.answer(done[0] if done else PASS if PASS in duel.offered else duel.offered[0])
