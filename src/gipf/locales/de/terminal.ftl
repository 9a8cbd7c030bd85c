# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, Zug { $turn }
terminal-reserve = { $player ->
    [w] Weiß
   *[b] Schwarz
}: { $units } im Vorrat
terminal-basic = { $count } Basis
terminal-nothing = nichts
terminal-in-play = { $count ->
    [one] 1 GIPF-Stein
   *[other] { $count } GIPF-Steine
}
terminal-challenges = { $left ->
    [unlimited] * Herausf.
    [one] 1 Herausf.
   *[other] { $left } Herausf.
}
terminal-piles = Türme: { $piles }
terminal-on = { $upper } auf { $lower }
terminal-legend = { $sign ->
    [basic] Basis
    [gipf] GIPF
    [loaded] geladen
    [stack] Stapel
    [used] benutzt
    [pile] 2 übereinander
    [last] zuletzt
    [dots] Punkte eines Steins
   *[row] Reihe
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] du
    [computer] der Computer
    [level] Stufe { $level }
    [w] Weiß in der Partie
   *[b] Schwarz in der Partie
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] Ringe { $white }–{ $black }
   *[dvonn] Steine { $white }–{ $black }
}

## What to type

terminal-welcome = Gib einen Zug ein, oder hint (die Züge), best (ein guter Zug), help, quit.
terminal-example = Zum Beispiel: { $moves }
terminal-type = Gib ein: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] passen
    [throw] werfen
    [draw] ziehen
    [heads] kopf
    [tails] zahl
    [rock] stein
    [paper] papier
    [scissors] schere
    [fold] aufgeben
   *[other] { $word }
}
terminal-help = { $what ->
    [move] ein Zug, wie 'hint' ihn auflistet
    [push] einbringen: auf einen freien Schnittpunkt, oder von einem Ausgangspunkt (g7) schieben bis dorthin, wo der vorderste Stein landet (d6); Ausgangspunkt und erster Schnittpunkt genügen auch
    [unit] dasselbe mit einem anderen Stein: G T Z D Y P
    [use] ein Potential benutzen
    [extra] der Extra-Zug von TAMSK
    [clear] eine Reihe abräumen
    [pass] passen, wo das möglich ist
    [several] mehrere Entscheidungen eines Zuges auf einmal
    [hint] die möglichen Züge in Gruppen; hint e1, hint Z, hint all
    [best] was die Engine spielen würde, und welches Ergebnis sie erwartet
    [undo] die letzte Entscheidung zurücknehmen; undo 3 die letzten drei
    [side-hint] die möglichen Züge, oder die mit einem Punkt oder Buchstaben
    [side-best] was der Computer in bester Form spielen würde
    [rules] worum es im Spiel geht, in Kürze
    [flip] das Brett drehen
    [names] die freien Schnittpunkte beschriften
    [show] das Brett noch einmal zeichnen
    [position] die Stellung als Text, zum Kopieren
    [save] eine Partiedatei schreiben (jede Entscheidung wird ohnehin gespeichert)
    [save-over] dasselbe, auch wenn es die Datei schon gibt
    [end] die Partie beenden: aufgeben, Remis
    [new] eine neue Partie beginnen
   *[quit] gehen; gipf play --terminal --resume macht weiter
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] hilfe
   *[quit] ende beenden verlassen
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] In jedem Zug wird ein Stein vom Rand hereingeschoben. Vier deiner Farbe in einer Reihe kommen vom Brett: Deine gehen zurück in deinen Vorrat, die des anderen sind geschlagen. Wer keinen Stein mehr einbringen kann oder alle GIPF-Steine verloren hat, verliert.
    [yinsh] Fünf Marker deiner Farbe in einer Reihe: Dafür darfst du einen deiner Ringe vom Brett nehmen; drei Ringe gewinnen, im Blitz einer. Ein Ring zieht auf einer Linie, lässt einen Marker zurück und dreht die Marker um, über die er zieht.
    [dvonn] Wer am Ende mehr Steine beherrscht, gewinnt. Ein Stapel zieht gerade so viele Felder weit, wie er hoch ist, auf einen anderen Stapel; was keine Verbindung zu einem roten DVONN-Stein hat, kommt vom Brett.
    [tzaar] Wer alle Steine einer Art verloren hat oder nicht schlagen kann, verliert. Ein Zug ist ein Schlag und danach noch ein Schlag, ein höherer Stapel oder Passen. Ein Stapel schlägt den ersten auf seiner Linie, der nicht höher ist.
    [zertz] Sammle genug Kugeln einer Farbe oder von jeder. Ein Zug legt eine Kugel auf einen Ring und nimmt einen freien Ring vom Rand; wer aber über eine Kugel springen kann, muss, und behält sie.
    [punct] Verbinde zwei gegenüberliegende Seiten des Bretts mit deinen Steinen. Ein Zug legt einen Stein dazu oder bewegt einen deiner Steine; Steine können aufeinander liegen.
    [rps] Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Beide wählen verdeckt.
    [die] Beide würfeln; der höhere Wurf gewinnt.
    [cards] Beide ziehen eine Karte; die höhere gewinnt.
    [dominoes] Legt Dominosteine an die Enden der Reihe, gleiche Augen aneinander. Wer keinen mehr hat, gewinnt; kann niemand weiter, wer weniger Augen hat.
   *[coin] Weiß sagt Kopf oder Zahl an, dann wird die Münze geworfen.
}
terminal-rules-where = Alle Regeln mit Bildern: gipf öffnet die Seite; drück dort auf ?.

