"""Crisis cards: seven more to secure, six more to extract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.missions import (
    all_together,
    once_if,
    per_controlled,
    per_held,
    per_holder,
    per_secured,
    per_secured_by_edge,
    tokens_of,
)
from ..rules.objectives import may_hold, securing, tokens_within
from ..script.crises import CENTRE, EXTRACTION, FAR, NEAR, SECURE, Crisis, Deed, Interaction, Tokens
from ..words import *
from .crises import BEATS_THE_GUARDS, GOOD, LUCKY, UNLUCKY
from .maps import MAP_A_INNER, MAP_A_OUTER, MAP_B, MAP_C, MAP_D, MAP_E, MAP_E_ENDS, MAP_F, MAP_G, MAP_H, MAP_K
from .tactics_with_attacks import ONLY_ITS_OWN_DICE

if TYPE_CHECKING:
    from ..state import Table

# -- secure ------------------------------------------------------------------------------------------------------------

SHELTER = "gamma-wave/gamma-shelter"
GAMMA_WAVE = Crisis(
    "gamma-wave",
    "Gamma Wave Sweeps Across Midwest",
    SECURE,
    threat=15,
    tokens=(Tokens("gamma-shelter", LOCATION, MAP_E),),
    scoring=per_secured_by_edge("gamma-shelter", near=1, middle=1, far=2),
    parts=(on(cleanup(when=any_of(~near_token(2, SHELTER))), each(~near_token(2, SHELTER), damage(IT, 1))),),
    set="damage-control",
    approximate=True,
)

CONSOLE = token("sword-base/console")
MINE, YOURS = how_many(CONSOLE & controlled), how_many(CONSOLE & controlled_by_opponent)
SWORD = Crisis(
    "sword-base",
    "S.W.O.R.D. Establishes Base On Moon's Blue Area",
    SECURE,
    threat=15,
    tokens=(Tokens("console", LOCATION, MAP_G),),
    scoring=per_controlled("console"),
    interactions=(
        Interaction(
            "console",
            if_(
                more(enemies_contesting, 0),
                seq(roll_for(1, GOOD, "console", IT), if_(LUCKY, take_control())),
                take_control(),
            ),
        ),
    ),
    parts=(
        on(
            power_phase(when=more(MINE, YOURS) | more(YOURS, MINE)),
            # "the opposing player" is that of the character pushed, as on the other Crisis cards: the one who commands the base
            both_players(if_(more(MINE, YOURS), choose(enemy, push(CHOSEN, S), optional=True))),
        ),
    ),
    set="damage-control",
    approximate=True,
)

VAULT = "cosmic-invasion/cosmic-vault"
COSMIC_INVASION = Crisis(
    "cosmic-invasion",
    "Cosmic Invasion! Black Order Descends on Earth",
    SECURE,
    threat=16,
    tokens=(Tokens("cosmic-vault", LOCATION, MAP_D),),
    scoring=per_secured("cosmic-vault"),
    parts=(
        on(
            power_phase(when=any_of(near_token(1, VAULT))),
            both_players(
                in_turn(
                    ally & near_token(1, VAULT),
                    seq(
                        roll_for(1, (CRIT, WILD), "cosmic-vault", IT),
                        if_(LUCKY, seq(gain_power(IT, 2), opponent(push(IT, S)))),
                    ),
                )
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

WITNESS = token("mayor-fisk/witness")
MAYOR_FISK = Crisis(
    "mayor-fisk",
    "Mayor Fisk Vows to Find Missing Witnesses",
    SECURE,
    threat=16,
    tokens=(Tokens("witness", OPPORTUNITY, MAP_H),),
    scoring=per_secured("witness", 2),
    parts=(
        on(
            cleanup(when=any_token(WITNESS & secured_by_anyone)),
            both_players(
                in_turn(
                    WITNESS & secured_by_opponent & unmoved,
                    seq(move_token(2), each(near_token(1), seq(damage(IT, 1), gain_condition(IT, "stun")))),
                )
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

PORTALS = Crisis(
    "portals-overrun",
    "Portals Overrun City With Spider-People!",
    SECURE,
    threat=18,
    tokens=(Tokens("inheritor-portal", LOCATION, MAP_D),),
    scoring=per_controlled("inheritor-portal"),
    interactions=(
        Interaction(
            "inheritor-portal",
            seq(
                roll_for(defense_of(IT, ENERGY), GOOD, "inheritor-portal", IT),
                if_(BEATS_THE_GUARDS, take_control()),
                if_(UNLUCKY, opponent(place(IT, 2))),
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

FLAMES = "demons-downtown/flaming-portal"
DEMONS = Crisis(
    "demons-downtown",
    "Demons Downtown! Has Our Comeuppance Come Due?",
    SECURE,
    threat=19,
    tokens=(Tokens("flaming-portal", LOCATION, MAP_E),),
    scoring=per_secured("flaming-portal"),
    parts=(on(power_phase(when=any_of(near_token(1, FLAMES))), gain_condition(near_token(1, FLAMES), "incinerate")),),
    set="damage-control",
    approximate=True,
)

SYNDICATE = Crisis(
    "sinister-syndicate",
    "Super-Powered Scoundrels Form Sinister Syndicate!",
    SECURE,
    threat=20,
    tokens=(Tokens("ambush", LOCATION, MAP_F),),
    scoring=per_secured("ambush"),
    parts=(static("cover", 1, on=sheltered("sinister-syndicate/ambush")),),
    set="damage-control",
    approximate=True,
)

# -- extraction --------------------------------------------------------------------------------------------------------

HERB, VESSEL = "wakandan-herbs/herb", "wakandan-herbs/vessel"


def _its_own(t: Table, who: int, token: int) -> bool:
    return t.token_side[token] == t.seat[who] and may_hold(t, who, token)


WAKANDAN_HERBS = Crisis(
    "wakandan-herbs",
    "Mystic Wakandan Herbs: Fact or Fiction?",
    EXTRACTION,
    threat=15,
    tokens=(
        Tokens("herb", ASSET, MAP_A_INNER, whose=FAR),
        Tokens("vessel", OPPORTUNITY, MAP_A_OUTER, whose=NEAR, landmark=True),
    ),
    scoring=once_if(brings_home(HERB, VESSEL), 4),
    interactions=(Interaction("herb", pick_up(), allowed=_its_own),),
    parts=(
        static("move_actions", 1, on=holds(HERB)),
        on(attack_pool(attacker=holds(HERB), when=attack_type(PHYSICAL)), add_dice("attack", 1)),
        static("immunity", SLOW | STAGGER, on=holds(HERB)),
    ),
    set="spidey",
    approximate=True,
)

RESEARCHER = token("research-station/researcher")


def _secured_and_safe(t: Table, id: str) -> tuple[int, int]:
    """Two for the Researcher; one more if it is at the Evac Point of whoever secures it."""
    (researcher,) = tokens_of(t, id, "researcher")
    seat = securing(t, researcher)
    safe = any(t.token_side[i] == seat and tokens_within(t, researcher, i, 1) for i in tokens_of(t, id, "evac-point"))
    points = 2 + safe
    return (points, 0) if seat == 0 else (0, points) if seat == 1 else (0, 0)


RESEARCH_STATION = Crisis(
    "research-station",
    "Research Station Attacked!",
    EXTRACTION,
    threat=15,
    tokens=(
        Tokens("researcher", CIVILIAN, (CENTRE,)),
        Tokens("evac-point", ASSET, MAP_E_ENDS, whose=FAR, landmark=True),
    ),
    scoring=_secured_and_safe,
    parts=(
        on(
            power_phase(when=any_token(RESEARCHER & secured_by_anyone)),
            both_players(in_turn(RESEARCHER & secured & unmoved, move_token(2))),  # where it lies is within Range 2 as well
        ),
    ),
    set="damage-control",
    approximate=True,
)

DISTURBANCE = "paranoia-pummels/disturbance"
PARANOIA = Crisis(
    "paranoia-pummels",
    "Paranoia Pummels Populace!",
    EXTRACTION,
    threat=16,
    tokens=(Tokens("disturbance", ASSET, MAP_K, hold=1),),
    # the second point is no effect of the Cleanup Phase but scored with the first: step 1 is for the points of Crisis cards
    scoring=all_together(per_held("disturbance"), once_if(holds(DISTURBANCE) & accompanied(2))),
    interactions=(Interaction("disturbance", seq(pick_up(), if_(~that(IT, accompanied(2)), damage(IT, 1))), allowed=may_hold),),
    set="damage-control",
    approximate=True,
)

CORE = holds("alien-ship/power-core") & has_power(3)
ALIEN_SHIP = Crisis(
    "alien-ship",
    "Alien Ship Crashes in Downtown!",
    EXTRACTION,
    threat=17,
    tokens=(Tokens("power-core", ASSET, MAP_C, hold=1),),
    scoring=per_holder("power-core"),
    interactions=(Interaction("power-core", pick_up(), allowed=may_hold),),
    parts=(
        on(
            cleanup(when=any_of(CORE)),
            in_turn(
                CORE,
                seq(
                    roll_for(3, (FAIL, WILD), "power-core", IT),
                    if_(LUCKY, each(within(2, of=IT), damage(CHOSEN, successes_rolled), role="chosen")),
                ),
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

MONTESI_FORMULA = Crisis(
    "montesi-formula",
    "The Montesi Formula Found",
    EXTRACTION,
    threat=18,
    tokens=(Tokens("spellbook", ASSET, MAP_E, hold=1),),
    scoring=per_held("spellbook"),
    interactions=(Interaction("spellbook", pick_up(), allowed=may_hold),),
    attacks=(Strike("mystic-beam", MYSTIC, range=3, dice=6, shape="beam", rules=(ONLY_ITS_OWN_DICE,)),),
    parts=(lends("printed/montesi-formula/mystic-beam", to=holds("montesi-formula/spellbook")),),
    set="damage-control",
    approximate=True,
)

CITIZEN = "panic-grips-city/citizen"
PANIC = Crisis(
    "panic-grips-city",
    "Panic Grips City as Evacuation Efforts Continue!",
    EXTRACTION,
    threat=19,
    tokens=(Tokens("citizen", CIVILIAN, MAP_B, hold=1),),
    scoring=per_held("citizen"),
    interactions=(Interaction("citizen", pick_up(), allowed=may_hold),),
    deeds=(Deed("evacuate", holds(CITIZEN), 6, seq(remove_tokens(token(CITIZEN) & held_by(IT)), score(2))),),
    set="spidey",
    approximate=True,
)
