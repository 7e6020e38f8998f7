"""Team Tactic cards without an affiliation, T."""

from ...script.crises import Deed
from ...script.tactics import By, Recruit, Tactic
from ...words import *
from ..affiliations import SHIELD, THRALLS
from ..idioms import HOLDER, HUSTLE, OTHER_ALLY

TACTICAL_ANALYSIS = Tactic(
    "tactical-analysis", "Tactical Analysis", ACTIVE,
    (By(active_character, 2),),
    choose(OTHER_ALLY & within(3), advance(CHOSEN, S, optional=True)),
    when=can_choose(OTHER_ALLY & within(3)),
)  # fmt: skip

TACTICAL_MANEUVERS = Tactic(
    "tactical-maneuvers", "Tactical Maneuvers", REACTIVE,
    (By(role(ATTACKER) | (role(TARGET) & ~barred("no_modify")), 4),),
    reroll(roll="defense", all=True),
    on=(dice_final(),),
)  # fmt: skip

THE_AGE_OF_ULTRON = Tactic(
    "the-age-of-ultron", "The Age of Ultron", REACTIVE,
    (By(role(IT) & named(("Ultron",)), 8),),
    seq(stay_in_play(), drop_tokens(SELF), restore(SELF), place(SELF, 3, optional=True)),
    on=(leaves_play(it=ally),),
)  # fmt: skip

PEOPLE_OF_THE_AIR = named(("War Machine", "Captain Marvel"))
THE_AIR_FORCE = Tactic(
    "the-air-force", "The Air Force", REACTIVE,
    (By(role(IT) & PEOPLE_OF_THE_AIR, 3),),
    choose(OTHER_ALLY & PEOPLE_OF_THE_AIR & ready, activate(CHOSEN)),
    on=(activation_end(it=ally),),
    when=can_choose(OTHER_ALLY & PEOPLE_OF_THE_AIR & ready),
)  # fmt: skip

THE_CAT_AND_THE_SPIDER = Tactic(
    "the-cat-and-the-spider", "The Cat and the Spider", ACTIVE,
    (By(named(("Peter Parker",)), 1), By(named(("Black Cat",)) & within(2, PAYER), 1)),
    seq(throw_unharmed(PARTNER, M), interact_freely(PARTNER)),
)  # fmt: skip

THE_FIRST_ONE = Tactic(
    "the-first-one", "The First One", ACTIVE,
    (By(named(("Apocalypse",)), 4),),
    choose(
        OTHER_ALLY,
        seq(if_(that(CHOSEN, injured), gain_condition(SELF, "stagger")), ko(CHOSEN), ready_again(SELF)),
    ),
    when=can_choose(OTHER_ALLY),
)  # fmt: skip

THE_GRAND_ILLUSION = Tactic(
    "the-grand-illusion", "The Grand Illusion", ACTIVE,
    (By(named(("Mysterio",)), 4),),
    seq(
        lasts("round", static("no_crit_dice", True, enemy & within(3))),
        lasts("round", static("crits_fail", "the-grand-illusion", enemy & within(3))),
    ),
)  # fmt: skip

GADGET = "gadget"
MATE = OTHER_ALLY & within(1)
THE_INITIATIVE = Tactic(
    "the-initiative", "The Initiative", REACTIVE,
    (By(),),
    if_(
        squad_uses(SHIELD),
        seq(
            gain_counter(GADGET),
            lasts(
                "game",
                on(
                    modify_own(roller=me, target=me, attacker=anyone, when=that(SELF, has_counter(GADGET))),
                    seq(spend_counter(GADGET), reroll(1, "defense")),
                    optional=True,
                ),
            ),
        ),
    ),
    recruits=Recruit(SHIELD),
    deeds=(
        Deed(
            "use-gadget",
            has_counter(GADGET) & (has(CONDITIONS) | holding() | close_to(ally & holding(), 1)),
            0,
            several_of(
                1,
                cure=(that(SELF, has(CONDITIONS)), seq(spend_counter(GADGET), remove_condition(SELF))),
                give=(
                    that(SELF, holding()) & any_of(MATE & affectable),
                    choose(MATE, seq(spend_counter(GADGET), hand_over((), role(CHOSEN)))),
                ),
                take=(
                    any_of(MATE & holding() & affectable),
                    choose(MATE & holding(), seq(spend_counter(GADGET), hand_over((), me, CHOSEN))),
                ),
            ),
        ),
    ),
)  # fmt: skip