## What is said

terminal-plays = { $player ->
    [w] Weiß spielt { $move }.
   *[b] Schwarz spielt { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Ein Mensch spielt Weiß.
   *[b] Ein Mensch spielt Schwarz.
}
terminal-no-hint = Es gibt keinen möglichen Zug mit „{ $what }“; hint zeigt alle, die es gibt.
terminal-chance = { $player ->
    [w] { $moves }: Weiß kann mit { $percent } % rechnen.
   *[b] { $moves }: Schwarz kann mit { $percent } % rechnen.
}
terminal-wins = { $player ->
    [w] { $moves }: Weiß gewinnt in
   *[b] { $moves }: Schwarz gewinnt in
} { $count ->
    [one] einem Zug.
   *[other] { $count } Zügen.
}
terminal-loses = { $player ->
    [w] { $moves }: Weiß verliert in
   *[b] { $moves }: Schwarz verliert in
} { $count ->
    [one] einem Zug.
   *[other] { $count } Zügen.
}
terminal-agrees = { $player ->
    [w] Weiß ist einverstanden.
   *[b] Schwarz ist einverstanden.
}
terminal-declines = { $player ->
    [w] Weiß lehnt ab und sieht sich im Vorteil.
   *[b] Schwarz lehnt ab und sieht sich im Vorteil.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Weiß lehnt ab
   *[b] Schwarz lehnt ab
}: { $why ->
    [tie] unentschieden ist hier für die Seite, die das Potential angesagt hat, so gut wie gewonnen
   *[early] dafür ist es noch zu früh
}.
terminal-draw = { $player ->
    [w] Weiß, einverstanden mit Remis? (j/n)
   *[b] Schwarz, einverstanden mit Remis? (j/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = j ja
terminal-goes-on = Die Partie geht weiter.

## Files

terminal-file = { $cause ->
    [ENOENT] Diesen Ordner gibt es nicht
    [EISDIR] Das ist ein Ordner
    [ENOTDIR] Das ist kein Ordner
    [EINVAL] Das ist keine Datei für eine Partie
    [EACCES] Hier darf nicht geschrieben werden
    [EPERM] Hier darf nicht geschrieben werden
    [EROFS] Hier darf nicht geschrieben werden
    [ENOSPC] Der Datenträger ist voll
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] Diese Datei oder diesen Ordner gibt es nicht
    [EISDIR] Das ist ein Ordner
    [EACCES] Der Zugriff ist nicht erlaubt
   *[other] { $why }
}; nenn eine andere Datei
terminal-no-writing = { $path } kann nicht geschrieben werden ({ $why })
terminal-save-it = { $trouble }: Mit save DATEI lässt sich die Partie speichern.
terminal-wrong-file = { $file }: { $why }; wähle eine andere Datei.
terminal-there-already = { $path } gibt es schon: Wähle einen anderen Namen, oder save! { $name }
terminal-saved = Gespeichert in { $path }
terminal-kept-nowhere = Diese Partie ist nirgends gespeichert: save DATEI, oder noch einmal quit.
terminal-kept = Die Partie liegt in { $path }
terminal-resume = Weiter geht es mit: gipf play --terminal --resume
terminal-not-kept = Die Partie konnte nicht gespeichert werden: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] fünfzehn Steine für jeden, für die ersten Partien
    [standard] mit drei GIPF-Steinen für jeden
    [tournament] leeres Brett, so viele GIPF-Steine, wie du willst
    [zertz] mit sechs ZÈRTZ-Potentialen für jeden
    [four] mit vier Arten von Potentialen
    [ultimate] alle fünf Arten von Potentialen
    [challenges] mit Nebenspielen um Potentiale
    [matrx] MATRX GIPF: Stapel aus Potentialen auf dem großen Brett
   *[matrx-small] MATRX GIPF auf dem Brett von GIPF
}
terminal-other-variant = oder gib eine andere ein, wie tournament+Z4D4Y4 oder basic;reserve=12/15
terminal-which-variant = Welches Spiel? [standard]
terminal-computer = der Computer, vom Anfänger (1) bis zu seinem Besten ({ $best })
# The key that ends a line.
terminal-return = Return
terminal-people = zwei Menschen an dieser Tastatur
terminal-which-opponent = Wer spielt gegen dich? [zwei Menschen hier]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] zuerst
    [enter] setzen
    [push] schieben
    [then-enter] dann setzen
    [then-push] dann schieben
    [extra-enter] extra setzen
    [extra-push] extra schieben
    [use] { $name } benutzen
    [row] Reihe { $name }
    [with] mit { $name }
   *[say] sagen
}
terminal-unit = { $unit ->
    [gipf] ein GIPF-Stein
    [loaded] ein geladener Stein
    [stack] ein Stapel
   *[basic] ein Basis-Stein
}
terminal-no-letter = nichts
terminal-cleared = { $theirs ->
    [0] { $own } eigene
   *[other] { $own ->
        [0] { $theirs } geschlagen
       *[other] { $own } eigene, { $theirs } geschlagen
    }
}
terminal-more = und { $count } weitere: hint all
# The moves of a side game by how they begin.
terminal-starts = So fangen sie an: hint { $start } listet einige auf, hint all alle.

