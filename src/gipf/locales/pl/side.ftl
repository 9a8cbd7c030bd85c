# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Gracz { $number }
side-turn = { $player ->
    [you] Twój ruch
    [w] Ruch białych
    [named] Teraz { $name }
   *[b] Ruch czarnych
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Wygrywasz
    [computer] Wygrywa komputer
    [w] Wygrywają białe
    [named] Wygrywa { $name }
   *[b] Wygrywają czarne
}
side-drawn = Remis
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Białe
    [named] { $name }
   *[b] Czarne
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Pas
    [throw] Rzuć
    [draw] Dobierz kartę
    [heads] Orzeł
    [tails] Reszka
    [rock] Kamień
    [paper] Papier
    [scissors] Nożyce
    [fold] Oddaj rundę
    [left] Na lewym końcu
    [right] Na prawym końcu
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] pierścień
    [marker] znacznik
    [dvonn] pionek DVONN
    [stack] stos
    [piece] pionek
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] biała kulka
    [grey] szara kulka
    [black] czarna kulka
    [T] trójkąt
    [C] prosty element, PÜNCT pośrodku
    [E] prosty element, PÜNCT na końcu
    [L] element zgięty w lewo, PÜNCT na końcu
    [M] zgięty element, PÜNCT pośrodku
    [R] element zgięty w prawo, PÜNCT na końcu
    [coin] moneta
    [call] typ
    [die] kostka
    [card] karta
    [choice] wybór
    [domino] kość domina
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Białe
   *[b] Czarne
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Cel: pierwszy zdejmij pierścień.
       *[other] Cel: pierwszy zdejmij pierścienie: { $count }.
    }
    [dvonn] Cel: na końcu najwięcej pionków w twoich stosach.
    [tzaar] Cel: zbij wszystkie Tzaary, Tzarry albo Totty, albo nie zostaw zbicia.
    [zertz] Cel: kulki białe { $white }, szare { $grey } lub czarne { $black }, albo po { $each } każdego koloru.
    [punct] Cel: połącz dwa przeciwległe boki.
    [rps] Kamień wygrywa z nożycami, nożyce z papierem, papier z kamieniem.
    [die] Wygrywa wyższy rzut.
    [cards] Wygrywa wyższa karta.
    [dominoes] Cel: pierwszy pozbądź się domina.
   *[coin] Kto zaczyna, mówi orzeł czy reszka i wygrywa, gdy zgadnie; drugi gracz rzuca.
}

## What is to be done, behind whose turn it is.

