"""Web Warriors of later printings: Silk, Spider-Ham, Spider-Man 2099, Spider-Man Noir, Ultimate Spider-Man; and a web."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, on_wild, wild_condition
from .forms_and_gems import arc
from .keywords import healing_factor, stealth, wall_crawler
from .web_warriors import WEB_WARRIORS, spider_sense, strike_back, web_swing, web_whip
from .x_force import pierces

NONSENSE = modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges)

SILK = Character(
    "silk",
    "Silk",
    "Cindy Moon",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "spider-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(may(push(TARGET, S), "push"), when=that(TARGET, size(2) & affectable))),
            ),
        ),
        Strike("fingertip-spinnerets", PHYSICAL, range=3, dice=5, shape="beam", rules=(ONE_POWER, wild_condition("slow"))),
        Strike(
            "the-spectacular-spinning-jenny",
            PHYSICAL,
            range=2,
            dice=7,
            cost=5,
            shape="area",
            rules=(after_attack(push(TARGET, S, TOWARD, SELF)), after_series(place(SELF, 3))),
        ),
    ),
    superpowers=(
        reactive(
            "caught-in-the-web",
            2,
            moved(mover=enemy & affectable & within(3)),
            seq(
                roll_for(4, (CRIT, WILD), "caught-in-the-web"),
                damage_each(role(MOVER), hits_rolled),
                if_(some(tally), advance(SELF, S, optional=True)),
            ),
        ),
        innate("silk-sense", on(modify_own(roller=me, when=defends() | dodges), reroll(2, fails=True), optional=True)),
        innate("web-of-the-bride", on(moved(mover=enemy & has(("slow",)) & within(3)), gain_power(SELF, 1))),
        wall_crawler(),
    ),
)

SPIDER_HAM = Character(
    "spider-ham",
    "Spider-Ham",
    "Peter Porker",
    threat=2,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(3, M, 1, (2, 2, 2)), Side(3, M, 1, (2, 2, 2)), 35),),
    attacks=(
        Strike(
            "porker-hijinks",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                ONE_POWER,
                wild_condition("slow"),
                icons(CRIT, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(BLOCK, HIT, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
                icons(CRIT, HIT, HIT, name="push")(after_attack(push(TARGET, S))),
            ),
        ),
        Strike("heres-pie-in-your-eye", PHYSICAL, range=4, dice=4, rules=(wild_condition("shock"),)),
        Strike(
            "whos-you-calling-a-cartoon",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            rules=(
                after_attack(
                    gain_condition(TARGET, "stagger"),
                    when=that(TARGET, has(("shock",)) & has(("stun",))),
                    name="outrageously-oversized-cartoon-hammer",
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "web-yoink",
            2,
            choose(
                enemy & within(4),
                seq(
                    roll_for(1, (CRIT, WILD, HIT), "web-yoink"),
                    if_(
                        some(hits_rolled),
                        if_(that(CHOSEN, size(3)), push(CHOSEN, S, TOWARD, SELF)),
                        push(SELF, S, TOWARD, CHOSEN),
                    ),
                ),
            ),
            limit="turn",
            when=any_of(enemy & affectable & within(4)),
        ),
        innate("animation-domination", on(would_suffer(target=me), reduce_damage(1, floor=1))),
        innate(
            "spider-nonsense",
            on(NONSENSE, reroll(2), optional=True),
            on(damaged(target=me), after_effect(drop_tokens(SELF))),
        ),
        wall_crawler(),
    ),
)

SPIDER_MAN_2099 = Character(
    "spider-man-2099",
    "Spider-Man 2099",
    "Miguel O'Hara",
    threat=5,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 3)), Side(7, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "spider-talons",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                pierces(CRIT),
                on_wild("heal", after_attack(may(heal(SELF, 1), "heal"), when=dealt_damage)),
            ),
        ),
        Strike(
            "organic-web-shot",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(
                ONE_POWER,
                icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
            ),
        ),
        Strike(
            "2099-sends-its-regards",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                before_damage(gain_condition(TARGET, "poison", "stun")),
                after_attack(place(SELF, 1, TARGET, optional=True), when=that(TARGET, in_play)),
                on_wild(
                    "throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable))
                ),
            ),
        ),
    ),
    superpowers=(
        web_whip(),
        reactive(
            "acceleration-decoy",
            3,
            modify_own(roller=me & role(TARGET), when=defends()),
            seq(
                reroll(roll="defense", fails=True),
                lasts("attack", on(attack_resolved(target=me), place(SELF, 2, optional=True), limit="once")),
            ),
        ),
        innate(
            "future-tech-genius",
            on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)),
            static("ignore_stealth", True, on=me),
            static("no_cover", True, on=me),
        ),
        healing_factor(1),
        wall_crawler(),
    ),
)

PAVEMENT = throw_terrain(2, 3, M)

SPIDER_MAN_NOIR = Character(
    "spider-man-noir",
    "Spider-Man Noir",
    "Peter Parker Earth-90214",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "the-ol-one-two",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation),
                icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        Strike(
            "crime-fighting-arsenal",
            PHYSICAL,
            range=4,
            dice=5,
            cost=3,
            shape="beam",
            rules=(after_attack(gain_condition(TARGET, "slow", "shock"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        active("hit-the-pavement", 2, PAVEMENT, limit="turn", when=to_throw(PAVEMENT)),
        reactive("inured-to-pain", 1, would_suffer(target=me), reduce_damage(1)),
        spider_sense(),
        wall_crawler(),
    ),
)

ULTIMATE_SPIDER_MAN = Character(
    "ultimate-spider-man",
    "Ultimate Spider-Man",
    "Miles Morales",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 3)), Side(6, L, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "swinging-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "web-up",
                    after_attack(
                        seq(
                            gain_condition(TARGET, "slow"),
                            if_(that(TARGET, size(3) & affectable), may(push(TARGET, S, TOWARD, SELF), "web-up")),
                        )
                    ),
                ),
            ),
        ),
        Strike(
            "stun-web",
            ENERGY,
            range=4,
            dice=4,
            rules=(ONE_POWER, after_attack(gain_condition(TARGET, "stun"), when=dealt_damage)),
        ),
        Strike(
            "mastered-venom-blast",
            ENERGY,
            range=2,
            dice=8,
            cost=4,
            rules=(before_damage(gain_condition(TARGET, "shock", "stun")), on_wild("electric-arc", after_attack(arc(2)))),
        ),
    ),
    superpowers=(
        web_swing("swinging-strike"),
        strike_back("you-did-you-now-imma-do-my-thing", "swinging-strike", limit="turn"),
        innate(  # Failures too, with whatever lets him reroll
            "ultimate-spider-sense",
            static("rerolls_fails", True, on=me, when=defends() | dodges),
            on(modify_own(roller=me, when=defends() | dodges), reroll(2), optional=True),
        ),
        stealth(),
        wall_crawler(),
    ),
)

HOLD_THE_WEB = paired(3)
WEB_BARRIER = Tactic(
    "web-barrier", "Web Barrier", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 1), By(affiliated(WEB_WARRIORS), 1)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw", "place"), HOLD_THE_WEB), PARTNER),
        lasts("round", static("barrier", True, HOLD_THE_WEB), PARTNER),
    ),
    affiliation=WEB_WARRIORS,
)  # fmt: skip
