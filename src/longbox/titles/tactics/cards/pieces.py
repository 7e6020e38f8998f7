"""Plots, Objects and Artifacts. `book` lists what the book states of one: mostly a name. All else is our own."""

from __future__ import annotations

from ..codes import *
from ..words import *

plot("danger-room", "x-men", FIGHTING, Heals(1), book="name affiliation ability")
plot("kitchen-cleaners", "marvel-knights", INTUITION, GainsKarma(1), book="name")
plot("mutant-massacre", "brotherhood", FIGHTING, Hurts(TYPICAL, "fear", 2), book="name")
plot("crime-wave", "sinister-syndicate", REASON, Scores(1, RED))
plot("assemble", "avengers", PSYCHE, Frees(3))
plot("family-business", "fantastic-four", REASON, Covers(GREEN))
plot("iron-decree", "doom", PSYCHE, Spreads("confused", 3))
plot("the-non-team", "defenders", INTUITION, Again(RED))
plot("breakthrough", "scientist", REASON, Repairs(), Heals(1))
plot("word-on-the-street", "streetwise", INTUITION, Steps(3))
plot("dark-ritual", "mystic", INTUITION, Hurts(TYPICAL, "eldritch", 3))
plot("stolen-plans", "spy", REASON, Covers(GREEN), Steps(1))
plot("guard-the-innocent", "good", PSYCHE, Heals(1), Covers(GREEN))
plot("master-plan", "evil", REASON, GainsKarma(1))

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

thing("police-radio", MINION, TYPICAL, Initiative(5), artifact=True)
thing("first-aid-post", MINION, GOOD, Restores(health=1), artifact=True)
thing("claymores", BOLD, GOOD, Hurts(GOOD, "edged"), artifact=True, book="name")
thing("nexus-stone", HEROIC, AMAZING, Hurts(EXCELLENT, "eldritch", 2), artifact=True, book="name")
thing("sonic-emitter", HEROIC, EXCELLENT, Spreads("confused", 2), artifact=True)
thing("field-projector", LEGENDARY, REMARKABLE, Screens(-2, 2), artifact=True)
thing("cosmic-cube", COSMIC, UNEARTHLY, Restores(health=1, karma=1, squares=2), artifact=True)
