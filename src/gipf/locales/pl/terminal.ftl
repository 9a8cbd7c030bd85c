# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, tura { $turn }
terminal-reserve = { $player ->
    [w] Białe
   *[b] Czarne
}: { $units } w rezerwie
terminal-basic = { $count } podst.
terminal-nothing = nic
terminal-in-play = { $count ->
    [one] 1 pion GIPF
    [few] { $count } piony GIPF
   *[other] { $count } pionów GIPF
}
terminal-challenges = { $left ->
    [unlimited] * wyzwań
    [one] 1 wyzwanie
    [few] { $left } wyzwania
   *[other] { $left } wyzwań
}
terminal-piles = stosy: { $piles }
terminal-on = { $upper } na { $lower }
terminal-legend = { $sign ->
    [basic] podst.
    [gipf] GIPF
    [loaded] naład.
    [stack] stos
    [used] wykorz.
    [pile] 2 piony
    [last] ostatni ruch
    [dots] punkty elementu
   *[row] rząd
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] ty
    [computer] komputer
    [level] poziom { $level }
    [w] białe w partii
   *[b] czarne w partii
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] pierścienie { $white }–{ $black }
   *[dvonn] piony { $white }–{ $black }
}

## What to type

terminal-welcome = Wpisz ruch albo hint (możliwe ruchy), best (dobry ruch), help, quit.
terminal-example = Na przykład: { $moves }
terminal-type = Wpisz: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] pas
    [throw] rzuć
    [draw] dobierz
    [heads] orzeł
    [tails] reszka
    [rock] kamień
    [paper] papier
    [scissors] nożyce
    [fold] oddaj
   *[other] { $word }
}
terminal-help = { $what ->
    [move] ruch, tak jak wypisuje je 'hint'
    [push] wprowadzić: na wolny punkt albo pchnąć z kropki (g7) aż tam, gdzie trafia najdalszy pion (d6); wystarczy też kropka i pierwszy punkt
    [unit] to samo z innym pionem: G T Z D Y P
    [use] użyć potencjału
    [extra] dodatkowy ruch TAMSK
    [clear] zdjąć rząd
    [pass] pas, gdzie to możliwe
    [several] kilka decyzji jednej tury naraz
    [hint] możliwe ruchy w grupach; hint e1, hint Z, hint all
    [best] co zagrałby silnik i jakiego wyniku oczekuje
    [undo] cofnąć ostatnią decyzję; undo 3 – trzy ostatnie
    [side-hint] możliwe ruchy albo te z danym punktem czy literą
    [side-best] co zagrałby komputer na najwyższym poziomie
    [rules] na czym polega gra, w skrócie
    [flip] obrócić planszę
    [names] podpisać wolne punkty
    [show] narysować planszę jeszcze raz
    [position] pozycja jako tekst do skopiowania
    [save] zapisać plik partii (każda decyzja i tak jest zachowana)
    [save-over] to samo, nawet jeśli plik już istnieje
    [end] zakończyć partię: poddanie, remis
    [new] zacząć nową
   *[quit] wyjść; gipf play --terminal --resume wznawia
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] pomoc
   *[quit] koniec wyjdź wyjście
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] W każdej turze wsuwa się pion z brzegu. Cztery twojego koloru w rzędzie schodzą z planszy: twoje wracają do rezerwy, cudze są zbite. Przegrywa, kto nie ma czym zagrać albo stracił wszystkie piony GIPF.
    [yinsh] Pięć znaczników twojego koloru w rzędzie pozwala zdjąć jeden z twoich pierścieni; wygrywają trzy pierścienie, w blitzu jeden. Pierścień porusza się po linii, zostawia znacznik i odwraca te, nad którymi przechodzi.
    [dvonn] Wygrywa, kto na końcu ma więcej pionów. Stos idzie prosto o tyle pól, ile ma wysokości, na inny stos; co nie ma połączenia z czerwonym pionem DVONN, schodzi z planszy.
    [tzaar] Przegrywa, kto stracił wszystkie piony jednego rodzaju albo nie ma zbicia. Tura to zbicie, a potem drugie zbicie, podwyższenie stosu albo pas. Stos zbija pierwszy na swojej linii, który nie jest wyższy.
    [zertz] Zbierz dość kulek jednego koloru albo każdego. W turze kładzie się kulkę na pierścieniu i zabiera wolny pierścień z brzegu; kto jednak może przeskoczyć kulkę, musi, i ją zatrzymuje.
    [punct] Połącz dwa przeciwległe boki planszy swoimi elementami. W turze dokłada się element albo przesuwa własny; elementy mogą leżeć na sobie.
    [rps] Kamień tępi nożyce, nożyce tną papier, papier owija kamień. Obie strony wybierają w tajemnicy.
    [die] Obie strony rzucają kostką; wygrywa wyższy rzut.
    [cards] Obie strony dobierają kartę; wygrywa wyższa.
    [dominoes] Dokładajcie kości na końcach linii, równe oczka do siebie. Wygrywa, kto nie ma już kości; gdy nikt nie może dołożyć, kto ma mniej oczek.
   *[coin] Białe mówią, orzeł czy reszka, potem rzuca się monetą.
}
terminal-rules-where = Wszystkie zasady z rysunkami: gipf otwiera stronę; naciśnij tam ?.

