"""X-Force, and those of the New Mutants that fight beside them."""

from __future__ import annotations

from ..script.tactics import ANY_NUMBER, By, Tactic
from ..words import *
from .first_core_box import NO_LOS_NO_COVER, ONE_POWER, POWER_FOR_DAMAGE, hurl, on_wild, wild_condition
from .keywords import flight, healing_factor, immunity, stealth
from .winter_guard import EITHER_TYPE, HARD_SHELL

APOCALYPSE, BROTHERHOOD, NEW_MUTANTS = "Servants of the Apocalypse", "Brotherhood of Mutants", "New Mutants"
WEAPON_X, X_FORCE, X_MEN = "Weapon X", "X-Force", "Uncanny X-Men"
FLARES = "flare"
REROLL_ONE = on(modify_own(roller=me, when=attack_or_defense), reroll(1), optional=True)
MINE_TO_THROW = throw_terrain(3, 2, M)
UNMOVED_BY_MINDS = static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower)
TWO_MORE = if_(in_attack, add_dice("defense", 2), add_dice("dodge", 2))
NO_CRITS_AGAINST_IT = during("attack_pool", seq(count_face("defense", CRIT, 0), until("attack", "no_crit_dice", TARGET, 1)))
"""Criticals of the defense roll count nothing and add no dice."""

ABSORB = on(
    modify_opponent(roller=me & role(TARGET), when=at_least(1, defended(WILD))),
    seq(change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)), gain_power(SELF, dice_changed)),
    optional=True,
)
"""Wilds of the defense roll turn attack dice into Power."""


def again(attack: str, rule: str, *faces: int) -> Rule:
    """One more such attack against the same target."""
    return icons(*faces, name=rule)(after_attack(extra_attack(attack, role(LAST_TARGET), without=(rule,))))


def pierces(*faces: int) -> Rule:
    return icons(*faces, name="pierce")(during("modify_opponent", pierce()))


def stand_in(id: str) -> Superpower:
    """Become the target of an enemy nearby instead of somebody else."""
    return reactive(id, 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF))


def avenge(id: str, name: str) -> Superpower:
    """Run at whoever has hurt a sister."""
    return innate(
        id,
        on(hurt(it=ally & named((name,)) & within(3), cause=enemy), advance(SELF, M, TOWARD, CAUSE), limit="turn", optional=True),
    )


def hurl_terrain(id: str, **more: str) -> Superpower:
    return active(id, 3, MINE_TO_THROW, limit="turn", when=to_throw(MINE_TO_THROW), **more)


ARCHANGEL = Character(
    "archangel",
    "Archangel",
    "Warren Worthington III",
    threat=4,
    affiliations=(APOCALYPSE, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 50),),
    attacks=(
        Strike(
            "razor-wing-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("toxic-flechettes", after_attack(gain_one_of(TARGET, ("bleed", "poison"), rolled(WILD)))),
                icons(CRIT, name="overwing")(after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play))),
            ),
        ),
        Strike(
            "avatar-of-death",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "neurotoxin",
                    after_attack(
                        if_(
                            that(TARGET, has(("bleed",)) & has(("poison",)) & ready),
                            give_activated(TARGET),
                            gain_condition(TARGET, "stagger"),
                        )
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive("wing-shield", 2, (targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), dodging(target=me)), TWO_MORE),
        innate(
            "chosen-of-apocalypse",
            on(
                modify_own(roller=me & role(ATTACKER), when=at_least(1, rolled(WILD))),
                change_die("attack", (CRIT, WILD, BLOCK, BLANK), HIT, rolled(WILD)),
                optional=True,
            ),
        ),
        flight(),
    ),
)

