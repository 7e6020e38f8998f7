"""The villains of the newer core box, with the Grunts of one of them."""

from __future__ import annotations

from ..words import *
from .first_core_box import EXPLOSIVE_FORCE, scientific_hubris
from .keywords import aggressive, flight, immunity, wall_crawler

BARON_ZEMO = Character(
    "baron-helmut-zemo",
    "Baron Helmut Zemo",
    "Helmut Zemo",
    threat=4,
    affiliations=("Hydra", "Cabal"),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "sword-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="pierce")(during("modify_opponent", pierce())),
                icons(CRIT, WILD, name="dancing-strike")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        Strike(
            "adhesive-x-pistol",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(
                icons(WILD, name="slow")(after_attack(gain_condition(TARGET, "slow"))),
                icons(CRIT, WILD, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(CRIT, WILD, FAIL, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
        Strike(
            "coup-de-grace",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(advance(SELF, S, optional=True), when=defeated_target),),
        ),
    ),
    superpowers=(
        leadership(
            "army-of-evil",
            "Hydra",
            on(leadership_active(), add_unused_tactic("Hydra")),
            on(
                tactic_played(payer=ally & paid_for_card),
                choose(ally & paid_for_card, gain_power(CHOSEN, 1)),
                limit="turn",
            ),
        ),
        active("quick-step", 2, advance(SELF, M), limit="turn", when=that(SELF, ~holding())),
        innate(
            "master-duelist",
            on(attack_pool(attacker=me, when=weapon_is("sword-strike") & attacked_before), add_dice("attack", 2)),
        ),
        innate("strategic-genius", on(modify_own(roller=ally & within(2), when=attack_or_defense), reroll(1), optional=True)),
    ),
)

CROSSBONES = Character(
    "crossbones-merciless-merc",
    "Crossbones, Merciless Merc",
    "Brock Rumlow",
    threat=3,
    affiliations=("Cabal", "Criminal Syndicate", "Hydra"),
    forms=(Form("Normal", Side(6, S, 2, (4, 2, 2)), Side(5, S, 2, (4, 2, 2)), 35),),
    attacks=(
        Strike(
            "plasma-beam",
            ENERGY,
            range=3,
            dice=5,
            shape="beam",
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, FAIL, name="pierce")(during("modify_opponent", pierce())),
            ),
        ),
        Strike(
            "up-close-and-personal",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(after_attack(throw(TARGET, S), when=that(TARGET, size(2))),),
        ),
    ),
    superpowers=(
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        aggressive(),
        innate("i-can-take-it", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)

DOC_OCK = Character(
    "doc-ock-sinister-scientist",
    "Doc Ock, Sinister Scientist",
    "Otto Octavius",
    threat=4,
    affiliations=("Spider-Foes",),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "striking-tentacles",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                static("face_counts", ("attack", WILD, 2, (WILD,))),
            ),
        ),
        Strike(
            "arm-lasers-20",
            ENERGY,
            range=4,
            dice=4,
            shape="beam",
            rules=(icons(WILD, name="incinerate")(after_attack(gain_condition(TARGET, "incinerate"))),),
        ),
        Strike(
            "scientific-breakthrough",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(after_attack(gain_condition(TARGET, "bleed", "poison", "shock"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        leadership(
            "sinister-six",
            "Spider-Foes",
            on(attack_resolved(target=ally & affectable), gain_power(TARGET, 1), limit="turn"),
            on(
                attack_resolved(attacker=enemy, target=ally & affectable & has(("shock", "slow", "incinerate")), when=dealt_damage),
                remove_condition(TARGET, ("shock", "slow", "incinerate")),
                limit="turn",
                optional=True,
            ),
        ),
        active("ocks-grasp", 3, throw_something(3, 3, S), limit="turn", when=to_throw(throw_something(3, 3, S))),
        scientific_hubris(),
        wall_crawler(),
    ),
)

RED_SKULL = Character(
    "red-skull-master-of-the-world",
    "Red Skull, Master of the World",
    "Johann Schmidt",
    threat=4,
    affiliations=("Cabal", "Hydra"),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "cosmic-burst",
            ENERGY,
            range=4,
            dice=5,
            types=(ENERGY, MYSTIC),
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="shock")(after_attack(gain_condition(TARGET, "shock"))),
            ),
        ),
        Strike(
            "reality-bows-to-me",
            MYSTIC,
            range=4,
            dice=7,
            cost=4,
            rules=(
                during("attack_pool", note_affected("reality-bows-to-me", TARGET, "round")),
                icons(CRIT, WILD, HIT, name="reality-rupture")(
                    after_attack(
                        extra_attack(
                            "reality-bows-to-me",
                            within(2, LAST_TARGET) & unaffected("reality-bows-to-me", "round"),
                            free=True,
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "my-cabal-is-only-for-the-strong",
            "Cabal",
            on(
                attack_rolled(attacker=ally & ~grunt, when=attack_roll_has(FAIL)),
                seq(treat_as(FAIL, CRIT), mark_attack("only-for-the-strong")),
                limit="turn",
                optional=True,
            ),
            on(
                attack_resolved(attacker=ally, when=marked("only-for-the-strong")),
                if_(that(ATTACKER, has_power(1)), lose_power(ATTACKER, 1), damage(ATTACKER, 1)),
            ),
        ),
        active("reshape-the-world", 3, throw_terrain(3, 3, M), limit="turn", when=to_throw(throw_terrain(3, 3, M))),
        active("nothing-is-beyond-my-reach", 4, choose(within(2), place(CHOSEN, 3)), limit="turn"),
        innate("power-is-only-for-the-one-who-rules", static("pay_from", 3, on=me)),
    ),
)

ULTRON = Character(
    "ultron-metal-tyrant",
    "Ultron, Metal Tyrant",
    "Ultron",
    threat=5,
    affiliations=("Cabal",),
    forms=(Form("Normal", Side(8, M, 3, (4, 4, 5)), Side(6, M, 3, (4, 4, 5)), 50),),
    attacks=(
        Strike(
            "concussion-blasters",
            ENERGY,
            range=4,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="nano-corruption")(after_attack(gain_condition(TARGET, "poison", "bleed"))),
            ),
        ),
        Strike(
            "extinction-protocols",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                before_damage(throw(TARGET, S), when=that(TARGET, size(4))),
                EXPLOSIVE_FORCE,
            ),
        ),
    ),
    superpowers=(
        active("kinetic-field-generator", 3, throw_terrain(4, 3, M), limit="turn", when=to_throw(throw_terrain(4, 3, M))),
        active(
            "encephalo-beam",
            2,
            choose(enemy & within(3), advance(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        innate(
            "metal-mind",
            static("face_counts", ("defense", WILD, 2), on=me, when=defends(MYSTIC)),
            static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
        ),
        innate(
            "i-will-create-a-better-age",
            on(
                terrain_destroyed(cause=ally, when=~any_of(ally & named(("ultron-drones",)))),
                put_in_play("ultron-drones", 3, ("stagger",)),
                optional=True,
            ),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
    grunts=("ultron-drones",),
)

ULTRON_DRONES = Character(
    "ultron-drones",
    "Ultron Drones",
    "Ultron Drones",
    threat=0,
    forms=(Form("Normal", Side(3, M, 2, (2, 2, 2)), Side(3, M, 2, (2, 2, 2)), 50),),
    attacks=(Strike("energy-blast", ENERGY, range=3, dice=4),),
    superpowers=(
        reactive(
            "rough-around-the-edges",
            0,
            leaves_play(it=me),
            seq(damage_each(enemy & within(2), 1), gain_power(ally & named(("ultron-metal-tyrant",)), tally)),
            forced=True,
        ),
        innate(
            "programmed-for-destruction",
            static("no_hold", 1, on=me),
            static("no_interact", 1, on=me),
            static("no_contest", 1, on=me),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
    parents=("ultron-metal-tyrant",),
)
