# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Spieler, Varianten, Ergebnisse suchen
games-search-short = Suchen
games-bring = Datei öffnen
games-brought = { $count ->
    [one] Die Partie steht jetzt in deiner Liste.
   *[other] { $count } Partien stehen jetzt in deiner Liste.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Noch kein Zug
    [one] Nicht beendet, nach einem Zug
   *[other] Nicht beendet, nach { $turns } Zügen
}
games-result = { $result ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
    [w] Weiß gewann
    [b] Schwarz gewann
   *[draw] Remis
} nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
games-analyse = Die Partie { $players } analysieren
games-delete = Die Partie { $players } löschen
games-delete-short = Löschen
games-more = Mehr zeigen
games-none = Noch keine Partien. Was du spielst, wird hier aufgehoben.
games-none-found = Keine Partie passt.
games-none-play = Eine spielen
games-tabs = Listen
games-tab = { $tab ->
    [all] Partien
    [studies] Studien
    [side] Andere Spiele
    [look] Sehenswert
   *[statistics] Statistik
}
games-filter = Welche Partien
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filtern
    [one] Filter: einer gesetzt
   *[other] Filter: { $count } gesetzt
}
games-filter-result = Ergebnis
games-filter-result-name = { $result ->
    [any] Jedes Ergebnis
    [open] Noch offen
    [won] Gewonnen
    [drawn] Remis
    [lost] Verloren
    [w] Weiß hat gewonnen
   *[b] Schwarz hat gewonnen
}
games-filter-variant = Spiel
games-filter-variant-any = Jedes Spiel
games-filter-opponent = Gegner
games-filter-opponent-name = { $opponent ->
    [any] Jeder Gegner
    [people] Menschen
    [computer] Der Computer
   *[computers] Computer gegen Computer
}
games-filter-clear = Alle zeigen
games-none-studies = Noch keine Studien. Eine Studie ist eine Analyse mit eigenem Namen. Öffne unter „Analyse“ eine Partie oder Stellung, wähle dort „Speichern, teilen“ und dann „Als Studie behalten“.
games-none-analyse = Etwas analysieren
games-none-side = Noch keine Nebenspiele. Die Spiele, die Herausforderungen entscheiden, kann man auch für sich spielen; dann stehen sie hier.
games-study = Studie: { $variant }
games-study-turns = { $turns ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $turns } Züge
}
games-describe = Name und Notiz
games-describe-of = Name und Notiz: { $name }
games-title-field = Name
games-note-field = Notiz
games-describe-keep = Behalten
games-describe-cancel = So lassen
games-deleted = Gelöscht.
games-undo = Zurückholen
games-restored = Wieder da.

## Games to look at

look-about = Der Computer gegen sich selbst, in Partien, in denen etwas geschieht. Jede ist kommentiert: die Chancen, die Fehler und warum es welche sind, und was besser war.
look-kind = Was geschieht
look-kind-name = { $kind ->
    [any] Was auch geschieht
    [comeback] Eine Aufholjagd
    [seesaw] Die Führung wechselt oft
    [blunder] Ein grober Fehler
    [steady] Kleine Fehler
   *[flawless] Keine Fehler
}
look-end = Ende
look-end-name = { $end ->
    [any] Jedes Ende
    [no_move] Nichts mehr einzuschieben
    [gipf_lost] Den letzten GIPF-Stein verloren
    [repetition] Remis: dreimal dieselbe Stellung
   *[quiet] Remis: lange nichts geschlagen
}
look-length = Länge
look-length-name = { $length ->
    [any] Jede Länge
    [short] Bis 20 Züge
    [middle] 21 bis 40 Züge
   *[long] Mehr als 40 Züge
}
look-found = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
look-away = Diese Partien sind gerade nicht zu bekommen.
look-none = Eine solche Partie ist nicht darunter.

## Sharing

share = Diese Partie teilen
share-public = Link zu dieser Partie
share-public-why = Wer ihn öffnet, sieht die Partie, wie sie weitergeht. Messenger zeigen das Brett dazu.
share-link = Link
share-link-why = Die ganze Partie steckt im Link selbst.
share-copy = Link kopieren
share-copied = Kopiert
share-copy-yourself = Der Browser lässt diese Seite nicht kopieren. Kopiere den markierten Link selbst.
share-link-local = Link für diesen Computer
share-link-local-why = Er öffnet sich nur auf diesem Computer, solange GIPF hier läuft. Anderen schickst du die Datei, die Züge oder ein Bild.
share-copy-what = Kopieren
share-save-what = Speichern und drucken
share-way = { $way ->
    [moves] Züge
    [position] Stellung
    [text] Partie als Text
    [picture] Bild
    [file] Datei
    [png] Bild (PNG)
    [film] Animation (GIF)
   *[print] Drucken
}
share-cannot-copy = Der Browser lässt diese Seite nicht kopieren. Speichere es stattdessen.
share-embed = Für die eigene Webseite
share-embed-why = Zeigt das Brett, oder die ganze Partie zum Durchgehen, auf deiner Website oder in deinem Blog: hier kopieren, dort einfügen.
share-embed-script = Deine Seite braucht dazu diese Datei: { $file }
share-embed-what = { $what ->
    [board] Brett kopieren
   *[game] Partie kopieren
}

## Statistics

stats-none = Spiel eine Partie gegen den Computer zu Ende, dann zählt sie hier. Partien, in denen der Computer für dich gespielt hat, zählen nicht.
stats-counted = Es zählen beendete Partien gegen den Computer. Partien, in denen der Computer für dich gespielt hat, zählen nicht.
stats-games = { $count ->
    [one] Partie
   *[other] Partien
}
# Above how many of a hundred games were won.
stats-share = Anteil gewonnen
stats-score = { $score ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
}
stats-streak = { $score ->
    [won] zuletzt in Folge gewonnen
    [drawn] zuletzt in Folge remis
   *[lost] zuletzt in Folge verloren
}
stats-longest = in Folge gewonnen, dein Rekord
stats-show = { $variant }, Stufe { $level }: diese Partien zeigen

## Animations

film = Animation der Partie
film-size = Größe
film-size-name = { $size ->
    [small] Klein
    [medium] Mittel
   *[large] Groß
}
film-pace = Tempo
film-pace-name = { $pace ->
    [slow] Langsam
    [normal] Mittel
   *[quick] Schnell
}
film-make = Erstellen
film-progress = Bild { $done } von { $of }
film-stop = Abbrechen
film-again = Noch eine
film-save = Speichern ({ $size } kB)
