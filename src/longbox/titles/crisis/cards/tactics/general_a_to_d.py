"""Team Tactic cards without an affiliation, A to D."""

from ...script.crises import SECURE
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import LEGION_OF_THE_LOST
from ..idioms import OTHER_ALLY, symbiotic_instincts
from ..keywords import healing_factor

A_BETTER_TOMORROW = Tactic(
    "a-better-tomorrow", "A Better Tomorrow", ACTIVE,
    (By(named(("Miles Morales",)), 2), By(named(("Ms. Marvel",)) & in_form("Normal") & within(2, PAYER), 2)),
    seq(transform("Embiggened", PARTNER, within=3), place(PAYER, 1, of=PARTNER)),
)  # fmt: skip

A_I_M_LACKEYS = Tactic(
    "a-i-m-lackeys", "A.I.M. Lackeys", ACTIVE,
    (By(named(("M.O.D.O.K.",)), 3),),
    choose(OTHER_ALLY, until("round", "extra_move", CHOSEN, 1)),
    when=can_choose(OTHER_ALLY),
)  # fmt: skip

ACUTE_SENSES = Tactic(
    "acute-senses", "Acute Senses", ACTIVE,
    (By(active_character, 1),),
    seq(until("this activation", "ignore_los", SELF, 1), lasts("this activation", static("no_stealth", 1, on=enemy))),
)  # fmt: skip

ADVANCED_R_D = Tactic(
    "advanced-r-d", "Advanced R&D", ACTIVE,
    (By(active_character, 1, most=choices(OTHER_ALLY, 5)),),
    seq(pick_some(OTHER_ALLY, paid, least=paid), each("picked", gain_power(IT, 1))),
)  # fmt: skip

AGENTS_OF_S_M_A_S_H = Tactic(
    "agents-of-s-m-a-s-h", "Agents of S.M.A.S.H.", ACTIVE,
    (By(named(("Hulk",)), 3), By(named(("She-Hulk",)), 3)),
    choose(role(PAYER) | role(PARTNER), heave(5, 2, L)),
    when=terrain_shared(5, 2),
)  # fmt: skip

ALL_YOUVE_GOT = Tactic(
    "all-youve-got", "All You've Got", REACTIVE,
    (By(role(IT), 4),),
    seq(activate(SELF), go_down(SELF)),
    on=(activation_end(it=ally & threat_up_to(6)),),
)  # fmt: skip

INCURSION = choose_token(SECURE)
ASTRAL_PLANE = Tactic(
    "astral-plane", "Astral Plane", REACTIVE,
    (By(named(("Shadow King",)), 1),),
    seq(
        INCURSION,
        lasts("round", on(activation_end(it=enemy & near_kept_token(1)), damage(IT, 1)), keep=chosen_token),
        lasts("round", on(interacted(it=enemy, when=kept_token_is_it), damage(IT, 1)), keep=chosen_token),
    ),
    on=(power_phase(),),
    when=can_choose_token(INCURSION),
)  # fmt: skip

PSYLOCKE = ally & named(("Psylocke",)) & within(3)
BATTLE_BOUND = Tactic(
    "battle-bound", "Battle Bound", ACTIVE,
    (By(role(MOVER) & named(("Archangel",)), 2),),
    choose(
        PSYLOCKE,
        lasts(
            "this activation",
            on(
                moved(mover=me, when=move_action),
                seq(place(SUBJECT, 1, of=SELF), perform_attack(SUBJECT, costless=True)),
                limit="once",
            ),
            CHOSEN,
        ),
    ),
    on=(would_move(mover=ally & active_character, when=move_action),),
    when=can_choose(PSYLOCKE),
)  # fmt: skip

BATTLE_LUST = Tactic(
    "battle-lust", "Battle Lust", REACTIVE,
    (By(role(MOVER), size_of(SELF)),),
    lasts(
        "this activation",
        on(
            attack_pool(attacker=role(SUBJECT)),
            seq(
                add_dice("attack", size_of(SUBJECT)),
                lasts("attack", on(attack_resolved(when=dealt_damage), push(TARGET, S, AWAY, ATTACKER), limit="once")),
            ),
            limit="once",
        ),
    ),
    on=(moved(mover=ally & active_character, when=move_action),),
)  # fmt: skip

