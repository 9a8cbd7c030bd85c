# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Obróć planszę
embed-autoplay = { $now ->
    [on] Zatrzymaj
   *[off] Odtwórz ruchy
}
embed-play = Zagraj stąd z poziomem { $level }
embed-replay = Przejrzyj partię
embed-open = Otwórz w aplikacji
embed-no-game = tu nie ma partii: plik partii zaczyna się nagłówkami takimi jak [Variant "standard"]
embed-no-positions = Plansza nie może pokazać tych ruchów: „gipf embed” zapisuje razem z nimi pozycje.
embed-other-positions = te pozycje nie pasują do ruchów; „gipf embed” zapisze je od nowa
embed-no-file = nie można odczytać { $address }
embed-no-site = Ta plansza nie wie, gdzie jest aplikacja: podaj jej adres w „site”.
embed-no-point = na tej planszy nie ma punktu { $point }
