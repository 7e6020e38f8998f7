"""Echo (Maya Lopez)."""

from ...words import *
from ..affiliations import DEFENDERS, SYNDICATE
from ..idioms import CHARGE, NO_CRITS_AGAINST_IT, ONE_POWER, TARGET_KEEPS_ITS_DICE
from ..keywords import wall_crawler

ECHO = Character(
    "echo",
    "Echo",
    "Maya Lopez",
    threat=3,
    affiliations=(SYNDICATE, DEFENDERS),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(6, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "studied-strike",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(ONE_POWER, during("attack_pool", add_dice("attack", 3), when=attacked_before)),
        ),
        Strike("bullseye", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, during("attack_pool", TARGET_KEEPS_ITS_DICE))),
        Strike(
            "i-know-your-moves-better-than-you",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            rules=(NO_CRITS_AGAINST_IT, after_attack(advance(SELF, M, optional=True))),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        innate(
            "death-dancer",
            on(
                modify_own(roller=me & role(ATTACKER), when=at_least(1, defended(WILD))),
                change_die("attack", (CRIT, WILD, BLOCK, BLANK), HIT, defended(WILD)),
                optional=True,
            ),
            on(
                modify_own(roller=me & role(TARGET), when=rolling("defense") & at_least(1, rolled(WILD))),
                change_die("defense", (CRIT, WILD, HIT, BLANK), BLOCK, rolled(WILD)),
                optional=True,
            ),
        ),
        innate("on-the-prowl", static("stealth", 3, on=me, when=terrain_from(2, 1))),
        wall_crawler(),
    ),
)
