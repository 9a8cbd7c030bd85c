### First steps

course-chapter-first-steps = Pierwsze kroki

## The board

course-board = Plansza
course-board-about = Punkty, kropki i linie oraz twój pierwszy pion.

course-board-spots = Witaj w GIPF! Tam, gdzie przecinają się linie, są punkty, razem 37. Cała gra toczy się na punktach. Ten w kółku, e5, to środek.

course-board-dots = Na zewnątrz są kropki. Kładziesz pion na kropce i przesuwasz go wzdłuż linii na pierwszy punkt. Żaden pion nigdy nie zostaje na kropce.

course-board-enter = Grasz białymi. Wprowadź pion na dowolny wolny punkt na brzegu.
course-board-enter-hint-1 = Wskaż punkt na brzegu i wsuń na niego pion.
course-board-enter-done = Jest! Przyszedł z twojej rezerwy, w której jest teraz o jeden pion mniej.

course-board-names = Kolumny mają litery, od lewej do prawej. W kolumnie liczysz od strony białych, a kropka też się liczy. Ten pion stoi więc na c4.

course-board-find = Wprowadź pion na g6.
course-board-find-hint-1 = Kolumna g jest trzecia od prawej. Jej kropka g1 leży na dolnym końcu.
course-board-find-wrong-side = Prawie. Litery idą od lewej do prawej, a liczby w górę od strony białych.
course-board-find-done = Znalezione. Odtąd odczytasz każdy punkt.

course-board-lines = Linie biegną w trzech kierunkach, więc z punktu prowadzi sześć dróg. W GIPF wszystko porusza się po liniach.

course-board-start = Tak zaczyna się GIPF podstawowy. Każdy gracz ma 15 pionów: trzy w rogach i dwanaście w rezerwie. Zaczynają białe, a potem gracie na zmianę.

## Pushing

course-pushing = Pchanie
course-pushing-about = Jak wchodzi pion, gdy pierwszy punkt jest zajęty.

course-pushing-first = Punkt e2 jest zajęty. Mimo to pchnij z kropki e1.
course-pushing-first-hint-1 = Wskaż kropkę e1, pod pionem.
course-pushing-first-done = Pion, który tu stał, ustąpił miejsca. Przesunął się o jeden punkt wzdłuż linii.

course-pushing-run = Piony, które się stykają, przesuwają się razem, bez względu na kolor. Luka zatrzymuje pchnięcie: pion na d5 się nie rusza.

course-pushing-colours = Jednym pchnięciem przesuń czarny pion z d4 na e5.
course-pushing-colours-hint-1 = Piony na b2, c3 i d4 się stykają. Z której kropki pchniesz wszystkie trzy?
course-pushing-colours-done = Trzy piony przesunęły się, każdy o jeden punkt.

course-pushing-ways = Z większości kropek wychodzą dwie linie. Przesuń swój pion z d2 na e3.
course-pushing-ways-hint-1 = Linia ma prowadzić z d2 na e3. Idź nią wstecz aż do kropki.
course-pushing-ways-wrong-up = Twój pion poszedł prosto w górę, na d3. Wybierz linię, która idzie skosem w prawo.
course-pushing-ways-done = Właśnie tak. Z tej samej kropki można było pchnąć też wzdłuż drugiej linii.

course-pushing-blocked = Żadnego pionu nie wypycha się poza planszę. Na tej linii nie ma wolnego punktu, więc nikt nie może po niej pchać, z żadnej strony.

course-pushing-fill = Jedna linia jest prawie pełna: od e2 do h2. Zapełnij ją, żeby nikt nie mógł po niej pchać.
course-pushing-fill-hint-1 = Jeden punkt tej linii jest wolny. Wejdź na niego albo przesuń na niego inne piony.
course-pushing-fill-done = Zablokowana. Linia otworzy się dopiero, gdy któreś z jej pionów zejdą z planszy.

### Rows

course-chapter-rows = Rzędy

## Four in a row

course-rows = Cztery w rzędzie
course-rows-about = Ułóż rząd i odzyskaj swoje piony.

course-rows-four = Cztery piony jednego koloru, obok siebie na linii, to rząd. Jego właściciel musi go zdjąć: rząd schodzi z planszy.

course-rows-make = Masz trzy w linii. Niech będą cztery.
course-rows-make-hint-1 = Czwarty pion idzie na koniec tej trójki.
course-rows-make-turn-2 = Rząd! Teraz go zdejmij: wybierz rząd i potwierdź.
course-rows-make-done = Twoje cztery piony wróciły do rezerwy. Możesz nimi znowu zagrać.

course-rows-close = Ułóż jeszcze jeden rząd i zdejmij go.
course-rows-close-hint-1 = Na d4 jest luka. Pchnięcie od dołu przesunie w jej stronę dwa piony.
course-rows-close-done = Jedno pchnięcie przesunęło dwa piony i zamknęło lukę.

course-rows-gap = Trzy, luka i jeszcze jeden: to nie jest rząd. Liczą się tylko piony bez luki między nimi.

course-rows-side = Brakujący pion może przyjść z boku. Ułóż rząd w kolumnie e i zdejmij go.
course-rows-side-hint-1 = Pion z d4 może zostać tym brakującym na e5.
course-rows-side-done = Dobre oko! Pchnięcie wzdłuż jednej linii ułożyło rząd na innej.

course-rows-five = Więcej niż cztery w linii to też jeden rząd. Odzyskaj pięć pionów w jednej turze.
course-rows-five-hint-1 = Spójrz na długą linię przez środek. Jej luka jest na d4.
course-rows-five-done = Pięć naraz. Im dłuższy rząd, tym więcej wraca.

## Capturing

course-capturing = Przejmowanie
course-capturing-about = Co styka się z rzędem, schodzi razem z nim.

course-capturing-touch = Rząd zabiera ze sobą wszystko, co styka się z nim na jego linii, w dowolnym kolorze. Twoje piony wracają do ciebie. Czarny pion z e6 zostaje przejęty: wypada z gry.

course-capturing-one = Ułóż rząd, który przejmie czarny pion.
course-capturing-one-hint-1 = Twoja trójka celuje w czarny pion. Postaw czwarty za nią.
course-capturing-one-done = Wróciły cztery, a czarne mają o jeden pion mniej do końca partii.

course-capturing-safe = Luka przerywa rząd. Tutaj czarny pion na e7 jest bezpieczny i nic nie zostaje przejęte.

course-capturing-two = Rząd możesz ułożyć na dwa sposoby. Przejmij dwa czarne piony.
course-capturing-two-hint-1 = Policz czarne piony, które stykają się z każdym z rzędów.
course-capturing-two-wrong-one = Ten rząd przejmuje tylko jeden pion. Drugi zabiera dwa.
course-capturing-two-done = Dwa naraz. Zanim ułożysz rząd, zawsze sprawdź, co stoi za nim.

course-capturing-ends = Rząd zabiera to, co styka się z nim na obu końcach. Przejmij dwa czarne piony.
course-capturing-ends-hint-1 = Pchnij wzdłuż kolumny e i zamknij jej lukę.
course-capturing-ends-done = Cała linia jest teraz pusta: zeszło z niej siedem pionów, w tym dwa czarne.

course-capturing-three = A teraz przejmij trzy!
course-capturing-three-hint-1 = Brakuje punktu g3. Który ze swoich pionów możesz na niego przesunąć?
course-capturing-three-done = Trzy piony jednym pchnięciem. To dobry dzień.

## Two rows at once

course-two-rows = Dwa rzędy naraz
course-two-rows-about = Jedno pchnięcie, dwa rzędy i wybór.

course-two-rows-both = Jedno pchnięcie może ułożyć dwa rzędy. Zdejmujesz je po kolei. Odzyskaj osiem pionów w jednej turze.
course-two-rows-both-hint-1 = Pchnij wzdłuż kolumny e: jeden pion wejdzie, inny przesunie się na e4.
course-two-rows-both-wrong-one = To jeden rząd. Jest pchnięcie, które układa dwa.
course-two-rows-both-done = Dwa rzędy, osiem pionów. Nie przecinały się, więc oba musiały zejść.

course-two-rows-cross = Rzędy mogą się przecinać. Wybierz, który zdejmiesz najpierw. Potem spójrz jeszcze raz: drugi stracił pion i może już nie być rzędem. Wtedy zostaje.

