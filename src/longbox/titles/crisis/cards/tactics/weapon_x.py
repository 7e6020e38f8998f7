"""Team Tactic cards of the affiliation Weapon X."""

from ...script.crises import SECURE, Deed
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import WEAPON_X

MEMORY = "memory"
OURS = ally & affiliated(WEAPON_X)
ARE_YOU_SURE_YOU_WANT_TO_REMEMBER = Tactic(
    # it is played when the Leadership is chosen, which is after deployment, too: else nobody could choose what it gives
    "are-you-sure-you-want-to-remember", "Are You Sure You Want to Remember?", REACTIVE,
    (By(named(("Laura Kinney", "James Logan Howlett"))),),
    seq(gain_counter(MEMORY, n=3), lead_with("are-you-sure-you-want-to-remember", "it-was-you")),
    affiliation=WEAPON_X,
    on=(leadership_active(),),
    leaderships=(leadership(
        "it-was-you",
        WEAPON_X,
        on(
            targeted(target=OURS, when=at_least(1, counters(MEMORY))),
            seq(
                spend_counter(MEMORY),
                add_dice("defense", 2),
                lasts(
                    "attack",
                    on(
                        attack_resolved(target=role(SUBJECT), when=~dealt_damage),
                        advance(SUBJECT, S, TOWARD, ATTACKER, optional=True),
                        limit="once",
                    ),
                    TARGET,
                ),
            ),
            optional=True,
        ),
        on(felled(it=ally, cause=enemy), gain_counter(MEMORY, most=3)),
    ),),
)  # fmt: skip

CALL_THE_PACK = Tactic(
    "call-the-pack", "Call the Pack", REACTIVE,
    (By(role(IT) & affiliated(WEAPON_X), 2),),
    seq(advance(SELF, S), in_turn(ally & other & within(3), advance(IT, S, TOWARD, SELF, optional=True))),
    affiliation=WEAPON_X,
    on=(mended(it=ally, when=by_itself),),
)  # fmt: skip

IMPLANTED_MEMORIES = Tactic(
    "implanted-memories", "Implanted Memories", REACTIVE,
    (By(role(TARGET) & affiliated(WEAPON_X), 2),),
    seq(
        roll_for(4, (CRIT, WILD, HIT), "implanted-memories"),
        damage(CAUSE, hits_rolled),
        damage(SELF, failures_rolled),
        gain_power(SELF, failures_rolled),
    ),
    affiliation=WEAPON_X,
    on=(damaged(target=ally, cause=enemy, when=that(CAUSE, affectable & within(3, TARGET))),),
)  # fmt: skip

HOARD = choose_token(SECURE, within=3)
WEAPONS_STASH = Tactic(
    "weapons-stash", "Weapons Stash", ACTIVE,
    (By(named(("Maverick",)), 3),),
    seq(
        HOARD,
        put_marker("stash", within=1, by_token=True),
        lasts("game", static("cover", 1, ally & within_marker("stash", 1, own=True)), CARD),
    ),
    affiliation=WEAPON_X,
    when=can_choose_token(HOARD),
    deeds=(
        Deed(
            "take-arms",
            within_marker("stash", 1, own=True),
            1,
            seq(
                remove_markers("stash", own=True),
                lasts("this activation", on(attack_pool(attacker=role(SUBJECT)), add_dice("attack", 2), limit="once"), IT),
            ),
        ),
    ),
)  # fmt: skip
