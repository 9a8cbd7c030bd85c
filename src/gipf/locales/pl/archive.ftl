## Wszystko, co czyjeś, w jednym pliku

archive-title = Twoje partie i postępy
archive-text-browser = Partie, studia, gry poboczne, postępy w kursie, ranking zadań i ustawienia są tylko w tej przeglądarce. Jeden plik zawiera to wszystko: przechowaj go, otwórz w innej przeglądarce albo przenieś na serwer.
archive-text-server = Partie, studia i gry poboczne przechowuje serwer; postępy w kursie, ranking zadań i ustawienia – ta przeglądarka. Jeden plik zawiera to wszystko. Otworzysz tu też pliki z aplikacji bez serwera.
archive-export = Eksportuj wszystko
archive-import = Importuj plik
archive-busy = Chwileczkę…
archive-written = { $count ->
    [one] Zapisano: { $count } partię i całą resztę.
    [few] Zapisano: { $count } partie i całą resztę.
   *[other] Zapisano: { $count } partii i całą resztę.
}
archive-added = { $count ->
    [one] Dodano { $count } partię.
    [few] Dodano { $count } partie.
   *[other] Dodano { $count } partii.
}
archive-updated = { $count ->
    [one] { $count } partia potoczyła się tam dalej i została uaktualniona.
    [few] { $count } partie potoczyły się tam dalej i zostały uaktualnione.
   *[other] { $count } partii potoczyło się tam dalej i zostało uaktualnionych.
}
archive-known = { $count ->
    [one] { $count } partia już tu była.
    [few] { $count } partie już tu były.
   *[other] { $count } partii już tu było.
}
archive-copied = { $count ->
    [one] { $count } partia potoczyła się w obu miejscach inaczej: zostają obie wersje.
    [few] { $count } partie potoczyły się w obu miejscach inaczej: zostają obie wersje.
   *[other] { $count } partii potoczyło się w obu miejscach inaczej: zostają obie wersje.
}
archive-more = Postępy, ranking i ustawienia połączono; co wybrano tutaj, zostaje.
archive-nothing = W pliku nie ma nic, czego by tu nie było.
archive-unchanged = Niczego nie zmieniono.
archive-no-file = To nie jest plik wyeksportowany stąd.
archive-newer = Ten plik pochodzi z nowszej wersji strony. Najpierw odśwież stronę.
archive-damaged = Ten plik wyeksportowano stąd, ale jest uszkodzony.
