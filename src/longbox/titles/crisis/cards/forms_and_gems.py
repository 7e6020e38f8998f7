"""Characters with several forms, and bearers of Infinity Gems."""

from __future__ import annotations

from ..words import *
from .keywords import flight, immunity, stealth

# -- forms -------------------------------------------------------------------------------------------------------------

ANT_MAN = Character(
    "ant-man",
    "Ant-Man",
    "Scott Lang",
    threat=3,
    affiliations=("Avengers",),
    forms=(
        Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),
        Form("Tiny", Side(5, S, 1, (3, 2, 3)), Side(5, S, 1, (3, 2, 3)), 35),
    ),
    attacks=(
        Strike(
            "pym-particle-punch",
            PHYSICAL,
            range=2,
            dice=4,
            form="Normal",
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                after_attack(may(seq(drop_tokens(SELF), transform("Tiny")), "transform")),
            ),
        ),
        Strike(
            "bullet-ant-barrage",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            shape="beam",
            form="Normal",
            rules=(after_attack(gain_condition(TARGET, "poison", "stun"), when=dealt_damage),),
        ),
        Strike(
            "ant-sized-uppercut",
            PHYSICAL,
            range=1,
            dice=6,
            form="Tiny",
            rules=(after_attack(gain_power(SELF, damage_dealt)), after_attack(transform("Normal"))),
        ),
    ),
    superpowers=(
        active("change-size", 1, seq(drop_tokens(SELF), transform("Tiny")), form="Normal", limit="turn"),
        active("change-size", 1, transform("Normal"), form="Tiny", limit="turn"),
        active("hitch-a-ride", 0, place(SELF, 3), form="Tiny", limit="turn"),
        reactive(
            "pym-particle-control",
            1,
            (targeted(target=me, attacker=enemy), would_collide(target=me)),
            seq(drop_tokens(SELF), transform("Tiny")),
            form="Normal",
        ),
        stealth(form="Tiny"),
        innate(
            "tiny-superhero",
            on(modify_own(roller=me & role(TARGET)), reroll(), optional=True),
            static("no_hold", True, on=me),
            form="Tiny",
        ),
    ),
)


def arc(n: int) -> Effect:
    """Enemies near the target suffer so much, as many as the attack roll shows Wilds."""
    return choose_up_to(enemy & ~role(TARGET) & within(3, TARGET), rolled(WILD), damage(CHOSEN, n))


BLACK_ARTS = ally & other & within(3) & unaffected("black-arts", "round")

HOOD = Character(
    "hood",
    "Hood",
    "Parker Robbins",
    threat=3,
    affiliations=("Cabal", "Criminal Syndicate"),
    forms=(
        Form("Normal", Side(5, M, 2, (2, 2, 3)), Side(5, M, 2, (2, 2, 3)), 35),
        Form("Possessed", Side(5, M, 2, (2, 2, 3)), Side(5, M, 2, (2, 2, 3)), 35),
    ),
    attacks=(
        Strike(
            "hex-shot",
            MYSTIC,
            range=3,
            dice=4,
            form="Normal",
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(HIT, name="rapid-fire")(after_attack(extra_attack("hex-shot", role(LAST_TARGET), without=("rapid-fire",)))),
            ),
        ),
        Strike(
            "dark-lightning",
            MYSTIC,
            range=3,
            dice=6,
            cost=3,
            form="Normal",
            rules=(icons(WILD, name="arc")(after_attack(arc(1))), after_attack(gain_condition(TARGET, "shock"))),
        ),
        Strike(
            "razor-talons",
            PHYSICAL,
            range=2,
            dice=6,
            form="Possessed",
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="bleed")(after_attack(gain_condition(TARGET, "bleed"))),
                after_attack(transform("Normal"), when=defeated_target),
            ),
        ),
        Strike(
            "empowered-dark-lightning",
            MYSTIC,
            range=3,
            dice=8,
            cost=4,
            form="Possessed",
            rules=(
                icons(WILD, name="empowered-arc")(after_attack(arc(2))),
                after_attack(gain_condition(TARGET, "shock")),
                after_attack(transform("Normal")),
            ),
        ),
    ),
    superpowers=(
        active(
            "black-arts",
            3,
            choose(
                BLACK_ARTS,
                seq(
                    note_affected("black-arts", CHOSEN, "round"),
                    may_heal(CHOSEN, 3),
                    if_(some(healed), gain_condition(CHOSEN, "bleed")),
                ),
            ),
            form="Normal",
            when=any_of(BLACK_ARTS & ~dazed),
        ),
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn", form="Possessed"),
        reactive(
            "invisibility-cloak",
            2,
            (targeted(target=me), dodging(target=me)),
            seq(defend_with(MYSTIC), count_face("defense", BLANK)),
            form="Normal",
        ),
        innate(
            "possessed-by-nisanti",
            on(damaged(target=me, cause=enemy, when=~by_attack), may(transform("Possessed"), "transform")),
            on(
                attack_resolved(target=me, attacker=enemy, when=dealt_damage & unanswered),
                may(transform("Possessed"), "transform"),
            ),
            on(would_be_dazed(target=me & healthy, when=unanswered), transform("Possessed")),
            form="Normal",
        ),
        innate("demonic-resilience", on(would_suffer(target=me, cause=enemy), reduce_damage(2, floor=1)), form="Possessed"),
        innate(
            "mystic-vulnerability",
            static("no_crit_dice", True, on=me, when=defending & attack_type(MYSTIC)),
            on(attack_resolved(target=me, when=dealt_damage & attack_type(MYSTIC) & unanswered), transform("Normal")),
            on(would_be_dazed(target=me & healthy, when=by_attack & attack_type(MYSTIC) & unanswered), transform("Normal")),
            form="Possessed",
        ),
    ),
)

