## What there is to learn

learn-title = Tanulás
learn-about = Minden szabály egy kis feladattal a táblán. Olvasás közben játssz is: a tábla megmondja, jól csinálod-e.
learn-begin = Kezdd a táblával
learn-begin-why = Öt perc, és már játszhatsz.
learn-next = Ez következik
learn-go-on = Folytatás
learn-all-done = Végigjártad az egész tanfolyamot. Feladványok várnak rád.
learn-rules = A szabályok
learn-knowledge = Amit ezekről a játékokról tudni
learn-course = A tanfolyam
learn-course-done = { $all } leckéből { $done } kész
learn-lesson-state = { $state ->
    [done] kész
    [begun] { $all } lépésből { $done } kész
   *[new] { $all ->
        [one] egy lépés
       *[other] { $all } lépés
    }
}
learn-puzzles = Feladványok
learn-puzzles-about = Állások játszmákból, egyetlen helyes első lépéssel. Utána minden út jó, amely időben nyer.
learn-puzzles-solved = { $all } feladványból { $done } megoldva
learn-forget = Haladásom elfelejtése
learn-forget-title = Elfelejtsük a haladásodat?
learn-forget-text = A leckék és a feladványok elölről kezdődnek. A játszmáid megmaradnak.
learn-forget-yes = Elfelejtés
learn-forget-no = Megtartás
learn-loading = Egy pillanat…

## A lesson

lesson-overview = Minden lecke
lesson-steps = A lecke lépései
lesson-step = { $kind ->
    [task] { $step }. lépés, feladat
   *[look] { $step }. lépés
}{ $state ->
    [solved] , kész
    [shown] , megmutatva
   *[new] {""}
}
lesson-next = Tovább
lesson-finish = Befejezés
lesson-watch-again = Nézd meg újra
lesson-finished = A lecke kész: { $title }
lesson-ended = A lecke vége: { $title }
lesson-finished-text = { $done ->
    [0] Néhány lépés még hátravan.
    [one] Ez volt az első lecke, összesen { $all } van.
   *[other] { $all } leckéből { $done } kész.
}
lesson-finished-next = Következő lecke: { $title }
lesson-finished-all = Most már a GIPF minden szabályát ismered.
lesson-finished-play = Játssz egyet
lesson-finished-again = Még egyszer
lesson-finished-puzzles = Jöhetnek a feladványok

## A task

task-hint = Tipp
task-hints = Tippek
task-show = Mutasd meg
task-undo = Mégse
task-takeback = Próbáld újra
task-again = Még egyszer
task-try = Próbáld meg te is
task-shown = Így megy: { $moves }. Most te jössz?
task-thinking = Megnézek rá minden választ…
task-showing = Figyeld, hogyan megy.
task-reply = Válasz: { $moves }
task-type = Lépés beírása

## Puzzles

puzzles-next = Következő megoldatlan
puzzles-all-solved = Mind megvan. Szép munka!
puzzle-title = { $theme }, { $number }.
puzzle-number = { $number }. feladvány
puzzle-difficulty = Nehézség: { $difficulty }/5
puzzle-state = { $state ->
    [solved] megoldva
    [shown] megmutatva
   *[new] még nem próbáltad
}
puzzle-next = Következő feladvány
puzzle-last = Ebből a témából mind megvan.
puzzle-to-theme = A listához
puzzle-rating = Értékszám: feladvány { $puzzle } · te { $player }
puzzle-rating-change = Értékszám { $change }: { $why ->
    [solved] elsőre megoldva.
    [wrong] az első próba hibás volt, a többi nem számít.
    [hint] tippel megoldatlannak számít.
    [shown] a megmutatott megoldás megoldatlannak számít.
   *[again] egy feladványnál csak az első próba számít.
}
puzzle-rating-of = Értékszám: { $rating }
puzzles-rating = Értékszámod
puzzles-rating-where = Ebben a böngészőben marad meg, ahogy az is, amit megoldottál.
puzzles-daily = A nap feladványa
puzzles-daily-done = Ez volt a mai. A következő holnap jön.
puzzles-more = További feladványok
puzzles-all = Minden feladvány
puzzles-by-theme = Feladványok témánként
puzzles-streak = Sorozat
puzzles-streak-why = Egyik a másik után, egyre nehezebb, az első hibáig. Eddigi legjobb: { $count }
puzzles-variant = Változat
puzzles-theme = Téma
puzzles-any = Mind
puzzles-suited = Egy neked való
puzzles-none = Ilyen feladvány még nincs.
streak-length = { $count } egymás után
streak-over = A sorozat { $count } után véget ért.
streak-best = Legjobb: { $count }
streak-anew = Új sorozat
streak-all = Minden feladványt megoldottál: { $count } egymás után.
