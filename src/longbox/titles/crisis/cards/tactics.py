"""Team Tactic cards of no affiliation."""

from __future__ import annotations

from ..rules.tactics import By, Tactic, add_tactic
from ..words import *

OTHER_ALLY = ally & ~me
TOKENS = (ASSET, CIVILIAN)
ROLLING = role(ATTACKER) | role(TARGET)
"""The two whose dice are on the table."""

# -- moving and helping ------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "advanced-r-d", "Advanced R&D", ACTIVE,
        (By(active_character, 1, most=choices(OTHER_ALLY, 5)),),
        seq(pick_some(OTHER_ALLY, paid, least=paid), each("picked", gain_power(IT, 1))),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "climbing-gear", "Climbing Gear", ACTIVE,
        (By(cost=3),),
        seq(until("round", "move_size", SELF, 5), advance(SELF, S)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "extreme-conditioning", "Extreme Conditioning", REACTIVE,
        (By(role(MOVER), 2),),
        use_tool(L),
        on=(would_move(mover=ally & active_character, when=move_action & moving("advance")),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "field-dressing", "Field Dressing", ACTIVE,
        (By(cost=4),),
        choose(ally & dazed & within(2), revive(CHOSEN, 1), dazed=True),
        when=can_choose(ally & dazed & within(2), dazed=True),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "follow-me", "Follow Me", REACTIVE,
        (By(role(IT), 6),),
        choose(OTHER_ALLY & within(3) & ready, activate(CHOSEN)),
        on=(activation_end(it=ally),),
        when=can_choose(OTHER_ALLY & within(3) & ready),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "mass-transit", "Mass Transit", ACTIVE,
        (By(named(("Nightcrawler",)), 3),),
        seq(
            pick_some(OTHER_ALLY & within(2), 3),
            place(SELF, 3),
            each("picked", place(IT, 1, of=SELF)),
            gain_condition(SELF, "stagger"),
        ),
        action=True,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "medpack", "Medpack", ACTIVE,
        (By(active_character, 2),),
        choose(ally & within(3), heal_up_to(CHOSEN, 3)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "mission-objective", "Mission Objective", "active or reactive",
        (By((active_character & untriggered) | role(TARGET) | role(IT), 2),),
        hand_over(TOKENS, OTHER_ALLY & within(2)),
        on=(would_be_dazed(target=ally), would_drop(it=ally)),
        when=can_hand_over(TOKENS, OTHER_ALLY & within(2)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "patch-up", "Patch Up", ACTIVE,
        (By(cost=1, most=5),),
        choose(OTHER_ALLY & within(2), heal(CHOSEN, paid)),
        when=can_choose(OTHER_ALLY & within(2)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "red-room-training", "Red Room Training", REACTIVE,
        (By(cost=2),),
        until("round", "stealth", SELF, 3),
        on=(activation_phase_start(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "tactical-analysis", "Tactical Analysis", ACTIVE,
        (By(active_character, 2),),
        choose(OTHER_ALLY & within(3), advance(CHOSEN, S, optional=True)),
        when=can_choose(OTHER_ALLY & within(3)),
    )
)  # fmt: skip

# -- attacking ---------------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "battle-lust", "Battle Lust", REACTIVE,
        (By(role(MOVER), size_of(SELF)),),
        lasts(
            "this activation",
            on(
                attack_pool(attacker=role(SUBJECT)),
                seq(
                    add_dice("attack", size_of(SUBJECT)),
                    lasts("attack", on(attack_resolved(when=dealt_damage), push(TARGET, S, AWAY, ATTACKER), limit="once")),
                ),
                limit="once",
            ),
        ),
        on=(moved(mover=ally & active_character, when=move_action),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "bitter-rivals", "Bitter Rivals", ACTIVE,
        (By(cost=3),),
        choose(
            enemy,
            seq(
                lasts("round", static("attack_dice", -1, enemy & ~role(SUBJECT) & within(3, SUBJECT)), CHOSEN),
                lasts("round", static("defense_dice", -1, enemy & ~role(SUBJECT) & within(3, SUBJECT)), CHOSEN),
            ),
        ),
        when=can_choose(enemy),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "disarm", "Disarm", ACTIVE,
        (By(near_enemy(3), 1), By(near_enemy(3), 1)),
        choose(enemy & within(3, PAYER) & within(3, PARTNER), until("round", "attack_dice", CHOSEN, -2)),
        when=can_choose(enemy & within(3, PAYER) & within(3, PARTNER)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "kick-em-while-theyre-down", "Kick 'Em While They're Down", ACTIVE,
        (By(cost=2),),
        choose(
            enemy,
            lasts(
                "round",
                on(
                    modify_own(roller=ally & role(ATTACKER), target=role(SUBJECT), when=that(TARGET, has(CONDITIONS))),
                    reroll(conditions_on(TARGET), "attack"),
                    optional=True,
                ),
                CHOSEN,
            ),
        ),
        when=can_choose(enemy),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "kun-lun-training", "K'un-Lun Training", REACTIVE,
        (By(role(TARGET) | (role(ATTACKER) & ~barred("no_modify")), 4),),
        reroll(roll="attack", all=True),
        on=(dice_final(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "one-two-punch", "One-Two Punch", REACTIVE,
        (By(role(ATTACKER), 1), By(within(2, TARGET), 1)),
        add_dice("attack", 2),
        on=(targeted(attacker=ally & active_character, target=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "reversal", "Reversal", REACTIVE,
        (By(within(3, ATTACKER) & ~role(TARGET), 2),),
        seq(roll_for(4, (CRIT, WILD), "reversal"), damage(ATTACKER, hits_rolled)),
        on=(attack_resolved(target=ally, attacker=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "seeing-red", "Seeing Red", REACTIVE,
        (By(within(2, TARGET, gone=True) & ~role(TARGET), 3),),
        after_effect(make_attack(SELF, CAUSE)),
        on=(dazed_by(target=ally, cause=enemy), koed_by(target=ally, cause=enemy)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "tactical-maneuvers", "Tactical Maneuvers", REACTIVE,
        (By(role(ATTACKER) | (role(TARGET) & ~barred("no_modify")), 4),),
        reroll(roll="defense", all=True),
        on=(dice_final(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "trip-up", "Trip Up", REACTIVE,
        (By(role(ATTACKER), 1), By(within(2, TARGET), 1)),
        lasts("attack", on(attack_resolved(when=dealt_damage), gain_condition(TARGET, "stun", "stagger"), limit="once")),
        on=(targeted(attacker=ally & active_character, target=enemy),),
    )
)  # fmt: skip

SPIDER_MAN, VENOM = named(("Spider-Man",)), named(("Venom",))
add_tactic(
    Tactic(
        "uneasy-allies", "Uneasy Allies", REACTIVE,
        (
            By(role(ATTACKER) & (SPIDER_MAN | VENOM), damage=1),
            By(within(2, TARGET) & ((VENOM & given(PAYER, SPIDER_MAN)) | (SPIDER_MAN & given(PAYER, VENOM))), damage=1),
        ),
        add_dice("attack", 3),
        on=(targeted(attacker=ally & active_character, target=enemy),),
    )
)  # fmt: skip

# -- defending ---------------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "brace-for-impact", "Brace for Impact", REACTIVE,
        (By(role(THROWN) | role(STRUCK), 1, upto=2),),
        each("payers", spare(IT)),
        on=(collision(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "escort-to-safety", "Escort to Safety", REACTIVE,
        (By(within(3, TARGET) & ~role(TARGET), 3),),
        seq(push(TARGET, S, TOWARD, SELF), escape_attack()),
        on=(targeted(target=ally, attacker=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "fall-back", "Fall Back", REACTIVE,
        (By(role(TARGET), 2),),
        advance(SELF, S, AWAY, ATTACKER, optional=True),
        on=(before_damage_of(target=ally),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "indomitable", "Indomitable", REACTIVE,
        (By(role(MOVER), 2),),
        not_moved(),
        on=(would_move(mover=ally, cause=enemy, when=moving("throw", "push")),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "inspiring-monologue", "Inspiring Monologue", ACTIVE,
        (By(cost=3),),
        choose(
            OTHER_ALLY,
            lasts(
                "round",
                on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
                CHOSEN,
            ),
        ),
        when=can_choose(OTHER_ALLY),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "no-escape", "No Escape", REACTIVE,
        (By(within(2, MOVER), 1), By(within(2, MOVER), 1)),
        seq(roll_for(4, (CRIT, WILD), "no-escape"), damage(MOVER, hits_rolled)),
        on=(would_move(mover=enemy & active_character, when=move_action),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "recalibration-matrix", "Recalibration Matrix", REACTIVE,
        (By(ROLLING & ~barred("no_modify"), 3),),
        seq(reroll(roll="attack", all=True), reroll(roll="defense", all=True)),
        on=(dice_final(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "sacrifice", "Sacrifice", REACTIVE,
        (By(role(TARGET), 1), By(within(2, TARGET), 1)),
        seq(
            retarget(PARTNER),
            until("attack", "no_added_dice", PARTNER, 1),
            until("attack", "no_crit_dice", PARTNER, 1),
            until("attack", "no_modify", PARTNER, 1),
        ),
        on=(targeted(target=ally, attacker=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "warpath", "Warpath", REACTIVE,
        (By(role(TARGET), 1),),
        advance(SELF, S, TOWARD, ATTACKER, optional=True),
        on=(attack_resolved(target=ally, when=dealt_damage),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "x-ceptional-healing", "X-Ceptional Healing", REACTIVE,
        (By(role(TARGET), 3),),
        reduce_damage(99, floor=1),
        on=(would_suffer(target=ally & knows("healing-factor"), cause=enemy, when=damage_is_more_than_one),),
    )
)  # fmt: skip
