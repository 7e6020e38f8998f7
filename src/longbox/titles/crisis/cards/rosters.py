"""Rosters that are ready to play: ten characters, ten Team Tactic cards, three Crisis cards of each type."""

from ..rosters import Roster, add_roster

add_roster(
    Roster(
        "avengers",
        "Avengers",
        (
            "captain-america-first-avenger",
            "captain-marvel-cosmic-avenger",
            "invincible-iron-man",
            "the-black-widow",
            "winter-soldier-operative",
            "ant-man",
            "wolverine",
            "spectacular-spider-man",
            "hood",
            "doctor-octopus",
        ),
        (
            "avengers-assemble",
            "second-wind",
            "patch-up",
            "brace-for-impact",
            "indomitable",
            "sacrifice",
            "escort-to-safety",
            "recalibration-matrix",
            "warpath",
            "medpack",
        ),
        ("deadly-meteors", "riots-spark", "infinity-formula"),
        ("skrulls-infiltrate", "struggle-for-the-cube", "fear-grips-world"),
    )
)
add_roster(
    Roster(
        "cabal",
        "Cabal",
        (
            "red-skull-master-of-the-world",
            "baron-helmut-zemo",
            "crossbones-merciless-merc",
            "ultron-metal-tyrant",
            "winter-soldier-operative",
            "sabretooth",
            "hood",
            "doc-ock-sinister-scientist",
            "black-widow",
            "ant-man",
        ),
        (
            "dark-reign",
            "dig-in",
            "disarm",
            "seeing-red",
            "fall-back",
            "mission-objective",
            "climbing-gear",
            "one-two-punch",
            "trip-up",
            "field-dressing",
        ),
        ("mutant-madman", "intrusions-open", "terrigen-clouds"),
        ("spider-infected", "mutant-extremists", "deadly-legacy-virus"),
    )
)
add_roster(
    Roster(
        "first-avengers",
        "Avengers of the first box",
        (
            "captain-america-steve-rogers",
            "captain-marvel",
            "iron-man",
            "black-widow",
            "spider-man-peter-parker",
            "ant-man",
            "wolverine",
            "doctor-octopus",
            "hood",
            "crossbones",
        ),
        (
            "avengers-assemble",
            "second-wind",
            "follow-me",
            "field-dressing",
            "inspiring-monologue",
            "no-escape",
            "extreme-conditioning",
            "kick-em-while-theyre-down",
            "reversal",
            "mass-transit",
        ),
        ("deadly-meteors", "intrusions-open", "mutant-madman"),
        ("struggle-for-the-cube", "mutant-extremists", "skrulls-infiltrate"),
    )
)
add_roster(
    Roster(
        "hydra",
        "Hydra",
        (
            "red-skull-master-of-hydra",
            "baron-zemo",
            "crossbones",
            "winter-soldier-operative",
            "ultron",
            "doctor-octopus",
            "sabretooth",
            "hood",
            "ebony-maw",
            "corvus-glaive",
        ),
        (
            "world-domination",
            "dark-reign",
            "dig-in",
            "battle-lust",
            "tactical-maneuvers",
            "red-room-training",
            "uneasy-allies",
            "advanced-r-d",
            "bitter-rivals",
            "disarm",
        ),
        ("riots-spark", "infinity-formula", "terrigen-clouds"),
        ("fear-grips-world", "spider-infected", "deadly-legacy-virus"),
        (("ebony-maw", "mind"), ("corvus-glaive", "reality")),
    )
)
add_roster(
    Roster(
        "black-order",
        "Black Order and friends",
        (
            "thanos-the-mad-titan",
            "corvus-glaive",
            "ebony-maw",
            "ultron-metal-tyrant",
            "sabretooth",
            "red-skull",
            "baron-helmut-zemo",
            "crossbones-merciless-merc",
            "hood",
            "black-widow",
        ),
        (
            "patch-up",
            "medpack",
            "brace-for-impact",
            "indomitable",
            "sacrifice",
            "tactical-analysis",
            "kun-lun-training",
            "x-ceptional-healing",
            "climbing-gear",
            "fall-back",
        ),
        ("deadly-meteors", "mutant-madman", "infinity-formula"),
        ("struggle-for-the-cube", "fear-grips-world", "skrulls-infiltrate"),
        (("thanos-the-mad-titan", "soul"), ("thanos-the-mad-titan", "space"), ("corvus-glaive", "time"), ("ebony-maw", "mind")),
    )
)
add_roster(
    Roster(
        "asgard",
        "Asgard",
        (
            "thor-prince-of-asgard",
            "the-mighty-thor",
            "loki-prince-of-lies",
            "hela-queen-of-hel",
            "angela",
            "beta-ray-bill",
            "lady-sif",
            "valkyrie",
            "heimdall-the-all-seeing",
            "skurge-the-executioner",
        ),
        (
            "odins-blessing",
            "rainbow-bridge",
            "freyjas-blessing",
            "doomed-prophecy",
            "patch-up",
            "brace-for-impact",
            "indomitable",
            "sacrifice",
            "recalibration-matrix",
            "medpack",
        ),
        ("deadly-meteors", "riots-spark", "infinity-formula"),
        ("skrulls-infiltrate", "struggle-for-the-cube", "fear-grips-world"),
    )
)
