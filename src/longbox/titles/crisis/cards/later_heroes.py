"""Heroes and villains of later boxes."""

from __future__ import annotations

from ..words import *
from .asgard import ASGARD, blessed
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition
from .keywords import flight, immunity, stealth, wall_crawler
from .spider_foes import SPIDER_FOES
from .uncanny_x_men import in_passing
from .wakanda import TARGET_KEEPS_ITS_DICE
from .web_warriors import SYNDICATE
from .winter_guard import AFFLICTED
from .x_force import ABSORB, pierces

MIGHTY_AVENGERS = "Mighty Avengers"
DICE_FOR_THREAT = during("attack_pool", add_dice("attack", threat_of(TARGET)))
FALLEN_COMRADE = ally & other & ~grunt

PROWLER = Character(
    "prowler",
    "Prowler",
    "Aaron Davis",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 3)), Side(7, L, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "prowler-gauntlet-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                pierces(HIT),
                icons(HIT, name="suppressive")(before_damage(lose_power(TARGET, rolled(HIT)))),
            ),
        ),
        Strike("covert-armament", ENERGY, range=4, dice=4, rules=(ONE_POWER, during("attack_pool", TARGET_KEEPS_ITS_DICE))),
        Strike(
            "nothing-personal-just-business",
            ENERGY,
            range=3,
            dice=8,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                icons(HIT, name="throw")(before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable))),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive(
            "youre-right-i-can-do-better",
            2,
            modify_own(roller=me & role(ATTACKER)),
            reroll(roll="attack", fails=True, all=True),
        ),
        innate("custom-designed-burglar-gadgets", on(interacted(it=me), gain_power(SELF, 1), limit="turn")),
        stealth(),
        wall_crawler(),
    ),
)

# -- Asgard ------------------------------------------------------------------------------------------------------------

CARE = seq(
    gain_power(SELF, 1),
    if_(
        that(SELF, has_damage() | AFFLICTED),
        one_of(remove_damage=heal(SELF, 1), remove_condition=remove_condition(SELF), nothing=seq()),
    ),
)
VALKYRIE_AND_ELENDIL = Character(
    "valkyrie-and-elendil",
    "Valkyrie and Elendil",
    "Valkyrie",
    threat=4,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(7, M, 4, (4, 3, 3)), Side(7, M, 4, (4, 3, 3)), 65),),
    attacks=(
        Strike(
            "dragonfang",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(HIT, name="elusive")(after_attack(advance(SELF, S, optional=True)))),
        ),
        Strike(
            "geirr",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                ONE_POWER,
                during(
                    "attack_pool",
                    seq(tick(SELF, "geirr"), add_dice("attack", 3)),
                    when=moved_this_turn & unused_this_turn("geirr"),
                    optional=True,
                ),
                on_wild("vault", after_attack(place(SELF, 2, of=TARGET), when=that(TARGET, in_play))),
            ),
        ),
        Strike(
            "fury-of-the-valkyrior",
            PHYSICAL,
            range=3,
            dice=5,
            cost=4,
            rules=(DICE_FOR_THREAT, icons(HIT, HIT, name="stagger")(after_attack(gain_condition(TARGET, "stagger")))),
        ),
    ),
    superpowers=(
        active("take-wing", 3, place(SELF, 2), limit="turn"),
        in_passing("need-a-lift", ally & other & size(3, printed=True) & within(2), place(SUBJECT, 2)),
        innate("guardian-of-valhalla", on(dazed_by(target=FALLEN_COMRADE), CARE), on(koed_by(target=FALLEN_COMRADE), CARE)),
        blessed(),
        flight(),
    ),
)

