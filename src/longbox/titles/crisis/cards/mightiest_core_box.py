"""The heroes of the newer core box."""

from __future__ import annotations

from ..words import *
from .keywords import flight, immunity, stealth, wall_crawler

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
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    icons(WILD, HIT, name="bounce")(
                        after_attack(
                            extra_attack(
                                "shield-bounce",
                                ~role(LAST_TARGET) & within(3, LAST_TARGET),
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
                    icons(CRIT, name="push")(
                        after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, affectable & size(3)))
                    ),
                    icons(WILD, HIT, BLOCK, name="frontliner")(
                        after_attack(extra_attack("brooklyn-brawler", ~role(LAST_TARGET), free=True, without=("frontliner",)))
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
                    seq(pay_power(ROLLER, 1), change_die("attack", (CRIT, WILD, HIT, BLOCK, BLANK), NOBODY, must=True)),
                    limit="turn",
                    optional=True,
                ),
            ),
            active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
            reactive("perfect-block", 2, targeted(target=me), add_dice("defense", 2)),
            innate(
                "i-can-do-this-all-day",
                static("face_counts", ("defense", BLANK, 1), on=me, when=defends()),
                side="injured",
            ),
        ),
    )
)

CAPTAIN_MARVEL = add_character(
    Character(
        "captain-marvel-cosmic-avenger",
        "Captain Marvel, Cosmic Avenger",
        "Carol Danvers",
        threat=5,
        affiliations=("A-Force", "Avengers"),
        forms=tuple(Form(name, Side(7, M, 2, (4, 4, 4)), Side(7, M, 2, (4, 4, 4)), 35) for name in ("Normal", "Binary")),
        attacks=(
            Strike(
                "photon-blast",
                ENERGY,
                range=4,
                dice=5,
                form="Normal",
                rules=(
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    icons(WILD, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
                ),
            ),
            Strike(
                "sonic-boom",
                PHYSICAL,
                range=3,
                dice=6,
                form="Normal",
                rules=(
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    icons(WILD, name="concussive")(after_attack(lose_power(TARGET, 1))),
                ),
            ),
            Strike(
                "binary-blast",
                ENERGY,
                range=2,
                dice=6,
                cost=1,
                form="Binary",
                rules=(
                    after_attack(push(TARGET, S)),
                    icons(WILD, name="incinerate")(after_attack(gain_condition(TARGET, "incinerate"))),
                ),
            ),
            Strike(
                "warbird",
                ENERGY,
                range=3,
                dice=8,
                cost=3,
                form="Binary",
                rules=(
                    after_attack(place(SELF, 2, TARGET)),
                    icons(WILD, name="throw")(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, affectable))),
                    icons(CRIT, WILD, name="explosive")(
                        before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))
                    ),
                ),
            ),
        ),
        superpowers=(
            active(
                "im-just-getting-warmed-up",
                2,
                throw_something(4, 2, M),
                limit="turn",
                form="Binary",
                when=to_throw(throw_something(4, 2, M)),
            ),
            active("ready-or-not", 0, seq(action("move"), action("attack")), action=True, limit="turn", form="Binary"),
            reactive(
                "i-dont-need-a-powerup-to-kick-your-butt",
                0,
                power_spent(it=me & ~has_power(4)),
                transform("Normal"),
                form="Binary",
            ),
            innate(
                "enhanced-energy-absorption",
                on(
                    modify_opponent(
                        roller=me,
                        when=defends(ENERGY, MYSTIC) & at_least(1, defended(WILD)) & at_least(1, rolled(CRIT, WILD, HIT)),
                    ),
                    seq(
                        change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)),
                        gain_power(SELF, dice_changed),
                    ),
                    optional=True,
                ),
            ),
            innate("higher-further-faster", on(activation_start(it=me & has_power(6)), transform("Binary")), form="Normal"),
            innate("you-call-that-a-punch", on(hurt(it=me, cause=enemy), gain_power(SELF, 1)), form="Normal"),
            flight(),
            immunity("incinerate", "poison", form="Normal"),
            immunity("incinerate", "poison", "stagger", "stun", form="Binary"),
        ),
    )
)

IRON_MAN = add_character(
    Character(
        "invincible-iron-man",
        "Invincible Iron Man",
        "Tony Stark",
        threat=4,
        affiliations=("S.H.I.E.L.D.", "Avengers"),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "repulsor-mk-2",
                ENERGY,
                range=4,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    after_attack(gain_power(SELF, 1), when=~dealt_damage),
                    icons(WILD, name="push")(before_damage(push(TARGET, S, AWAY, SELF))),
                ),
            ),
            Strike(
                "billion-dollar-punch",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(
                    before_damage(place(SELF, 1, TARGET)),
                    icons(WILD, HIT, name="throw")(after_attack(throw(TARGET, M, AWAY, SELF), when=that(TARGET, size(3)))),
                ),
            ),
            Strike(
                "focused-unibeam",
                ENERGY,
                range=5,
                dice=7,
                cost=4,
                rules=(static("crit_double", 2), after_attack(damage(SELF, 2), when=attack_roll_has(CRIT))),
            ),
        ),
        superpowers=(
            leadership(
                "lets-get-you-an-upgrade",
                "S.H.I.E.L.D.",
                on(modify_own(roller=ally & has_power(1)), seq(pay_power(ROLLER, 1), reroll(1)), optional=True),
            ),
            reactive("jarvis", 1, modify_own(roller=ally & other & within(4) & role(ATTACKER)), reroll(paid, "attack"), most=3),
            reactive("i-am-iron-man", 1, would_suffer(target=me, cause=enemy), reduce_damage(1)),
            flight(),
        ),
    )
)

