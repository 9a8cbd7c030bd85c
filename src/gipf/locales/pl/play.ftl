## Whose turn it is

turn-computer = { $engine ->
    [ready] Komputer myśli…
   *[other] Komputer przygotowuje się: za pierwszym razem trwa to minutę…
}
refused-computers-turn = Teraz ruch komputera.
refused-looking-back = Przeglądasz partię. Gra toczy się dalej na jej końcu.
