"""The Powers of the first printing that the second changed, by card: games that began with them go on with them."""

from __future__ import annotations

from typing import Final

from ..codes import *
from ..words import *

FIRST: Final[dict[str, Power]] = {
    "gravelock": power(HURT, Shield(1)),
    "anvilheart": power(ATTACKING, MoreAttack(1)),
    "longshadow": power(MOVING, Phase()),
    "vesperine": power(MOVED, Regain(1)),
    "paperkite": power(MOVING, Phase()),
    "static-jane": power(ATTACKING, MoreAttack(1)),
    "dewdrop": power(MOVED, Regain(1)),
    "hopscotch": power(INITIATIVE, MoreInitiative(2)),
    "emberly": power(ATTACKING, MoreAttack(1)),
    "windchime": power(MOVING, Farther(2)),
    "copperkid": power(HURT, Shield(1)),
    "wingnut": power(MOVING, Phase()),
    "doorstop": power(DEALT, Push(2)),
    "field-medic": power(MOVED, Regain(1)),
}
