"""German."""

from __future__ import annotations

from longbox.kernel import Speech, Words

from ..arena import label
from ..codes import NOBODY
from ..events import BidsShown, Carried, Defeated, Ended, Offered, Peeked, PlotDiscarded, RolledOff, Scried, StatsChanged, Targeted
from .names import card, cards, dice, goods, mission, piece, plot, plots, school, seats

ROLLS = {
    "school": "um die erste Wahl einer Schule",
    "command": "um die Missionsleitung",
    "control": "um die Missionscharaktere",
    "tournament": "bei Gleichstand",
    "initiative": "noch einmal um die Initiative",
}
PHASES = {"upkeep": "Unterhaltsphase", "plot": "Plotphase", "recruit": "Rekrutierungsphase", "mission": "Missionsphase"}
DECKS = {
    "plot": "Der Plotstapel",
    "recruit": "Der Rekrutenstapel",
    "mission": "Der Missionsstapel",
    "recruits": "des Rekrutenstapels",
    "missions": "des Missionsstapels",
}


def coins(n: int) -> str:
    return f"{n} Hoffnung"


def changed(n: int, what: str) -> str:
    return f"erhält {n} {what}" if n > 0 else f"verliert {-n} {what}"


def plot_points(n: int) -> str:
    return "Plotpunkt" if abs(n) == 1 else "Plotpunkte"


def points(n: int) -> str:
    return "1 Revolutionspunkt" if n == 1 else f"{n} Revolutionspunkte"


def rolled_off(e: RolledOff, say: Speech) -> str:
    rolls = ", ".join(f"{say.seat(seat)} {total}" for seat, total in zip(e.seats, e.totals, strict=True))
    end = "" if e.what == "initiative" else " Gleichstand; noch einmal." if e.seat == NOBODY else f" {say.seat(e.seat)} gewinnt."
    return f"Würfel {ROLLS[e.what]}: {rolls}.{end}"


def offered(e: Offered, say: Speech) -> str:
    def side(characters: tuple[int, ...], pay: int) -> str:
        return goods(say, characters, coins(pay) if pay else "", " und ", "nichts")

    return f"{say.seat(e.seat)} bietet {say.seat(e.to)} {side(e.give, e.pay)} für {side(e.take, e.ask)}."


def targeted(e: Targeted, say: Speech) -> str:
    named = [text for text in (seats(say, e.schools), cards(say, e.characters)) if text]
    return f"{say.seat(e.seat)} nennt {' und '.join(named)}."


def bids(e: BidsShown, say: Speech) -> str:
    return "Die Gebote: " + ", ".join(f"{say.seat(seat)} {bid}" for seat, bid in enumerate(e.bids) if bid != NOBODY) + "."


def stats(e: StatsChanged, say: Speech) -> str:
    return f"{card(say, e.who)} hat jetzt Angriff {e.stats[0]}, Verteidigung {e.stats[1]}, Tempo {e.stats[2]}."


def defeated(e: Defeated, say: Speech) -> str:
    how = {1: "bewusstlos", 2: "schwer verletzt", 3: "im Krankenhaus"}[e.zeros]
    return f"{card(say, e.who)} von {say.seat(e.seat)} ist besiegt: {how}."


def carried(e: Carried, say: Speech) -> str:
    return f"{piece(say, e.piece)} bleibt zurück." if e.seat == NOBODY else f"{say.seat(e.seat)} trägt {piece(say, e.piece)}."


def ended(e: Ended, say: Speech) -> str:
    why = {
        "points": "als einzige Schule mit 6 Revolutionspunkten",
        "tournament": "im Finalturnier",
        "last-round": "als Führender nach der letzten Runde",
    }[e.reason]
    return f"{say.seat(e.seat)} gewinnt die Partie {why}."


def peeked(e: Peeked, say: Speech) -> str:
    seen = "" if e.cards is None else f": {plots(say, e.cards) or 'keine Karten'}"
    return f"{say.seat(e.seat)} sieht sich die Hand von {say.seat(e.to)} an{seen}."


def scried(e: Scried, say: Speech) -> str:
    name = card if e.deck == "recruits" else mission
    seen = "" if e.cards is None else f": {', '.join(name(say, one) for one in e.cards)}"
    return f"{say.seat(e.seat)} sieht sich die obersten Karten {DECKS[e.deck]} an{seen}."


def plot_discarded(e: PlotDiscarded, say: Speech) -> str:
    return f"{say.seat(e.seat)} legt {plots(say, e.cards)} ab{f' und erhält {coins(e.hope)}' if e.hope else ''}."


