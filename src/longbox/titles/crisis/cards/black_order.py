"""The Black Order, save those who came with the gems."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *
from .convocation import PIERCE, if_hurt
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition, wild_push
from .keywords import flight
from .winter_guard import HARD_SHELL

BLACK_ORDER = "Black Order"

BLACK_DWARF = Character(
    "black-dwarf",
    "Black Dwarf",
    "Black Dwarf",
    threat=4,
    affiliations=(BLACK_ORDER,),
    forms=(Form("Normal", Side(6, S, 4, (4, 3, 3)), Side(8, S, 4, (4, 3, 3)), 65),),
    attacks=(
        Strike("axe-strike", PHYSICAL, range=2, dice=6, rules=(POWER_FOR_DAMAGE,)),
        Strike("brutal-end", PHYSICAL, range=3, dice=8, cost=4, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        hurl("black-fury", size=4, within=2, tool=M),
        active(
            "enforced-oblivion",
            2,
            seq(
                action("move"),
                next_attack("next/enforced-oblivion", (during("attack_pool", add_dice("attack", 2)),)),
            ),
            action=True,
        ),
        reactive("intimidating-presence", 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF)),
        innate("invulnerable-skin", HARD_SHELL),
    ),
)

BLACK_SWAN = Character(
    "black-swan",
    "Black Swan",
    "Black Swan",
    threat=4,
    affiliations=(BLACK_ORDER,),
    gems=("power",),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(4))))),
        Strike(
            "eye-beam",
            ENERGY,
            range=3,
            dice=5,
            cost=1,
            rules=(after_attack(gain_condition(TARGET, "incinerate")), PIERCE),
        ),
        Strike(
            "everything-dies",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(
                on_wild("throw", after_attack(throw(TARGET, S))),
                icons(HIT, name="follow-up")(
                    after_attack(extra_attack("eye-beam", role(LAST_TARGET), anywhere=True, free=True, blind=True))
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive(
            "midnight-field",
            1,
            modify_opponent(roller=me & role(TARGET), when=attack_roll_has(WILD)),
            change_die("attack", (WILD,), BLANK, paid),
            most=POWER_LIMIT,
        ),
        reactive("telepathic-suggestion", 1, modify_opponent(roller=me & role(ATTACKER)), reroll(1, "defense")),
        flight(),
    ),
)

CORVUS_GLAIVE = ally & named(("corvus-glaive", "Corvus Glaive")) & within(3) & ready

PROXIMA_MIDNIGHT = Character(
    "proxima-midnight",
    "Proxima Midnight",
    "Proxima Midnight",
    threat=3,
    affiliations=(BLACK_ORDER,),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "spear-throw",
            ENERGY,
            range=3,
            dice=5,
            rules=(after_attack(place(SELF, 1, TARGET)), wild_condition("poison")),
        ),
        Strike("quantum-starburst", ENERGY, range=4, dice=6, cost=4, rules=(if_hurt("bleed", "poison", "stun"),)),
    ),
    superpowers=(
        reactive(
            "martial-prowess",
            2,
            targeted(target=me, attacker=within(2)),
            seq(
                guard_with(5),
                lasts("attack", on(attack_resolved(target=me, when=~dealt_damage), damage(ATTACKER, 2), limit="once")),
            ),
        ),
        reactive(
            "wife-of-corvus-glaive",
            1,
            activation_end(it=me),
            choose(CORVUS_GLAIVE, activate_too(CHOSEN)),
            when=any_of(CORVUS_GLAIVE),
        ),
        innate("invulnerability", HARD_SHELL),
    ),
)

SUPERGIANT = Character(
    "supergiant",
    "Supergiant",
    "Supergiant",
    threat=3,
    affiliations=(BLACK_ORDER,),
    gems=("soul",),
    forms=(Form("Normal", Side(5, S, 2, (1, 3, 4)), Side(5, S, 2, (1, 3, 4)), 35),),
    attacks=(
        Strike(
            "mental-vampire",
            MYSTIC,
            range=3,
            dice=5,
            rules=(ONE_POWER, after_attack(heal(SELF, 1), when=dealt_damage, name="drain-life")),
        ),
        Strike(
            "devastate-intellect",
            MYSTIC,
            range=2,
            dice=8,
            cost=8,
            rules=(
                before_damage(power_instead_of_damage()),
                wild_condition("stun"),
                icons(WILD, WILD, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
                icons(CRIT, WILD, HIT, HIT, FAIL, FAIL, name="devour-mind")(after_attack(defeat(TARGET))),
            ),
        ),
    ),
    superpowers=(
        active(
            "submit",
            1,
            interact_afar(CIVILIAN, paid),
            most=5,
            when=to_interact(interact_afar(CIVILIAN, power_of(SELF, 5))),
        ),
        reactive("supreme-control", 2, would_move(mover=ally & within(4), when=moving("push")), not_moved()),
        innate(
            "ethereal",
            on(would_suffer(target=me, when=bodily & damage_is_more_than_one), suffer_only(1)),
            on(damaged(target=me, when=bodily), drop_tokens(SELF)),
        ),
        innate("omnipathy", on(dice_shown(it=enemy & within(3), when=showing(CRIT)), gain_power(SELF, 1))),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

BLOOD_TO_SPARE = Tactic(
    "blood-to-spare", "Blood to Spare", REACTIVE,
    (By(role(TARGET) & affiliated(BLACK_ORDER), 3),),
    seq(perform_attack(SELF), if_(standing, stay_up())),
    affiliation=BLACK_ORDER,
    on=(would_be_dazed(target=ally & flips, cause=enemy),),
)  # fmt: skip
MOTHERSHIP = Tactic(
    "mothership", "Mothership", ACTIVE,
    (By(affiliated(BLACK_ORDER), 2), By(affiliated(BLACK_ORDER), 2)),
    join_the_other(~holding(), 1),
    affiliation=BLACK_ORDER,
    when=can_choose((role(PAYER) | role(PARTNER)) & ~holding()),
)  # fmt: skip
PRICE_OF_FAILURE = Tactic(
    "price-of-failure", "Price of Failure", ACTIVE,
    (By(injured),),
    seq(gain_power(ally & other, 3), ko(SELF)),
    affiliation=BLACK_ORDER,
)  # fmt: skip
