"""How the scenes of the Dark Dimension are set up and played on."""

from __future__ import annotations

from longbox.titles.crisis.rules.tactics import playable

from ...fighters import character
from ...scene import Duel

MEPHISTO = "mephisto-lord-of-temptation"
GWEN = "gwenpool"
DEAL = "devils-deal"
LOKI = "loki-prince-of-lies"
FOE = character("dd-foe", stamina=(9, 9))
MATE = character("dd-mate", stamina=(9, 9))
WEAK = character("dd-weak", stamina=(1, 1))


def faces(face: str, n: int, of: int = 0) -> str:
    """So many of a face, the rest blank."""
    return " ".join([face] * n + ["blank"] * (of - n))


def facing(who: str | list[str], foe: str | list[str] = FOE, **values: int) -> Duel:
    """Somebody and the foe within Range 2 of it."""
    duel = Duel(who, foe).put(foe if isinstance(foe, str) else foe[0], 12.7, 10)
    return duel.set(who if isinstance(who, str) else who[0], **values)


def sign(duel: Duel, n: int = 1) -> Duel:
    """Devil's Deal tokens for Mephisto."""
    who = duel.who(MEPHISTO)
    duel.t.lasting += [(DEAL, who, who, "game", 1)] * n
    return duel


def boon() -> Duel:
    duel = Duel([LOKI, GWEN, MATE], [FOE, WEAK]).put(FOE, 12.7, 13).put(WEAK, 11, 15.5).put(MATE, 30, 30)
    duel.set(LOKI, power=4).hand("tricksters-boon")
    assert "tricksters-boon" not in playable(duel.t, 0)  # nobody is active
    duel.activate(GWEN).answer("tricksters-boon")
    duel.answer(WEAK)
    assert ("character", duel.who(LOKI)) not in duel.offered
    return duel.answer(GWEN)
