## What there is to learn

learn-title = Nauka
learn-about = Każda zasada z małym ćwiczeniem na planszy. Czytaj i graj: plansza powie, czy jest dobrze.
learn-begin = Zacznij od planszy
learn-begin-why = Pięć minut i umiesz grać.
learn-next = Teraz dla ciebie
learn-go-on = Dalej
learn-all-done = Cały kurs za tobą. Czekają na ciebie zadania.
learn-rules = Przeczytaj zasady
learn-knowledge = Co wiadomo o tych grach
learn-course = Kurs
learn-course-done = Ukończone lekcje: { $done } z { $all }
learn-lesson-state = { $state ->
    [done] ukończona
    [begun] kroki: { $done } z { $all }
   *[new] { $all ->
        [one] jeden krok
        [few] { $all } kroki
       *[other] { $all } kroków
    }
}
learn-puzzles = Zadania
learn-puzzles-about = Pozycje z partii, w których dobry jest tylko jeden pierwszy ruch. Liczy się każdy sposób, by wygrać na czas.
learn-puzzles-solved = Rozwiązane: { $done } z { $all }
learn-forget = Zapomnij moje postępy
learn-forget-title = Zapomnieć wszystkie postępy?
learn-forget-text = Lekcje i zadania zaczną się od nowa. Twoje partie zostaną.
learn-forget-yes = Zapomnij
learn-forget-no = Zachowaj
learn-loading = Chwileczkę…

## A lesson

lesson-overview = Wszystkie lekcje
lesson-steps = Kroki tej lekcji
lesson-step = { $kind ->
    [task] Krok { $step }, ćwiczenie
   *[look] Krok { $step }
}{ $state ->
    [solved] , wykonany
    [shown] , pokazany
   *[new] {""}
}
lesson-next = Dalej
lesson-finish = Zakończ
lesson-watch-again = Obejrzyj jeszcze raz
lesson-finished = Lekcja ukończona: { $title }
lesson-ended = Koniec lekcji: { $title }
lesson-finished-text = { $done ->
    [0] Niektóre kroki jeszcze czekają.
    [one] To była pierwsza z { $all } lekcji.
   *[other] Ukończone lekcje: { $done } z { $all }.
}
lesson-finished-next = Następna lekcja: { $title }
lesson-finished-all = Znasz już wszystkie zasady GIPF.
lesson-finished-play = Zagraj partię
lesson-finished-again = Jeszcze raz
lesson-finished-puzzles = Spróbuj zadań

## A task

task-hint = Wskazówka
task-hints = Wskazówki
task-show = Pokaż mi
task-undo = Cofnij
task-takeback = Spróbuj jeszcze raz
task-again = Jeszcze raz
task-try = Spróbuj
task-shown = Tak to się robi: { $moves }. Teraz ty?
task-thinking = Sprawdzam każdą odpowiedź…
task-showing = Zobacz, jak to się robi.
task-reply = Odpowiedź: { $moves }
task-type = Wpisz ruch

## Puzzles

puzzles-next = Następne nierozwiązane
puzzles-all-solved = Wszystkie rozwiązane. Brawo!
puzzle-title = { $theme }, { $number }
puzzle-number = Zadanie { $number }
puzzle-difficulty = Trudność { $difficulty } z 5
puzzle-state = { $state ->
    [solved] rozwiązane
    [shown] pokazane
   *[new] jeszcze przed tobą
}
puzzle-next = Następne zadanie
puzzle-last = Wszystkie zadania tego działu są rozwiązane.
puzzle-to-theme = Do listy
puzzle-rating = Ranking: zadanie { $puzzle } · ty { $player }
puzzle-rating-change = Ranking { $change }: { $why ->
    [solved] rozwiązane za pierwszym razem.
    [wrong] pierwsza próba była błędna, a kolejne się nie liczą.
    [hint] ze wskazówką liczy się jako nierozwiązane.
    [shown] pokazane rozwiązanie liczy się jako nierozwiązane.
   *[again] w każdym zadaniu liczy się tylko pierwsza próba.
}
puzzle-rating-of = Ranking { $rating }
puzzles-rating = Twój ranking
puzzles-rating-where = Jest zapisany w tej przeglądarce, tak jak rozwiązane zadania.
puzzles-daily = Zadanie dnia
puzzles-daily-done = To było dzisiejsze. Następne pojawi się jutro.
puzzles-more = Więcej zadań
puzzles-all = Wszystkie zadania
puzzles-by-theme = Zadania według tematów
puzzles-streak = Seria
puzzles-streak-why = Jedno po drugim, coraz trudniejsze, do pierwszego błędu. Najlepszy wynik: { $count }
puzzles-variant = Wariant
puzzles-theme = Temat
puzzles-any = Wszystkie
puzzles-suited = Zadanie dla ciebie
puzzles-none = Takich zadań jeszcze nie ma.
streak-length = { $count } z rzędu
streak-over = Seria skończyła się na { $count }.
streak-best = Rekord: { $count }
streak-anew = Nowa seria
streak-all = Masz za sobą wszystkie zadania: { $count } z rzędu.
