"""Weapon X (James Logan Howlett)."""

from ...script.crises import EXTRACTION, SECURE
from ...words import *
from ..affiliations import WEAPON_X
from ..idioms import ONE_POWER, PIERCE
from ..keywords import healing_factor

NO_EXTRACTS = (
    static("no_hold", True, on=me, when=token_of(EXTRACTION)),
    static("no_contest", True, on=me, when=token_of(EXTRACTION)),
    static("no_interact", True, on=me, when=token_of(EXTRACTION)),
)
BY_A_SECURE_TOKEN = that(SELF, near_token(1, crisis=SECURE))

WEAPON_X_CARD = Character(
    "weapon-x",
    "Weapon X",
    "James Logan Howlett",
    threat=3,
    affiliations=(WEAPON_X,),
    forms=(Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),),
    attacks=(
        Strike(
            "berserker-rage",
            PHYSICAL,
            range=2,
            dice=5,
            side="healthy",
            rules=(ONE_POWER, during("attack_pool", add_dice("attack", 1), when=attacked_before), PIERCE),
        ),
        Strike("berserker-rage", PHYSICAL, range=2, dice=5, shape="area", side="injured", rules=(ONE_POWER, PIERCE)),
        Strike(
            "uncontrollable-weapon",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                icons(WILD, HIT, name="rampage")(after_attack(each(other & within(2), damage(IT, 1)))),
                icons(WILD, WILD, name="wild-abandon")(
                    after_attack(extra_attack("uncontrollable-weapon", role(LAST_TARGET), free=True, without=("wild-abandon",)))
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        innate("adamantium-skeleton", static("moved_size", 3, on=me)),
        innate(
            "aimless-aggression",
            on(
                would_be_dazed(target=me),
                seq(roll_for(5, (CRIT, WILD), "aimless-aggression"), each(other & within(2), damage(IT, hits_rolled))),
            ),
            side="injured",
        ),
        innate("berserker-wrath", *NO_EXTRACTS, side="injured"),
        innate(
            "savagery-protocols",
            *NO_EXTRACTS,
            static("attack_dice", 2, on=me, when=BY_A_SECURE_TOKEN),
            static("defense_dice", -1, on=me, when=BY_A_SECURE_TOKEN),
            side="healthy",
        ),
        healing_factor(3),
    ),
)