side-do-pass = nie ma ruchu, więc pasuj.
side-do-any = wybierz ruch.
side-do-table = zagrajcie, a potem wpiszcie wynik.
side-do-yinsh-place = postaw pierścień na wolnym punkcie.
side-do-yinsh-move = przesuń pierścień; zostawia znacznik i odwraca te, które mija.
side-do-yinsh-row = wybierz, który z twoich rzędów pięciu zdjąć.
side-do-yinsh-take = pięć w rzędzie! Naciśnij dowolny jego znacznik, by go zdjąć.
side-do-yinsh-ring = zdejmij jeden ze swoich pierścieni.
side-do-dvonn-red = postaw czerwony pionek DVONN na wolnym miejscu.
side-do-dvonn-place = postaw pionek na wolnym miejscu.
side-do-dvonn-move = przesuń stos o tyle miejsc, ile ma wysokości, na inny stos.
side-do-tzaar-place = wybierz pionek i postaw go na wolnym punkcie.
side-do-tzaar-first = zbij pionek; pierwsza tura to jedno zbicie.
side-do-tzaar-capture = zbij stos drugiego koloru, który nie jest wyższy, wchodząc na niego.
side-do-tzaar-second = zbij jeszcze raz, podwyższ jeden ze swoich stosów albo pasuj.
side-do-zertz-place = wybierz kulkę i połóż ją na wolnym pierścieniu.
side-do-zertz-own = pula jest pusta, więc połóż własną kulkę na wolnym pierścieniu.
side-do-zertz-remove = wybierz wolny pierścień na brzegu; zniknie z planszy.
side-do-zertz-jump = masz zbicie, więc trzeba przeskoczyć kulkę.
side-do-zertz-on = skacz dalej tą samą kulką.
side-do-punct = dołóż element albo przesuń jeden ze swoich.
side-do-punct-first = dołóż element na planszę.
side-do-punct-move = przesuń jeden ze swoich elementów.
side-do-coin-call = powiedz, orzeł czy reszka.
side-do-coin-throw = rzuć monetą.
side-do-die = rzuć kostką.
side-do-cards = dobierz kartę.
side-do-rps = wybierz kamień, papier albo nożyce.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] twój wybór leży zakryty; teraz wybiera drugi gracz.
    [computer] komputer już wybrał, w zakryciu. Wybierz kamień, papier albo nożyce; potem oba wybory zostaną odkryte.
    [w] białe już wybrały, w zakryciu. Wybierz kamień, papier albo nożyce; potem oba wybory zostaną odkryte.
    [named] { $name } ma już zakryty wybór. Wybierz kamień, papier albo nożyce; potem oba wybory zostaną odkryte.
   *[b] czarne już wybrały, w zakryciu. Wybierz kamień, papier albo nożyce; potem oba wybory zostaną odkryte.
}
side-do-rps-open = odkryj swój wybór.
side-do-dominoes = dołóż kość na końcu linii.
side-do-dominoes-first = połóż pierwszą kość.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = pierścienie { $winner } do { $loser }.
side-why-dvonn = pionki w stosach { $winner } do { $loser }.
side-why-tzaar-type = { $player ->
    [you] nie masz już żadnego pionka { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [computer] komputer nie ma już żadnego pionka { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [w] białe nie mają już żadnego pionka { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
   *[b] czarne nie mają już żadnego pionka { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
}
side-why-tzaar-stuck = { $player ->
    [you] nie możesz już nic zbić.
    [computer] komputer nie może już nic zbić.
    [w] białe nie mogą już nic zbić.
   *[b] czarne nie mogą już nic zbić.
}
side-why-zertz-goal = { $kind ->
    [white] białe kulki: { $count }.
    [grey] szare kulki: { $count }.
    [black] czarne kulki: { $count }.
   *[each] po { $count } kulki każdego koloru.
}
side-why-zertz-full = ostatni wolny pierścień jest zajęty.
side-why-zertz-drawn = nikt nie może już nic zrobić.
side-why-repeated = ta sama pozycja pojawiła się po raz trzeci.
side-why-punct-joined = dwa przeciwległe boki są połączone.
side-why-punct-centre = w środku { $winner } do { $loser }.
side-why-punct-open = ostatni element jednego z graczy leży na planszy, a boki nie są połączone.
side-why-coin = { $coin ->
    [heads] wypadł orzeł.
   *[tails] wypadła reszka.
}
side-why-die = { $winner } do { $loser }.
side-why-cards = { $winner } przeciwko { $loser }.
side-why-rps = { $wins ->
    [rock] kamień tępi nożyce.
    [paper] papier owija kamień.
    [scissors] nożyce tną papier.
    [same] obie strony wybrały to samo.
   *[fold] rundę poddano.
}
side-why-rps-rounds = rundy { $winner } do { $loser }.
side-why-dominoes-out = ostatnia kość jest na stole.
side-why-dominoes-blocked = nikt nie może dołożyć, oczka { $winner } do { $loser }.
side-why-any = wynik został wpisany.
side-why-resignation = { $player ->
    [you] poddajesz się.
    [computer] komputer się poddał.
    [w] białe się poddały.
    [named] poddaje się { $name }.
   *[b] czarne się poddały.
}
side-why-time = { $player ->
    [you] skończył ci się czas.
    [computer] komputerowi skończył się czas.
    [w] białym skończył się czas.
    [named] koniec czasu: { $name }.
   *[b] czarnym skończył się czas.
}
side-why-agreement = tak się umówiliście.
side-why-abandoned = { $player ->
    [you] odchodzisz od gry.
    [w] białe odeszły od gry.
    [b] czarne odeszły od gry.
    [named] od gry odchodzi { $name }.
   *[nobody] gra została przerwana.
}