## What is said

terminal-plays = { $player ->
    [w] Białe grają { $move }.
   *[b] Czarne grają { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Białymi gra człowiek.
   *[b] Czarnymi gra człowiek.
}
terminal-no-hint = Nie ma możliwego ruchu z „{ $what }”; hint pokazuje wszystkie.
terminal-chance = { $player ->
    [w] { $moves }: oczekiwany wynik białych to { $percent }%.
   *[b] { $moves }: oczekiwany wynik czarnych to { $percent }%.
}
terminal-wins = { $player ->
    [w] { $moves }: białe wygrywają w
   *[b] { $moves }: czarne wygrywają w
} { $count ->
    [one] jednej turze.
   *[other] { $count } turach.
}
terminal-loses = { $player ->
    [w] { $moves }: białe przegrywają w
   *[b] { $moves }: czarne przegrywają w
} { $count ->
    [one] jednej turze.
   *[other] { $count } turach.
}
terminal-agrees = { $player ->
    [w] Białe się zgadzają.
   *[b] Czarne się zgadzają.
}
terminal-declines = { $player ->
    [w] Białe odmawiają: uważają, że stoją lepiej.
   *[b] Czarne odmawiają: uważają, że stoją lepiej.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Białe odmawiają
   *[b] Czarne odmawiają
}: { $why ->
    [tie] remis jest tu dla zapowiadającego potencjał wart tyle co wygrana
   *[early] jest na to za wcześnie
}.
terminal-draw = { $player ->
    [w] Białe, zgoda na remis? (t/n)
   *[b] Czarne, zgoda na remis? (t/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = t tak
terminal-goes-on = Gra toczy się dalej.

## Files

terminal-file = { $cause ->
    [ENOENT] nie ma takiego folderu
    [EISDIR] to jest folder
    [ENOTDIR] to nie jest folder
    [EINVAL] to nie jest plik na partię
    [EACCES] tutaj nie wolno pisać
    [EPERM] tutaj nie wolno pisać
    [EROFS] tutaj nie wolno pisać
    [ENOSPC] dysk jest pełny
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EISDIR] to jest folder
    [EACCES] brak dostępu
   *[other] { $why }
}; podaj inny plik
terminal-no-writing = nie można pisać do { $path } ({ $why })
terminal-save-it = { $trouble }: save PLIK zachowa tę partię.
terminal-wrong-file = { $file }: { $why }; wybierz inny plik.
terminal-there-already = { $path } już istnieje: wybierz inną nazwę albo save! { $name }
terminal-saved = Zapisano w { $path }
terminal-kept-nowhere = Ta partia nie jest nigdzie zapisana: save PLIK albo jeszcze raz quit.
terminal-kept = Partia jest w { $path }
terminal-resume = Aby ją wznowić: gipf play --terminal --resume
terminal-not-kept = Nie udało się zapisać partii: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] po piętnaście pionów, na pierwsze partie
    [standard] po trzy piony GIPF
    [tournament] pusta plansza, tyle pionów GIPF, ile chcesz
    [zertz] po sześć potencjałów ZÈRTZ
    [four] z czterema rodzajami potencjałów
    [ultimate] wszystkie pięć rodzajów potencjałów
    [challenges] z grami pobocznymi o potencjały
    [matrx] MATRX GIPF: stosy potencjałów na dużej planszy
   *[matrx-small] MATRX GIPF na planszy GIPF
}
terminal-other-variant = albo wpisz inną, jak tournament+Z4D4Y4 lub basic;reserve=12/15
terminal-which-variant = Która gra? [standard]
terminal-computer = komputer, od początkującego (1) po najlepszego ({ $best })
# The key that ends a line.
terminal-return = Enter
terminal-people = dwie osoby przy tej klawiaturze
terminal-which-opponent = Kto gra przeciw tobie? [dwie osoby tutaj]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] najpierw
    [enter] wejście
    [push] pchnięcie
    [then-enter] potem wejście
    [then-push] potem pchnięcie
    [extra-enter] dodatk. wejście
    [extra-push] dodatk. pchnięcie
    [use] użyć { $name }
    [row] rząd { $name }
    [with] z { $name }
   *[say] słowa
}
terminal-unit = { $unit ->
    [gipf] pion GIPF
    [loaded] pion naładowany
    [stack] stos
   *[basic] pion podstawowy
}
terminal-no-letter = nic
terminal-cleared = { $theirs ->
    [0] własne { $own }
   *[other] { $own ->
        [0] przejęte { $theirs }
       *[other] własne { $own }, przejęte { $theirs }
    }
}
terminal-more = i jeszcze { $count }: hint all
# The moves of a side game by how they begin.
terminal-starts = Tak się zaczynają: hint { $start } pokazuje część, hint all wszystkie.

