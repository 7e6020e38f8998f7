"""How the scenes of Grunts and their parents are set up and played on."""

from __future__ import annotations

from typing import Any

from longbox.titles.crisis.codes import PLAYED
from longbox.titles.crisis.rules.entering import enlist
from longbox.titles.crisis.rules.setup import Setup
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks


def hit(attacker: str, attack: str, faces: str, duel: Duel | None = None, variant: str = "", **values: Any) -> Duel:
    """One attack on Red Skull nearby who blocks nothing, up to the first question."""
    duel = duel or Duel(attacker, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{attacker}/{attack}{variant}"]
    duel.set(attacker, power=strike.cost, **values)
    duel.roll(f"{faces} {blanks(strike.dice - len(faces.split()))}", blanks(9))
    return duel.attack(attacker, f"{attack}{variant}", SKULL)


def alive(duel: Duel, name: str | int) -> bool:
    return bool(duel.t.status[duel.who(name)] & PLAYED)


def in_play(duel: Duel, card: str) -> list[int]:
    return [who for who in duel.t.present() if duel.t.who[who] == card]


def deploying(*cards: str) -> Duel:
    duel = Duel()
    for card in cards:
        enlist(duel.t, 0, card, "")
    enlist(duel.t, 1, "hood", "")
    frame = Setup()
    frame.back_to("deploy")
    return duel.push(frame)