course-two-rows-choose = Dwa twoje rzędy przecinają się na e5. Zdejmij ten, który przejmuje.
course-two-rows-choose-hint-1 = Tylko jeden z tych rzędów styka się z czarnym pionem.
course-two-rows-choose-wrong-bare = Ten rząd nic nie przejął, a drugi jest teraz przerwany.
course-two-rows-choose-done = Pion z g5 jest przejęty, a trzy piony drugiego rzędu zostają na planszy.

course-two-rows-cross-push = Jednym pchnięciem ułóż dwa przecinające się rzędy i zdejmij ten, który przejmuje dwa piony.
course-two-rows-cross-push-hint-1 = Jeden z twoich pionów musi trafić na e5.
course-two-rows-cross-push-wrong-one = Ten rząd przejmuje jeden pion. Drugi przejąłby dwa.
course-two-rows-cross-push-done = Drugi rząd okazał się za krótki, a jego piony zostają tam, gdzie mogą się przydać.

## Whose row is it?

course-whose-row = Czyj to rząd?
course-whose-row-about = Rzędy ułożone przez przeciwnika i kto zdejmuje pierwszy.

course-whose-row-theirs = Rząd należy do gracza w jego kolorze, nieważne, kto go ułożył. Popatrz: pchnięcie czarnych układa twój rząd.

course-whose-row-clear-first = Twoja tura zaczyna się od rzędu, który ułożyły czarne. Zdejmij go, a potem wprowadź pion jak zawsze.
course-whose-row-clear-first-hint-1 = Zdejmij rząd. Potem każde pchnięcie będzie dobre.
course-whose-row-clear-first-done = Najpierw rząd, potem pchnięcie: to była jedna tura.

course-whose-row-gift = Ty możesz zrobić to samo. Ułóż rząd czarnych, żeby musiały zdjąć z planszy cztery piony.
course-whose-row-gift-hint-1 = Czarny pion na d4 dopełniłby czarny rząd.
course-whose-row-gift-done = Czarne musiały zdjąć rząd. Cztery piony nie stoją ci już na drodze, a czarne wciąż muszą pchnąć.

course-whose-row-first = Jeśli rzędy mają obie strony, najpierw zdejmuje ta, która wykonała ruch. Pchnij z e1 i przejmij dwa piony.
course-whose-row-first-hint-1 = To pchnięcie układa rząd każdej ze stron. Zdejmij swój.
course-whose-row-first-done = Pierwszeństwo było twoje i pion z d4 zszedł z planszy, więc rząd czarnych nic nie przejął.

course-whose-row-second = A teraz odwrotnie: to ty jesteś na drugim miejscu. Czarne wykonują ruch, zdejmują pierwsze i przejmują dwa piony. Potem ty zdejmujesz to, co nadal jest rzędem.

### Winning

course-chapter-winning = Wygrywanie

## The last piece

course-reserve = Ostatni pion
course-reserve-about = Jak się wygrywa: gdy przeciwnik nie ma już czego wprowadzić.

course-reserve-aim = W GIPF nie można pasować: każda tura kosztuje cię pion z rezerwy. Kto musi pchnąć, a nie ma już pionu, przegrywa.

course-reserve-win = Rezerwa czarnych jest pusta. Wygraj partię.
course-reserve-win-hint-1 = Prawie każde pchnięcie wygrywa. Tylko nie pomóż czarnym ułożyć rzędu.
course-reserve-win-wrong-gift = Powstał rząd czarnych. Czarne zdejmują go i znów mają cztery piony.
course-reserve-win-done = Czarne muszą pchnąć i nie mogą. Wygrywasz!

course-reserve-deny = Czarnym został jeden pion i mają trzy w linii. Przerwij tę linię, żeby czarne nie mogły ułożyć rzędu.
course-reserve-deny-hint-1 = Środkowy pion tej trójki stoi na d4.
course-reserve-deny-hint-2 = Pchnij wzdłuż kolumny d.
course-reserve-deny-wrong-fill = Czarne spychają twój pion z b2 na bok i mimo to układają rząd. Linię trzeba przerwać.
course-reserve-deny-turn-2 = Czarne zagrały ostatnim pionem. Dokończ partię.
course-reserve-deny-done = Bez rzędu nie wrócił żaden pion i czarnym nic nie zostało. Wygrywasz!

course-reserve-save = To twój ostatni pion! Ułóż rząd, bo w następnej turze nie będziesz mieć czym pchnąć.
course-reserve-save-hint-1 = Trzy twoje piony stoją na linii, która schodzi ukośnie do h4.
course-reserve-save-done = Uratowane! Twoje piony wróciły i gra toczy się dalej.

course-reserve-rescue = Twoja rezerwa jest pusta, ale pchnięcie czarnych ułożyło twój rząd. Zdejmij go i graj dalej.
course-reserve-rescue-hint-1 = Najpierw zdejmij, potem pchnij.
course-reserve-rescue-done = Rzędy zdejmuje się przed pchnięciem. Dlatego własny rząd może cię uratować nawet przy pustej rezerwie.

## Attack

course-attack = Atak
course-attack-about = Groźby, podwójne groźby i rzędy, które przejmują.

course-attack-threat = Trzy w linii, za nimi wolny punkt, przed nimi czarne piony: białe grożą wejściem na b2 i przejęciem dwóch pionów. Zawsze wypatruj takich trójek, swoich i czarnych.

course-attack-make = Stwórz groźbę: po twoim pchnięciu ma być do ułożenia rząd, który przejmuje.
course-attack-make-hint-1 = Masz dwa piony w linii, a przed nimi czarne. Dołóż trzeci.
course-attack-make-done = Teraz czarne muszą coś z tym zrobić.

course-attack-aside = Czarne zajęły koniec twojej linii. Ale pion na brzegu można zepchnąć na bok. Przejmij dwa.
course-attack-aside-hint-1 = Pchnij z kropki obok a1, w poprzek swojej linii.
course-attack-aside-done = Zajęcie końca linii to żadna obrona. Pamiętaj o tym, gdy przyjdzie ci się bronić.

course-attack-double = Jedną groźbę czarne odeprą, ale dwie raczej nie. Stwórz dwie groźby jednym pchnięciem.
course-attack-double-hint-1 = Jeden z twoich pionów powinien stanąć na e5, gdzie spotykają się dwie linie.
course-attack-double-turn-2 = Czarne weszły na e2. Mimo to przejmij.
course-attack-double-done = Twój pion na e5 służył dwóm liniom. Taka podwójna groźba prawie zawsze coś wygrywa.

## Defence

course-defence = Obrona
course-defence-about = Co robić, gdy czarne zaraz coś przejmą.

course-defence-danger = Trzy czarne piony w linii, a twoje tuż za nimi: jeśli czarne wejdą na b4, stracisz dwa piony. Twój ruch.

course-defence-break = Przerwij czarną linię, żeby czarne nie mogły nic przejąć.
course-defence-break-hint-1 = Pchnij w poprzek czarnej linii.
course-defence-break-hint-2 = Kolumna d prowadzi przez sam jej środek.
course-defence-break-wrong-fill = Czarne spychają twój pion z b4 na bok i jednak przejmują.
course-defence-break-done = Linia czarnych jest przerwana. Twoje piony są na razie bezpieczne.

course-defence-gap = Tym razem czarne chcą pchnąć z e1 i zamknąć lukę. Zajmij ją wcześniej.
course-defence-gap-hint-1 = Który ze swoich pionów możesz przesunąć z boku na e4?
course-defence-gap-done = Po groźbie.

course-defence-leave = Pionów, które zeszły z planszy, nie da się przejąć. Zdąż ułożyć własny rząd.
course-defence-leave-hint-1 = Pion na e6 należy też do drugiej linii.
course-defence-leave-done = Są bezpieczne w twojej rezerwie. Rząd czarnych nic by już nie przejął.

course-defence-counter = Najlepsza obrona to przejęcie. Zabierz jeden pion z czarnej trójki.
course-defence-counter-hint-1 = Jeden z tych trzech czarnych styka się z twoją linią.
course-defence-counter-done = Obrona i atak w jednej turze!

course-defence-play = Znasz już cały GIPF podstawowy: zagraj partię! Jeśli jeden gracz jest silniejszy, drugi może zacząć nawet z trzema pionami więcej. Zasady nie znają remisu, ale gracze mogą się na niego umówić, na przykład gdy pozycja wystąpi po raz trzeci.

