"""Team Tactic cards without an affiliation, S."""

from ...script.tactics import By, Recruit, Tactic
from ...words import *
from ..affiliations import CABAL, HYDRA, SYNDICATE
from ..idioms import OTHER_ALLY

SABLE_INTERNATIONAL = Tactic(
    "sable-international", "Sable International", ACTIVE,
    (By(active_character & named(("Silver Sable",)), 4),),
    lasts("round", on(felled(it=enemy, cause=me), score(1))),
)  # fmt: skip

SACRIFICE = Tactic(
    "sacrifice", "Sacrifice", REACTIVE,
    (By(role(TARGET), 1), By(within(2, TARGET), 1)),
    seq(
        retarget(PARTNER),
        until("attack", "no_added_dice", PARTNER, 1),
        until("attack", "no_crit_dice", PARTNER, 1),
        until("attack", "no_modify", PARTNER, 1),
    ),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

DANIEL = "doctor-voodoo/spirit-of-brother-daniel"
SEANCE = Tactic(
    "seance", "Séance", ACTIVE,
    (By(named(("Doctor Voodoo",))),),
    seq(
        lasts("round", static("crit_dice", 2, me, ~sent(DANIEL))),
        lasts("round", static("no_crit_dice", True, bears(DANIEL))),
    ),
)  # fmt: skip

SEEING_RED = Tactic(
    "seeing-red", "Seeing Red", REACTIVE,
    (By(within(2, TARGET, gone=True) & ~role(TARGET), 3),),
    after_effect(make_attack(SELF, CAUSE)),
    on=(dazed_by(target=ally, cause=enemy), koed_by(target=ally, cause=enemy)),
)  # fmt: skip

SELF_HELP = Tactic(
    "self-help", "Self-Help", REACTIVE,
    (By(role(TARGET) & named(("Warlock",)), 2),),
    seq(gain_condition(within(2, ATTACKER), "poison"), gain_power(SELF, crowd(has(("poison",)) & within(3)))),
    on=(attack_resolved(target=ally, attacker=enemy, when=dealt_damage),),
)  # fmt: skip

SOULS = counters("captured-soul")
SERVICE_TO_ANUBIS = Tactic(
    "service-to-anubis", "Service to Anubis", ACTIVE,
    (By(active_character & named(("N'Kantu, the Living Mummy",)), 2, most=POWER_LIMIT),),
    seq(
        lasts("this activation", on(attack_pool(attacker=me, when=weapon_is("soul-storm")), add_dice("attack", paid))),
        extra_attack("soul-storm", enemy, optional=False),
    ),
    action=True,
    when=any_of(enemy & affectable & as_far_as(SOULS)),
    attacks=(
        Strike(
            "soul-storm", MYSTIC, range=0, dice=0, shape="area",
            rules=(
                static("reach", SOULS),
                after_series(remove_counters("captured-soul")),
                icons(WILD, HIT, name="mummys-curse")(after_attack(gain_condition(TARGET, "hex"))),
            ),
        ),
    ),
)  # fmt: skip

SEVEN_SUNS_OF_CINNIBUS = Tactic(
    "seven-suns-of-cinnibus", "Seven Suns of Cinnibus", ACTIVE,
    (By(active_character & named(("Doctor Strange",)), 3),),
    grant_attack("seven-suns-of-cinnibus", scope="turn"),
    when=company(2, ally, 2, dazed=False),
    attacks=(
        Strike(
            "seven-suns-of-cinnibus", ENERGY, range=5, dice=8, shape="beam",
            rules=(after_attack(gain_condition(TARGET, "incinerate"), when=dealt_damage),),
        ),
    ),
)  # fmt: skip

SHHH = Tactic(
    "shhh", "Shhh...", REACTIVE,
    (By(named(("Ebony Maw",)) & within(5, IT), 3),),
    cancel_superpower(),
    on=(superpower_begins(it=enemy, when=superpower_paid),),
)  # fmt: skip

NINJAS = ally & named(("Hand Ninjas",))
SHURIKEN_ARASHI = Tactic(
    "shuriken-arashi", "Shuriken Arashi", ACTIVE,
    (By(active_character & named(("Shadowland Daredevil",)), 2),),
    each(NINJAS & within(2), seq(measure_from("shuriken-arashi", IT), grant_attack("shuriken-arashi"))),
    when=any_of(NINJAS & within(2)),
    attacks=(
        Strike(
            "shuriken-arashi", PHYSICAL, range=3, dice=10,
            rules=(
                during(
                    "attack_pool",
                    seq(opponent(advance(TARGET, S, optional=True)), if_(target_has_cover, add_dice("attack", -5))),
                ),
                after_attack(each(NINJAS, leave_game(IT))),
            ),
        ),
    ),
)  # fmt: skip

SIBLING_RIVALRY = Tactic(
    "sibling-rivalry", "Sibling Rivalry", ACTIVE,
    (By(named(("Thor, Prince of Asgard",)), 1), By(named(("Loki, God of Mischief",)) & within(2, PAYER), 1)),
    throw_at_enemies(PARTNER, M, 2, ("stagger",)),
)  # fmt: skip

UNDERLING = OTHER_ALLY & within(3) & (holding() | contesting())
SIMPLETON_ILL_DO_IT_MYSELF = Tactic(
    "simpleton-ill-do-it-myself", "Simpleton! I'll Do It Myself!", ACTIVE,
    (By(named(("George Tarleton",)), 2),),
    choose(
        UNDERLING,
        seq(
            hand_over((), me, CHOSEN),
            if_(that(CHOSEN, contesting()), place_by_token(SELF, 1, contested_by(role(CHOSEN)))),
            ko(CHOSEN),
            score(1),
        ),
    ),
    when=behind & can_choose(UNDERLING),
)  # fmt: skip

SKUTTLEBUTT_ON_ME = Tactic(
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
)  # fmt: skip

SLEEPER_AGENT = Tactic(
    "sleeper-agent", "Sleeper Agent", REACTIVE,
    (By(),),
    if_(squad_uses(HYDRA), gain_superpower("subterfuge")),
    recruits=Recruit(HYDRA),
    superpowers=(
        innate(
            "subterfuge",
            static("no_reactives", True, on=enemy, when=own_activation),
            static("no_reactive_tactics", True, on=anyone, when=own_activation),
            on(attack_resolved(attacker=me, when=~defeated_target), lose_superpower("subterfuge")),
        ),
    ),
)  # fmt: skip

SMALLER = one_below(size_of(SELF))
SMASH = Tactic(
    "smash", "Smash", ACTIVE,
    (By(active_character, 2),),
    seq(
        choose_terrain(SMALLER, 1),
        lasts("this activation", on(attack_pool(attacker=me), add_dice("attack", kept(terrain_size))), keep=terrain_size),
        destroy_terrain(),
    ),
    when=terrain_by(SELF, 1, SMALLER),
)  # fmt: skip

SOLDAT_ACTIVATED = Tactic(
    "soldat-activated", "Soldat Activated", REACTIVE,
    (By(named(('James "Bucky" Barnes',)) & knows("spetsnaz-training")),),
    gain_superpower("compelled-minion"),
    on=(leadership_active(when=squad_uses(CABAL) | squad_uses(SYNDICATE) | squad_uses(HYDRA)),),
    when=any_of(ally & leads()),
    superpowers=(
        innate(
            "compelled-minion",
            on(
                targeted(target=ally & other & leads() & within(2), attacker=enemy),
                seq(
                    until("attack", "cover", TARGET, 1),
                    lasts(
                        "attack",
                        on(
                            attack_resolved(when=~defeated_target),
                            if_(
                                that(SELF, has_power(2)),
                                may(seq(pay_power(SELF, 2), make_attack(SELF, ATTACKER, costless=True)), "compelled-minion"),
                            ),
                            limit="once",
                        ),
                    ),
                ),
            ),
            on(
                activation_start(it=me, when=any_of(ally & other & leads() & within(2))),
                seq(gain_power(SELF, 1), may_heal(SELF, 1)),
            ),
        ),
    ),
)  # fmt: skip

STARK_ARMORY = Tactic(
    "stark-armory", "Stark Armory", REACTIVE,
    (By(named(("Tony Stark",)), 1, most=5),),
    lasts("round", on(attack_pool(attacker=ally & as_far_as_paid()), add_dice("attack", 1), optional=True)),
    on=(power_phase(),),
)  # fmt: skip

SAND = ally & named(("Sandman", "Sand Construct"))
STATIC_ARC = Tactic(
    "static-arc", "Static Arc", ACTIVE,
    (By(named(("Sandman",)), 1), By(named(("Electro",)), 1)),
    each(enemy & on_lines_between(SAND), seq(damage(IT, 1), gain_condition(IT, "shock"))),
    when=all_within(SAND, 5),
)  # fmt: skip

UNREADY = enemy & ready & within(4)
STOLEN_IDENTITY = Tactic(
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
)  # fmt: skip

STRUCK_DOWN = ~me & size(4) & within(4) & struck_by(SELF)
STRONGER_TOGETHER = Tactic(
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
)  # fmt: skip

WEAKENED = enemy & injured & within(3, PAYER) & within(3, PARTNER)
SUCKER = Tactic(
    "sucker", "Sucker", ACTIVE,
    (By(near_enemy(3), 0, most=POWER_LIMIT), By(near_enemy(3), 0, most=POWER_LIMIT)),
    choose(WEAKENED, lose_power(CHOSEN, paid)),
    when=can_choose(WEAKENED),
)  # fmt: skip

SUPERSONIC_ANNIHILATOR = Tactic(
    "supersonic-annihilator", "Supersonic Annihilator", ACTIVE,
    (By(active_character & named(("Klaw",)), 5),),
    grant_attack("supersonic-shred"),
    attacks=(
        Strike(
            "supersonic-shred", ENERGY, range=5, dice=2, shape="area",
            rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
        ),
    ),
)  # fmt: skip

SURVIVAL = Tactic(
    "survival", "Survival", REACTIVE,
    (By(injured, threat_of(SELF)),),
    seq(
        drop_tokens(SELF),
        lasts("first turn", on(would_suffer(target=me, cause=enemy), no_damage())),
        until("first turn", "no_reactives", SELF, 1),
        until("first turn", "no_reactive_tactics", SELF, 1),
    ),
    on=(power_phase(),),
)  # fmt: skip

SYNTHETIC_HEART_SHAPED_HERBS = Tactic(
    "synthetic-heart-shaped-herbs", "Synthetic Heart-Shaped Herbs", ACTIVE,
    (By(named(("N'Jadaka",)), 1),),
    seq(gain_condition(SELF, "poison"), gain_superpower("panthers-power")),
    superpowers=(
        active("panthers-power", 3, throw_something(3, 2, S), limit="turn", when=to_throw(throw_something(3, 2, S))),
    ),
)  # fmt: skip
