## Opening

opening-lead = Öffne eine Partie, eine Stellung oder eine Datei und sieh sie dir mit der Engine an.
opening-text = Partie, Stellung oder Züge einfügen
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Öffnen
opening-file = Datei wählen
opening-edit = Stellung aufbauen
opening-draft = Da weitermachen, wo du warst
opening-games = Deine Partien
opening-all-games = Alle Partien
opening-studies = Deine Studien
opening-all-studies = Alle Studien
opening-start = Von der Anfangsstellung aus
opening-choose = Hier sind { $count } Partien. Welche möchtest du?
opening-game = Partie { $number }
opening-turns = { $turns ->
    [0] noch keine Züge
    [one] ein Zug
   *[other] { $turns } Züge
}
opening-wrong = Das lässt sich nicht öffnen
opening-again = Etwas anderes öffnen
colour = { $player ->
    [w] Weiß
   *[b] Schwarz
}

## The study

study-title = Analyse
study-tool = { $tool ->
    [flip] Drehen
    [judge] Bewerten
    [retry] Neu versuchen
    [edit] Aufbauen
    [save] Speichern, teilen
   *[open] Öffnen
}
study-tool-why = { $tool ->
    [flip] Das Brett umdrehen
    [judge] Die Engine die ganze Partie bewerten lassen
    [retry] Bei einem Fehler den besseren Zug finden
    [play] Ab hier gegen den Computer oder einen Menschen spielen
    [edit] Diese Stellung von Hand ändern
    [save] Diese Analyse behalten, herunterladen, kopieren oder teilen
   *[open] Etwas anderes öffnen
}
study-tabs = Zu dieser Partie
study-tab = { $tab ->
    [game] Ganze Partie
    [notes] Notizen
   *[explorer] Eröffnungsbuch
}
tree = Züge und Varianten
tree-variation = Variante:
tree-none = Noch keine Züge. Spiel einen auf dem Brett.
notes = Notizen
notes-marks = Zeichen für diesen Zug
notes-line = Diese Variante
notes-draw = Auf dem Brett zeichnen
notes-draw-why = Pfeile und Ringe zeichnen: von Punkt zu Punkt ziehen oder einen Punkt wählen. Die rechte Maustaste und zwei Finger zeichnen immer.
notes-shapes = Gezeichnet: { $shapes }
notes-shapes-remove = Zeichnungen entfernen
notes-comment = Kommentar zu diesem Zug
notes-comment-example = Kommentar schreiben
mark = { $mark ->
    [good] Guter Zug
    [brilliant] Glänzender Zug
    [interesting] Interessanter Zug
    [doubtful] Zweifelhafter Zug
    [mistake] Fehler
   *[blunder] Grober Fehler
}
line-promote = Diese Variante nach oben (mit Umschalttaste: zur Hauptvariante machen)
line-delete = Diesen Zug und alles danach löschen
line-undo = Letzte Änderung zurücknehmen

## Chances

chance = Gewinnchancen: Weiß { $share } %, Schwarz { $other } %
chance-unknown = Noch nicht bewertet

## The engine

engine = Engine
engine-lines = Gezeigte Varianten
engine-lines-count = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
engine-depth = Tiefe { $depth }
engine-speed = { $speed } Stellungen/s
engine-looks = Die Engine rechnet …
engine-over = Hier ist die Partie zu Ende.
engine-side = Hier entscheidet das Nebenspiel.
engine-silent = Pausiert hier: Was besser war, steht oben.
engine-show = Varianten zeigen
line-chance = Weiß { $share } %
line-wins = { $player ->
    [w] Weiß
   *[b] Schwarz
} in { $turns }
line-follow = { $turns } nachspielen
explorer = Hier gespielt in deinen Partien
explorer-turn = { $turn }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}; Weiß gewann { $white }, Schwarz { $black }, remis { $drawn }
explorer-ended = { $how ->
    [white] Weiß gewann
    [drawn] remis
    [black] Schwarz gewann
   *[open] nicht beendet
}
explorer-none = In keiner deiner Partien kam diese Stellung vor.
explorer-everybody = Partien aller, die hierher kamen
explorer-pending = Deine Partien werden durchgesehen: noch { $count } …

## The whole game

