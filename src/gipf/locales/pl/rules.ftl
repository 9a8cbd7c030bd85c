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
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: przegrać przegrywa przegrana porażka koniec | G2 G17 S6: wygrać wygrywa wygrana zwycięstwo cel | G18 H4: remis | G11: przejąć przejmuje zbić zabrać | G3 S2 E1: ustawienie początek start rozpocząć | G4: ruch tura | G8: zablokowana pełna | S1: król gwiazdka | H8: poddać poddanie | L1: moc zdolność specjalny | H1 H2: handicap fory | E7: pas pasować
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
