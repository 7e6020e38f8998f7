"""Good and enigmatic figures.

`book` lists what the book states of a figure; the other ranks are those of the role-playing game it is based on, or our own
(`ranks=OWN`), and everything else is our own design in its spirit (`language.folio.provenance`).
"""

from __future__ import annotations

from ..codes import *
from ..words import *

KNIGHTS, XMEN, AVENGERS, DEFENDERS = "marvel-knights", "x-men", "avengers", "defenders"
DOOM, FOUR, BROTHERHOOD = "doom", "fantastic-four", "brotherhood"

# -- Marvel Knights ------------------------------------------------------------------------------------------------------

figure(
    "spider-man", "Spider-Man", "MTM-001", "Friendly Neighborhood", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (REMARKABLE, AMAZING, INCREDIBLE, INCREDIBLE, EXCELLENT, GOOD, INCREDIBLE), speed=5, health=14, karma=7,
    traits=("scientist", "altered", "alter-ego", "streetwise"),
    attacks=(
        attack(SHOOTING, "webs", damage=at(POOR), range=4, rules=(Inflicts("held"),)),
        attack(BRAWLING, "sensational-spidey"),
    ),
    specials=(
        Special("team-up", (LastToJoin(),)),
        Special("wall-crawler", (Ignores(difficult=True, elevation=True),)),
        Special("spider-senses", (Senses(INTUITION),)),
    ),
    book="alias renown disposition affiliations FASERIP health karma speed traits webs sensational-spidey"
    " team-up wall-crawler spider-senses",
)  # fmt: skip
figure(
    "luke-cage", "Luke Cage", "LB-002", "Power Man", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (INCREDIBLE, EXCELLENT, AMAZING, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=4, health=15, karma=3,
    traits=("altered", "streetwise", "heroes-for-hire"),
    attacks=(attack(BRAWLING, "not-on-my-block"),),
    specials=(
        Special("bodyguard", (Guards(),)),
        Special("intimidator", (HarderToHit(-2),)),
        Special("hero-for-hire", (LastToJoin(),)),
        Special("steel-hard-skin", (Armor(EXCELLENT, ("physical", "energy", "eldritch")),)),
    ),
    book="alias renown disposition affiliations health karma speed traits not-on-my-block"
    " bodyguard intimidator hero-for-hire steel-hard-skin",
)  # fmt: skip
figure(
    "daredevil", "Daredevil", "LB-003", "Blind Justice", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, GOOD, MONSTROUS, GOOD), speed=5, traits=("altered", "alter-ego", "streetwise"),
    attacks=(attack(SHOOTING, "billy-club", damage=at(GOOD), range=6, rules=(Inflicts("held"),)), attack(BRAWLING, "baton")),
    specials=(Special("radar-sense", (DodgesAs(EASY),)),),
    book="alias renown disposition affiliations I billy-club radar-sense.rules",
)  # fmt: skip
figure(
    "iron-fist", "Iron Fist", "LB-004", "Danny Rand", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (AMAZING, REMARKABLE, GOOD, REMARKABLE, EXCELLENT, GOOD, AMAZING), speed=5, traits=("mystic", "heroes-for-hire", "streetwise"),
    attacks=(attack(BRAWLING, "iron-fist", damage=at(INCREDIBLE)),),
    specials=(Special("chi", (Heals(1, EASY),)),),
    book="alias renown disposition",
)  # fmt: skip
figure(
    "dagger", "Dagger", "LB-005", "Shining Light", BOLD, GOOD_SIDE, (KNIGHTS,),
    (EXCELLENT, EXCELLENT, TYPICAL, REMARKABLE, GOOD, GOOD, GOOD), speed=5, traits=("altered", "streetwise"),
    attacks=(attack(SHOOTING, "light-daggers", damage=at(EXCELLENT), kind="light", range=6),),
    specials=(Special("healing-light", (Heals(1, ATTACK, other=True),)),),
    book="alias renown disposition P",
)  # fmt: skip
figure(
    "cloak", "Cloak", "LB-006", "Heart of Darkness", BOLD, GOOD_SIDE, (KNIGHTS,),
    (GOOD, GOOD, EXCELLENT, INCREDIBLE, TYPICAL, EXCELLENT, GOOD), speed=4, traits=("altered", "streetwise"),
    attacks=(attack(BRAWLING, "cold-cloak", damage=at(EXCELLENT), kind="darkforce"),),
    specials=(Special("dark-dimension", (Carries(8),)),),
    book="alias renown disposition AR dark-dimension",
)  # fmt: skip
figure(
    "doctor-strange", "Doctor Strange", "LB-007", "Sorcerer Supreme", LEGENDARY, GOOD_SIDE, (KNIGHTS,),
    (GOOD, EXCELLENT, TYPICAL, REMARKABLE, GOOD, UNEARTHLY, MONSTROUS), speed=6, traits=("mystic",),
    attacks=(attack(MAGICAL, "wand-of-watoomb", damage=at(INCREDIBLE), kind="eldritch", range=8),),
    specials=(
        Special("flight", (Flight(),)),
        Special("sanctum-sanctorum", (TeamUp((AVENGERS, DEFENDERS)),)),
        Special("astral-form", (Gains("phased", MOVE),)),
        Special("seraphims-shield", (Armor(REMARKABLE, ("energy", "magic")),)),
    ),
    book="renown disposition affiliations EI wand-of-watoomb.name flight sanctum-sanctorum astral-form.name",
)  # fmt: skip