### Standard GIPF

course-chapter-standard = GIPF standardowy

## GIPF-pieces

course-gipf-pieces = Piony GIPF
course-gipf-pieces-about = Podwójne piony, które mogą zostać na planszy, gdy zdejmujesz rząd.

course-gipf-pieces-start = GIPF standardowy dodaje pion GIPF: dwa piony jednego koloru, jeden na drugim. Przesuwa się jak jeden pion i w rzędzie liczy się jako jeden. Każdy zaczyna z trzema; później wchodzą tylko piony podstawowe.

course-gipf-pieces-keep = Piony podstawowe muszą zejść z rzędem. Piony GIPF, obu kolorów, schodzą albo zostają, jak chce właściciel rzędu. Zostaw swój, zabierz czarny.
course-gipf-pieces-keep-hint-1 = Przy każdym pionie GIPF w rzędzie masz wybór: zabrać albo zostawić.
course-gipf-pieces-keep-wrong-gave = Zszedł też twój własny pion GIPF. A może zostać.
course-gipf-pieces-keep-wrong-spared = Czarny pion GIPF został na planszy. Zabierz go!
course-gipf-pieces-keep-done = To najczęstszy wybór: twój pion GIPF zostaje, a czarny przepada z obydwoma swoimi pionami.

course-gipf-pieces-make = Ułóż rząd, który przejmie dwa piony, i zostaw swój pion GIPF na d4.
course-gipf-pieces-make-hint-1 = Pion GIPF liczy się jako jeden z czterech.
course-gipf-pieces-make-done = Twój pion GIPF pomógł ułożyć rząd i zostaje na następny.

course-gipf-pieces-change = To ostatni pion w twojej rezerwie. Ułóż rząd i zdejmij też swój pion GIPF: wróci jako dwa piony podstawowe.
course-gipf-pieces-change-hint-1 = Wybierz zdjęcie pionu GIPF razem z rzędem.
course-gipf-pieces-change-wrong-kept = Nieźle, ale twój pion GIPF został. Tym razem go zdejmij: to dwa piony więcej.
course-gipf-pieces-change-done = Pięć pionów w rezerwie. Wrócą do gry już tylko jako piony podstawowe.

course-gipf-pieces-both = Dwa twoje rzędy przecinają się na twoim pionie GIPF. Jeśli zostanie, drugi rząd nadal stoi i też trzeba go zdjąć. Przejmij dwa piony.
course-gipf-pieces-both-hint-1 = Zdejmując pierwszy rząd, zostaw swój pion GIPF na miejscu.
course-gipf-pieces-both-wrong-taken = Zszedł pion GIPF wspólny dla obu rzędów. Teraz ten drugi nie jest już rzędem.
course-gipf-pieces-both-done = Oba rzędy zeszły, a z każdym po czarnym pionie.

course-gipf-pieces-spare = Teraz odwrotnie: przejmuje tylko rząd pionowy. Zdejmij go i zostaw na planszy c3, d4 i f5.
course-gipf-pieces-spare-hint-1 = Jeśli wspólny pion GIPF zejdzie, drugi rząd będzie przerwany.
course-gipf-pieces-spare-done = Kosztowało cię to pion GIPF, a trzy piony zostają na planszy. Czasem warto.

## The last GIPF-piece

course-last-gipf = Ostatni pion GIPF
course-last-gipf-about = Drugi sposób, żeby przegrać partię – i żeby ją wygrać.

course-last-gipf-rule = Gracz bez pionu GIPF na planszy przegrywa, choćby miał pełną rezerwę. Białym został tu tylko jeden: pilnuj go.

course-last-gipf-win = Czarnym został jeden pion GIPF. Wygraj partię.
course-last-gipf-win-hint-1 = Ułóż rząd, który się z nim styka, i zabierz go.
course-last-gipf-win-wrong-left = Pion GIPF może zostać, więc trzeba go wybrać. Zabierz go!
course-last-gipf-win-done = Ostatni pion GIPF przejęty. Wygrywasz!

course-last-gipf-two = Czarne mają dwa piony GIPF. Przejmij oba w jednej turze.
course-last-gipf-two-hint-1 = Jedno pchnięcie wzdłuż kolumny c układa dwa rzędy.
course-last-gipf-two-done = Dwa rzędy, dwa piony GIPF i koniec partii.

course-last-gipf-trap = Twój ostatni pion GIPF stoi w twoim własnym rzędzie. Zdejmij rząd i zostań w grze.
course-last-gipf-trap-hint-1 = Nie musisz go zabierać.
course-last-gipf-trap-wrong-lost = Zszedł twój ostatni pion GIPF, a to oznacza przegraną.
course-last-gipf-trap-done = On zostaje i ty też. (Jeśli po zdjęciu rzędu obie strony są bez pionu GIPF, wygrywa ta, która zdejmowała).

course-last-gipf-save = Czarne grożą twojemu ostatniemu pionowi GIPF. Uratuj go.
course-last-gipf-save-hint-1 = Przerwij czarną linię albo wysuń z niej swój pion GIPF.
course-last-gipf-save-done = Twój pion GIPF jest bezpieczny.

### Tournament GIPF

course-chapter-tournament = GIPF turniejowy

## The free opening

course-opening = Wolne otwarcie
course-opening-about = Pusta plansza i tyle pionów GIPF, ile zechcesz.

course-opening-empty = GIPF turniejowy zaczyna się na pustej planszy, każdy gracz ma 18 pionów. Ile pionów GIPF wprowadzisz, zależy od ciebie.

course-opening-first = Twoja pierwsza tura musi być pionem GIPF. Wprowadź go.
course-opening-first-hint-1 = Dobry będzie każdy wolny punkt na brzegu.
course-opening-first-done = Zużył dwa piony z twojej rezerwy.

course-opening-more = W następnych turach możesz wprowadzić ich więcej. Wprowadź kolejny pion GIPF.
course-opening-more-hint-1 = Wybierz pion GIPF w swojej rezerwie.
course-opening-more-done = Dwa piony GIPF to większe bezpieczeństwo. Każdy kosztuje cię dwa piony.

course-opening-stop = Z twoim pierwszym pionem podstawowym kończy się twoje otwarcie. Wprowadź go.
course-opening-stop-hint-1 = Wybierz pion podstawowy w swojej rezerwie.
course-opening-stop-done = Nie wprowadzisz już pionów GIPF. Czarne mogą to robić dalej, aż do swojego pierwszego pionu podstawowego.

course-opening-balance = Mało pionów GIPF to wiele pchnięć, ale mało bezpieczeństwa. Dużo to bezpieczeństwo, ale rezerwa szybko pustoszeje. Trzy to dobry początek.

## Four GIPF-pieces

course-four-gipf = Cztery piony GIPF
course-four-gipf-about = Jedyny rząd, który może zostać.

course-four-gipf-row = Cztery piony GIPF w linii i nic więcej w rzędzie: taki rząd może zostać. Jego właściciel zdejmuje jeden lub więcej z nich albo pasuje.

course-four-gipf-pass = Zostaw swoje cztery piony GIPF tam, gdzie stoją.
course-four-gipf-pass-hint-1 = Spasuj, zamiast zdejmować.
course-four-gipf-pass-done = Zostają. To pytanie wróci za każdym razem, gdy przyjdzie czas na zdejmowanie twoich rzędów.

course-four-gipf-again = Dopóki trwa twoje otwarcie, piony, które wróciły, mogą znów wejść jako pion GIPF. Najpierw zdejmij ten z e6.
course-four-gipf-again-hint-1 = Wybierz tylko najwyższy z czterech.
course-four-gipf-again-turn-2 = Teraz wprowadź go ponownie: pion GIPF, gdziekolwiek.
course-four-gipf-again-done = Twoje otwarcie jeszcze trwa, bo nie wszedł żaden twój pion podstawowy.

course-four-gipf-must = Pion podstawowy w rzędzie musi zejść, więc teraz trzeba zdejmować. Przejmij go i zostaw wszystkie cztery piony GIPF.
course-four-gipf-must-hint-1 = Zostaw na miejscu każdy swój pion GIPF. Potem spasuj.
course-four-gipf-must-done = Zejść musiał tylko pion podstawowy. Potem rząd mógł zostać – wystarczyło spasować.

