"""Plots. `book` lists what the book states of one: mostly a name. All else is our own."""

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
