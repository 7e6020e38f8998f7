"""The figures, one file each, named by their ids. They come onto the shelf in the order in which they stand here.

`book` lists what the book states of a figure; the other ranks are those of the role-playing game it is based on, or our own
(`ranks=OWN`), and everything else is our own design in its spirit (`words.folio.provenance`).
"""

# ruff: noqa: F401
# isort: skip_file

# Marvel Knights
from . import spider_man, luke_cage, daredevil, iron_fist, dagger, cloak, doctor_strange

# X-Men
from . import wolverine, cyclops, storm, colossus, beast, angel, iceman, professor_x, shadowcat, nightcrawler

# Avengers, Fantastic Four, and those who go their own way
from . import (
    black_panther,
    captain_america,
    black_widow,
    hawkeye,
    giant_man,
    thing,
    punisher,
    ghost_rider,
    black_cat,
    elektra,
    sub_mariner,
    hulk,
    scarlet_witch,
    silver_sable,
    iron_man,
    hercules,
    mister_fantastic,
    invisible_woman,
    human_torch,
    valkyrie,
    emma_frost,
)

# Cosmic: the book names them and those below without a single number, so theirs are our own
from . import silver_surfer, thor, adam_warlock

# Squads of the good
from . import police, shield_agent, atlantean_warrior

# Brotherhood
from . import quicksilver, mystique, sabretooth, blob, pyro, magneto, juggernaut, mastermind

# Sinister Syndicate
from . import (
    kingpin,
    rhino,
    doctor_octopus,
    electro,
    vulture,
    mysterio,
    hobgoblin,
    kraven,
    boomerang,
    doctor_doom,
    taskmaster,
    silver_samurai,
    mole_man,
)

# Cosmic, and evil
from . import thanos, loki, dormammu

# Squads of the evil
from . import thug, maggia_thug, moloid, hydra_agent, doombot
