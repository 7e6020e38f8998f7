"""The 60 Plot Cards: name, German name, Plot Value, Hope Value, for a Reaction its trigger, and what it does."""

from ..codes import *
from ..words import *

# -- Events: Revolution Points -------------------------------------------------------------------------------------------

event("Setting Aside Differences", "Beigelegter Streit", 4, 3, Revolution(TWO, 1))
event("Impetuous Tantrum", "Hitziger Wutanfall", 1, 1, Cost(Dismiss(OWN_STUDENT)), Revolution(OTHER, -1), copies=2)
event("Rally on the Lawn", "Kundgebung im Park", 5, 3, Revolution(SELF, 1))
event("Televised Debate", "Fernsehdebatte", 4, 3, Cost(Hope(SELF, -4)), Revolution(SELF, 1))
event("Founders' Pledge", "Gelübde der Gründer", 4, 3, Cost(Tokens(OWN_ANY, -1, 3)), Revolution(SELF, 1))
event("Victory Parade", "Siegesparade", 4, 3, Cost(Triumph(OWN_ANY, -1)), Revolution(SELF, 1))
event("Open House", "Tag der offenen Tür", 3, 2, HasStudents(5), Revolution(SELF, 1))
event("Broad Coalition", "Breites Bündnis", 6, 4, Revolution(SELF, 2), Revolution(OTHER, 1))
event("Underdog Story", "Außenseiter", 1, 1, FewestPoints(), Revolution(SELF, 1))
event("Smear Campaign", "Schmutzkampagne", 2, 2, Revolution(OTHER, -1), copies=2)
event("Public Inquiry", "Öffentliche Untersuchung", 3, 2, Revolution(TOP, -1), Hope(TOP, -2))
event("Leaked Footage", "Durchgesickerte Bilder", 1, 1, Cost(Hope(SELF, -3)), Revolution(OTHER, -1))
event("Mutual Disgrace", "Gemeinsame Schande", 1, 1, Revolution(SELF, -1), Revolution(OTHER, -1))
event("House of Cards", "Kartenhaus", 4, 3, Revolution(TWO_OTHERS, -1))
event("Price of Failure", "Preis des Scheiterns", 2, 2, TargetInjured(), Revolution(OTHER, -1))

# -- Events: Hope --------------------------------------------------------------------------------------------------------

event("Bake Sale", "Kuchenverkauf", 0, 1, Hope(SELF, 2))
event("Generous Alumna", "Großzügige Ehemalige", 1, 2, Hope(SELF, 4))
event("Crowdfunding", "Spendenaufruf", 2, 2, HasStudents(4), Hope(SELF, 6))
event("Shared Kitchen", "Gemeinschaftsküche", 1, 1, Hope(SELF, 4), Hope(OTHER, 2))
event("Charity Gala", "Wohltätigkeitsball", 3, 2, Hope(SELF, 7))
event("Pickpocket Ring", "Taschendiebe", 2, 2, TakeHope(OTHER, 3))
event("Frozen Accounts", "Gesperrte Konten", 2, 2, Hope(OTHER, -5))
event("Tax on the Mighty", "Steuer für die Mächtigen", 3, 2, Hope(EACH_AHEAD, -3))
event("Neighbourhood Levy", "Nachbarschaftsabgabe", 1, 1, TakeHope(EACH_OTHER, 1))

# -- Events: cards, Characters, tokens -----------------------------------------------------------------------------------

event("Library Night", "Nacht in der Bibliothek", 1, 1, Draw(2))
event("Spilled Ink", "Verschüttete Tinte", 1, 1, Drop(OTHER, 1, "random"))
event("Lost Luggage", "Verlorenes Gepäck", 2, 2, Drop(OTHER, 2, "choice"))
event("Open Files", "Offene Akten", 0, 1, Peek(OTHER), Draw(1))
event("Clean Slate", "Reiner Tisch", 0, 1, Drop(SELF, 0, "all"), Draw(3))
event("Field Hospital", "Feldlazarett", 1, 1, Heal(OWN_ANY, 2, upto=True))
event("Second Wind", "Neue Kraft", 2, 2, Tokens(OWN_ANY, 1, 3, upto=True))
event("Drained", "Ausgelaugt", 2, 2, Tokens(OTHERS_ANY, -1, 2))
event("Training Accident", "Trainingsunfall", 3, 2, Injure(OTHERS))
event("Borrowed Glory", "Geborgter Ruhm", 3, 2, Triumph(OTHERS_ANY, -1), Triumph(OWN_ANY, 1))
event("Cold Feet", "Kalte Füße", 3, 2, Dismiss(OTHERS_STUDENT, unless=4))
event("Talent Scout", "Talentsuche", 1, 1, Scry(RECRUITS, 4))
event("Early Admission", "Frühe Aufnahme", 4, 3, Admit())
event("Second Meeting", "Zweite Sitzung", 0, 1, Cost(Hope(SELF, -2)), PlotPoints(SELF, 2))
event("Filibuster", "Dauerrede", 1, 1, PlotPoints(OTHER, -2))
event("Marching Orders", "Marschbefehl", 3, 2, Buff(ATTACK, 1))
event("Scouting Report", "Spähbericht", 0, 1, Scry(MISSION_CARDS, 2))
event("Night Watch", "Nachtwache", 2, 2, Buff(DEFENSE, 1))

# -- Reactions -----------------------------------------------------------------------------------------------------------

reaction("Careful Preparations", "Sorgfältige Vorbereitung", 3, 2, EVENT_TRIED, CancelEvent(), copies=2)
reaction("Point of Order", "Antrag zur Geschäftsordnung", 2, 2, EVENT_TRIED, EventCosts(4), CancelEvent())
reaction("Not in My School", "Nicht an meiner Schule", 2, 2, EVENT_TRIED_ON_ME, CancelEvent())
reaction("Counter-Argument", "Gegenargument", 2, 2, CANCELLING, CancelReaction())
reaction("Silver Lining", "Silberstreif", 0, 1, LOST_POINTS, Hope(SELF, 3))
reaction("Return the Favour", "Retourkutsche", 2, 2, LOST_POINTS_BY_EVENT, Revolution(SOURCE, -1))
reaction("Last-Minute Bid", "Gebot in letzter Minute", 1, 2, BIDS_SHOWN, RaiseBid(3))
reaction("Duck and Cover", "In Deckung", 1, 1, DEFENDING, MoreDefense(2))
reaction("Sucker Punch", "Überraschungsschlag", 1, 1, ATTACKING, MoreAttack(2))
reaction("Stroke of Luck", "Glücksfall", 1, 1, ROLLED, Reroll("any", EVERY_DIE))
reaction("Emergency Evacuation", "Rettung im letzten Moment", 2, 2, DEFEATED, Soften(1))
reaction("Guardian Angel", "Schutzengel", 2, 2, HURT, Shield(2))
reaction("Head Start", "Vorsprung", 1, 1, INITIATIVE, MoreInitiative(3))
reaction("Open Door Policy", "Offene Türen", 1, 2, STUDENT_DISCARDED, TakeIn())
reaction("Excused Absence", "Entschuldigtes Fehlen", 1, 2, REFUSED, Excuse())
