## Strona, która obywa się bez serwera, ze zwykłych plików

host-loading = Przygotowywanie gry: { $percent }%
host-loading-label = Jak daleko
host-failed = Ta przeglądarka nie mogła uruchomić gry. Może pomoże nowsza przeglądarka.
update-there = Jest nowa wersja tej strony. Twoje partie zostają.
update-now = Wczytaj ponownie
here-now = Serwer nie odpowiada, więc ta strona działa dalej sama. Twoje partie są przechowywane w tej przeglądarce, aż serwer wróci.
here-mark = Na razie partie są przechowywane w tej przeglądarce
here-other = Ta partia jest na serwerze, a on nie odpowiada. Gdy wróci, będzie można grać dalej.
here-again = Serwer wrócił.
here-back = { $count ->
    [one] Serwer wrócił i ma już partię rozegraną w międzyczasie.
    [few] Serwer wrócił i ma już { $count } partie rozegrane w międzyczasie.
   *[other] Serwer wrócił i ma już { $count } partii rozegranych w międzyczasie.
}
here-left = { $count ->
    [one] Jednej partii nie udało się przenieść na serwer. Zostaje w tej przeglądarce.
    [few] { $count } partii nie udało się przenieść na serwer. Zostają w tej przeglądarce.
   *[other] { $count } partii nie udało się przenieść na serwer. Zostają w tej przeglądarce.
}
