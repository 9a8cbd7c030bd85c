# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Turniere
tournaments-text = Jeden Monat beginnt für jedes dieser Spiele ein Rundenturnier, das über Tage gespielt wird. Melde dich bis zum Ersten des Monats an; alle Partien beginnen zugleich und werden gewertet.
tournaments-upcoming = Nächsten Monat
tournaments-running = Laufende
tournaments-past = Vergangene
tournaments-more = Frühere
tournament-starts = beginnt am { $date }
tournament-began = begann am { $date }
tournament-entrants = { $count ->
    [0] noch niemand angemeldet
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}
tournament-players = { $count } Teilnehmer
tournament-own = du bist dabei
tournament-winners = gewonnen von { $names }
tournament-enter = Teilnehmen
tournament-leave = Doch nicht teilnehmen
tournament-withdraw = Zurückziehen
tournament-withdraw-ask = Deine laufenden Partien werden aufgegeben. Ist noch nicht mindestens die Hälfte deiner Partien zu Ende, zählt keine davon für irgendwen.
tournament-stay = Dabeibleiben
tournament-account = Wer ein Konto hat, kann teilnehmen.
tournament-time = Zu Beginn { $time }, mit jedem Zug { $added } mehr, nie mehr als { $most }
tournament-how = Gruppen von höchstens sieben, die etwa gleich stark sind. In einer Gruppe spielt jeder einmal gegen jeden, in einer von bis zu vier zweimal mit getauschten Farben. Bei weniger als drei Anmeldungen beginnt es einen Monat später. Wer jemanden blockiert hat, kommt in eine andere Gruppe oder spielt zumindest nicht gegen diese Person.
tournament-order = Nach Punkten, dann Sonneborn-Berger (SB: die Punkte der Besiegten und die halben bei Remis), dann Siegen. Wessen Zeit abläuft, verliert.
tournament-entered = Angemeldet
tournament-group = Gruppe { $number }
tournament-rank = Rang
tournament-player = Spieler
tournament-points = Punkte
tournament-tie-break = SB
tournament-goes-on = läuft noch
tournament-against = { $name } gegen { $other }: { $result }
tournament-withdrawn = hat sich zurückgezogen
tournament-uncounted = hat sich zurückgezogen; diese Partien zählen nicht
tournament-gone = jemand, der gegangen ist
tournament-of-game = Turnier
