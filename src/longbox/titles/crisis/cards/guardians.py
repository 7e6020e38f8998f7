"""The Guardians of the Galaxy."""

from __future__ import annotations

from ..script.tactics import ANY_NUMBER, By, Tactic
from ..words import *
from .first_core_box import ONE_POWER, PIERCE, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition
from .keywords import flight, immunity, stealth
from .wakanda import ANY_DIE, pounce
from .winter_guard import HARD_SHELL

GUARDIANS = "Guardians of the Galaxy"
ELEMENTS = ("bleed", "shock", "slow", "stun")


def wild_throw() -> Rule:
    """Whoever is not too big may be thrown away before the damage."""
    return on_wild("throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)))


DRAX = Character(
    "drax-the-destroyer",
    "Drax the Destroyer",
    "Drax",
    threat=3,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 2)), Side(6, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "blades",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(2, "attack"), when=that(TARGET, has(("bleed",))), optional=True),
                wild_condition("bleed"),
            ),
        ),
        Strike(
            "headbutt",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            rules=(
                wild_condition("stun"),
                after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(3) & affectable)),
            ),
        ),
        Strike(
            "titan-killer",
            PHYSICAL,
            range=2,
            dice=3,
            cost=3,
            rules=(during("attack_pool", add_dice("attack", damage_on(SELF))), wild_throw()),
        ),
    ),
    superpowers=(
        hurl("the-destroyer", size=3, within=2, tool=S),
        reactive(
            "driven-by-vengeance",
            0,
            damaged(target=me, cause=enemy, when=by_attack),
            lasts(
                "game",
                on(attack_pool(attacker=me, target=role(SUBJECT)), add_dice("attack", 3), limit="once"),
                CAUSE,
                alone=True,
            ),
        ),
        innate("i-can-take-it", HARD_SHELL),
    ),
)

GAMORA = Character(
    "gamora",
    "Gamora",
    "Gamora",
    threat=4,
    affiliations=("A-Force", GUARDIANS),
    forms=(Form("Normal", Side(6, L, 2, (3, 3, 3)), Side(6, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "god-slayer",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "bleed"), when=dealt_damage)),
        ),
        Strike(
            "cosmic-assassin",
            PHYSICAL,
            range=3,
            dice=6,
            cost=4,
            rules=(
                PIERCE,
                after_attack(
                    extra_attack(
                        "cosmic-assassin",
                        ~role(LAST_TARGET) & within(2, LAST_TARGET),
                        anywhere=True,
                        free=True,
                        without=("rapid-strike",),
                    ),
                    name="rapid-strike",
                ),
            ),
        ),
    ),
    superpowers=(
        pounce("assassin-leap"),
        reactive(
            "martial-prowess",
            2,
            targeted(target=me, attacker=within(2)),
            seq(
                guard_with(5),
                lasts("attack", on(attack_resolved(target=me, when=~dealt_damage), damage(ATTACKER, 2))),
            ),
        ),
        innate(
            "deadliest-woman-in-the-galaxy",
            on(
                modify_own(roller=me & role(ATTACKER), when=attack_roll_has(WILD)),
                change_die("attack", ANY_DIE, HIT, rolled(WILD)),
                optional=True,
            ),
        ),
        stealth(),
    ),
)

GROOT = Character(
    "groot",
    "Groot",
    "I Am Groot",
    threat=3,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, S, 3, (4, 2, 3)), Side(7, S, 3, (4, 2, 3)), 50),),
    attacks=(
        Strike("strike", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "i-am-groot",
            PHYSICAL,
            range=2,
            dice=8,
            cost=5,
            rules=(before_damage(may(throw(TARGET, M), "throw")), after_attack(gain_condition(TARGET, "stagger"))),
        ),
    ),
    superpowers=(
        active("living-plant", 2, heal(SELF, 3), limit="turn"),
        active(
            "tangling-vines",
            2,
            choose(enemy & within(3), gain_condition(CHOSEN, "root")),
            when=any_of(enemy & affectable & within(3)),
        ),
    ),
)

NEBULA = Character(
    "nebula",
    "Nebula",
    "Nebula",
    threat=2,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(4, L, 2, (3, 3, 2)), Side(5, L, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=4, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
        Strike("blaster-pistol", ENERGY, range=3, dice=4, rules=(ONE_POWER,)),
        Strike(
            "shock-sword-assault",
            ENERGY,
            range=3,
            dice=6,
            cost=3,
            rules=(after_attack(place(SELF, 1, TARGET)), wild_condition("stun")),
        ),
    ),
    superpowers=(
        innate(
            "assassin",
            static("no_contest", True, on=me),
            static("no_interact", True, on=me),
            static("no_hold", True, on=me),
            on(
                modify_own(roller=me & role(ATTACKER), target=holding() | contesting()),
                reroll(roll="attack"),
                optional=True,
            ),
        ),
        innate(
            "cybernetic-enhancements",
            on(modify_own(roller=me, when=defends()), reroll(1, "defense"), optional=True),
            on(activation_start(it=me), heal(SELF, 1)),
        ),
        immunity("bleed", "poison", "stun"),
    ),
)

