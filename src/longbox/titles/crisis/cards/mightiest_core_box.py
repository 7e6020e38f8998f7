"""The characters of the newer core box."""

from __future__ import annotations

from ..language import *

CAPTAIN_AMERICA = add_character(
    Character(
        "captain-america-first-avenger",
        "Captain America, First Avenger",
        "Steve Rogers",
        threat=4,
        affiliations=("Avengers", "S.H.I.E.L.D."),
        forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 35),),
        attacks=(
            Strike(
                "shield-bounce",
                PHYSICAL,
                range=3,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, damage_dealt)),
                    icons(WILD, HIT, name="bounce")(
                        after_attack(
                            extra_attack(
                                "shield-bounce",
                                enemy & ~role(LAST_TARGET) & within(3, LAST_TARGET),
                                anywhere=True,
                                without=("bounce",),
                            )
                        )
                    ),
                ),
            ),
            Strike(
                "brooklyn-brawler",
                PHYSICAL,
                range=3,
                dice=5,
                cost=4,
                rules=(
                    during("attack_pool", add_dice("attack", size_of(TARGET))),
                    icons(CRIT, name="push")(after_attack(if_(that(TARGET, size(3)), may(push(TARGET, S, AWAY, SELF), "push")))),
                    icons(WILD, HIT, BLOCK, name="frontliner")(
                        after_attack(
                            extra_attack("brooklyn-brawler", enemy & ~role(LAST_TARGET), free=True, without=("frontliner",))
                        )
                    ),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "earths-mightiest-heroes",
                "Avengers",
                on(
                    modify_own(roller=ally & role(ATTACKER) & has_power(1), when=attack_roll_has(HIT)),
                    seq(lose_power(ATTACKER, 1), change_die("attack", (CRIT, WILD, HIT, BLOCK, BLANK), NOBODY)),
                    limit="turn",
                    optional=True,
                ),
            ),
            active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
            reactive("perfect-block", 2, targeted(target=me), add_dice("defense", 2)),
            innate("i-can-do-this-all-day", static("face_counts", ("defense", BLANK, 1), on=me), side="injured"),
        ),
    )
)

IRON_MAN = add_character(
    Character(
        "invincible-iron-man",
        "Invincible Iron Man",
        "Tony Stark",
        threat=4,
        affiliations=("Avengers", "S.H.I.E.L.D."),
        forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 35),),
        attacks=(
            Strike(
                "repulsor-mk-2",
                ENERGY,
                range=4,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, damage_dealt)),
                    after_attack(gain_power(SELF, 1), when=~dealt_damage),
                    icons(WILD, name="push")(before_damage(push(TARGET, S, AWAY, SELF))),
                ),
            ),
        ),
        superpowers=(
            reactive("inured", 1, would_suffer(target=me, cause=enemy), reduce_damage(1)),
            innate(
                "aggressive",
                on(attack_resolved(target=me), if_(dealt_damage, may(advance(SELF, S, TOWARD, ATTACKER), "aggressive"))),
            ),
            innate("genius", on(modify_own(roller=ally & within(2)), may(reroll(1), "genius"), optional=False)),
            active("special", 3, throw_something(4, 2, M), limit="turn"),
        ),
    )
)

CROSSBONES = add_character(
    Character(
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
                rules=(after_attack(if_(that(TARGET, size(2)), throw(TARGET, S))),),
            ),
        ),
        superpowers=(
            innate("armor", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
            active("step", 2, place(SELF, 2), limit="turn"),
        ),
    )
)
