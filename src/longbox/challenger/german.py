"""What the law of events says, in German, by the English templates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GERMAN: Final[Mapping[str, str]] = {
    # cut and bracket
    "This event has no cut.": "Dieses Turnier hat keinen Cut.",
    "The cut is made already.": "Der Cut ist schon gemacht.",
    "The cut comes after {rounds} closed Swiss rounds.": "Der Cut kommt nach {rounds} abgeschlossenen Schweizer Runden.",
    "Fewer than two players are left; nobody can be paired.": "Weniger als zwei Spieler sind übrig; es gibt keine Paarung mehr.",
    "{name} takes the free place in the cut as its last seed.": "{name} rückt als letzter Setzplatz in den Cut nach.",
    # clock
    "Stop at once: compare victory points as they stand.": "Hört sofort auf: Vergleicht die Siegpunkte, wie sie stehen.",
    "Find your table and set up.": "Sucht euren Tisch und baut auf.",
    "Play.": "Spielt.",
    "Time is called: finish this game round with its Cleanup Phase, then compare victory points.": (
        "Die Zeit ist um: Spielt diese Spielrunde mit der Aufräumphase zu Ende und vergleicht dann die Siegpunkte."
    ),
    "Stop at once: score the Cleanup Phase, then compare victory points.": (
        "Hört sofort auf: Wertet die Aufräumphase und vergleicht dann die Siegpunkte."
    ),
    "Elimination rounds are untimed at this event.": "K.-o.-Runden haben bei diesem Turnier keine Uhr.",
    "Publish the pairings of round {round} before its clock starts.": (
        "Veröffentliche die Paarungen von Runde {round}, bevor ihre Uhr läuft."
    ),
    "The clock of round {round} was started already.": "Die Uhr von Runde {round} wurde schon gestartet.",
    "The clock takes {dice} dice with the faces {faces}.": "Die Uhr nimmt {dice} Würfel mit den Seiten {faces}.",
    "Extra minutes for a table are 1 to 120, with a reason.": "Ein Tisch bekommt 1 bis 120 Minuten mehr, mit einem Grund.",
    # components
    "Nobody inspects a {thing!r}; it is one of {things}.": "{thing!r} prüft niemand; möglich ist {things}.",
    "Terrain is set up for a round and a table, with sizes from 0 to 10.": (
        "Gelände wird für eine Runde und einen Tisch aufgebaut, mit Größen von 0 bis 10."
    ),
    "Every character of the roster needs its miniature.": "Jeder Charakter des Vorrats braucht seine Miniatur.",
    "A miniature is made mostly of parts from this game's own line.": (
        "Eine Miniatur besteht überwiegend aus Teilen der eigenen Reihe dieses Spiels."
    ),
    "A miniature must be recognisable as its character.": "Eine Miniatur muss als ihr Charakter zu erkennen sein.",
    "A miniature shows nobody's property but Marvel's.": "Eine Miniatur zeigt niemandes Eigentum außer dem von Marvel.",
    "A miniature's size or pose must not get in the way of play.": (
        "Größe und Haltung einer Miniatur dürfen das Spiel nicht behindern."
    ),
    "A miniature's base has the size and shape of the original.": "Die Basis einer Miniatur hat Größe und Form des Originals.",
    "Every card of the roster must be there.": "Jede Karte des Vorrats muss da sein.",
    "Proxies of cards are not allowed.": "Ersatz für Karten ist nicht erlaubt.",
    "Players bring this themselves.": "Das bringen Spieler selbst mit.",
    "Only the game's own dice are used.": "Gewürfelt wird nur mit den Würfeln des Spiels.",
    "Players bring their own range and movement tools.": "Spieler bringen eigene Reichweiten- und Bewegungsschablonen mit.",
    "Measuring tools are never altered in size or shape.": "Messwerkzeuge werden in Größe und Form nie verändert.",
    "The organiser verifies size and shape before the event.": "Die Leitung prüft Größe und Form vor dem Turnier.",
    "A measuring device that the game's own line does not have is not allowed.": (
        "Ein Messgerät, das es in der Reihe des Spiels nicht gibt, ist nicht erlaubt."
    ),
    "Tokens that are placed on the board are never modified.": "Marker, die auf dem Spielfeld liegen, werden nie verändert.",
    "Tokens must be clear.": "Marker müssen eindeutig sein.",
    "Tokens must not get in the way of play.": "Marker dürfen das Spiel nicht behindern.",
    "Of this thing one can see {known}, not {what!r}.": "Daran zu sehen ist {known}, nicht {what!r}.",
    "{name}: {finding}": "{name}: {finding}",
    "Tables have terrain of different sizes; where possible they should be alike.": (
        "Tische haben Gelände verschiedener Größe; wo es geht, sollten sie gleich sein."
    ),
    "Table {table} has no terrain for round {round} yet.": "Tisch {table} hat noch kein Gelände für Runde {round}.",
    "Table {table}: mark the sizes of terrain that is not official.": (
        "Tisch {table}: Kennzeichne die Größen von Gelände, das nicht offiziell ist."
    ),
    # conduct
    "uncivil conduct": "unhöfliches Verhalten",
    "disrespect towards somebody at the event": "Respektlosigkeit gegenüber jemandem beim Turnier",
    "misleading somebody on purpose": "absichtliche Täuschung",
    "disturbing miniatures, terrain or tokens on purpose": "absichtliches Verschieben von Miniaturen, Gelände oder Markern",
    "taking dice away before the roll was seen": "Wegnehmen von Würfeln, bevor der Wurf gesehen wurde",
    "hiding or misstating what is open information": "Verbergen oder Verfälschen offener Informationen",
    "not keeping the game state clear": "einen unklaren Spielzustand",
    "rushing or distracting an opponent on purpose": "absichtliches Drängen oder Ablenken",
    "making use of the margin of error": "Ausnutzen der Ungenauigkeit",
    "collusion about a result": "eine Absprache über ein Ergebnis",
    "equipment that is not allowed": "unerlaubtes Spielmaterial",
    "a small displacement by accident": "ein kleines Verschieben aus Versehen",
    "threats or violence": "Drohung oder Gewalt",
    "cheating on purpose": "absichtlichen Betrug",
    "three or more warnings": "drei oder mehr Verwarnungen",
    "another reason": "einen anderen Grund",
    "There is no reason {reason!r}; it is one of {reasons}.": "Den Grund {reason!r} gibt es nicht; möglich ist {reasons}.",
    "Nobody is warned for {reason}.": "Für {reason} wird niemand verwarnt.",
    "{name} was ejected already.": "{name} ist schon ausgeschlossen.",
    "Nothing is to be decided about {name}; that takes a third warning.": (
        "Über {name} ist nichts zu entscheiden; dazu braucht es eine dritte Verwarnung."
    ),
    "The decision needs a reason.": "Die Entscheidung braucht einen Grund.",
    "Nobody is ejected for {reason}.": "Für {reason} wird niemand ausgeschlossen.",
    "{name} has {count} warnings; only three or more are a reason to eject.": (
        "{name} hat {count} Verwarnungen; erst drei oder mehr sind ein Grund zum Ausschluss."
    ),
    "There is no call number {number}.": "Einen Ruf mit der Nummer {number} gibt es nicht.",
    "A Watcher is called about {about}, not {what!r}.": "Einen Watcher ruft man wegen {about}, nicht {what!r}.",
    "A ruling says something.": "Eine Entscheidung sagt etwas.",
    "Call {number} was ruled on, and a ruling is final.": "Über Ruf {number} ist entschieden, und das gilt.",
    "An effect that was forgotten at its time cannot be used afterwards.": (
        "Ein Effekt, der zu seiner Zeit vergessen wurde, kann nicht nachgeholt werden."
    ),
    "Call {number} has no ruling yet.": "Über Ruf {number} ist noch nicht entschieden.",
    "The ruling on call {number} is final.": "Die Entscheidung über Ruf {number} ist endgültig.",
    "Nobody has appealed against the ruling on call {number}.": (
        "Gegen die Entscheidung über Ruf {number} hat niemand Einspruch erhoben."
    ),
    "A ruling that overrules another says something.": "Eine Entscheidung, die eine andere aufhebt, sagt etwas.",
    "{name} has {count} warnings: decide first whether to eject or to keep them.": (
        "{name} hat {count} Verwarnungen: Entscheide zuerst, ob es beim Spiel bleibt oder zum Ausschluss kommt."
    ),
    # event and ledger
    "An event begins with its opening.": "Ein Turnier beginnt mit seiner Eröffnung.",
    "Nobody with the id {id!r} plays in this event.": "Niemand mit der Kennung {id!r} spielt in diesem Turnier.",
    "There is no round {round} yet.": "Eine Runde {round} gibt es noch nicht.",
    "Round {round} has no table {table}; its tables are 1 to {last}.": (
        "Runde {round} hat keinen Tisch {table}; ihre Tische sind 1 bis {last}."
    ),
    "The ledger holds a fact that this Longbox does not know: {kind}.": (
        "Im Protokoll steht etwas, das dieses Longbox nicht kennt: {kind}."
    ),
    "The ledger holds a fact that cannot be read: {kind}.": "Im Protokoll steht etwas, das nicht zu lesen ist: {kind}.",
    # leaving
    "A player drops by wish, or is absent or unable; not {why!r}.": (
        "Spieler gehen auf Wunsch (wish), fehlen (absent) oder können nicht mehr (unable); nicht {why!r}."
    ),
    "{name} has left the event already.": "{name} hat das Turnier schon verlassen.",
    "{name} was ejected and cannot rejoin.": "{name} wurde ausgeschlossen und kann nicht zurückkehren.",
    "{name} has not left the event.": "{name} hat das Turnier nicht verlassen.",
    "Nobody rejoins after the cut.": "Nach dem Cut kehrt niemand zurück.",
    "{name} cannot rejoin; the setting rejoining says who can.": (
        "{name} kann nicht zurückkehren; wer es kann, sagt die Einstellung rejoining."
    ),
    "A penalty is for players who left without telling anybody; say which.": (
        "Eine Strafe ist für Spieler, die gegangen sind, ohne es zu sagen; nenne sie."
    ),
    "Round {round}, table {table}: {name} has left before the game began; pair again or report the match.": (
        "Runde {round}, Tisch {table}: {name} ist vor Spielbeginn gegangen; lose neu aus oder melde ein Ergebnis."
    ),
    "An absent player is waited for {minutes} minutes.": "Auf Abwesende wird {minutes} Minuten gewartet.",
    # matches
    "A match cannot end by {kind!r}; it ends by {kinds}.": "Ein Spiel kann nicht durch {kind!r} enden; möglich ist {kinds}.",
    "Victory points are whole numbers from 0 to {most}.": "Siegpunkte sind ganze Zahlen von 0 bis {most}.",
    "{winner} does not play this match.": "{winner} spielt dieses Spiel nicht.",
    "A match that ended by {kind} has a winner; say who.": "Ein Spiel, das durch {kind} endet, hat einen Sieger; nenne ihn.",
    "{winner} cannot have won with {own} victory points to {other}; only a wipe-out wins from behind.": (
        "{winner} kann mit {own} zu {other} Siegpunkten nicht gewonnen haben; nur wer alle ausschaltet, gewinnt im Rückstand."
    ),
    "A match that ended by {kind} has no winner.": "Ein Spiel, das durch {kind} endet, hat keinen Sieger.",
    "A draw needs equal victory points, or that both agreed to it; {ahead} is ahead.": (
        "Ein Unentschieden braucht gleiche Siegpunkte oder das Einverständnis beider; {ahead} liegt vorn."
    ),
    "Only in elimination the better seed advances.": "Nur in K.-o.-Runden kommt der bessere Setzplatz weiter.",
    "At time whoever has more victory points wins; {winner} has not.": (
        "Bei Zeitablauf gewinnt, wer mehr Siegpunkte hat; {winner} hat sie nicht."
    ),
    "There is no draw in elimination: play on, game round by game round, until somebody leads.": (
        "In K.-o.-Runden gibt es kein Unentschieden: Spielt Spielrunde um Spielrunde weiter, bis jemand führt."
    ),
    # opening
    "This event is open already.": "Dieses Turnier ist schon eröffnet.",
    "An event needs a name.": "Ein Turnier braucht einen Namen.",
    "There is no Timeline {timeline!r}; an event uses standard or extended.": (
        "Eine Timeline {timeline!r} gibt es nicht; ein Turnier nimmt standard oder extended."
    ),
    "An event needs a seed for its draws.": "Ein Turnier braucht einen Startwert für die Auslosungen.",
    "The setting {name} cannot change once round one is paired.": (
        "Die Einstellung {name} kann sich nicht mehr ändern, wenn Runde 1 ausgelost ist."
    ),
    "A player needs an id and a name.": "Wer spielt, braucht eine Kennung und einen Namen.",
    "The id {id!r} is taken by {name}.": "Die Kennung {id!r} gehört schon zu {name}.",
    "{who} is a Watcher of this event and cannot play in it.": "{who} ist Watcher dieses Turniers und kann nicht mitspielen.",
    "An event takes at most {most} players.": "Ein Turnier nimmt höchstens {most} Spieler auf.",
    "{name} is checked in already.": "{name} ist schon angemeldet.",
    "{name} has left the event.": "{name} hat das Turnier verlassen.",
    "{name} has no accepted roster; file one before checking in.": (
        "{name} hat keinen angenommenen Vorrat; reiche vor der Anmeldung einen ein."
    ),
    "Nobody enters after the last Swiss round.": "Nach der letzten Schweizer Runde kommt niemand mehr dazu.",
    "Rounds and cut are announced before round one.": "Runden und Cut werden vor Runde 1 angesagt.",
    "With {players} players there are {rounds} rounds and a cut to {cut} (0: none); announce that.": (
        "Mit {players} Spielern gibt es {rounds} Runden und einen Cut auf {cut} (0: keinen); sage das an."
    ),
    "This event is before {day}, when the packet takes effect.": "Dieses Turnier liegt vor dem {day}, ab dem diese Regeln gelten.",
    "{text!r} is no date; write it like 2025-03-14.": "{text!r} ist kein Datum; schreibe es wie 2025-03-14.",
    "The event has begun and takes no late entries; the setting late_entries allows them.": (
        "Das Turnier läuft und nimmt niemanden mehr auf; die Einstellung late_entries erlaubt es."
    ),
    "Rounds or cut depart from the packet's table.": "Runden oder Cut weichen von der Tabelle der Turnierregeln ab.",
    # reporting
    "Table {table} of round {round} has a result; the organiser can correct it.": (
        "Tisch {table} von Runde {round} hat ein Ergebnis; die Leitung kann es berichtigen."
    ),
    "A correction needs a reason.": "Eine Berichtigung braucht einen Grund.",
    "Table {table} of round {round} has no result to correct.": "Tisch {table} von Runde {round} hat kein Ergebnis zu berichtigen.",
    "The cut is made, and the Swiss standings are frozen; revert the bracket first.": (
        "Der Cut ist gemacht, und die Schweizer Tabelle steht fest; nimm zuerst die K.-o.-Runden zurück."
    ),
    "Round {round} is built on this result; revert it first.": (
        "Runde {round} baut auf diesem Ergebnis auf; nimm sie zuerst zurück."
    ),
    "The pairings of round {round} are not published yet.": "Die Paarungen von Runde {round} sind noch nicht veröffentlicht.",
    "Round {round} is closed; the organiser can correct a result.": (
        "Runde {round} ist abgeschlossen; die Leitung kann ein Ergebnis berichtigen."
    ),
    "Table {table} of round {round} is a bye; it needs no report.": (
        "Tisch {table} von Runde {round} ist ein Freilos; da ist nichts zu melden."
    ),
    "Round {round} is closed already.": "Runde {round} ist schon abgeschlossen.",
    "Round {round} waits for results of {count} tables: {tables}.": (
        "Runde {round} wartet auf die Ergebnisse von {count} Tischen: {tables}."
    ),
    "Reverting a round needs a reason.": "Eine Runde zurückzunehmen braucht einen Grund.",
    "Only the last round can be reverted; that is round {round}.": (
        "Nur die letzte Runde kann zurückgenommen werden; das ist Runde {round}."
    ),
    "Round {round}, table {table}: a draw by agreement; collusion is not allowed.": (
        "Runde {round}, Tisch {table}: ein vereinbartes Unentschieden; Absprachen sind nicht erlaubt."
    ),
    "Round {round}, table {table}: {vps} victory points are many; is that right?": (
        "Runde {round}, Tisch {table}: {vps} Siegpunkte sind viele; stimmt das?"
    ),
    "Round {round}, table {table}: the players report different results.": (
        "Runde {round}, Tisch {table}: Die Spieler melden verschiedene Ergebnisse."
    ),
    "{name} did not appear and is dropped.": "{name} ist nicht erschienen und wird gestrichen.",
    # rosters
    "A Banned and Restricted list is a JSON object of timeline, version, banned, restricted (lists) and limit (a number).": (
        "Eine Sperrliste ist ein JSON-Objekt mit timeline, version, banned, restricted (Listen von Namen) und limit (einer Zahl)."
    ),
    "This list is for the Timeline {list}, and the event uses {event}.": (
        "Diese Liste gehört zur Timeline {list}, und das Turnier nimmt {event}."
    ),
    "Round one is paired; the Banned and Restricted list stays.": "Runde 1 ist ausgelost; die Sperrliste bleibt.",
    "{name} is paired already and needs a legal roster: {fault}": (
        "{name} ist schon ausgelost und braucht einen erlaubten Vorrat: {fault}"
    ),
    "The event has begun; rosters cannot be changed.": "Das Turnier läuft; Vorräte können nicht mehr geändert werden.",
    "{name} has filed no roster.": "{name} hat keinen Vorrat eingereicht.",
    "The roster of {name} is illegal: {fault}": "Der Vorrat von {name} ist nicht erlaubt: {fault}",
    "Accepting a roster by hand needs a reason.": "Einen Vorrat von Hand anzunehmen braucht einen Grund.",
    "A card is struck from a roster only after the event has begun, with a reason.": (
        "Eine Karte wird erst nach Beginn des Turniers aus einem Vorrat gestrichen, mit einem Grund."
    ),
    "{card} is not in the roster of {name}.": "{card} ist nicht im Vorrat von {name}.",
    "There is no card {card!r} to put in its place.": "Eine Karte {card!r} für diesen Platz gibt es nicht.",
    "{name}: {card} was struck from the roster: {reason}": "{name}: {card} wurde aus dem Vorrat gestrichen: {reason}",
    "{card} is on the Standard list, but Longbox does not have the card; the organiser looks at it.": (
        "{card} steht auf der Standard-Liste, aber Longbox hat die Karte nicht; die Leitung sieht sie sich an."
    ),
    "{card} is no card that Longbox has; the organiser looks at it.": (
        "{card} ist keine Karte, die Longbox hat; die Leitung sieht sie sich an."
    ),
    "The roster cannot be read: {why}": "Der Vorrat ist nicht zu lesen: {why}",
    "{name}: the roster is {status}.": "{name}: Der Vorrat ist {status}.",
    "illegal": "nicht erlaubt",
    "unverified": "nicht ganz geprüft",
    "No Banned and Restricted list is loaded, so it was not checked.": "Es ist keine Sperrliste geladen; sie wurde nicht geprüft.",
    "{card} is legal only from {day} on.": "{card} ist erst ab dem {day} erlaubt.",
    "{card} left the Standard list on {day}.": "{card} ist seit dem {day} nicht mehr auf der Standard-Liste.",
    "This roster has {count} restricted cards, and the list of {version} allows {limit}: {cards}.": (
        "Dieser Vorrat hat {count} beschränkte Karten, und die Liste vom {version} erlaubt {limit}: {cards}."
    ),
    "{name}: the roster is not legal by the list of {version}.": (
        "{name}: Der Vorrat ist nach der Liste vom {version} nicht erlaubt."
    ),
    "{card} is not on the Standard list.": "{card} steht nicht auf der Standard-Liste.",
    "{card} is banned (list of {version}).": "{card} ist gesperrt (Liste vom {version}).",
    # rounds and settings
    "A Challenger event needs at least {least} players; {players} are checked in.": (
        "Ein Challenger-Turnier braucht mindestens {least} Spieler; angemeldet sind {players}."
    ),
    "There is no setting {name!r}; {hint}": "Eine Einstellung {name!r} gibt es nicht; {hint}",
    # lists of players
    "A list holds at most {most} players; this one is larger.": "Eine Liste hat höchstens {most} Spieler; diese ist größer.",
    "The list cannot be read as text in columns (CSV).": "Die Liste ist nicht als Text in Spalten (CSV) zu lesen.",
    "The list needs a column called name; it has: {columns}.": "Die Liste braucht eine Spalte name; sie hat: {columns}.",
    "Row {row} of the list needs a name of 1 to {most} letters.": (
        "Zeile {row} der Liste braucht einen Namen mit 1 bis {most} Buchstaben."
    ),
    "{name} is in the list twice.": "{name} steht zweimal in der Liste.",
    "There is nobody in the list.": "In der Liste steht niemand.",
    # staff
    "An organiser": "Die Leitung",
    "A Head Watcher": "Ein Head Watcher",
    "A Watcher": "Ein Watcher",
    "A scorekeeper": "Wer Ergebnisse einträgt",
    "A player": "Wer spielt",
    "The public": "Das Publikum",
    "head-watcher": "Head Watcher",
    "watcher": "Watcher",
    "scorekeeper": "Schreiber",
    "No Watcher is named; the organiser is the only one who can rule.": (
        "Es ist kein Watcher benannt; nur die Leitung kann entscheiden."
    ),
    "{who} cannot say that: {fact}.": "{who} kann das nicht sagen: {fact}.",
    "{who} is not named as {role} of this event.": "{who} ist nicht als {role} dieses Turniers benannt.",
    "Somebody can be named head-watcher, watcher or scorekeeper, not {role!r}.": (
        "Benennen kann man head-watcher, watcher oder scorekeeper, nicht {role!r}."
    ),
    "{who} plays in this event and cannot be a Watcher of it.": (
        "{who} spielt in diesem Turnier mit und kann dort nicht Watcher sein."
    ),
    "The organiser plays, so somebody else must be the Watcher of this event.": (
        "Die Leitung spielt mit; also muss jemand anders Watcher dieses Turniers sein."
    ),
    "Players speak for themselves only.": "Wer spielt, spricht nur für sich selbst.",
    "Whether a player is absent or unable to play is for the organiser to say.": (
        "Ob jemand fehlt oder nicht mehr spielen kann, sagt die Leitung."
    ),
    # Swiss rounds
    "Round {round} has begun and cannot be paired again.": "Runde {round} hat begonnen und kann nicht neu ausgelost werden.",
    "All {rounds} rounds are played; the event is over.": "Alle {rounds} Runden sind gespielt; das Turnier ist zu Ende.",
    "The final is played; the event is over.": "Das Finale ist gespielt; das Turnier ist zu Ende.",
    "Round {round} cannot be paired now; it is the turn of round {next}.": (
        "Runde {round} kann jetzt nicht ausgelost werden; an der Reihe ist Runde {next}."
    ),
    "Round {round} is still open; close it before the next is paired.": (
        "Runde {round} ist noch offen; schließe sie ab, bevor die nächste ausgelost wird."
    ),
    "Published pairings are drawn again only with a reason.": "Veröffentlichte Paarungen werden nur mit einem Grund neu ausgelost.",
    "This is attempt {attempt} for round {round}.": "Das ist Versuch {attempt} für Runde {round}.",
    "The bracket says who meets whom; these pairings are others.": (
        "Wer in K.-o.-Runden auf wen trifft, sagt der Turnierbaum; diese Paarungen sind andere."
    ),
    "A pairing names everybody who is active exactly once.": "Eine Auslosung nennt alle, die dabei sind, genau einmal.",
    "There is one bye if the number of players is odd, and none if it is even.": (
        "Bei ungerader Spielerzahl gibt es ein Freilos, bei gerader keines."
    ),
    "The bye goes to {name}, the lowest-ranked with the fewest byes.": (
        "Das Freilos bekommt {name}: niedrigster Rang unter denen mit den wenigsten Freilosen."
    ),
    "The pairings of round {round} are published already.": "Die Paarungen von Runde {round} sind schon veröffentlicht.",
    "Round {round} has begun; nobody changes places now.": "Runde {round} hat begonnen; jetzt tauscht niemand den Platz.",
    "Changing a pairing by hand needs a reason.": "Eine Paarung von Hand zu ändern braucht einen Grund.",
    "Two players of different tables can change places.": "Die Plätze tauschen können zwei Spieler verschiedener Tische.",
    "Round {round} was paired by hand: {reason}": "Runde {round} wurde von Hand geändert: {reason}",
    "{high} with {more} event points was paired down to {low} with {fewer}: the group was odd, or a rematch was avoided.": (
        "{high} mit {more} Turnierpunkten wurde zu {low} mit {fewer} hinuntergelost: "
        "Die Gruppe war ungerade, oder eine Wiederholung war zu vermeiden."
    ),
    "Announce first: with {players} players there are {rounds} rounds and a cut to {cut}.": (
        "Sage zuerst an: Mit {players} Spielern gibt es {rounds} Runden und einen Cut auf {cut}."
    ),
    "All {rounds} Swiss rounds are played; make the cut.": "Alle {rounds} Schweizer Runden sind gespielt; mache den Cut.",
    "Four players meet again by round 4 whatever is drawn; three rounds would avoid it.": (
        "Vier Spieler treffen spätestens in Runde 4 wieder aufeinander; drei Runden würden es vermeiden."
    ),
    "Round {round} follows from the bracket, whose seeds are the Swiss ranks.": (
        "Runde {round} folgt aus dem Turnierbaum, dessen Setzplätze die Schweizer Ränge sind."
    ),
    "The number of players was odd, and {name}, at rank {rank}, was the lowest-ranked with the fewest byes.": (
        "Die Spielerzahl war ungerade, und {name} auf Rang {rank} war am niedrigsten unter denen mit den wenigsten Freilosen."
    ),
    "{one} and {other} both had {points} event points; chance brought them together.": (
        "{one} und {other} hatten beide {points} Turnierpunkte; der Zufall hat sie zusammengebracht."
    ),
    "Round {round}, table {table}: {one} and {other} met in round {before}.": (
        "Runde {round}, Tisch {table}: {one} und {other} trafen schon in Runde {before} aufeinander."
    ),
    "The number of players is odd, and the draw gave {name} the bye.": (
        "Die Spielerzahl ist ungerade, und das Los gab {name} das Freilos."
    ),
    # what settings decide
    "Play the Swiss rounds with a progression cut where the packet has one; false plays full Swiss.": (
        "Schweizer Runden mit Cut, wo die Turnierregeln einen haben; false spielt nur Schweizer Runden."
    ),
    "Swiss rounds that depart from the packet's table, announced beforehand; 0 keeps to it.": (
        "Schweizer Runden, die von der Tabelle abweichen, vorher angesagt; 0 bleibt bei ihr."
    ),
    "Places of the cut that depart from the packet's table; -1 keeps to it.": (
        "Plätze im Cut, die von der Tabelle abweichen; -1 bleibt bei ihr."
    ),
    "Everybody with so many event points makes the cut, and two at least, instead of the best N; 0 is off.": (
        "Alle mit so vielen Turnierpunkten kommen in den Cut, mindestens zwei, statt der besten N; 0 ist aus."
    ),
    "Whether only players with an accepted roster are checked in.": (
        "Ob sich nur anmelden kann, wer einen angenommenen Vorrat hat."
    ),
    "Which core book rosters are built by.": ("Nach welchem Grundregelwerk Vorräte gebaut werden."),
    "Players may enter after the start, with an unpaired loss for each round they missed.": (
        "Nach dem Beginn kann noch dazukommen, wer für jede verpasste Runde eine Niederlage ohne Gegner nimmt."
    ),
    "Up to so many players a pairing must leave the rounds to come without repeats.": (
        "Bis zu so vielen Spielern muss eine Auslosung die kommenden Runden ohne Wiederholung lassen."
    ),
    "Whoever was paired down in the round before is not, if that costs nothing.": (
        "Wer in der Runde davor hinuntergelost wurde, wird es nicht gleich wieder, wenn das nichts kostet."
    ),
    "The 15 minutes after time are as secret as the round's clock.": (
        "Die 15 Minuten nach Zeitablauf sind so geheim wie die Uhr der Runde."
    ),
    "When the 15 minutes run out: score what stands, or the Cleanup Phase first.": (
        "Wenn die 15 Minuten um sind: werten, was steht, oder zuerst die Aufräumphase."
    ),
    "Elimination rounds are timed as Swiss rounds are.": ("K.-o.-Runden haben eine Uhr wie Schweizer Runden."),
    "A tie in elimination: play on until somebody leads, or the better seed advances.": (
        "Gleichstand in K.-o.-Runden: weiterspielen, bis jemand führt, oder der bessere Setzplatz kommt weiter."
    ),
    "Victory points of a player who concedes.": ("Siegpunkte dessen, der aufgibt."),
    "Victory points of players who agree to a draw.": ("Siegpunkte bei vereinbartem Unentschieden."),
    "Victory points for a win over an absent player.": ("Siegpunkte für einen Sieg über Abwesende."),
    "How long an absent player is waited for once the clock runs.": ("Wie lange auf Abwesende gewartet wird, wenn die Uhr läuft."),
    "A player who does not appear is dropped.": ("Wer nicht erscheint, wird gestrichen."),
    "An unpaired loss is a round played, for Strength of Schedule.": (
        "Eine Niederlage ohne Gegner ist eine gespielte Runde für die Gegnerstärke."
    ),
    "An opponent met twice counts once for Strength of Schedule.": ("Wer zweimal Gegner war, zählt einmal für die Gegnerstärke."),
    "Ejected opponents count for Strength of Schedule.": ("Ausgeschlossene Gegner zählen für die Gegnerstärke."),
    "No round is drawn while a third warning waits for its decision.": (
        "Solange eine dritte Verwarnung nicht entschieden ist, wird keine Runde ausgelost."
    ),
    "Players get a table they have not had, where there is one.": (
        "Spieler bekommen einen Tisch, den sie noch nicht hatten, wo es einen gibt."
    ),
    "After the start everybody may read every roster.": ("Nach dem Beginn darf jeder jeden Vorrat lesen."),
    "More victory points than this are remarked on.": ("Mehr Siegpunkte als so viele werden angemerkt."),
    "Who is counted for rounds and cut: the checked-in or all who registered.": (
        "Wer für Runden und Cut gezählt wird: alle Angemeldeten oder auch, wer nur eingetragen ist."
    ),
    "Who wins an event with a cut: the winner of the final, or the best of the Swiss rounds.": (
        "Wer ein Turnier mit Cut gewinnt: wer das Finale gewinnt oder wer nach den Schweizer Runden vorn liegt."
    ),
    "The event begins with its first pairings, or with the first game.": (
        "Das Turnier beginnt mit den ersten Paarungen oder mit dem ersten Spiel."
    ),
    "What a pairing sees to first: no rematch, or pairs of the same score.": (
        "Worauf eine Auslosung zuerst achtet: keine Wiederholung oder gleiche Punkte."
    ),
    "Which rematch is taken if it must be: of those who met longest ago, or any.": (
        "Welche Wiederholung es wird, wenn es sein muss: die am längsten zurückliegt oder irgendeine."
    ),
    "A bye when all had one: the lowest-ranked of those with the fewest, or of all.": (
        "Ein Freilos, wenn alle schon eines hatten: niedrigster Rang unter denen mit den wenigsten oder unter allen."
    ),
    "A win over an absent player uses up the bye.": ("Ein Sieg über Abwesende verbraucht das Freilos."),
    "Leaving a game under way counts as conceding it, or as not appearing.": (
        "Wer ein laufendes Spiel verlässt, gibt es auf oder gilt als nicht erschienen."
    ),
    "Victory points where both players lose.": ("Siegpunkte, wenn beide verlieren."),
    "Strength of Schedule of a player who met nobody: 0, or their own points per round.": (
        "Gegnerstärke ohne einen einzigen Gegner: 0 oder die eigenen Punkte je Runde."
    ),
    "Who of the dropped may rejoin: anybody, whoever did not just stay away, nobody.": (
        "Wer nach dem Ausscheiden zurückkehren darf: alle, wer nicht einfach weggeblieben ist, niemand."
    ),
    "Leaving after the pairings are out, before the game: the organiser pairs again or reports, or it is a concession.": (
        "Wer nach der Auslosung und vor dem Spiel geht: Die Leitung lost neu aus oder meldet, oder es ist eine Aufgabe."
    ),
    "Who hears appeals where no Head Watcher is named: nobody, or the organiser.": (
        "Wer Einsprüche entscheidet, wenn kein Head Watcher benannt ist: niemand oder die Leitung."
    ),
    "The seeds of the bracket: Swiss ranks, or drawn by lot.": ("Die Setzplätze des Turnierbaums: Schweizer Ränge oder das Los."),
    "After each round of the bracket the best seed left meets the last, instead of a fixed tree.": (
        "Nach jeder K.-o.-Runde trifft der beste verbliebene Setzplatz auf den letzten, statt eines festen Baums."
    ),
    "The next in rank takes the place of a qualifier who leaves before the bracket.": (
        "Für Qualifizierte, die vor den K.-o.-Runden gehen, rückt der nächste Rang nach."
    ),
    "Until when: the bracket's first game has begun, or its first result is in.": (
        "Bis wann: Das erste K.-o.-Spiel hat begonnen, oder das erste Ergebnis ist da."
    ),
    "Fewer players than places in the cut: byes for the best seeds, or a smaller bracket.": (
        "Weniger Spieler als Plätze im Cut: Freilose für die besten Setzplätze oder ein kleinerer Baum."
    ),
    "Places behind the final: by Swiss rank, shared by those who reached the same round, or the third is played for.": (
        "Plätze hinter dem Finale: nach Schweizer Rang, geteilt bei gleicher Runde, oder um Platz 3 wird gespielt."
    ),
}