GROOT_BESIDE = ally & named(("Groot",)) & within(2)

ROCKET = Character(
    "rocket-raccoon",
    "Rocket Raccoon",
    "Rocket Raccoon",
    threat=2,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(3, M, 1, (2, 2, 3)), Side(3, M, 1, (2, 2, 3)), 35),),
    attacks=(
        Strike("plasma-rifle", ENERGY, range=5, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "hadron-enforcer",
            ENERGY,
            range=5,
            dice=7,
            cost=4,
            rules=(
                on_wild(
                    "vortex",
                    before_damage(
                        in_turn(
                            enemy & ~role(TARGET) & within(2, TARGET),
                            seq(damage(IT, 1), push(IT, S, TOWARD, TARGET)),
                        )
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "booby-traps",
            3,
            moved(mover=enemy & affectable & within(3)),
            seq(roll_for(4, (CRIT, WILD), "booby-traps"), damage(MOVER, hits_rolled)),
        ),
        reactive(
            "personal-bodyguard",
            0,
            targeted(target=me),
            choose(GROOT_BESIDE, retarget(CHOSEN)),
            when=any_of(GROOT_BESIDE & affectable),
        ),
        innate("nimble", static("no_collision_damage", True, on=me)),
        innate("small-stature", static("cover", True, on=me)),
    ),
)

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

RONAN = Character(
    "ronan-the-accuser",
    "Ronan the Accuser",
    "Ronan the Accuser",
    threat=4,
    affiliations=(GUARDIANS, "Inhumans"),
    gems=("power",),
    forms=(Form("Normal", Side(7, M, 3, (3, 4, 4)), Side(7, M, 3, (3, 4, 4)), 50),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_throw())),
        Strike(
            "universal-weapon",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                on_wild("push", before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(4)))),
                after_attack(gain_condition(TARGET, "shock"), when=dealt_damage),
            ),
        ),
        Strike(
            "kree-justice",
            ENERGY,
            range=2,
            dice=8,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "stun", "stagger"), when=dealt_damage),
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        reactive("judgement", 2, hurt(it=ally & within(3), cause=enemy & affectable), gain_condition(CAUSE, "judgment")),
        reactive(
            "the-accuser",
            0,
            would_be_dazed(target=me, cause=enemy),
            seq(
                stay_up(),
                after_effect(seq(advance(SELF, S), make_attack(SELF, CAUSE, optional=False), fall(SELF, CAUSE))),
            ),
        ),
        immunity("poison"),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

CREW_OF_THE_MILANO = Tactic(
    "crew-of-the-milano", "Crew of the Milano", ACTIVE,
    (By(affiliated(GUARDIANS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_conditions(IT), until("round", "immunity", IT, sum(CONDITION_BITS.values())))),
    affiliation=GUARDIANS,
)  # fmt: skip
GALAXYS_GREATEST = Tactic(
    "galaxys-greatest", "Galaxy's Greatest", ACTIVE,
    (By(affiliated(GUARDIANS) & injured, 2, upto=4),),
    each("payers", seq(until("game", "attack_dice", IT, 1), until("game", "defense_dice", IT, 1))),
    affiliation=GUARDIANS,
)  # fmt: skip
LOVABLE_MISFITS = Tactic(
    "lovable-misfits", "Lovable Misfits", ACTIVE,
    (By(affiliated(GUARDIANS), 1, upto=ANY_NUMBER),),
    each(
        "payers",
        seq(
            roll_for(1, (CRIT, WILD), "lovable-misfits", IT),
            if_(showing(CRIT, WILD), one_of(make_attack=perform_attack(IT, costless=True), power=gain_power(IT, 2))),
            if_(showing(HIT), each(enemy & within(3, IT) & (holding() | contesting()), damage(STRUCK, 1), "struck")),
            if_(showing(BLOCK, BLANK), advance(IT, S, optional=True)),
            if_(showing(FAIL), gain_condition(within(2, IT), "stun")),
        ),
        any_order=True,
    ),
    affiliation=GUARDIANS,
)  # fmt: skip