BATTLE_PLAN = Tactic(
    "battle-plan", "Battle Plan", ACTIVE,
    (By(active_character & named(("Steve Rogers",)), 3),),
    in_turn(
        ally & within(3),
        one_of(remove_condition=remove_condition(IT), heal=heal(IT, 1), place=place(IT, 1), nothing=seq()),
    ),
)  # fmt: skip

BEAR_HUG = Tactic(
    "bear-hug", "Bear Hug", REACTIVE,
    (By(named(("Ursa Major",)) & within(1, MOVER)),),
    unless_pays(MOVER, 3, shorten_tool(S)),
    on=(would_move(mover=enemy, when=move_action & moving("advance")),),
)  # fmt: skip

BIRD_OF_PREY = Tactic(
    "bird-of-prey", "Bird of Prey", REACTIVE,
    (By(role(ATTACKER) & named(("Sam Wilson",)), 2),),
    seq(
        add_dice("attack", 3),
        lasts("attack", on(modify_own(roller=role(SUBJECT) & role(ATTACKER)), reroll(roll="attack"), optional=True), ATTACKER),
        lasts(
            "attack",
            on(
                attack_resolved(when=dealt_damage),
                lasts("round", static("loses", "flight", on=role(SUBJECT)), TARGET),
                limit="once",
            ),
        ),
    ),
    on=(targeted(attacker=ally, target=enemy & knows("flight")),),
)  # fmt: skip

BITTER_RIVALS = Tactic(
    "bitter-rivals", "Bitter Rivals", ACTIVE,
    (By(cost=3),),
    choose(
        enemy,
        seq(
            lasts("round", static("attack_dice", -1, enemy & ~role(SUBJECT) & within(3, SUBJECT)), CHOSEN),
            lasts("round", static("defense_dice", -1, enemy & ~role(SUBJECT) & within(3, SUBJECT)), CHOSEN),
        ),
    ),
    when=can_choose(enemy),
)  # fmt: skip

BLIND_OBSESSION = Tactic(
    "blind-obsession", "Blind Obsession", REACTIVE,
    (By(cost=3),),
    choose(enemy, obsess(2)),
    on=(activation_phase_start(),),
    when=can_choose(enemy),
)  # fmt: skip

BLOOD_RED_AND_PERSONAL = Tactic(
    "blood-red-and-personal", "Blood Red and Personal", REACTIVE,
    (By(named(("Punisher",)), 4),),
    lasts("round", on(koed_by(target=enemy), score(1)), CARD),
    on=(power_phase(),),
)  # fmt: skip

BRACE_FOR_IMPACT = Tactic(
    "brace-for-impact", "Brace for Impact", REACTIVE,
    (By(role(THROWN) | role(STRUCK), 1, upto=2),),
    each("payers", spare(IT)),
    on=(collision(),),
)  # fmt: skip

TIRED_ALLY = ally & ~ready
BRAND_NEW_DAY = Tactic(
    "brand-new-day", "Brand New Day", REACTIVE,
    (By(named(("Mephisto, Lord of Temptation",)) & within(3, TARGET)),),
    opponent(
        one_of(
            spared=seq(
                stay_up(),
                heal(TARGET, 1),
                remove_conditions(TARGET),
                if_(that(TARGET, ~ready), may(ready_again(TARGET))),
                gain_counter("devils-deal", SELF, 2, most=3),
                opponent(choose(TIRED_ALLY, ready_again(CHOSEN))),
            ),
            renewed=seq(heal(SELF, damage_on(SELF)), remove_conditions(SELF), gain_power(SELF, 3)),
        )
    ),
    on=(would_be_dazed(target=enemy),),
)  # fmt: skip

