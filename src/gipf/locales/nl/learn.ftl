## What there is to learn

learn-title = Leren
learn-about = Elke regel met een kleine opgave op het bord. Speel terwijl je leest: het bord zegt of het goed is.
learn-begin = Begin met het bord
learn-begin-why = Vijf minuten en je kunt spelen.
learn-next = Nu aan de beurt
learn-go-on = Verder
learn-all-done = Je hebt de hele cursus doorlopen. Er wachten puzzels op je.
learn-rules = De regels lezen
learn-knowledge = Wat men van deze spellen weet
learn-course = De cursus
learn-course-done = { $done } van { $all } lessen gedaan
learn-lesson-state = { $state ->
    [done] klaar
    [begun] { $done } van { $all } stappen gedaan
   *[new] { $all ->
        [one] één stap
       *[other] { $all } stappen
    }
}
learn-puzzles = Puzzels
learn-puzzles-about = Stellingen uit partijen, met één eerste zet die goed is. Elke manier om op tijd te winnen telt.
learn-puzzles-solved = { $done } van { $all } opgelost
learn-forget = Mijn voortgang vergeten
learn-forget-title = Alle voortgang vergeten?
learn-forget-text = Lessen en puzzels beginnen opnieuw. Je partijen blijven.
learn-forget-yes = Vergeten
learn-forget-no = Bewaren
learn-loading = Een ogenblik …

## A lesson

lesson-overview = Alle lessen
lesson-steps = Stappen van deze les
lesson-step = { $kind ->
    [task] Stap { $step }, opgave
   *[look] Stap { $step }
}{ $state ->
    [solved] , klaar
    [shown] , voorgedaan
   *[new] {""}
}
lesson-next = Volgende
lesson-finish = Afronden
lesson-watch-again = Bekijk nog eens
lesson-finished = Les klaar: { $title }
lesson-ended = Einde van de les: { $title }
lesson-finished-text = { $done ->
    [0] Er staan nog stappen open.
    [one] Dat was de eerste les van { $all }.
   *[other] { $done } van { $all } lessen gedaan.
}
lesson-finished-next = Volgende les: { $title }
lesson-finished-all = Nu ken je alle regels van GIPF.
lesson-finished-play = Speel een partij
lesson-finished-again = Nog een keer
lesson-finished-puzzles = Probeer puzzels

## A task

task-hint = Tip
task-hints = Tips
task-show = Doe het voor
task-undo = Stap terug
task-takeback = Probeer het nog eens
task-again = Nog een keer
task-try = Probeer het zelf
task-shown = Zo gaat het: { $moves }. Nu jij?
task-thinking = Even alle antwoorden daarop bekijken …
task-showing = Kijk hoe het gaat.
task-reply = Antwoord: { $moves }
task-type = Typ een zet

## Puzzles

puzzles-next = Volgende open puzzel
puzzles-all-solved = Allemaal opgelost. Knap gedaan!
puzzle-title = { $theme }, { $number }
puzzle-number = Puzzel { $number }
puzzle-difficulty = Moeilijkheid { $difficulty } van 5
puzzle-state = { $state ->
    [solved] opgelost
    [shown] voorgedaan
   *[new] nog niet geprobeerd
}
puzzle-next = Volgende puzzel
puzzle-last = Alles van dit thema is opgelost.
puzzle-to-theme = Naar de lijst
puzzle-rating = Rating: puzzel { $puzzle } · jij { $player }
puzzle-rating-change = Rating { $change }: { $why ->
    [solved] bij de eerste poging opgelost.
    [wrong] de eerste poging was fout, en verdere tellen niet.
    [hint] met een tip telt het als niet opgelost.
    [shown] een voorgedane oplossing telt als niet opgelost.
   *[again] alleen de eerste poging bij een puzzel telt.
}
puzzle-rating-of = Rating { $rating }
puzzles-rating = Jouw rating
puzzles-rating-where = Die wordt in deze browser bewaard, net als wat je hebt opgelost.
puzzles-daily = Puzzel van de dag
puzzles-daily-done = Dat was die van vandaag. Morgen komt de volgende.
puzzles-more = Meer puzzels
puzzles-all = Alle puzzels
puzzles-by-theme = Puzzels per thema
puzzles-streak = Reeks
puzzles-streak-why = De ene na de andere, steeds moeilijker, tot de eerste fout. Tot nu toe hoogstens: { $count }
puzzles-variant = Variant
puzzles-theme = Thema
puzzles-any = Alle
puzzles-suited = Een passende
puzzles-none = Van deze soort is er nog geen puzzel.
streak-length = { $count } op rij
streak-over = De reeks eindigde bij { $count }.
streak-best = Record: { $count }
streak-anew = Nieuwe reeks
streak-all = Je hebt alle puzzels opgelost: { $count } op rij.
