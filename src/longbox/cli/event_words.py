"""What `longbox event` and `longbox roster` say, in the language asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

from longbox.challenger.words import told
from longbox.kernel import LongboxError, Phrase

GERMAN: Final[Mapping[str, str]] = {
    # done
    "Note: {remark}": "Hinweis: {remark}",
    "{name}, {date}, {timeline}. The draws are committed to: {commitment}": (
        "{name}, {date}, {timeline}. Die Auslosungen sind festgelegt durch: {commitment}"
    ),
    "* differs from the default.": "* weicht vom Üblichen ab.",
    "Added {names}.": "Eingetragen: {names}.",
    "{name}: {status}, accepted.": "{name}: {status}, angenommen.",
    "{name}: {status}.": "{name}: {status}.",
    "{count} checked in, {all} in all.": "{count} angemeldet, insgesamt {all}.",
    "{players} players: {rounds} Swiss rounds, no cut.": "{players} Spieler: {rounds} Schweizer Runden, kein Cut.",
    "{players} players: {rounds} Swiss rounds, then a cut to {cut}.": (
        "{players} Spieler: {rounds} Schweizer Runden, danach ein Cut auf {cut}."
    ),
    "{schedule:.3f}": "{schedule:.3f}",
    "Round {round} is published.": "Runde {round} ist veröffentlicht.",
    "Round {round}: {phase}. {what}": "Runde {round}: {phase}. {what}",
    "Round {round}: {phase}, {minutes} minutes, {left:.1f} left. Keep this from the players. {what}": (
        "Runde {round}: {phase}, {minutes} Minuten, noch {left:.1f}. Spieler erfahren das nicht. {what}"
    ),
    "The opponent has to say the same. Tables still open: {left}.": (
        "Das muss die andere Seite auch sagen. Noch offene Tische: {left}."
    ),
    "Round {round}, table {table}: {ended}. Tables still open: {left}.": (
        "Runde {round}, Tisch {table}: {ended}. Noch offene Tische: {left}."
    ),
    "Round {round} is closed.": "Runde {round} ist abgeschlossen.",
    "Round {round} is taken back.": "Runde {round} ist zurückgenommen.",
    "Official, after {rounds} closed Swiss rounds.": "Amtlich, nach {rounds} abgeschlossenen Schweizer Runden.",
    "Provisional, after {rounds} closed Swiss rounds and what has come in since.": (
        "Vorläufig, nach {rounds} abgeschlossenen Schweizer Runden und was seitdem gemeldet ist."
    ),
    "{name} is {status}.": "{name} ist {status}.",
    "{name} is warned, warning {count}.": "{name} ist verwarnt, Verwarnung {count}.",
    "The cut: {seeds}.": "Der Cut: {seeds}.",
    "Last {count}": "Letzte {count}",
    "{name} has won the event.": "{name} hat das Turnier gewonnen.",
    "Nobody has won.": "Niemand hat gewonnen.",
    "Entry {number}: {fact}.": "Eintrag {number}: {fact}.",
    "Round {round}: follows from the seed.": "Runde {round}: folgt aus dem Startwert.",
    "Round {round}: does not follow from the seed.": "Runde {round}: folgt nicht aus dem Startwert.",
    "{count} entries written to {file}.": "{count} Einträge nach {file} geschrieben.",
    "{name}: {count} entries.": "{name}: {count} Einträge.",
    "Written to {file}.": "Nach {file} geschrieben.",
    "There is no paper {name!r}; there is {papers} or all.": "Ein Blatt {name!r} gibt es nicht; es gibt {papers} oder all.",
    "Papers need a file: --out FILE.": "Blätter brauchen eine Datei: --out FILE.",
    "{file}: {status} ({timeline}, {day}).": "{file}: {status} ({timeline}, {day}).",
    # rounds and results
    "Round {round}": "Runde {round}",
    "elimination": "K.-o.-Runde",
    "not published": "nicht veröffentlicht",
    "{vps} {kind}": "{vps} {kind}",
    "{vps} {kind}, {name} wins": "{vps} {kind}, {name} gewinnt",
    "bye": "Freilos",
    "victory": "Sieg",
    "wipe-out": "alle ausgeschaltet",
    "time": "Zeit",
    "concession": "Aufgabe",
    "draw": "Unentschieden",
    "agreed-draw": "vereinbartes Unentschieden",
    "no-show": "nicht erschienen",
    "ejection": "Ausschluss",
    "double-loss": "beide verlieren",
    "seed": "Setzplatz",
    "active": "dabei",
    "dropped": "ausgeschieden",
    "ejected": "ausgeschlossen",
    "not started": "noch nicht begonnen",
    "in progress": "läuft",
    "time called": "Zeit um",
    "over": "vorbei",
    "legal": "erlaubt",
    "legal but for the list": "erlaubt, soweit es die Sperrliste nicht anders sagt",
    # heads of tables
    "table": "Tisch",
    "result": "Ergebnis",
    "rank": "Rang",
    "player": "Name",
    "points": "Punkte",
    "schedule": "Gegner",
    "VPs": "SP",
    "rule": "Regel",
    "setting": "Einstellung",
    "value": "Wert",
    "takes": "möglich",
    # what is wrong
    "There is no role {role!r}; there is {roles}.": "Eine Rolle {role!r} gibt es nicht; es gibt {roles}.",
    "--setting {text} has no value; write --setting NAME=VALUE.": "--setting {text} hat keinen Wert; schreibe --setting NAME=WERT.",
    "{count} players are called {name!r}; say the id.": "{count} Spieler heißen {name!r}; nenne die Kennung.",
    "Nobody called {name!r} plays in this event.": "Niemand namens {name!r} spielt in diesem Turnier.",
    "{name} plays already; take them out of the list.": "{name} spielt schon mit; nimm den Namen aus der Liste.",
    "One roster is for one player; add the others by themselves.": (
        "Ein Vorrat ist für eine Person; trage die anderen für sich ein."
    ),
    "Nobody to add: name players, or a list of them with --csv.": "Niemand einzutragen: Nenne Namen oder mit --csv eine Liste.",
    "Nobody to check in: name players, or --all for everybody with an accepted roster.": (
        "Niemand anzumelden: Nenne Namen oder mit --all alle, deren Vorrat angenommen ist."
    ),
    "No round is open that could be drawn again.": "Keine Runde ist offen, die neu ausgelost werden könnte.",
    "{vps!r} are no victory points; write them as 16-9, in the order of the table.": (
        "{vps!r} sind keine Siegpunkte; schreibe sie wie 16-9, in der Reihenfolge am Tisch."
    ),
    "The cut is not made yet; there is no bracket.": "Der Cut ist noch nicht gemacht; es gibt keinen Turnierbaum.",
    """A fact is a JSON object, such as '{"fact": "Dropped", "player": "P3"}'.""": (
        """Eine Tatsache ist ein JSON-Objekt wie '{"fact": "Dropped", "player": "P3"}'."""
    ),
    "There is a sign in this that is no letter of any language; leave it out.": (
        "Darin ist ein Zeichen, das kein Buchstabe ist; lass es weg."
    ),
    "{where}: {why}": "{where}: {why}",
    "{path} cannot be read: {why}.": "{path} ist nicht zu lesen: {why}.",
    "{path} cannot be written: {why}.": "{path} ist nicht zu schreiben: {why}.",
    "{path} exists already; choose another name.": "{path} gibt es schon; nimm einen anderen Namen.",
    "{path} cannot be used: {why}. Nothing was written.": "{path} ist nicht zu benutzen: {why}. Es wurde nichts geschrieben.",
    "{path} is damaged ({why}); it was not changed.": "{path} ist beschädigt ({why}); daran wurde nichts geändert.",
    "{path} is not an event of Longbox; it was not touched.": "{path} ist kein Turnier von Longbox; daran wurde nichts geändert.",
    "{path} has the version {version}; this Longbox reads version {known}.": (
        "{path} hat die Fassung {version}; dieses Longbox liest Fassung {known}."
    ),
    "{path} is damaged: entry {number} is not as it was written. It was not changed.": (
        "{path} ist beschädigt: Eintrag {number} ist nicht, wie er geschrieben wurde. Daran wurde nichts geändert."
    ),
    "{path} is damaged: entry {number} cannot be followed ({why}) It was not changed.": (
        "{path} ist beschädigt: Eintrag {number} passt nicht ({why}) Daran wurde nichts geändert."
    ),
    "{path} is damaged: it holds no entries. It was not changed.": (
        "{path} ist beschädigt: Es hat keine Einträge. Daran wurde nichts geändert."
    ),
    "This export has the version {version}; this Longbox reads version {known}.": (
        "Dieser Export hat die Fassung {version}; dieses Longbox liest Fassung {known}."
    ),
    "This is not an event that Longbox exported.": "Das ist kein Turnier, das Longbox exportiert hat.",
    # why a file fails
    "no such file or directory": "gibt es nicht",
    "permission denied": "nicht erlaubt",
    "is a directory": "ist ein Ordner",
    "not a directory": "der Weg dorthin ist kein Ordner",
    "file exists": "gibt es schon",
    "file name too long": "der Name ist zu lang",
    "file too large": "die Datei würde zu groß",
    "no space left on device": "kein Platz mehr",
    "read-only file system": "hier kann nicht geschrieben werden",
    "unknown reason": "aus unbekanntem Grund",
    "database or disk is full": "kein Platz mehr",
    "database is locked": "ein anderes Programm benutzt sie gerade",
    "attempt to write a readonly database": "nicht erlaubt",
    "unable to open database file": "nicht zu öffnen",
    "disk I/O error": "ein Fehler beim Lesen oder Schreiben",
    "file is not a database": "keine Datenbank",
    "database disk image is malformed": "der Inhalt ist zerstört",
}


def tell(args: argparse.Namespace, text: str) -> str:
    """A sentence in the language of whoever asked."""
    return told(text, args.language, GERMAN)


def word(name: str) -> Phrase:
    """The name of a state as people read it."""
    return Phrase(name.replace("-", " "))


def cannot(what: str, path: object, error: OSError) -> LongboxError:
    """That a file cannot be read or written, and why."""
    sentence = {"read": "{path} cannot be read: {why}.", "written": "{path} cannot be written: {why}."}[what]
    return LongboxError(sentence, path=str(path), why=Phrase((error.strerror or "unknown reason").lower()))


def spoken_by(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The same command, with what goes wrong said in the language asked for."""

    def call(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except LongboxError as error:
            raise LongboxError(tell(args, error.phrase)) from error

    return call


__all__ = ["GERMAN", "cannot", "spoken_by", "tell", "word"]
