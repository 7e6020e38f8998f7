"""Artifacts. `book` lists what the book states of one: mostly a name. All else is our own."""

from __future__ import annotations

from ..codes import *
from ..words import *

thing("police-radio", MINION, TYPICAL, Initiative(5), artifact=True)
thing("first-aid-post", MINION, GOOD, Restores(health=1), artifact=True)
thing("claymores", BOLD, GOOD, Hurts(GOOD, "edged"), artifact=True, book="name")
thing("nexus-stone", HEROIC, AMAZING, Hurts(EXCELLENT, "eldritch", 2), artifact=True, book="name")
thing("sonic-emitter", HEROIC, EXCELLENT, Spreads("confused", 2), artifact=True)
thing("field-projector", LEGENDARY, REMARKABLE, Screens(-2, 2), artifact=True)
thing("cosmic-cube", COSMIC, UNEARTHLY, Restores(health=1, karma=1, squares=2), artifact=True)
