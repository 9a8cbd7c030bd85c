# Was jemand bei einer Partie für sich behält: Notizen, ein Brett zum Ausprobieren, bedingte Züge.

own-note = Notizen für dich
own-note-why = Niemand sonst sieht sie, auch nach der Partie nicht.
own-note-kept = Gespeichert.
own-note-changed = Wird gespeichert …
own-board = Dein eigenes Brett
own-board-why = ohne Engine und nur für dich
own-board-now = Zum Stand der Partie
own-board-back = Zurück zur Partie
own-board-went-on = Die Partie ist weitergegangen.

conditions = Bedingte Züge
conditions-how = Spiel auf dem Brett, was die andere Seite spielen könnte, und dann deine Antwort. Kommt es so, wird deine Antwort sofort gespielt.
conditions-not-now = Eingeben kannst du sie, während die andere Seite entscheidet.
conditions-add = So antworten
conditions-there = Diese Antwort gibt es schon.
conditions-replaces = { $count ->
    [one] Sie tritt an die Stelle einer anderen Antwort auf dasselbe.
   *[other] Sie tritt an die Stelle von { $count } anderen Varianten.
}
conditions-added = Ab jetzt wird so für dich geantwortet.
conditions-removed = So wird nicht mehr für dich geantwortet.
conditions-remove = Löschen: { $line }
conditions-remove-short = Löschen
conditions-clear = Alle löschen
condition-if = wenn { $turn }
condition-and-if = und wenn { $turn }
condition-then = dann { $turn }
