"""Wakanda."""

from __future__ import annotations

from ..rules.tactics import ANY_NUMBER, By, Tactic, add_tactic
from ..words import *
from .first_core_box import (
    EXPLOSIVE_FORCE,
    NO_LOS_NO_COVER,
    ONE_POWER,
    PIERCE,
    POWER_FOR_DAMAGE,
    counter_strike,
    hurl,
    on_wild,
    wild_condition,
)
from .keywords import flight, immunity, stealth, wall_crawler

WAKANDA, A_FORCE, AVENGERS, SYNDICATE = "Wakanda", "A-Force", "Avengers", "Criminal Syndicate"
ANY_DIE = (CRIT, WILD, HIT, BLOCK, BLANK)
TARGET_KEEPS_ITS_DICE = until("attack", "no_modify", TARGET, 1)
VIBRANIUM_WEAPONS = Strike("vibranium-weapons", ENERGY, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE))


def pounce(id: str = "pounce") -> Superpower:
    """A leap: thrown without being hurt."""
    return active(id, 2, throw(SELF, S, unhurt=True), limit="turn")


def blocks_for_hits(id: str) -> Superpower:
    """In its attack each Block counts, and no Hit does."""
    return reactive(id, 1, dice_final(attacker=me), seq(count_face("attack", BLOCK), count_face("attack", HIT, 0)))


def steady_defense(id: str) -> Superpower:
    return innate(id, on(modify_own(roller=me, when=defends()), reroll(1, "defense"), optional=True))


def blanks_defend(when: Test) -> Static:
    return static("face_counts", ("defense", BLANK, 1), on=me, when=when)


BLACK_PANTHER = add_character(
    Character(
        "black-panther",
        "Black Panther",
        "T'Challa",
        threat=4,
        affiliations=(AVENGERS, WAKANDA),
        forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "strike",
                PHYSICAL,
                range=2,
                dice=5,
                rules=(POWER_FOR_DAMAGE, before_damage(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3)))),
            ),
            Strike(
                "kinetic-burst",
                ENERGY,
                range=2,
                dice=6,
                cost=3,
                rules=(during("attack_pool", seq(spend_up_to(3), add_dice("attack", spent))), EXPLOSIVE_FORCE),
            ),
        ),
        superpowers=(
            leadership(
                "king-of-wakanda",
                WAKANDA,
                on(modify_own(roller=ally & has_power(1)), seq(pay_power(ROLLER, 1), reroll(1)), optional=True),
            ),
            active(
                "mantle-of-the-black-panther",
                2,
                lasts("turn", on(modify_own(roller=me & role(ATTACKER)), reroll(roll="attack"), optional=True)),
            ),
            pounce(),
            reactive(
                "vibranium-armor",
                2,
                targeted(target=me, when=attack_is(PHYSICAL, ENERGY)),
                add_dice("defense", 2),
                side="injured",
            ),
            innate("vibranium-armor", blanks_defend(defends(PHYSICAL, ENERGY))),
        ),
    )
)

