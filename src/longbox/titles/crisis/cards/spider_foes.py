"""The Spider-Foes."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *
from .first_core_box import (
    NO_LOS_NO_COVER,
    ONE_POWER,
    POWER_FOR_DAMAGE,
    hurl,
    on_wild,
    scientific_hubris,
    wild_condition,
    wild_push,
)
from .keywords import flight, healing_factor, immunity, stealth, wall_crawler
from .web_warriors import PORTABLE, SYNDICATE, spray
from .winter_guard import EITHER_TYPE, HARD_SHELL

CABAL, SPIDER_FOES = "Cabal", "Spider-Foes"
BLEEDS = after_attack(gain_condition(TARGET, "bleed"))
NEAR_FOE = moved(mover=enemy & affectable & within(3))


def hit_and_run(**more: str) -> Superpower:
    return active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn", **more)


def nemesis(id: str, name: str) -> Superpower:
    """Better dice against somebody, whom the first action has to attack if he is near at the start."""
    rival = enemy & named((name,))
    return innate(
        id,
        on(modify_own(roller=me & role(ATTACKER), target=named((name,))), reroll(roll="attack"), optional=True),
        static("fails_too", True, on=me, when=is_attacker & that(TARGET, named((name,)))),
        on(activation_start(it=me), choose(rival & within(3), must_attack_first(CHOSEN))),
    )


CARNAGE = Character(
    "carnage",
    "Carnage",
    "Cletus Kasady",
    threat=4,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(7, M, 2, (5, 1, 1)), Side(7, M, 2, (5, 1, 1)), 50),),
    attacks=(
        Strike("symbiote-tendrils", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, BLEEDS)),
        Strike("maximum-carnage", PHYSICAL, range=2, dice=7, cost=5, shape="area", rules=(BLEEDS, spray("rampage", 2))),
    ),
    superpowers=(
        active(
            "sadistic-glee",
            2,
            seq(
                lasts("coming attack action", static("attack_dice", 2, on=me)),
                lasts(
                    "coming attack action",
                    on(attack_resolved(attacker=me, when=attack_roll_has(FAIL)), damage(SELF, 1)),
                ),
            ),
            limit="turn",
        ),
        reactive(
            "paint-the-town-red",
            3,
            attack_resolved(attacker=me & active_character, when=defeated_target),
            seq(
                advance(SELF, S),
                heal(SELF, damage_on(SELF)),
                extra_attack("symbiote-tendrils", enemy, optional=False),
            ),
            limit="turn",
        ),
        nemesis("arch-nemesis-eddie-brock", "Eddie Brock"),
        innate("symbiotic-serial-killer", static("no_crit_dice", True, on=role(TARGET), when=is_attacker)),
        wall_crawler(),
    ),
)

ELECTRO = Character(
    "electro",
    "Electro",
    "Max Dillon",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(6, S, 2, (3, 4, 3)), Side(6, S, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike("electric-discharge", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
        Strike(
            "overload-the-grid",
            ENERGY,
            range=3,
            dice=6,
            cost=4,
            rules=(
                during(
                    "attack_pool",
                    seq(choose_terrain(3, 3), destroy_terrain(), add_dice("attack", terrain_size)),
                    when=terrain_by(SELF, 3, 3),
                    optional=True,
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "ride-the-wires",
            2,
            seq(choose_large_terrain(2, 3), drop_tokens(SELF), place_by_terrain(SELF, 2)),
            limit="turn",
            when=large_terrain_near(2, 3),
        ),
        reactive("live-wire", 2, NEAR_FOE, seq(roll_for(4, (CRIT, HIT), "live-wire"), damage(MOVER, hits_rolled))),
        reactive(
            "electrostatic",
            1,
            attack_resolved(target=me, attacker=affectable & within(3)),
            seq(damage(ATTACKER, 1), gain_condition(ATTACKER, "shock")),
        ),
        flight(),
        immunity("shock"),
    ),
)


def pumpkin_bombs(dice: int, side: str) -> Strike:
    return Strike(
        "pumpkin-bombs",
        PHYSICAL,
        range=4,
        dice=dice,
        types=EITHER_TYPE,
        rules=(
            POWER_FOR_DAMAGE,
            on_wild("bag-of-tricks", before_damage(gain_one_of(TARGET, ("bleed", "poison", "incinerate")))),
        ),
        side=side,
    )


def night_of_the_goblin(cost: int, side: str) -> Strike:
    rules = (after_attack(gain_condition(TARGET, "poison", "incinerate"), when=dealt_damage),)
    return Strike("night-of-the-goblin", PHYSICAL, range=3, dice=7, cost=cost, types=EITHER_TYPE, rules=rules, side=side)


GREEN_GOBLIN = Character(
    "green-goblin",
    "Green Goblin",
    "Norman Osborn",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 3)), Side(5, M, 3, (3, 3, 5)), 50),),
    attacks=(
        pumpkin_bombs(5, "healthy"),
        pumpkin_bombs(6, "injured"),
        night_of_the_goblin(4, "healthy"),
        night_of_the_goblin(3, "injured"),
    ),
    superpowers=(
        leadership(
            "oscorp-weaponry",
            SPIDER_FOES,
            on(modify_opponent(roller=ally & role(ATTACKER)), reroll(1, "defense"), limit="turn", optional=True),
        ),
        hit_and_run(side="healthy"),
        active("glider-ram", 3, throw(SELF, M, unhurt=True), limit="turn", side="injured"),
        reactive(
            "trick-or-treat",
            3,
            moved(mover=enemy & affectable & within(4), when=moved_by("advance", "climb", "place") & terrain_by(MOVER, 2, 3)),
            topple(MOVER, 3, 2, MOVER),
            side="healthy",
        ),
        nemesis("archnemesis-peter-parker", "Peter Parker"),
        innate(
            "unstable-psyche",
            static("no_interact", 1, on=me),
            static("no_hold", 1, on=me),
            on(power_phase(), seq(roll_for(5, (CRIT, WILD, HIT), "unstable-psyche"), gain_power(SELF, hits_rolled))),
            side="injured",
        ),
        flight(),
    ),
)

KINGPIN = Character(
    "kingpin",
    "Kingpin",
    "Wilson Fisk",
    threat=4,
    affiliations=(CABAL, SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, S, 3, (4, 3, 3)), Side(7, S, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "headbutt",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, wild_condition("stun"), wild_push(when=that(TARGET, size(3)))),
        ),
        Strike("cane-laser", ENERGY, range=3, dice=4, shape="beam", rules=NO_LOS_NO_COVER),
        Strike(
            "hail-to-the-king",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),
                after_attack(gain_condition(TARGET, "stagger")),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "illicit-network",
            SYNDICATE,
            static("secure_weight", 2, on=ally & healthy & ~grunt),
            cost=2,
            do=hand_over(PORTABLE, ally & ~role(IT) & within(3, IT), IT),
            when=can_hand_over(PORTABLE, ally & ~role(IT) & within(3, IT), IT),
            limit="turn",
        ),
        active("street-level-negotiations", 2, throw_something(3, 2, M), limit="turn", when=to_throw(throw_something(3, 2, M))),
        reactive("intense-physical-conditioning", 1, would_suffer(target=me), reduce_damage(1)),
        innate("solid-frame", static("no_collision_damage", True, on=me, when=character_collides)),
    ),
)

KRAVEN = Character(
    "kraven-the-hunter",
    "Kraven the Hunter",
    "Sergei Nikolaevich Kravinoff",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "kukri-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(ONE_POWER, BLEEDS, on_wild("elusive", after_attack(advance(SELF, S, optional=True)))),
        ),
        Strike(
            "spear-thrust",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation_with("kukri-strike")),
                after_attack(advance(SELF, M, optional=True), when=moved_in_activation),
            ),
        ),
    ),
    superpowers=(
        active(
            "corner-the-beast",
            2,
            choose(
                enemy & within(3),
                seq(
                    lasts(
                        "its activation",
                        on(moved(mover=role(SUBJECT), when=moved_by("advance", "climb")), damage(SUBJECT, 1)),
                        CHOSEN,
                    ),
                    lasts("its activation", static("loses", "wall-crawler", on=role(SUBJECT)), CHOSEN),
                ),
            ),
            when=any_of(enemy & affectable & within(3)),
        ),
        active(
            "expert-tracker",
            3,
            choose(enemy, lasts("round", static("attack_dice", 1, on=ally, when=that(TARGET, role(SUBJECT))), CHOSEN)),
            when=any_of(enemy & affectable),
        ),
        innate("elixir-of-calypso", on(modify_own(roller=me, when=attack_or_defense), reroll(1), optional=True)),
    ),
)

LIZARD = Character(
    "lizard",
    "Lizard",
    "Curtis Connors",
    threat=3,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(6, M, 3, (4, 3, 3)), Side(5, M, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike("tail-whip", PHYSICAL, range=3, dice=4, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(3))))),
        Strike(
            "cold-blooded",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(after_attack(gain_condition(TARGET, "bleed", "slow"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        hurl("biochemical-breakthrough", size=3, within=2, tool=S),
        innate("thick-hide", HARD_SHELL),
        healing_factor(1),
        wall_crawler(),
    ),
)

MYSTERIO = Character(
    "mysterio",
    "Mysterio",
    "Quentin Beck",
    threat=3,
    affiliations=(CABAL, SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(6, S, 2, (1, 1, 5)), Side(5, S, 2, (1, 1, 5)), 35),),
    attacks=(
        Strike(
            "hypnosis-gas",
            MYSTIC,
            range=3,
            dice=4,
            rules=(POWER_FOR_DAMAGE, after_attack(advance(TARGET, S, optional=True), when=dealt_damage)),
        ),
        Strike(
            "curtain-call",
            MYSTIC,
            range=2,
            dice=6,
            cost=4,
            rules=(
                after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, size(2) & affectable)),
                wild_condition("stagger"),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "tricks-and-traps",
            3,
            NEAR_FOE,
            seq(
                roll_for(4, (CRIT, WILD), "tricks-and-traps"),
                damage_each(role(MOVER), hits_rolled),
                if_(some(tally), advance(SELF, S, optional=True)),
            ),
        ),
        innate(
            "master-of-illusions",
            on(dice_shown(it=me, when=showing(BLANK)), gain_power(SELF, 1)),
            on(dodging(target=me), defend_with(MYSTIC)),
        ),
        innate(
            "smoke-and-mirrors",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "smoke-and-mirrors"),
            ),
        ),
        stealth(),
        flight(),
    ),
)

RHINO = Character(
    "rhino",
    "Rhino",
    "Aleksei Sytsevich",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, S, 4, (3, 3, 2)), Side(6, S, 4, (3, 3, 2)), 65),),
    attacks=(Strike("gore", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, before_damage(place(SELF, 1, TARGET)))),),
    superpowers=(
        active(
            "stampede",
            3,
            seq(
                push(SELF, M, tramples=2),
                next_attack("next/stampede", (during("attack_pool", add_dice("attack", 2)),), ("gore",)),
            ),
            limit="turn",
        ),
        active(
            "nobody-ever-accused-the-rhino-of-good-manners",
            3,
            throw_terrain(4, 2, M),
            limit="turn",
            when=to_throw(throw_terrain(4, 2, M)),
        ),
        innate(
            "aggressive",
            on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER), optional=True),
        ),
        innate("ornery", on(hurt(it=me & affectable, cause=anyone), gain_power(SELF, 1))),
        innate("rhino-hide", HARD_SHELL),
    ),
)

SHOCKER = Character(
    "shocker",
    "Shocker",
    "Herman Schultz",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 50),),
    attacks=(
        Strike("vibro-shock-strike", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("shake-em-down", ENERGY, range=3, dice=7, cost=4, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        reactive("vibrational-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
        innate("if-the-ground-is-rocking", static("attack_dice", -1, on=enemy & within(2))),
        immunity("stun"),
    ),
)

VULTURE = Character(
    "vulture",
    "Vulture",
    "Adrian Toomes",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike("raptor-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "skyline-hunter",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(before_damage(may(throw(TARGET, M), "throw"), when=that(TARGET, size(3) & affectable)),),
        ),
    ),
    superpowers=(
        hit_and_run(),
        reactive(  # "its current position" is the enemy's own, as wherever a card places somebody
            "abduct",
            2,
            would_move(mover=me & active_character, when=move_action & any_of(enemy & affectable & within(2))),
            choose(
                enemy & within(2),
                lasts("this activation", on(moved(mover=me, when=move_action), place(SUBJECT, 2), limit="once"), CHOSEN),
            ),
            limit="turn",
        ),
        scientific_hubris(),
        flight(),
    ),
)

CUSTOM_UPGRADES = Tactic(
    "custom-upgrades", "Custom Upgrades", REACTIVE,
    (By(affiliated(SPIDER_FOES), 2),),
    choose(enemy, obsess(2)),
    affiliation=SPIDER_FOES,
    on=(activation_phase_start(),),
    when=can_choose(enemy),
)  # fmt: skip

FOUNDERS = {
    "Sandman": "slow",
    "Vulture": "bleed",
    "Mysterio": "hex",
    "Otto Octavius": "stun",
    "Electro": "shock",
    "Kraven the Hunter": "poison",
}
FOUNDING_MEMBERS = Tactic(
    "founding-members", "Founding Members", REACTIVE,
    (By(affiliated(SPIDER_FOES)),),
    lasts(
        "round",
        on(
            damaged(target=enemy & affectable, cause=ally),
            choose(
                ally & named(tuple(FOUNDERS)) & within(2, TARGET),
                seq(*(if_(that(CHOSEN, named((who,))), gain_condition(TARGET, what)) for who, what in FOUNDERS.items())),
                optional=True,
            ),
        ),
        CARD,
    ),
    affiliation=SPIDER_FOES,
    on=(power_phase(),),
)  # fmt: skip