### GIPF With Potentials

course-chapter-potentials = GIPF z potencjałami

## Loaded pieces

course-loaded = Piony naładowane
course-loaded-about = Piony z jednym specjalnym ruchem: ładuj, używaj, zdejmuj.

course-loaded-units = Potencjał to pion z jednym specjalnym ruchem. Na planszy spotkasz piony podstawowe (b4), piony GIPF (d5), piony naładowane – pion podstawowy, który niesie potencjał (f5) – i wykorzystane potencjały (h3).

course-loaded-load = Każdy gracz ma tu sześć potencjałów ZÈRTZ. Wprowadź pion naładowany.
course-loaded-load-hint-1 = Wybierz pion naładowany w swojej rezerwie.
course-loaded-load-done = Pion podstawowy i potencjał z twojej ręki weszły razem.

course-loaded-use = Twój ruch to albo pchnięcie, albo użycie potencjału. Użyj swojego ZÈRTZ: przeskakuje nad pionem obok.
course-loaded-use-hint-1 = Wybierz pion naładowany na d4, a potem zaznaczony punkt.
course-loaded-use-done = Potencjał jest już wykorzystany: to pojedynczy pion bez żadnej mocy. Jego nośnik zostaje z tyłu jako pion podstawowy.

course-loaded-forfeit = Zwykły pion podstawowy możesz wprowadzić w każdej chwili. Ale z pierwszym z nich wypadają z gry wszystkie potencjały, które masz jeszcze w ręku. Spróbuj.
course-loaded-forfeit-hint-1 = Wybierz zwykły pion podstawowy w swojej rezerwie.
course-loaded-forfeit-done = Twoja ręka jest pusta. Potencjałów na planszy nadal możesz używać.

course-loaded-keep = Piony naładowane mogą zostać w rzędzie, tak jak piony GIPF. Zostaw swój, zabierz czarny.
course-loaded-keep-hint-1 = Przy każdym pionie naładowanym wybierz: zabrać albo zostawić.
course-loaded-keep-done = Czarny pion naładowany przejęty w całości. Gdyby zszedł twój, wróciłby jego nośnik, ale potencjał już nie.

course-loaded-break = Każdy z tych czterech może zostać, ale nie wszystkie razem: rząd trzeba przerwać. Zostaw trzy piony naładowane.
course-loaded-break-hint-1 = Zdejmij pion GIPF.
course-loaded-break-done = Pion GIPF wrócił jako dwa piony podstawowe. Wykorzystane potencjały i piony podstawowe muszą zejść z rzędem; spośród tych czterech wybór był twój.

course-loaded-empty = Twoja rezerwa jest pusta, ale nie przegrywasz, dopóki możesz użyć potencjału. Użyj go i ułóż rząd, który przejmuje.
course-loaded-empty-hint-1 = Skocz w górę. Nośnik też liczy się w rzędzie.
course-loaded-empty-done = Wróciły trzy piony podstawowe. Wykorzystany potencjał wypadł z gry: potencjały nigdy nie wracają.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Skacze.

course-zertz-rule = ZÈRTZ przeskakuje w linii prostej nad jednym lub kilkoma pionami, w dowolnym kolorze, i ląduje na pierwszym wolnym punkcie za nimi. Przeskoczonym pionom nic się nie dzieje.

course-zertz-jump = Skocz na d6.
course-zertz-jump-hint-1 = Wybierz ZÈRTZ na d4.
course-zertz-jump-wrong-other = Ten skok poszedł po innej linii. Przeskocz d5.
course-zertz-jump-done = Jeden pion przeskoczony, jeden potencjał wykorzystany.

course-zertz-far = Skocz tak daleko, jak się da: na f5.
course-zertz-far-hint-1 = Idź linią z b2 przez środek.
course-zertz-far-done = Trzy piony naraz. Dalej się nie dało, bo ląduje na pierwszym wolnym punkcie.

course-zertz-carrier = Ułóż rząd skokiem. Nośnik zostaje, więc może być częścią rzędu. Przejmij dwa piony.
course-zertz-carrier-hint-1 = Przeskocz własne dwa piony.
course-zertz-carrier-done = Nośnik, dwa piony i wykorzystany potencjał: razem cztery.

course-zertz-inside = Skok może się skończyć w środku planszy. Użyj swojego ZÈRTZ i przejmij pion.
course-zertz-inside-hint-1 = Twojej linii od d7 brakuje punktu g5.
course-zertz-inside-done = Skok skończył się dokładnie w twojej linii.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Sunie.

course-yinsh-rule = YINSH sunie w linii prostej po wolnych punktach i zatrzymuje się na dowolnym z nich. Nie umie skakać: pierwszy pion na drodze kończy jego ruch.

course-yinsh-slide = Przesuń się tak daleko, jak się da: na g2.
course-yinsh-slide-hint-1 = Idź linią, która schodzi ukośnie w prawo.
course-yinsh-slide-wrong-short = Linia dobra, ale można dalej.
course-yinsh-slide-done = Aż do samego brzegu.

course-yinsh-gap = Wsuń się w lukę swojej linii i przejmij pion.
course-yinsh-gap-hint-1 = Luka jest na e6.
course-yinsh-gap-done = YINSH sięga luk, przy których pchnięcie nie pomoże.

course-yinsh-which = Masz dwa potencjały YINSH. Przesuń jeden z nich na środek, e5.
course-yinsh-which-hint-1 = Jeden z nich nie ma wolnej drogi na e5.
course-yinsh-which-done = Ten drugi był zamknięty.

course-yinsh-carrier = Nośnik też się liczy. Przesuń się tylko o jeden punkt i przejmij dwa piony.
course-yinsh-carrier-hint-1 = Przesuń się wzdłuż własnej linii.
course-yinsh-carrier-done = Z jednego pionu naładowanego zrobiły się dwa piony rzędu.

course-yinsh-defend = Czarne chcą pchnąć z e1 i przejąć e6. Wsuń się w lukę.
course-yinsh-defend-hint-1 = Luka jest na e4.
course-yinsh-defend-done = YINSH obroni nawet z drugiego końca planszy.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Wskakuje na pion i go neutralizuje.

course-dvonn-rule = DVONN wskakuje na czarny pion na sąsiednim punkcie: pion podstawowy, pion naładowany DVONN albo wykorzystany DVONN. Na nic innego: ani na pion GIPF, ani na nic naładowanego innym potencjałem.

course-dvonn-cover = Wskocz na pion podstawowy na d5.
course-dvonn-cover-hint-1 = Wybierz DVONN na d4, a potem d5.
course-dvonn-cover-done = Punkt jest teraz twój. Czarny pion pod twoim potencjałem jest poza grą, dopóki nie zostanie odkryty.

course-dvonn-row = W twojej linii stoi czarny pion. Przykryj go i masz rząd. Przejmij g5.
course-dvonn-row-hint-1 = Przeszkadza ci czarny pion na e5.
course-dvonn-row-done = Z takiego stosu schodzi tylko górny pion. Twój potencjał zszedł, a czarny pion na e5 znów nie śpi.

course-dvonn-twice = Czarny DVONN leży na twoim pionie na e5. Przykryj i jego.
course-dvonn-twice-hint-1 = Wykorzystany DVONN można przykryć DVONN.
course-dvonn-twice-done = DVONN na DVONN: stosy mogą rosnąć, a kolory zawsze są na przemian.

course-dvonn-defend = Czarne grożą wejściem na d2 i przejęciem dwóch pionów. Przykryj jeden z tej trójki.
course-dvonn-defend-hint-1 = Twój DVONN na e5 ma czarnych sąsiadów na d4 i d5.
course-dvonn-defend-done = Linia ze zneutralizowanym pionem niczym nie grozi.

## Piles

course-piles = Stosy
course-piles-about = Kto jest na górze i co się budzi.

course-piles-pile = Ze stosu w grze jest tylko wierzch: to on nadaje punktowi kolor i liczy się w rzędach. To, co leży pod nim, śpi. Od dołu do góry kolory są zawsze na przemian.

course-piles-push = Pchnięcie przesuwa cały stos. Pchnij z e1.
course-piles-push-hint-1 = Wskaż kropkę e1.
course-piles-push-done = Oba piony stosu przesunęły się razem.

