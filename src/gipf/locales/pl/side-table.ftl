# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Pięć gier planszowych dla dwojga z tej samej rodziny co GIPF i pięć szybkich. W każdą można zagrać osobno, z komputerem albo we dwoje przy jednym ekranie. W partiach GIPF z wyzwaniami rozstrzygają, czy specjalny ruch się uda.
side-with-option = { $game }, { $option }
side-option = Sposób gry
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Ruszaj pierścieniami, odwracaj znaczniki, układaj rzędy po pięć, by zdejmować swoje pierścienie.
    [dvonn] Kładź stosy na stosy; co straci łączność z czerwonym pionkiem, znika. Wygrywa więcej pionków.
    [tzaar] Zbijaj pionki albo buduj stosy; kto straci ostatni z jednego rodzaju, przegrywa.
    [zertz] Kładź kulki i zbijaj je, przeskakując, gdy plansza się kurczy. Kolory są niczyje.
    [punct] Kładź i przesuwaj elementy z trzech pól, by połączyć dwa przeciwległe boki.
    [rps] Wybierzcie jednocześnie; jedno wygrywa z drugim.
    [die] Wygrywa wyższy rzut.
    [cards] Wygrywa wyższa karta.
    [dominoes] Pozbądź się domina przed drugim graczem.
   *[coin] Zgadnij, orzeł czy reszka; decyduje moneta.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] Wygrywa trzeci zdjęty pierścień.
    [dvonn] Najpierw obaj gracze układają wszystkie pionki na planszy.
    [tzaar] Wszystkie pionki leżą na planszy, zawsze w tych samych miejscach.
    [zertz] 37 pierścieni, zwykła plansza.
    [punct] Jeśli nikt nie połączy dwóch boków, wygrywa ten, kto ma więcej punktów w środku.
    [once] Rozstrzyga jedna runda.
    [yinsh-blitz] Wygrywa pierwszy zdjęty pierścień.
    [zertz-blitz] Mniej kulek i mniej ich wystarcza.
    [random] Los rozkłada wszystkie pionki; od razu są ruchy.
    [tournament] Plansza jest pusta; gracze na zmianę stawiają po pionku.
    [basic] Tylko pierwszy element musi leżeć poza środkiem; jeśli nikt nie połączy boków, jest remis.
    [three] Trzy rundy, remisowe też się liczą; wygrywa, kto wygra ich więcej. Równa liczba to remis.
   *[rings] Większa plansza, dłuższa gra.
}
side-levels = Poziom 1 jest łatwy; poziom 5 gra najlepiej, jak umie.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Kto zaczyna
side-begins-who = { $who ->
    [w] Ja
   *[b] Komputer
}
side-played-here = Rozegrane tutaj

## At the table

