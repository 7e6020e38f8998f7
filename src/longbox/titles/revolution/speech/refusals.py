"""Why something is refused, in German. The English sentences stand where they are raised."""

from __future__ import annotations

from typing import Final

from longbox.kernel import LongboxError, Tongue

GERMAN: Final = {
    "{one} is not among what can be chosen here.": "{one} steht hier nicht zur Wahl.",
    "Each can be chosen only once.": "Jedes kann nur einmal gewählt werden.",
    "Choose {least} to {most} of them, not {count}.": "Wähle {least} bis {most} davon, nicht {count}.",
    "Name the School that gets the coins by its seat.": "Nenne die Schule, die die Münzen bekommt, mit ihrem Platz.",
    "You can give 1 to {hope} Hope Coins.": "Du kannst 1 bis {hope} Hoffnungsmünzen geben.",
    "The others have {points} Plot Points together; 0 asks for no certain number.": (
        "Die anderen haben zusammen {points} Handlungspunkte; mit 0 nennst du keine Zahl."
    ),
    "Name the School you ask for coins by its seat.": "Nenne die Schule, die du um Münzen bittest, mit ihrem Platz.",
    "That School was already asked for coins in this turn to act.": "Diese Schule wurde in diesem Zug schon um Münzen gebeten.",
    "That is no activity you can perform now.": "Das kannst du jetzt nicht tun.",
    "An offer names a School, what you give and what you want: Characters and coins each.": (
        "Ein Angebot nennt eine Schule, was du gibst und was du willst: jeweils Charaktere und Münzen."
    ),
    "Name the School you offer to by its seat.": "Nenne die Schule, der du etwas anbietest, mit ihrem Platz.",
    "That School has {hope} Hope Coins.": "Diese Schule hat {hope} Hoffnungsmünzen.",
    "Nobody may trade away the last Uninjured Hero.": "Niemand darf seinen letzten unverletzten Helden weggeben.",
    "Nobody may trade away the last Uninjured Student.": "Niemand darf seinen letzten unverletzten Schüler weggeben.",
    "An offer must contain something.": "Ein Angebot muss etwas enthalten.",
    "Take your dial, send somebody on a Secret Mission, or make an offer.": (
        "Nimm dein Drehrad, schick jemanden auf eine Geheimmission oder mach ein Angebot."
    ),
    "There is nothing to measure under that name; ask for judge, reach, between or odds.": (
        "Unter diesem Namen gibt es nichts zu messen; frag nach judge, reach, between oder odds."
    ),
    "Name a piece in the arena by its number.": "Nenne eine Figur in der Arena mit ihrer Nummer.",
    "Name a Hex of the arena by its number.": "Nenne ein Feld der Arena mit seiner Nummer.",
    "A Dice String has 0 to {most} dice.": "Eine Würfelreihe hat 0 bis {most} Würfel.",
    "You are not asked for anything now.": "Du wirst gerade nichts gefragt.",
    "A value is a list, as in docs/protocol.md.": "Ein Wert ist eine Liste, wie in docs/protocol.md.",
    "Those two do not fight.": "Diese beiden kämpfen nicht.",
    "Unopposed dice hit from a face between 1 and 6.": "Freie Würfel treffen ab einer Augenzahl von 1 bis 6.",
}


def refusal(error: LongboxError, language: str) -> str:
    return Tongue(language, GERMAN if language == "de" else None).say(error.phrase)
