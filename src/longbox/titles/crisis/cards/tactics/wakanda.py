"""Team Tactic cards of the affiliation Wakanda."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import WAKANDA

MOTHER_GOD = "power-of-the-mother-god"
BASTS_BLESSING = Tactic(
    "basts-blessing", "Bast's Blessing", ACTIVE,
    (By(active_character & named(("T'Challa",)), 3),),
    extra_attack(MOTHER_GOD, enemy, optional=False),
    affiliation=WAKANDA,
    action=True,
    attacks=(
        Strike(
            MOTHER_GOD, MYSTIC, range=3, dice=6,
            rules=(
                during("attack_pool", note_affected(MOTHER_GOD, TARGET, "turn")),
                before_damage(place(SELF, 1, TARGET)),
                icons(WILD, WILD, name="hunters-joy")(
                    after_attack(
                        extra_attack(
                            MOTHER_GOD, enemy & within(2, LAST_TARGET) & unaffected(MOTHER_GOD, "turn"), optional=False
                        )
                    )
                ),
            ),
        ),
    ),
)  # fmt: skip

HELPED = ally & affiliated(WAKANDA) & active_character
JABARI_CHIEFTAIN = Tactic(
    "jabari-chieftain", "Jabari Chieftain", ACTIVE,
    (By(named(("M'Baku",)) & ~active_character, 4),),
    choose(HELPED & ~me, seq(advance(SELF, M, TOWARD, CHOSEN), until("this activation", "attack_dice", CHOSEN, 2))),
    affiliation=WAKANDA,
    when=can_choose(HELPED & ~me),
)  # fmt: skip

KINGS_COMMAND = Tactic(
    "kings-command", "King's Command", ACTIVE,
    (By(active_character & leads(WAKANDA), 4),),
    lasts("round", on(attack_resolved(attacker=ally & affiliated(WAKANDA)), gain_power(ATTACKER, 1), limit="turn"), CARD),
    affiliation=WAKANDA,
)  # fmt: skip

KLILUNAS_GLORY = Tactic(
    "klilunas-glory", "K'Liluna's Glory", ACTIVE,
    (By(active_character & named(("N'Jadaka",)), 3),),
    extra_attack("vengeance-of-the-betrayer-god", enemy, optional=False),
    affiliation=WAKANDA,
    action=True,
    attacks=(
        Strike(
            "vengeance-of-the-betrayer-god", MYSTIC, range=3, dice=7,
            rules=(after_attack(hand_out(TARGET, damage_dealt, ally), when=dealt_damage),),
        ),
    ),
)  # fmt: skip

FRIENDS_NEAR = ally & other & within(2)
SPIRIT_OF_WAKANDA = Tactic(
    "spirit-of-wakanda", "Spirit of Wakanda", ACTIVE,
    (By(affiliated(WAKANDA), 2),),
    one_of(
        heal=each(FRIENDS_NEAR, may(heal(IT, 2), "heal")),
        conditions=each(FRIENDS_NEAR, may(remove_conditions(IT), "conditions")),
        power=gain_power(FRIENDS_NEAR, 2),
    ),
    affiliation=WAKANDA,
)  # fmt: skip

STRENGTH_AND_CUNNING = Tactic(
    "strength-and-cunning", "Strength and Cunning", REACTIVE,
    (By(named(("M'Baku",)), 3), By(named(("black-panther-chosen-of-bast",)), 3)),
    seq(
        note("before", damage_on(IT)),
        throw(PAYER, S, TOWARD, IT),
        if_(more(damage_on(IT), noted("before")), advance_its_speed(PARTNER, TOWARD, PAYER, optional=True)),
    ),
    affiliation=WAKANDA,
    on=(interacted(it=enemy, when=picked_up),),
)  # fmt: skip

RIVAL = enemy & leads() & within(3)
TRIAL_BY_COMBAT = Tactic(
    "trial-by-combat", "Trial by Combat", ACTIVE,
    (By(active_character & affiliated(WAKANDA) & leads()),),
    choose(
        RIVAL,
        seq(
            roll_for(stamina_left(SELF), (CRIT, HIT, WILD), "trial-by-combat"),
            note("mine", hits_rolled),
            roll_for(stamina_left(CHOSEN), (CRIT, HIT, WILD), "trial-by-combat", CHOSEN),
            note("theirs", hits_rolled),
            if_(more(noted("mine"), noted("theirs")), until("round", "no_leadership", CHOSEN, 1)),
            if_(more(noted("theirs"), noted("mine")), until("round", "no_leadership", SELF, 1)),
        ),
    ),
    affiliation=WAKANDA,
    when=can_choose(RIVAL),
)  # fmt: skip

VIBRANIUM_SHIELDING = Tactic(
    "vibranium-shielding", "Vibranium Shielding", ACTIVE,
    (By(named(("Black Panther", "Shuri")), 1, most=5),),
    lasts(
        "round",
        on(
            would_suffer(target=ally & within_number(paid), cause=enemy),
            reduce_damage(1, floor=1),
            named="invulnerability",
        ),
    ),
    affiliation=WAKANDA,
)  # fmt: skip

WAKANDA_FOREVER = Tactic(
    "wakanda-forever", "Wakanda Forever", ACTIVE,
    (By(affiliated(WAKANDA), 1, upto=ANY_NUMBER),),
    each("payers", perform_attack(IT, costless=True)),
    affiliation=WAKANDA,
)  # fmt: skip
