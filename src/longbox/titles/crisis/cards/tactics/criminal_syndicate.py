"""Team Tactic cards of the affiliation Criminal Syndicate."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SYNDICATE
from ..idioms import ONLY_ITS_OWN_DICE

ALL_ACCORDING_TO_PLAN = Tactic(
    "all-according-to-plan", "All According to Plan", REACTIVE,
    (By(affiliated(SYNDICATE), 1, most=POWER_LIMIT, upto=ANY_NUMBER),),
    if_(paid_at_least(10), take_priority()),
    affiliation=SYNDICATE,
    on=(power_phase(),),
)  # fmt: skip

BOUNTY_HUNTERS = Tactic(
    "bounty-hunters", "Bounty Hunters", REACTIVE,
    (By(named(("Elektra", "Taskmaster"))),),
    choose(
        enemy & of_highest_threat(),
        seq(
            gain_counter("bounty", CHOSEN),
            note_affected("bounty-hunters", CHOSEN, "game"),
            lasts(
                "game",
                on(
                    felled(it=enemy & singled_out("bounty-hunters", "game"), cause=me, when=own_activation),
                    seq(remove_counters("bounty"), action("any")),
                    limit="once",
                ),
            ),
        ),
    ),
    affiliation=SYNDICATE,
    on=(deployed(),),
    when=can_choose(enemy),
)  # fmt: skip

CRUEL_TUTELAGE = Tactic(
    "cruel-tutelage", "Cruel Tutelage", ACTIVE,
    (By(active_character & affiliated(SYNDICATE), 1),),
    lasts(
        "turn",
        on(
            attack_pool(attacker=me),
            seq(
                add_dice("attack", 3),
                lasts(
                    "attack",
                    on(
                        attack_resolved(when=attack_roll_has(FAIL)),
                        lasts("this activation", on(activation_end(it=me), gain_condition(SELF, "stagger"))),
                        limit="once",
                    ),
                ),
            ),
            limit="once",
        ),
    ),
    affiliation=SYNDICATE,
)  # fmt: skip

CRUELTY = Tactic(
    "cruelty", "Cruelty", REACTIVE,
    (By(role(ATTACKER), 2),),
    extra_attack("twist-the-knife", role(TARGET), optional=False),
    affiliation=SYNDICATE,
    on=(attack_resolved(attacker=ally & active_character, target=enemy & affectable, when=dealt_damage),),
    attacks=(Strike("twist-the-knife", MYSTIC, range=5, dice=5, rules=(ONLY_ITS_OWN_DICE,)),),
)  # fmt: skip

NO_MERCY = Tactic(
    "no-mercy", "No Mercy", REACTIVE,
    (By(role(CAUSE)),),
    gain_power(SELF, 3),
    affiliation=SYNDICATE,
    on=(would_be_dazed(target=enemy & flips, cause=ally),),
)  # fmt: skip

SHADOW_ORGANIZATION = Tactic(
    "shadow-organization", "Shadow Organization", REACTIVE,
    (By(affiliated(SYNDICATE), 2, upto=ANY_NUMBER),),
    each("payers", until("round", "target_within", IT, 2)),
    affiliation=SYNDICATE,
    on=(power_phase(),),
)  # fmt: skip
