## Whose turn it is

turn-computer = { $engine ->
    [ready] Komputer myśli…
   *[other] Komputer przygotowuje się: za pierwszym razem trwa to minutę…
}
refused-computers-turn = Teraz ruch komputera.
refused-looking-back = Przeglądasz partię. Gra toczy się dalej na jej końcu.
steps = Ta tura
step = { $phase ->
    [c] Zdjęcie rzędu
    [e] Dodatkowy ruch
    [m] Ruch
    [x] Dodatkowy ruch
    [r] Zdjęcie rzędu
    [a] Odpowiedź
    [f] Kto zaczyna
   *[s] Gra poboczna
}
paused = Partia jest wstrzymana. Zegar stoi.
paused-go-on = Graj dalej

## While the server is away

waiting = Twój ruch czeka na serwer: { $label }.
waiting-asked = Serwer wrócił. Twój ruch nadal czeka: { $label }. Zagrać go?
waiting-play = Zagraj
waiting-withdraw = Wycofaj

## The end

end-title = { $who ->
    [you] Wygrywasz
    [computer] Wygrywa komputer
    [draw] Remis
    [w] Wygrywają białe
    [b] Wygrywają czarne
   *[other] Wygrywa { $name }
}
end-no-move = { $loser ->
    [you] Nie masz już czym grać.
    [computer] Komputer nie ma już czym grać.
    [w] Białe nie mają już czym grać.
   *[b] Czarne nie mają już czym grać.
}
end-gipf-lost = { $loser ->
    [you] Nie masz już w grze pionu GIPF.
    [computer] Komputer nie ma już w grze pionu GIPF.
    [w] Białe nie mają już w grze pionu GIPF.
   *[b] Czarne nie mają już w grze pionu GIPF.
}
end-gipf-captured = { $loser ->
    [you] Wszystkie twoje piony GIPF są przejęte.
    [computer] Wszystkie piony GIPF komputera są przejęte.
    [w] Wszystkie białe piony GIPF są przejęte.
   *[b] Wszystkie czarne piony GIPF są przejęte.
}
end-resignation = { $loser ->
    [you] Partia poddana.
    [computer] Komputer się poddał.
    [w] Białe się poddały.
   *[b] Czarne się poddały.
}
end-time = { $loser ->
    [you] Skończył ci się czas.
    [computer] Komputerowi skończył się czas.
    [w] Białym skończył się czas.
   *[b] Czarnym skończył się czas.
}
end-abandoned = { $loser ->
    [you] Partia opuszczona.
    [computer] Komputer odszedł od gry.
    [w] Białe odeszły od gry.
   *[b] Czarne odeszły od gry.
}
end-repetition = Pozycja wystąpiła { $count ->
    [2] dwa razy.
   *[other] { $count } razy.
}
end-quiet = Nic nie zostało przejęte przez { $count ->
    [one] jedną turę.
    [few] { $count } kolejne tury.
   *[other] { $count } kolejnych tur.
}
end-agreement = Gracze tak uzgodnili.
end-last = { $player ->
    [you] Twój ostatni ruch
    [computer] Ostatni ruch komputera
    [w] Ostatni ruch białych
   *[b] Ostatni ruch czarnych
}: { $label }.
end-again = Pokaż ostatni ruch jeszcze raz
end-harder = Trudniej: poziom { $level }
end-easier = Łatwiej: poziom { $level }
end-mistakes = Analizuj moje błędy

## The coach

coach-looks = Trener patrzy na twój ruch.
coach-title = Zagrać mimo to?
coach-play = Zagraj
coach-look = Spójrz jeszcze raz
coach-better = Coś innego jest tu dużo lepsze.
moments = { $count ->
    [one] Decydujący moment
   *[other] Decydujące momenty
}
moments-looking = Szukam decydujących momentów …
moments-none = Nikt nie popełnił wartego wzmianki błędu.
moments-turn = { $name } · tura { $number }: { $turn }
seat-captured = { $count ->
    [0] Nic nie przejęto.
    [one] Przejęto jeden pion.
   *[other] Przejęto pionów: { $count }.
}{ $ahead ->
    [0] {""}
   *[other] {" "}Przewaga: { $ahead }.
}

tip = { $tip ->
    [push] Wybierz kropkę na brzegu i strzałkę: tam wejdzie twój pion i popchnie to, co stoi mu na drodze.
    [bring] Twoje pierwsze tury wprowadzają piony GIPF: wysokie na dwa piony, z gwiazdką. Z pierwszym innym pionem to się kończy, więc się nie spiesz.
    [gipf] Piony z gwiazdką to piony GIPF. Kto stracił ostatni z nich na planszy, przegrywa: pilnuj swoich, poluj na cudze.
    [row] Cztery w twoim kolorze obok siebie to rząd. Wracają do twojej rezerwy, a piony drugiego koloru, które stykają się z rzędem na jego linii, zostają przejęte.
    [stay] Pion GIPF w rzędzie nie musi schodzić: jego przełącznik mówi, czy zostaje. Pion drugiego koloru, który schodzi, zostaje przejęty.
    [load] Pozostałe znaki to potencjały: ruchy do użycia raz. Z pierwszym pionem bez znaku tracisz te, które masz w ręku.
    [use] Zamiast pchać możesz użyć potencjału: naciśnij pion w obwódce, a zobaczysz, dokąd może pójść.
    [single] Piony z gwiazdką to piony GIPF i wchodzą pierwsze. Komu przejęto wszystkie trzy, ten przegrywa.
    [stack] Pozostałe znaki to potencjały: ruchy do użycia raz. Dwa jednakowe wchodzą razem jako stos.
    [stacks-stay] W rzędzie pojedyncze piony schodzą, także GIPF. Stos może zostać: mówi to jego przełącznik.
   *[pieces] Pilnuj swojej rezerwy: kto nie ma już pionu do wprowadzenia, przegrywa.
}
tip-close = Bez wskazówek
