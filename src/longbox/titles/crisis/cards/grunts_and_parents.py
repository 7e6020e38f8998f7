"""Characters that bring Grunts with them: Sandman, Elektra, Shadowland Daredevil, Nick Fury; and tactics around spiders."""

from __future__ import annotations

from ..script.crises import EXTRACTION, SECURE
from ..script.tactics import By, Tactic
from ..words import *
from .first_core_box import NO_LOS_NO_COVER, ONE_POWER, PIERCE, POWER_FOR_DAMAGE, on_wild
from .healers_and_hydra import BLEEDING_CUTS
from .keywords import healing_factor, stealth, wall_crawler
from .web_warriors import PORTABLE, SYNDICATE
from .x_force import NO_CRITS_AGAINST_IT

UNDERFOOT = after_attack(push(TARGET, S), when=dealt_damage & that(TARGET, affectable), name="underfoot")

NO_GROUND = (
    static("no_contest", True, on=me, when=token_of(SECURE)),
    static("free_interact", True, on=me, when=token_is(*PORTABLE)),
)
"""Grunts that carry things, and hold no ground."""


def brings(grunt: str, range: int) -> Effect:
    """A Grunt that comes too late to act this round."""
    return put_in_play(grunt, range, activated=True)


# -- Sandman -----------------------------------------------------------------------------------------------------------

SAND = ally & named(("sand-construct",))
SANDMAN_HIMSELF = ally & named(("sandman",))

SANDMAN = Character(
    "sandman",
    "Sandman",
    "Flint Marko",
    threat=4,
    affiliations=(SYNDICATE, "Spider-Foes"),
    grunts=("sand-construct",),
    forms=(Form("Normal", Side(6, S, 3, (4, 4, 3)), Side(7, S, 3, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "silicate-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("throw", after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(2) & affectable))),
            ),
        ),
        Strike("sand-blast", PHYSICAL, range=3, dice=5, shape="beam", rules=(UNDERFOOT,)),
        Strike(
            "punchin-your-ticket",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(during("attack_pool", dice_for_each(2, SAND & within(2, TARGET))),),
        ),
    ),
    superpowers=(
        active(
            "reabsorb",
            3,
            choose(SAND & within(3), seq(place(SELF, 1, CHOSEN), ko(CHOSEN), heal(SELF, 1))),
            when=any_of(SAND & within(3)),
        ),
        innate(
            "create-sand-construct",
            static("grunts_at_once", 2, on=me),  # both are deployed with him: two in place of the normal one
            on(  # those of the other squad do not count: how many there may be is said of one's own
                activation_start(it=me, when=fewer_than(2, SAND)),
                seq(damage(SELF, 2), brings("sand-construct", 2)),
                optional=True,
            ),
        ),
        innate(
            "sand-manipulation",
            on(damaged(cause=SAND), gain_power(SELF, 1)),
            on(damaged(target=SAND, cause=enemy), gain_power(SELF, 1)),
        ),
        healing_factor(1),
        wall_crawler(),
    ),
)

SAND_CONSTRUCT = Character(
    "sand-construct",
    "Sand Construct",
    "Sand Construct",
    threat=0,
    parents=("sandman",),
    forms=(Form("Normal", Side(2, S, 3, (1, 1, 1)), Side(2, S, 3, (1, 1, 1)), 35),),
    attacks=(Strike("sand-slap", PHYSICAL, range=2, dice=4, rules=(UNDERFOOT,)),),
    superpowers=(
        innate(
            "crumbling-form",
            static("no_hold", True, on=me),
            static("no_interact", True, on=me),
            static("no_contest", True, on=me),
        ),
        innate(
            "difficult-terrain",
            on(would_suffer(target=me, when=by_attack & attack_type(PHYSICAL)), reduce_damage(1, floor=1)),
            static("never_moved", ("throw",), on=me),
            static("no_collision_damage", True, on=me),
        ),
        innate(
            "dust-to-dust",
            on(activation_end(it=SANDMAN_HIMSELF & ~within(3)), ko()),
            on(dazed_by(target=SANDMAN_HIMSELF), ko()),
        ),
    ),
)

# -- the Hand ----------------------------------------------------------------------------------------------------------

NINJAS = ally & named(("hand-ninjas",))
CALLS_NINJAS = after_attack(brings("hand-ninjas", 1), when=~any_of(NINJAS))
FLANKED_BY_NINJAS = during("attack_pool", add_dice("attack", 2), when=that(TARGET, close_to(NINJAS, 2)))

ELEKTRA = Character(
    "elektra",
    "Elektra",
    "Elektra Natchios",
    threat=4,
    affiliations=(SYNDICATE, "Defenders"),
    grunts=("hand-ninjas",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("ancient-throwing-blades", MYSTIC, range=3, dice=5, rules=(ONE_POWER, PIERCE, CALLS_NINJAS)),
        Strike(
            "impale",
            PHYSICAL,
            range=1,
            dice=8,
            cost=5,
            rules=(FLANKED_BY_NINJAS, NO_CRITS_AGAINST_IT, after_attack(advance(SELF, M, optional=True))),
        ),
    ),
    superpowers=(
        reactive(
            "assassins-step",
            2,
            attack_resolved(attacker=me, target=enemy & in_play, when=dealt_damage),
            place(SELF, 1, TARGET),
            limit="turn",
        ),
        reactive(
            "martial-prowess",
            2,
            targeted(target=me, attacker=within(2)),
            seq(
                guard_with(5),
                lasts("attack", on(attack_resolved(target=me, when=~dealt_damage), damage(ATTACKER, 2), limit="once")),
            ),
        ),
        innate("out-for-blood", on(hurt(it=enemy, cause=me), gain_power(SELF, 1))),
        stealth(),
    ),
)