side-seat = { $player ->
    [w] Białe
   *[b] Czarne
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (zaczynają)
   *[player] { $name } (pierwszy ruch)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Zaczynają białe
    [named] Zaczyna { $name }
   *[b] Zaczynają czarne
}
# What lies beside the board.
side-zone = { $role ->
    [hand] W ręce
    [captured] Zbite
    [left] Zostało
    [stacked] Pionki w stosach
    [taken] Zdjęte pierścienie
    [pool] Wspólny zapas
    [shown] Na stole
   *[line] Rząd
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } z { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] na lewym końcu
   *[right] na prawym końcu
}
side-hidden = zakryte
side-spot-empty = { $spot }, puste
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, wysokość { $count }
# In a stack, below its top, is $piece.
side-spot-within = { $label }, w środku: { $piece }
side-spot-open = { $label }, można wybrać
side-next = Teraz wybierz, dokąd. Wybierz ponownie, aby puścić.
side-next-row = Ten znacznik leży w kilku rzędach. Naciśnij inny znacznik rzędu, o który chodzi.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Wybierz miejsce dla oznaczonej kropki, PÜNCT-u. Wybierz ponownie, aby puścić.
side-next-moved = Oznaczona kropka, PÜNCT, idzie po linii prostej, ponad wszystkim. Wybierz, dokąd.
side-turn-round = Obróć
side-put = Połóż
side-turn-it = Obróć go albo wybierz, jak ma leżeć; potem go połóż.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Najpierw wybierz, co tam położyć: jest w ramce.
side-vain = Na polu { $spot } nie można teraz nic zrobić.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Cała plansza
side-hint = Wskazówka: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } z { $from } na { $to }
side-hint-put = { $piece } na { $to }
side-hint-ahead = { $move }, następny punkt w stronę { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Rozejrzyj się wokół { $spot }.
side-hint-piece = Użyj tego: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Przekażcie ekran: { $name }.
side-curtain-show = Pokaż rękę
side-curtain-choose = Wybieram
side-no-takeback = W tej grze niczego się nie cofa: wyszłoby na jaw to, co ukryte, albo los padłby od nowa.
# Above a game of several rounds; on what has won one of them.
side-score = Runda { $round } z { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, wygrywa rundę
side-moves = Ruchy
side-chance-title = Czy los był uczciwy?
side-chance = Każdy może to sprawdzić: cały przypadek w tej grze wynika z liczby { $seed }, wylosowanej przed pierwszym ruchem i tajnej aż do końca. Jest w pliku.
side-file = Zapisz do pliku

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Wyzwanie: { $game }
   *[no] Wyzwanie o { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Jeśli wygrasz lub zremisujesz: { $label }.
    [computer] Jeśli komputer wygra lub zremisuje: { $label }.
   *[other] Jeśli { $name } wygra lub zremisuje: { $label }.
} W przeciwnym razie potencjał wypada z gry.
side-main-board = Plansza partii
side-give-up = Poddaj grę poboczną
side-give-up-title = Poddać tę grę poboczną?
side-give-up-text = { $who ->
    [computer] Wtedy wygrywa ją komputer; sama partia trwa dalej.
   *[other] Wtedy wygrywa ją drugi gracz; sama partia trwa dalej.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Zaproponować remis w grze pobocznej?
side-draw-text = Wtedy nie dogrywa się jej do końca i liczy się jako remis: { $label }.
side-draw-computer = Jeśli komputer się zgodzi, partia od razu się kończy. Nie przyjmuje remisu przed jedenastą rundą ani dopóki uważa, że prowadzi.
side-draw-yes = Zaproponuj remis
side-draw-offered = { $name } proponuje remis w grze pobocznej, która liczy się wtedy jako remis: { $label }.
# Resigning while a side game is on.
side-resign-title = Poddać całą partię?
side-resign-text = { $who ->
    [computer] Wtedy komputer wygrywa całą partię
   *[other] Wtedy druga strona wygrywa całą partię
}, nie tylko tę grę poboczną. Możesz też poddać samą grę poboczną; partia trwa wtedy dalej.
side-resign-yes = Poddaj całą partię
side-back = Wróć do planszy
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Wygrywasz { $game ->
        [quick] grę poboczną
       *[other] { $game }
    }
    [computer] Komputer wygrywa { $game ->
        [quick] grę poboczną
       *[other] { $game }
    }
    [draw] Remis: { $game ->
        [quick] gra poboczna
       *[other] { $game }
    }
   *[other] { $name } wygrywa { $game ->
        [quick] grę poboczną
       *[other] { $game }
    }
}: { $owner ->
    [you] twój { $potential }
    [computer] { $potential } komputera
    [w] { $potential } białych
   *[b] { $potential } czarnych
} { $does ->
    [lost] wypada z gry; jego nośnik zostaje jako pion podstawowy
    [TAMSK] robi dodatkowy ruch
    [YINSH] sunie
   *[other] skacze
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Rozgrywacie to lub rozstrzygacie poza tą stroną, jak chcecie, i wpisujecie wynik.
    [quick] Każdy rzuca raz kostką, wyższy rzut wygrywa: kwestia sekund.
    [real] O każdym potencjale rozstrzyga gra, której nazwę nosi, o TAMSK – TZAAR: gra w grze.
   *[own] Do każdego potencjału sami wybieracie grę.
}
side-clock = Zegar w grach pobocznych
side-clock-why = Gra poboczna toczy się na zegarach graczy albo każdy ma na nią tyle minut.
side-clock-same = Zegar gry
side-clock-minutes = { $minutes } min
