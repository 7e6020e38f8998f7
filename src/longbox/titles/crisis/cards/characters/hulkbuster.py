"""Hulkbuster (Tony Stark)."""

from ...words import *
from ..affiliations import AVENGERS
from ..idioms import EXPLOSIVE, ONE_POWER, POWER_FOR_DAMAGE, again, hit_and_run, throws_terrain
from ..keywords import flight

ARMOR, PILOT = "Hulkbuster", "Iron Man (Hulkbuster)"

HULKBUSTER = Character(
    "hulkbuster",
    "Hulkbuster",
    "Tony Stark",
    threat=6,
    affiliations=(AVENGERS,),
    forms=(
        Form(ARMOR, Side(13, M, 4, (4, 3, 3)), Side(13, M, 4, (4, 3, 3)), 65),
        Form(PILOT, Side(5, M, 2, (2, 2, 3)), Side(5, M, 2, (2, 2, 3)), 35),
    ),
    single_sided=True,
    attacks=(
        Strike(
            "heavy-repulsor-blast",
            ENERGY,
            range=3,
            dice=6,
            form=ARMOR,
            rules=(
                POWER_FOR_DAMAGE,
                after_attack(gain_power(SELF, 1), when=~dealt_damage),
                after_attack(push(TARGET, S, AWAY, SELF)),
            ),
        ),
        Strike(
            "meteor-punch",
            PHYSICAL,
            range=3,
            dice=8,
            cost=3,
            form=ARMOR,
            rules=(
                static("no_power_for_damage", True),
                after_attack(may(throw(TARGET, M, AWAY, SELF), "throw"), when=dealt_damage & that(TARGET, size(4) & affectable)),
                EXPLOSIVE,
            ),
        ),
        Strike(
            "rapid-repulsor-blast",
            ENERGY,
            range=4,
            dice=4,
            form=PILOT,
            rules=(ONE_POWER, after_attack(push(TARGET, S, AWAY, SELF)), again("rapid-repulsor-blast", "rapid-fire", WILD)),
        ),
    ),
    superpowers=(
        leadership("hulkbusters", AVENGERS, on(would_suffer(target=ally, when=by_collision), reduce_damage(1))),
        hit_and_run(form=ARMOR),
        throws_terrain("now-im-mad", 3, size=4, within=2, tool=M, form=ARMOR),
        active("always-have-a-backup", 10, change_card(ARMOR, 1, activated=True), form=PILOT),
        reactive(
            "built-to-take-it",
            1,
            targeted(target=me),
            seq(
                lasts("attack", on(would_suffer(target=me, when=by_attack), reduce_damage(1))),
                lasts("attack", static("never_moved", ("push",), on=me, when=by_attack_rule())),
            ),
            form=ARMOR,
        ),
        reactive("new-plan", 2, attack_resolved(target=me, when=dealt_damage), advance(SELF, M), form=PILOT),
        innate(
            "enhanced-support-systems-iron-man-hulkbuster",
            on(instead_of_flip(it=me), change_card(PILOT, 2)),
            on(power_phase(), gain_power(SELF, 1)),
            form=ARMOR,
        ),
        innate("secondary-support-suit", on(would_be_dazed(target=me & flips), ko_instead()), form=PILOT),
        flight(form=PILOT),
    ),
)
