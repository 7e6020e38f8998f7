"""The characters of the first core box."""

from __future__ import annotations

from ..words import *
from .keywords import aggressive, flight, immunity, stealth, wall_crawler

# -- what several of them share ----------------------------------------------------------------------------------------

POWER_FOR_DAMAGE = after_attack(gain_power(SELF, damage_dealt))
ONE_POWER = after_attack(gain_power(SELF, 1))
NO_LOS_NO_COVER = (static("ignore_los", True), static("no_cover", True))


def on_wild(name: str, rule: Rule) -> Rule:
    return icons(WILD, name=name)(rule)


def wild_condition(name: str) -> Rule:
    return on_wild(name, after_attack(gain_condition(TARGET, name)))


def wild_push(when: Test = always) -> Rule:
    """A push away that may be left."""
    return on_wild("push", before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=when))


EXPLOSIVE_FORCE = on_wild(
    "explosive-force",
    after_attack(in_turn(other & within(2), if_(can_be_moved(IT, "push"), seq(push(IT, S, AWAY, SELF), damage(IT, 1))))),
)
"""Everyone else around is pushed away and suffers."""
PIERCE = on_wild("pierce", during("modify_opponent", pierce()))


def ricochet(attack: str) -> Rule:
    """The attack once more, without this rule, against somebody else near the first target."""
    again = extra_attack(attack, ~role(LAST_TARGET) & within(3, LAST_TARGET), anywhere=True, without=("ricochet",))
    return on_wild("ricochet", after_attack(again, when=that(TARGET, in_play)))


def counter_strike(id: str = "counter-strike") -> Superpower:
    return reactive(
        id,
        2,
        attack_resolved(target=me, attacker=within(3) & affectable),
        seq(roll_for(4, (CRIT, WILD), id), damage(ATTACKER, hits_rolled)),
    )


def scientific_hubris() -> Superpower:
    return innate("scientific-hubris", on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)))


def hurl(id: str, size: int, within: int, tool: int) -> Superpower:
    """Throw terrain or an enemy; offered when there is one to throw."""
    effect = throw_something(size, within, tool)
    return active(id, 3, effect, limit="turn", when=to_throw(effect))


# -- Avengers ----------------------------------------------------------------------------------------------------------

BLACK_WIDOW = add_character(
    Character(
        "black-widow",
        "Black Widow",
        "Natasha Romanoff",
        threat=2,
        affiliations=("A-Force", "Avengers", "S.H.I.E.L.D.", "Winter Guard"),
        forms=(Form("Normal", Side(4, L, 2, (3, 2, 4)), Side(4, L, 2, (3, 2, 4)), 35),),
        attacks=(
            Strike(
                "strike",
                ENERGY,
                range=2,
                dice=4,
                rules=(POWER_FOR_DAMAGE, on_wild("widows-sting", after_attack(lose_power(TARGET, 1)))),
            ),
            Strike("pistol", PHYSICAL, range=3, dice=4),
            Strike(
                "mixed-technique",
                PHYSICAL,
                range=2,
                dice=4,
                cost=2,
                rules=(
                    after_attack(gain_condition(TARGET, "stagger"), when=dealt_damage),
                    on_wild("elusive", after_attack(advance(SELF, S, optional=True))),
                ),
            ),
        ),
        superpowers=(
            counter_strike(),
            innate(
                "martial-artist",
                static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
            ),
            stealth(),
        ),
    )
)

CAPTAIN_AMERICA = add_character(
    Character(
        "captain-america-steve-rogers",
        "Captain America",
        "Steve Rogers",
        threat=4,
        affiliations=("Avengers",),
        forms=(Form("Normal", Side(5, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(3))))),
            Strike(
                "shield-throw",
                PHYSICAL,
                range=4,
                dice=5,
                rules=(
                    ONE_POWER,
                    *NO_LOS_NO_COVER,
                    ricochet("shield-throw"),
                ),
            ),
            Strike(
                "shield-slam",
                PHYSICAL,
                range=2,
                dice=6,
                cost=2,
                rules=(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),),
            ),
        ),
        superpowers=(
            leadership(
                "a-day-unlike-any-other",
                "Avengers",
                static("superpower_discount", (-1, 1), on=ally & ~did("superpower")),
            ),
            reactive("bodyguard", 2, targeted(target=ally & other & within(2)), retarget(SELF)),
            reactive("vibranium-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
            innate("i-can-do-this-all-day", static("face_counts", ("defense", BLANK, 1), on=me, when=in_attack), side="injured"),
        ),
    )
)