SPIDER_MAN = add_character(
    Character(
        "spectacular-spider-man",
        "Spectacular Spider-Man",
        "Peter Parker",
        threat=3,
        affiliations=("S.H.I.E.L.D.", "Web Warriors"),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike(
                "swinging-strike",
                PHYSICAL,
                range=3,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, 1)),
                    icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
                ),
            ),
            Strike(
                "impact-webbing",
                PHYSICAL,
                range=4,
                dice=4,
                rules=(
                    after_attack(gain_power(SELF, 1)),
                    icons(WILD, name="push")(before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(2)))),
                ),
            ),
            Strike(
                "web-head-wallop",
                PHYSICAL,
                range=2,
                dice=7,
                cost=4,
                rules=(icons(WILD, HIT, name="catch")(after_attack(topple(TARGET, 2, 3, optional=True))),),
            ),
        ),
        superpowers=(
            active("web-slinger", 2, place(SELF, 3), limit="turn"),
            active(
                "proportionate-strength-of-a-spider",
                3,
                choose(enemy & size(3) & within(3), throw(CHOSEN, S)),
                limit="turn",
                when=any_of(enemy & affectable & size(3) & within(3)),
            ),
            innate("spider-sense", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True)),
            wall_crawler(),
        ),
    )
)

BLACK_WIDOW = add_character(
    Character(
        "the-black-widow",
        "The Black Widow",
        "Natasha Romanoff",
        threat=4,
        affiliations=("A-Force", "Avengers", "S.H.I.E.L.D."),
        forms=(Form("Normal", Side(6, L, 2, (4, 3, 4)), Side(5, L, 2, (4, 3, 4)), 35),),
        attacks=(
            Strike(
                "shock-batons",
                ENERGY,
                range=2,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    icons(WILD, name="shock")(before_damage(gain_condition(TARGET, "shock"))),
                    during("modify_own", reroll(99, "attack", fails=True), when=marked("finisher")),
                ),
            ),
            Strike(
                "widow-stingers",
                ENERGY,
                range=4,
                dice=4,
                rules=(
                    after_attack(gain_power(SELF, 1)),
                    icons(WILD, name="stun")(before_damage(gain_condition(TARGET, "stun"))),
                ),
            ),
            Strike(
                "deadly-origins",
                PHYSICAL,
                range=2,
                dice=7,
                cost=4,
                rules=(
                    after_attack(advance(SELF, M, optional=True)),
                    icons(WILD, HIT, name="finisher")(after_attack(extra_attack("shock-batons", anyone, marks=("finisher",)))),
                ),
            ),
        ),
        superpowers=(
            reactive(
                "calculated-risk",
                2,
                modify_own(roller=me, when=defends(PHYSICAL, MYSTIC)),
                reroll(99, "defense", fails=True),
            ),
            innate("all-that-matters-is-the-mission", static("own_drop", 1, on=me)),
            innate(
                "martial-artist",
                static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
            ),
            stealth(),
        ),
    )
)

WINTER_SOLDIER = add_character(
    Character(
        "winter-soldier-operative",
        "Winter Soldier, Operative",
        'James "Bucky" Barnes',
        threat=4,
        affiliations=("Avengers", "Cabal", "Hydra", "S.H.I.E.L.D.", "Winter Guard"),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(5, M, 2, (4, 3, 4)), 35),),
        attacks=(
            Strike(
                "spec-ops-rifle",
                PHYSICAL,
                range=5,
                dice=5,
                rules=(
                    after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                    icons(WILD, name="suppressive")(before_damage(lose_power(TARGET, rolled(WILD)))),
                ),
            ),
            Strike(
                "concussion-grenade",
                ENERGY,
                range=3,
                dice=5,
                cost=1,
                rules=(
                    after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),
                    icons(WILD, name="blinding-flash")(after_attack(gain_condition(enemy & within(2, TARGET), "shock"))),
                ),
            ),
            Strike(
                "the-red-agent",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(icons(WILD, HIT, name="clean-sweep")(after_attack(each(enemy & ~role(TARGET) & within(3), damage(IT, 1)))),),
            ),
        ),
        superpowers=(
            active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
            reactive(
                "kill-box",
                3,
                moved(mover=enemy & affectable & within(4), when=moved_by("advance", "climb", "place") & terrain_by(MOVER, 2, 3)),
                topple(MOVER, 3, 2, MOVER),
                limit="turn",
            ),
            innate("spetsnaz-training", on(modify_own(roller=me, when=facing(within(1))), reroll(1), optional=True)),
            stealth(),
        ),
    )
)
