"""What is wrong with a map, in German. The English sentences stand in `maps`."""

from __future__ import annotations

from typing import Final

MAPS_DE: Final = {
    "The map has no squares; draw at least one row of them.": "Die Karte hat keine Felder; zeichne mindestens eine Zeile.",
    "Row {row} of the map has {count} squares; row 1 has {width}, and all rows need as many.": (
        "Zeile {row} der Karte hat {count} Felder; Zeile 1 hat {width}, und alle Zeilen brauchen gleich viele."
    ),
    "A line of edges stands at the rim of the map; walls and ladders stand between two rows of squares.": (
        "Eine Linie mit Kanten steht am Rand der Karte; Wände und Leitern stehen zwischen zwei Zeilen von Feldern."
    ),
    "An edge under row {row} stands at column {column} of the line, under no square; put it under one.": (
        "Eine Kante unter Zeile {row} steht an Stelle {column} der Linie, unter keinem Feld; setze sie unter eines."
    ),
    "Square {where} is drawn as {sign!r}, which means nothing; use one of {signs}.": (
        "Feld {where} ist als {sign!r} gezeichnet, das nichts bedeutet; nimm eines von {signs}."
    ),
    "Square {where} is Indoor and Elevated; nothing Indoor is Elevated.": (
        "Feld {where} liegt drinnen und ist Erhöht; drinnen ist nichts Erhöht."
    ),
    "Between {a} and {b} stands {sign!r}, which means nothing; use {wall} for a wall, {ladder} for a ladder.": (
        "Zwischen {a} und {b} steht {sign!r}, das nichts bedeutet; nimm {wall} für eine Wand, {ladder} für eine Leiter."
    ),
    "The starting area {area} does not lie on the map, which is {width} by {height} squares.": (
        "Der Startbereich {area} liegt nicht auf der Karte, die {width} mal {height} Felder hat."
    ),
    "The starting areas of the map are {count}; it marks one for each side or none.": (
        "Die Karte hat {count} Startbereiche; sie nennt für jede Seite einen oder keinen."
    ),
    "The ladder between {a} and {b} leads nowhere; one of the two must be Ground and the other Elevated.": (
        "Die Leiter zwischen {a} und {b} führt nirgendwohin; eines der beiden Felder muss am Boden liegen, das andere Erhöht sein."
    ),
    "The top of a stair at {where} has no stair beside it; draw / next to it.": (
        "Das Ende einer Treppe auf {where} hat keine Treppe neben sich; zeichne / daneben."
    ),
    "The stair at {where} leads nowhere; its top needs an Elevated square beside it.": (
        "Die Treppe auf {where} führt nirgendwohin; neben ihrem Ende muss ein Erhöhtes Feld liegen."
    ),
    "The stair at {where} has no top; draw ^ next to it.": "Die Treppe auf {where} hat kein Ende; zeichne ^ daneben.",
    "The map is no JSON text; a map file holds a drawing and perhaps name, gazetteer, indoor and areas.": (
        "Die Karte ist kein JSON-Text; eine Kartendatei enthält drawing und vielleicht name, gazetteer, indoor und areas."
    ),
    "The map has no drawing; give it as a list of lines.": (
        "Die Karte hat keine Zeichnung (drawing); gib sie als Liste von Zeilen an."
    ),
    "The map has a field {field!r}; it may have name, gazetteer, drawing, indoor and areas.": (
        "Die Karte hat ein Feld {field!r}; erlaubt sind name, gazetteer, drawing, indoor und areas."
    ),
    "The drawing of a map is a list of at most 200 lines of text.": (
        "Die Zeichnung (drawing) einer Karte ist eine Liste von höchstens 200 Textzeilen."
    ),
    "The field {field} of a map is a list of rectangles, each [left, top, right, bottom].": (
        "{field} einer Karte ist eine Liste von Rechtecken, jedes [links, oben, rechts, unten]."
    ),
    "The {field} of a map is given per language, as in {example}.": "{field} einer Karte steht je Sprache da, etwa {example}.",
    "The map is {width} by {height} squares; a map for play has {least} to {most} either way.": (
        "Die Karte hat {width} mal {height} Felder; zum Spielen hat sie in jeder Richtung {least} bis {most}."
    ),
    "The north side of the map has room for {room} figures; it needs room for {need}.": (
        "Die Nordseite der Karte hat Platz für {room} Figuren; sie braucht Platz für {need}."
    ),
    "The south side of the map has room for {room} figures; it needs room for {need}.": (
        "Die Südseite der Karte hat Platz für {room} Figuren; sie braucht Platz für {need}."
    ),
    "There is no map {name!r}; {hint}": "Es gibt keine Karte {name!r}; {hint}",
}