# -- bearers of gems ---------------------------------------------------------------------------------------------------

THANOS = Character(
    "thanos-the-mad-titan",
    "Thanos, the Mad Titan",
    "Thanos",
    threat=6,
    affiliations=("Black Order",),
    gems=("mind", "power", "reality", "soul", "space", "time"),
    gem_slots=2,
    forms=(Form("Normal", Side(8, M, 3, (3, 3, 4)), Side(9, M, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="throw")(before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"))),
            ),
        ),
        Strike(
            "cosmic-blast",
            ENERGY,
            range=3,
            dice=5,
            rules=(
                during("attack_pool", seq(spend_up_to(3), add_dice("attack", spent))),
                icons(WILD, name="titans-will")(
                    after_attack(
                        if_(
                            can_be_moved(TARGET, "push"),
                            seq(push(TARGET, S, AWAY, SELF), gain_condition(TARGET, "slow")),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership("deaths-agenda", "Black Order", on(koed_by(target=enemy), score(1))),
        active("cosmic-portal", 2, choose(other & within(4), place(CHOSEN, 2)), side="healthy", limit="turn"),
        reactive(
            "deaths-decree",
            2,
            targeted(attacker=ally & other & within(4), target=enemy),
            if_(that(ATTACKER, healthy), add_dice("attack", 2), add_dice("attack", 4)),
            limit="turn",
        ),
        innate(
            "being-of-immeasurable-power",
            on(would_suffer(target=me, cause=enemy), reduce_damage(1)),
            static("free_gems", True, on=me),
        ),
        immunity("stun"),
    ),
)

PROXIMA_MIDNIGHT = ally & named(("proxima-midnight", "Proxima Midnight")) & within(3) & ready

CORVUS_GLAIVE = Character(
    "corvus-glaive",
    "Corvus Glaive",
    "Corvus Glaive",
    threat=4,
    affiliations=("Black Order",),
    gems=("reality", "time"),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="pierce")(during("modify_opponent", pierce())),
            ),
        ),
        Strike("atom-splitter", ENERGY, range=4, dice=4, rules=(after_attack(gain_power(SELF, 1)),)),
        Strike(
            "death-blow",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                icons(WILD, BLOCK, name="flurry")(after_attack(extra_attack("strike", enemy))),
            ),
        ),
    ),
    superpowers=(
        active(
            "glaives-edge",
            3,
            next_attack("next/glaives-edge", (during("attack_pool", count_face("attack", BLANK)),), ("strike", "death-blow")),
        ),
        reactive(
            "husband-of-proxima-midnight",
            1,
            activation_end(it=me),
            choose(PROXIMA_MIDNIGHT, activate_too(CHOSEN)),
            when=any_of(PROXIMA_MIDNIGHT),
        ),
        innate("glaive-of-immortality", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)

EBONY_MAW = Character(
    "ebony-maw",
    "Ebony Maw",
    "Ebony Maw",
    threat=5,
    affiliations=("Black Order",),
    gems=("mind", "space"),
    forms=(Form("Normal", Side(7, M, 2, (2, 4, 6)), Side(6, M, 2, (2, 4, 6)), 35),),
    attacks=(
        Strike(
            "black-tongue",
            MYSTIC,
            range=4,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, name="sinister-influence")(after_attack(advance(TARGET, S, optional=True))),
            ),
        ),
        Strike(
            "herald-of-doom",
            MYSTIC,
            range=4,
            dice=8,
            cost=4,
            rules=(
                static("no_power_for_damage", True),
                icons(WILD, name="throw")(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, affectable & size(2)))),
            ),
        ),
    ),
    superpowers=(
        active("telekinetic-powerhouse", 3, throw_terrain(4, 3, L), limit="turn", when=terrain_near(4, 3)),
        reactive("telekinetic-deflection", 2, would_collide(target=me), ignore_collision()),
        innate(
            "mind-over-matter",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "mind-over-matter"),
            ),
        ),
        innate("incredible-psychic-potential", on(power_phase(), gain_power(SELF, 2))),
        flight(),
    ),
)