CHOSEN_OF_BAST = add_character(
    Character(
        "black-panther-chosen-of-bast",
        "Black Panther, Chosen of Bast",
        "T'Challa",
        threat=3,
        affiliations=(AVENGERS, "Defenders", "Midnight Sons", WAKANDA),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
        attacks=(
            Strike("panther-strike", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
            Strike(
                "spirit-predator",
                MYSTIC,
                range=2,
                dice=7,
                cost=4,
                rules=(
                    icons(WILD, HIT, name="finisher")(
                        after_attack(
                            seq(
                                next_attack(
                                    "next/spirit-predator/finisher",
                                    (during("modify_own", reroll(roll="attack")),),
                                    ("panther-strike",),
                                ),
                                extra_attack("panther-strike", enemy),
                                no_next_attack("next/spirit-predator/finisher"),
                            )
                        )
                    ),
                ),
            ),
        ),
        superpowers=(
            pounce(),
            reactive("insight-of-the-ancients", 1, interact_rolled(it=me), reroll(roll="card", fails=True)),
            innate("superior-agility", static("no_modify", True, on=enemy & role(ATTACKER), when=is_target)),
            stealth(),
            wall_crawler(),
        ),
    )
)

KILLMONGER = add_character(
    Character(
        "killmonger",
        "Killmonger",
        "N'Jadaka",
        threat=4,
        affiliations=("Cabal", SYNDICATE, WAKANDA),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
        attacks=(
            VIBRANIUM_WEAPONS,
            Strike(
                "black-ops-strike",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(after_attack(place(SELF, 1, TARGET), when=dealt_damage), wild_condition("stagger")),
            ),
        ),
        superpowers=(
            active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
            blocks_for_hits("special-forces"),
            innate("focused-on-the-kill", on(attack_pool(attacker=me, when=attacked_before), add_dice("attack", 2))),
            innate(
                "kill-count",
                on(felled(it=enemy, cause=me), gain_counter("kill-count")),
                on(
                    modify_own(roller=me & role(ATTACKER), when=at_least(1, counters("kill-count"))),
                    reroll(counters("kill-count"), "attack"),
                    optional=True,
                ),
            ),
        ),
    )
)

KILLMONGER_USURPER = add_character(
    Character(
        "killmonger-usurper",
        "Killmonger, Usurper",
        "N'Jadaka",
        threat=4,
        affiliations=(SYNDICATE, WAKANDA),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
        attacks=(
            VIBRANIUM_WEAPONS,
            Strike(
                "covert-armament",
                PHYSICAL,
                range=4,
                dice=4,
                rules=(ONE_POWER, during("attack_pool", TARGET_KEEPS_ITS_DICE, when=that(TARGET, within(2)))),
            ),
            Strike(
                "klilunas-fury",
                PHYSICAL,
                range=3,
                dice=6,
                cost=3,
                rules=(
                    during("attack_pool", add_dice("attack", damage_on(SELF))),
                    during("attack_pool", TARGET_KEEPS_ITS_DICE),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "strength-of-the-new-generation",
                WAKANDA,
                on(power_phase(), choose_up_to(ally, 3, gain_counter("herb", CHOSEN))),
                on(
                    attack_pool(attacker=ally & has_counter("herb")),
                    seq(spend_counter("herb", ATTACKER), add_dice("attack", 1)),
                    optional=True,
                ),
                on(
                    round_end(),
                    seq(each(ally & has_counter("herb"), seq(damage(IT, 1), gain_power(IT, 1))), remove_counters("herb")),
                ),
            ),
            pounce(),
            reactive(
                "untamed-force",
                2,
                attack_resolved(target=me, attacker=within(2)),
                extra_attack("vibranium-weapons", role(ATTACKER), optional=False),
                limit="turn",
            ),
        ),
    )
)

KING_TCHALLA = add_character(
    Character(
        "king-tchalla",
        "King T'Challa",
        "T'Challa",
        threat=5,
        affiliations=(AVENGERS, WAKANDA),
        forms=(Form("Normal", Side(7, L, 2, (4, 4, 4)), Side(7, L, 2, (4, 4, 4)), 35),),
        attacks=(
            Strike(
                "vibranium-spear",
                ENERGY,
                range=3,
                dice=6,
                rules=(
                    POWER_FOR_DAMAGE,
                    during("modify_own", reroll(2, "attack"), when=that(TARGET, within(2)), optional=True),
                    after_attack(push(TARGET, S, TOWARD, SELF), when=that(TARGET, ~within(2)) & that(TARGET, size(3))),
                ),
            ),
            Strike(
                "the-panthers-fury",
                PHYSICAL,
                range=2,
                dice=8,
                cost=4,
                rules=(
                    on_wild("throw", after_attack(may(throw(TARGET, M), "throw"), when=that(TARGET, size(3) & affectable))),
                    after_attack(advance(SELF, M, optional=True)),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "strength-of-the-ancestors",
                WAKANDA,
                on(pushed_into_terrain(mover=enemy, cause=ally), damage(MOVER, 1), limit="turn"),
            ),
            active(
                "bound",
                3,
                seq(
                    place(SELF, 2),
                    next_attack("next/bound", (during("attack_pool", add_dice("attack", 2)),), ("vibranium-spear",)),
                ),
                limit="turn",
            ),
            counter_strike("royal-rebuke"),
            innate("defender-of-wakanda", on(damaged(target=ally & other, cause=enemy), gain_power(SELF, 1))),
        ),
    )
)

MBAKU = add_character(
    Character(
        "mbaku",
        "M'Baku",
        "M'Baku",
        threat=4,
        affiliations=(WAKANDA, SYNDICATE),
        forms=(Form("Normal", Side(7, M, 3, (4, 2, 4)), Side(6, M, 3, (4, 2, 4)), 35),),
        attacks=(
            Strike(
                "knobkerrie",
                PHYSICAL,
                range=3,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    on_wild("pursuit", before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
                    icons(CRIT, name="push")(before_damage(may(push(TARGET, S, AWAY, SELF), "push"))),
                ),
            ),
            Strike(
                "wrath-of-the-jabari",
                PHYSICAL,
                range=2,
                dice=8,
                cost=4,
                rules=(
                    before_damage(may(throw(TARGET, M), "throw"), when=that(TARGET, size(4) & affectable)),
                    icons(WILD, HIT, name="avalanche")(
                        after_attack(seq(advance(SELF, S, optional=True), extra_attack("knobkerrie", enemy & ~role(LAST_TARGET))))
                    ),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "blessed-by-ghekre",
                WAKANDA,
                on(
                    would_move(mover=ally & contesting(), cause=enemy, when=moving("push", "place")),
                    seq(roll_for(1, (CRIT, WILD, BLOCK), "blessed-by-ghekre", MOVER), if_(some(hits_rolled), not_moved())),
                    limit="turn",
                ),
                on(
                    modify_own(roller=ally & role(ATTACKER), when=attack_roll_has(WILD)),
                    change_die("attack", ANY_DIE, HIT),
                    limit="turn",
                    optional=True,
                ),
            ),
            active(
                "strength-of-the-white-gorilla",
                2,
                throw_terrain(3, 2, M),
                limit="turn",
                when=to_throw(throw_terrain(3, 2, M)),
            ),
            innate(
                "chieftain-of-the-jabari",
                static(
                    "not_moved_by_enemy",
                    ("push", "advance"),
                    on=me,
                    when=effect_of_attack(PHYSICAL, ENERGY) & attacker_is(size(3, printed=True)),
                ),
            ),
            innate("solid-frame", static("no_collision_damage", True, on=me, when=with_character)),
            immunity("stun"),
        ),
    )
)

OKOYE = add_character(
    Character(
        "okoye",
        "Okoye",
        "Okoye",
        threat=2,
        affiliations=(A_FORCE, WAKANDA),
        forms=(Form("Normal", Side(4, M, 2, (3, 3, 3)), Side(4, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=4, rules=(POWER_FOR_DAMAGE,)),
            Strike("vibranium-spear-blast", ENERGY, range=4, dice=4),
            Strike(
                "vibranium-spear-thrust",
                PHYSICAL,
                range=2,
                dice=5,
                cost=4,
                rules=(PIERCE, on_wild("flurry", after_attack(extra_attack("strike", enemy)))),
            ),
        ),
        superpowers=(
            reactive("bodyguard", 2, targeted(target=ally & other & within(2)), retarget(SELF)),
            steady_defense("general-of-the-dora-milaje"),
            innate("martial-artist", blanks_defend(defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2)))),
        ),
    )
)

SHURI = add_character(
    Character(
        "shuri",
        "Shuri",
        "Shuri",
        threat=3,
        affiliations=(A_FORCE, WAKANDA),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike(
                "panther-gauntlets",
                ENERGY,
                range=5,
                dice=6,
                rules=(
                    ONE_POWER,
                    before_damage(cap_damage(1)),
                    after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3))),
                ),
            ),
            Strike(
                "sonic-crush",
                ENERGY,
                range=2,
                dice=7,
                cost=4,
                rules=(after_attack(gain_condition(TARGET, "stun")), wild_condition("stagger")),
            ),
        ),
        superpowers=(
            blocks_for_hits("super-genius"),
            reactive("upgrades", 1, modify_own(roller=ally & other & within(4), when=attack_or_defense), reroll(paid), most=3),
            innate("head-of-wakanda-r-d", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
        ),
    )
)

