## What there is to learn

learn-title = Lernen
learn-about = Zu jeder Regel eine kleine Aufgabe auf dem Brett. Spiel beim Lesen mit: Das Brett sagt dir, ob es stimmt.
learn-begin = Mit dem Brett anfangen
learn-begin-why = Nach fünf Minuten kannst du spielen.
learn-next = Als Nächstes für dich
learn-go-on = Weiter
learn-all-done = Du hast den ganzen Kurs geschafft. Rätsel warten auf dich.
learn-rules = Die Regeln lesen
learn-knowledge = Was man über diese Spiele weiß
learn-course = Der Kurs
learn-course-done = { $done } von { $all } Lektionen geschafft
learn-lesson-state = { $state ->
    [done] geschafft
    [begun] { $done } von { $all } Schritten geschafft
   *[new] { $all ->
        [one] ein Schritt
       *[other] { $all } Schritte
    }
}
learn-puzzles = Rätsel
learn-puzzles-about = Stellungen aus Partien, in denen nur ein erster Zug der richtige ist. Jeder Weg, rechtzeitig zu gewinnen, zählt.
learn-puzzles-solved = { $done } von { $all } gelöst
learn-forget = Meinen Fortschritt vergessen
learn-forget-title = Allen Fortschritt vergessen?
learn-forget-text = Lektionen und Rätsel beginnen von vorn. Deine Partien bleiben.
learn-forget-yes = Vergessen
learn-forget-no = Behalten
learn-loading = Einen Moment …

## A lesson

lesson-overview = Alle Lektionen
lesson-steps = Schritte dieser Lektion
lesson-step = { $kind ->
    [task] Schritt { $step }, Aufgabe
   *[look] Schritt { $step }
}{ $state ->
    [solved] , geschafft
    [shown] , gezeigt
   *[new] {""}
}
lesson-next = Weiter
lesson-finish = Abschließen
lesson-watch-again = Noch einmal ansehen
lesson-finished = Lektion geschafft: { $title }
lesson-ended = Ende der Lektion: { $title }
lesson-finished-text = { $done ->
    [0] Einige Schritte sind noch offen.
    [one] Das war die erste von { $all } Lektionen.
   *[other] { $done } von { $all } Lektionen sind geschafft.
}
lesson-finished-next = Nächste Lektion: { $title }
lesson-finished-all = Jetzt kennst du alle Regeln von GIPF.
lesson-finished-play = Eine Partie spielen
lesson-finished-again = Noch einmal
lesson-finished-puzzles = Rätsel lösen

## A task

task-hint = Tipp
task-hints = Tipps
task-show = Zeig es mir
task-undo = Rückgängig
task-takeback = Noch einmal versuchen
task-again = Noch einmal
task-try = Selbst versuchen
task-shown = So geht es: { $moves }. Und jetzt du?
task-thinking = Alle Antworten darauf werden geprüft …
task-showing = Sieh zu, wie es geht.
task-reply = Antwort: { $moves }
task-type = Zug eintippen

## Puzzles

puzzles-next = Nächstes ungelöstes Rätsel
puzzles-all-solved = Alle gelöst. Sehr gut!
puzzle-title = { $theme }, { $number }
puzzle-number = Rätsel { $number }
puzzle-difficulty = Schwierigkeit { $difficulty } von 5
puzzle-state = { $state ->
    [solved] gelöst
    [shown] gezeigt
   *[new] noch nicht versucht
}
puzzle-next = Nächstes Rätsel
puzzle-last = Alle Rätsel dieses Themas sind gelöst.
puzzle-to-theme = Zur Liste
puzzle-rating = Wertung: Rätsel { $puzzle } · du { $player }
puzzle-rating-change = Wertung { $change }: { $why ->
    [solved] beim ersten Versuch gelöst.
    [wrong] der erste Versuch war falsch, und weitere zählen nicht.
    [hint] mit Tipp zählt es als nicht gelöst.
    [shown] eine gezeigte Lösung zählt als nicht gelöst.
   *[again] nur der erste Versuch an einem Rätsel zählt.
}
puzzle-rating-of = Wertung { $rating }
puzzles-rating = Deine Wertung
puzzles-rating-where = Sie wird in diesem Browser aufbewahrt, ebenso was du gelöst hast.
puzzles-daily = Rätsel des Tages
puzzles-daily-done = Das war das von heute. Das nächste kommt morgen.
puzzles-more = Weitere Rätsel
puzzles-all = Alle Rätsel
puzzles-by-theme = Rätsel nach Themen
puzzles-streak = Serie
puzzles-streak-why = Eins nach dem anderen, jedes schwerer, bis zum ersten Fehler. Bisher höchstens: { $count }
puzzles-variant = Variante
puzzles-theme = Thema
puzzles-any = Alle
puzzles-suited = Ein passendes
puzzles-none = Von dieser Art gibt es noch kein Rätsel.
streak-length = { $count } in Folge
streak-over = Die Serie endete bei { $count }.
streak-best = Rekord: { $count }
streak-anew = Neue Serie
streak-all = Du hast alle Rätsel gelöst: { $count } in Folge.