WITHIN_REACH = enemy & within(2) & in_sight()
VOLSTAGG = "next/strike-one-for-volstagg"
WARRIORS_THREE = Character(
    "warriors-three",
    "Warriors Three",
    "Fandral, Hogun, Valstagg",
    threat=3,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(5, S, 2, (3, 3, 3)), Side(6, S, 2, (3, 3, 3)), 65),),
    attacks=(
        Strike("hridgandr", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("fimbuldraugr", PHYSICAL, range=3, dice=4, rules=(ONE_POWER, wild_condition("bleed"), pierces(WILD, HIT))),
        Strike(
            "brandrheid-undrsigr",
            PHYSICAL,
            range=2,
            dice=4,
            cost=4,
            rules=(
                DICE_FOR_THREAT,
                icons(WILD, FAIL, FAIL, name="clumsy-warrior")(
                    after_attack(seq(damage(TARGET, 3), gain_condition(SELF, "stagger")))
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "strike-one-for-volstagg",
            2,
            choose(
                WITHIN_REACH,
                seq(
                    next_attack(VOLSTAGG, (after_attack(damage(SELF, 1), when=attack_roll_has(FAIL)),)),
                    make_attack(SELF, CHOSEN, costless=True),
                    no_next_attack(VOLSTAGG),
                ),
            ),
            limit="turn",
            when=any_of(WITHIN_REACH & affectable),
        ),
        reactive(
            "my-steel-shall-strike-for-thee",
            2,
            attack_resolved(target=me, attacker=enemy & affectable & within(3)),
            extra_attack("fimbuldraugr", role(ATTACKER), optional=False),
        ),
        innate(
            "grim-resolve",
            on(
                attack_resolved(target=me, attacker=enemy, when=dealt_damage),
                seq(advance(SELF, S, TOWARD, ATTACKER), may(heal(SELF, 1), "remove_damage")),
                optional=True,
            ),
        ),
        blessed(),
    ),
)

# -- Mighty Avengers ---------------------------------------------------------------------------------------------------

BLUE_MARVEL = Character(
    "blue-marvel",
    "Blue Marvel",
    "Adam Brashear",
    threat=5,
    affiliations=("Defenders", MIGHTY_AVENGERS),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 4)), Side(6, M, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike("anti-matter-blast", ENERGY, range=4, dice=6, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike(
            "let-loose",
            ENERGY,
            range=2,
            dice=8,
            cost=5,
            shape="area",
            rules=(
                icons(CRIT, WILD, name="energy-pulse")(
                    after_attack(seq(each(enemy & ~role(TARGET) & within(2), damage(IT, 1)), lose_power(SELF, 1)))
                ),
            ),
        ),
    ),
    superpowers=(
        hurl("times-up", size=4, within=3, tool=M),
        reactive(
            "anti-matter-barrier",
            3,
            modify_own(roller=ally & within(3), when=rolling("defense")),
            reroll(roll="defense", fails=True),
        ),
        innate("hyper-cosmic-awareness", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
        innate(
            "living-anti-matter-reactor",
            static("face_counts", ("attack", FAIL, 1), on=me),
            static("face_counts", ("defense", FAIL, 1), on=me),  # and with it every dodge
        ),
        flight(),
        immunity("incinerate", "stun"),
    ),
)

SPECTRUM = Character(
    "spectrum",
    "Spectrum",
    "Monica Rambeau",
    threat=4,
    affiliations=(MIGHTY_AVENGERS,),
    forms=(Form("Normal", Side(6, L, 2, (3, 4, 4)), Side(7, L, 2, (3, 4, 4)), 35),),
    attacks=(
        Strike("gamma-strike", PHYSICAL, range=2, dice=6, rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "photon-blast",
            ENERGY,
            range=4,
            dice=4,
            shape="beam",
            rules=(ONE_POWER, during("modify_own", reroll(roll="attack", all=True), optional=True)),
        ),
        Strike(
            "pulsar-wave",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            types=(PHYSICAL, ENERGY),
            rules=(
                after_attack(place(SELF, 1)),
                on_wild(
                    "throw", before_damage(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable))
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "stronger-together-than-apart",
            MIGHTY_AVENGERS,
            on(
                would_gain(it=ally),
                seq(gain_less(1), after_effect(choose(ally, gain_power(CHOSEN, 1)))),
                limit="turn",
                optional=True,
            ),
        ),
        reactive("energy-boost", 2, attack_pool(attacker=ally & within(4)), add_dice("attack", 2), limit="turn"),
        innate("multi-spectrum-energy-absorption", ABSORB),
        flight(),
        immunity("bleed", "incinerate", "poison"),
    ),
)
