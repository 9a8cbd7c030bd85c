player-name = { $player ->
    [w] białe
   *[b] czarne
}

## Around other messages

in-move = { $move }: { $why }
in-position = pozycja: { $why }
in-variant = wariant „{ $variant }”: { $why }
at-line = wiersz { $line }, kolumna { $column }: { $why }
too-long = { $what ->
    [message] wiadomość
    [move] ruch
    [position] pozycja
    [variant] wariant
    [comment] komentarz
   *[other] nagłówek { $what }
} ma najwyżej { $most } znaków
missing-extra = do tego potrzebny jest pakiet { $package }: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = partia jest skończona
answer-first = { $move } jest zapowiedziany, a { player-name } muszą najpierw { $phase ->
    [a] zgodzić się albo rzucić wyzwanie: accept albo challenge
    [f] powiedzieć, kto zaczyna grę poboczną: first albo second
   *[s] podać wynik gry pobocznej: won, tied albo lost
}
gipf-row-first = { player-name } decydują najpierw o rzędzie pionów GIPF: { $moves }
row-must-go = rząd { $row } trzeba zdjąć: { $moves }
row-first = { player-name } muszą najpierw zdjąć rząd: { $moves }
many-ways-to-clear = można zdejmować na więcej niż jeden sposób: { $moves }
empty-spot = { $spot } jest wolny
one-row-at-a-time = naraz zdejmuje się tylko jeden własny rząd: { $rows }
singles-go-with-row = pojedyncze piony schodzą ze swoim rzędem { $row }: także { $spots }
four-left-standing = w rzędzie { $row } zostałyby cztery: jeszcze jeden musi zejść
no-clearing-between = między dodatkowym ruchem a zwykłym niczego się nie zdejmuje
tamsk-cannot-move = TAMSK na { $spot } czeka, ale każda linia jest zablokowana: pass
tamsk-waits = TAMSK na { $spot } czeka: wprowadź go z + ({ $moves }) albo spasuj
must-move = { player-name } muszą wykonać ruch; pasować można tylko przy dodatkowym ruchu albo rzędzie pionów GIPF
no-tamsk = na { $spot } nie ma własnego TAMSK, więc nie ma dodatkowego ruchu
nothing-announced = nie zapowiedziano użycia potencjału
move-before-clearing = rzędy zdejmuje się przed ruchem i po nim, a teraz { player-name } muszą wykonać ruch
no-row = { player-name } nie mają rzędu do zdjęcia
gipf-pieces-first = najpierw trzeba zagrać pionami GIPF; w rezerwie: { $count }
first-turn-gipf = { player-name } muszą zacząć od pionu GIPF
no-basic-in-matrx = w MATRX nie ma pionów podstawowych; napisz przedtem literę stosu
no-basic-piece = { player-name } nie mają już pionów podstawowych w rezerwie
no-gipf-piece = { player-name } nie mają już pionów GIPF w rezerwie
gipf-not-pushed = w „{ $variant }” nie wprowadza się pionów GIPF
gipf-pieces-ended = po pierwszym innym pionie { player-name } nie wprowadzają już pionów GIPF
gipf-takes-two = pion GIPF to dwa piony podstawowe; w rezerwie: { $count }
stack-takes-two = stos to dwa potencjały { $potential }; w rezerwie: { $count }
no-potential = { player-name } nie mają już w ręku potencjału { $potential }
no-basic-to-load = { player-name } nie mają już w rezerwie pionu podstawowego do naładowania
no-line = żadna linia nie prowadzi z { $dot } do { $spot }; stamtąd idzie się wzdłuż { $lines }
just-enter = { $spot } jest wolny, więc to po prostu { $move }
line-blocked = linia od { $dot } nie ma wolnego punktu: jest zablokowana w obie strony
lands-elsewhere = { $spot } jest zajęty, więc najdalszy pion trafia na { $landing }: { $move }
not-at-edge = { $spot } nie leży na brzegu planszy
all-lines-blocked = { $spot } jest zajęty, a każda linia od brzegu jest zablokowana
which-way = { $spot } jest zajęty; podaj, w którą stronę pchnąć: { $moves }
not-own = pion na { $spot } należy do drugiej strony
no-potential-there = na { $spot } nie ma potencjału { $potential } do użycia
tamsk-use = TAMSK działa tylko wtedy, gdy zostanie pchnięty na { $spot }
zertz-use = ZÈRTZ przeskakuje w linii nad zajętymi punktami na pierwszy wolny za nimi
yinsh-use = YINSH sunie wzdłuż linii po wolnych punktach
dvonn-use = DVONN wskakuje na sąsiedni pion podstawowy lub DVONN przeciwnika
dvonn-use-matrx = DVONN wskakuje na DVONN przeciwnika, sąsiedni albo wzdłuż linii wolnych punktów
punct-use = PÜNCT wskakuje na sąsiedni PÜNCT lub pion GIPF przeciwnika
punct-use-matrx = PÜNCT wskakuje na PÜNCT przeciwnika, sąsiedni albo wzdłuż linii wolnych punktów
one-basic-to-cover = pion GIPF to dwa piony podstawowe; w rezerwie jest 1: { $move }
would-be = to byłoby { $move }
would-be-either = to byłoby { $move } albo { $other }
no-basic-to-cover = { player-name } nie mają już w rezerwie pionu podstawowego, by przykryć pion GIPF
turn-to-extend = tura { $turn } nie jest skończona; kontynuuje się ją, a nie zaczyna następną
turn-over = { $move }: tura kończy się po { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] ruch to Move albo jego tekst, na przykład 'e1-e3', a nie { $value }
    [variant] wariant to Variant albo jego tekst, na przykład 'standard', a nie { $value }
    [position] pozycję czyta się z jej tekstu, jak pisze go str(position), a nie z { $value }
    [spot] punkt nazywa się tekstem, na przykład 'e5', a nie { $value }
   *[game] partię czyta się z tekstu pliku partii, a nie z { $value }
}
no-move = „{ $move }” to nie ruch; ruchy wyglądają jak e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 albo pass
no-push = „{ $move }” to nie ruch; pchnięcie wygląda jak e2 albo g7-d6
no-clear = „{ $move }” to nie ruch; zdejmowanie wygląda jak xb2,c3,d4,e5
no-unit-letter = { $move }: „{ $letter }” nie jest literą pionu; są G T Z D Y P, a pion podstawowy nie ma litery
no-point = { $move }: na planszy { $board } nie ma { $point }
dot-alone = { $move }: { $dot } to kropka; podaj, dokąd prowadzi pchnięcie, na przykład { $dot }-…
push-from-spot = { $move }: { $spot } to punkt, a pchnięcie zaczyna się na kropce
push-to-dot = { $move }: { $dot } to kropka, a pchnięcie kończy się na punkcie
use-to-dot = { $move }: { $dot } to kropka, a potencjały zostają na punktach
clear-of-dot = { $move }: { $dot } to kropka, a zdejmuje się tylko z punktów
spot-twice = { $move }: { $spot } jest wymieniony dwa razy
cover-without-punct = { $move }: „={ $cover }” należy do PÜNCT, który wskakuje na pion GIPF
only-punct-covers = { $move }: tylko PÜNCT coś przykrywa, z =B albo =G
marked-no-gipf = { $move }: na { $spot } nie ma pionu GIPF; ruch byłby { $correct }
marked-own = { $move }: pion na { $spot } jest własny; ruch byłby { $correct }

## Variants

