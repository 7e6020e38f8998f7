"""The Uncanny X-Men."""

from __future__ import annotations

from ..rules.tactics import ANY_NUMBER, By, Tactic, add_tactic
from ..words import *
from .first_core_box import ONE_POWER, POWER_FOR_DAMAGE, on_wild, wild_condition, wild_push
from .keywords import flight, healing_factor, immunity, wall_crawler
from .winter_guard import EITHER_TYPE, HARD_SHELL

X_MEN = "Uncanny X-Men"
BROTHERHOOD, APOCALYPSE = "Brotherhood of Mutants", "Servants of the Apocalypse"

EXPLOSIVE = on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1))))
SAP_POWER = on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))
PIERCE = on_wild("pierce", during("modify_opponent", pierce()))
BESIDE_TARGET = after_attack(place(SELF, 1, TARGET), when=that(TARGET, in_play))
BESIDE_LAST_TARGET = after_series(place(SELF, 1, LAST_TARGET), when=that(LAST_TARGET, in_play))


def may_throw(most: int) -> Rule:
    return after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(most) & affectable))


def in_passing(id: str, which: Filter, effect: Effect) -> Superpower:
    """A move action of one's own activation takes somebody along: chosen when it begins, moved when it is over."""
    return reactive(
        id,
        2,
        would_move(mover=me & active_character, when=move_action),
        choose(which, lasts("this activation", on(moved(mover=me, when=move_action), effect, limit="once"), CHOSEN)),
        limit="turn",
        when=any_of(which & affectable),
    )


def lift(id: str) -> Superpower:
    """The place is measured from where the ally stands: that is the one placed, and the last one named."""
    return in_passing(id, ally & other & size(2, printed=True) & within(2), place(SUBJECT, 2))


def hurl_terrain(id: str, size: int, within: int) -> Superpower:
    effect = throw_terrain(size, within, M)
    return active(id, 3, effect, limit="turn", when=to_throw(effect))


ANGEL = add_character(
    Character(
        "angel",
        "Angel",
        "Warren Worthington III",
        threat=3,
        affiliations=(X_MEN,),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
        attacks=(
            Strike("flyby", PHYSICAL, range=3, dice=4, shape="beam", rules=(ONE_POWER, BESIDE_LAST_TARGET)),
            Strike("avenging-angel", PHYSICAL, range=3, dice=7, cost=3, rules=(may_throw(3), wild_condition("stun"))),
        ),
        superpowers=(
            lift("air-lift"),
            in_passing("hostile-takeover", enemy & within(2), push(SUBJECT, S, TOWARD, SELF)),
            healing_factor(1),
            flight(),
        ),
    )
)

BEAST = add_character(
    Character(
        "beast",
        "Beast",
        "Henry McCoy",
        threat=3,
        affiliations=("Avengers", "Inhumans", X_MEN, APOCALYPSE),
        forms=(Form("Normal", Side(6, M, 3, (4, 2, 3)), Side(5, M, 3, (4, 2, 3)), 50),),
        attacks=(
            Strike(
                "acrobatic-strike",
                PHYSICAL,
                range=3,
                dice=5,
                rules=(POWER_FOR_DAMAGE, on_wild("ambush", BESIDE_TARGET)),
            ),
            Strike(
                "animalistic-freestyle",
                PHYSICAL,
                range=2,
                dice=6,
                cost=4,
                rules=(
                    after_attack(gain_condition(TARGET, "bleed")),
                    on_wild("float-like-a", before_damage(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3)))),
                    after_attack(advance(SELF, M, optional=True)),
                ),
            ),
        ),
        superpowers=(
            active("baser-instincts", 2, throw_something(2, 2, S), limit="turn", when=to_throw(throw_something(2, 2, S))),
            reactive("stars-and-garters", 1, modify_own(roller=me & role(TARGET)), reroll(paid), most=3),
            innate("disconcerting-yet-provocative", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
            wall_crawler(),
        ),
    )
)

