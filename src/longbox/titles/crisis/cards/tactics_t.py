"""Team Tactic cards of no affiliation, most of them for certain characters: Q to Z, and some of M to P that were left."""

from __future__ import annotations

from ..rules.tactics import By, Tactic, add_tactic
from ..words import *

OTHER_ALLY = ally & ~me

# -- moving and helping ------------------------------------------------------------------------------------------------

ABOMINATION = ally & named(("Abomination",)) & within(2)
add_tactic(
    Tactic(
        "you-will-do-as-i-say-monster", "You Will Do As I Say, Monster", ACTIVE,
        (By(active_character & named(("George Tarleton",)), 5),),
        choose(ABOMINATION, throw(CHOSEN, M)),
        when=can_choose(ABOMINATION),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "weapon-x-program", "Weapon X Program", ACTIVE,
        (By(named(("Wolverine", "Sabretooth")), 3),),
        throw_unharmed(SELF, S),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "we-are-groot", "We Are Groot", ACTIVE,
        (By(named(("Groot",)), 3),),
        heal(ally & within(4), 2),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "vertical-assistance", "Vertical Assistance", ACTIVE,
        (By(active_character & named(("Natasha Romanoff",)), 2),),
        choose(ally & within(3), seq(until("round", "move_size", CHOSEN, 5), advance(CHOSEN, S))),
    )
)  # fmt: skip

PEOPLE_OF_THE_AIR = named(("War Machine", "Captain Marvel"))
add_tactic(
    Tactic(
        "the-air-force", "The Air Force", REACTIVE,
        (By(role(IT) & PEOPLE_OF_THE_AIR, 3),),
        choose(OTHER_ALLY & PEOPLE_OF_THE_AIR & ready, activate(CHOSEN)),
        on=(activation_end(it=ally),),
        when=can_choose(OTHER_ALLY & PEOPLE_OF_THE_AIR & ready),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "the-cat-and-the-spider", "The Cat and the Spider", ACTIVE,
        (By(named(("Peter Parker",)), 1), By(named(("Black Cat",)) & within(2, PAYER), 1)),
        seq(throw_unharmed(PARTNER, M), interact_freely(PARTNER)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "the-first-one", "The First One", ACTIVE,
        (By(named(("Apocalypse",)), 4),),
        choose(
            OTHER_ALLY,
            seq(if_(that(CHOSEN, injured), gain_condition(SELF, "stagger")), ko(CHOSEN), ready_again(SELF)),
        ),
        when=can_choose(OTHER_ALLY),
    )
)  # fmt: skip

UNREADY = enemy & ready & within(4)
add_tactic(
    Tactic(
        "stolen-identity", "Stolen Identity", ACTIVE,
        (By(named(("Mystique",))),),
        choose(
            UNREADY,
            if_(
                ~any_of(enemy & affectable & ~role(CHOSEN) & within(2, CHOSEN)),
                advance_its_speed(CHOSEN, TOWARD, SELF, optional=True),
            ),
        ),
        when=can_choose(UNREADY),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "rock-and-troll", "Rock and Troll", ACTIVE,
        (By(named(("Ulik",)), 3),),
        seq(drop_tokens(SELF), place(SELF, 5)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "rocket-boots", "Rocket Boots?!", ACTIVE,
        (By(),),
        seq(
            until("round", "move_size", SELF, 5),
            lasts(
                "round",
                on(
                    round_end(),
                    seq(
                        roll_for(1, (BLANK,), "rocket-boots"),
                        if_(
                            more(failures_rolled, 0),
                            gain_condition(SELF, "stagger", "stun"),
                            if_(more(successes_rolled, 0), gain_condition(SELF, "stun"), advance(SELF, S, optional=True)),
                        ),
                    ),
                ),
            ),
        ),
    )
)  # fmt: skip

AGENTS = ally & named(("S.H.I.E.L.D. Agents",))
add_tactic(
    Tactic(
        "reposition", "Reposition", ACTIVE,
        (By(named(("Nick Fury",)), 2),),
        each(AGENTS, place(SELF, 1, of=IT)),  # there is at most one of them, and no card of ours may choose a Grunt
        when=any_of(AGENTS),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "rejuvenation", "Rejuvenation", ACTIVE,
        (By(active_character & named(("Vulture",))),),
        each(ally & within(2), remove_conditions(IT)),
    )
)  # fmt: skip

# -- conditions, power and tokens --------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "there-will-be-carnage", "There Will Be Carnage", ACTIVE,
        (By(named(("Carnage",)), 0, most=choices(enemy & within(3), POWER_LIMIT)),),
        seq(pick_some(enemy & within(3), paid, least=paid), each("picked", gain_condition(IT, "root"))),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "the-whims-of-chaos", "The Whims of Chaos", ACTIVE,
        (By(named(("Scarlet Witch",)), 0, most=choices(within(3), POWER_LIMIT)),),
        seq(
            pick_some(within(3), paid, least=paid),
            each(
                "picked",
                if_(
                    that(IT, ally),
                    one_of(remove_condition=remove_condition(IT), heal=heal(IT, 1), nothing=seq()),
                    one_of(
                        hex=gain_condition(IT, "hex"), root=gain_condition(IT, "root"), incinerate=gain_condition(IT, "incinerate")
                    ),
                ),
            ),
        ),
    )
)  # fmt: skip