BISHOP = Character(
    "bishop",
    "Bishop",
    "Lucas Bishop",
    threat=4,
    affiliations=(X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike(
            "xse-blaster",
            ENERGY,
            range=4,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "incinerate"), when=that(TARGET, within(3)))),
        ),
        Strike(
            "return-with-interest",
            PHYSICAL,
            range=2,
            dice=7,
            cost=5,
            shape="area",
            types=(PHYSICAL, ENERGY, MYSTIC),
            rules=(
                while_paying(seq(spend_up_to(3), add_to_each_attack(spent))),
                on_wild("extreme-force", after_attack(seq(push(TARGET, S, AWAY, SELF), gain_condition(TARGET, "slow")))),
            ),
        ),
    ),
    superpowers=(
        hurl("absorbed-energy-conversion", size=4, within=2, tool=M),
        innate("mutant-energy-absorption", ABSORB),
        innate("overload", on(power_phase_start(when=that(SELF, has_power(8))), damage(SELF, 1))),
        immunity("incinerate", "poison", "stun"),
    ),
)

CABLE = Character(
    "cable",
    "Cable",
    "Nathan Summers",
    threat=5,
    affiliations=("Avengers", NEW_MUTANTS, APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(7, S, 2, (3, 3, 4)), Side(7, S, 2, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "plasma-rifle",
            ENERGY,
            range=5,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(2, "attack"), when=that(TARGET, within(3)), optional=True),
                wild_condition("incinerate"),
            ),
        ),
        Strike("askanison", MYSTIC, range=2, dice=7, cost=5, shape="area", rules=(after_attack(heal(SELF, 1), when=dealt_damage),)),
    ),
    superpowers=(
        leadership(
            "wetworks",
            X_FORCE,
            on(
                modify_own(roller=ally & role(ATTACKER) & fresh("wetworks")),
                seq(
                    tick(ROLLER, "wetworks"),
                    reroll(1, "attack", fails=True),
                    if_(rerolled_by("wetworks") & that(TARGET, within(3, ATTACKER)), lose_cover()),
                ),
                optional=True,
            ),
        ),
        active("body-slide-by-one", 2, place(SELF, 2), limit="turn"),
        active("omega-level-threat", 1, throw_terrain(paid, 3, M), most=4, limit="turn", when=terrain_near(4, 3)),
        reactive("telekinetic-shield", 2, targeted(target=ally & within(3)), add_dice("defense", 2)),
        innate("techno-organic-virus-suppression", on(power_phase(), gain_power(SELF, 1))),
        immunity("poison"),
    ),
)

COLOSSUS = Character(
    "colossus",
    "Colossus",
    "Piotr Rasputin",
    threat=4,
    affiliations=(BROTHERHOOD, APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 3, (4, 3, 3)), Side(7, M, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("concussive-force", after_attack(lose_power(TARGET, 1)))),
        ),
        Strike(
            "x-slam",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(gain_condition(TARGET, "stun")), wild_condition("stagger")),
        ),
    ),
    superpowers=(
        hurl_terrain("playing-catch"),
        stand_in("big-brother"),
        reactive("bozhe-moi", 2, targeted(target=me, when=attack_is(*EITHER_TYPE)), add_dice("defense", 2), side="healthy"),
        innate("bozhe-moi", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(*EITHER_TYPE)), side="injured"),
        innate("organic-steel", HARD_SHELL, static("not_moved_by_enemy", ("push",), on=me)),
        immunity("bleed"),
    ),
)

