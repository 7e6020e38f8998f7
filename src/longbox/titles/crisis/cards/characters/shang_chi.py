"""Shang-Chi (Zheng Shang-Chi)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS
from ..idioms import BESIDE_TARGET, ONE_POWER, POWER_FOR_DAMAGE, blanks_defend

SHAPES = "ten-thousand-shapes-strike"
PUNCHED = enemy & within(2) & size(3, pushed=True)
ONE_INCH_PUNCH = choose(
    PUNCHED,
    seq(push(CHOSEN, S, AWAY, SELF, watched=True), if_(that(CHOSEN, bumped), gain_condition(CHOSEN, "stun"))),
)

SHANG_CHI = Character(
    "shang-chi",
    "Shang-Chi",
    "Zheng Shang-Chi",
    threat=4,
    affiliations=(AVENGERS, DEFENDERS),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            SHAPES,
            PHYSICAL,
            range=2,
            dice=6,
            types=(PHYSICAL, MYSTIC),
            rules=(
                POWER_FOR_DAMAGE,
                icons(CRIT, BLOCK, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
        Strike("rising-phoenix-kick", ENERGY, range=3, dice=5, side="healthy", rules=(ONE_POWER, BESIDE_TARGET)),
        Strike(
            "dim-mak",
            MYSTIC,
            range=2,
            dice=10,
            cost=5,
            side="injured",
            rules=(
                after_attack(
                    seq(remove_condition(TARGET, ("stagger",)), give_activated(TARGET)),
                    when=that(TARGET, has(("stagger",))),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "hidden-flower-under-the-leaves",
            2,
            seq(action("move"), extra_attack(SHAPES, enemy, optional=False)),
            action=True,
            limit="turn",
        ),
        reactive(
            "dragon-chases-its-tail",
            2,
            attack_resolved(target=me, attacker=enemy & within(2) & affectable, when=~dealt_damage),
            throw(ATTACKER, S),
            side="healthy",
        ),
        reactive(
            "five-elements-fist",
            1,
            attack_resolved(attacker=me, when=weapon_is(SHAPES)),
            one_of(flow_like_water=advance(SELF, S), one_inch_punch=ONE_INCH_PUNCH),
            side="healthy",
        ),
        reactive(
            "sixty-four-infinite-palms",
            1,
            attack_resolved(attacker=me, when=weapon_is(SHAPES)),
            one_of(cleansing_strike=seq(heal(SELF, 1), remove_condition(SELF)), one_inch_punch=ONE_INCH_PUNCH),
            side="injured",
        ),
        reactive(
            "wild-goose-leaves-the-flock",
            3,
            targeted(target=me, attacker=within(2)),
            lasts(
                "attack",
                on(attack_resolved(target=me), seq(advance(SELF, S, optional=True), place(ATTACKER, 1, SELF)), limit="once"),
            ),
            side="injured",
            limit="turn",
        ),
        innate("supreme-martial-artist", blanks_defend(defends() & that(ATTACKER, within(3)))),
    ),
)
