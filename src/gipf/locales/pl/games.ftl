# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Szukaj graczy, wersji gry, wyników
games-search-short = Szukaj
games-bring = Otwórz plik
games-brought = { $count ->
    [one] Partia jest już na twojej liście.
    [few] { $count } partie są już na twojej liście.
   *[other] { $count } partii jest już na twojej liście.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Jeszcze bez ruchów
    [one] Niedokończona, po jednej turze
   *[other] Niedokończona, po { $turns } turach
}
games-result = { $result ->
    [won] Twoja wygrana
    [lost] Twoja przegrana
    [w] Wygrały białe
    [b] Wygrały czarne
   *[draw] Remis
} po { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
}
games-analyse = Analizuj partię { $players }
games-delete = Usuń partię { $players }
games-delete-short = Usuń
games-more = Pokaż więcej
games-none = Jeszcze nie ma partii. Tu zapisują się te, które rozegrasz.
games-none-found = Nic nie pasuje.
games-none-play = Zagraj
games-tabs = Listy
games-tab = { $tab ->
    [all] Partie
    [studies] Studia
    [side] Inne gry
    [look] Warte obejrzenia
   *[statistics] Statystyki
}
games-filter = Które partie
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filtruj
    [one] Filtry: jeden aktywny
   *[other] Aktywne filtry: { $count }
}
games-filter-result = Wynik
games-filter-result-name = { $result ->
    [any] Każdy wynik
    [open] W toku
    [won] Wygrane
    [drawn] Remisy
    [lost] Przegrane
    [w] Wygrały białe
   *[b] Wygrały czarne
}
games-filter-variant = Gra
games-filter-variant-any = Każda gra
games-filter-opponent = Przeciwnik
games-filter-opponent-name = { $opponent ->
    [any] Każdy przeciwnik
    [people] Ludzie
    [computer] Komputer
   *[computers] Komputer z komputerem
}
games-filter-clear = Pokaż wszystkie
games-none-studies = Jeszcze nie ma studiów. Studium to analiza z własną nazwą. Otwórz partię lub pozycję w „Analiza”, wybierz „Zapisz, udostępnij”, a potem „Zachowaj jako studium”.
games-none-analyse = Przeanalizuj coś
games-none-side = Nie ma jeszcze gier pobocznych. W gry, które rozstrzygają wyzwania, można też grać osobno; wtedy są tu przechowywane.
games-study = Studium: { $variant }
games-study-turns = { $turns ->
    [0] jeszcze bez tur
    [one] jedna tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
games-describe = Nazwa i notatka
games-describe-of = Nazwa i notatka: { $name }
games-title-field = Nazwa
games-note-field = Notatka
games-describe-keep = Zachowaj
games-describe-cancel = Zostaw jak było
games-deleted = Usunięto.
games-undo = Przywróć
games-restored = Jest z powrotem.

## Games to look at

look-about = Komputer przeciwko sobie, w partiach, w których coś się dzieje. Każda jest opatrzona uwagami: szanse, błędy i dlaczego są błędami, oraz co było lepsze.
look-kind = Co się dzieje
look-kind-name = { $kind ->
    [any] Cokolwiek się dzieje
    [comeback] Odrobienie strat
    [seesaw] Prowadzenie często się zmienia
    [blunder] Poważny błąd
    [steady] Drobne błędy
   *[flawless] Bez błędów
}
look-end = Zakończenie
look-end-name = { $end ->
    [any] Dowolne zakończenie
    [no_move] Nie ma czego wepchnąć
    [gipf_lost] Stracony ostatni pion GIPF
    [repetition] Remis: trzy razy ta sama pozycja
   *[quiet] Remis: długo bez przejęcia
}
look-length = Długość
look-length-name = { $length ->
    [any] Dowolna długość
    [short] Do 20 tur
    [middle] Od 21 do 40 tur
   *[long] Ponad 40 tur
}
look-found = { $count ->
    [one] jedna partia
   *[other] { $count } partii
}
look-away = Tych partii nie można teraz pobrać.
look-none = Nie ma wśród nich takiej partii.

## Sharing

share = Udostępnij tę partię
share-public = Link do tej partii
share-public-why = Kto go otworzy, widzi dalszy przebieg partii. Komunikatory pokazują planszę.
share-link = Link
share-link-why = Cała partia jest w samym linku.
share-copy = Skopiuj link
share-copied = Skopiowano
share-copy-yourself = Przeglądarka nie pozwala tej stronie kopiować. Skopiuj zaznaczony link samodzielnie.
share-link-local = Link dla tego komputera
share-link-local-why = Otworzy się tylko na tym komputerze, dopóki działa tu GIPF. Innym wyślij plik, ruchy albo obrazek.
share-copy-what = Kopiuj
share-save-what = Zapisz i drukuj
share-way = { $way ->
    [moves] Ruchy
    [position] Pozycja
    [text] Partia jako tekst
    [picture] Obrazek
    [file] Plik
    [png] Obrazek (PNG)
    [film] Animacja (GIF)
   *[print] Drukuj
}
share-cannot-copy = Przeglądarka nie pozwala tej stronie kopiować. Zapisz to zamiast tego.
share-embed = Na własną stronę
share-embed-why = Pokazuje planszę albo całą partię do przejrzenia na twojej stronie lub blogu: skopiuj tutaj, wklej tam.
share-embed-script = Twoja strona potrzebuje też tego pliku: { $file }
share-embed-what = { $what ->
    [board] Kopiuj planszę
   *[game] Kopiuj partię
}

## Statistics

stats-none = Rozegraj partię z komputerem do końca, a policzy się tutaj. Partie, w których komputer grał za ciebie, się nie liczą.
stats-counted = Liczą się zakończone partie z komputerem. Partie, w których komputer grał za ciebie, się nie liczą.
stats-games = { $count ->
    [one] partia
    [few] partie
   *[other] partii
}
# Above how many of a hundred games were won.
stats-share = Odsetek wygranych
stats-score = { $score ->
    [won] wygrane
    [drawn] remisy
   *[lost] przegrane
}
stats-streak = { $score ->
    [won] wygranych z rzędu, jak dotąd
    [drawn] remisów z rzędu, jak dotąd
   *[lost] przegranych z rzędu, jak dotąd
}
stats-longest = wygranych z rzędu, twój rekord
stats-show = { $variant }, poziom { $level }: pokaż te partie

## Animations

film = Animacja partii
film-size = Rozmiar
film-size-name = { $size ->
    [small] Mały
    [medium] Średni
   *[large] Duży
}
film-pace = Tempo
film-pace-name = { $pace ->
    [slow] Wolno
    [normal] Średnio
   *[quick] Szybko
}
film-make = Utwórz
film-progress = Obrazek { $done } z { $of }
film-stop = Przerwij
film-again = Zrób inną
film-save = Zapisz ({ $size } kB)