# -- X-Men ---------------------------------------------------------------------------------------------------------------

figure(
    "wolverine", "Wolverine", "LB-010", "Logan", HEROIC, GOOD_SIDE, (XMEN,),
    (INCREDIBLE, REMARKABLE, EXCELLENT, REMARKABLE, TYPICAL, AMAZING, REMARKABLE), speed=5, traits=("mutant", "feral"),
    attacks=(attack(BRAWLING, "adamantium-claws", damage=at(AMAZING), kind="edged", rules=(Pierces(2),)),),
    specials=(
        Special("healing-factor", (Heals(2, EASY),)),
        Special("snikt", (KillShift(-1),), EASY),
    ),
    book="alias renown disposition affiliations F adamantium-claws snikt.action",
)  # fmt: skip
figure(
    "cyclops", "Cyclops", "LB-011", "Fearless Leader", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, EXCELLENT, GOOD, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=5, traits=("mutant",),
    attacks=(attack(SHOOTING, "optic-blast", damage=at(INCREDIBLE), range=10),),
    specials=(Special("born-leader", (BornLeader(),)),),
    book="alias renown disposition affiliations AI optic-blast born-leader",
)  # fmt: skip
figure(
    "storm", "Storm", "LB-012", "Nature's Fury", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, REMARKABLE, TYPICAL, AMAZING, GOOD, REMARKABLE, REMARKABLE), speed=7, traits=("mutant",),
    attacks=(attack(SHOOTING, "lightning", damage=at(INCREDIBLE), kind="electricity", range=10),),
    specials=(
        Special("flight", (Flight(),)),
        Special("weather-witch", (Immune("cold"), Immune("electricity"))),
        Special("fog-bank", (Lays("smoke", 3, 6),)),
    ),
    book="alias renown disposition affiliations flight",
)  # fmt: skip
figure(
    "colossus", "Colossus", "LB-013", "Loyal Comrade", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, GOOD, UNEARTHLY, AMAZING, TYPICAL, TYPICAL, EXCELLENT), speed=4, traits=("mutant",),
    attacks=(attack(BRAWLING, "steel-fist"),),
    specials=(Special("organic-steel", (Armor(INCREDIBLE, ("physical", "energy")),), EASY),),
    book="alias renown disposition affiliations organic-steel.action",
)  # fmt: skip
figure(
    "beast", "Beast", "LB-014", "Bouncing Scholar", HEROIC, GOOD_SIDE, (XMEN,),
    (INCREDIBLE, AMAZING, REMARKABLE, INCREDIBLE, REMARKABLE, EXCELLENT, EXCELLENT), speed=5, traits=("mutant", "scientist"),
    attacks=(attack(CHARGING, "bounding-beast", to_hit=by(AGILITY)),),
    specials=(
        Special("leaping", (Ignores(),)),
        Special("eureka", (Targets(8, REASON, (Weakens(),), (Inflicts("confused"),), (Counters(),)),)),
    ),
    book="renown disposition affiliations bounding-beast.name leaping eureka.name",
)  # fmt: skip
figure(
    "angel", "Angel", "LB-015", "Warren Worthington III", BOLD, GOOD_SIDE, (XMEN,),
    (EXCELLENT, REMARKABLE, GOOD, REMARKABLE, GOOD, TYPICAL, GOOD), speed=7, traits=("mutant",),
    attacks=(attack(BRAWLING, "superior-flier", rules=(Surprises(1),)),), specials=(Special("flight", (Flight(),)),),
    book="alias renown disposition affiliations superior-flier.name flight",
)  # fmt: skip
figure(
    "iceman", "Iceman", "LB-016", "Frosty Friend", BOLD, GOOD_SIDE, (XMEN,),
    (GOOD, GOOD, TYPICAL, REMARKABLE, GOOD, POOR, TYPICAL), speed=5, traits=("mutant",),
    attacks=(attack(SHOOTING, "cold-burst", damage=at(EXCELLENT), kind="cold", range=6, rules=(Inflicts("confused"),)),),
    specials=(
        Special("iced-up", (Armor(GOOD, ("physical", "energy"), ("electricity", "sonic")),)),
        Special("immune-cold", (Immune("cold"),)),
        Special("ice-slide", (Lays("slick", 3, 5),)),
    ),
    book="alias renown disposition affiliations FI cold-burst.kind iced-up immune-cold",
)  # fmt: skip
figure(
    "professor-x", "Professor X", "LB-017", "Founder", LEGENDARY, GOOD_SIDE, (XMEN,),
    (TYPICAL, TYPICAL, GOOD, GOOD, REMARKABLE, EXCELLENT, MONSTROUS), speed=4, traits=("mutant", "scientist"),
    attacks=(attack(MENTAL, "psychic-blast", damage=by(PSYCHE), kind="psionic", range=12),),
    specials=(
        Special("mental-block", (Targets(8, green=(Counters(),)),)),
        Special("domination", (Targets(6, PSYCHE, (Drives(2),), (Inflicts("stunned"),)),)),
    ),
    book="renown FP psychic-blast",
)  # fmt: skip
figure(
    "shadowcat", "Shadowcat", "LB-018", "Walking Through Walls", BOLD, GOOD_SIDE, (XMEN,),
    (REMARKABLE, GOOD, TYPICAL, REMARKABLE, REMARKABLE, EXCELLENT, EXCELLENT), speed=5, traits=("mutant", "scientist"),
    specials=(Special("phasing", (Gains("phased", EASY),)),),
)  # fmt: skip