CYCLOPS = add_character(
    Character(
        "cyclops",
        "Cyclops",
        "Scott Summers",
        threat=4,
        affiliations=(X_MEN,),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "optic-blast",
                ENERGY,
                range=4,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    wild_push(when=that(TARGET, size(3))),
                    icons(WILD, HIT, name="speed-of-sight")(
                        after_attack(extra_attack("optic-blast", ~role(LAST_TARGET), without=("speed-of-sight",)))
                    ),
                ),
            ),
            Strike(
                "optic-devastation",
                ENERGY,
                range=5,
                dice=7,
                cost=4,
                shape="beam",
                rules=(on_wild("suppression", after_attack(lose_power(TARGET, rolled(WILD)))),),
            ),
        ),
        superpowers=(
            leadership(
                "x-men-blue",
                X_MEN,
                on(
                    attack_resolved(attacker=ally, target=enemy, when=dealt_damage),
                    choose(
                        ally & ~role(ATTACKER) & within(5, ATTACKER) & fresh("x-men-blue"),
                        seq(tick(CHOSEN, "x-men-blue"), gain_power(CHOSEN, 1)),
                        optional=True,
                    ),
                ),
            ),
            active(
                "field-leader",
                3,
                choose(ally & other & within(4) & fresh("field-leader"), seq(tick(CHOSEN, "field-leader"), advance(CHOSEN, S))),
                when=any_of(ally & other & affectable & within(4) & fresh("field-leader")),
            ),
            active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
            reactive(
                "quick-draw",
                2,
                targeted(target=me, attacker=~within(2)),
                seq(
                    guard_with(5),
                    lasts("attack", on(attack_resolved(target=me, when=~dealt_damage), damage(ATTACKER, 2))),
                ),
            ),
        ),
    )
)

GAMBIT = add_character(
    Character(
        "gambit",
        "Gambit",
        "Remy LeBeau",
        threat=3,
        affiliations=(BROTHERHOOD, X_MEN, APOCALYPSE),
        forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        attacks=(
            Strike("bo-staff", PHYSICAL, range=2, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(3))))),
            Strike("kinetic-ace", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, EXPLOSIVE)),
            Strike(
                "52-card-pickup",
                ENERGY,
                range=4,
                dice=5,
                cost=4,
                shape="beam",
                rules=(static("face_counts", ("attack", WILD, 2, (WILD,))),),  # Flurry of Cards
            ),
        ),
        superpowers=(
            active("accelerate-charge", 3, next_attack_action("attack_dice", 2)),
            reactive(
                "a-little-something-extra",
                1,
                rolled_dice(attacker=me, when=attack_roll_has(HIT)),
                change_die("attack", (HIT,), WILD, must=True),
            ),
            reactive(
                "enhanced-agility",
                2,
                attack_resolved(target=me),
                seq(damage(ATTACKER, 1), advance(SELF, S, AWAY, ATTACKER, optional=True)),
            ),
        ),
    )
)

ICEMAN = add_character(
    Character(
        "iceman",
        "Iceman",
        "Bobby Drake",
        threat=3,
        affiliations=(X_MEN, APOCALYPSE),
        forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 50),),
        attacks=(
            Strike("freezing-blast", ENERGY, range=3, dice=4, shape="beam", rules=(ONE_POWER, wild_condition("slow"))),
            Strike("chill", ENERGY, range=3, dice=7, cost=3, rules=(wild_condition("stagger"),)),
        ),
        superpowers=(
            active("freeze-and-fade", 2, seq(action("attack"), move_as(5)), action=True, limit="turn"),
            lift("ice-slide"),
            innate(
                "cold-snap",
                on(
                    moved(mover=enemy & within(2), when=move_action),
                    if_(that(MOVER, has(("slow",))), damage(MOVER, 1), gain_condition(MOVER, "slow")),
                ),
                on(
                    attack_action_end(it=enemy & within(2)),
                    if_(that(IT, has(("slow",))), damage(IT, 1), gain_condition(IT, "slow")),
                ),
            ),
        ),
    )
)

JEAN_GREY = add_character(
    Character(
        "jean-grey",
        "Jean Grey",
        "Jean Grey",
        threat=5,
        affiliations=(X_MEN,),
        forms=(Form("Normal", Side(6, M, 2, (3, 4, 5)), Side(7, M, 2, (3, 4, 5)), 35),),
        attacks=(
            Strike(
                "psionic-bolt",
                MYSTIC,
                range=4,
                dice=5,
                rules=(POWER_FOR_DAMAGE, SAP_POWER, icons(FAIL, name="pierce")(during("modify_opponent", pierce()))),
            ),
            Strike(
                "telekinetic-force",
                PHYSICAL,
                range=3,
                dice=9,
                cost=5,
                rules=(
                    before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                    EXPLOSIVE,
                ),
            ),
        ),
        superpowers=(
            hurl_terrain("battlefield-manipulation", size=4, within=3),
            active(
                "matter-transmutation",
                3,
                choose(
                    other & ~ready & within(2) & fresh("matter-transmutation"),
                    seq(tick(CHOSEN, "matter-transmutation"), push(CHOSEN, S)),
                ),
                when=any_of(other & affectable & ~ready & within(2) & fresh("matter-transmutation")),
            ),
            reactive(
                "shield-mind",
                2,
                would_move(
                    mover=ally & within(4),
                    cause=enemy,
                    when=moving("advance", "place", "push") & (effect_of_attack(MYSTIC) | by_superpower),
                ),
                not_moved(),
            ),
            innate("latent-psychic-potential", on(power_phase(), gain_power(SELF, 2))),
            flight(),
        ),
    )
)