## The analysis of game files

analysis-game = Partie { $number }
analysis-no-turns = Partie { $number }: keine Züge
analysis-turns = Züge
analysis-summary = { $name }: Genauigkeit { $accuracy }, { $marks }
analysis-stopped-early = vor dem ersten Zug abgebrochen; nichts wird geschrieben
analysis-stopped = nach { $done } von { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} abgebrochen; { $kept }
analysis-kept = was fertig ist, steht in { $path }
analysis-not-kept = nichts wird geschrieben, weil --out keine Datei nennt

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } Partien zugleich auf { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}: Zeitlimits werden so nicht eingehalten
match-going-on = es geht weiter nach { $done } von { $count } Partien
match-progress = { $done }/{ $count } Partien, { $standing }
match-stopped = nach { $done } von { $count } Partien abgebrochen
match-stopped-kept = nach { $done } von { $count } Partien abgebrochen; derselbe Befehl setzt sie fort
match-openings-turns = Gespielt aus Eröffnungen von { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}, mit vertauschten Farben, Startwert { $seed }:
match-openings-file = Gespielt aus den Eröffnungen von { $file }, mit vertauschten Farben, Startwert { $seed }:
match-ratings = Wertungen in Elo-Punkten um das Mittel aller:
match-times = Zeit für eine Entscheidung, ohne erzwungene:
match-failures = Partien, die nicht nach den Regeln verloren gingen:
match-sprt = Beträgt der Unterschied { $low } oder { $high } Elo? { $verdict ->
    [open] Nicht entschieden
   *[found] Er beträgt { $found }
}: { $test }.
match-column = { $column ->
    [player] Spieler
    [against] gegen
    [variant] Variante
    [games] Partien
    [won] Siege
    [drawn] Remis
    [lost] verloren
    [score] Punkte
    [elo] Elo
    [superior] besser
    [length] Länge
    [limit] Grenze
    [decisions] Entscheidungen
    [mean] Mittel ms
    [most] 99 % unter
   *[longest] längste
}
match-all = alle
match-percent = { $share } %
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } Knoten
    [depth] Tiefe { $value }
   *[none] keine
}
match-failure = { $player }: { $reason ->
    [crash] Absturz
    [illegal-move] ungültiger Zug
    [time] Zeit
   *[process-died] Prozess beendet
}, { $count ->
    [one] einmal
   *[other] { $count }-mal
}; zuerst in Eröffnung { $opening } von { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = Die Engine wird für { $variant } und Ähnliches kompiliert, einmalig ({ $purpose }): etwa { $seconds } Sekunden
compiling-elsewhere = Ein anderer Prozess kompiliert die Engine; auf ihn wird gewartet
compiling-in-memory = Was kompiliert wird, lässt sich in { $folder } nicht aufheben und wird jedes Mal neu kompiliert; nenne mit GIPF_CACHE einen anderen Ordner
solve-wins = { $variant }: { $player ->
    [w] Weiß
   *[b] Schwarz
} gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
solve-open = { $variant }: noch weiß es niemand; Weiß gewinnt nicht bis Zug { $white }, Schwarz nicht bis Zug { $black }
solve-not-within = Weiß gewinnt nicht bis Zug { $white }, Schwarz nicht bis Zug { $black }: { $nodes } Stellungen durchsucht, { $seconds } s
solve-progress = { $nodes } Stellungen durchsucht, { $seconds } s
solve-searched = { $nodes } Stellungen durchsucht in { $seconds } s
proof-written = der Beweis steht in { $file }: { $answers } Antworten, nach dem Regelwerk nachgespielt
proof-right = { $file } beweist es: { $answers } Antworten, { $positions } Stellungen nach dem Regelwerk nachgespielt
proof-progress = { $positions } Stellungen nachgespielt, { $answers } Antworten
proof-stopped = abgebrochen, bevor der ganze Beweis nachgespielt war

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
}, { $size } MB; zum Ansehen: { $command }