WEAKENED = enemy & injured & within(3, PAYER) & within(3, PARTNER)
add_tactic(
    Tactic(
        "sucker", "Sucker", ACTIVE,
        (By(near_enemy(3), 0, most=POWER_LIMIT), By(near_enemy(3), 0, most=POWER_LIMIT)),
        choose(WEAKENED, lose_power(CHOSEN, paid)),
        when=can_choose(WEAKENED),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "self-help", "Self-Help", REACTIVE,
        (By(role(TARGET) & named(("Warlock",)), 2),),
        seq(gain_condition(within(2, ATTACKER), "poison"), gain_power(SELF, crowd(has(("poison",)) & within(3)))),
        on=(attack_resolved(target=ally, attacker=enemy, when=dealt_damage),),
    )
)  # fmt: skip

BURNING = enemy & has(("incinerate",)) & within(3)
add_tactic(
    Tactic(
        "pyrotechnics", "Pyrotechnics", ACTIVE,
        (By(named(("Pyro",)), 0, most=choices(BURNING, POWER_LIMIT)),),
        seq(pick_some(BURNING, paid, least=paid), each("picked", seq(drop_one(IT), push(IT, S, AWAY, SELF)))),
    )
)  # fmt: skip

HOLDER = enemy & holding() & within(1)
for id, name, price in (("this-is-a-robbery", "This Is a Robbery", 4), ("rhino-in-a-china-shop", "Rhino in a China Shop", 2)):
    add_tactic(
        Tactic(
            id, name, ACTIVE,
            (By(active_character & named(("Rhino",)), price),),
            choose(HOLDER, seq(drop_tokens(CHOSEN), throw(CHOSEN, M))),
            when=can_choose(HOLDER),
        )
    )  # fmt: skip

STRUCK_DOWN = ~me & size(4) & within(4) & struck_by(SELF)
add_tactic(
    Tactic(
        "stronger-together", "Stronger Together", ACTIVE,
        (By(active_character & named(("The Wrecking Crew",)), 3),),
        choose(
            STRUCK_DOWN,
            if_(
                that(CHOSEN, struck_by(SELF, 3)),
                throw(CHOSEN, L, AWAY, SELF),
                if_(that(CHOSEN, struck_by(SELF, 2)), throw(CHOSEN, M, AWAY, SELF), throw(CHOSEN, S, AWAY, SELF)),
            ),
        ),
        when=can_choose(STRUCK_DOWN),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "sable-international", "Sable International", ACTIVE,
        (By(active_character & named(("Silver Sable",)), 4),),
        lasts("round", on(felled(it=enemy, cause=me), score(1))),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "mystic-menace", "Mystic Menace", REACTIVE,
        (By(named(("The Wrecking Crew",)), 1),),
        lasts("round", on(moved(mover=enemy & within(2), when=that(SELF, affectable)), gain_condition(MOVER, "hex"))),
        on=(power_phase(),),
    )
)  # fmt: skip

BARTON = named(("Clint Barton",))
add_tactic(
    Tactic(
        "professionals", "Professionals", ACTIVE,
        (By(named(("Natasha Romanoff",)), 2), By(BARTON, 2)),
        lasts(
            "round",
            on(
                attack_resolved(
                    attacker=role(SUBJECT), target=within(2), when=dealt_damage & can_hand_over((ASSET, CIVILIAN), me, TARGET)
                ),
                hand_over((ASSET, CIVILIAN), me, TARGET),
                optional=True,
            ),
            PARTNER,
        ),
    )
)  # fmt: skip

