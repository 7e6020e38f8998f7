"""Plots, Objects and Artifacts."""

from __future__ import annotations

from ..language import *
from ..vocabulary import *

plot("danger-room", "x-men", FIGHTING, Heals(1))
plot("kitchen-cleaners", "marvel-knights", INTUITION, GainsKarma(1))
plot("mutant-massacre", "brotherhood", FIGHTING, Heals(1))
plot("crime-wave", "sinister-syndicate", REASON, GainsKarma(1))
plot("assemble", "avengers", PSYCHE, GainsKarma(1))
plot("breakthrough", "scientist", REASON, Heals(1))
plot("word-on-the-street", "streetwise", INTUITION, GainsKarma(1))

thing("trash-can", MINION, TYPICAL, Bash(1))
thing("crate", BOLD, GOOD, Bash(1))
thing("lamp-post", BOLD, REMARKABLE, Inflicts("staggered"))
thing("car", HEROIC, INCREDIBLE, Bash(2))
thing("bus", LEGENDARY, MONSTROUS, Bash(2))
thing("claymores", BOLD, GOOD, Hurts(GOOD, "edged"), artifact=True)
thing("nexus-stone", HEROIC, AMAZING, Hurts(EXCELLENT, "eldritch", 2), artifact=True)