DEADPOOL = Character(
    "deadpool",
    "Deadpool",
    "Wade Wilson",
    threat=3,
    affiliations=("Avengers", APOCALYPSE, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("stab", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, again("stab", "stab-stab", WILD, WILD))),
        Strike("bang", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, again("bang", "bang-bang", WILD, HIT))),
        Strike(
            "duodenum-poke",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            side="healthy",
            rules=(after_attack(gain_condition(TARGET, "bleed", "slow"), when=dealt_damage),),
        ),
        Strike(
            "maximum-effort",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            side="injured",
            rules=(
                on_wild(
                    "dance-party",  # without the Advance there is no "after this Advance"
                    after_attack(
                        may(seq(advance(SELF, S), damage_each(other & within(2), 1), gain_power(SELF, tally)), "dance-party")
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "merc-with-a-mouth",
            3,
            choose(
                enemy & within(3) & unaffected("merc-with-a-mouth", "round"),
                seq(note_affected("merc-with-a-mouth", CHOSEN, "round"), lose_power(CHOSEN, 2)),
            ),
            when=any_of(enemy & affectable & within(3) & unaffected("merc-with-a-mouth", "round")),
        ),
        innate("all-right-now-its-serious", static("contests_healthy", True, on=me), REROLL_ONE, side="injured"),
        innate("i-know-karate", REROLL_ONE, side="healthy"),
        innate("unicorns-rainbows-and-sugar-plums-dancing-through-my-head", UNMOVED_BY_MINDS),
        active("you-cant-spell-legendary-without-leg-day", 2, place(SELF, 2), limit="turn"),
        healing_factor(2),
    ),
)

DOMINO = Character(
    "domino",
    "Domino",
    "Neena Thurman",
    threat=3,
    affiliations=("A-Force", X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "automatic-pistols",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(ONE_POWER, again("automatic-pistols", "rapid-fire", HIT)),
        ),
        Strike(
            "grenade-bounce",
            ENERGY,
            range=4,
            dice=4,
            cost=1,
            rules=(
                *NO_LOS_NO_COVER,
                after_attack(gain_condition(TARGET, "incinerate"), name="incinerate"),
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
        Strike(
            "lucky-shot",
            ENERGY,
            range=3,
            dice=6,
            cost=3,
            rules=(static("no_power_for_damage", True), wild_condition("stun")),
        ),
    ),
    superpowers=(
        reactive(
            "probability-manipulation",
            1,
            (attack_rolled(attacker=me), defense_thrown(target=me), dodge_thrown(target=me)),
            treat_as(FAIL, CRIT, paid, own=True),
            most=POWER_LIMIT,
            when=own_roll_has(FAIL),
        ),
        innate(
            "things-tend-to-go-my-way",
            static("no_crit_dice", True, on=enemy, when=is_attacker),
            static("no_crit_dice", True, on=enemy, when=is_target),
        ),
    ),
)

HONEY_BADGER = Character(
    "honey-badger",
    "Honey Badger",
    "Gabrielle Kinney",
    threat=2,
    affiliations=(APOCALYPSE, X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 2, 2)), Side(4, M, 2, (3, 2, 2)), 35),),
    attacks=(
        Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "hamstring",
            PHYSICAL,
            range=2,
            dice=5,
            cost=3,
            rules=(
                after_attack(gain_condition(TARGET, "slow", "bleed"), when=dealt_damage),
                on_wild("elusive", after_attack(advance(SELF, M, optional=True))),
            ),
        ),
    ),
    superpowers=(
        stand_in("too-dangerous-to-ignore"),
        innate(
            "anklebiter",
            static("no_contest", True, on=me),
            static("no_interact", True, on=me),
            static("no_hold", True, on=me),
            static("defense_dice", -1, on=enemy & within(1), when=that(ATTACKER, ally & other)),
        ),
        avenge("lil-sis", "Laura Kinney"),
        healing_factor(1),
    ),
)

PSYLOCKE = Character(
    "psylocke",
    "Psylocke",
    "Elizabeth Braddock",
    threat=4,
    affiliations=(APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "telekinetic-katana",
            ENERGY,
            range=2,
            dice=5,
            types=(ENERGY, MYSTIC),
            rules=(POWER_FOR_DAMAGE, on_wild("neural-disruption", before_damage(lose_power(TARGET, rolled(WILD))))),
        ),
        Strike(
            "psi-bow",
            MYSTIC,
            range=4,
            dice=4,
            rules=(ONE_POWER, icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True)))),
        ),
        Strike("psionic-assault", MYSTIC, range=3, dice=7, cost=3, rules=(before_damage(gain_condition(TARGET, "stun")),)),
    ),
    superpowers=(
        active(
            "telekinetic-combat-enhancement",
            2,
            seq(
                advance(SELF, S, optional=True),
                next_attack("next/telekinetic-katana", (during("attack_pool", add_dice("attack", 2)),), ("telekinetic-katana",)),
            ),
            limit="turn",
        ),
        reactive(
            "telepathic-precognition",
            1,
            modify_own(roller=me, when=attack_or_defense),
            reroll(paid),
            most=POWER_LIMIT,
            limit="turn",
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(*EITHER_TYPE) & that(ATTACKER, within(2))),
        ),
        stealth(),
    ),
)