course-piles-wake = Ułóż rząd. Zabierze on czarny DVONN z f3, a twój pion pod nim się obudzi. Zdejmij wszystko, co wtedy jest rzędem.
course-piles-wake-hint-1 = Wejdź na b4, zdejmij rząd i spójrz jeszcze raz.
course-piles-wake-done = Jedno pchnięcie, dwa rzędy: drugi wyszedł spod pierwszego.

course-piles-theirs = Może to obudzić także drugą stronę. Popatrz: białe zdejmują rząd, czarny pion na e4 jest wolny i dopełnia czarny rząd. Czarne zdejmują go i przejmują e6.

course-piles-mind = Dwa twoje rzędy przecinają się na e4. Zdejmij jeden, ale nie budź czarnego pionu na e5.
course-piles-mind-hint-1 = Wybierz rząd, który nie idzie przez e5.
course-piles-mind-wrong-woken = Teraz czarny pion na e5 się obudził i czarne mają rząd, który przejmuje g5.
course-piles-mind-done = Dobry wybór. Drugi rząd obudziłby rząd czarnych.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Na środek – i pchasz jeszcze raz.

course-tamsk-rule = TAMSK działa, gdy pchnięcie przesunie go na środek, e5. Wtedy jego właściciel może zdjąć potencjał i wprowadzić go jeszcze raz, z dowolnej kropki: to dodatkowy ruch.

course-tamsk-centre = Przesuń swój TAMSK na środek. Potem wykonaj dodatkowy ruch, gdzie chcesz.
course-tamsk-centre-hint-1 = Pchnij z e1: trzy piony pójdą w górę.
course-tamsk-centre-wrong-pass = Możesz spasować, ale wtedy potencjał wypada z gry niewykorzystany. Wykonaj dodatkowy ruch.
course-tamsk-centre-done = Dwa pchnięcia w jednej turze! Nośnik zostaje na e5 jako pion podstawowy, a potencjał jest wykorzystany.

course-tamsk-two = Między dwoma pchnięciami nic się nie zdejmuje. Liczy się to, co stoi po obu. Przejmij dwa piony.
course-tamsk-two-hint-1 = Nośnik na e5 będzie częścią rzędu.
course-tamsk-two-hint-2 = Po pchnięciu z e1 brakuje punktu b2.
course-tamsk-two-done = Pierwsze pchnięcie dało pion na e5, dodatkowe dołożyło ten na b2.

course-tamsk-slant = Twój TAMSK może przyjść z każdej strony. Przejmij pion, korzystając też z dodatkowego ruchu.
course-tamsk-slant-hint-1 = Pchnij wzdłuż linii przez b2, c3 i d4.
course-tamsk-slant-done = Rząd poczekał, aż oba pchnięcia będą wykonane.

course-tamsk-undo = Przesuń swój TAMSK na e5: cztery twoje piony stoją w linii, ale to jeszcze nie rząd. Przerwij go dodatkowym ruchem, żeby b2, c3 i d4 zostały.
course-tamsk-undo-hint-1 = Pchnij jeszcze raz wzdłuż kolumny e.
course-tamsk-undo-done = Czwórka, którą przerywa drugie pchnięcie, nigdy nie była rzędem.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK przesunięty przez czarne
course-tamsk-theirs-about = Dodatkowy ruch na początku twojej tury.

course-tamsk-theirs-rule = Jeśli twój TAMSK trafi na środek po pchnięciu czarnych, dodatkowy ruch też jest twój. Wykonujesz go na początku swojej tury. Popatrz na pchnięcie czarnych.

course-tamsk-theirs-before = Wykonaj dodatkowy ruch, a potem zwykły.
course-tamsk-theirs-before-hint-1 = Oba pchnięcia mogą iść dokądkolwiek.
course-tamsk-theirs-before-done = Najpierw dodatkowy ruch, potem zwykły. Zwykły ruch nadal jest obowiązkiem: kto nie może go wykonać, przegrywa.

course-tamsk-theirs-plan = Dwa pchnięcia z rzędu: zaplanuj je razem i przejmij pion.
course-tamsk-theirs-plan-hint-1 = Kolumnie f brakuje dwóch pionów.
course-tamsk-theirs-plan-hint-2 = Pchnij dwa razy z f1.
course-tamsk-theirs-plan-done = Dwa pchnięcia razem potrafią to, czego nie potrafi jedno.

course-tamsk-theirs-row-first = Rzędy, które stoją na początku tury, schodzą najpierw. Tutaj twój TAMSK jest w jednym z nich. Zdejmij rząd tak, żeby dodatkowy ruch nie przepadł.
course-tamsk-theirs-row-first-hint-1 = Zostaw TAMSK na miejscu.
course-tamsk-theirs-row-first-wrong-taken = TAMSK zszedł z planszy, a z nim dodatkowy ruch.
course-tamsk-theirs-row-first-done = Pion naładowany może zostać w rzędzie i stamtąd zadziałał.

course-tamsk-theirs-chain = Dodatkowy ruch może przesunąć na środek kolejny twój TAMSK. Wtedy możesz go od razu użyć. Przejmij tak pion.
course-tamsk-theirs-chain-hint-1 = Najpierw pchnij z e1: twój drugi TAMSK przesunie się na e5.
course-tamsk-theirs-chain-hint-2 = Potem g6 dopełni twój rząd.
course-tamsk-theirs-chain-done = Dwa TAMSK, trzy pchnięcia, jedna tura!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Przykrywa pion GIPF.

course-punct-rule = PÜNCT działa na czarny pion na sąsiednim punkcie: pion naładowany PÜNCT, wykorzystany PÜNCT albo pion GIPF. Na pion podstawowy nie działa.

course-punct-jump = Wskocz na czarny PÜNCT na d5.
course-punct-jump-hint-1 = Wybierz PÜNCT na d4.
course-punct-jump-done = Czarny potencjał śpi pod twoim, tak samo jak przy DVONN.

course-punct-one = Na pion GIPF sam PÜNCT nie wskakuje. Wypada z gry, a pion GIPF przykrywają piony z twojej rezerwy. Przykryj e5 jednym pionem podstawowym.
course-punct-one-hint-1 = Wybierz przykrycie jednym pionem.
course-punct-one-wrong-two = To były dwa piony, czyli pion GIPF. To będzie później; tym razem weź jeden.
course-punct-one-done = Przykryty pion GIPF liczy się jako przejęty. A to nie było pchnięcie: potencjały w ręku nadal są twoje.

course-punct-two = Możesz go też przykryć dwoma pionami. Razem są twoim nowym pionem GIPF. Zrób to!
course-punct-two-hint-1 = Wybierz przykrycie dwoma pionami.
course-punct-two-wrong-one = To był jeden pion podstawowy. Weź dwa.
course-punct-two-done = Czarne mają w grze o jeden pion GIPF mniej, a ty o jeden więcej. Nie udałoby się tylko przy pustej rezerwie.

course-punct-win = Drugi pion GIPF czarnych jest już przykryty. Wygraj partię.
course-punct-win-hint-1 = Jeden z twoich potencjałów PÜNCT stoi obok e5.
course-punct-win-done = Czarne nie mają już w grze pionu GIPF. Wygrywasz!

## Covered GIPF-pieces

course-covered = Przykryte piony GIPF
course-covered-about = Co leży pod pionem, może wrócić.

course-covered-back = Pion podstawowy musi zejść ze swoim rzędem. Jeśli przykrywa pion GIPF, ten wraca do gry. Popatrz.

course-covered-free = Czarne przykryły twój pion GIPF na f5. Uwolnij go.
course-covered-free-hint-1 = Ułóż rząd, który styka się z f5.
course-covered-free-done = Czarny pion został przejęty z twoim rzędem, a twój pion GIPF wrócił.

course-covered-special = To ostatni pion GIPF czarnych, a pion, którym go przykryjesz, dopełni twój rząd. Wygraj partię.
course-covered-special-hint-1 = Co musi zejść z rzędem, a co może zostać?
course-covered-special-wrong-basic = Pion podstawowy musi zejść z rzędem i czarny pion GIPF wraca. Utratę pionów GIPF sprawdza się dopiero po zdjęciu rzędów.
course-covered-special-done = Pion GIPF może zostać w rzędzie, więc czarny pozostaje przykryty. Wygrywasz!

