"""Team Tactic cards without an affiliation, U to Z."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Recruit, Tactic
from ...words import *
from ..affiliations import SENTINELS
from ..idioms import SHAKE_THEM_ALL
from ..keywords import flight, immunity

ULTIMATE_SACRIFICE = Tactic(
    "ultimate-sacrifice", "Ultimate Sacrifice", REACTIVE,
    (By(named(("Angel",)) & within(2, TARGET) & ~role(TARGET), 2),),
    seq(
        retarget(SELF),
        after_effect(if_(down(SELF), seq(heal_up_to(TARGET, 3), remove_conditions(TARGET)))),
    ),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

UNDER_YOUR_SKIN = Tactic(
    "under-your-skin", "Under Your Skin", REACTIVE,
    (By(),),
    if_(squad_uses(SENTINELS), seq(gain_superpower("flight"), gain_superpower("immunity-poison-bleed"))),
    recruits=Recruit(SENTINELS),
    superpowers=(flight(), immunity("poison", "bleed")),
)  # fmt: skip

UNEARTHLY_RAGE = Tactic(
    "unearthly-rage", "Unearthly Rage", ACTIVE,
    (By(active_character, 2),),
    lasts(
        "this activation", on(attack_pool(attacker=me), if_(company(2, enemy, 2), add_dice("attack", 2)), limit="once")
    ),
)  # fmt: skip

SPIDER_MAN, VENOM = named(("Spider-Man",)), named(("Venom",))
UNEASY_ALLIES = Tactic(
    "uneasy-allies", "Uneasy Allies", REACTIVE,
    (
        By(role(ATTACKER) & (SPIDER_MAN | VENOM), damage=1),
        By(within(2, TARGET) & ((VENOM & given(PAYER, SPIDER_MAN)) | (SPIDER_MAN & given(PAYER, VENOM))), damage=1),
    ),
    add_dice("attack", 3),
    on=(targeted(attacker=ally & active_character, target=enemy),),
)  # fmt: skip

PUPIL = ally & active_character & named(("Iceman",))
UNTAPPED_POTENTIAL = Tactic(
    "untapped-potential", "Untapped Potential", ACTIVE,
    (By(named(("Emma Frost",))),),
    each(
        PUPIL,
        seq(
            lend_power(IT),
            until("this activation", "attack_dice", IT, 1),
            until("this activation", "any_use", IT, 1),
        ),
    ),
    when=any_of(PUPIL),
)  # fmt: skip

UP_THE_ANTE = Tactic(
    "up-the-ante", "Up the Ante", REACTIVE,
    (By(named(("Mephisto, Lord of Temptation",)) & ~role(ATTACKER)),),
    opponent(
        one_of(
            power=seq(
                power_instead_of_damage(),
                lasts("game", static("room_for", ("devils-deal", 5), me)),
                gain_counter("devils-deal", SELF, 2, most=3),
            ),
            nothing=lasts(
                "attack",
                on(
                    attack_resolved(),
                    if_(
                        that(SELF, affectable & ~ready),
                        one_of(ready=ready_again(SELF), take_back=take_back()),
                        take_back(),
                    ),
                    limit="once",
                ),
            ),
        )
    ),
    on=(before_damage_of(attacker=ally, target=enemy, when=would_deal_damage),),
)  # fmt: skip

USURP_THE_THRONE = Tactic(
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
)  # fmt: skip

VENDETTA = Tactic(
    "vendetta", "Vendetta", REACTIVE,
    (By(named(("Elektra",))),),
    lasts("game", on(attack_pool(attacker=me, target=role(SUBJECT)), add_dice("attack", 3), limit="once"), CAUSE),
    on=(dazed_by(target=ally, cause=enemy), koed_by(target=ally, cause=enemy)),
)  # fmt: skip

VENOMIZED = Tactic(
    "venomized", "Venomized", ACTIVE,
    (By(active_character, 3),),
    seq(
        grant_attack("we-are-hungry", scope="game", once=False),
        lasts("game", static("defense_stat", (ENERGY, -2, 1), me)),
    ),
    action=True,
    attacks=(Strike("we-are-hungry", PHYSICAL, range=3, dice=7, cost=3, rules=(after_attack(heal(SELF, damage_dealt)),)),),
)  # fmt: skip

VERSATILE_STRATEGY = Tactic(
    "versatile-strategy", "Versatile Strategy", ACTIVE,
    (By(leads()),),
    choose(ally & could_lead(), lead_instead(CHOSEN)),
    when=can_choose(ally & could_lead()),
)  # fmt: skip

VERTICAL_ASSISTANCE = Tactic(
    "vertical-assistance", "Vertical Assistance", ACTIVE,
    (By(active_character & named(("Natasha Romanoff",)), 2),),
    choose(ally & within(3), seq(until("round", "move_size", CHOSEN, 5, "wall-crawler"), advance(CHOSEN, S))),
)  # fmt: skip

VICTORY_ASSURED = Tactic(
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
)  # fmt: skip

WARPATH = Tactic(
    "warpath", "Warpath", REACTIVE,
    (By(role(TARGET), 1),),
    advance(SELF, S, TOWARD, ATTACKER, optional=True),
    on=(attack_resolved(target=ally, when=dealt_damage),),
)  # fmt: skip

WE_ARE_GROOT = Tactic(
    "we-are-groot", "We Are Groot", ACTIVE,
    (By(named(("Groot",)), 3),),
    heal(ally & within(4), 2),
)  # fmt: skip

WEAPON_X_PROGRAM = Tactic(
    "weapon-x-program", "Weapon X Program", ACTIVE,
    (By(named(("Wolverine", "Sabretooth")), 3),),
    throw_unharmed(SELF, S),
)  # fmt: skip

WEAPONS_OF_MIDGARD = Tactic(
    "weapons-of-midgard", "Weapons of Midgard", ACTIVE,
    (By(active_character & named(("Skurge, The Executioner",)), 2),),
    grant_attack("destroy"),
    attacks=(Strike("destroy", PHYSICAL, range=4, dice=5, shape="beam"),),
)  # fmt: skip

WELL_LAID_PLANS = Tactic(
    "well-laid-plans", "Well-Laid Plans", ACTIVE,
    (By(named(("Green Goblin",)), 3), By(named(("Doctor Octopus",)), 3)),
    SHAKE_THEM_ALL,
    when=can_choose(enemy & holding()),
)  # fmt: skip

WISDOM_OF_THE_ANCESTORS = Tactic(
    "wisdom-of-the-ancestors", "Wisdom of the Ancestors", ACTIVE,
    (By(named(("T'Challa", "Shuri")), 3),),
    seq(
        lasts("round", static("face_counts", ("attack", FAIL, 1), me)),
        lasts("round", static("face_counts", ("defense", FAIL, 1), me)),  # and with it every dodge
    ),
)  # fmt: skip

PAIR = paired(2)
WOLVERINES = Tactic(
    "wolverines", "Wolverines", ACTIVE,
    (By(named(("James Logan Howlett",)), 3), By(named(("Laura Kinney",)), 3)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw"), PAIR), PARTNER),
        lasts("round", on(modify_own(roller=PAIR & role(ATTACKER)), reroll(roll="attack"), optional=True), PARTNER),
        lasts("round", on(attack_resolved(target=PAIR, when=~defeated_target), damage(ATTACKER, 1)), PARTNER),
    ),
)  # fmt: skip

X_CEPTIONAL_HEALING = Tactic(
    "x-ceptional-healing", "X-Ceptional Healing", REACTIVE,
    (By(role(TARGET), 3),),
    reduce_damage(ANY_NUMBER, floor=1),
    on=(would_suffer(target=ally & knows("healing-factor"), cause=enemy, when=damage_is_more_than_one),),
)  # fmt: skip

CABLE, DOMINO = ally & named(("Cable",)) & within(2), ally & named(("Domino",)) & within(2)
BURDENED = ally & named(("Wolverine",)) & within(2) & holding()
BOB = enemy & named(("Bob, Agent of Hydra",)) & within(2) & has_counter("loaded")
YOINK = Tactic(
    "yoink", "Yoink", ACTIVE,
    (By(active_character & named(("Deadpool",)), 2),),
    several_of(
        1,
        cable=(any_of(CABLE & affectable), place(SELF, 2)),
        domino=(any_of(DOMINO & affectable), grant_attack("domino/grenade-bounce", free=True)),
        wolverine=(can_choose(BURDENED), choose(BURDENED, hand_over((), me, CHOSEN))),
        bob=(
            can_choose(BOB),
            choose(BOB, seq(choose_number(counters("loaded", CHOSEN)), spend_counter("loaded", CHOSEN, number, lost=True))),
        ),
    ),
    when=any_of((CABLE | DOMINO | BURDENED | BOB) & affectable),
)  # fmt: skip

ABOMINATION = ally & named(("Abomination",)) & within(2)
YOU_WILL_DO_AS_I_SAY_MONSTER = Tactic(
    "you-will-do-as-i-say-monster", "You Will Do As I Say, Monster", ACTIVE,
    (By(active_character & named(("George Tarleton",)), 5),),
    choose(ABOMINATION, throw(CHOSEN, M)),
    when=can_choose(ABOMINATION),
)  # fmt: skip