THE_WHIMS_OF_CHAOS = Tactic(
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
)  # fmt: skip

THERE_WILL_BE_CARNAGE = Tactic(
    "there-will-be-carnage", "There Will Be Carnage", ACTIVE,
    (By(named(("Carnage",)), 0, most=choices(enemy & within(3), POWER_LIMIT)),),
    seq(pick_some(enemy & within(3), paid, least=paid), each("picked", gain_condition(IT, "root"))),
)  # fmt: skip

THEY_SAY_KEEP_YOUR_ENEMIES_CLOSE = Tactic(
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
)  # fmt: skip

THIS_IS_A_ROBBERY = Tactic(
    "this-is-a-robbery", "This Is a Robbery", ACTIVE,
    (By(active_character & named(("Rhino",)), 4),),
    HUSTLE,
    when=can_choose(HOLDER),
)  # fmt: skip

THRALLS_OF_DRACULA = Tactic(
    "thralls-of-dracula", "Thralls of Dracula", REACTIVE,
    (By(named(("Dracula",))),),
    seq(use_affiliation(THRALLS), lead_with("thralls-of-dracula", "bloodlust")),
    on=(deployed(),),
    when=squad_uses(""),
    leaderships=(
        leadership(
            "bloodlust",
            THRALLS,
            cost=1,
            do=choose(
                enemy & within(2, IT),
                if_(that(CHOSEN, has(("bleed",))), may_heal(IT, 1), gain_condition(CHOSEN, "bleed")),
            ),
            limit="turn",
            when=any_of(enemy & within(2, IT) & affectable),
        ),
    ),
)  # fmt: skip

THUNDERWAVE = Tactic(
    "thunderwave", "Thunderwave", ACTIVE,
    (By(active_character & named(("Thor, Prince of Asgard",)), 1), By(named(("Captain America",)) & within(1, PAYER), 1)),
    seq(measure_from("thunderwave", PARTNER), grant_attack("thunderwave")),
    attacks=(Strike("thunderwave", ENERGY, range=5, dice=6, shape="beam", rules=(static("tether", 1),)),),
)  # fmt: skip

THIS_IS_OUR_DAY = Tactic(
    "this-is-our-day", "This Is Our Day", REACTIVE,
    (By(named(("Otto Octavius",))),),
    seq(
        lasts("round", static("own_drop", 3, ally), CARD),
        lasts("round", on(would_be_dazed(target=ally & ~grunt), each(enemy & within(2, TARGET), damage(IT, 1))), CARD),
    ),
    on=(power_phase(),),
    when=behind,
)  # fmt: skip

BOTH = paired(1)
TILL_THE_END_OF_THE_LINE = Tactic(
    "till-the-end-of-the-line", "Till the End of the Line", ACTIVE,
    (By(named(("Winter Soldier",)), 2), By(named(("Captain America",)), 2)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw", "advance", "place"), BOTH), PARTNER),
        lasts(
            "round",
            on(defense_pool(target=BOTH, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", defense_of_the_other)),
            PARTNER,
        ),
    ),
)  # fmt: skip

CHARGE = "demolition-charge"
TO_ASH_AND_CINDER = Tactic(
    "to-ash-and-cinder", "To Ash and Cinder", REACTIVE,
    (By(named(("Sin", "Crossbones")), 2),),
    seq(
        put_marker(CHARGE, within=3),
        lasts(
            "round",
            on(
                cleanup(),
                seq(
                    gain_condition(within_marker(CHARGE, 2, ours=True), "stun"),
                    damage_each(within_marker(CHARGE, 2, ours=True), 2),
                    destroy_around(CHARGE, 2, 3),
                    remove_markers(CHARGE, own=True),
                ),
                limit="once",
            ),
            CARD,
        ),
    ),
    on=(activation_phase_start(),),
)  # fmt: skip

TRIP_UP = Tactic(
    "trip-up", "Trip Up", REACTIVE,
    (By(role(ATTACKER), 1), By(within(2, TARGET), 1)),
    lasts("attack", on(attack_resolved(when=dealt_damage), gain_condition(TARGET, "stun", "stagger"), limit="once")),
    on=(targeted(attacker=ally & active_character, target=enemy),),
)  # fmt: skip