figure(
    "nightcrawler", "Nightcrawler", "LB-019", "Swashbuckler", HEROIC, GOOD_SIDE, (XMEN,),
    (REMARKABLE, AMAZING, GOOD, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=6, traits=("mutant",),
    attacks=(attack(BRAWLING, "sabre", damage=at(EXCELLENT), kind="edged"),),
    specials=(Special("bamf", (Carries(6, MOVE, alone=True),)), Special("one-with-the-shadows", (Unseen(),))),
)  # fmt: skip

# -- Avengers, Fantastic Four, and those who go their own way --------------------------------------------------------------

figure(
    "black-panther", "Black Panther", "LB-020", "King of Wakanda", HEROIC, GOOD_SIDE, (AVENGERS,),
    (AMAZING, INCREDIBLE, EXCELLENT, REMARKABLE, REMARKABLE, REMARKABLE, EXCELLENT), speed=6, traits=("scientist",),
    attacks=(attack(BRAWLING, "wakandan-anti-metal", damage=at(REMARKABLE), kind="edged", rules=(Weakens(), Jumps())),),
    specials=(Special("panthers-prowl", (Unseen(), Overlooked("obscured"))),),
    book="wakandan-anti-metal.name wakandan-anti-metal.rules panthers-prowl",
)  # fmt: skip
figure(
    "captain-america", "Captain America", "LB-021", "Sentinel of Liberty", LEGENDARY, GOOD_SIDE, (AVENGERS,),
    (AMAZING, INCREDIBLE, REMARKABLE, REMARKABLE, EXCELLENT, INCREDIBLE, AMAZING), speed=5, traits=("altered",),
    attacks=(attack(SHOOTING, "shield-throw", damage=at(REMARKABLE), range=6), attack(BRAWLING, "shield-bash")),
    specials=(Special("shield", (Armor(REMARKABLE, ("physical", "energy")),)), Special("leader", (BornLeader(),))),
)  # fmt: skip
figure(
    "black-widow", "Black Widow", "LB-022", "Natasha Romanoff", BOLD, GOOD_SIDE, (AVENGERS, KNIGHTS),
    (INCREDIBLE, REMARKABLE, GOOD, EXCELLENT, GOOD, INCREDIBLE, GOOD), speed=5, traits=("spy",),
    attacks=(attack(SHOOTING, "widows-bite", damage=at(GOOD), kind="electricity", range=4, rules=(Inflicts("staggered"),)),),
    specials=(Special("red-room-training", (Unseen(),)),),
)  # fmt: skip
figure(
    "hawkeye", "Hawkeye", "LB-023", "Marksman", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, REMARKABLE, GOOD, EXCELLENT, TYPICAL, GOOD, TYPICAL), speed=5,
    attacks=(
        attack(SHOOTING, "broadhead", damage=at(REMARKABLE), kind="edged", range=10),
        attack(SHOOTING, "net-arrow", damage=at(POOR), range=8, rules=(Inflicts("stuck"),)),
    ),
    specials=(Special("never-misses", (SureShot(),)),),
)  # fmt: skip
figure(
    "giant-man", "Giant-Man", "LB-024", "Towering Avenger", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, GOOD, INCREDIBLE, INCREDIBLE, REMARKABLE, GOOD, GOOD), speed=6, traits=("scientist",),
    specials=(Special("giant", (Giant(),)),),
)  # fmt: skip
figure(
    "thing", "Thing", "LB-025", "Ever-Lovin'", HEROIC, GOOD_SIDE, (FOUR,),
    (INCREDIBLE, GOOD, MONSTROUS, MONSTROUS, GOOD, GOOD, REMARKABLE), speed=4, traits=("altered",),
    specials=(
        Special("rocky-hide", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("clobbering-time", (Flurry(2, TOUGH),)),
    ),
)  # fmt: skip
figure(
    "punisher", "Punisher", "LB-026", "One-Man War", BOLD, ENIGMATIC, (),
    (AMAZING, EXCELLENT, GOOD, EXCELLENT, GOOD, EXCELLENT, TYPICAL), speed=4, traits=("streetwise",),
    attacks=(
        attack(SHOOTING, "scattergun", damage=at(EXCELLENT), range=4),
        attack(SHOOTING, "fifty-caliber", damage=at(REMARKABLE), kind="edged", range=10),
        attack(BRAWLING, "combat-knife", damage=at(EXCELLENT), kind="edged"),
    ),
    specials=(Special("disciplined-marine", (Joins(),)),),
    book="renown affiliations scattergun fifty-caliber.name fifty-caliber.damage fifty-caliber.kind combat-knife.name"
    " disciplined-marine",
)  # fmt: skip
figure(
    "ghost-rider", "Ghost Rider", "LB-027", "Spirit of Vengeance", HEROIC, ENIGMATIC, (),
    (REMARKABLE, REMARKABLE, INCREDIBLE, AMAZING, GOOD, EXCELLENT, REMARKABLE), speed=6, traits=("mystic", "alter-ego"),
    attacks=(
        attack(SHOOTING, "hellfire", damage=at(EXCELLENT), kind="hellfire", range=4, rules=(DealsInstead(INCREDIBLE, EVIL_SIDE),)),
        attack(BRAWLING, "mystical-chains", rules=(AlsoDeals(GOOD, "hellfire", EVIL_SIDE),)),
    ),
    specials=(
        Special("penance-stare", (Targets(3, PSYCHE, (Inflicts("staggered"),), (Inflicts("stunned"),), against=EVIL_SIDE),)),
        Special("burning-skull", (Immune("fire"), Immune("hellfire"))),
    ),
    book="affiliations hellfire mystical-chains",
)  # fmt: skip
figure(
    "black-cat", "Black Cat", "LB-028", "Felicia Hardy", BOLD, ENIGMATIC, (),
    (REMARKABLE, INCREDIBLE, GOOD, INCREDIBLE, GOOD, GOOD, GOOD), speed=5, traits=("streetwise", "thief"),
    attacks=(attack(BRAWLING, "claws", damage=at(EXCELLENT), kind="edged"),),
    specials=(Special("master-thief", (Overlooked("plot"),)), Special("nine-lives", (DodgesAs(EASY),))),
    book="disposition affiliations master-thief",
)  # fmt: skip
figure(
    "elektra", "Elektra", "LB-029", "Assassin", HEROIC, ENIGMATIC, (),
    (AMAZING, REMARKABLE, GOOD, INCREDIBLE, GOOD, INCREDIBLE, REMARKABLE), speed=5, traits=("ninja",),
    attacks=(attack(BRAWLING, "sai", damage=at(REMARKABLE), kind="edged"),),
    specials=(Special("ninja", (Unseen(),)), Special("conflicted-past", (Loyalty(("Daredevil", "Kingpin")),))),
    book="disposition affiliations F ninja conflicted-past",
)  # fmt: skip
figure(
    "sub-mariner", "Sub-Mariner", "LB-030", "Avenging Son", LEGENDARY, ENIGMATIC, (),
    (INCREDIBLE, REMARKABLE, MONSTROUS, AMAZING, TYPICAL, REMARKABLE, INCREDIBLE), speed=6, traits=("atlantean", "mutant"),
    specials=(
        Special("flight", (Flight(),)),
        Special("shifting-allegiance", (TeamUp((AVENGERS, XMEN, DEFENDERS, DOOM, FOUR), strict=True),)),
        Special("child-of-the-sea", (Raised((FIGHTING, STRENGTH), 1),)),
        Special("tough-skin", (Armor(REMARKABLE, ("physical",)),)),
    ),
    book="renown affiliations SP shifting-allegiance",
)  # fmt: skip
figure(
    "hulk", "Hulk", "LB-031", "Strongest One There Is", LEGENDARY, ENIGMATIC, (),
    (REMARKABLE, GOOD, UNEARTHLY, UNEARTHLY, POOR, TYPICAL, REMARKABLE), speed=5, traits=("altered",),
    specials=(
        Special("green-hide", (Armor(MONSTROUS, ("physical", "energy")),)),
        Special("leap", (Ignores(difficult=True, elevation=True),)),
        Special("rage", (Raised((STRENGTH,), 1, "wounded"),)),
    ),
    book="renown",
)  # fmt: skip
figure(
    "scarlet-witch", "Scarlet Witch", "LB-032", "Wanda Maximoff", HEROIC, ENIGMATIC, (BROTHERHOOD,),
    (GOOD, GOOD, TYPICAL, EXCELLENT, GOOD, EXCELLENT, REMARKABLE), speed=5, traits=("mutant", "mystic"),
    attacks=(attack(MAGICAL, "hex-bolts", damage=at(INCREDIBLE), kind="eldritch", range=8),),
    specials=(
        Special("hex", (Targets(8, PSYCHE, (Inflicts("confused"),), red=(Counters(),)),)),
        Special("wavering-heart", (TeamUp((AVENGERS,)),)),
    ),
    book="hex-bolts",
)  # fmt: skip
figure(
    "silver-sable", "Silver Sable", "LB-033", "Mercenary", BOLD, ENIGMATIC, (),
    (AMAZING, INCREDIBLE, GOOD, REMARKABLE, EXCELLENT, REMARKABLE, EXCELLENT), speed=5, traits=("streetwise",),
    attacks=(attack(SHOOTING, "pistol", damage=at(EXCELLENT), kind="edged", range=6),),
    specials=(Special("hired", (Joins(),)),),
)  # fmt: skip

figure(
    "iron-man", "Iron Man", "LB-043", "Golden Avenger", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, GOOD, INCREDIBLE, INCREDIBLE, INCREDIBLE, GOOD, GOOD), speed=7, traits=("scientist", "alter-ego"),
    attacks=(
        attack(SHOOTING, "repulsor-rays", damage=at(REMARKABLE), kind="plasma", range=8),
        attack(SHOOTING, "unibeam", damage=at(INCREDIBLE), kind="light", range=4, rules=(Weakens(),)),
    ),
    specials=(
        Special("flight", (Flight(),)),
        Special("invincible-armor", (Armor(REMARKABLE, ("physical", "energy"), ("sonic",)),)),
    ),
    ranks=OWN,
)  # fmt: skip
figure(
    "hercules", "Hercules", "LB-044", "Prince of Power", LEGENDARY, GOOD_SIDE, (AVENGERS,),
    (MONSTROUS, EXCELLENT, UNEARTHLY, UNEARTHLY, TYPICAL, GOOD, EXCELLENT), speed=5, traits=("olympian",),
    attacks=(attack(BRAWLING, "golden-mace"), attack(GRAPPLING, "lion-hold", to_hit=by(FIGHTING))),
    specials=(Special("labors", (Lifts(1),)), Special("olympian", (Armor(REMARKABLE, ("physical", "energy")),))),
    ranks=OWN,
    book="F",
)  # fmt: skip
figure(
    "mister-fantastic", "Mister Fantastic", "LB-045", "Reed Richards", HEROIC, GOOD_SIDE, (FOUR,),
    (GOOD, EXCELLENT, GOOD, REMARKABLE, AMAZING, EXCELLENT, REMARKABLE), speed=5, traits=("scientist", "altered"),
    attacks=(attack(BRAWLING, "stretching-fist", damage=at(EXCELLENT)),),
    specials=(
        Special("elastic", (Reach(4), Shrugs(("held", "stuck")))),
        Special("rubber-body", (Armor(REMARKABLE, ("blunt",)),)),
        Special("gadget", (Targets(8, REASON, (Counters(),)),)),
    ),
    ranks=OWN,
)  # fmt: skip
figure(
    "invisible-woman", "Invisible Woman", "LB-046", "Sue Richards", HEROIC, GOOD_SIDE, (FOUR,),
    (EXCELLENT, EXCELLENT, TYPICAL, REMARKABLE, GOOD, EXCELLENT, GOOD), speed=5, traits=("altered",),
    attacks=(attack(SHOOTING, "force-bubble", to_hit=at(REMARKABLE), damage=at(REMARKABLE), range=6),),
    specials=(
        Special("force-field", (Screens(-2),)),
        Special("invisibility", (Unseen(obscured=False),), MOVE, brief=True),
    ),
)  # fmt: skip
figure(
    "human-torch", "Human Torch", "LB-047", "Johnny Storm", HEROIC, GOOD_SIDE, (FOUR,),
    (GOOD, EXCELLENT, GOOD, REMARKABLE, TYPICAL, TYPICAL, GOOD), speed=8, traits=("altered",),
    attacks=(attack(SHOOTING, "flame-jet", damage=at(REMARKABLE), kind="fire", range=6),),
    specials=(Special("flight", (Flight(),)), Special("flame-on", (Retaliates(GOOD, "fire"), Immune("fire")))),
    ranks=OWN,
)  # fmt: skip
figure(
    "valkyrie", "Valkyrie", "LB-048", "Brunnhilde", HEROIC, GOOD_SIDE, (DEFENDERS,),
    (INCREDIBLE, EXCELLENT, INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, EXCELLENT), speed=7, traits=("asgardian",),
    attacks=(attack(BRAWLING, "dragonfang", kind="edged", rules=(Pierces(1),)),),
    specials=(Special("winged-horse", (Flight(),)), Special("chooser-of-the-slain", (Hunts(1),))),
    ranks=OWN,
)  # fmt: skip
figure(
    "emma-frost", "Emma Frost", "LB-049", "White Queen", HEROIC, ENIGMATIC, (),
    (GOOD, GOOD, TYPICAL, AMAZING, REMARKABLE, INCREDIBLE, MONSTROUS), speed=4, traits=("mutant",),
    attacks=(attack(MENTAL, "mind-lash", damage=at(INCREDIBLE), kind="psionic", range=8),),
    specials=(
        Special("diamond-form", (Armor(REMARKABLE, ("physical", "energy")),), EASY),
        Special("puppeteer", (Targets(6, PSYCHE, (Drives(3),)),)),
        Special("new-pupils", (TeamUp((XMEN, BROTHERHOOD), strict=True),)),
    ),
)  # fmt: skip