no-variant = żadna gra nie nazywa się „{ $name }”; są { $names }
no-hand = „{ $text }” to nie potencjały; pisze się je jak „Z6” albo „T3Z3”, „-” gdy nie ma żadnych
no-potential-letter = „{ $letter }” to nie potencjał; są T, Z, D, Y i P
letter-twice = { $letter } jest wymienione dwa razy w „{ $text }”
number-out-of-range = { $what ->
    [turn] numer tury
    [left] liczba pozostałych wyzwań
    [reserve] rezerwa
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] liczba { $what }
}: potrzebna jest liczba od { $least } do { $most }, a nie „{ $text }”
no-option = „{ $option }” to nie opcja; są { $names }
option-twice = { $option }= jest podane dwa razy
basic-without-potentials = w „basic” gra się bez potencjałów
many-potentials = { $hand } to więcej niż { $most } potencjałów
matrx-without-reserve = „matrx” nie ma pionów podstawowych, więc nie ma reserve=
no-board = żadna plansza nie nazywa się „{ $name }”; są { $names }
hex37-only = w „{ $base }” gra się tylko na hex37
side-games-form = „{ $text }”: gry poboczne pisze się jak „T:die,Z:rps”
side-game-name = „{ $name }”: nazwa gry pobocznej składa się z a-z, 0-9, _ i -, za nią opcje jak w „yinsh(blitz)”
two-side-games = { $letter } ma dwie gry poboczne
matrx-without-challenges = w MATRX gra się bez { $what ->
    [challenges] wyzwań
   *[side] gier pobocznych
}
challenges-need-potentials = { $what ->
    [challenges] wyzwania
   *[side] gry poboczne
} dotyczą potencjałów, a ta gra ich nie ma

## Positions

