"""Loki, God of Mischief (Loki Laufeyson)."""

from ...words import *
from ..affiliations import ASGARD, CABAL
from ..idioms import POWER_FOR_DAMAGE, blessed

LOKI_GOD_OF_MISCHIEF = Character(
    "loki-god-of-mischief",
    "Loki, God of Mischief",
    "Loki Laufeyson",
    threat=4,
    affiliations=(ASGARD, CABAL),
    gems=("mind", "space"),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "frost-blast",
            ENERGY,
            range=3,
            dice=4,
            shape="beam",
            rules=(after_attack(gain_condition(TARGET, "slow"), when=dealt_damage),),
        ),
        Strike(
            "illusions",
            MYSTIC,
            range=4,
            dice=6,
            cost=3,
            rules=(
                icons(WILD, WILD, name="mesmerize")(
                    after_attack(
                        if_(  # whoever cannot be moved hurts nobody: it is the end of the advance that does
                            can_be_moved(TARGET, "advance"),
                            may(
                                seq(advance_its_speed(TARGET), each(~role(TARGET) & within(2, TARGET), damage(IT, 1))),
                                "mesmerize",
                            ),
                        ),
                        when=that(TARGET, affectable),
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "i-am-a-god",
            2,
            (attack_pool(attacker=me), defense_pool(target=me)),
            count_face("own", BLANK),
        ),
        reactive("trickster", 3, targeted(target=me), seq(advance(SELF, S), escape_attack()), limit="turn"),
        innate("god-of-mischief", static("superpower_cost", (1, 0), on=enemy & within(4)), side="healthy"),
        innate(
            "god-of-mischief",
            static("superpower_cost", (1, 0), on=enemy & within(4)),
            static("no_crit_dice", True, on=enemy & within(4)),
            side="injured",
        ),
        blessed(),
    ),
)
