# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Co wiadomo
knowledge-about = Co mówi { $games } partii komputera przeciwko sobie i kilka głębokich przeszukiwań. Wszystko można zmierzyć jeszcze raz.
knowledge-strength = Siła
knowledge-strength-name = { $nodes ->
    [0] Losowe ruchy
   *[other] { $nodes } pozycji na decyzję
}
knowledge-first = Czy warto zaczynać?
knowledge-first-about = Ile punktów zdobywają białe, które zaczynają, ze wszystkich partii. Zaczynają się one od czterech losowych tur; kreska pokazuje, o ile może mylić się przypadek (95%). Losowe ruchy zaczynają się tak samo.
knowledge-ends = Jak kończą się partie
knowledge-end = { $end ->
    [no_move] Nie ma czego wepchnąć
    [gipf_lost] Nie ma pionów GIPF
    [repetition] Remis: ta sama pozycja po raz trzeci
   *[quiet] Remis: sto tur bez przejęcia
}
knowledge-size = Jak są długie i jak szerokie
knowledge-size-about = Tury każdego gracza, ruchy do wyboru, piony przejęte przez białe i czarne oraz ile jest partii takiej długości: drzewo gry.
knowledge-column = { $column ->
    [game] Gra
    [games] Partie
    [score] Białe zdobywają
    [turns] Tury
    [moves] Ruchy do wyboru
    [captured] Przejęte
    [handicap] Jeden gracz ma
    [elo] Punkty Elo
    [more] Pionów więcej
    [weaker] Słabszy zdobywa
    [move] Pierwszy ruch
   *[tree] Drzewo gry
}
knowledge-worth = Ile wart jest pion
knowledge-worth-about = Jeden gracz ma czegoś więcej lub mniej, a reszta jest równa. Tyle punktów Elo jest to warte; 100 to 64% punktów meczu.
knowledge-handicap = { $what ->
    [reserve] { $by } w rezerwie
    [gipf] { $by } pion GIPF
   *[potential] { $by } potencjał { $name }
}
knowledge-even = Jakie wyrównanie jest sprawiedliwe
knowledge-even-about = Jeden gracz ogląda cztery razy więcej pozycji niż drugi. Słabszy dostaje tyle pionów więcej do rezerwy; tam, gdzie zdobywa 50%, jest to sprawiedliwe.
knowledge-openings = Jak zacząć
knowledge-openings-about = Każdy pierwszy ruch, obrócone i odbite liczone raz, przeszukany do { $nodes } pozycji: czego mogą oczekiwać białe.
knowledge-openings-more = { $count ->
    [one] Jeszcze jeden jest gorszy.
   *[other] Jeszcze { $count } jest gorszych.
}
knowledge-look = Zobacz na planszy
knowledge-how = Jak mierzono
knowledge-how-text = Na dwóch współdzielonych rdzeniach: { $machine }. Wszystko przy stałej liczbie pozycji, więc zajęta maszyna niczego nie zmienia. Wszystkie tabele i polecenia, które je tworzą, są w docs/knowledge.md źródeł.
