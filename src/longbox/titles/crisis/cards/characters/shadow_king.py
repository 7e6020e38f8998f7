"""Shadow King (Amahl Farouk)."""

from ...words import *
from ..affiliations import BROTHERHOOD
from ..idioms import POWER_FOR_DAMAGE, TARGET_KEEPS_ITS_DICE, blessed, wild_condition

PROJECTION = "projection"
GONE_AGAIN = remove_markers(PROJECTION, own=True)

SHADOW_KING = Character(
    "shadow-king",
    "Shadow King",
    "Amahl Farouk",
    threat=5,
    affiliations=(BROTHERHOOD,),
    forms=(Form("Normal", Side(6, S, 3, (3, 4, 5)), Side(6, S, 3, (3, 4, 5)), 50),),
    attacks=(
        Strike(
            "mental-shackle",
            MYSTIC,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                wild_condition("root"),
                after_attack(advance(TARGET, S, optional=True), when=dealt_damage),
            ),
        ),
        Strike(
            "astral-disintegration",
            MYSTIC,
            range=2,
            dice=5,
            cost=4,
            rules=(during("attack_pool", add_dice("attack", power_of(TARGET, 5))), during("attack_pool", TARGET_KEEPS_ITS_DICE)),
        ),
    ),
    superpowers=(
        active(
            "astral-fiend",
            3,
            seq(
                GONE_AGAIN,
                put_marker(PROJECTION, 3),
                lasts("round", on(cleanup_start(), GONE_AGAIN, limit="once"), CARD),
            ),
            action=True,
            limit="turn",
            parts=(
                static("projects", PROJECTION, on=me),
                on(damaged(target=me, cause=enemy, when=by_attack & attack_type(MYSTIC)), GONE_AGAIN),
            ),
        ),
        active("immortal-essence", 3, heal_up_to(SELF, 3), limit="turn", when=that(SELF, has_damage())),
        reactive(
            "nightmare-visions",
            4,
            moved(mover=enemy & affectable & within_projected(3), when=moved_by("advance")),
            seq(
                note("before", damage_on(MOVER)),
                roll_for(3, (CRIT, WILD), "nightmare-visions"),
                damage(MOVER, hits_rolled),
                if_(some(grown("before", damage_on(MOVER))), advance(MOVER, S, optional=True)),
            ),
            limit="turn",
        ),
        blessed("omega-level-multi-versal-entity"),
    ),
)
