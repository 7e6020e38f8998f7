"""The Extraction Crisis cards."""

from __future__ import annotations

from ...rules.missions import all_together, holders, once_if, per_held, per_holder, tokens_of
from ...rules.objectives import held_of, may_hold, securing, tokens_within
from ...script.crises import CENTRE, EXTRACTION, FAR, NEAR, Crisis, Deed, Interaction, Tokens
from ...state import Table
from ...words import *
from ..idioms import GOOD, LUCKY, ONLY_ITS_OWN_DICE
from ..maps import MAP_A_INNER, MAP_A_OUTER, MAP_B, MAP_C, MAP_D, MAP_E, MAP_E_ENDS, MAP_F, MAP_J, MAP_K, MAP_L

CURE = "deadly-legacy-virus/legacy-cure"
CURED = ~grunt & holds(CURE, len(MAP_C))

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


def _one_each_or_six_for_all(t: Table, id: str) -> tuple[int, int]:
    """Whoever holds them all gives the points of this card up for a better bargain."""
    points = list(per_held("legacy-cure")(t, id))
    for who in holders(t, id, "legacy-cure"):
        if CURED.test(Context(t, NOBODY, t.seat[who], {}), who):
            points[t.seat[who]] = 6
    return points[0], points[1]


DEADLY_LEGACY_VIRUS = Crisis(
    "deadly-legacy-virus",
    "Deadly Legacy Virus Cured?",
    EXTRACTION,
    threat=19,
    tokens=(Tokens("legacy-cure", ASSET, MAP_C),),
    scoring=_one_each_or_six_for_all,
    interactions=(Interaction("legacy-cure", pick_up(), extra_cost=lambda t, who: held_of(t, who, CURE), allowed=may_hold),),
    scored=each(CURED, seq(remove_tokens(token(CURE)), ko(IT))),
    set="damage-control",
    approximate=True,
)

HAMMER = "fear-grips-world/celestial-hammer"
FEAR_GRIPS_WORLD = Crisis(
    "fear-grips-world",
    'Fear Grips World As "Worthy" Terrorize Cities',
    EXTRACTION,
    threat=18,
    tokens=(Tokens("celestial-hammer", ASSET, MAP_D),),
    scoring=per_held("celestial-hammer"),
    interactions=(Interaction("celestial-hammer", pick_up(), allowed=may_hold),),
    parts=(
        on(attack_pool(attacker=holds(HAMMER)), add_dice("attack", held(ATTACKER, HAMMER))),
        static("tactic_cost", 1, on=holds(HAMMER)),
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

SENATOR = "mutant-extremists/senator"
MUTANT_EXTREMISTS = Crisis(
    "mutant-extremists",
    "Mutant Extremists Target U.S. Senators!",
    EXTRACTION,
    threat=19,
    tokens=(Tokens("senator", CIVILIAN, MAP_L, hold=1),),
    scoring=per_holder("senator"),
    interactions=(Interaction("senator", pick_up(), allowed=may_hold),),
    parts=(static("move_actions", 1, on=holds(SENATOR)),),
    set="damage-control",
    approximate=True,
)

CITIZEN = "panic-grips-city/citizen"
PANIC_GRIPS_CITY = Crisis(
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

DISTURBANCE = "paranoia-pummels/disturbance"
PARANOIA_PUMMELS = Crisis(
    "paranoia-pummels",
    "Paranoia Pummels Populace!",
    EXTRACTION,
    threat=16,
    tokens=(Tokens("disturbance", ASSET, MAP_K, hold=1),),
    # the second point is no effect of the Cleanup Phase but scored with the first: step 1 is for the points of Crisis cards
    scoring=all_together(per_held("disturbance"), once_if(holds(DISTURBANCE) & accompanied(2, scoring=True))),
    interactions=(Interaction("disturbance", seq(pick_up(), if_(~that(IT, accompanied(2)), damage(IT, 1))), allowed=may_hold),),
    set="damage-control",
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

SKRULLS_INFILTRATE = Crisis(
    "skrulls-infiltrate",
    "Skrulls Infiltrate World Leadership",
    EXTRACTION,
    threat=20,
    tokens=(Tokens("skrull-agent", CIVILIAN, MAP_J, hold=1),),
    scoring=per_held("skrull-agent"),
    interactions=(
        Interaction(
            "skrull-agent",
            seq(
                pick_up(),
                roll_for(defense_of(IT, PHYSICAL), (CRIT, WILD), "skrull-agent", IT),
                if_(~LUCKY, opponent(push(IT, S))),
            ),
            allowed=may_hold,
        ),
    ),
    set="damage-control",
    approximate=True,
)

INFECTED = "spider-infected/spider-infected"
SPIDER_INFECTED = Crisis(
    "spider-infected",
    "Spider-Infected Invade Manhattan",
    EXTRACTION,
    threat=17,
    tokens=(Tokens("spider-infected", CIVILIAN, MAP_F, hold=1),),
    scoring=per_held("spider-infected"),
    interactions=(Interaction("spider-infected", pick_up(), allowed=may_hold),),
    parts=(
        on(
            power_phase(when=any_of(holds(INFECTED))),
            both_players(
                in_turn(
                    ally & holds(INFECTED),
                    seq(roll_for(1, GOOD, "spider-infected", IT), if_(LUCKY, opponent(advance(IT, S)))),
                )
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

FRAGMENT = "struggle-for-the-cube/cosmic-cube-fragment"
STRUGGLE_FOR_THE_CUBE = Crisis(
    "struggle-for-the-cube",
    "Struggle for the Cube Continues",
    EXTRACTION,
    threat=17,
    tokens=(Tokens("cosmic-cube-fragment", ASSET, MAP_F),),
    scoring=per_held("cosmic-cube-fragment"),
    interactions=(Interaction("cosmic-cube-fragment", pick_up(), allowed=may_hold),),
    parts=(
        on(
            cleanup(when=any_of(holds(FRAGMENT))),
            each(
                holds(FRAGMENT),
                seq(
                    note("before", damage_on(IT)),
                    damage(IT, held(IT, FRAGMENT)),
                    gain_power(IT, difference(damage_on(IT), noted("before"))),
                ),
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

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