CAPTAIN_MARVEL = add_character(
    Character(
        "captain-marvel",
        "Captain Marvel",
        "Carol Danvers",
        threat=4,
        affiliations=("A-Force", "Avengers"),
        forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(6, M, 2, (3, 4, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike(
                "energy-blast",
                ENERGY,
                range=4,
                dice=4,
                rules=(ONE_POWER, during("modify_own", reroll(roll="attack"), optional=True)),
            ),
            Strike("rocket-punch", ENERGY, range=3, dice=7, cost=3, rules=(wild_condition("stagger"),)),
        ),
        superpowers=(
            active(
                "binary-form",
                4,
                seq(until("activation", "attack_dice", SELF, 2), until("activation", "defense_dice", SELF, 2)),
            ),
            hurl("danvers-special", size=4, within=2, tool=M),
            innate(
                "energy-absorption",
                on(
                    modify_opponent(roller=me & role(TARGET), when=attack_is(ENERGY) & at_least(1, defended(WILD))),
                    seq(
                        note("blanks", rolled(BLANK)),
                        change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)),
                        gain_power(SELF, grown("blanks", rolled(BLANK))),
                    ),
                ),
            ),
            flight(),
            immunity("incinerate", "poison"),
        ),
    )
)

IRON_MAN = add_character(
    Character(
        "iron-man",
        "Iron Man",
        "Tony Stark",
        threat=3,
        affiliations=("Avengers", "S.H.I.E.L.D."),
        forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "repulsor-blast",
                ENERGY,
                range=4,
                dice=4,
                rules=(POWER_FOR_DAMAGE, on_wild("push", before_damage(push(TARGET, S, AWAY, SELF)))),
            ),
            Strike(
                "homing-rockets",
                PHYSICAL,
                range=5,
                dice=5,
                cost=2,
                rules=(
                    *NO_LOS_NO_COVER,
                    on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
                ),
            ),
            Strike("unibeam", ENERGY, range=5, dice=6, cost=4, shape="beam", rules=NO_LOS_NO_COVER, side="injured"),
        ),
        superpowers=(
            active("friday-ai", 2, next_attack_action("attack_dice", 2)),
            innate("invincible-iron-man", on(would_suffer(target=me), reduce_damage(1, floor=1))),
            flight(),
        ),
    )
)

SPIDER_MAN = add_character(
    Character(
        "spider-man-peter-parker",
        "Spider-Man",
        "Peter Parker",
        threat=4,
        affiliations=("Defenders", "Web Warriors"),
        forms=(Form("Normal", Side(6, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike("impact-webbing", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(2))))),
            Strike(
                "taser-webs",
                ENERGY,
                range=3,
                dice=6,
                cost=2,
                rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
            ),
        ),
        superpowers=(
            active(
                "web-line",
                2,
                choose(
                    enemy & within(4) & fresh("web-line"),
                    then=seq(tick(CHOSEN, "web-line"), push(CHOSEN, S, TOWARD, SELF)),
                ),
                when=any_of(enemy & within(4) & fresh("web-line") & affectable),
            ),
            hurl("web-a-pult", size=2, within=3, tool=S),
            innate(
                "spider-sense",
                on(
                    modify_own(roller=me & role(TARGET), when=attack_is(PHYSICAL, ENERGY) | ~in_attack),
                    reroll(2),
                    optional=True,
                ),
            ),
            wall_crawler(),
        ),
    )
)

# -- their enemies -----------------------------------------------------------------------------------------------------

BARON_ZEMO = add_character(
    Character(
        "baron-zemo",
        "Baron Zemo",
        "Helmut Zemo",
        threat=3,
        affiliations=("Cabal", "Hydra"),
        forms=(Form("Normal", Side(5, L, 2, (3, 3, 4)), Side(5, L, 2, (3, 3, 4)), 35),),
        attacks=(
            Strike("sword-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
            Strike(
                "steel-rush",
                PHYSICAL,
                range=3,
                dice=6,
                cost=2,
                rules=(after_attack(advance(SELF, M, optional=True)), wild_condition("bleed")),
            ),
        ),
        superpowers=(
            active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
            counter_strike(),
            reactive(
                "master-swordsman",
                2,
                (targeted(target=me, attacker=within(2)), targeted(attacker=me, target=within(2))),
                mark_attack("master-swordsman"),
                when=attack_is(PHYSICAL),
                parts=(on(modify_own(roller=me, when=in_attack & marked("master-swordsman")), reroll(), optional=True),),
            ),
            innate("strategic-genius", on(modify_own(roller=ally & within(2), when=in_attack), reroll(1), optional=True)),
        ),
    )
)

CROSSBONES = add_character(
    Character(
        "crossbones",
        "Crossbones",
        "Brock Rumlow",
        threat=3,
        affiliations=("Cabal", "Criminal Syndicate", "Hydra"),
        forms=(Form("Normal", Side(6, S, 2, (4, 2, 2)), Side(5, S, 2, (4, 2, 2)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
            Strike(
                "overpower",
                PHYSICAL,
                range=3,
                dice=5,
                cost=2,
                rules=(
                    after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play)),
                    on_wild("throw", before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(2)))),
                ),
            ),
        ),
        superpowers=(
            active(
                "haymaker",
                4,
                until("turn", "haymaker", SELF, 3),
                parts=(
                    on(
                        attack_pool(attacker=me, when=weapon_is("strike", "overpower") & at_least(1, waiting("haymaker"))),
                        seq(add_dice("attack", waiting("haymaker")), spend("haymaker")),
                    ),
                ),
            ),
            reactive("inured-to-pain", 1, would_suffer(target=me), reduce_damage(1)),
            aggressive(),
        ),
    )
)

