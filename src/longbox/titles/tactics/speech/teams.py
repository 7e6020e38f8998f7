"""What is said about teams under construction, in German. The English sentences stand where they are made."""

from __future__ import annotations

from typing import Final

TEAMS_DE: Final = {
    # the law
    "The team has no Plot; it needs one.": "Das Team hat keinen Plot; es braucht einen.",
    "Longbox has no {what} {id!r}; did you mean {close}?": "Es gibt {what} namens {id!r}; meinst du {close}?",
    "Longbox has no {what} {id!r}; take it out.": "Es gibt {what} namens {id!r}; nimm das heraus.",
    "{level} has room for one more {renown} figure.": "{level}: Platz für noch eine Figur vom Ruhm {renown}.",
    "{level} has room for {free} more {renown} figures.": "{level}: Platz für noch {free} Figuren vom Ruhm {renown}.",
    "{figure} may join {affiliation} at the start of the Issue.": (
        "{figure} darf sich zu Beginn des Hefts {affiliation} anschließen."
    ),
    "{by} may bring {figure} into {affiliation} at the start of the Issue.": (
        "{by} darf {figure} zu Beginn des Hefts bei {affiliation} aufnehmen."
    ),
    "{by} brings {figure} along under Command; it takes no place on the team.": (
        "{by} bringt {figure} unter Kommando mit; das belegt keinen Platz im Team."
    ),
    "Nobody on the team has to do with {affiliation}; anybody may advance the Plot, but without its extra benefit.": (
        "Niemand im Team gehört zu {affiliation}; voranbringen darf den Plot jeder, aber ohne seinen besonderen Vorteil."
    ),
    # reading
    "A team is a JSON object with name, level, outlook, figures, plot and things.": (
        "Ein Team ist ein JSON-Objekt mit name, level, outlook, figures, plot und things."
    ),
    "This is a roster of Crisis Protocol; a team of FASERIP Tactics is expected.": (
        "Das ist ein Vorrat für Crisis Protocol; erwartet wird ein Team für FASERIP Tactics."
    ),
    "This team has the version {version}; this Longbox reads version {known}.": (
        "Dieses Team hat die Version {version}; dieses Longbox liest Version {known}."
    ),
    "A team has no part {part!r}; it has name, level, outlook, figures, plot and things.": (
        "Ein Team hat keinen Teil {part!r}; es hat name, level, outlook, figures, plot und things."
    ),
    "The name and the level of a team are words.": "Name und Stufe eines Teams sind Wörter.",
    "There is no Game Level {level!r}; {hint}": "Es gibt keine Spielstufe {level!r}; {hint}",
    "There is nothing to read: paste a team or choose a file.": (
        "Hier ist nichts zu lesen: Füge ein Team ein oder wähle eine Datei."
    ),
    "This is too long for a team; at most {most} can be read.": "Das ist zu lang für ein Team; gelesen werden höchstens {most}.",
    "This has too many lines for a team; at most {most} can be read.": (
        "Das hat zu viele Zeilen für ein Team; gelesen werden höchstens {most}."
    ),
    "This names far too many pieces; at most {most} of a kind are read.": (
        "Das sind viel zu viele Namen; von jeder Art werden höchstens {most} gelesen."
    ),
    "This link is damaged or cut off; copy it again in full.": (
        "Dieser Link ist beschädigt oder abgeschnitten; kopiere ihn noch einmal ganz."
    ),
    "This link does not hold a team of FASERIP Tactics; copy the link of a team.": (
        "In diesem Link steckt kein Team für FASERIP Tactics; kopiere den Link eines Teams."
    ),
    "This link holds pieces that this Longbox does not have.": (
        "In diesem Link stecken Figuren oder Dinge, die dieses Longbox nicht hat."
    ),
    "No figure of FASERIP Tactics was found in this; expected are names, one in each line.": (
        "Darin wurde keine Figur von FASERIP Tactics gefunden; erwartet werden Namen, einer in jeder Zeile."
    ),
    "Line {line}: {id!r} is nothing that Longbox has.": "Zeile {line}: {id!r} gibt es in Longbox nicht.",
    "Line {line}: {id!r} is nothing that Longbox has. Did you mean {close}?": (
        "Zeile {line}: {id!r} gibt es in Longbox nicht. Meinst du {close}?"
    ),
    "Line {line}: a team has one Plot, and {plot} is a second one.": (
        "Zeile {line}: Ein Team hat einen Plot, und {plot} ist ein zweiter."
    ),
    "{n} more lines were not understood.": "{n} weitere Zeilen wurden nicht verstanden.",
}  # fmt: skip
