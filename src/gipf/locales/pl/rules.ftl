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

shortcuts = Klawisze i gesty
shortcut = { $keys ->
    [steps] Ruch wstecz lub dalej; także kółkiem myszy albo przesunięciem palca po planszy
    [ends] Na początek albo na koniec
    [points] Na planszy: od punktu do punktu
    [enter] Na planszy: pchnij, wybierz, zdejmij
    [letters] Wybierz pion do wprowadzenia, jego literą
    [escape] Puść, zamknij
    [variations] W analizie: inne warianty
   *[rules] Zasady
}