DOCTOR_OCTOPUS = add_character(
    Character(
        "doctor-octopus",
        "Doctor Octopus",
        "Otto Octavius",
        threat=3,
        affiliations=("Spider-Foes",),
        forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 50),),
        attacks=(
            Strike(
                "strike",
                PHYSICAL,
                range=3,
                dice=4,
                rules=(POWER_FOR_DAMAGE, static("face_counts", ("attack", WILD, 2, (WILD,)))),  # Flurry of Arms
            ),
            Strike(
                "arm-lasers",
                ENERGY,
                range=4,
                dice=6,
                cost=3,
                rules=(*NO_LOS_NO_COVER, on_wild("pierce", during("modify_opponent", pierce()))),
            ),
        ),
        superpowers=(
            hurl("ocks-clutches", size=2, within=3, tool=S),
            scientific_hubris(),
            wall_crawler(),
        ),
    )
)

RED_SKULL = add_character(
    Character(
        "red-skull",
        "Red Skull",
        "Johann Schmidt",
        threat=4,
        affiliations=("Cabal", "Hydra"),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push())),
            Strike(
                "cosmic-blast",
                ENERGY,
                range=4,
                dice=5,
                cost=1,
                rules=(on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD)))),),
            ),
            Strike(
                "unleash-the-cube",
                ENERGY,
                range=4,
                dice=7,
                cost=4,
                rules=(
                    after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, affectable)),
                    on_wild(
                        "reality-warp",
                        after_attack(gain_condition(~me & within(1, TARGET), "stun"), when=that(TARGET, in_play)),
                    ),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "master-of-evil",
                "Cabal",
                on(attack_resolved(attacker=ally, when=dealt_damage), gain_power(ATTACKER, 1)),
            ),
            active(
                "cosmic-cube",
                0,
                seq(gain_power(SELF, 3), roll_for(5, (FAIL,), "cosmic-cube"), damage(SELF, hits_rolled)),
                action=True,
                limit="turn",
            ),
            active(
                "master-of-the-cube",
                3,
                choose(
                    ally & within(4) & fresh("master-of-the-cube"),
                    then=seq(tick(CHOSEN, "master-of-the-cube"), place(CHOSEN, 2)),
                ),
                when=any_of(ally & within(4) & fresh("master-of-the-cube") & affectable),
            ),
            reactive(
                "hail-hydra",
                2,
                targeted(target=me),
                choose(ally & other & within(2), then=retarget(CHOSEN)),
                when=any_of(ally & other & within(2) & affectable),
            ),
        ),
    )
)

ULTRON = add_character(
    Character(
        "ultron",
        "Ultron",
        "Ultron",
        threat=4,
        affiliations=("Cabal",),
        forms=(Form("Normal", Side(6, M, 3, (4, 3, 4)), Side(5, M, 3, (4, 3, 4)), 50),),
        attacks=(
            Strike("strike", PHYSICAL, range=2, dice=6, rules=(ONE_POWER,)),
            Strike("energy-blast", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("incinerate"))),
            Strike(
                "metallic-fury",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                types=(PHYSICAL, ENERGY),
                rules=(wild_condition("bleed"),),
            ),
        ),
        superpowers=(
            active(
                "kinetic-field-generator",
                3,
                throw_terrain(4, 3, M),
                limit="turn",
                when=to_throw(throw_terrain(4, 3, M)),
            ),
            innate("all-will-be-metal", static("face_counts", ("defense", WILD, 2), on=me, when=attack_is(MYSTIC))),
            innate(
                "analyze-and-annihilate",
                on(
                    modify_own(roller=me & role(ATTACKER), when=at_least(1, defended(CRIT))),
                    reroll(defended(CRIT)),
                    optional=True,
                ),
            ),
            flight(),
            immunity("bleed", "poison"),
        ),
    )
)
