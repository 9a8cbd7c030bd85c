## The frame

bar = Strony
bar-skip = Przejdź do treści
bar-home = GIPF, do strony głównej
bar-play = Graj
bar-analyse = Analiza
bar-learn = Nauka
bar-games = Partie
bar-people = Ludzie
bar-settings = Ustawienia
files-held = Upuść plik, aby go otworzyć
dialog-close = Zamknij
notice-close = Zamknij tę wiadomość
line-missed = Serwer na razie nie odpowiada. Twoja partia jest bezpieczna; próbujemy dalej.
server-away = Serwer nie odpowiada. Czy na pewno działa?
server-puzzled = Serwer nie mógł tego zrobić ({ $status }). Spróbuj jeszcze raz.
nowhere-title = Nic tu nie ma
nowhere-text = Ten adres donikąd nie prowadzi.
nowhere-home = Do strony głównej

## Choosing a game

home-title = Graj
home-welcome = Pchaj. Ułóż cztery w rzędzie. Pilnuj swoich pionów.
home-welcome-text = W GIPF gra się garścią pionów i jednym pomysłem: każdy pion wchodzi z brzegu i popycha to, co stoi mu na drodze. Komu skończą się piony, ten przegrywa.
home-first = Zagraj pierwszą partię
home-first-why = Gra podstawowa z łatwym przeciwnikiem, bez zegara.
home-learn = Naucz się w pięć minut
home-continue = Graj dalej
home-all = Wszystkie partie
game-awaited = Czeka na przeciwnika
home-choose = Wybierz grę
home-setup = Wybierz przeciwnika
home-more = Inne gry
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ i PÜNCT oraz szybkie gry z kostką, kartami lub dominem.
card-name = { $card ->
    [basic] Podstawowy
    [standard] Standardowy
    [tournament] Turniejowy
    [potentials] Z potencjałami
    [ultimate] Ostateczny
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Jeden rodzaj pionów. Układaj rzędy po cztery, odzyskuj piony i zostaw przeciwnika z pustymi rękami.
    [standard] Każdy ma trzy piony GIPF i więcej nie dostaje. Kto straci ostatni albo nie ma czego pchać, przegrywa.
    [tournament] Pusta plansza. Ile pionów GIPF wprowadzisz, zależy od ciebie.
    [potentials] Niektóre piony niosą potencjał: specjalny ruch, który działa raz.
    [ultimate] Wszystkie pięć potencjałów naraz, na pustej planszy.
   *[matrx] Większa plansza, stosy potencjałów, trzy pojedyncze piony GIPF.
}

## Against whom, and how

setup-opponent = Przeciwnik
setup-opponent-computer = Komputer
setup-opponent-people = We dwoje przy ekranie
setup-opponent-elsewhere = Na innym urządzeniu
setup-closed = Nikt nie może jeszcze dołączyć: włącz „Pozwól innym z tej sieci dołączyć”.
setup-opponent-watch = Patrz, jak grają komputery
setup-level-of = { $player ->
    [w] Poziom białych
   *[b] Poziom czarnych
}
setup-watch = Patrz
setup-level = Poziom
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } z { $most }
level-name = { $level ->
    [1] pierwszy dzień
    [2] początkujący
    [3] ciekawy gry
    [4] niedzielny gracz
    [5] stały bywalec
    [6] gracz klubowy
    [7] mocny gracz klubowy
    [8] ekspert
    [9] mistrz
   *[10] wszystko, co potrafi
}
setup-colour = Twój kolor
setup-colour-name = { $colour ->
    [w] Białe
    [b] Czarne
   *[random] Losowo
}
setup-name = Kto gra { $player ->
    [w] białymi
   *[b] czarnymi
}
setup-clock = Zegar: minuty + sekundy na turę
setup-clock-none = Bez zegara
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Inny
setup-clock-days = Przez wiele dni
setup-clock-minutes = Minuty dla każdego
setup-clock-increment = Sekundy dodawane po każdej turze
setup-start = Graj
setup-rules = Zmień zasady
setup-rules-as-usual = jak zwykle
setup-potentials = Wybierz potencjały

## The composer