LOGAN = add_character(
    Character(
        "logan-the-wolverine",
        "Logan, The Wolverine",
        "James Logan Howlett",
        threat=4,
        affiliations=(X_MEN, "Weapon X"),
        forms=(Form("Normal", Side(6, M, 2, (4, 4, 2)), Side(6, M, 2, (4, 4, 2)), 35),),
        attacks=(
            Strike("x-slash", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, BESIDE_TARGET, PIERCE)),
            Strike(
                "tornado-claw",
                PHYSICAL,
                range=3,
                dice=7,
                cost=4,
                shape="beam",
                rules=(BESIDE_LAST_TARGET, PIERCE, wild_condition("bleed")),
            ),
        ),
        superpowers=(
            active(
                "what-i-do-isnt-very-nice",
                3,
                seq(
                    next_attack("next/what-i-do-isnt-very-nice", (may_throw(3),), ("x-slash",)),
                    action("attack", only="x-slash"),
                    no_next_attack("next/what-i-do-isnt-very-nice"),
                ),
                action=True,
                limit="turn",
            ),
            innate("adamantium-skeleton", static("thrown_size", 3, on=me)),
            innate(
                "get-out-of-my-head",
                on(
                    attack_resolved(target=me, attacker=enemy, when=dealt_damage & attack_is(MYSTIC)),
                    each(
                        ally & other & within(3),
                        seq(
                            note("before", damage_on(IT)),
                            damage(IT, 1),
                            gain_power(IT, difference(damage_on(IT), noted("before"))),
                        ),
                    ),
                    limit="turn",
                ),
            ),
            innate(
                "on-the-hunt",
                on(
                    modify_own(roller=me & role(ATTACKER), when=~that(SELF, accompanied(3))),
                    reroll(2, "attack"),
                    optional=True,
                ),
            ),
            healing_factor(2),
            immunity("stun"),
        ),
    )
)

NIGHTCRAWLER = add_character(
    Character(
        "nightcrawler",
        "Nightcrawler",
        "Kurt Wagner",
        threat=4,
        affiliations=(X_MEN,),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike(
                "teleporting-strike",
                PHYSICAL,
                range=3,
                dice=5,
                rules=(
                    POWER_FOR_DAMAGE,
                    during("after_damage", gain_condition(TARGET, "stun"), when=that(TARGET, ~within(2)), name="ha-ha"),
                ),
            ),
            Strike(
                "brimstone-blitz",
                PHYSICAL,
                range=2,
                dice=5,
                cost=1,
                rules=(
                    during("attack_pool", add_dice("attack", times_placed)),
                    icons(CRIT, HIT, name="flurry-of-blows")(
                        after_attack(action("attack", target=TARGET), when=that(TARGET, affectable))
                    ),
                ),
            ),
        ),
        superpowers=(
            active("bamf", 1, place(SELF, paid), most=3, limit="turn"),
            reactive("puff-of-smoke", 0, after_damage_of(attacker=me, target=in_play), place(SELF, 2, TARGET)),
            reactive(
                "unglaublich-acrobatics",
                2,
                (targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), dodging(target=me)),
                if_(in_attack, add_dice("defense", 2), add_dice("dodge", 2)),
            ),
            innate("invisible-in-shadow", static("stealth", 3, on=me, when=terrain_from(2, 1))),
            wall_crawler(),
        ),
    )
)