WORTHY = me | role(SUBJECT)
SIDE_BY_SIDE = that(SUBJECT, within(2))
BROTHERS_IN_ARMS = Tactic(
    "brothers-in-arms", "Brothers in Arms", ACTIVE,
    (By(named(("Thor Odinson",)), 1), By(named(("Beta Ray Bill",)), 1)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("advance", "throw", "place"), WORTHY, SIDE_BY_SIDE), PARTNER),
        lasts(
            "round", on(attack_pool(attacker=WORTHY, when=attack_type(ENERGY) & SIDE_BY_SIDE), add_dice("attack", 3)), PARTNER
        ),
    ),
)  # fmt: skip

CAN_I_BORROW_THAT = Tactic(
    "can-i-borrow-that", "Can I Borrow That?", REACTIVE,
    (By(role(ATTACKER) & named(("Quicksilver",)), 2),),
    hand_over((ASSET,), me, TARGET),
    on=(attack_resolved(attacker=ally, target=enemy, when=dealt_damage),),
    when=can_hand_over((ASSET,), me, TARGET),
)  # fmt: skip

CARBONADIUM_SYNTHESIZER = Tactic(
    "carbonadium-synthesizer", "Carbonadium Synthesizer", ACTIVE,
    (By(named(("Omega Red",))),),
    seq(
        note("lifted", conditions_on(SELF)),
        remove_conditions(SELF),
        heal(SELF, noted("lifted")),
        gain_power(SELF, noted("lifted")),
    ),
)  # fmt: skip

CARNAGE_RULES = Tactic(
    "carnage-rules", "Carnage Rules", ACTIVE,
    (By(active_character & named(("Carnage",)), 4),),
    choose(
        enemy & within(4),
        seq(advance(CHOSEN, S, TOWARD, SELF), extra_attack("symbiote-tendrils", role(CHOSEN))),
    ),
    when=can_choose(enemy & within(4)),
)  # fmt: skip

CHARMING_THIEF = Tactic(
    "charming-thief", "Charming Thief", REACTIVE,
    (By(named(("Gambit",))),),
    lasts("round", on(superpower_begins(it=enemy & within(4)), after_effect(gain_power(SELF, 1)))),
    on=(power_phase(),),
)  # fmt: skip

ANY_FACE = (CRIT, WILD, HIT, BLOCK, BLANK, FAIL)
CHI_MASTERY = Tactic(
    "chi-mastery", "Chi Mastery", REACTIVE,
    (By(role(ROLLER) & named(("Shang-Chi",)), 3),),
    one_of(
        attack=seq(change_die("attack", ANY_FACE, NOBODY), change_die("attack", ANY_FACE, NOBODY)),
        defense=seq(change_die("defense", ANY_FACE, NOBODY), change_die("defense", ANY_FACE, NOBODY)),
    ),
    on=(modify_own(roller=ally & role(ATTACKER)),),
)  # fmt: skip

CLEAN_UP = Tactic(
    "clean-up", "Clean Up", REACTIVE,
    (By(named(("Agent Venom",)), 1), By(named(("Peter Parker",)), 1)),
    seq(gain_superpower("spider-sense", SELF, "round"), gain_superpower("symbiotic-instincts", PARTNER, "round")),
    on=(power_phase(),),
    superpowers=(
        innate("spider-sense", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True)),
        symbiotic_instincts(),
    ),
)  # fmt: skip

CLIMBING_GEAR = Tactic(
    "climbing-gear", "Climbing Gear", ACTIVE,
    (By(cost=3),),
    seq(until("round", "move_size", SELF, 5, "wall-crawler"), advance(SELF, S)),
)  # fmt: skip

