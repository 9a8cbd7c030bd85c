## Strona, która obywa się bez serwera, ze zwykłych plików

host-loading = Przygotowywanie gry: { $percent } %
host-loading-label = Jak daleko
host-failed = Ta przeglądarka nie mogła uruchomić gry. Może pomoże nowsza przeglądarka.
update-there = Jest nowa wersja tej strony. Twoje partie zostają.
update-now = Wczytaj ponownie