PROFESSOR_X = add_character(
    Character(
        "professor-x",
        "Professor X",
        "Charles Xavier",
        threat=4,
        affiliations=(X_MEN,),
        forms=(Form("Normal", Side(6, M, 2, (2, 2, 6)), Side(5, M, 2, (2, 2, 6)), 50),),
        attacks=(
            Strike("psychic-dart", MYSTIC, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("root"))),
            Strike(
                "mental-suggestion",
                MYSTIC,
                range=3,
                dice=6,
                cost=1,
                rules=(after_attack(advance_its_speed(TARGET, optional=True), when=dealt_damage),),
            ),
            Strike(
                "astral-duel",
                MYSTIC,
                range=3,
                dice=4,
                cost=3,
                rules=(
                    during("attack_pool", add_dice("attack", defense_of(TARGET, MYSTIC))),
                    during("attack_pool", lasts("attack", static("no_modify", True, on=role(SUBJECT)), TARGET)),
                ),
            ),
        ),
        superpowers=(
            leadership(
                "xaviers-school-for-gifted-youngsters",
                X_MEN,
                on(
                    superpower_used(it=ally, when=superpower_paid),
                    choose(ally & ~role(IT), gain_power(CHOSEN, 1)),
                    limit="turn",
                    optional=True,
                ),
            ),
            reactive(
                "professors-guidance",
                1,
                modify_own(roller=ally & other & within(4), when=attack_or_defense),
                reroll(paid),
                most=3,
                limit="turn",
            ),
            innate(
                "telepathic-lock",
                on(
                    targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                    may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "telepathic-lock"),
                ),
            ),
            innate(
                "omega-level-telepath",
                static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
            ),
        ),
    )
)

ROGUE = add_character(
    Character(
        "rogue",
        "Rogue",
        "Anna Marie LeBeau",
        threat=4,
        affiliations=(BROTHERHOOD, X_MEN),
        forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
        attacks=(
            Strike("absorbing-strike", PHYSICAL, range=2, dice=5, types=EITHER_TYPE, rules=(POWER_FOR_DAMAGE, SAP_POWER)),
            Strike("southern-hospitality", PHYSICAL, range=2, dice=7, cost=3, rules=(may_throw(4),)),
        ),
        superpowers=(
            active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
            hurl_terrain("marvelous-strength", size=4, within=2),
            active(
                "mutant-absorption",
                2,
                choose(
                    enemy & within(2),
                    seq(roll_for(5, (CRIT, WILD, HIT), "mutant-absorption"), tear_power(CHOSEN, hits_rolled)),
                ),
                limit="turn",
                when=any_of(enemy & affectable & within(2)),
            ),
            innate("kree-mutant-physiology", HARD_SHELL),
            flight(),
            immunity("poison"),
        ),
    )
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

MINE = role(SUBJECT)

add_tactic(
    Tactic(
        "cerebro", "Cerebro", ACTIVE,
        (By(active_character & affiliated(X_MEN) & attacks_with(MYSTIC) & defense_from(MYSTIC, 5)),),
        seq(
            lasts("round", static("reach", 1, on=MINE, when=with_attacks_of(MYSTIC))),
            lasts("round", static("attack_dice", 1, on=MINE, when=attack_type(MYSTIC))),
            lasts("round", static("defense_dice", 1, on=MINE, when=attack_type(MYSTIC))),
            lasts("round", static("ignore_los", True, on=MINE)),
            lasts("round", static("no_stealth", True, on=given(ATTACKER, MINE))),
        ),
        affiliation=X_MEN,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "children-of-the-atom", "Children of the Atom", ACTIVE,
        (By(affiliated(X_MEN) & has(CONDITIONS)),),
        seq(gain_power(SELF, conditions_on(SELF)), remove_conditions(SELF)),
        affiliation=X_MEN,
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "first-class", "First Class", REACTIVE,
        (By(affiliated(X_MEN)),),
        seq(
            lasts("round", static("free_interact", True, on=ally & affiliated(X_MEN) & unaffected("first-class", "round")), CARD),
            lasts("round", on(interacted(it=ally & affiliated(X_MEN)), note_affected("first-class", IT, "round")), CARD),
        ),
        affiliation=X_MEN,
        on=(activation_phase_start(),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "to-me-my-x-men", "To Me, My X-Men", ACTIVE,
        (By(has_leadership("Uncanny X-Men"), 1, most=POWER_LIMIT),),
        choose_up_to(ally & other & affiliated(X_MEN), paid, advance(CHOSEN, S, TOWARD, SELF, optional=True)),
        affiliation=X_MEN,
        when=can_choose(ally & other & affiliated(X_MEN)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "xaviers-dream", "Xavier's Dream", REACTIVE,
        (By(~role(TARGET), 1, upto=ANY_NUMBER),),
        reduce_damage(paid),
        affiliation=X_MEN,
        on=(would_suffer(target=ally),),
    )
)  # fmt: skip
