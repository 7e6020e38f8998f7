"""What the page says besides the words of the rules: notes, groups and reasons, in English and German."""

from __future__ import annotations

from typing import Final

PAGE: Final[dict[str, tuple[str, str]]] = {
    # groups of options
    "group.event": ("Events", "Ereignisse"),
    "group.reaction": ("Reactions", "Reaktionen"),
    "group.power": ("Powers", "Kräfte"),
    "group.discard": ("Discard for Hope", "Für Hoffnung ablegen"),
    "group.support": ("Together", "Gemeinsam"),
    "group.ready": ("Go on", "Weiter"),
    "group.secret": ("Secret Missions", "Geheimmissionen"),
    "group.deal": ("Offers", "Angebote"),
    "group.move": ("Move", "Bewegen"),
    "group.attack": ("Attack", "Angreifen"),
    "group.special": ("Special Actions", "Spezialaktionen"),
    "group.character": ("Characters", "Charaktere"),
    # notes
    "note.stats": ("Attack {a}, Defense {d}, Speed {s}", "Angriff {a}, Verteidigung {d}, Tempo {s}"),
    "note.range": ("Range {n}", "Reichweite {n}"),
    "note.power": ("{n} of {of} Power Tokens", "{n} von {of} Kraftmarkern"),
    "note.injured": ("injured", "verletzt"),
    "note.dice": ("{a} dice against {d}", "{a} Würfel gegen {d}"),
    "note.speed": ("Speed {n}", "Tempo {n}"),
    "note.points": ("Plot Points: {n}", "Plotpunkte: {n}"),
    # labels
    "use": ("Power", "Kraft"),
    "bid": ("Bid {n}", "{n} bieten"),
    "raise": ("Raise by {n}", "Um {n} erhöhen"),
    "contribute": ("Give {n}", "{n} geben"),
    "contribute.nothing": ("Give nothing", "Nichts geben"),
    "secret": ("Secret Mission", "Geheimmission"),
    # odds
    "odds.defeats": ("{mean} Damage on average, defeats {who} {ko}", "Im Mittel {mean} Schaden, besiegt {who} zu {ko}"),
    "odds.hurts": ("{mean} Damage on average", "Im Mittel {mean} Schaden"),
    # what a question is about
    "about.bid": (
        "{what}: secret until all dials are set. You have {hope} Hope.",
        "{what}: geheim, bis alle Bietscheiben eingestellt sind. Du hast {hope} Hoffnung.",
    ),
    "about.staked": ("{n} Hope already lies on the board.", "{n} Hoffnung liegt schon auf dem Brett."),
    "about.plot": ("Plot Points: {n}. Hope: {hope}.", "Plotpunkte: {n}. Hoffnung: {hope}."),
    "about.support": ("{who} asks. Your Plot Points: {n}.", "{who} bittet. Deine Plotpunkte: {n}."),
    "about.support.of": (
        "{who} asks for {wanted} from all together. Your Plot Points: {n}.",
        "{who} bittet alle zusammen um {wanted}. Deine Plotpunkte: {n}.",
    ),
    "about.gift": (
        "{who} asks for {n}. You have {hope} Hope.",
        "{who} bittet um {n}. Du hast {hope} Hoffnung.",
    ),
    "about.accept": (
        "The Event must use up all the support you take.",
        "Das Ereignis muss alle Unterstützung verbrauchen, die du nimmst.",
    ),
    "about.supported": ("It must cost at least {n}.", "Es muss mindestens {n} kosten."),
    "about.act": ("{who}: Action {n} of {of}.", "{who}: Aktion {n} von {of}."),
    "about.move": ("{who}: Speed {n}.", "{who}: Tempo {n}."),
    "about.recover": (
        "Up to {n}: a Power Token, or no longer injured.",
        "Bis zu {n}: einen Kraftmarker, oder nicht mehr verletzt.",
    ),
    "about.advance": ("It brings 1 Revolution Point.", "Das bringt 1 Revolutionspunkt."),
    "about.pay": ("1 Hope each. You have {hope} Hope.", "Je 1 Hoffnung. Du hast {hope} Hoffnung."),
    "about.trim": ("Your hand holds {n} too many.", "Du hast {n} zu viel auf der Hand."),
    "about.respond": (
        "{mission}, Position {n}. Who refuses loses 1 Revolution Point.",
        "{mission}, Position {n}. Wer ablehnt, verliert 1 Revolutionspunkt.",
    ),
    "about.invite": ("{mission}, Position {n}.", "{mission}, Position {n}."),
    "about.place": ("{token}, {n} of {of}.", "{token}, {n} von {of}."),
    "about.harm": (
        "{who} takes {n} Damage. No stat falls below 1 while another is higher.",
        "{who} nimmt {n} Schaden. Kein Wert fällt unter 1, solange ein anderer höher ist.",
    ),
    "about.trade": ("{who} gives {give} for {take}.", "{who} gibt {give} für {take}."),
    "about.dice": ("Your dice: {dice}.", "Deine Würfel: {dice}."),
    "about.window.attack": ("{a} attacks {b}.", "{a} greift {b} an."),
    "about.window.rolled": ("The dice have fallen: {n} Damage so far.", "Die Würfel sind gefallen: bisher {n} Schaden."),
    "about.window.hurt": ("{b} is about to take {n} Damage.", "{b} würde {n} Schaden nehmen."),
    "about.window.dealt": ("{a} deals Damage to {b}.", "{a} fügt {b} Schaden zu."),
    "about.window.attacked": ("The attack is over.", "Der Angriff ist vorbei."),
    "about.window.moving": ("{a} is about to move.", "{a} bewegt sich gleich."),
    "about.window.moved": ("{a} has moved.", "{a} hat sich bewegt."),
    "about.window.initiative": ("{a} is about to roll for Initiative.", "{a} würfelt gleich um die Initiative."),
    "about.window.initiative-rolled": ("{a} has rolled for Initiative: {dice}.", "{a} hat um die Initiative gewürfelt: {dice}."),
    "about.window.defeated": ("{a} is defeated.", "{a} ist besiegt."),
    "about.window.event": ("{who} plays {card}.", "{who} spielt {card}."),
    "about.window.cancelling": ("Your card is about to be cancelled.", "Deine Karte würde aufgehoben."),
    "about.window.lost": ("{who} loses a Revolution Point.", "{who} verliert einen Revolutionspunkt."),
    "about.window.bids": ("The dials are shown.", "Die Bietscheiben sind aufgedeckt."),
    "about.window.student-discarded": ("{card} leaves a School.", "{card} verlässt eine Schule."),
    "about.window.refused": ("You have refused the Mission.", "Du hast die Mission abgelehnt."),
    "about.nothing": (
        "Nothing of yours fits here; that stays your secret.",
        "Du hast hier nichts Passendes; das bleibt dein Geheimnis.",
    ),
    # reasons
    "why.cost": ("Plot Value {n}; your Plot Points: {have}.", "Plotwert {n}; deine Plotpunkte: {have}."),
    "why.moment": ("A Reaction: it is offered when its moment comes.", "Eine Reaktion: Sie wird angeboten, wenn ihr Moment kommt."),
    "why.asks": ("What it asks for is not there now.", "Was sie verlangt, ist jetzt nicht da."),
    "why.tokens": ("{who} has no Power Token.", "{who} hat keinen Kraftmarker."),
    "why.support": ("Support was asked for already in this turn to act.", "In diesem Zug wurde schon um Unterstützung gebeten."),
    "why.no points": ("Nobody else has Plot Points.", "Sonst hat niemand Plotpunkte."),
    "why.injured": ("Injured Characters stay at home.", "Verletzte bleiben zu Hause."),
    "why.leader": (
        "The Leader goes only if nobody else can, or the Mission allows it.",
        "Anführer gehen nur, wenn sonst niemand kann oder die Mission es erlaubt.",
    ),
    "why.last": (
        "Nobody gives away the last uninjured Hero or Student.",
        "Niemand gibt den letzten unverletzten Helden oder Schüler her.",
    ),
    "why.secret": (
        "Two Secret Missions per round, and yours are used up.",
        "Zwei Geheimmissionen pro Runde, und deine sind verbraucht.",
    ),
    "why.no secret": ("Injured Characters go on no Secret Mission.", "Verletzte gehen auf keine Geheimmission."),
    "why.range": ("{n} Hexes away; the Attack Range is {far}.", "{n} Felder entfernt; die Reichweite ist {far}."),
    "why.struck": ("Attacked already in this Mission Turn.", "Wurde in diesem Missionszug schon angegriffen."),
    "why.adjacent": ("{n} Hexes away; it takes {far} or less.", "{n} Felder entfernt; es braucht {far} oder weniger."),
    "why.carrying": ("{who} carries another Character already.", "{who} trägt schon jemanden."),
    "why.useless": ("It would do nothing now.", "Es würde jetzt nichts bewirken."),
    "why.trained": ("Has Training already.", "Hat schon ein Training."),
    # measured
    "between.same": ("The same Hex", "Dasselbe Feld"),
    "between.far": ("{n} Hexes apart", "{n} Felder entfernt"),
    "between.next": ("next to each other", "direkt nebeneinander"),
    "between.in": ("in Attack Range {n}", "in Reichweite {n}"),
    "between.out": ("out of Attack Range {n}", "außer Reichweite {n}"),
    # steps
    "now.bids": ("{n} of {of} dials are set", "{n} von {of} Bietscheiben stehen"),
}
"""Key and text per language, in the order of `LANGUAGES`."""
