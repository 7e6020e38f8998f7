"""The Secure Crisis cards."""

from ...rules.missions import per_controlled, per_secured, per_secured_by_edge
from ...script.crises import SECURE, Crisis, Interaction, Tokens
from ...words import *
from ..idioms import GOOD, LUCKY
from ..maps import MAP_B, MAP_C, MAP_C_SIDES, MAP_D, MAP_E, MAP_F, MAP_G, MAP_H, MAP_I

UNLUCKY = more(failures_rolled, 0)
BEATS_THE_GUARDS = more(successes_rolled, healthy_enemies_contesting)

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

DEADLY_METEORS = Crisis(
    "deadly-meteors",
    "Deadly Meteors Mutate Civilians",
    SECURE,
    threat=17,
    tokens=(Tokens("origin-bomb", LOCATION, MAP_I),),
    scoring=per_controlled("origin-bomb"),
    interactions=(
        Interaction(
            "origin-bomb",
            if_(
                book(2022),  # the older book's example: two dice, and a Critical is enough
                seq(roll_for(2, (CRIT,), "origin-bomb", IT), if_(LUCKY, take_control())),
                seq(
                    roll_for(defense_of(IT, ENERGY), GOOD, "origin-bomb", IT),
                    if_(BEATS_THE_GUARDS, take_control()),
                    if_(UNLUCKY, damage(IT, 1)),
                ),
            ),
        ),
    ),
    set="damage-control",
    approximate=True,
)

FLAMES = "demons-downtown/flaming-portal"
DEMONS_DOWNTOWN = Crisis(
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

CANISTER = "infinity-formula/serum-canister"
INFINITY_FORMULA = Crisis(
    "infinity-formula",
    "Infinity Formula Goes Missing!",
    SECURE,
    threat=17,
    tokens=(Tokens("serum-canister", LOCATION, MAP_B),),
    scoring=per_secured("serum-canister"),
    parts=(on(power_phase(when=any_of(contests(CANISTER))), gain_power(contests(CANISTER), 1)),),
    set="damage-control",
    approximate=True,
)

PORTAL = token("intrusions-open/dark-portal")
INTRUSIONS_OPEN = Crisis(
    "intrusions-open",
    "Intrusions Open Across City as Seals Collapse",
    SECURE,
    threat=19,
    tokens=(Tokens("dark-portal", LOCATION, MAP_C),),
    scoring=per_secured("dark-portal"),
    interactions=(
        Interaction(
            "dark-portal",
            seq(
                drop_tokens(IT),
                roll_for(1, (*GOOD, BLOCK), "dark-portal", IT),
                if_(LUCKY, place_by_token(IT, 1, PORTAL), opponent(place_by_token(IT, 1, PORTAL))),
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

TRAP = token("mutant-madman/trap")
MUTANT_MADMAN = Crisis(
    "mutant-madman",
    "Mutant Madman Turns City Into Lethal Amusement Park",
    SECURE,
    threat=18,
    tokens=(Tokens("trap", LOCATION, MAP_B),),
    scoring=per_controlled("trap"),
    interactions=(
        Interaction("trap", seq(roll_for(defense_of(IT, PHYSICAL), GOOD, "trap", IT), if_(BEATS_THE_GUARDS, take_control()))),
    ),
    parts=(
        on(
            cleanup(when=any_token(TRAP & taken)),
            both_players(in_turn(TRAP & controlled, choose(enemy & near_token(2), seq(damage(CHOSEN, 1), gain_power(CHOSEN, 1))))),
        ),
    ),
    set="damage-control",
    approximate=True,
)

PORTALS_OVERRUN = Crisis(
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

RIOTS_SPARK = Crisis(
    "riots-spark",
    "Riots Spark Over Extremis 3.0",
    SECURE,
    threat=17,
    tokens=(Tokens("extremis-console", LOCATION, MAP_D),),
    scoring=per_secured("extremis-console"),
    interactions=(Interaction("extremis-console", choose(near_token(2), heal(CHOSEN, 1))),),
    set="damage-control",
    approximate=True,
)

SINISTER_SYNDICATE = Crisis(
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

CONSOLE = token("sword-base/console")
MINE, YOURS = how_many(CONSOLE & controlled), how_many(CONSOLE & controlled_by_opponent)
SWORD_BASE = Crisis(
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

CLOUD = "terrigen-clouds/mist-cloud"
TERRIGEN_CLOUDS = Crisis(
    "terrigen-clouds",
    "Terrigen Clouds Sweep Over City",
    SECURE,
    threat=20,
    tokens=(Tokens("mist-cloud", OPPORTUNITY, MAP_C_SIDES),),
    scoring=per_secured("mist-cloud", 2),
    parts=(
        on(
            cleanup(),
            seq(
                both_players(in_turn(token(CLOUD) & secured_by_opponent & unmoved, move_token(2))),
                each(near_token(1, CLOUD), seq(damage(IT, 1), gain_condition(IT, "poison"))),
            ),
        ),
    ),
    set="spidey",
    approximate=True,
)
