# Co ktoś zachowuje dla siebie przy partii: notatki, plansza do prób, posunięcia warunkowe.

own-note = Notatki dla siebie
own-note-why = Nikt inny ich nie widzi, także po partii.
own-note-kept = Zapisano.
own-note-changed = Zapisywanie…
own-board = Twoja własna plansza
own-board-why = bez silnika i tylko dla ciebie
own-board-now = Do obecnego stanu partii
own-board-back = Wróć do partii
own-board-went-on = Partia poszła dalej.

conditions = Posunięcia warunkowe
conditions-how = Zagraj na planszy to, co może zagrać druga strona, a potem swoją odpowiedź. Jeśli tak się stanie, twoja odpowiedź zostanie zagrana od razu.
conditions-not-now = Można je wprowadzać, gdy decyduje druga strona.
conditions-add = Odpowiadaj tak
conditions-there = Ta odpowiedź już jest.
conditions-replaces = { $count ->
    [one] Zajmuje miejsce innej odpowiedzi na to samo.
    [few] Zajmuje miejsce { $count } innych wariantów.
   *[other] Zajmuje miejsce { $count } innych wariantów.
}
conditions-added = Od teraz tak odpowiadamy za ciebie.
conditions-removed = Już tak za ciebie nie odpowiadamy.
conditions-remove = Usuń: { $line }
conditions-remove-short = Usuń
conditions-clear = Usuń wszystkie
condition-if = jeśli { $turn }
condition-and-if = a jeśli { $turn }
condition-then = to { $turn }