SAMPLE, BANK, AT_WORK = "genetic-sample", "banked-sample", "cloning-banks"
MOVE_SAMPLES = seq(
    choose_number(counters(SAMPLE)),
    gain_counter(BANK, n=number),
    spend_counter(SAMPLE, n=number, lost=True),
)
CLONING_BANKS = Tactic(
    "cloning-banks", "Cloning Banks", REACTIVE,
    (By(named(("Mister Sinister",))),),
    seq(
        until("game", AT_WORK, SELF, 1),
        MOVE_SAMPLES,
        lasts("game", on(cleanup(when=chose(AT_WORK) & that(SELF, has_counter(SAMPLE))), MOVE_SAMPLES, optional=True)),
        lasts(
            "game",
            on(
                power_phase(when=chose(AT_WORK) & at_least(2, counters(BANK))),
                seq(
                    choose_number(counters(BANK), least=1),
                    remove_counters(BANK),
                    spend(AT_WORK),
                    join_squad(pairs(number), 1, power=3),
                ),
                optional=True,
            ),
        ),
    ),
    on=(cleanup(),),
)  # fmt: skip

COMRADES_KEEPER = Tactic(
    "comrades-keeper", "Comrade's Keeper", REACTIVE,
    (By(named(("Red Guardian",)) & within(3, TARGET) & ~role(TARGET), 2),),
    seq(
        place(SELF, 2, of=TARGET),
        retarget(SELF),
        lasts(
            "attack",
            on(attack_resolved(when=dealt_damage & that(SELF, affectable)), throw(ATTACKER, S, AWAY, SELF), limit="once"),
        ),
    ),
    on=(targeted(target=ally, attacker=enemy),),
)  # fmt: skip

COSMIC_OBLITERATION = Tactic(
    "cosmic-obliteration", "Cosmic Obliteration", ACTIVE,
    (By(named(("Johann Schmidt",)), 0, most=choices(enemy & within(3), POWER_LIMIT)),),
    seq(
        remove_conditions(SELF),
        pick_some(enemy & within(3), paid, least=paid),
        each(
            "picked",
            one_of(
                hex=gain_condition(IT, "hex"), root=gain_condition(IT, "root"), incinerate=gain_condition(IT, "incinerate")
            ),
        ),
    ),
)  # fmt: skip

CRIMSON_DAWN = Tactic(
    "crimson-dawn", "Crimson Dawn", REACTIVE,
    (By(role(IT) & named(("Psylocke",)), 3),),
    seq(gain_superpower("mark-of-the-crimson-dawn"), gain_superpower("healing-factor")),
    on=(flipped(it=ally),),
    superpowers=(
        innate(
            "mark-of-the-crimson-dawn",
            on(activation_start(it=me), place(SELF, 1, optional=True)),
            on(action_taken(it=me), place(SELF, 1, optional=True)),
        ),
        healing_factor(1),
    ),
)  # fmt: skip

DARK_AURA_MANIFESTATION = Tactic(
    "dark-aura-manifestation", "Dark Aura Manifestation", REACTIVE,
    (By(named(("Darkstar",)), 1),),
    lasts("round", static("defense_dice", -1, other & within(3), attack_type(ENERGY))),
    on=(power_phase(),),
)  # fmt: skip

DARK_PAST = Tactic(
    "dark-past", "Dark Past", REACTIVE,
    (By(named(("Gambit",))),),
    each(ally & within(3), until("round", "stealth", IT, 3)),
    on=(power_phase(),),
    when=~squad_uses("Uncanny X-Men"),
)  # fmt: skip

GAMORA, NEBULA = named(("Gamora",)), named(("Nebula",))
DAUGHTERS_OF_THANOS = Tactic(
    "daughters-of-thanos", "Daughters of Thanos", REACTIVE,
    (
        By(role(ATTACKER) & (GAMORA | NEBULA), 1),
        By((GAMORA & given(PAYER, NEBULA)) | (NEBULA & given(PAYER, GAMORA)), 1),
    ),
    make_attack(PARTNER, TARGET),
    on=(attack_resolved(attacker=ally, target=enemy & affectable, when=attack_action),),
)  # fmt: skip

DEADLY_DUO = Tactic(
    "deadly-duo", "Deadly Duo", ACTIVE,
    (By(active_character & named(("Rocket Raccoon",)), 2), By(named(("Groot",)) & within(2, PAYER), 2)),
    volley("plasma-rifle", 3),
)  # fmt: skip