# -- Cosmic: the book names them without a single number, so theirs are our own -------------------------------------------

figure(
    "silver-surfer", "Silver Surfer", "LB-035", "Sentinel of the Spaceways", COSMIC, GOOD_SIDE, (DEFENDERS,),
    (INCREDIBLE, MONSTROUS, UNEARTHLY, UNEARTHLY, REMARKABLE, MONSTROUS, MONSTROUS), speed=9, traits=("cosmic",),
    attacks=(attack(SHOOTING, "power-cosmic", damage=at(MONSTROUS), kind="cosmic", range=12),),
    specials=(Special("surfboard", (Flight(),)), Special("silver-skin", (Armor(MONSTROUS, ("physical", "energy")),))),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
figure(
    "thor", "Thor", "LB-036", "God of Thunder", COSMIC, GOOD_SIDE, (AVENGERS,),
    (UNEARTHLY, EXCELLENT, UNEARTHLY, UNEARTHLY, GOOD, EXCELLENT, AMAZING), speed=6, traits=("asgardian",),
    attacks=(
        attack(BRAWLING, "mjolnir"),
        attack(SHOOTING, "thunderbolt", to_hit=by(FIGHTING), damage=at(MONSTROUS), kind="electricity", range=8),
    ),
    specials=(Special("hammer-flight", (Flight(),)), Special("asgardian", (Armor(AMAZING, ("physical", "energy")),))),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip

figure(
    "adam-warlock", "Adam Warlock", "LB-037", "Perfect Being", COSMIC, GOOD_SIDE, (),
    (INCREDIBLE, REMARKABLE, MONSTROUS, UNEARTHLY, EXCELLENT, AMAZING, UNEARTHLY), speed=7, traits=("cosmic", "mystic"),
    attacks=(attack(SHOOTING, "quantum-bolt", damage=at(AMAZING), kind="cosmic", range=8),),
    specials=(
        Special("flight", (Flight(),)),
        Special("soul-gem", (Targets(6, PSYCHE, (Deals(INCREDIBLE, "psionic"),), red=(Tires(),)),)),
        Special("cocoon", (Heals(3, EASY),)),
        Special("watchers-ally", (TeamUp((DEFENDERS, AVENGERS), strict=True),)),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip

# -- Squads --------------------------------------------------------------------------------------------------------------

figure(
    "police", "Police", "LB-040", "Squad", MINION, GOOD_SIDE, (),
    (GOOD, GOOD, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4,
    karma=1, attacks=(attack(SHOOTING, "revolver", damage=at(GOOD), kind="edged", range=5),),
    book="renown E",
)  # fmt: skip
figure(
    "shield-agent", "SHIELD Agent", "LB-041", "Squad", MINION, GOOD_SIDE, (AVENGERS,),
    (GOOD, EXCELLENT, GOOD, GOOD, GOOD, GOOD, GOOD), speed=4, traits=("spy",),
    attacks=(attack(SHOOTING, "sidearm", damage=at(GOOD), kind="plasma", range=6),),
    book="renown",
)  # fmt: skip
figure(
    "atlantean-warrior", "Atlantean Warrior", "LB-042", "Squad", MINION, ENIGMATIC, (),
    (GOOD, TYPICAL, REMARKABLE, REMARKABLE, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1, traits=("atlantean",),
    attacks=(attack(BRAWLING, "trident", kind="edged"),),
    book="renown",
)  # fmt: skip