STORM = add_character(
    Character(
        "storm",
        "Storm",
        "Ororo Munroe",
        threat=3,
        affiliations=(A_FORCE, "Uncanny X-Men", WAKANDA),
        forms=(Form("Normal", Side(5, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 35),),
        attacks=(
            Strike("lightning-bolt", ENERGY, range=4, dice=4, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
            Strike(
                "ice-blizzard",
                PHYSICAL,
                range=3,
                dice=4,
                shape="beam",
                rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
            ),
            Strike(
                "hurricane",
                PHYSICAL,
                range=2,
                dice=6,
                cost=4,
                shape="area",
                rules=(
                    *NO_LOS_NO_COVER,
                    static("spares_allies", True),
                    after_attack(after_effect(damage(TARGET, 1), series=True), when=that(TARGET, knows("flight"))),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "x-men-gold",
                "Uncanny X-Men",
                on(
                    modify_own(roller=ally & role(TARGET), when=that(ATTACKER, ~within(2, TARGET))),
                    reroll(1, "defense"),
                    optional=True,
                ),
                cost=1,
                do=choose(ally & ~role(IT) & within(2, IT), place(IT, 1, CHOSEN)),
                when=that(IT, ~holding()) & any_of(ally & affectable & ~role(IT) & within(2, IT)),
                limit="round",
            ),
            active("eye-of-the-storm", 2, next_attack_action("attack_dice", 2)),
            hurl("tempest", size=2, within=3, tool=S),
            innate("goddess-of-storms", static("target_within", 3, on=me)),
            flight(),
            immunity("shock"),
        ),
    )
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

FRIENDS_NEAR = ally & other & within(2)
HELPED = ally & affiliated(WAKANDA) & active_character
RIVAL = enemy & leads() & within(3)
MOTHER_GOD = "power-of-the-mother-god"

add_tactic(
    Tactic(
        "basts-blessing", "Bast's Blessing", ACTIVE,
        (By(active_character & named(("T'Challa",)), 3),),
        extra_attack(MOTHER_GOD, enemy, optional=False),
        affiliation=WAKANDA,
        action=True,
        attacks=(
            Strike(
                MOTHER_GOD, MYSTIC, range=3, dice=6,
                rules=(
                    during("attack_pool", note_affected(MOTHER_GOD, TARGET, "turn")),
                    before_damage(place(SELF, 1, TARGET)),
                    icons(WILD, WILD, name="hunters-joy")(
                        after_attack(
                            extra_attack(
                                MOTHER_GOD, enemy & within(2, LAST_TARGET) & unaffected(MOTHER_GOD, "turn"), optional=False
                            )
                        )
                    ),
                ),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "jabari-chieftain", "Jabari Chieftain", ACTIVE,
        (By(named(("M'Baku",)) & ~active_character, 4),),
        choose(HELPED & ~me, seq(advance(SELF, M, TOWARD, CHOSEN), until("this activation", "attack_dice", CHOSEN, 2))),
        affiliation=WAKANDA,
        when=can_choose(HELPED & ~me),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "klilunas-glory", "K'Liluna's Glory", ACTIVE,
        (By(active_character & named(("N'Jadaka",)), 3),),
        extra_attack("vengeance-of-the-betrayer-god", enemy, optional=False),
        affiliation=WAKANDA,
        action=True,
        attacks=(
            Strike(
                "vengeance-of-the-betrayer-god", MYSTIC, range=3, dice=7,
                rules=(after_attack(hand_out(TARGET, damage_dealt, ally), when=dealt_damage),),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "kings-command", "King's Command", ACTIVE,
        (By(active_character & leads(WAKANDA), 4),),
        lasts("round", on(attack_resolved(attacker=ally & affiliated(WAKANDA)), gain_power(ATTACKER, 1), limit="turn"), CARD),
        affiliation=WAKANDA,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "spirit-of-wakanda", "Spirit of Wakanda", ACTIVE,
        (By(affiliated(WAKANDA), 2),),
        one_of(
            heal=each(FRIENDS_NEAR, may(heal(IT, 2), "heal")),
            conditions=each(FRIENDS_NEAR, may(remove_conditions(IT), "conditions")),
            power=gain_power(FRIENDS_NEAR, 2),
        ),
        affiliation=WAKANDA,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "strength-and-cunning", "Strength and Cunning", REACTIVE,
        (By(named(("M'Baku",)), 3), By(named(("black-panther-chosen-of-bast",)), 3)),
        seq(
            note("before", damage_on(IT)),
            throw(PAYER, S, TOWARD, IT),
            if_(more(damage_on(IT), noted("before")), advance_its_speed(PARTNER, TOWARD, PAYER, optional=True)),
        ),
        affiliation=WAKANDA,
        on=(interacted(it=enemy, when=picked_up),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "trial-by-combat", "Trial by Combat", ACTIVE,
        (By(active_character & affiliated(WAKANDA) & leads()),),
        choose(
            RIVAL,
            seq(
                roll_for(stamina_left(SELF), (CRIT, HIT, WILD), "trial-by-combat"),
                note("mine", hits_rolled),
                roll_for(stamina_left(CHOSEN), (CRIT, HIT, WILD), "trial-by-combat", CHOSEN),
                note("theirs", hits_rolled),
                if_(more(noted("mine"), noted("theirs")), until("round", "no_leadership", CHOSEN, 1)),
                if_(more(noted("theirs"), noted("mine")), until("round", "no_leadership", SELF, 1)),
            ),
        ),
        affiliation=WAKANDA,
        when=can_choose(RIVAL),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "vibranium-shielding", "Vibranium Shielding", ACTIVE,
        (By(named(("Black Panther", "Shuri")), 1, most=5),),
        lasts("round", on(would_suffer(target=ally & within_number(paid), cause=enemy), reduce_damage(1, floor=1))),
        affiliation=WAKANDA,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "wakanda-forever", "Wakanda Forever", ACTIVE,
        (By(affiliated(WAKANDA), 1, upto=ANY_NUMBER),),
        each("payers", perform_attack(IT, costless=True)),
        affiliation=WAKANDA,
    )
)  # fmt: skip