## The analysis of game files

analysis-game = Partia { $number }
analysis-no-turns = Partia { $number }: bez tur
analysis-turns = tury
analysis-summary = { $name }: dokładność { $accuracy }, { $marks }
analysis-stopped-early = przerwano przed pierwszą turą; nic nie zapisano
analysis-stopped = przerwano po { $done } z { $count ->
    [one] jednej tury
   *[other] { $count } tur
}; { $kept }
analysis-kept = to, co gotowe, jest w { $path }
analysis-not-kept = nic nie zapisano, bo --out nie nazywa pliku

## Matches. $standing is how it stands, in names and figures.

match-crowded = liczba partii naraz: { $games }, rdzeni: { $cores }; limity czasu nie są wtedy dotrzymywane
match-going-on = dalszy ciąg po { $done } z { $count } partii
match-progress = partie: { $done }/{ $count }, { $standing }
match-stopped = przerwano po { $done } z { $count } partii
match-stopped-kept = przerwano po { $done } z { $count } partii; to samo polecenie je kontynuuje
match-openings-turns = Otwarcia, liczba tur: { $turns }, z zamianą kolorów, ziarno { $seed }:
match-openings-file = Otwarcia z { $file }, z zamianą kolorów, ziarno { $seed }:
match-ratings = Rankingi w punktach Elo wokół średniej wszystkich:
match-times = Czas na decyzję, bez wymuszonych:
match-failures = Partie przegrane inaczej niż według zasad:
match-sprt = Czy różnica wynosi { $low }, czy { $high } Elo? { $verdict ->
    [open] Nie rozstrzygnięto
   *[found] Wynosi { $found }
}: { $test }.
match-column = { $column ->
    [player] gracz
    [against] przeciw
    [variant] wariant
    [games] partie
    [won] wygrane
    [drawn] remisy
    [lost] przegrane
    [score] wynik
    [elo] Elo
    [superior] lepszy
    [length] długość
    [limit] limit
    [decisions] decyzje
    [mean] średnia ms
    [most] 99% poniżej
   *[longest] najdłuższa
}
match-all = wszystkie
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] węzły: { $value }
    [depth] głębokość { $value }
   *[none] brak
}
match-failure = { $player }: { $reason ->
    [crash] awaria
    [illegal-move] niedozwolony ruch
    [time] czas
   *[process-died] koniec procesu
}, { $count ->
    [one] raz
   *[other] { $count } razy
}; najpierw w otwarciu { $opening } w { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = kompilacja silnika dla { $variant } i podobnych, jednorazowo ({ $purpose }): około { $seconds } s
compiling-elsewhere = inny proces kompiluje silnik; trwa oczekiwanie na niego
compiling-in-memory = skompilowanego kodu nie można zachować w { $folder }, więc jest kompilowany za każdym razem; wskaż inny folder przez GIPF_CACHE
solve-wins = { $variant }: { $player ->
    [w] białe
   *[b] czarne
} wygrywają w { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
}
solve-open = { $variant }: jeszcze nie wiadomo; białe nie wygrywają do tury { $white }, czarne do tury { $black }
solve-not-within = białe nie wygrywają do tury { $white }, czarne do tury { $black }: przeszukane pozycje: { $nodes }, { $seconds } s
solve-progress = przeszukane pozycje: { $nodes }, { $seconds } s
solve-searched = przeszukane pozycje: { $nodes }, czas: { $seconds } s
proof-written = dowód jest w { $file }: odpowiedzi: { $answers }, odtworzone według zasad
proof-right = { $file } tego dowodzi: odpowiedzi: { $answers }, pozycje odtworzone według zasad: { $positions }
proof-progress = odtworzone pozycje: { $positions }, odpowiedzi: { $answers }
proof-stopped = przerwano, zanim odtworzono cały dowód

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] jeden plik
    [few] { $files } pliki
   *[other] { $files } plików
}, { $size } MB; aby obejrzeć: { $command }