DEAL_WITH_THE_DEVIL = Tactic(
    "deal-with-the-devil", "Deal with the Devil", REACTIVE,
    (By(role(IT) & named(("Ghost Rider",)), 4),),
    choose(
        OTHER_ALLY,
        seq(
            stay_in_play(),
            drop_tokens(SELF),
            if_(
                that(CHOSEN, healthy),
                restore(SELF),
                seq(remove_conditions(SELF), heal(SELF, damage_on(SELF))),
            ),
            ready_again(SELF),
            place(SELF, 1, of=CHOSEN),
            gain_condition(enemy & within(2), "incinerate"),
            ko(CHOSEN),
        ),
    ),
    on=(leaves_play(it=ally),),
    when=can_choose(OTHER_ALLY),
)  # fmt: skip

DEATH_FROM_ABOVE = Tactic(
    "death-from-above", "Death From Above", ACTIVE,
    (By(role(IT) & named(("Archangel",)) & overlapping(), 2),),
    lasts(
        "turn",
        on(attack_pool(attacker=me, when=lower(TARGET)), add_dice("attack", 2)),
        keep=perch(SELF),
    ),
    on=(activation_start(it=ally),),
)  # fmt: skip

DECEPTION = Tactic(
    "deception", "Deception", ACTIVE,
    (By(named(("Mystique",))),),
    choose(
        enemy & within(4),
        if_(
            ~any_of(enemy & affectable & ~role(CHOSEN) & within(2, CHOSEN)),
            advance_its_speed(CHOSEN, TOWARD, SELF, optional=True),
        ),
    ),
    when=can_choose(enemy & within(4)),
)  # fmt: skip

DEVILS_RECKONING = Tactic(
    "devils-reckoning", "Devil's Reckoning", REACTIVE,
    (By(named(("Mephisto, Lord of Temptation",))),),
    seq(use_affiliation(LEGION_OF_THE_LOST), lead_with("devils-reckoning", "damnation")),
    on=(deployed(),),
    when=squad_uses(""),
    leaderships=(
        leadership(
            "damnation",
            LEGION_OF_THE_LOST,
            on(
                cleanup(),
                opponent(
                    seq(
                        pick_some(foe & ~has(("incinerate",)) & ~immune_to("incinerate"), 1, least=1),
                        each("picked", seq(gain_power(IT, 1), gain_condition(IT, "incinerate"))),
                    )
                ),
            ),
            on(cleanup(), seq(pick_some(ally, 2, least=2), each("picked", gain_power(IT, 1)))),
        ),
    ),
)  # fmt: skip

DISARM = Tactic(
    "disarm", "Disarm", ACTIVE,
    (By(near_enemy(3), 1), By(near_enemy(3), 1)),
    choose(enemy & within(3, PAYER) & within(3, PARTNER), until("round", "attack_dice", CHOSEN, -2)),
    when=can_choose(enemy & within(3, PAYER) & within(3, PARTNER)),
)  # fmt: skip

HURL = throw_something(4, 2, L)
DO_YOU_KNOW_WHO_I_AM = Tactic(
    "do-you-know-who-i-am", "Do You Know Who I Am?", ACTIVE, (By(named(("Juggernaut",)), 3),), HURL, when=to_throw(HURL)
)

DOUBLE_AGENT = Tactic(
    "double-agent", "Double Agent", REACTIVE,
    (By(named(("Spider-Woman",)), 2),),
    choose(enemy, lasts("game", on(activated(it=role(SUBJECT)), ready_again(SELF), limit="once"), CHOSEN)),
    on=(activation_phase_start(),),
    when=can_choose(enemy),
)  # fmt: skip

DROP_OFF = Tactic(
    "drop-off", "Drop Off", REACTIVE,
    (By(role(MOVER) & knows("flight"), 1), By(no_larger_than(PAYER) & within(2, PAYER), 1)),
    lasts(
        "this activation",
        on(
            moved(mover=me, when=move_action),
            seq(place(SUBJECT, 1, of=SELF), perform_attack(SUBJECT, costless=True)),
            limit="once",
        ),
        PARTNER,
    ),
    on=(would_move(mover=ally & active_character, when=move_action),),
)  # fmt: skip
