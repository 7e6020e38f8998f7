"""M.O.D.O.K. Scientist Supreme (George Tarleton)."""

from ...words import *
from ..affiliations import HYDRA, SYNDICATE
from ..idioms import (
    EITHER_TYPE,
    POWER_FOR_DAMAGE,
    UNMOVED_BY_MINDS,
    blanks_defend,
    on_wild,
    throws_terrain,
    wild_condition,
)

SACRIFICE = "genius-requires-sacrifice-your-sacrifice-to-be-precise"
MINION = ally & other & within(2)
DONOR = ally & other & within(3) & has_power(1)


def scapegoat(cost: int, side: str) -> Superpower:
    """Somebody nearby takes the blow."""
    return reactive(
        SACRIFICE,
        cost,
        targeted(target=me, attacker=enemy),
        choose(MINION, retarget(CHOSEN)),
        when=any_of(MINION & affectable),
        side=side,
    )


def hit_or_block(roll: str, faces: tuple[int, ...]) -> Effect:
    """A die of the roll becomes what its player likes of the two."""
    return one_of(hit=change_die(roll, (*faces, BLOCK), HIT), block=change_die(roll, (*faces, HIT), BLOCK))


MODOK_SCIENTIST_SUPREME = Character(
    "modok-scientist-supreme",
    "M.O.D.O.K. Scientist Supreme",
    "George Tarleton",
    threat=4,
    affiliations=(SYNDICATE, HYDRA),
    forms=(Form("Normal", Side(7, S, 3, (3, 3, 5)), Side(5, S, 3, (3, 3, 5)), 65),),
    attacks=(
        Strike(
            "doomsday-chair-arsenal",
            PHYSICAL,
            range=4,
            dice=5,
            types=EITHER_TYPE,
            rules=(POWER_FOR_DAMAGE, wild_condition("incinerate")),
        ),
        Strike(
            "psionic-assault",
            MYSTIC,
            range=3,
            dice=7,
            cost=4,
            rules=(
                before_damage(advance(TARGET, S, optional=True)),
                on_wild("disorient", before_damage(gain_condition(TARGET, "stun"))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "advanced-idea-mechanics",
            SYNDICATE,
            on(
                modify_own(
                    roller=ally & (holding() | contesting()),
                    when=(rolling("attack") & attack_roll_has(WILD)) | (rolling("defense") & defense_roll_has(WILD)),
                ),
                if_(
                    rolling("attack"),
                    hit_or_block("attack", (CRIT, WILD, BLANK)),
                    hit_or_block("defense", (CRIT, WILD, BLANK)),
                ),
                limit="turn",
                optional=True,
            ),
        ),
        throws_terrain("by-my-calculations-youll-be-dead-in-seconds", 3, size=4, within=3, tool=S),
        reactive(
            "all-in-this-world-are-beneath-me",
            0,
            modify_own(roller=me & role(ATTACKER)),
            choose(DONOR, seq(spend_up_to(3, CHOSEN), reroll(spent, "attack"))),
            when=any_of(DONOR & affectable),
        ),
        scapegoat(2, "healthy"),
        scapegoat(0, "injured"),
        innate("i-am-modok-master-of-the-mental-arts", blanks_defend(defends(MYSTIC)), UNMOVED_BY_MINDS),
    ),
)
