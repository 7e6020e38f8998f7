"""Star-Lord (Peter Quill)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import flight

ELEMENTS = ("bleed", "shock", "slow", "stun")

STAR_LORD = Character(
    "star-lord",
    "Star-Lord",
    "Peter Quill",
    threat=3,
    affiliations=(GUARDIANS,),
    gems=("power",),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("element-gun", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "full-auto",
            ENERGY,
            range=4,
            dice=7,
            cost=3,
            rules=(on_wild("elemental-blast", after_attack(gain_one_of(TARGET, ELEMENTS, rolled(WILD)))),),
        ),
    ),
    superpowers=(
        leadership(
            "winging-it",
            GUARDIANS,
            on(power_phase(), choose_up_to(ally, 3, gain_counter("winging-it", CHOSEN))),
            on(
                modify_own(roller=ally & has_counter("winging-it")),
                seq(spend_counter("winging-it", ROLLER), reroll(2)),
                optional=True,
            ),
            on(round_end(), remove_counters("winging-it")),
        ),
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        innate(
            "plucky-attitude",
            on(
                modify_own(roller=me & role(ATTACKER), when=~attack_roll_has(HIT)),
                reroll(roll="attack", all=True),
                optional=True,
            ),
            on(
                modify_own(roller=me, when=defends() & ~at_least(1, defended(BLOCK))),
                reroll(roll="defense", all=True),
                optional=True,
            ),
        ),
        flight(),
    ),
)
