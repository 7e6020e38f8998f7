"""Die Wörter der Kartensprache auf Deutsch: je Modul von `words` ein Modul, darin je Art von Wort eine Tabelle.

Effekte geben Teilsätze zurück: `Clause(Subjekt, Verb, ...)`. Filter geben zurück, was hinter einem Nomen steht, und was von
jemandem gesagt wird, das Verb am Ende. Zahlen: ("per", "je zugefügtem Schaden"), ("as", "die Größe des Ziels") oder ("n", "3").
Tests: was hinter "wenn" steht. Ereignisse (`moments`): den Anfang eines Satzes, mit Komma am Ende, wenn er ein Nebensatz ist.
Statische Änderungen (`queries`) bekommen, um wen es geht und ihren Wert, und geben Teilsätze zurück. Wörter aus `script` stehen bei
ihrer Art: Rollen und Filter in `who`, Tests in `when`, Zahlen in `how_many`.
"""
