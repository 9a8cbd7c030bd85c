# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Rozmowa
talk-open = Rozmowa, nowe: { $count }
talk-room = { $room ->
    [players] Ty i twój przeciwnik
   *[spectators] Ci, którzy patrzą
}
talk-apart = Grający nie widzą tego, dopóki grają.
talk-nothing = Nikt jeszcze nic nie powiedział.
talk-say = Co chcesz powiedzieć
talk-send = Wyślij
talk-quick = Krótkie słowa
talk-preset = { $preset ->
    [hello] Cześć!
    [good-luck] Powodzenia!
    [have-fun] Miłej gry!
    [well-played] Dobrze zagrane!
    [good-game] Dobra partia!
    [thanks] Dziękuję!
    [sorry] Przepraszam!
    [one-moment] Chwileczkę, proszę.
   *[goodbye] Do widzenia!
}

person-of = Profil: { $name }
person-guest = Gość
person-since = tu od: { $date }
person-ratings = Rankingi
person-unrated = Nie ma jeszcze partii rankingowych.
person-games = Partie
person-games-none = Nie ma partii, które wszyscy mogą oglądać.
person-graph = Ranking: { $name }, partie: { $count }, od { $first } do { $last }
person-file = Pobierz moje partie
person-block = Zablokuj
person-unblock = Odblokuj
person-block-why = { $blocked ->
    [yes] Nie spotykacie się więcej i nie czytasz, co mówi { $name }.
   *[no] Jeśli zablokujesz tę osobę, nie będziecie się już spotykać, a ty nie zobaczysz tego, co mówi { $name }.
}
person-blocked = Zablokowano: { $name }.
person-unblocked = Odblokowano: { $name }.
person-find = Znajdź kogoś po nazwie
person-find-none = Nikt się tak nie nazywa.
report = Zgłoś
report-title = Zgłoś: { $name }
report-text = Co się stało?
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderacja się temu przyjrzy.
report-reason = { $reason ->
    [insult] Obelgi
    [cheating] Pomoc programu
    [spam] Reklama
    [name] Niestosowna nazwa
   *[other] Coś innego
}

order = Zgłoszenia
order-open = Do sprawdzenia
order-done = Załatwione
order-none = Nie ma nic do sprawdzenia.
order-by = zgłasza: { $name }
order-gone = ktoś, kto odszedł
order-note = Notatka do dziennika
order-action = { $action ->
    [dismiss] Zostaw
    [mute] Tydzień ciszy
   *[unmute] Pozwól znów mówić
}
order-was = { $action ->
    [dismiss] { $moderator }: zostawiono
    [mute] { $moderator }: tydzień ciszy
   *[unmute] { $moderator }: może znów mówić
}
order-agreement = { $games ->
    [one] Pierwszy wybór silnika w { $first }% z { $turns } tur jednej partii rankingowej; na turę oddano { $loss }% szans.
    [few] Pierwszy wybór silnika w { $first }% z { $turns } tur ostatnich { $games } partii rankingowych; na turę oddano { $loss }% szans.
   *[other] Pierwszy wybór silnika w { $first }% z { $turns } tur ostatnich { $games } partii rankingowych; na turę oddano { $loss }% szans.
}
order-agreement-here = W tej partii: pierwszy wybór silnika w { $first }% z { $turns } tur; na turę oddano { $loss }% szans.
order-agreement-why = Samo w sobie niczego to nie dowodzi: kto dobrze gra, też często zgadza się z silnikiem.