SUNSPOT = Character(
    "sunspot",
    "Sunspot",
    "Roberto Da Costa",
    threat=4,
    affiliations=(NEW_MUTANTS, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(6, M, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike(
            "uv-strike",
            ENERGY,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(WILD, HIT, name="heating-up")(after_attack(gain_counter(FLARES, most=3)))),
        ),
        Strike(
            "dark-solar-blast",
            ENERGY,
            range=3,
            dice=7,
            cost=3,
            rules=(
                icons(WILD, HIT, name="thermokinetic-concussion")(
                    after_attack(each(other & ~role(TARGET) & within(2, TARGET, gone=True), damage(IT, 1, empty=True)))
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "high-energy-conversion",
            2,
            throw_something(counters(FLARES), 2, S),
            limit="turn",
            when=to_throw(throw_something(counters(FLARES), 2, S)),
        ),
        active(
            "sunburn",
            2,
            seq(
                if_(
                    at_least(3, counters(FLARES)),
                    seq(until("turn", "move_size", SELF, 5), advance(SELF, L), spend("move_size")),
                    advance_its_speed(SELF),
                ),
                action("attack"),
            ),
            action=True,
            limit="turn",
        ),
        reactive(
            "thermokinesis",
            0,
            attack_pool(attacker=me, when=at_least(1, counters(FLARES))),
            seq(
                choose_number(counters(FLARES)),
                spend_counter(FLARES, n=number),
                add_dice("attack", number),
                if_(
                    some(number),
                    lasts("attack", on(attack_resolved(attacker=me), gain_condition(TARGET, "incinerate"), limit="once")),
                ),
            ),
        ),
        innate(
            "flare-state",
            on(moved(mover=me), gain_counter(FLARES, most=3)),
            on(
                would_be_dazed(target=me, when=at_least(1, counters(FLARES))),
                seq(
                    note("flares", counters(FLARES)),
                    spend_counter(FLARES, n=noted("flares")),
                    each(enemy & as_far_as(noted("flares")), damage(IT, 1)),
                ),
                optional=True,
            ),
        ),
    ),
)

WARLOCK = Character(
    "warlock",
    "Warlock",
    "Warlock",
    threat=3,
    affiliations=(NEW_MUTANTS, X_FORCE),
    forms=(Form("Normal", Side(5, M, 3, (3, 3, 4)), Side(5, M, 3, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "t-o-talons",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("infection", after_attack(gain_condition(TARGET, "bleed", "poison")))),
        ),
        Strike("buster-cannon", ENERGY, range=4, dice=5, rules=(ONE_POWER, wild_condition("shock"))),
        Strike(
            "self-must-protect-selffriend",
            ENERGY,
            range=3,
            dice=7,
            cost=4,
            rules=(
                during(
                    "attack_pool",
                    may(seq(choose_terrain(3, 3), destroy_terrain(), reroll_this_attack(terrain_size)), "destroy"),
                    when=terrain_by(SELF, 3, 3),
                ),
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable)),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "techno-organic-absorption",
            2,
            seq(choose_terrain(3, 3), destroy_terrain(), heal(SELF, terrain_size)),
            when=terrain_by(SELF, 3, 3),
        ),
        active(
            "transmode-virus-infection",
            2,
            in_turn(me | enemy & within(2) & has(("poison",)), damage(IT, 2)),
            limit="turn",
        ),
        innate(
            "unstable-outline",
            static("defense_dice", 1, on=me, when=defends(*EITHER_TYPE) & ~that(ATTACKER, within(3))),
        ),
        immunity("bleed", "poison"),
    ),
)

X_23 = Character(
    "x-23",
    "X-23",
    "Laura Kinney",
    threat=3,
    affiliations=(NEW_MUTANTS, X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 2)), Side(5, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "adamantium-slash",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, wild_condition("bleed"), pierces(WILD)),
        ),
        Strike(
            "claw-rush",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(advance(SELF, M, optional=True)), pierces(WILD)),
        ),
    ),
    superpowers=(
        reactive(
            "frenzy",
            2,
            attack_resolved(attacker=me & active_character, target=enemy, when=defeated_target),
            seq(advance(SELF, S), extra_attack("adamantium-slash", enemy, optional=False)),
            limit="turn",
        ),
        innate("adamantium-skeleton", static("thrown_size", 3, on=me)),
        innate("assassin-training", REROLL_ONE),
        avenge("big-sis", "Gabrielle Kinney"),
        healing_factor(2),
    ),
)