# -- attacking ---------------------------------------------------------------------------------------------------------

PAIR = paired(2)
add_tactic(
    Tactic(
        "wolverines", "Wolverines", ACTIVE,
        (By(named(("James Logan Howlett",)), 3), By(named(("Laura Kinney",)), 3)),
        seq(
            lasts("round", static("not_moved_by_enemy", ("push", "throw"), PAIR), PARTNER),
            lasts("round", on(modify_own(roller=PAIR & role(ATTACKER)), reroll(roll="attack"), optional=True), PARTNER),
            lasts("round", on(attack_resolved(target=PAIR, when=~defeated_target), damage(ATTACKER, 1)), PARTNER),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "wisdom-of-the-ancestors", "Wisdom of the Ancestors", ACTIVE,
        (By(named(("T'Challa", "Shuri")), 3),),
        seq(
            lasts("round", static("face_counts", ("attack", FAIL, 1), me)),
            lasts("round", static("face_counts", ("defense", FAIL, 1), me)),  # and with it every dodge
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "vendetta", "Vendetta", REACTIVE,
        (By(named(("Elektra",))),),
        lasts("game", on(attack_pool(attacker=me, target=role(SUBJECT)), add_dice("attack", 3), limit="once"), CAUSE),
        on=(dazed_by(target=ally, cause=enemy), koed_by(target=ally, cause=enemy)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "usurp-the-throne", "Usurp the Throne", ACTIVE,
        (By(named(("Killmonger",)), 3),),
        choose(
            enemy & of_highest_threat(),
            seq(
                note_affected("usurp-the-throne", CHOSEN, "round"),
                lasts("round", on(felled(it=singled_out("usurp-the-throne", "round"), cause=me), score(2))),
                lasts("round", on(attack_pool(attacker=me, target=role(SUBJECT)), add_dice("attack", 2)), CHOSEN),
            ),
        ),
        when=can_choose(enemy),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "unearthly-rage", "Unearthly Rage", ACTIVE,
        (By(active_character, 2),),
        lasts(
            "this activation", on(attack_pool(attacker=me), if_(company(2, enemy, 2), add_dice("attack", 2)), limit="once")
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "they-say-keep-your-enemies-close", "They Say Keep Your Enemies Close...", ACTIVE,
        (By(named(("Squirrel Girl", "Gwenpool")), 3),),
        lasts(
            "game",
            on(
                attack_pool(attacker=me, target=enemy),
                if_(
                    that(TARGET, within(1)),
                    until("attack", "no_defense", TARGET, 1),
                    lasts("attack", on(attack_resolved(), place(TARGET, 1, of=ATTACKER), limit="once")),
                ),
                limit="once",
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "stark-armory", "Stark Armory", REACTIVE,
        (By(named(("Tony Stark",)), 1, most=5),),
        lasts("round", on(attack_pool(attacker=ally & as_far_as_paid()), add_dice("attack", 1), optional=True)),
        on=(power_phase(),),
    )
)  # fmt: skip

SMALLER = one_below(size_of(SELF))
add_tactic(
    Tactic(
        "smash", "Smash", ACTIVE,
        (By(active_character, 2),),
        seq(
            choose_terrain(SMALLER, 1),
            lasts("this activation", on(attack_pool(attacker=me), add_dice("attack", kept(terrain_size))), keep=terrain_size),
            destroy_terrain(),
        ),
        when=terrain_by(SELF, 1, SMALLER),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "psionic-constructs", "Psionic Constructs", REACTIVE,
        (By(named(("Psylocke",)) & within(3, ATTACKER), 2),),
        seq(
            change_type(MYSTIC),
            lasts("attack", on(modify_own(roller=role(SUBJECT) & role(ATTACKER)), reroll(roll="attack"), optional=True), ATTACKER),
        ),
        on=(targeted(attacker=ally, target=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "over-the-top", "Over the Top", ACTIVE,
        (By(active_character & named(("Nick Fury & the Howling Commandos", "Steve Rogers")), 2),),
        choose(
            enemy & within(4),
            seq(
                advance_its_speed(SELF, TOWARD, CHOSEN, optional=True),
                provoke(SELF),
            ),
        ),
        when=can_choose(enemy & within(4)),
    )
)  # fmt: skip

# -- attacks that are printed on them ----------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "weapons-of-midgard", "Weapons of Midgard", ACTIVE,
        (By(active_character & named(("Skurge, The Executioner",)), 2),),
        grant_attack("destroy"),
        attacks=(Strike("destroy", PHYSICAL, range=4, dice=5, shape="beam"),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "victory-assured", "Victory Assured", ACTIVE,
        (By(active_character & named(("Johann Schmidt",))),),
        seq(
            suffer_up_to(5),
            grant_attack("electrostatic-discharge"),
            lasts(
                "this activation",
                on(attack_pool(attacker=me, when=weapon_is("electrostatic-discharge")), add_dice("attack", kept(number))),
                keep=number,
            ),
        ),
        attacks=(
            Strike(
                "electrostatic-discharge", ENERGY, range=3, dice=6, shape="beam",
                rules=(after_attack(gain_condition(SELF, "stun"), when=defeated_target),),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "supersonic-annihilator", "Supersonic Annihilator", ACTIVE,
        (By(active_character & named(("Klaw",)), 5),),
        grant_attack("supersonic-shred"),
        attacks=(
            Strike(
                "supersonic-shred", ENERGY, range=5, dice=2, shape="area",
                rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "skuttlebutt-on-me", "Skuttlebutt, On Me!", REACTIVE,
        (By(role(ATTACKER) & named(("Beta Ray Bill", "Skurge, The Executioner")), 0, most=POWER_LIMIT),),
        seq(
            lasts(
                "turn", on(attack_pool(attacker=me, when=weapon_is("tech-support")), add_dice("attack", paid), limit="once")
            ),
            extra_attack("tech-support", role(TARGET), optional=False),
        ),
        on=(attack_resolved(attacker=ally & active_character, target=affectable),),
        attacks=(
            Strike(
                "tech-support", ENERGY, range=5, dice=2,
                rules=(
                    static("ignore_los", 1),
                    static("no_cover", 1),
                    after_attack(may(throw(TARGET, S)), when=dealt_damage & that(TARGET, affectable)),
                ),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "seven-suns-of-cinnibus", "Seven Suns of Cinnibus", ACTIVE,
        (By(active_character & named(("Doctor Strange",)), 3),),
        grant_attack("seven-suns-of-cinnibus", scope="turn"),
        when=company(2, ally, 2),
        attacks=(
            Strike(
                "seven-suns-of-cinnibus", ENERGY, range=5, dice=8, shape="beam",
                rules=(after_attack(gain_condition(TARGET, "incinerate"), when=dealt_damage),),
            ),
        ),
    )
)  # fmt: skip

# -- defending ---------------------------------------------------------------------------------------------------------

add_tactic(
    Tactic(
        "ultimate-sacrifice", "Ultimate Sacrifice", REACTIVE,
        (By(named(("Angel",)) & within(2, TARGET) & ~role(TARGET), 2),),
        seq(
            retarget(SELF),
            after_effect(if_(down(SELF), seq(heal_up_to(TARGET, 3), remove_conditions(TARGET)))),
        ),
        on=(targeted(target=ally, attacker=enemy),),
    )
)  # fmt: skip
MIND_OR_POWER = effect_of_attack(MYSTIC) | by_superpower
add_tactic(
    Tactic(
        "psychic-shielding-device-p-s-d", "Psychic Shielding Device (P.S.D.)", ACTIVE,
        (By(cost=1, most=5),),
        seq(
            lasts("round", static("defense_dice", 1, ally & as_far_as_paid(), attack_type(MYSTIC))),
            lasts(
                "round",
                static("not_moved_by_enemy", ("advance", "push"), ally & as_far_as_paid(), MIND_OR_POWER),
            ),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "magnetic-refraction", "Magnetic Refraction", ACTIVE,
        (By(named(("Magneto",)), 2),),
        seq(
            lasts("round", static("cover", 1, ally & within(3))),
            if_(squad_uses("Brotherhood of Mutants"), lasts("round", on(cleanup(), take_back(), limit="once"), CARD)),
        ),
    )
)  # fmt: skip
