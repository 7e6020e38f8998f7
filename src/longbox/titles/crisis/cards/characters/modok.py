"""M.O.D.O.K. (George Tarleton)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, SAP_POWER, throws_terrain, wild_condition

WHIRLING_BLADES = extra_attack(
    "doomsday-chair", ~role(LAST_TARGET) & within(2, LAST_TARGET), free=True, without=("whirling-blades",)
)

MODOK = Character(
    "modok",
    "M.O.D.O.K.",
    "George Tarleton",
    threat=5,
    affiliations=(CABAL, SYNDICATE),
    forms=(Form("Normal", Side(10, S, 4, (2, 3, 3)), Side(4, S, 4, (2, 3, 3)), 65),),
    attacks=(
        Strike("psionic-blast", MYSTIC, range=4, dice=6, rules=(POWER_FOR_DAMAGE, SAP_POWER)),
        Strike(
            "doomsday-chair",
            PHYSICAL,
            range=4,
            dice=7,
            cost=3,
            rules=(after_attack(WHIRLING_BLADES, name="whirling-blades"), wild_condition("bleed")),
        ),
    ),
    superpowers=(
        active(
            "bow-to-the-will-of-modok",
            2,
            choose(enemy & within(3), advance(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        throws_terrain("imbecile-all-the-world-is-a-weapon-to-modok", 2, size=3, within=3, tool=L),
        reactive(
            "pea-brain-modoks-genius-is-infinite",
            1,
            modify_own(roller=me, when=attack_or_defense),
            reroll(paid),
            most=POWER_LIMIT,
            limit="turn",
        ),
        innate(
            "psionic-force-field",
            on(
                modify_opponent(roller=me & role(TARGET), when=attack_roll_has(WILD)),
                change_die("attack", (WILD,), BLANK, rolled(WILD), must=True),
            ),
            side="healthy",
        ),
    ),
)