# -- New Mutants -------------------------------------------------------------------------------------------------------

NORMAL, DIAMOND = "Normal", "Diamond"
WHITE_QUEEN = Side(6, M, 2, (2, 3, 5))
DIAMOND_QUEEN = Side(6, M, 2, (4, 4, 4))
EMMA_FROST = Character(
    "emma-frost",
    "Emma Frost",
    "Emma Frost",
    threat=4,
    affiliations=(BROTHERHOOD, "Hellfire Club", NEW_MUTANTS, X_MEN),
    forms=(Form(NORMAL, WHITE_QUEEN, WHITE_QUEEN, 35), Form(DIAMOND, DIAMOND_QUEEN, DIAMOND_QUEEN, 35)),
    attacks=(
        Strike(
            "psychic-spike",
            MYSTIC,
            range=4,
            dice=5,
            form=NORMAL,
            rules=(POWER_FOR_DAMAGE, icons(WILD, HIT, name="bend-will")(after_attack(advance(TARGET, S, optional=True)))),
        ),
        Strike(
            "hands-off",
            MYSTIC,
            range=3,
            dice=8,
            cost=4,
            form=NORMAL,
            rules=(
                on_wild(
                    "defenestrate",
                    before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                ),
            ),
        ),
        Strike(
            "diamond-strike",
            PHYSICAL,
            range=2,
            dice=5,
            form=DIAMOND,
            rules=(POWER_FOR_DAMAGE, wild_condition("stun"), pierces(CRIT)),
        ),
        Strike(
            "shatter",
            PHYSICAL,
            range=2,
            dice=7,
            cost=6,
            shape="area",
            form=DIAMOND,
            rules=(pierces(CRIT), after_series(may(transform(NORMAL), "transform"))),
        ),
    ),
    superpowers=(
        hurl_terrain("sometimes-one-must-get-their-hands-dirty", form=DIAMOND),
        reactive("diamond-form", 1, targeted(target=me), transform(DIAMOND), form=NORMAL),
        reactive(
            "shield-mind",
            2,
            would_move(
                mover=ally & within(4),
                cause=enemy,
                when=moving("advance", "place", "push") & (by_attack_rule(MYSTIC) | by_superpower),
            ),
            not_moved(),
            form=NORMAL,
        ),
        reactive("telekinetic-deflection", 2, would_collide(target=me), ignore_collision(), form=NORMAL),
        innate(
            "power-inhibition",
            static("no_reactives", True, on=enemy, when=that(SELF, active_character)),
            static("no_reactive_tactics", True, on=enemy, when=that(SELF, active_character)),
            form=NORMAL,
        ),
        innate("diamond-mind", static("no_tactics", True, on=me), form=DIAMOND),
        innate(
            "far-from-my-best-look",
            on(activation_start(it=me), lasts("this activation", on(activation_end(it=me), transform(NORMAL)))),
            form=DIAMOND,
        ),
        innate(
            "psychic-immunity",
            UNMOVED_BY_MINDS,
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(MYSTIC)),
            form=DIAMOND,
        ),
        immunity("bleed", "incinerate", "poison", "stun", form=DIAMOND),
    ),
)

SHADOWCAT = Character(
    "shadowcat",
    "Shadowcat",
    'Katherine "Kitty" Pryde',
    threat=3,
    affiliations=(NEW_MUTANTS, X_MEN),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "phasing-strike",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(POWER_FOR_DAMAGE, NO_CRITS_AGAINST_IT, on_wild("sidestep", after_attack(place(SELF, 1)))),
        ),
        Strike("get-em-lockheed", ENERGY, range=3, dice=4, rules=(ONE_POWER, wild_condition("incinerate"))),
        Strike(
            "intangible-assault",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(NO_CRITS_AGAINST_IT, on_wild("ghosted", after_attack(place(SELF, 2)))),
        ),
    ),
    superpowers=(
        active("phase-rush", 2, place(SELF, 2), limit="turn"),
        reactive(
            "cant-touch-this",
            2,
            (
                targeted(target=ally & within(2), when=attack_is(*EITHER_TYPE)),
                dodging(target=ally & within(2)),
            ),
            if_(
                in_attack,
                seq(
                    add_dice("defense", 2),
                    lasts(
                        "attack",
                        on(
                            moved(mover=role(SUBJECT), when=moved_by("push", "throw") & effect_of_attack(*EITHER_TYPE)),
                            place(SUBJECT, 1, optional=True),
                        ),
                        TARGET,
                    ),
                ),
                add_dice("dodge", 2),
            ),
        ),
        stealth(),
    ),
)