SHADOWLAND_DAREDEVIL = Character(
    "shadowland-daredevil",
    "Shadowland Daredevil",
    "Matt Murdock",
    threat=4,
    affiliations=(SYNDICATE,),
    grunts=("hand-ninjas",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(7, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("coordinated-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, CALLS_NINJAS)),
        Strike(
            "baton-snare",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(*NO_LOS_NO_COVER, before_damage(advance(SELF, S, TOWARD, TARGET, optional=True), name="pursuit")),
        ),
        Strike(
            "demons-devastation",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(FLANKED_BY_NINJAS, on_wild("vanish", after_attack(place(SELF, 2)))),
            side="healthy",
        ),
        Strike("demons-devastation", MYSTIC, range=2, dice=7, cost=3, rules=(FLANKED_BY_NINJAS,), side="injured"),
    ),
    superpowers=(
        leadership(
            "shadow-war",
            SYNDICATE,
            on(
                modify_own(roller=ally & role(ATTACKER), target=enemy & (holding() | contesting())),
                reroll(1, "attack", fails=True),
                optional=True,
            ),
        ),
        active("there-is-only-the-beast", 3, as_area("demons-devastation", "injured"), side="injured"),
        innate("radar-sense", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY))),
        stealth(),
        wall_crawler(),
    ),
)

HAND_NINJAS = Character(
    "hand-ninjas",
    "Hand Ninjas",
    "Hand Ninjas",
    threat=0,
    parents=("elektra", "shadowland-daredevil"),
    forms=(Form("Normal", Side(2, M, 2, (1, 1, 2)), Side(2, M, 2, (1, 1, 2)), 50),),
    attacks=(
        Strike(
            "ninja-weapons",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(icons(WILD, WILD, name="bleed")(after_attack(gain_condition(TARGET, "bleed"))),),
        ),
    ),
    superpowers=(
        active(
            "ninja-vanish",
            0,
            seq(hand_over(PORTABLE, ally & other & within(3)), ko()),
            action=True,
            when=can_hand_over(PORTABLE, ally & other & within(3)),
        ),
        innate("ninja-ambush", on(enters_play(it=me), perform_attack(SELF))),  # nothing else places them
        innate("the-hand", *NO_GROUND),
    ),
)

# -- Nick Fury ---------------------------------------------------------------------------------------------------------

AGENTS = ally & named(("shield-agents",))

NICK_FURY = Character(
    "nick-fury",
    "Nick Fury",
    "Nicholas J. Fury, Jr.",
    threat=4,
    affiliations=("S.H.I.E.L.D.",),
    grunts=("shield-agents",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(5, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike("fury-special", PHYSICAL, range=3, dice=5, rules=(ONE_POWER, PIERCE)),
        Strike("tactical-knife", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
        Strike(
            "lead-from-the-front",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                after_attack(
                    choose(
                        AGENTS & within(3),
                        seq(advance(CHOSEN, S, TOWARD, TARGET, optional=True), extra_attack("pistols", role(TARGET), CHOSEN)),
                    ),
                    when=that(TARGET, in_play),
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "last-line-of-defense",
            "S.H.I.E.L.D.",
            on(felled(it=ally, cause=enemy, when=behind), score(1), limit="round"),
            on(
                attack_resolved(target=ally & affectable & has_power(1), attacker=enemy & in_play, when=dealt_damage & ~behind),
                seq(pay_power(TARGET, 1), advance(TARGET, S, TOWARD, ATTACKER, optional=True)),
                optional=True,
            ),
        ),
        active(
            "call-in-the-cavalry",
            2,
            seq(brings("shield-agents", 3), choose(AGENTS, interact_once(CHOSEN, EXTRACTION))),
            when=~any_of(AGENTS),
        ),
        innate(
            "director-of-shield",
            on(modify_own(roller=AGENTS & within(3), when=attack_or_defense), reroll(1), optional=True),
            on(damaged(cause=AGENTS & within(3)), gain_power(SELF, 1)),
            on(damaged(target=AGENTS & within(3), cause=enemy), gain_power(SELF, 1)),
        ),
    ),
)

SHIELD_AGENTS = Character(
    "shield-agents",
    "S.H.I.E.L.D. Agents",
    "S.H.I.E.L.D. Agents",
    threat=0,
    parents=("nick-fury",),
    forms=(Form("Normal", Side(2, M, 2, (1, 1, 1)), Side(2, M, 2, (1, 1, 1)), 50),),
    attacks=(Strike("pistols", PHYSICAL, range=3, dice=4),),
    superpowers=(
        innate("buy-you-time", static("own_drop", True, on=me)),
        innate("shield-operatives", *NO_GROUND),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

SINISTER_TRAPS = Tactic(
    "sinister-traps", "Sinister Traps", REACTIVE,
    (By(),),
    seq(
        choose_token(),
        lasts(
            "game",
            on(
                moved(mover=affectable & near_kept_token(2)),
                seq(
                    roll_for(5, (CRIT, WILD, HIT), "sinister-traps"),
                    damage_each(role(MOVER), hits_rolled),
                    if_(some(tally), opponent_pushes(MOVER, S)),
                ),
                limit="once",
            ),
            NOBODYS,
            keep=chosen_token,
        ),
    ),
    affiliation="Spider-Foes",
    on=(power_phase(when=in_round(1)),),
)  # fmt: skip