course-covered-cover-again = Czarne przykryły twój pion GIPF na e5 dwoma pionami. To pion GIPF, więc możesz go z kolei przykryć. Niech punkt znów będzie twój.
course-covered-cover-again-hint-1 = Użyj swojego PÜNCT i przykryj dwoma pionami.
course-covered-cover-again-done = Trzy piony GIPF w jednym stosie, a górny jest twój.

course-covered-keep = Twój pion GIPF na d5 przykrywa czarny. Zdejmij rząd i nie wypuść go.
course-covered-keep-hint-1 = Zostaw swój pion GIPF na miejscu.
course-covered-keep-wrong-out = Twój pion GIPF zszedł, a czarny wrócił do gry.
course-covered-keep-done = Twój pion GIPF zostaje, a czarny pod nim nadal jest poza grą.

### Ultimate GIPF

course-chapter-ultimate = Ostateczny GIPF

## All five potentials

course-ultimate = Wszystkie pięć potencjałów
course-ultimate-about = Wszystko naraz i w dobrej kolejności.

course-ultimate-start = Ostateczny GIPF to GIPF turniejowy z wszystkimi pięcioma potencjałami, po trzy każdego rodzaju, i 21 pionami podstawowymi. Kolejność: najpierw piony GIPF, potem piony naładowane, potem podstawowe.

course-ultimate-order = Masz już na planszy dwa piony GIPF i to wystarczy. Wprowadź teraz pion naładowany DVONN.
course-ultimate-order-hint-1 = Wybierz DVONN w swojej rezerwie.
course-ultimate-order-done = Pierwszy pion naładowany zakończył wprowadzanie pionów GIPF. Pierwszy pion podstawowy zakończyłby wprowadzanie naładowanych i przepadłyby potencjały, które masz jeszcze w ręku.

course-ultimate-meanwhile = Potencjałów na planszy można używać, gdy inne są jeszcze w ręku. Użyj swojego YINSH i przejmij pion naładowany.
course-ultimate-meanwhile-hint-1 = Twojej linii brakuje punktu e6.
course-ultimate-meanwhile-wrong-spared = Czarny pion naładowany został na planszy. Zabierz go!
course-ultimate-meanwhile-done = Zejść musiał tylko wykorzystany potencjał. Twoje piony naładowane mogły zostać.

course-ultimate-own = Czarny pion podstawowy na d3 przykrywa twój pion GIPF. DVONN może wskoczyć i na niego. Niech punkt będzie twój.
course-ultimate-own-hint-1 = Twój DVONN na d4 stoi tuż obok.
course-ultimate-own-done = Punkt znów jest twój, choć twój pion GIPF nadal jest przykryty. PÜNCT by tego nie zrobił: nie działa na piony podstawowe.

course-ultimate-which = Ostatni pion GIPF czarnych w grze stoi na e5. Jeden z twoich potencjałów wygrywa od razu. Który?
course-ultimate-which-hint-1 = Kto może działać na pion GIPF?
course-ultimate-which-done = PÜNCT go przykrywa i partia skończona.

course-ultimate-all = Ostatni pion GIPF czarnych stoi na f5. Zaplanuj dwa pchnięcia i wygraj.
course-ultimate-all-hint-1 = Twój TAMSK stoi tuż przy środku.
course-ultimate-all-hint-2 = Pchnij z e1, a potem wejdź na b2.
course-ultimate-all-wrong-left = Rząd styka się z czarnym pionem GIPF. Zabierz go!
course-ultimate-all-done = Dwa pchnięcia, jeden rząd i partia wygrana.

### Challenges

course-chapter-challenges = Wyzwania

## Challenges and side games

course-challenges = Wyzwania i gry poboczne
course-challenges-about = Chcesz użyć tego potencjału? Najpierw coś wygraj.

course-challenges-idea = Gracze mogą umówić się na wyzwania, tutaj po trzy. Kto chce użyć potencjału, zapowiada to. Druga strona się zgadza albo rzuca wyzwanie: wtedy rozstrzyga gra poboczna, na przykład papier, kamień, nożyce albo rzut kostką.

course-challenges-accepted = Zapowiedz skok swojego ZÈRTZ na d7.
course-challenges-accepted-hint-1 = Użyj ZÈRTZ jak zawsze.
course-challenges-accepted-done = Czarne się zgodziły, więc skok został wykonany.

course-challenges-won = Zapowiedz go jeszcze raz. Teraz czarne rzucą ci wyzwanie, a ty zdecydujesz, kto zaczyna grę poboczną. Powiedzmy, że ją wygrasz.
course-challenges-won-hint-1 = Zapowiedz skok, wybierz, kto zaczyna, i podaj wynik.
course-challenges-won-wrong-lost = To nie ten wynik: podaj wygraną.
course-challenges-won-done = Wygrana, więc skok został wykonany. Wystarczyłby remis. A czarne mają o jedno wyzwanie mniej.

course-challenges-lost = Teraz inaczej: czarne rzuciły ci wyzwanie i przegrywasz grę poboczną. Podaj wynik, a potem wykonaj inny ruch.
course-challenges-lost-hint-1 = Najpierw wynik, potem dowolne pchnięcie.
course-challenges-lost-wrong-won = W tym ćwiczeniu gra poboczna jest przegrana.
course-challenges-lost-done = Skok przepadł, a potencjał wypadł z gry. Jego nośnik został jako pion podstawowy, a twoja tura trwała dalej.

course-challenges-challenge = Czarne zapowiadają skok na d7. Rzuć wyzwanie!
course-challenges-challenge-hint-1 = Możesz się zgodzić albo rzucić wyzwanie.
course-challenges-challenge-done = Czarne przegrały grę poboczną, straciły potencjał i musiały znaleźć inny ruch.

course-challenges-spent = Rzucone wyzwanie jest zużyte, niezależnie od wyniku. Czarne nie mają tu już żadnego: potencjały białych działają od razu. Jeśli gra poboczna o dodatkowy ruch TAMSK zostanie przegrana, ruch po prostu przepada.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Gra samych potencjałów, na własnej planszy.

course-matrx-board = MATRX GIPF ma o jedną kolumnę więcej: i2, i3 oraz i4 są punktami. Środek nadal nazywa się e5. Każdy gracz ma trzy piony GIPF – tu pojedyncze – i po sześć potencjałów każdego rodzaju.

course-matrx-first = Dopóki masz w rezerwie pion GIPF, musisz nim zagrać. Wprowadź go.
course-matrx-first-hint-1 = Dobry będzie każdy wolny punkt na brzegu.
course-matrx-first-done = Jeszcze dwa: w pierwszych trzech turach wprowadzasz piony GIPF.

course-matrx-stack = Potem przychodzi pora na stosy: dwa potencjały jednego rodzaju. Wprowadź stos ZÈRTZ.
course-matrx-stack-hint-1 = Wybierz ZÈRTZ w swojej rezerwie.
course-matrx-stack-done = Rodzaje mogą wchodzić w dowolnej kolejności. Pojedynczy potencjał w rezerwie musi poczekać na drugi.

course-matrx-split = Aby użyć potencjału, weź górną połowę stosu. ZÈRTZ skacze tak, jak już wiesz. Skocz na d7.
course-matrx-split-hint-1 = Wybierz stos na d4, a potem d7.
course-matrx-split-done = Stos rozdzielił się na dobre: obie połowy to teraz wykorzystane potencjały.

course-matrx-again = Jeden z twoich pionów GIPF wrócił do rezerwy. Dopóki nim nie zagrasz, nie możesz użyć potencjału. Wprowadź go.
course-matrx-again-hint-1 = Możesz wprowadzić tylko jedną rzecz.
course-matrx-again-done = Teraz znów możesz używać potencjałów. Wcześniej wolno byłoby tylko wykonać dodatkowy ruch TAMSK.

## Potentials in MATRX

course-matrx-potentials = Potencjały w MATRX
course-matrx-potentials-about = DVONN i PÜNCT sięgają daleko, TAMSK się rozdziela.

course-matrx-potentials-dvonn = Tutaj DVONN wskakuje tylko na DVONN, ale wzdłuż dowolnej linii wolnych punktów. Przykryj czarny DVONN na d7.
course-matrx-potentials-dvonn-hint-1 = Kolumna d jest wolna między d4 a d7.
course-matrx-potentials-dvonn-done = Przeleciał nad dwoma wolnymi punktami. Nad pionem nie przeleci, a piony GIPF są przed nim bezpieczne.

