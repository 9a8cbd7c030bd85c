refused-because = { $first }: { $then }
refused-line = Wiersz { $line }, kolumna { $column }
refused-no-move = „{ $text }” to nie ruch; ruchy wyglądają jak e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 albo pass
refused-no-point = Na tej planszy nie ma { $point }
refused-dot-alone = { $dot } to kropka; podaj, dokąd prowadzi pchnięcie, na przykład { $dot }-…
refused-starts-on-dot = { $point } to punkt, a pchnięcie zaczyna się na kropce
refused-spot-wanted = { $point } to kropka, a tu potrzebny jest punkt
refused-over = Partia jest skończona
refused-answer = { $move } jest zapowiedziany i najpierw czeka na odpowiedź
refused-row-first = Najpierw trzeba zdecydować o rzędzie: { $moves }
refused-tamsk-waits = TAMSK na środku czeka: wprowadź go z + albo spasuj
refused-must-move = Trzeba wykonać ruch; pasować można tylko przy ruchu dodatkowym albo rzędzie pionów GIPF
refused-no-tamsk = Na środku nie ma TAMSK, więc nie ma ruchu dodatkowego
refused-no-row = Nie ma rzędu do zdjęcia
refused-gipf-first = Najpierw trzeba zagrać piony GIPF
refused-no-basic = W rezerwie nie ma już pionów podstawowych
refused-gipf-not-pushed = W tej grze nie wprowadza się pionów GIPF
refused-gipf-ended = Po pierwszym innym pionie nie wchodzą już piony GIPF
refused-no-potential = W ręku nie ma już potencjału { $potential }
refused-no-line = Żadna linia nie prowadzi z { $dot } do { $point }
refused-just = { $point } jest puste, więc to po prostu { $move }
refused-blocked = Linia od { $dot } jest zablokowana: nie ma na niej pustego punktu
refused-lands = { $point } jest zajęte, więc najdalszy stos trafia na { $spot }: { $move }
refused-not-edge = { $point } nie leży na brzegu planszy
refused-all-blocked = { $point } jest zajęte, a każda linia od brzegu jest zablokowana
refused-which-way = { $point } jest zajęte; podaj, w którą stronę pchnąć: { $moves }
refused-empty = { $point } jest puste
refused-not-own = Pion na { $point } należy do drugiej strony
refused-no-use = Na { $point } nie ma potencjału { $potential } do użycia
refused-how = { $sort ->
    [T] TAMSK działa tylko wtedy, gdy zostanie pchnięty na środek
    [Z] ZÈRTZ skacze w linii nad zajętymi punktami na pierwszy pusty za nimi
    [Y] YINSH ślizga się w linii po pustych punktach
    [D] DVONN skacze na sąsiedni pion podstawowy lub DVONN przeciwnika
   *[P] PÜNCT skacze na sąsiedni PÜNCT lub pion GIPF przeciwnika
}
refused-how-matrx = { $potential } skacze na { $potential } przeciwnika, sąsiedni albo w linii nad pustymi punktami
refused-gone-on = Partia tymczasem poszła dalej
refused-computer = Teraz kolej komputera
refused-time = Czas skończył się wcześniej: { $result }
refused-no-game = Tej partii już tu nie ma
refused-nothing = Nie ma czego czytać; wklej partię, pozycję albo ruchy
refused-too-much = To za dużo; naraz czytanych jest najwyżej { $most } znaków
refused-header = Nagłówek wygląda jak [White "Ann"]
refused-no-result = Partia kończy się bez wyniku: 1-0, 0-1, 1/2-1/2 albo *
refused-variant = Żadna gra nie nazywa się „{ $name }”; są { $names }
refused-fields = Pozycja ma osiem części; tu ma ich { $count }
refused-columns = Liczba kolumn planszy: { $most }; tutaj: { $count }
refused-column = Kolumna { $column } nie pasuje do planszy
refused-pieces = { $player ->
    [w] Białe mają
   *[b] Czarne mają
} { $sort ->
    [B] piony podstawowe: { $count }
    [G] piony GIPF: { $count }
   *[other] potencjały { $pieces }: { $count }
}; w tej grze jest ich { $most }
refused-cannot-move = { $player ->
    [w] Białe nie mogą się tu ruszyć: partia byłaby skończona
   *[b] Czarne nie mogą się tu ruszyć: partia byłaby skończona
}
refused-row-standing = { $player ->
    [w] Białe mają rząd i muszą go najpierw zdjąć: niech grają białe albo rozbij rząd
   *[b] Czarne mają rząd i muszą go najpierw zdjąć: niech grają czarne albo rozbij rząd
}
refused-many-potentials = { $hand } to więcej niż { $most } potencjałów
