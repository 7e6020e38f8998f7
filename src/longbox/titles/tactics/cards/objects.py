"""Objects. `book` lists what the book states of one: mostly a name. All else is our own."""

from __future__ import annotations

from ..codes import *
from ..words import *

thing("trash-can", MINION, TYPICAL, Bash(1))
thing("manhole-cover", MINION, GOOD, Soars(6))
thing("fire-extinguisher", MINION, TYPICAL, Inflicts("confused"))
thing("crate", BOLD, GOOD, Bash(1))
thing("lamp-post", BOLD, REMARKABLE, Inflicts("staggered"))
thing("mailbox", BOLD, EXCELLENT, Bash(1), Soars(5))
thing("car", HEROIC, INCREDIBLE, Bash(2))
thing("motorcycle", HEROIC, REMARKABLE, AlsoDeals(GOOD, "fire"))
thing("girder", HEROIC, INCREDIBLE, Pierces(2), Weakens())
thing("bus", LEGENDARY, MONSTROUS, Bash(2), book="name")
thing("boulder", LEGENDARY, AMAZING, Soars(8), book="name")
thing("tank-truck", LEGENDARY, MONSTROUS, AlsoDeals(REMARKABLE, "fire"))
thing("obelisk", COSMIC, UNEARTHLY, Bash(3), Inflicts("staggered"))