course-matrx-potentials-punct = PÜNCT działa tak samo, na inne PÜNCT. Wskocz na ten, do którego możesz dotrzeć.
course-matrx-potentials-punct-hint-1 = Na jednej z dróg stoi czarny pion GIPF.
course-matrx-potentials-punct-done = W MATRX piony GIPF są pojedyncze i PÜNCT zostawia je w spokoju.

course-matrx-potentials-halves = Obie połowy stosu liczą się w rzędzie. Przesuń swój YINSH o jeden punkt i przejmij czarny stos.
course-matrx-potentials-halves-hint-1 = Przesuń się wzdłuż własnej linii.
course-matrx-potentials-halves-done = Obie połowy musiały zejść i są z powrotem w twojej rezerwie.

course-matrx-potentials-tamsk = Przesuń swój stos TAMSK na środek i wykonaj dodatkowy ruch.
course-matrx-potentials-tamsk-hint-1 = Pchnij z e1.
course-matrx-potentials-tamsk-done = Górna połowa weszła ponownie, dolna zostaje na e5, a obie są wykorzystane. Jeśli spasujesz, górna przepada na dobre.

## Rows in MATRX

course-matrx-rows = Rzędy w MATRX
course-matrx-rows-about = Pojedyncze schodzą, stosy mogą zostać, a wszystko wraca.

course-matrx-rows-rule = Z rzędem musi zejść każdy pojedynczy pion: piony GIPF i wykorzystane potencjały. Stosy mogą zostać. Ale rząd trzeba przerwać: nie mogą zostać cztery w twoim kolorze.

course-matrx-rows-keep = Zdejmij rząd i zostaw swoje trzy stosy.
course-matrx-rows-keep-hint-1 = Zejść muszą tylko c4 i d5.
course-matrx-rows-keep-turn-2 = Twój pion GIPF wrócił do rezerwy, więc trzeba nim zagrać. Wprowadź go.
course-matrx-rows-keep-done = W MATRX to, co zdejmujesz ze swoich, zawsze wraca: piony GIPF, stosy i wykorzystane potencjały.

course-matrx-rows-break = Cztery stosy nie mogą zostać razem. Zdejmij tylko ten z g5.
course-matrx-rows-break-hint-1 = Pozostałe trzy zostaw na miejscu.
course-matrx-rows-break-done = Wróciły dwa potencjały ZÈRTZ, a pozostałe stosy pracują dalej.

course-matrx-rows-pair = Wykorzystane potencjały wracają pojedynczo; dwa jednego rodzaju znów tworzą stos. Zdejmij rząd i przejmij czarny stos.
course-matrx-rows-pair-hint-1 = Czarny stos w twoim rzędzie można zabrać, tak jak własny.
course-matrx-rows-pair-turn-2 = Masz teraz w rezerwie dwa potencjały TAMSK. Wprowadź je jako stos.
course-matrx-rows-pair-done = Co zdejmujesz z własnych pionów, nigdy nie przepada.

## The end in MATRX

course-matrx-end = Koniec gry w MATRX
course-matrx-end-about = Trzy piony GIPF do upilnowania.

course-matrx-end-rule = Przegrywasz, gdy wszystkie trzy twoje piony GIPF są przejęte. Te w rezerwie są bezpieczne. Czarne straciły tu jeden, jeden mają na planszy i jeden w rezerwie.

course-matrx-end-win = Czarnym został jeden pion GIPF. Wygraj partię.
course-matrx-end-win-hint-1 = Ułóż rząd, który styka się z f5.
course-matrx-end-win-done = Wszystkie trzy przejęte. Wygrywasz!

course-matrx-end-both = Czarnym zostały dwa piony GIPF. Przejmij oba w jednej turze.
course-matrx-end-both-hint-1 = Jedno pchnięcie wzdłuż kolumny c układa dwa rzędy.
course-matrx-end-both-done = Pion GIPF w rzędzie musi zejść zawsze, czarny tak samo jak twój.

course-matrx-end-no-move = Kto nie może ani wprowadzić stosu, ani użyć potencjału, przegrywa. Czarne mają dwa pojedyncze potencjały w rezerwie i jeden stos na f5. Wygraj partię.
course-matrx-end-no-move-hint-1 = Przejmij stos.
course-matrx-end-no-move-done = Czarne nie mogą wykonać ruchu i wygrywasz. A przy okazji: w MATRX można grać także na planszy GIPF, gdzie jest ciaśniej.

### Side games

course-chapter-side-games = Inne gry
course-side-missed = Tak można zagrać, ale nie o to tu chodzi. Spróbuj jeszcze raz.

## YINSH

course-side-yinsh = Gra YINSH
course-side-yinsh-about = Pierścienie, znaczniki i rzędy po pięć, w czterech krokach.

course-side-yinsh-place = Najpierw na planszę trafiają pierścienie, po pięć każdego koloru. Postaw jeden ze swoich na dowolnym wolnym punkcie.
course-side-yinsh-place-done = To cała pierwsza faza. Gdy stoi wszystkich dziesięć pierścieni, zaczynają się poruszać.

course-side-yinsh-flip = Pierścień zostawia znacznik i odwraca te, które mija. Przesuń pierścień z e2 w górę, nad trzema znacznikami, na e8.
course-side-yinsh-flip-done = Białe stało się czarne, a czarne białe. Za znacznikami pierścień musi stanąć na pierwszym wolnym punkcie.

course-side-yinsh-row = Pięć znaczników twojego koloru obok siebie to rząd. Ułóż go pierścieniem z e3. Potem zdejmij rząd i jeden ze swoich pierścieni.
course-side-yinsh-row-done = Jeden pierścień mniej, i bardzo dobrze: kto zdejmie trzy, wygrywa.

course-side-yinsh-win = Dwa pierścienie masz już zdjęte. Ułóż rząd i zdejmij trzeci!
course-side-yinsh-win-done = Pierścień na f6 stał w luce. Gdy odszedł, został tam piąty znacznik.

## DVONN

course-side-dvonn = Gra DVONN
course-side-dvonn-about = Stosy, które idą tak daleko, jak są wysokie, i trzymają się czerwonych pionków.

course-side-dvonn-place = Zanim cokolwiek się ruszy, zapełnia się planszę, najpierw trzema czerwonymi pionkami. Postaw czerwony na dowolnym miejscu.
course-side-dvonn-place-done = Czerwone pionki nie należą do nikogo. Wkrótce wszystko na planszy będzie od nich zależeć.

course-side-dvonn-move = Stos przesuwa się dokładnie o tyle miejsc, ile ma wysokości, na inny stos. Przesuń stos trzech z b2.
course-side-dvonn-move-done = Trzy miejsca, na e2. Stos ma teraz cztery pionki, więc następnym razem poszedłby o cztery.

course-side-dvonn-cut = Co nie jest już połączone z czerwonym pionkiem, schodzi z planszy. Zagraj tak, by oba czarne stosy na g4 i h4 straciły połączenie.
course-side-dvonn-cut-done = f4 jest teraz puste. Dwa czarne stosy nie miały innej drogi do czerwonego pionka.

course-side-dvonn-win = To ostatni ruch gry. Zagraj tak, by mieć więcej pionków niż czarne.
course-side-dvonn-win-done = Dziewięć do trzech. Liczą się wszystkie pionki twoich stosów, bez względu na kolor.

## TZAAR

course-side-tzaar = Gra TZAAR
course-side-tzaar-about = Zbijać, wzmacniać się i zachować wszystkie trzy rodzaje pionków.

course-side-tzaar-first = Na początku każdy punkt jest zajęty. Wykonaj pierwszy ruch gry: zbij dowolny czarny pionek.
course-side-tzaar-first-done = Pierwsza tura białych to jedno zbicie. Potem tura to dwa ruchy: zbicie i drugi do wyboru.

course-side-tzaar-high = Stos zbija to, co nie jest od niego wyższe. Tylko jeden z twoich może zbić stos trzech na c7. Zrób to.
course-side-tzaar-high-done = Stos na c4 był dość wysoki. Rodzaje nie mają tu znaczenia.