compose-potentials = Potencjały
compose-same = Te same dla obojga
compose-count = { $potential }, { $player ->
    [w] białe
    [b] czarne
   *[both] każdy
}
compose-reserve = Piony w rezerwie
compose-reserve-why = Daj słabszemu graczowi od jednego do trzech pionów więcej.
compose-reserve-of = { $player ->
    [w] Białe
   *[b] Czarne
}
compose-board = Plansza
compose-board-name = { $board ->
    [hex37] 37 punktów
   *[matrx40] 40 punktów
}
compose-challenges = Wyzwania
compose-challenges-why = Specjalny ruch można zakwestionować; gra taka jak YINSH albo rzut kostką rozstrzyga wtedy, czy się uda.
compose-challenges-count = { $count ->
    [0] Brak
    [one] Po jednym
   *[other] Po { $count }
}
compose-challenges-unlimited = Bez ograniczeń
compose-sides = Jak rozstrzyga się wyzwania
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] Przy stole
    [quick] Szybko: kostka
    [real] Prawdziwa gra
   *[own] Własny wybór
}
compose-side = Gra poboczna dla { $potential }
compose-side-option = Sposób gry, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] jak zwykle
    [blitz] blitz
    [random] losowy początek
    [tournament] turniejowo
    [basic] podstawowo
    [three] trzy rundy
   *[other] { $option }
}
side-option-rings = pierścienie: { $count }
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = najwyżej { $count } rund
compose-house = Zasady domowe
compose-repetition = Remis przez powtórzenie
compose-repetition-count = { $count ->
    [0] nigdy
    [2] dwa razy
   *[other] { $count } razy
}
compose-quiet = Remis bez przejęć
compose-quiet-count = { $count ->
    [0] nigdy
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
compose-more = O jeden więcej
compose-less = O jeden mniej
compose-reset = Jak zwykle

## Variants

variant-name = { $base ->
    [basic] GIPF podstawowy
    [standard] GIPF standardowy
    [standard-potentials] GIPF standardowy z potencjałami
    [tournament] GIPF turniejowy
    [tournament-potentials] GIPF turniejowy z potencjałami
    [ultimate] Ostateczny GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = brak
variant-hands = potencjały: { $hand }
variant-hands-differ = potencjały białych: { $white }; czarnych: { $black }
variant-reserve = rezerwa { $white } na { $black }
variant-board = { $board ->
    [hex37] na 37 punktach
   *[matrx40] na 40 punktach
}
variant-challenges = { $count ->
    [one] po jednym wyzwaniu
    [few] po { $count } wyzwania
   *[other] po { $count } wyzwań
}
variant-challenges-unlimited = wyzwania bez ograniczeń
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = gry poboczne: { $games }
variant-repetition = { $count ->
    [2] remis, gdy pozycja wystąpi po raz drugi
    [3] remis, gdy pozycja wystąpi po raz trzeci
   *[other] remis, gdy pozycja wystąpi po raz { $count }.
}
variant-quiet = remis po { $count ->
    [one] jednej turze
   *[other] { $count } turach
} bez przejęcia

## At the table

seat-you = Ty
seat-computer = Komputer, poziom { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] wygrywasz
    [colour] wygrywają
   *[other] wygrywa
}
saving-fails = Niczego nie można zapisać: dysk jest pełny albo nie można pisać w folderze danych. Partia czeka, aż to zostanie naprawione.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Białe
   *[b] Czarne
} w grze pobocznej
seat-offers = proponuje remis
clock-of = { $player ->
    [w] Białe
   *[b] Czarne
} mają jeszcze { $time }
play-title = Partia
play-heading = Partia: { $variant }
play-tournament = Turniej
play-gone = Tej partii tu nie ma
play-deleted = Została usunięta.
play-aborted = Została przerwana, zanim zagrały obie strony, i nikomu się nie liczy.
play-new = Zagraj następną
tools = Co jeszcze można zrobić
tools-more = Więcej
tools-more-why = Wszystko inne i wpisywanie ruchów
tool = { $tool ->
    [undo] Cofnij krok
    [takeback] Cofnij turę
    [pause] Pauza
    [hint] Wskazówka
    [flip] Obróć
    [draw] Zaproponuj remis
    [resign] Poddaj się
    [abort] Przerwij
    [give] Daj czas
    [handover] Dalej za mnie
    [board] Własna plansza
    [note] Notatki
    [share] Udostępnij
   *[view] Opcje
}
tool-why = { $tool ->
    [undo] Cofnij ostatnią decyzję w tej turze
    [takeback] Cofnij swoją ostatnią turę
    [pause] Zatrzymaj zegar, aż wrócisz do gry
    [hint] Zapytaj silnik, co by zagrał
    [flip] Obróć planszę
    [draw] Zaproponuj remis
    [resign] Poddaj tę partię
    [abort] Zakończ tę partię bez wyniku, dopóki nie zagrały obie strony
    [give] Daj drugiej osobie więcej czasu
    [handover] Niech komputer gra dalej za ciebie
    [board] Analizuj bez silnika i wprowadź posunięcia warunkowe
    [note] Co notujesz tylko dla siebie
    [share] Plik, obrazek albo link
   *[view] Co widać i co słychać
}
hint = Wskazówka: { $label }. { $why }
moves = Ruchy
moves-none = Jeszcze nie ma ruchów.
moves-steps = Przejdź przez partię
moves-first = Na początek
moves-back = Krok wstecz
moves-next = Krok dalej
moves-last = Na koniec
looking-back = Przeglądasz partię: krok { $ply } z { $plies }.
looking-back-leave = Wróć do gry
looking-back-end = Na koniec
over-rematch = Rewanż
over-analyse = Analiza
from-here-play = Graj stąd
from-here-analyse = Analizuj stąd
from-here-begin = Graj
over-new = Nowa partia
offer = { $name } proponuje remis.
offer-accept = Zgoda
offer-decline = Gramy dalej
offer-declined = Komputer gra dalej.
handover = Komputer gra dalej za ciebie; ta partia nie liczy się do twoich statystyk.
handover-end = Znowu gram ja
side-game-lot = Niech zdecyduje los
resign-title = Poddać tę partię?
resign-text = { $who ->
    [computer] Wygra wtedy komputer.
   *[other] Wygra wtedy druga strona.
}
resign-yes = Poddaję się
resign-no = Gram dalej
view = Co widać i co słychać
type-move = Wpisz ruch
type-move-example = Wpisz ruch: { $move }
type-move-play = Zagraj
spoken-back = Cofnięto
spoken-offer = { $player ->
    [w] Białe proponują remis
   *[b] Czarne proponują remis
}

