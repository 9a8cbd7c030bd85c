# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Gra z ludźmi
lobby-text = Zaproponuj partię albo przyjmij czyjąś propozycję. Kto chce grać w to samo, spotyka się sam z siebie.
lobby-alone = Na razie nikt nie może tu przyjść. W ustawieniach pozwól dołączać innym z tej sieci.
lobby-find = Znajdź przeciwnika
lobby-variants = W co chcesz zagrać
lobby-when = Kiedy
lobby-speed = { $speed ->
    [live] Teraz
   *[days] Przez wiele dni
}
lobby-games = Ile partii może z niej powstać
lobby-rated = Rankingowa
lobby-rated-why = Wynik zmienia ranking obojga.
lobby-bots = Także boty
lobby-bots-why = Tę ofertę mogą przyjąć programy. Bez tego grasz tylko z ludźmi.
lobby-for-bots = także dla botów
lobby-seek = Szukaj przeciwnika
lobby-seek-again = Szukaj raczej tego
lobby-computer = Zagraj tymczasem z komputerem
lobby-waiting = Szukamy przeciwnika…
lobby-stop = Przestań
lobby-for-you = Masz wyzwanie
lobby-offers = Otwarte oferty
lobby-own = Twoje oferty
lobby-none = Teraz nikt nie czeka. Złóż ofertę: kto przyjdzie, zobaczy ją.
lobby-accept = Zagraj
lobby-accept-of = Zagraj z: { $name }
lobby-decline = Nie, dziękuję
lobby-decline-of = Odrzuć wyzwanie od: { $name }
lobby-withdraw = Wycofaj
lobby-done = Usuń
lobby-go = Do partii
lobby-begun = Twoją ofertę przyjęto: zaczęła się partia.
lobby-to = Dla: { $name }
lobby-owner = do kogo należy ten GIPF
lobby-colour = { $player ->
    [w] gra białymi
   *[b] gra czarnymi
}
lobby-left = na { $count ->
    [one] { $count } partię
    [few] { $count } partie
   *[many] { $count } partii
}
lobby-which = Która gra
lobby-which-time = Jaki czas
lobby-watch = Partie do oglądania
lobby-tournaments = Turnieje
lobby-featured = Teraz na planszy
lobby-search = Szukaj partii
lobby-challenge = Wyzwij: { $name }
lobby-challenge-send = Wyślij wyzwanie
rating-provisional = tymczasowy: { $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
   *[many] { $games } partii rankingowych
}
rating-known = { $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
   *[many] { $games } partii rankingowych
}
lobby-reports = Zgłoszenia złego zachowania
