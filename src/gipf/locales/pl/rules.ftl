# Zasady obok planszy. $code to numer akapitu: G8.

rules = Zasady
rules-back = Wróć do poprzednio czytanego
rules-contents = Spis treści i wyszukiwanie
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jedno miejsce.
    [few] Znaleziono { $count } miejsca.
   *[many] Znaleziono { $count } miejsc.
}
rules-now = Teraz: { $code }
rules-table = Tabela
rules-code = Przykład