judge = Die ganze Partie
judge-nothing = Ziehe auf dem Brett, dann kann die Engine die Partie hier bewerten.
judge-start = Ganze Partie bewerten
judge-stop = Anhalten
judge-mistakes = Deine Fehler werden gesucht …
mistakes-none = Die Engine hat bei dir keinen Fehler gefunden. Gut gespielt!
judge-progress = Zug { $done } von { $of }
judge-summary = { $player ->
    [w] Weiß
   *[b] Schwarz
}: { $known ->
    [yes] Genauigkeit { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = keine Fehler
graph = Gewinnchance von Weiß im Lauf der Partie
graph-start = Anfang
graph-nowhere = In einer Variante

## Trying again

retry = Noch einmal versuchen
retry-whose = Wessen Fehler?
retry-whose-name = { $whose ->
    [mine] Meine
    [theirs] Die des Gegners
    [w] Weiß
    [b] Schwarz
   *[both] Beide
}
retry-none = Hier sind keine Fehler markiert.
retry-count = Fehler { $at } von { $of }
retry-count-so-far = Fehler { $at }; die Suche läuft noch …
retry-task = { $player ->
    [you] Du hast { $turn } gespielt. Finde etwas Besseres.
    [w] Weiß spielte { $turn }. Finde etwas Besseres.
   *[b] Schwarz spielte { $turn }. Finde etwas Besseres.
}
retry-board = { $shown ->
    [answer] So wäre es besser gewesen.
    [followed] So wäre es besser gewesen; die Pfeile zeigen, wie es weitergehen könnte.
   *[try] Das ist dein Versuch.
}
retry-thinks = Die Engine prüft { $turn } …
retry-verdict = { $verdict ->
    [best] { $turn } ist der beste Zug.
    [good] { $turn } ist genauso gut wie der beste.
    [better] { $turn } ist besser, aber da ist noch mehr drin.
    [same] { $turn } wurde gespielt.
   *[bad] { $turn } hilft auch nicht.
}
retry-better = { $why ->
    [misses] Besser war { $turn } – das { $feat }.
    [misses-later] Besser war { $turn }, später { $later } – das { $feat }.
    [misses-twice] Besser war { $turn }, danach noch einmal derselbe Zug – der { $feat }.
   *[better] Besser war { $turn }.
}
mistake-played = { $player ->
    [you] Du hast { $turn } gespielt.
    [w] Weiß spielte { $turn }.
   *[b] Schwarz spielte { $turn }.
}
mistake-try = Selbst versuchen
verdict = Was die Engine zu diesem Zug sagt
verdict-little = Nicht ganz der beste Zug
verdict-none = Nichts war besser.
verdict-show = Zeigen
retry-again = Noch einmal
retry-next = Nächster Fehler
retry-answer = Lösung zeigen
retry-leave = Fertig

## Saving

save = Diese Analyse speichern oder teilen
save-where = { $kind ->
    [study] Das ist eine deiner Studien. Jede Änderung bleibt erhalten.
    [game] Diese Analyse wird mit ihrer Partie gespeichert, jede Änderung sofort. Als Studie bekommt sie einen Namen und einen Platz in deiner Studienliste.
   *[draft] Bisher merkt sich nur dieser Browser die Analyse, bis du eine andere beginnst. Als Studie bekommt sie einen Namen und einen Platz in deiner Studienliste.
}
save-name = Name der Studie
save-as-study = Als Studie behalten
save-made = Als „{ $name }“ in deinen Studien gespeichert.
save-studies = Meine Studien öffnen
save-text = Als Text

## Setting up a position

edit-title = Stellung aufbauen
edit-variant = Spielvariante
edit-board = Brett zum Aufbauen
edit-unit = Wähle einen Stein, dann die Schnittpunkte
edit-off = Wegnehmen
edit-reserves = Vorräte
edit-pieces = { $letter ->
    [piece] Steine
    [G] GIPF-Steine
   *[B] Basis-Steine
}
edit-reserve = { $pieces } im Vorrat von { $player ->
    [w] Weiß
   *[b] Schwarz
}
edit-player = Am Zug
edit-bringing = { $player ->
    [w] Weiß darf noch GIPF-Steine bringen
   *[b] Schwarz darf noch GIPF-Steine bringen
}
edit-start = Anfangsstellung
edit-empty = Leeres Brett
edit-undo = Rückgängig
edit-text = Als Text
edit-analyse = Analysieren
edit-leave = Zurück

## Why a turn is good or bad. Things are in the accusative; after "das" or "die" comes a feat.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] verliert sofort: { $ending }
    [draws] endet remis: { $ending }
    [allows] erlaubt { $turn } – das { $feat }
    [allows-later] erlaubt { $turn }, später { $later } – das { $feat }
    [allows-twice] erlaubt { $turn }, danach noch einmal derselbe Zug – der { $feat }
    [makes-row] bildet eine Reihe für { $player ->
        [you] dich
        [computer] den Computer
        [w] Weiß
       *[b] Schwarz
    }, und die { $feat }
    [forfeits] verzichtet auf { $things } auf der Hand
    [ends-gipf] bringt { $player ->
        [you] dich
        [computer] den Computer
        [w] Weiß
       *[b] Schwarz
    } um alle weiteren GIPF-Steine
    [wastes] lässt das TAMSK-Potential ungenutzt verfallen
    [gives-up] nimmt { $things } { $player ->
        [you] von dir selbst
        [computer] des Computers selbst
        [w] der eigenen Farbe (Weiß)
       *[b] der eigenen Farbe (Schwarz)
    } vom Brett
    [runs-out] lässt { $player ->
        [you] deinen Vorrat
        [computer] den Vorrat des Computers
        [w] den Vorrat von Weiß
       *[b] den Vorrat von Schwarz
    } auf { $things } schrumpfen
    [empties] leert { $player ->
        [you] deinen Vorrat
        [computer] den Vorrat des Computers
        [w] den Vorrat von Weiß
       *[b] den Vorrat von Schwarz
    }
    [accepts] { $player ->
        [you] du nimmst
        [computer] der Computer nimmt
        [w] Weiß nimmt
       *[b] Schwarz nimmt
    } { $turn } an – das { $feat }; eine Herausforderung könnte es verhindern
    [accepts-anyway] { $player ->
        [you] du nimmst
        [computer] der Computer nimmt
        [w] Weiß nimmt
       *[b] Schwarz nimmt
    } { $turn } an; eine Herausforderung ist besser
    [lowers] lässt { $player ->
        [you] deine Gewinnchance
        [computer] die Gewinnchance des Computers
        [w] die Gewinnchance von Weiß
       *[b] die Gewinnchance von Schwarz
    } von { $before } % auf { $after } % sinken
    [misses] verpasst { $turn } – das { $feat }
    [misses-later] verpasst { $turn }, später { $later } – das { $feat }
    [misses-twice] verpasst { $turn }, danach noch einmal derselbe Zug – der { $feat }
    [better] besser ist { $turn }
    [only] mit Abstand der beste Zug
    [does] { $feat }
    [prepares] bereitet einen Zug vor – der { $feat }
   *[only-win] nur dieser Zug { $feat }
}
reason-feat = { $does ->
    [takes] schlägt { $things }{ $of }
    [covers] überdeckt { $things }{ $of }
    [returns] bringt { $things } in den Vorrat zurück
    [takes-last] schlägt den letzten GIPF-Stein und gewinnt
    [covers-last] überdeckt den letzten GIPF-Stein und gewinnt
    [wins-at-once] gewinnt sofort: { $ending }
    [wins-unless] gewinnt sofort, wenn keine Herausforderung es verhindert: { $ending }
    [wins-later] gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }: { $ending }
    [wins-by-force] gewinnt erzwungen
    [saves] rettet { $things }
    [threatens] bedroht { $things }
    [stops] verhindert eine Reihe, die der Gegner als Nächstes bilden könnte
    [brings] bringt einen GIPF-Stein ins Spiel
    [loads] bringt { $things } ins Spiel
    [readies] bereitet eine Reihe für den nächsten Zug vor
    [nears] bringt Steine näher zur Mitte, wo mehr Reihen möglich sind
    [lines-up] stellt { $things } nebeneinander: Vier auf einer Linie sind eine Reihe
    [keeps] behält im weiteren Verlauf { $things } mehr im Vorrat
    [safe] lässt nichts stehen, was gleich geschlagen werden könnte
    [least] gibt am wenigsten her
   *[takes-and-wins] schlägt { $things }{ $of } und gewinnt erzwungen
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}von dir
    [computer] {" "}des Computers
    [w] {" "}von Weiß
   *[b] {" "}von Schwarz
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] du hast
        [computer] der Computer hat
        [w] Weiß hat
       *[b] Schwarz hat
    } keinen Stein mehr zum Einschieben
    [no-move] { $loser ->
        [you] du kannst
        [computer] der Computer kann
        [w] Weiß kann
       *[b] Schwarz kann
    } nicht ziehen
    [no-gipf] { $loser ->
        [you] du hast
        [computer] der Computer hat
        [w] Weiß hat
       *[b] Schwarz hat
    } keinen GIPF-Stein mehr
    [repetition] die Stellung kommt einmal zu oft vor
   *[quiet] zu lange wurde nichts geschlagen
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] einen Basis-Stein
       *[other] { $count } Basis-Steine
    }
    [gipf] { $count ->
        [one] einen GIPF-Stein
       *[other] { $count } GIPF-Steine
    }
    [loaded] { $count ->
        [one] einen geladenen Stein
       *[other] { $count } geladene Steine
    }
    [stack] { $count ->
        [one] einen Stapel
       *[other] { $count } Stapel
    }
    [used] { $count ->
        [one] ein benutztes Potential
       *[other] { $count } benutzte Potentiale
    }
    [potential] { $count ->
        [one] ein Potential
       *[other] { $count } Potentiale
    }
    [named] { $count ->
        [one] das { $name }-Potential
       *[other] { $count } { $name }-Potentiale
    }
    [piece] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
   *[unit] { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
}
