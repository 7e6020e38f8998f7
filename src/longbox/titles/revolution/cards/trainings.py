"""The 15 Training Cards of the Recruit Deck: name, German name, Hope Value, what it changes."""

from ..codes import *
from ..words import *

training("Close Combat Drill", "Nahkampfübung", 2, Attribute(ATTACK, 1))
training("Guarded Stance", "Sichere Deckung", 2, Attribute(DEFENSE, 1))
training("Sprint Intervals", "Sprinttraining", 2, Attribute(SPEED, 1))
training("Marksman Course", "Schützenkurs", 2, Attribute(RANGE, 1))
training("Deep Reserves", "Tiefe Reserven", 2, Limit(1))
training("Feint Lessons", "Fintenschule", 1, power=power(ROLLED, Reroll("attack", 1)))
training("Field Medic", "Feldsanitäter", 2, power=power(MOVED, Regain(1)))
training("Rooftop Running", "Dächerlauf", 1, power=power(MOVING, Phase()))
training("Heavy Hitter", "Schwerer Schlag", 2, Attribute(ATTACK, 2), Attribute(SPEED, -1))
training("Iron Discipline", "Eiserne Disziplin", 2, Attribute(DEFENSE, 2), Attribute(SPEED, -1))
training("Light Feet", "Leichte Füße", 1, Attribute(SPEED, 2), Attribute(DEFENSE, -1))
training("Mentor's Badge", "Mentorenabzeichen", 3, Income(1))
training("Debate Club", "Debattierklub", 2, HandSize(1))
training("Survival Course", "Überlebenskurs", 3, Soften(1))
training("All-Round Exam", "Allroundprüfung", 3, Attribute(ATTACK, 1), Attribute(DEFENSE, 1), Attribute(SPEED, 1))
