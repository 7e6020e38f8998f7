"""Captain Marvel, Cosmic Avenger (Carol Danvers)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS
from ..keywords import flight, immunity

CAPTAIN_MARVEL_COSMIC_AVENGER = Character(
    "captain-marvel-cosmic-avenger",
    "Captain Marvel, Cosmic Avenger",
    "Carol Danvers",
    threat=5,
    affiliations=(A_FORCE, AVENGERS),
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
                icons(CRIT, WILD, name="explosive")(before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
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
