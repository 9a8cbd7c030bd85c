# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Toernooien
tournaments-text = Elke maand begint voor elk van deze spellen een toernooi waarin iedereen tegen iedereen speelt, over dagen. Doe mee tot de eerste van de maand; alle partijen beginnen tegelijk en gaan om rating.
tournaments-upcoming = Volgende maand
tournaments-running = Bezig
tournaments-past = Voorbij
tournaments-more = Eerdere
tournament-starts = begint op { $date }
tournament-began = begon op { $date }
tournament-entrants = { $count ->
    [0] nog niemand doet mee
    [one] één aanmelding
   *[other] { $count } aanmeldingen
}
tournament-players = { $count } deelnemers
tournament-own = je doet mee
tournament-winners = gewonnen door { $names }
tournament-enter = Meedoen
tournament-leave = Toch niet meedoen
tournament-withdraw = Terugtrekken
tournament-withdraw-ask = Je lopende partijen worden opgegeven. Is nog niet minstens de helft van je partijen voorbij, dan telt er geen een, voor niemand.
tournament-stay = Blijven meedoen
tournament-account = Wie een account heeft, kan meedoen.
tournament-time = { $time } bij het begin, { $added } erbij met elke beurt, nooit meer dan { $most }
tournament-how = Groepen van hoogstens zeven, van ongeveer gelijke sterkte. In een groep speelt iedereen één keer tegen iedereen; tot en met vier mensen twee keer, met verwisselde kleuren. Met minder dan drie mensen begint het een maand later. Wie iemand heeft geblokkeerd komt in een andere groep, of speelt in elk geval niet tegen die persoon.
tournament-order = Op punten, dan Sonneborn-Berger (SB: de punten van wie je hebt verslagen, en de helft bij remise), dan gewonnen partijen. Wie door de tijd gaat, verliest.
tournament-entered = Aangemeld
tournament-group = Groep { $number }
tournament-rank = Plaats
tournament-player = Speler
tournament-points = Punten
tournament-tie-break = SB
tournament-goes-on = bezig
tournament-against = { $name } tegen { $other }: { $result }
tournament-withdrawn = heeft zich teruggetrokken
tournament-uncounted = heeft zich teruggetrokken; deze partijen tellen niet
tournament-gone = iemand die weg is
tournament-of-game = Toernooi