field-count = pozycja: liczba części to { $count }, a nie osiem: { $fields }
column-count = liczba kolumn planszy tutaj: { $count }; { $board } ma { $most }
column-unreadable = kolumny { $column } nie da się odczytać: „{ $text }”
column-length = liczba punktów w kolumnie { $column } to tutaj { $count }, a nie { $most }: „{ $text }”
pile-too-small = stos { $pile } na { $spot } potrzebuje co najmniej dwóch pionów
pile-colours = kolory stosu { $pile } na { $spot } nie są naprzemienne
unit-text = „{ $text }” to nie pion; są { $names }
no-unit = „{ $unit }” na { $spot } to nie pion
basic-piece-in-matrx = „{ $unit }” na { $spot }: w MATRX nie ma pionów podstawowych
gipf-piece-in-basic = „{ $unit }” na { $spot }: w „basic” nie ma pionów GIPF
no-player = gracz to „w” albo „b”, a nie „{ $text }”
no-phase = „{ $phase }” to nie faza; są c e m x r i . oraz, z zapowiedzianym ruchem, a f s
nobody-decides = nikt nie decyduje: tak jest tylko po remisie z zasady domowej
phase-without-challenges = faza „{ $phase }”: w tej grze nie ma wyzwań
phase-not-announcing = faza „{ $phase }”: potencjały zapowiada się w fazach e, m i x
phase-without-use = faza „{ $phase }”: „{ $move }” nie używa potencjału
reserves-form = rezerwy pisze się białe/czarne, jak w B12/B12, a nie „{ $text }”
no-reserve = „{ $text }” to nie rezerwa; pisz litery i liczby w kolejności B G T Z D Y P, „-” gdy nic nie ma
reserve-order = litery w „{ $text }” nie są w kolejności B G T Z D Y P
opening-form = otwarcie to dwa znaki spośród „0”, „g” i „-”, a nie „{ $text }”
opening-fixed = otwarcie w „{ $variant }” to „--”, a nie „{ $text }”
challenges-none = w tej grze nie ma wyzwań: „-”, a nie „{ $text }”
challenges-form = pozostałe wyzwania pisze się białe/czarne, a nie „{ $text }”
challenges-unlimited = wyzwania są tu nieograniczone: „*/*”, a nie „{ $text }”
too-many-pieces = { player-name } mają { $sort ->
    [B] piony podstawowe: { $count }
    [G] piony GIPF: { $count }
   *[other] potencjały { $potential }: { $count }
}; w „{ $variant }” jest ich { $most }
nothing-to-decide = faza „{ $phase }”: { player-name } nie mają o czym decydować
tamsk-past = o TAMSK na { $spot } { player-name } już zdecydowały w fazie „{ $phase }”
no-challenge-left = { player-name } nie mają już wyzwania, którym mogłyby odpowiedzieć
cannot-announce = { $move } nie można zapowiedzieć: { $why }
no-spot = na planszy { $board } nie ma punktu „{ $spot }”
not-json = to nie jest JSON: { $detail }
json-without-position = potrzebny jest obiekt JSON z tekstem o nazwie "position"
json-value = „{ $name }” nie może być { $value }
counter-without-rule = „{ $name }” nie można podać: „{ $variant }” nie ma zasady domowej, która to liczy
counter-range = „{ $name }” nie może być { $value }: liczy się od { $least } do { $most }
counter-foreign = „{ $name }” nie może liczyć „{ $text }”: to nie jest pozycja „{ $variant }” bez numeru tury
no-reason = partia { $how ->
    [drawn] kończy się remisem
   *[won] jest wygrana
} przez { $reasons }, a nie { $reason }

## Games and their files

one-game-expected = oczekiwano jednej partii, a w tekście jest ich { $count }
result-differs = partia jest skończona, { $result }, a nie { $given }
game-ended = partia jest skończona: { $result }
over-by-rules = według zasad partia jest już skończona
no-takeback = nie ma czego cofnąć
has-variations = tura { $turn } ma warianty; najpierw je usuń
turn-not-in-game = tura { $turn } nie należy do tej partii
no-termination = partia kończy się przez { $names }, a nie „{ $text }”
evaluation-range = ocena ma wartość od -1 do 1, a nie { $value }
no-shape = nie da się narysować „{ $text }”: kółko to jeden punkt, np. d4, strzałka dwa, np. e2-e5
no-mark = znak to jeden z { $names }, a nie „{ $text }”
not-utf-8 = to nie jest tekst w UTF-8
header-form = nagłówek wygląda jak [White "Ann"]
header-name = „{ $header }” nie może być nazwą nagłówka; może składać się z liter i cyfr
header-unprintable = nagłówek { $header } zawiera znak, którego nie da się wydrukować
header-value = nagłówek { $header } to { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 albo *
    [TimeControl] 300+5, 1/60 albo -
   *[Termination] normal, resignation, time, agreement, abandoned
}, a nie „{ $value }”
header-twice = nagłówek { $header } występuje dwa razy
header-follows = nagłówek { $header } wynika z samej partii
headers-differ = nagłówki Variant i Position się różnią: { $variant }
comment-misplaced = komentarz stoi po turze
half-character = komentarz zawiera pół znaku, którego nie da się zapisać
comment-not-closed = ten komentarz nie jest zamknięty albo ma błędny \
variation-misplaced = wariant stoi po turze, którą zastępuje
variation-empty = ten wariant jest pusty
variation-not-open = żaden wariant nie jest tu otwarty
variation-not-closed = wariant nie jest zamknięty
turn-missing = brakuje tu tury
turn-not-finished = tura { $turn } nie jest skończona
turn-number = to tura { $expected } a nie { $number }
reserve-misplaced = rezerwa stoi po turze
reserve-differs = rezerwa po { $turn } to { $count }, a nie { $text }
result-missing = brakuje wyniku poprzedniej partii
ends-without-result = partia kończy się bez wyniku: 1-0, 0-1, 1/2-1/2 albo *
result-not-header = wynik { $result } nie jest tym z nagłówka, { $header }

## Games that are played or set up

in-moves = ruch { $number } z { $count }: { $why }
over-in-position = w tej pozycji partia jest skończona: nie ma o czym decydować
no-such-game = nie ma tu partii „{ $game }”
game-deleted = partia { $game } została usunięta
game-damaged = partia { $game } jest uszkodzona i nie da się jej pokazać: { $why }
game-went-on = partia tymczasem poszła dalej: jest w wersji { $version }, a to było dla { $given }
computers-turn = teraz ruch komputera: { player-name } należą do niego
time-was-up = czas skończył się wcześniej: { $result }
no-side-game = nie ma gry pobocznej do rozstrzygnięcia losem
rematch-later = partia jeszcze się nie skończyła; rewanż przychodzi po niej
nothing-to-change = nie ma czego zmieniać
nothing-to-undo = w tej turze nie ma decyzji do cofnięcia; całą turę cofa się inaczej
no-turn-for-takeback = nikt nie zagrał jeszcze tury, którą można by cofnąć
chance-stays = to, co pokazał los, zostaje: niczego sprzed tego się nie cofa
claim-untimed = partię można przejąć tylko wtedy, gdy biegnie zegar, nie w grze na wiele dni
claim-present = { player-name } są połączone, więc nie ma czego przejmować
abort-late = partia już się zaczęła i nie można jej przerwać bez wyniku
claim-early = { player-name } mogą jeszcze wrócić; partię będzie można przejąć za { $seconds } s
give-untimed = czas można dać tylko drugiemu człowiekowi, w trwającej partii z zegarem
give-enough = { player-name } mają już tyle czasu, ile można dostać
vacation-spent = { $left ->
    [one] w tym roku został jeden dzień urlopu, a to mniej niż { $days }
    [few] w tym roku zostały { $left } dni urlopu, a to mniej niż { $days }
   *[other] w tym roku zostało { $left } dni urlopu, a to mniej niż { $days }
}
nothing-to-pause = nie ma chodzącego zegara, który można by zatrzymać
not-paused = partia nie jest wstrzymana
draw-offered = { player-name } już zaproponowały remis; czeka on na odpowiedź
no-offer = nikt nie zaproponował remisu
two-computers = w tej partii grają dwa komputery; nikt nie może mówić za nie
computer-speaks = { player-name } należą do komputera, który mówi za siebie
decision-count = liczba decyzji w partii to { $count }, a nie { $given }
variant-or-start = partia ma wariant albo początek, nie oba
archive-game = partii { $number } z pliku ({ $game }) nie da się odczytać: { $why }
archive-id = nazwa partii składa się z małych liter i cyfr: { $id }
archive-result = wynik { $result } nie pasuje do partii
archive-side = grę poboczną oznacza liczba decyzji przed nią, a nie { $count }
name-unprintable = nazwa składa się ze znaków, które da się wydrukować
person-without-level = człowiek nie ma poziomu; ma go komputer
base-is-a-word = podstawa to słowo, na przykład „standard”; wszystko inne ma własne pole
cannot-move-here = { player-name } nie mogą tu wykonać ruchu, partia byłaby skończona: dołóż pion do rezerwy albo zwolnij linię
without-gipf-piece = { player-name } nie mają pionu GIPF na planszy i byłoby po partii: postaw go albo wybierz grę podstawową
row-left-standing = { player-name } mają rząd i muszą go najpierw zdjąć: niech grają { player-name } albo przerwij rząd
nothing-to-read = nie ma czego czytać; wklej partię, pozycję albo ruchy
smart-game-format = to plik SGF, jaki zapisuje boardspace.net; jego ruchów nie da się tu odczytać: wklej ruchy albo otwórz plik .gipf
too-much-to-read = to za dużo; naraz czytanych jest najwyżej { $most } znaków
too-many-moves = naraz gra się najwyżej { $most } ruchów
tree-too-long = drzewo ma najwyżej { $most } tur
tree-root = pierwszy węzeł to korzeń: nie ma rodzica ani tury
tree-order = węzeł { $node } stoi po swoim rodzicu, który ma niższy numer
tree-turn = węzeł { $node } to tura, a tura ma co najmniej jeden ruch
ended-otherwise = partia skończyła się ({ $reason ->
    [resignation] poddanie
    [time] czas
    [agreement] zgoda
   *[abandoned] porzucenie
}): niczego nie można cofnąć

## The server

foreign-analysis = analiza dotyczy innej partii: zaczyna się od innej pozycji
no-turns-to-judge = partia nie ma tur do obejrzenia
nothing-for-engine = nie ma tu nic, o czym silnik mógłby zdecydować
engine-ended = silnik został zakończony razem z serwerem
nobody-thinks = żaden proces nie wykonuje zadań toru { $lane }: uruchom gipf think --lane { $lane }
puzzle-takes-long = ocena tego zadania trwa zbyt długo
puzzle-not-judged = nie udało się ocenić zadania: program rozwiązujący się zakończył
too-much-at-once = to za dużo naraz; poczekaj chwilę
too-many-watched = strona śledzi najwyżej { $most } partii
too-many-analyses = na stronie działa najwyżej { $most } analiz; zatrzymaj jedną
id-in-use = identyfikator „{ $id }” jest zajęty; wybierz inny
internal-error = coś się tu nie udało; jest to w dzienniku
not-saved = nie udało się tego zapisać, więc nie zostało zrobione: { $detail }
not-read = nie da się tego odczytać: { $detail }
unknown-request = nic nie nazywa się „{ $name }”; są { $names }
request-form = wiadomość to obiekt, który mówi, co zrobić: { $example }
body-form = treść to obiekt JSON, a Content-Type to mówi: application/json
body-not-json = to nie jest JSON w UTF-8
body-too-big = to za dużo; żądanie ma najwyżej { $most } bajtów
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, a nie { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } nie działa pod tym adresem; można użyć { $methods }
nothing-there = pod { $path } nic nie ma; zobacz /api/docs
http-error = { $detail }
wrong-host = ten serwer nazywa się localhost, a nie „{ $host }”
foreign-page = strona z „{ $origin }” nie ma tu czego szukać
foreign-site = strona z innej witryny nie ma tu czego szukać
no-address = „{ $host }” nie jest adresem tej maszyny; użyj 127.0.0.1
no-days = { $name } przyjmuje dni od 0 do { $most }, nie „{ $given }”
no-seconds = { $name } przyjmuje sekundy od 0 do { $most }, nie „{ $given }”
metrics-address = GIPF_METRICS wymienia adresy lub sieci rozdzielone spacjami, na przykład { $example }
public-address = { $host } jest dostępny z innych maszyn, a nie ma kont, które trzymałyby innych z dala; użyj 127.0.0.1
port-taken = portu { $port } hosta { $host } nie można użyć: ma go inny program; wybierz inny przez --port
port-unusable = portu { $port } hosta { $host } nie można użyć: { $detail }; wybierz inny przez --port
server-not-started = nie udało się uruchomić serwera; { $log } mówi dlaczego
folder-unusable = { $folder } nie można użyć: { $detail }; zrób miejsce na dysku albo podaj inny folder w GIPF_DATA
folder-in-use = inny gipf używa { $folder }, ale nie odpowiada; zakończ go albo podaj inny folder w GIPF_DATA
running-elsewhere = GIPF już działa pod adresem { $address } z partiami w { $folder }; portu { $port } nie otwarto: dla drugiego podaj inny folder w GIPF_DATA
newer-database = { $database } zapisał nowszy gipf (tabele są w wersji { $revision }, ten zna do { $known }); zainstaluj go ponownie
database-without-version = { $database } ma tabele, ale nie mówi, której wersji; przenieś plik albo zastąp go kopią z folderu „backups”
database-unusable = { $database } nie można użyć jako bazy danych ({ $detail }); zrób miejsce na dysku, przenieś plik albo zastąp go kopią z folderu „backups”
database-address = GIPF_DATABASE nie wskazuje znanej tu bazy danych; napisz { $example } albo pomiń tę zmienną, a wszystko trafi do pliku w folderze danych
database-unreachable = bazy danych { $database } nie można użyć: { $detail }; sprawdź, czy działa i co zawiera GIPF_DATABASE
database-foreign = { $database } ma tabele, ale żadna nie należy do gipf; podaj w GIPF_DATABASE pustą bazę danych
database-away = baza danych w tej chwili nie odpowiada, więc nie zostało to zrobione; spróbuj ponownie za chwilę
worker-alone = zmienna GIPF_DATABASE jest pusta: serwer z partiami w pliku robi to sam; { $command } jest dla serwerów, które dzielą jeden PostgreSQL
clock-or-days = partia ma zegar albo toczy się przez wiele dni, nie jedno i drugie
days-between-people = przez wiele dni gra się z kimś przy innym urządzeniu: zaproś kogoś na jedno z miejsc
days-cap = nikt nie może zacząć z większym czasem niż limit: cap musi wynosić co najmniej seconds
days-too-short = to za szybko na partię na wiele dni: gracz zaczyna z co najmniej jednym dniem albo z godziną, do której każda tura dodaje co najmniej godzinę
bus-address = GIPF_BUS nie wskazuje niczego znanego; napisz { $example } albo pomiń tę zmienną, jeśli jest jeden serwer
bus-away = GIPF_BUS nie odpowiada ({ $detail }); partie toczą się dalej, ale inne serwery dowiadują się o ruchu do dwóch sekund później

## Lessons and puzzles

no-lesson = nie ma lekcji „{ $lesson }”
no-step = lekcja „{ $lesson }” nie ma kroku „{ $step }”
step-to-look-at = krok „{ $step }” lekcji „{ $lesson }” jest do oglądania
no-puzzle = nie ma zadania „{ $puzzle }”
no-puzzles-file = { $file } nie jest plikiem z zadaniami: { $detail }; zapisz go poleceniem „gipf puzzles make”
task-solved = { $move }: ćwiczenie jest rozwiązane
was-wrong = { $move }: ostatnia decyzja była błędna: cofnij ją
no-goal = „{ $name }” to nie cel; są { $names }
in-lesson = lekcja „{ $lesson }”: { $why }
in-step = krok „{ $step }”: { $why }
lesson-unreadable = lekcja „{ $lesson }”: { $detail }
unknown-keys = { $keys } nie jest tu znane; są { $names }

## Engine and search

setting-range = { $name }: od { $least } do { $most }, a nie { $value }
setting-least = { $name }: co najmniej { $least }, a nie { $value }
no-choice = { $name } to jedno z { $names }, a nie „{ $value }”
limit-needed = dla każdej pozycji potrzebny jest limit: seconds, nodes albo depth
tree-search-settings = przeszukiwanie drzewa ma co najmniej jeden wątek, jeden liść w paczce i jeden MiB
batch-variant = wszystkie partie tej paczki to „{ $variant }”
batch-moves = potrzebna liczba ruchów to { $count }, po jednym na partię, a nie { $shape }
pile-too-high = stos { $count } pionów jest za wysoki dla jądra
no-push-on-board = { $move } nie jest pchnięciem na planszy { $board }
not-along-line = { $move } nie biegnie wzdłuż linii
clears-no-row = { $move } nie zdejmuje rzędu
no-network = nie ma sieci { $file }
not-a-network = { $file } to nie sieć gipf: { $detail }
network-without-version = { $file } to nie sieć gipf: nie podaje { $what }
network-version = { $file } to sieć dla wersji { $given } { $what }, a ten gipf ma wersję { $version }
own-precision = { $file } ma własną precyzję; podaj sam plik

## Environments for learners

reset-needed = partia jest skończona: reset() zaczyna następną
opponent-form = przeciwnik to nazwa gracza, np. „random” lub „level-3”, funkcja pozycji albo maski, obserwacji i generatora
batch-positions = pozycja początkowa jest jedna dla wszystkich partii albo jest to lista ({ $count }), po jednej dla każdej
reset-mask = reset_mask mówi tak lub nie dla każdej partii: tablica wartości logicznych ({ $count })
action-form = akcja to liczba całkowita poniżej { $most }, a nie { $value }
illegal-action = akcja { $action } jest niedozwolona w „{ $position }”
variant-form = wariant to tekst, na przykład „{ $variant }”, a nie { $value }
over-at-once = „{ $variant }” kończy się, zanim się zacznie: nie ma czego się uczyć
odds-form = szanse gry pobocznej to trzy części o sumie 1, a nie { $value }
player-number = gracz to 0 albo 1, dla wszystkich partii albo dla każdej, a nie { $value }
actions-form = potrzebna liczba liczb całkowitych to { $count }, akcja na partię, a nie { $kind } o kształcie { $shape }

## Training

above-zero = { $name } jest większe od 0, a nie { $value }
even-number = { $name } to liczba parzysta, po dwie na otwarcie, a nie { $value }
variant-needed = do trenowania potrzebny jest wariant
too-few-games = { $count ->
    [one] jedna partia to
    [few] { $count } partie to
   *[other] { $count } partii to
} za mało na warianty różnych rodzajów: { $variants }
share-form = „{ $text }”: udział to liczba większa od 0, jak w { $variant }@2, a nie „{ $value }”
generation-settings = pokolenie ma co najmniej jedną partię, a każda partia zachowuje co najmniej jedną próbkę
save-every = punkt kontrolny zapisuje się co najmniej co minutę, więc --save-every to 1 do 60, a nie { $value }
actors-without-ray = --actors należą do klastra Ray; podaj go przez --ray
no-cluster = pod „{ $address }” nie ma klastra Ray ({ $detail }); uruchom go przez „ray start --head” albo powiedz --ray { $local }
no-gpu = torch nie znajduje tu GPU; pomiń --device albo powiedz --device cpu
other-network = sieć w { $folder } ma { $count } { $name }, a nie { $value }; pomiń --{ $name } albo zacznij w innym folderze
network-size = sieć ma co najmniej jeden blok i 8, 16, 24 … kanałów, a nie { $size }
fold-before-fusing = złączyć można tylko złożoną sieć: użyj folded().fuse()
no-checkpoint = nie ma punktu kontrolnego { $file }
not-a-checkpoint = { $file } to nie punkt kontrolny: { $detail }
checkpoint-version = { $file } to punkt kontrolny wersji { $given }; to jest wersja { $version }
checkpoint-too-big = sieć z { $millions } mln liczb nie mieści się w punkcie kontrolnym { $most } MB; trenuj mniejszą liczbą bloków lub kanałów
checkpoint-of-other = punkt kontrolny należy do sieci { $given }, a nie { $wanted }
int8-needs-positions = int8 potrzebuje pozycji, z których bierze zakresy liczb
learning-settings = uczenie wymaga dwóch próbek na krok, tempa powyżej 0, nieujemnego views i average od 0 do poniżej 1
lockstep-settings = gra z samym sobą wymaga co najmniej wariantu, partii i rundy
lockstep-rules = partie rozgrywane równolegle mają wspólne zasady i planszę
no-games-of-families = żadna z partii nie należy do tych rodzin
too-few-to-hold-back = za mało partii rodziny { $family }, by którąś odłożyć
no-file = nie ma pliku { $file }
file-unreadable = { $file } nie da się odczytać: { $detail }
not-games = { $file } to nie plik z partiami albo jest uszkodzony: { $detail }
games-damaged = { $file } jest uszkodzony: { $detail }
no-games-file = { $file } to nie plik z partiami: zapisz go przez „gipf train selfplay”
games-version = { $file } ma partie wersji { $given }; to jest wersja { $version }
folder-without-games = folder { $folder } nie ma plików z partiami (*{ $suffix })
games-of-other-rules = partia { $variant } nie kończy się tak, jak mówi plik: ma inne zasady
file-exists = { $file } już istnieje; weź inny plik albo inne ziarno
selfplay-settings = musi być co najmniej jedna partia, proces i węzeł
nothing-written = żadna partia nie została skończona, więc nic nie zapisano

## The command line

resumed-players = wznowiona partia zachowuje graczy; pomiń --opponent
other-variant = pozycja pochodzi z „{ $given }”, a nie z „{ $variant }”
theme-without-svg = --theme dotyczy diagramu; podaj jego plik za pomocą --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = potrzebny jest obiekt JSON
no-such-player = nie ma gracza „{ $name }”; są: { $names }
player-unprintable = „{ $player }” zawiera znak, którego nie da się wydrukować w tabeli
players-alike = dwóch graczy nazywa się „{ $name }”
no-program = nie ma programu „{ $program }” do uruchomienia
no-command-line = „{ $text }” to nie wiersz polecenia: { $detail }
program-unnamed = podaj program, na przykład „program:my-engine --fast”
player-not-imported = gracza „{ $name }” nie da się zaimportować: { $detail }
makes-no-player = „{ $name }” to nie klasa ani funkcja, która tworzy gracza
two-players-needed = mecz ma co najmniej dwóch graczy
games-in-pairs = partie rozgrywa się parami z zamianą kolorów: 2 albo 4, a nie { $value }
sprt-players = test sekwencyjny dotyczy dwóch graczy, a nie { $count }
opening-length = otwarcie ma od 0 do 99 tur, a nie { $value }
variant-twice = wariant jest wymieniony dwa razy
no-opening-of = { $file } nie ma otwarcia { $variant }
no-opening-found = nie znaleziono otwarcia { $variant } na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[other] { $turns } tur
}, w którym ani nie kończy się partia, ani nie zostaje przejęty żaden pion; poproś o mniej tur
file-without-opening = w { $file } nie ma otwarcia
opening-game-over = { $file }: partia { $number } jest skończona: nie ma skąd grać dalej
opening-line-over = { $file }:{ $number }: partia jest skończona: nie ma skąd grać dalej
workers-end = procesy, które grają, kończą się, zanim zaczną, patrz wyżej; skrypt rozgrywający mecze robi to pod { $example }
sprt-order = elo0 musi być mniejsze od elo1: nie { $value }
sprt-chance = { $name } to prawdopodobieństwo powyżej 0 i poniżej 0,5, a nie { $value }
sprt-form = test zapisuje się jako dwie różnice, na przykład 0,20, a nie „{ $text }”
match-in-folder = inny proces rozgrywa teraz mecz w { $folder }
other-match = { $folder } zawiera wyniki innego meczu: { $detail }. Podaj inny folder
match-without-settings = { $folder } zawiera partie, ale nie settings.json; podaj inny folder
not-a-result = { $file }:{ $number }: to nie wynik partii
games-cut = { $file } jest krótszy, niż mówi results.jsonl; podaj inny folder

## The engine’s process and its players

player-value = gracz podał wartość { $value }, a wartości są od -1 do 1
senseless-answer = silnik dał odpowiedź bez sensu: { $detail }
engine-late = silnik nie odpowiedział w ciągu { $seconds ->
    [one] jednej sekundy
   *[other] { $seconds } sekund
}
engine-hung = silnik nie odpowiedział w ciągu { $seconds ->
    [one] jednej sekundy
   *[other] { $seconds } sekund
} ani nie zatrzymał się na polecenie i został zakończony{ $detail }
engine-said = { $detail }
stopped-before-move = przeszukiwanie zatrzymano, zanim znalazło ruch
engine-closed = ten silnik został zamknięty; utwórz inny
engine-was-closed = silnik został zamknięty
engine-not-started = silnika nie da się uruchomić: { $command }: { $detail }
engine-ended-itself = silnik zakończył się ({ $detail })
engine-died = { $why }; następne żądanie uruchomi go ponownie
not-sendable = nie da się tego wysłać do silnika: { $detail }
argument-type = { $name } jest typu { $kinds }, a nie { $value }
engine-failed = silnik zawiódł: { $detail }
player-failed = gracz { $player } zawiódł: { $detail }
player-answer = gracz { $player } dał odpowiedź, która nią nie jest: { $detail }
not-judged = partii nie da się ocenić: { $detail }
player-with-limits = „{ $player }” podaje limity; podaje się je przy każdym przeszukiwaniu
options-form = { $name }:{ $text }: opcje pisze się jak { $name }:seconds=0.1
no-such-option = „{ $name }” nie ma opcji „{ $option }”; są: { $names }
option-given-twice = opcja „{ $option }” gracza „{ $name }” jest podana dwa razy
option-value = opcja „{ $option }” gracza „{ $name }” jest typu { $kinds }, a nie „{ $text }”
no-process-option = proces nie ma opcji { $name }; są: workers
too-many-requests = trwa { $most } żądań i więcej się nie mieści; poczekaj na odpowiedzi albo zatrzymaj niektóre
no-such-search = nie trwa przeszukiwanie o identyfikatorze „{ $id }”; może już się skończyło
whole-number = { $name } to liczba całkowita od { $least } do { $most }, a nie { $value }
number-wanted = { $name } to liczba od { $least } do { $most }, a nie { $value }
id-missing = brakuje id; wystarczy dowolny tekst albo liczba, jak w { $example }
id-form = { $name } to tekst do { $most } znaków albo liczba od -2**53 do 2**53, a nie { $value }
request-missing = brakuje request; są: { $names }
no-such-request = nie ma żądania { $name }; są: { $names }
no-such-field = { $name } nie ma pola { $field }; ma: { $names }
request-without-limit = { $name } wymaga limitu: { $names }; tylko analiza jednej pozycji może trwać do zatrzymania
position-or-game = { $name } wymaga pozycji albo partii, jak w { $example }
position-needed = { $name } wymaga pozycji, jak w { $example }
position-form = position to tekst albo JSON pozycji, a nie { $value }
game-form = game to tekst pliku partii, a nie { $value }
moves-form = moves to lista tekstów, na przykład ["e2", "g7-d6"], a nie { $value }
moves-with-game = moves idzie z pozycją; partia ma własne
line-not-utf-8 = bajt { $number } wiersza nie jest w UTF-8
line-empty = wiersz jest pusty; żądanie wygląda jak { $example }
line-too-deep = wiersz jest zbyt zagnieżdżony; żądanie wygląda jak { $example }
line-not-json = wiersz nie jest JSON: { $detail }; żądanie wygląda jak { $example }
line-too-long = wiersz jest dłuższy niż { $most } bajtów; został pominięty
number-too-long = wiersz ma liczbę o tysiącach cyfr
request-object = żądanie to obiekt JSON, na przykład { $example }, a nie { $value }
field-twice = pole { $field } występuje dwa razy
no-json-number = { $name } to nie liczba JSON

## Commands that write files

in-place-or-out = --in-place zapisuje do pliku partii: pomiń --out albo --in-place
in-place-json = --json zapisuje to, co znaleziono, a --in-place partie; podaj jedno z nich
in-place-stdin = --in-place wymaga pliku partii; do stdin nie da się zapisać
out-overwrites = --out nadpisałby plik partii { $file }; --in-place na to pozwala
picture-file = --picture wymaga własnego pliku, na przykład game.svg
picture-overwrites = --picture nadpisałby { $file }; podaj inny plik
no-turns-in-file = żadna partia w { $file } nie ma tury do obejrzenia
not-compiled = silnika nie da się skompilować: { $detail }; podaj inny folder w GIPF_CACHE
cannot-play = „{ $player }” nie może grać: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: partia jest skończona; undo cofa zakończenie
terminal-others-turn = { $player ->
    [w] { $move }: tu ruch mają białe
   *[b] { $move }: tu ruch mają czarne
}
terminal-is-over = partia jest skończona: new zaczyna nową, undo cofa
terminal-no-move = „{ $text }” nie jest ani ruchem, ani poleceniem; ruchy wyglądają tak: { $examples }; help pokazuje polecenia
terminal-undo = po undo podaj, ile decyzji cofnąć, na przykład undo 3, a nie „{ $text }”
terminal-undo-few = { $count ->
    [one] można cofnąć tylko jedną decyzję
    [few] można cofnąć tylko { $count } decyzje
   *[other] można cofnąć tylko { $count } decyzji
}
terminal-side-game = tu rozstrzyga gra poboczna: rozegrajcie ją, a potem wpiszcie won, tied albo lost
terminal-random-mover = gracz losowy na nic się nie zgadza; resign kończy partię
terminal-nothing-kept = w { $folder } nie ma jeszcze zapisanej partii; zacznij nową bez --resume
terminal-file-name = „{ $name }” nie może być nazwą pliku; wybierz inną
terminal-no-game = w { $file } nie ma partii

## Pictures

chart-empty = wykres potrzebuje tury do pokazania
chance-range = szansa wygranej ma wartość od -1 do 1, a nie { $value }
curves-empty = obraz krzywych potrzebuje punktu do pokazania
no-such-point = na planszy { $board } nie ma „{ $point }”; jej kolumny to od a do { $last }, jak w „e1” (kropka) albo „e5” (punkt)
arrow-leads-nowhere = strzałka z { $point } do { $point } nigdzie nie prowadzi; podaj dwa miejsca
no-line-for-move = { $move }: żadna linia nie prowadzi z kropki { $dot } do { $spot }
no-book = to nie jest książka otwarć: jej pierwszy wiersz to nie „{ $line }”
book-line = „{ $text }” to nie wiersz książki otwarć; ma on pięć pól, jak „93f0b53a6c1d8e27 c2 14 9 0.778”
book-turn-twice = { $turn } jest w książce dwa razy dla tej pozycji
book-number = { $name } to liczba całkowita, co najmniej 0, a nie { $value }
book-score = wynik jest od 0 do 1, a nie { $value }
no-colour = { $text } to nie kolor; kolor zapisuje się jak „#a84a00” albo „seagreen”
no-shade = { $text } to nie siła cienia; jest od „0” do „1”, jak „.22”
no-arrow = strzałka to para punktów, jak ('e1', 'e3'), ewentualnie z kolorem, a nie { $value }
no-theme = nie ma motywu „{ $name }”; są { $names }
no-language = nie ma tekstów w języku „{ $name }”; są { $names }
picture-width = obraz nie może mieć szerokości { $width }; podaj ją w pikselach, na przykład 400

## Side games

side-no-game = nie ma gry pobocznej „{ $name }”: { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title } nie ma opcji „{ $option }”: { $options }
side-no-move = „{ $text }” nie jest ruchem w grze { side-title }; ruchy zapisuje się tak: { $examples }
side-fields = pozycja gry { side-title } ma { $wanted } pól, { $names }, rozdzielonych jedną spacją, a nie { $number }
side-columns = { $wanted } kolumn rozdziela się znakiem „/”; tu jest ich { $number }
side-column-length = kolumna { $column }, „{ $text }”, ma { $number } punktów: jest ich { $wanted }
side-column-form = kolumnę { $column }, „{ $text }”, zapisuje się „{ $right }”
side-no-piece = kolumna { $column }: „{ $text }” nie może tam stać
side-player-field = gracz to „w” lub „b”, a po remisie „-”, nie „{ $text }”
side-phase-field = „{ $text }” nie jest fazą: { $phases }
side-disagrees = { $field } to „{ $text }”, ale według planszy „{ $right }”
side-too-many = { $piece }: { $number }, a może być najwyżej { $most }
side-is-over = ta partia jest skończona: gracz i faza to „{ $right } .”
side-not-over = ta partia jeszcze się nie skończyła
side-nothing-to-decide = w fazie „{ $phase }” nie ma tu nic do rozstrzygnięcia
side-occupied = { $point } jest zajęte
side-others = to, co stoi na { $point }, nie należy do ciebie
side-no-point = na tej planszy nie ma { $point }
side-no-line = { $start } i { $end } nie leżą na jednej linii
side-stuck = to, co stoi na { $point }, nie może teraz nigdzie pójść
side-other-due = { $move } nie można teraz zagrać; można na przykład { $moves }
side-not-possible = tutaj nie można zagrać { $move }; można: { $moves }
side-other-game = pozycja w { side-title } zaczyna się od „{ $game }”, nie od „{ $text }”
side-too-few = { $piece }: { $number }, a musi być co najmniej { $least }
yinsh-no-ring = na { $point } nie ma twojego pierścienia
yinsh-ring-between = pierścień na { $point } stoi na drodze
yinsh-must-stop = pierścień, który minął znaczniki, musi stanąć tuż za nimi, na { $point }
yinsh-row-stands = rząd { $row } powinien już być zdjęty
side-none-left = nie ma już { $piece } do postawienia
tzaar-capture-first = kolejka zaczyna się od przejęcia
tzaar-first-met = z { $start } stos idzie do pierwszego stosu na swojej linii, ani dalej, ani na puste pole
tzaar-too-high = stos na { $point } ma { $height } pionów, a twój na { $start } tylko { $own }: wyższego nie może przejąć
tzaar-no-capture = z { $point } nie można teraz nic zbić: na liniach stoi najpierw coś własnego lub zbyt wysokiego
tzaar-first-capture = faza „f” to pierwsze przejęcie białych na pełnej planszy
tzaar-no-stacks-yet = dopóki stawia się piony, w fazie „p”, nie ma stosów
tzaar-out-of-turn = stawia się na zmianę, zaczynają białe: przy { $white } białych i { $black } czarnych to nie kolej „{ $player }”
side-no-options = { side-title } nie ma opcji, więc „{ $option }” też nie
side-value = { $field } to „{ $text }”; pisze się to jak { $values }
side-seed = ziarno to liczba całkowita od 0 do { $most }, nie „{ $text }”
side-rounds = { $game } ma nieparzystą liczbę rund, od 1 do { $most }, nie „{ $text }”
rps-same-commitment = to zobowiązanie drugiego gracza; zobowiąż się do własnego wyboru
rps-to-open = oboje wybrali: odsłoń swój wybór, jak w „rock:nonce”, albo „fold”; nie „{ $move }”
rps-not-committed = „{ $move }” to nie to, do czego się zobowiązano
rps-round = „{ $text }” to nie runda; rundy pisze się jak „rock/paper”, ostatnią także jak „rock/-”
rps-round-too-many = nie ma rundy „{ $text }”: poprzednia nie jest pełna albo gra jest skończona
domino-not-held = { $tile } nie ma w twojej ręce
domino-no-fit = { $tile } nie pasuje do tego końca rzędu: jest tam { $end }
domino-no-tile = „{ $text }” to nie kostka domina; są od 00 do 66, w ręce z mniejszą liczbą na początku
domino-line = { $first } i { $second } nie pasują do siebie
domino-order = rękę pisze się po kolei: „{ $right }”, nie „{ $text }”
domino-twice = { $tile } występuje dwa razy
domino-count = każdy gracz dostał 7 kostek; tu w rzędzie jest { $line }, a w rękach { $white } i { $black }
domino-passes = kto może dołożyć, nie pasuje
openspiel-name = grę z OpenSpiel nazywa się jak w „openspiel(connect_four)”, nie „{ $text }”
openspiel-no-game = OpenSpiel nie ma gry „{ $name }”, w którą można grać po samej nazwie
openspiel-not-in-turn = „{ $name }” to nie gra dla dwojga, którzy ruszają się na zmianę
dvonn-stays = pionek DVONN na { $point } stoi sam, a taki nigdy się nie rusza
dvonn-shut-in = to, co stoi na { $point }, jest zamknięte: wszystkie sześć pól wokół jest zajętych
dvonn-distance = stos o wysokości { $height } przesuwa się dokładnie o { $height }; z { $start } na { $end } jest { $distance }
dvonn-not-linked = to, co stoi na { $point }, nie łączy się z żadnym pionkiem DVONN
zertz-must-jump = kulka może skoczyć, więc musi: { $moves }
zertz-no-ring = na { $point } nie ma już pierścienia
zertz-not-free = pierścienia { $point } nie da się wysunąć: obok niego dwa sąsiednie miejsca musiałyby być bez pierścieni
zertz-jump = kulka przeskakuje na wprost sąsiednią kulkę na wolny pierścień za nią
zertz-counts = „{ $text }” nie mówi, ile jest kulek, jak w „{ $right }”
zertz-marbles = na planszy, w puli i przejętych jest { $number } { $colour }: razem musi być { $wanted }
side-written = „{ $text }” zapisuje się „{ $right }”
punct-off-board = { $move }: jedna z kropek wystawałaby poza planszę
punct-centre = { $variant ->
    [basic] pierwszego pionu w partii nie wolno dołożyć w środkowym sześciokącie
   *[standard] w środkowym sześciokącie nie wolno dokładać pionów
}
punct-minor-dot = na { $point } nie ma PÜNCT, a pion przesuwa się za jego PÜNCT
punct-covered = pion z PÜNCT na { $point } nie jest swobodny: coś leży nad nim na { $spaces }
punct-unchanged = to niczego nie zmienia: pion musi się przesunąć lub obrócić
punct-on-other = PÜNCT leżałby na { $point } na kolorze drugiego gracza
punct-not-flat = pion nie leżałby płasko: wysokości { $spaces } to { $heights }
punct-gap = PÜNCT leżałby nad luką: { $point } jest wolne, a pod nim musi być własny pion
punct-no-room = jakkolwiek go obrócić, z PÜNCT-em na { $point } pion się nie zmieści: musi leżeć płasko, cały na planszy
punct-no-piece = „{ $text }” to nie pion; piony zapisuje się jak Tg5:2
punct-crosses = { $piece } krzyżuje się na { $point } z innym pionem tego poziomu
punct-cannot-lie = { $piece } nie może leżeć na poziomie { $level }: { $why }
punct-wrong-level = { $piece } jest na poziomie { $level }, a leżałby na poziomie { $right }
punct-no-reserves = rezerwy zapisuje się jak T6C2E4/T5R1, „-” gdy nic nie ma, a nie „{ $text }”
in-side-game = gra poboczna { side-title-of-play }, ruch { $number }, „{ $move }”: { $why }
side-play-form = „{ $text }” to nie gra poboczna; pisze się je jak „yinsh(blitz) f5 d4” albo „die#7 throw”
side-play-other = o { $letter } rozstrzyga { $game }, nie { $name }
side-play-seed = { $name } nie da się odtworzyć bez ziarna, jak w „{ $name }#7”
side-play-no-seed = w { $name } nie ma przypadku, więc nie ma ziarna
side-play-none = w tej turze nie ma wyzwania, które mogłaby rozstrzygnąć gra { side-title-of-play }
side-play-not-over = gra poboczna { side-title-of-play } nie jest skończona, a jej wynikiem ma być „{ $result }”
side-play-result = gra poboczna { side-title-of-play } to „{ $right }” dla gracza, który zapowiedział potencjał, nie „{ $result }”
side-play-wanted = play to gra poboczna tak jak w zapisie, na przykład 'yinsh f5 d4', a nie { $value }
side-play-unknown = w { side-title-of-play } nie da się tu zagrać
side-terminal-only = w { $name } gra się tylko w terminalu: gipf play --terminal "{ $name }"
is-side-game = { $game } to osobna gra poboczna: poproś o nią przez 'watch-side' i /api/side-games
is-no-side-game = { $game } nie jest osobną grą poboczną: poproś o nią przez 'watch' i /api/games
no-side-game-on = nie ma gry pobocznej, którą można by poddać
side-game-decides = { $move }: wynik daje trwająca gra poboczna; kto ją poddaje, ten ją przegrywa
side-level = gry poboczne mają poziomy od 1 do { $most }
side-file-form = plik gry pobocznej mówi, która to gra, jak w [SideGame "yinsh"]
side-file-result = ruchy prowadzą do '{ $right }', ale jako wynik podano '{ $result }'
side-file-hidden = w tej grze coś jest jeszcze ukryte; plik będzie po jej końcu
side-no-draws = w grze { side-title } zawsze ktoś wygrywa, więc nie ma remisu do zaproponowania
side-file-is-game = to jest partia GIPF, a nie samodzielna gra poboczna
side-file-position = plik jest z gry { side-title-of-play }, ale pozycja z gry { $other }
side-file-two-seeds = gra poboczna, która zaczyna się od pozycji, ma już w niej swoje ziarno: [Seed] i [Position] nie idą w parze
side-text-unknown = „{ $text }” to nie gra poboczna: plik, pozycja albo nazwa z ruchami, jak „yinsh f5 d4”
side-no-board = w { side-title-of-play } gra się bez planszy, więc nie ma diagramu
proof-file = pliku { $file } nie da się odczytać jako dowodu: { $detail }
proof-header = wiersz { $line } dowodu to [{ $name } "…"], a nie „{ $text }”; dowód zaczyna się od Proof, Variant, Winner i Turns
proof-version = można czytać tylko dowody w wersji { $version }, a nie „{ $text }”
proof-answer = odpowiedź { $number } dowodu, „{ $move }”, jest niedozwolona w „{ $position }”
proof-ends = dowód kończy się po odpowiedzi { $number }, ale { player-name } muszą zdecydować w „{ $position }”
proof-too-long = dowód jest kompletny po odpowiedzi { $number }, ale dalej jest jeszcze „{ $move }”
proof-lost = { player-name } tu nie wygrywają: „{ $position }”
proof-turns = { player-name } nie wygrywają w ciągu tylu tur, ile podaje dowód ({ $turns }): „{ $position }”
solve-variant = wariantu { $variant } nie da się rozwiązać: można rozwiązywać tylko gry bez potencjałów i bez zasad domowych, np. „basic;reserve=4/4”
solve-unknown = nie wiadomo jeszcze, kto wygrywa w { $variant }, więc nie ma czego dowodzić
solve-no-win = w „{ $position }” nie znaleziono wygranej w ciągu tylu tur: { $turns }

## Aplikacja jako zwykłe pliki

site-not-built = nie można zapisać witryny: { $part ->
    [page] strona nie jest tu zbudowana
    [engine] silnik dla przeglądarek nie jest tu zbudowany
   *[python] Python dla przeglądarek nie jest tu zbudowany
  }; „make site” zbuduje to, czego brakuje
site-folder-taken = w { $folder } jest coś, co nie jest witryną; podaj nowy lub pusty folder
no-site-address = adres zaczyna się od https:// lub http://, a nie „{ $text }”

## Ludzie i miejsca

not-for-you = to nie należy do ciebie
not-your-game = nie masz miejsca w tej partii
not-your-seat = { $player ->
    [w] miejsce białych należy do kogoś innego
   *[b] miejsce czarnych należy do kogoś innego
}
not-your-turn = teraz kolej drugiej osoby
own-proposal = na to musi odpowiedzieć druga osoba
proposal-waits = jedno pytanie czeka jeszcze na odpowiedź
player-awaited = druga osoba jeszcze nie przyszła
no-advice-between-people = w partii między dwiema osobami silnik nikomu nie pomaga, dopóki się nie skończy
result-for-other = wynik korzystny dla ciebie musi wpisać druga osoba
goes-on-between-people = tę partię grają dwie osoby i jeszcze się nie skończyła
stays-between-people = tę partię rozegrał też ktoś inny, więc zostaje
both-invited = jedno z dwóch miejsc musi być twoje
computer-invited = komputer zajmuje miejsce bez zaproszenia
seat-not-free = { $player ->
    [w] miejsce białych nie jest wolne
   *[b] miejsce czarnych nie jest wolne
}
name-length = imię ma od 1 do { $most } znaków
not-let-in = ten serwer wpuszcza tylko tych, którzy mają jego link
network-off = nikt nie może dołączyć: dostęp z sieci lokalnej jest wyłączony
no-local-network = ten komputer nie jest w żadnej sieci lokalnej
not-local = { $host } nie jest adresem sieci lokalnej
network-refused = inni nie mogą dołączyć: { $detail }

## Usługa dla wszystkich

asked-too-much = z tego miejsca przyszło zbyt wiele żądań; { $seconds ->
    [one] spróbuj ponownie za sekundę
    [few] spróbuj ponownie za { $seconds } sekundy
   *[other] spróbuj ponownie za { $seconds } sekund
}
past-the-proxy = do tej usługi trafia się tylko przez jej adres, a nie z pominięciem jej proxy
proxy-without-proto = proxy przed tą usługą musi podać w X-Forwarded-Proto, jak się z nim połączono
proxy-without-client = proxy przed tą usługą musi podać w X-Forwarded-For, kto się z nim połączył
no-origin = żądanie z ciasteczkiem musi podać w Origin, z której strony pochodzi
service-or-lan = usługa jest dla wszystkich; dołączanie z sieci lokalnej dotyczy aplikacji na jednym komputerze
service-address = adres usługi wygląda jak https://play.example albo, na próbę, jak http://localhost:4737; nie { $text }
service-without-proxy = do usługi pod adresem https:// trafia się przez proxy; podaj jego adres w GIPF_PROXY, na przykład GIPF_PROXY=127.0.0.1
neither-address = { $text } nie jest ani adresem, ani siecią, jak 10.0.0.2 czy 10.0.0.0/8
name-reserved = „{ $name }” to imię, którego nikt tu nie może mieć
account-name-length = imię ma od { $least } do { $most } znaków
account-name-letters = imię składa się z liter i cyfr; między nimi mogą stać pojedyncze spacje, kropki, łączniki lub podkreślenia
account-name-scripts = imię zapisuje się jednym alfabetem, żeby nikogo nie wzięto za kogoś innego

## Konta

no-accounts = tu nie ma kont; należą one do usługi dla wszystkich
account-there = masz już konto
account-without-way = konto potrzebuje sposobu logowania: hasła, klucza dostępu albo adresu mailowego
name-taken = imię „{ $name }” jest zajęte albo wygląda jak zajęte
password-length = hasło ma od { $least } do { $most } znaków
password-weak = to hasło zbyt łatwo odgadnąć; lepszych jest kilka niepowiązanych słów
sign-in-wrong = imię i hasło do siebie nie pasują
password-wrong = to nie jest twoje hasło
prove-again = pokaż jeszcze raz, że to ty: hasłem, kluczem dostępu albo linkiem
last-way = to twój ostatni sposób logowania; najpierw dodaj inny
mail-off = ta usługa nie wysyła maili
mail-address = to nie jest adres mailowy
mail-server = GIPF_MAIL nie podaje serwera poczty; napisz smtp://NAZWA:HASŁO@KOMPUTER:PORT albo smtps://…
push-unknown = to nie jest znana tutaj usługa powiadomień
push-keys = klucze powiadomień przeglądarki są nieprawidłowe
push-off = stąd nic nie jest wysyłane na urządzenia
push-address = GIPF_PUSH podaje usługi powiadomień takie jak https://push.example; nie { $text }
passkey-refused = ten klucz dostępu nie został przyjęty; spróbuj ponownie albo zaloguj się inaczej
passkeys-many = konto ma najwyżej { $most } kluczy dostępu
no-such-passkey = nie ma takiego klucza dostępu
token-wrong = ten token jest nieważny: został unieważniony albo nigdy nie powstał
not-by-token = do tego żaden token nie uprawnia
token-without = ten token do tego nie uprawnia: brakuje mu „{ $scope }”
bot-was-rated = to konto rozegrało partie rankingowe i pozostaje kontem człowieka; załóż programowi inne
bot-moderates = konto moderatora pozostaje kontem człowieka
bot-in-games = to konto gra teraz z innymi; kontem bota może zostać, gdy te partie się skończą
account-no-bot = tokeny ma tylko konto bota
tokens-many = konto ma najwyżej { $most } tokenów
bot-address = „{ $address }” nie jest adresem usługi; napisz https:// i jej nazwę
bot-unreachable = { $address } nie odpowiada: { $detail }
bot-denied = usługa odmawia: { $detail }
bot-no-account = w { $address } ten token nie należy do żadnego bota
no-such-account = nie ma konta „{ $name }”

## The lobby

lobby-closed = nikt inny nie może tu przyjść, więc nie ma poczekalni
time-too-short = to za szybko: gracz ma co najmniej { $seconds } sekund na { $turns } tur, jak przy 3+2
times-mixed = oferta dotyczy partii za jednym posiedzeniem albo przez wiele dni, nie obu naraz
standing-over-days = tylko otwarta oferta na wiele dni może obowiązywać dla kilku partii
rated-with-account = w partie rankingowe gra się z kontem
rated-even = partia liczy się do rankingu tylko wtedy, gdy obie strony mają to samo i nie rozstrzyga sam los
own-seek = nikt nie gra sam ze sobą
seek-without = oferta nie obejmuje: { $what }
too-many-seeks = możesz mieć naraz najwyżej { $most } ofert
not-challenged = nie możesz wyzwać tej osoby
no-such-seek = tej oferty już nie ma
seek-taken = ktoś był szybszy: tę ofertę już przyjęto
no-such-person = nie ma tu takiej osoby

## Tournaments

no-tournaments = tu nie ma turniejów; należą one do usługi dla wszystkich
no-such-tournament = nie ma takiego turnieju
tournament-begun = ten turniej już się zaczął; można zgłosić się do następnego
tournament-not-entered = nie bierzesz udziału w tym turnieju
tournament-played = wszystkie twoje partie w tym turnieju się skończyły
tournament-no-bots = programy nie biorą udziału w turniejach
tournament-game-stays = ta partia należy do turnieju, więc zostaje

## What people say, and order among them

words-length = naraz można powiedzieć od 1 do { $most } znaków
said-too-much = to było dużo naraz: poczekaj { $seconds } sekund
muted = moderacja prosi cię o ciszę jeszcze przez { $hours } godz.
nobody-hears = w tej partii nikt cię nie słyszy
no-such-preset = nie ma słów o nazwie „{ $name }”
not-oneself = to dotyczy innych, nie siebie
no-such-report = tym zgłoszeniem już się ktoś zajął
too-many-reports = { $most } twoich zgłoszeń wciąż czeka na sprawdzenie

## Co ktoś zachowuje dla siebie przy partii

board-nowhere = własna plansza jest w twoich partiach na wiele dni przeciw innej osobie
conditions-nowhere = posunięcia warunkowe są w partii na wiele dni przeciw innej osobie, dopóki ona trwa
conditions-own-turn = teraz twoja kolej: posunięcia warunkowe odpowiadają na to, co zagra druga strona
conditions-side-game = posunięcia warunkowe nie mogą przechodzić przez grę poboczną
conditions-late = partia poszła tymczasem dalej i te posunięcia warunkowe już nie pasują
conditions-many = to za dużo: najwyżej { $lines } wariantów z { $decisions } decyzjami łącznie
conditions-long = wariant ma najwyżej { $most } decyzji
conditions-after-end = przed { $move } partia już się kończy
conditions-two = na to samo jest tylko jedna odpowiedź: { $one } albo { $two }
conditions-end = każdy wariant kończy się twoją odpowiedzią, aż znów decyduje druga strona