# -- Team Tactic cards -------------------------------------------------------------------------------------------------

CAT_AND_MOUSE = Tactic(
    "cat-and-mouse", "Cat and Mouse", REACTIVE,
    (By(affiliated(X_FORCE)),),
    seq(
        place(SELF, 2),
        lasts("game", on(activation_start(it=me), until("this activation", "move_actions", SELF, 1), limit="once")),
    ),
    affiliation=X_FORCE,
    on=(deployed(),),
)  # fmt: skip
DIRTY_WORK = Tactic(
    "dirty-work", "Dirty Work", ACTIVE,
    (By(affiliated(X_FORCE), 3),),
    choose(
        enemy & of_highest_threat(),
        seq(
            note_affected("dirty-work", CHOSEN, "round"),
            lasts(
                "round",
                on(
                    felled(it=enemy & singled_out("dirty-work", "round"), cause=ally & affiliated(X_FORCE)),
                    gain_power(ally & affiliated(X_FORCE), 2),
                ),
                CARD,
            ),
        ),
    ),
    affiliation=X_FORCE,
    when=can_choose(enemy),
)  # fmt: skip
PRACTICE_ROUND = Tactic(
    "practice-round", "Practice Round", REACTIVE,
    (By(role(ROLLER)),),
    reroll(fails=True),
    affiliation=NEW_MUTANTS,
    on=(modify_own(roller=ally),),
    when=~own_roll_has(CRIT),
)  # fmt: skip
PRESERVE_THE_DREAM = Tactic(
    "preserve-the-dream", "Preserve the Dream", REACTIVE,
    (By(cost=1, upto=ANY_NUMBER),),
    each("payers", advance(IT, S, TOWARD, ATTACKER)),
    affiliation=X_FORCE,
    on=(targeted(attacker=enemy, target=ally, when=outranks(ATTACKER, TARGET)),),
)  # fmt: skip
PRETTY_SNEAKY_SIS = Tactic(
    "pretty-sneaky-sis", "Pretty Sneaky, Sis", REACTIVE,
    (By(affiliated(X_FORCE), 2, upto=ANY_NUMBER),),
    each("payers", until("round", "target_within", IT, 2)),
    affiliation=X_FORCE,
    on=(power_phase(),),
)  # fmt: skip
SURVIVE_THE_NIGHT = Tactic(
    "survive-the-night", "Survive the Night", REACTIVE,
    (By(role(TARGET)),),
    choose(ally & ~me & within(2), extra_attack("back-off", role(ATTACKER), who=CHOSEN, optional=False)),
    affiliation=NEW_MUTANTS,
    on=(attack_resolved(attacker=enemy & affectable, target=ally & affiliated(NEW_MUTANTS)),),
    when=can_choose(ally & ~me & within(2)),
    attacks=(Strike("back-off", PHYSICAL, range=3, dice=5, rules=(after_attack(push(TARGET, S, AWAY, SELF)),)),),
)  # fmt: skip
FALLEN = ally & affiliated(NEW_MUTANTS)
TOMORROWS_SOLDIERS = Tactic(
    "tomorrows-soldiers", "Tomorrow's Soldiers", REACTIVE,
    (By(affiliated(NEW_MUTANTS) & ~role(TARGET)),),
    gain_power(ally & affiliated(NEW_MUTANTS), 2),
    affiliation=NEW_MUTANTS,
    on=(dazed_by(target=FALLEN), koed_by(target=FALLEN)),
)  # fmt: skip