## Settings

settings-title = Ustawienia
settings-about = O programie
settings-about-text = Wolne oprogramowanie na licencji MIT: wolno go używać, zmieniać je i przekazywać dalej. Opiera się na pracy innych, między innymi na Pythonie, Pyodide i Svelte.
settings-licences = Czyja to praca i wszystkie licencje
settings-name = Twoje imię
settings-name-why = Widnieje obok twoich pionów, na liście partii i w zapisanych plikach.
settings-language = Język
settings-language-auto = Automatycznie (przeglądarka)
settings-theme = Wygląd
settings-theme-name = { $theme ->
    [light] Jasny
    [dark] Ciemny
   *[auto] Automatyczny
}
settings-look = Plansza i piony
settings-look-name = { $look ->
    [table] Stół
    [contrast] Kontrast
   *[study] Stonowany
}
settings-size = Wielkość planszy
settings-size-name = { $size ->
    [large] Duża
    [medium] Średnia
   *[full] Jak największa
}
settings-speed = Szybkość pionów
settings-speed-name = { $speed ->
    [slow] Wolno
    [fast] Szybko
   *[usual] Zwykle
}
settings-volume = Głośność
settings-volume-name = { $sound ->
    [take] Bicia
    [low] Mało czasu
    [end] Koniec partii
   *[move] Ruchy
}
settings-switch = { $name ->
    [coordinates] Współrzędne
    [lastMove] Ostatni ruch
    [threats] Groźby
    [coach] Trener
    [endings] Pytaj, gdy nie ma odwrotu
    [tools] Wszystkie narzędzia na wierzchu
    [sound] Dźwięk
    [announce] Czytanie ruchów
   *[motion] Animacje
}
settings-switch-why = { $name ->
    [coordinates] Litery i cyfry wzdłuż brzegu planszy.
    [lastMove] Delikatnie zaznacza, co zagrano ostatnio.
    [threats] Zaznacza twoje piony, które przeciwnik mógłby zaraz przejąć.
    [coach] Pyta raz, zanim zagrasz gruby błąd przeciw komputerowi.
    [endings] Pyta raz w partii, zanim zakończysz wprowadzanie pionów GIPF, stracisz potencjały lub zdejmiesz własne piony GIPF.
    [tools] Wszystko spod „Więcej” i pole do wpisywania ruchów są zawsze obok planszy; nie na telefonach.
    [sound] Ciche stuknięcie drewna.
    [announce] Czytniki ekranu mówią każdy ruch.
   *[motion] Piony suną i skaczą; nigdy, gdy twój system prosi o mniej ruchu.
}

## A game from a link

link-title = Partia z linku
link-text = { $variant }, tak jak przyszło w linku.
link-save = Zachowaj w moich partiach
link-broken = W tym linku nie ma partii; może jego część zgubiła się po drodze.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } i { $item }