GERMAN: Words = {
    "seat": "Spieler {letter}",
    "option.token_returns": "Missionscharaktere dürfen enden, wo sie begannen",
    "option.initiative_tie": "Nach einem Gleichstand der Initiative",
    "option.initiative_tie.whole": "der ganze Wurf noch einmal, mit Kräften",
    "option.initiative_tie.speed": "nur Tempo",
    "option.still_move": "Eine Bewegung um 0 Felder zählt als Bewegung",
    "option.mended": "Fehler der Version 0.1 sind behoben",
    "option.last_round": "Letzte Runde",
    "option.last_round.0": "Keine, wie im Buch",
    "ask.school": "Welche Schule leitest du?",
    "ask.recover": "Welche Charaktere erholen sich?",
    "ask.advance": "Treibst du die Revolution voran? Welche sechs Charaktere geben einen Kraftmarker aus?",
    "ask.pay": "Für welche Helden zahlst du? Die anderen gehen.",
    "ask.penalty": "Keiner deiner Helden und Schüler ist gesund. Was verlierst du?",
    "ask.plot": "Was tust du in der Plotphase?",
    "ask.gift": "Gibst du die Hoffnung, um die du gebeten wirst?",
    "ask.support": "Wie viele Plotpunkte gibst du für das Ereignis?",
    "ask.accept": "Wessen Unterstützung nimmst du an?",
    "ask.supported": "Welches Ereignis spielst du mit dieser Unterstützung?",
    "ask.target": "Um welche Schulen geht es?",
    "ask.character": "Um welchen Charakter geht es?",
    "ask.react": "Du darfst reagieren.",
    "ask.trim": "Welche Plotkarten legst du ab?",
    "ask.ransom": "Zahlst du, um diesen Charakter zu behalten?",
    "ask.order": "In welcher Reihenfolge legst du die Karten zurück?",
    "ask.allegiance": "Handelst du, schickst du jemanden auf eine Geheimmission oder nimmst du deine Bietscheibe?",
    "ask.trade": "Nimmst du das Angebot an?",
    "ask.bid": "Wie viel Hoffnung bietest du?",
    "ask.raise": "Um wie viel erhöhst du dein Gebot?",
    "ask.attach": "Wer bekommt die Trainingskarte?",
    "ask.invite": "Welche Schule lädst du als Nächstes ein?",
    "ask.respond": "Wen schickst du auf die Mission?",
    "ask.place": "Wohin legst du den Missionsmarker?",
    "ask.first": "Wer handelt in diesem Missionszug zuerst?",
    "ask.act": "Welche Aktion nimmst du?",
    "ask.move": "Wohin bewegst du dich?",
    "ask.lower": "Welche Werte sinken?",
    "ask.push": "Wohin wird das Ziel geschoben?",
    "ask.enemy": "Welcher Missionscharakter handelt als Nächstes?",
    "ask.enemy_move": "Wohin bewegt sich der Missionscharakter?",
    "ask.enemy_attack": "Wen greift der Missionscharakter als Nächstes an?",
    "ask.reroll": "Welche Würfel wirfst du neu?",
    "ask.regain": "Welchen Wert gewinnst du zurück?",
    "ask.grip": "Welchen Charakter versetzt du?",
    "ask.shift": "Auf welches Feld?",
    "ask.takeover": "Zahlst du, um den besiegten Schüler zu übernehmen?",
    "ask.prize": "Kommt der neue Schüler an deine Schule?",
    "ask.champion": "Wer kämpft im Finalturnier für dich?",
    "RolledOff": rolled_off,
    "SchoolChosen": lambda e, say: f"{say.seat(e.seat)} leitet: {school(say, e.school)}.",
    "Dealt": lambda e, say: f"{say.seat(e.seat)} beginnt mit {cards(say, e.characters)}.",
    "CommanderNamed": "{seat} hat zuerst die Missionsleitung.",
    "RoundBegan": "Runde {number}",
    "PhaseBegan": lambda e, say: f"{PHASES[e.phase]}.",
    "Recovered": lambda e, say: f"Bei {say.seat(e.seat)} erholen sich {cards(say, e.characters)}.",
    "Advanced": lambda e, say: f"{say.seat(e.seat)} treibt die Revolution voran mit {cards(say, e.characters)}.",
    "Earned": "{seat} erhält {coins} Hoffnung.",
    "HeroesPaid": "{seat} zahlt {coins} Hoffnung für Helden.",
    "Discarded": lambda e, say: f"{card(say, e.who)} verlässt die Schule von {say.seat(e.seat)}.",
    "PointsChanged": lambda e, say: (
        f"{say.seat(e.seat)} {changed(e.n, 'Revolutionspunkt' if abs(e.n) == 1 else 'Revolutionspunkte')} und hat {e.now}."
    ),
    "HopeChanged": lambda e, say: f"{say.seat(e.seat)} {changed(e.n, 'Hoffnung')} und hat {e.now}.",
    "PlotPointsChanged": lambda e, say: f"{say.seat(e.seat)} {changed(e.n, plot_points(e.n))} und hat {e.now}.",
    "Drew": lambda e, say: (
        f"{say.seat(e.seat)} zieht {f'{e.n} Plotkarten' if e.n > 1 else 'eine Plotkarte'}"
        f"{'' if e.cards is None else f': {plots(say, e.cards)}'}."
    ),
    "Reshuffled": lambda e, say: f"{DECKS[e.deck]} wird aus seinem Ablagestapel neu gemischt.",
    "Passed": "{seat} passt.",
    "SupportAsked": lambda e, say: (
        f"{say.seat(e.seat)} bittet um Unterstützung für ein Ereignis{f': {e.n} {plot_points(e.n)}' if e.n else ''}."
    ),
    "SupportOffered": lambda e, say: f"{say.seat(e.seat)} bietet {e.n} {plot_points(e.n)} an.",
    "SupportTaken": lambda e, say: f"{say.seat(e.seat)} nimmt {e.n} {plot_points(e.n)} Unterstützung an.",
    "SupportReturned": "{seat} hat kein Ereignis, das die Unterstützung aufbraucht; alle Punkte gehen zurück.",
    "EventPlayed": lambda e, say: f"{say.seat(e.seat)} spielt {plot(say, e.card)}.",
    "Targeted": targeted,
    "Reacted": lambda e, say: f"{say.seat(e.seat)} reagiert mit {plot(say, e.card)}.",
    "Cancelled": lambda e, say: f"{plot(say, e.card)} wird aufgehoben.",
    "PlotDiscarded": plot_discarded,
    "PowerUsed": lambda e, say: f"{card(say, e.who)} von {say.seat(e.seat)} gibt einen Kraftmarker aus.",
    "HopeGiven": "{seat} gibt {to} {coins} Hoffnung.",
    "HopeRequested": "{seat} bittet {to} um {coins} Hoffnung.",
    "HopeRefused": "{seat} gibt {to} nichts.",
    "Peeked": peeked,
    "Scried": scried,
    "TokensChanged": lambda e, say: f"{card(say, e.who)} {changed(e.n, 'Kraftmarker')}.",
    "InjuryChanged": lambda e, say: f"{card(say, e.who)} {'ist verletzt' if e.injured else 'ist wieder gesund'}.",
    "TriumphChanged": lambda e, say: f"{card(say, e.who)} {'erhält' if e.triumph else 'verliert'} einen Triumphmarker.",
    "Offered": offered,
    "OfferAnswered": lambda e, say: f"{say.seat(e.seat)} {'nimmt an' if e.accepted else 'lehnt ab'}.",
    "SecretMission": lambda e, say: f"{say.seat(e.seat)} schickt {card(say, e.who)} für {coins(e.coins)} auf eine Geheimmission.",
    "DialTaken": "{seat} nimmt die Bietscheibe.",
    "LotRevealed": lambda e, say: f"{card(say, e.who)} ist zu haben.",
    "BidPlaced": lambda e, say: f"{say.seat(e.seat)} stellt die Bietscheibe ein{'' if e.coins is None else f': {e.coins}'}.",
    "BidsShown": bids,
    "BidRaised": "{seat} erhöht das Gebot auf {coins}.",
    "BidsTied": lambda e, say: f"Gleichstand zwischen {seats(say, e.seats)}; sie bieten weiter.",
    "BidFailed": "Niemand bietet etwas; alle Münzen gehen zurück.",
    "Recruited": lambda e, say: f"{say.seat(e.seat)} wirbt {card(say, e.who)} für {coins(e.coins)} an.",
    "Trained": lambda e, say: f"{card(say, e.who)} bekommt {card(say, e.training)}.",
    "TrainingWasted": lambda e, say: f"Niemand kann {card(say, e.who)} halten; die Karte wird abgeworfen.",
    "MissionRevealed": lambda e, say: f"Die Mission: {mission(say, e.mission)}.",
    "CommandWon": "{seat} erhält die Missionsleitung für {coins} Hoffnung.",
    "Invited": "{seat} ist auf Position {position} eingeladen.",
    "Sent": lambda e, say: f"{say.seat(e.seat)} schickt {card(say, e.who)} auf Position {e.position}.",
    "InvitationRefused": "{seat} lehnt ab.",
    "NobodyToSend": "{seat} hat niemanden zu schicken.",
    "MissionCalledOff": "Zu wenige nehmen teil; die Mission ist vorbei.",
    "TokenPlaced": lambda e, say: f"{piece(say, e.piece)} wird auf {label(e.hex)} gestellt.",
    "TurnBegan": "Missionszug {turn}.",
    "InitiativeRolled": lambda e, say: f"{say.seat(e.seat)} würfelt {dice(e.faces)} um die Initiative: {e.total}.",
    "FirstChosen": lambda e, say: f"{say.seat(e.seat)} gewinnt die Initiative und lässt {say.seat(e.first)} beginnen.",
    "Moved": lambda e, say: f"{piece(say, e.piece)} zieht nach {label(e.hex)}.",
    "Attacked": lambda e, say: f"{piece(say, e.piece)} greift {piece(say, e.prey)} an.",
    "Rolled": lambda e, say: f"Angriff {dice(e.attack)} gegen Verteidigung {dice(e.defense)}: {e.n} Schaden.",
    "Damaged": lambda e, say: f"{piece(say, e.piece)} nimmt {e.n} Schaden.",
    "StatsChanged": stats,
    "Defeated": defeated,
    "TokenRemoved": lambda e, say: f"{say.seat(e.seat)} entfernt {piece(say, e.piece)}.",
    "CrateOpened": "{seat} öffnet eine Kiste und würfelt eine {face}.",
    "Calmed": lambda e, say: f"{say.seat(e.seat)} beruhigt den Mutanten mit {dice(e.faces)}: {e.n}.",
    "Carried": carried,
    "Scored": "{seat} hat in dieser Mission jetzt {now}.",
    "ControlPassed": "{seat} führt jetzt die Missionscharaktere.",
    "MissionEnded": lambda e, say: "Die Mission ist gelungen." if e.success else "Die Mission ist gescheitert.",
    "Rewarded": lambda e, say: f"{say.seat(e.seat)} erhält als Belohnung {points(e.n)}.",
    "TournamentBegan": lambda e, say: f"Finalturnier: {seats(say, e.seats)} haben je 6 Revolutionspunkte.",
    "MatchWon": lambda e, say: f"{say.seat(e.seat)} gewinnt das Duell{' kampflos' if e.forfeit else ''}.",
    "Ended": ended,
    # Beschriftungen
    "offer.pass": "Passen",
    "offer.none": "Niemand",
    "offer.nothing": "Keine",
    "offer.hope": "Die Hälfte deiner Hoffnung",
    "offer.revolution": "1 Revolutionspunkt",
    "offer.event": "{card} für {cost} spielen",
    "offer.power": "Kraft von {who} nutzen",
    "offer.discard": "{cards} für {hope} Hoffnung ablegen",
    "offer.support": "Um Unterstützung bitten",
    "offer.support_of": "Um Unterstützung bitten: {n}",
    "offer.give": "Hoffnung geben",
    "offer.pay": "{price} Hoffnung zahlen",
    "offer.discard_who": "{who} gehen lassen",
    "offer.ready": "Bietscheibe nehmen",
    "offer.secret": "Geheimmission: {who} für {price} Hoffnung",
    "offer.deal": "{to} anbieten: {give} für {take}",
    "offer.coins": "{n} Hoffnung",
    "offer.and": " und ",
    "offer.accept": "Annehmen",
    "offer.refuse": "Ablehnen",
    "offer.refuse_mission": "Ablehnen",
    "offer.take": "Schüler aufnehmen",
    "offer.end": "Beenden",
    "offer.move": "Bewegen",
    "offer.attack": "{target} angreifen",
    "offer.longer": " aus der Ferne (Kraftmarker: {n})",
    "offer.special": "Spezialaktion: {power}",
    "offer.open": "{target} öffnen",
    "offer.calm": "{target} beruhigen",
    "offer.carry": "{target} tragen",
    "offer.stats": "Angriff {a}, Verteidigung {d}, Tempo {s}",
    "offer.dice": "Würfel {dice}",
    "offer.stay": "Dort lassen",
    "offer.reaction": "{card} (Plotwert {cost})",
    "offer.use": "{power} ({who}, 1 Kraftmarker)",
    "offer.order": "{cards}",
    "offer.takeover": "{price} Hoffnung zahlen und {who} aufnehmen",
    # was gerade geschieht
    "frame.Play": "Partie",
    "frame.Round": "Runde",
    "frame.Upkeep": "Unterhaltsphase",
    "frame.PlotPhase": "Plotphase",
    "frame.RecruitPhase": "Rekrutierungsphase",
    "frame.MissionPhase": "Missionsphase",
    "frame.Gift": "Bitte um Hoffnung",
    "frame.Support": "Unterstützung für ein Ereignis",
    "frame.Deed": "Karte oder Kraft",
    "frame.Trade": "Angebot",
    "frame.LotAuction": "Versteigerung",
    "frame.CommandAuction": "Gebote um die Missionsleitung",
    "frame.Arena": "Missionszug",
    "frame.Act": "Aktionen",
    "frame.Enemies": "Missionscharaktere",
    "frame.Strike": "Angriff",
    "frame.Harm": "Schaden",
    "frame.Defeat": "Niederlage",
    "frame.Window": "Reaktionen",
    "frame.Match": "Duell des Finalturniers",
}
