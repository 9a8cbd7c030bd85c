# Czym jest pion i co może. $player to w albo b, $spots to punkty, $count mówi, ile ich jest.

legend-basic = Cztery jednego koloru w linii to rząd i schodzą z planszy. Co styka się z rzędem drugiego koloru, zostaje przejęte.
legend-gipf = Dwa piony, które działają jak jeden; przejęte liczą się jako dwa. W rzędzie może zostać. { $player ->
    [w] Białe
   *[b] Czarne
} { $count ->
    [one] mają w grze tylko ten i bez niego przegrywają.
   *[other] mają w grze { $count } i przegrają, gdy nie zostanie żaden.
}{ $more ->
    [no] {" "}Nowe nie wchodzą.
   *[yes] {""}
}
legend-gipf-single = Schodzi z rzędem i trzeba nim zagrać ponownie przed wszystkim innym. { $player ->
    [w] Białym
   *[b] Czarnym
} { $count ->
    [one] został tylko ten: bez niego przegrywają.
   *[other] zostały { $count }: bez nich przegrają.
}
legend-potential = { $letter ->
    [T] Wepchnięty na środek daje dodatkowy ruch.
    [Z] Przeskakuje w linii nad sąsiednimi pionami na pierwszy wolny punkt. Raz.
    [D] { $game ->
        [matrx] Wskakuje po wolnych punktach na DVONN przeciwnika i go neutralizuje. Raz.
       *[other] Wskakuje na sąsiedni pion podstawowy albo DVONN przeciwnika i go neutralizuje. Raz.
    }
    [Y] Sunie wzdłuż linii wolnych punktów. Raz.
   *[P] { $game ->
        [matrx] Wskakuje po wolnych punktach na PÜNCT przeciwnika i go neutralizuje. Raz.
       *[other] Wskakuje na sąsiedni PÜNCT przeciwnika albo pozwala przykryć pion GIPF. Raz.
    }
}
legend-used = { $game ->
    [matrx] Jego moc jest wykorzystana. Zdjęty przez właściciela wraca do rezerwy; dwa jednego rodzaju znów tworzą stos.
   *[other] Jego moc jest wykorzystana. Wciąż liczy się w rzędach, a z rzędem wypada z gry.
}
legend-now-goes = Schodzi z rzędem.
legend-now-may-stay = Może zostać albo zejść: decyduje właściciel rzędu.
legend-now-extra = Jest na środku: wprowadź go jeszcze raz albo spasuj.
legend-now-use = { $whose ->
    [own] Może teraz iść na { $spots }.
   *[other] Mógłby iść na { $spots }.
}
legend-now-gipf-first = Nie teraz: najpierw trzeba zagrać pionami GIPF z rezerwy.
legend-now-nowhere = Na razie nie ma dokąd iść.
legend-now-push = Można go teraz wprowadzić z kropek.
legend-reserve-basic = { $game ->
    [potentials] Piony do wprowadzania. Kto nie ma żadnego ani potencjału do użycia, przegrywa.
   *[other] Piony do wprowadzania. Kto musi wprowadzić pion, a nie ma żadnego, przegrywa.
}
legend-reserve-gipf = { $game ->
    [matrx] Trzeba nim zagrać przed wszystkim innym. W rezerwie jest bezpieczny.
   *[other] Dwa piony podstawowe naraz. Pierwszy inny pion kończy wprowadzanie pionów GIPF.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Dwa jednego rodzaju wchodzą jako stos.
   *[other] Wchodzi na pionie podstawowym. Pierwszy zwykły pion podstawowy oznacza rezygnację z potencjałów w ręku.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Obaj gracze zaczynają z tymi. Dwa jednego rodzaju wchodzą jako stos:
   *[other] Obaj gracze zaczynają z tymi w ręku. Każdy wchodzi na pionie podstawowym:
}
legend-rules = Przeczytaj zasady
