# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Turnieje
tournaments-text = Co miesiąc dla każdej z tych gier zaczyna się turniej każdy z każdym, rozgrywany przez wiele dni. Zgłoś się do pierwszego dnia miesiąca; wszystkie partie zaczynają się naraz i są rankingowe.
tournaments-upcoming = W przyszłym miesiącu
tournaments-running = Trwają
tournaments-past = Zakończone
tournaments-more = Wcześniejsze
tournament-starts = początek: { $date }
tournament-began = początek: { $date }
tournament-entrants = { $count ->
    [0] nikt się jeszcze nie zgłosił
    [one] jedno zgłoszenie
    [few] { $count } zgłoszenia
   *[other] { $count } zgłoszeń
}
tournament-players = uczestnicy: { $count }
tournament-own = bierzesz udział
tournament-winners = wygrywa { $names }
tournament-enter = Biorę udział
tournament-leave = Jednak nie biorę udziału
tournament-withdraw = Wycofuję się
tournament-withdraw-ask = Poddajesz partie, które trwają. Jeśli nie skończyła się co najmniej połowa twoich partii, żadna nie liczy się nikomu.
tournament-stay = Gram dalej
tournament-account = Udział może wziąć każdy, kto ma konto.
tournament-time = Na początek { $time }, z każdym ruchem { $added } więcej, nigdy więcej niż { $most }
tournament-how = Grupy do siedmiu osób o podobnej sile. W grupie każdy gra z każdym raz; w grupie do czterech osób dwa razy, ze zmianą kolorów. Gdy zgłoszą się mniej niż trzy osoby, turniej zaczyna się miesiąc później. Kto kogoś zablokował, trafia do innej grupy, a przynajmniej z nim nie gra.
tournament-order = Kolejność: punkty, potem Sonneborn-Berger (SB: punkty pokonanych i połowa przy remisie), potem zwycięstwa. Komu skończy się czas, ten przegrywa.
tournament-entered = Zgłoszeni
tournament-group = Grupa { $number }
tournament-rank = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-tie-break = SB
tournament-goes-on = trwa
tournament-against = { $name } przeciw { $other }: { $result }
tournament-withdrawn = wycofanie z turnieju
tournament-uncounted = wycofanie z turnieju; te partie się nie liczą
tournament-gone = ktoś, kto odszedł
tournament-of-game = Turniej