course-side-tzaar-stack = Drugi ruch może cię wzmocnić: połóż pionek z b2 na własnym pionku na a2.
course-side-tzaar-stack-done = Górny pionek nadaje stosowi rodzaj. Odwrotnie zakryłoby to twoją ostatnią Tzarrę i byłaby przegrana.

course-side-tzaar-win = Kto straci ostatni pionek jakiegoś rodzaju, przegrywa. Tylko jeden czarny Tzaar nie jest zakryty. Zbij go!
course-side-tzaar-win-done = Żaden czarny Tzaar nie leży już na wierzchu stosu: od razu wygrywasz.

## ZÈRTZ

course-side-zertz = Gra ZÈRTZ
course-side-zertz-about = Wspólne kulki, kurcząca się plansza i obowiązkowe zbicia.

course-side-zertz-place = Tu nie ma czego zbić. Połóż więc kulkę dowolnego koloru na pustym pierścieniu, a potem zabierz wolny pierścień z brzegu.
course-side-zertz-place-done = To jest tura: o jedną kulkę więcej, o jeden pierścień mniej.

course-side-zertz-jump = Kto może zbić, musi. Przeskocz kulką sąsiednią kulkę na pusty pierścień za nią.
course-side-zertz-jump-done = Przeskoczona kulka jest twoja. Po zbiciu niczego się nie kładzie.

course-side-zertz-chain = Kulka, która może skakać dalej, musi. Zbij dwie kulki w jednej turze.
course-side-zertz-chain-done = Dwie naraz! Często warto oddać kulkę, żeby odciągnąć przeciwnika.

course-side-zertz-group = Pierścienie g1 i g2 są odcięte od reszty. Zapełnij pusty, a potem jak zwykle zabierz pierścień.
course-side-zertz-group-done = Każdy pierścień grupy miał kulkę, więc wszystko zostało zbite.

## PÜNCT

course-side-punct = Gra PÜNCT
course-side-punct-about = Elementy z trzech kropek, mosty i łańcuch od boku do boku.

course-side-punct-add = Wybierz element obok planszy, potem miejsce na jego PÜNCT poza sześciokątem pośrodku, a potem, jak ma leżeć.
course-side-punct-add-done = Zaznaczona kropka to PÜNCT. Nowe elementy leżą zawsze na samej planszy, poza środkiem.

course-side-punct-move = Teraz przesuń swój element. Jego PÜNCT idzie w linii prostej tak daleko, jak chcesz; potem wybierz, jak ma leżeć.
course-side-punct-move-done = Może przejść nad wszystkim po drodze i może się obrócić.

course-side-punct-bridge = Przesuwany element może się wspinać. Przenieś prosty element z j4 na c4 i skieruj go w górę: most od białego trójkąta do czarnego.
course-side-punct-bridge-done = PÜNCT musi leżeć na twoim kolorze. Środek elementu wisi nad pustym miejscem.

course-side-punct-win = Łańcuch twojego koloru między dwoma przeciwległymi bokami wygrywa. Twój jest otwarty u góry. Zamknij go!
course-side-punct-win-done = Od brzegu do brzegu, widziany z góry: wygrana.

### When a task is not solved yet

course-missed-play = To dozwolone, ale tu chodzi o coś innego. Spróbuj jeszcze raz.
course-missed-push = { $unit ->
        [B] Tym razem wprowadź pion podstawowy.
        [G] Tym razem wprowadź pion GIPF.
        [T] Tym razem wprowadź TAMSK.
        [Z] Tym razem wprowadź ZÈRTZ.
        [D] Tym razem wprowadź DVONN.
        [Y] Tym razem wprowadź YINSH.
       *[P] Tym razem wprowadź PÜNCT.
    }
course-missed-use = { $unit ->
        [T] Tym razem wykonaj dodatkowy ruch z TAMSK.
        [Z] Tym razem użyj ZÈRTZ.
        [D] Tym razem użyj DVONN.
        [Y] Tym razem użyj YINSH.
       *[P] Tym razem użyj PÜNCT.
    }
course-missed-stand = Prawie. Spójrz jeszcze raz na { $spots }.
course-missed-block = Na linii od { $first } do { $last } jest jeszcze wolny punkt.
course-missed-rows = { $count ->
        [one] To nie układa rzędu. Spróbuj jeszcze raz.
       *[other] To nie układa { $count } rzędów. Spróbuj jeszcze raz.
    }
course-missed-their-rows = { $count ->
        [one] To nie układa rzędu przeciwnika. Spróbuj jeszcze raz.
       *[other] To nie układa { $count } rzędów przeciwnika. Spróbuj jeszcze raz.
    }
course-missed-capture = { $unit ->
        [G] Żaden pion GIPF nie został przejęty. Spróbuj jeszcze raz.
       *[other] { $count ->
            [one] To nie przejmuje tego, o co chodzi. Spróbuj jeszcze raz.
           *[other] To przejmuje mniej niż { $count }. Spróbuj jeszcze raz.
        }
    }
course-missed-bring-back = Z planszy zeszło mniej niż { $count } twoich pionów. Spróbuj jeszcze raz.
course-missed-threaten = { $count ->
        [one] Jeszcze nie grozisz przejęciem. Spróbuj jeszcze raz.
        [few] To nie są { $count } groźby. Spróbuj jeszcze raz.
       *[other] To nie jest { $count } gróźb. Spróbuj jeszcze raz.
    }
course-missed-allow = { $unit ->
        [G] Twój pion GIPF nadal może zostać przejęty. Spróbuj jeszcze raz.
       *[other] Nadal możesz coś stracić. Spróbuj jeszcze raz.
    }
course-missed-deny = Przeciwnik nadal może ułożyć rząd. Spróbuj jeszcze raz.
course-missed-win = To nie wygrywa partii. Spróbuj jeszcze raz.

### Puzzles

puzzle-theme-win-1 = Wygraj w jednej turze
puzzle-theme-win-1-about = Znajdź ruch, który kończy partię.
puzzle-theme-capture = Przejmuj
puzzle-theme-capture-about = Zabierz w jednej turze, ile się da.
puzzle-theme-win-2 = Wygraj w dwóch turach
puzzle-theme-win-2-about = Jedna tura na przygotowanie, druga na wygraną.
puzzle-theme-defend = Jedyny ruch
puzzle-theme-defend-about = Przegrywa wszystko oprócz jednego. Znajdź go.
puzzle-theme-win-3 = Wygraj w trzech turach
puzzle-theme-win-3-about = Spójrz dalej: twoja tura, tura przeciwnika i tak dalej.
puzzle-theme-win-4 = Wygraj w czterech turach
puzzle-theme-win-4-about = Dla mistrzów i tych, którzy chcą nimi zostać.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Ruch białych: wygraj partię w tej turze.
           *[other] Ruch białych: wygraj najwyżej w { $turns } swoich turach, cokolwiek zrobią czarne.
        }
       *[b] { $turns ->
            [one] Ruch czarnych: wygraj partię w tej turze.
           *[other] Ruch czarnych: wygraj najwyżej w { $turns } swoich turach, cokolwiek zrobią białe.
        }
    }
puzzle-task-defend = { $player ->
        [w] Ruch białych: znajdź jedyny ruch, po którym czarne nie wymuszą wygranej w ciągu { $turns } tur.
       *[b] Ruch czarnych: znajdź jedyny ruch, po którym białe nie wymuszą wygranej w ciągu { $turns } tur.
    }
puzzle-task-capture = { $player ->
        [w] Ruch białych: przejmij w tej turze { $count ->
            [one] jeden pion.
            [few] { $count } piony.
           *[other] { $count } pionów.
        }
       *[b] Ruch czarnych: przejmij w tej turze { $count ->
            [one] jeden pion.
            [few] { $count } piony.
           *[other] { $count } pionów.
        }
    }

puzzle-go-on = { $turns ->
        [one] Dobrze! Jeszcze jedna tura.
       *[other] Dobrze! Wygrana wciąż jest w zasięgu, najwyżej w { $turns } turach.
    }
puzzle-this-turn = Na razie dobrze. Twoja tura trwa dalej.
puzzle-solved = Rozwiązane!
puzzle-wrong-win = To nie wygrywa na czas. Spróbuj jeszcze raz.
puzzle-wrong-defend = Po tym ruchu partia jest przegrana. Spróbuj jeszcze raz.
puzzle-wrong-capture = To za mało przejętych. Spróbuj jeszcze raz.
