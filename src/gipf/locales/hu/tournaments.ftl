# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Versenyek
tournaments-text = Minden hónapban körmérkőzés indul mindegyik játékból, több napon át játszva. A hónap elsejéig lehet nevezni; minden játszma egyszerre kezdődik, és értékelt.
tournaments-upcoming = A következő hónapban
tournaments-running = Folyamatban
tournaments-past = Befejezett
tournaments-more = Korábbiak
tournament-starts = kezdés: { $date }
tournament-began = kezdődött: { $date }
tournament-entrants = { $count ->
    [0] még nincs nevező
   *[other] { $count } nevező
}
tournament-players = { $count } résztvevő
tournament-own = részt veszel
tournament-winners = győztes: { $names }
tournament-enter = Nevezek
tournament-leave = Mégsem veszek részt
tournament-withdraw = Visszalépek
tournament-withdraw-ask = A folyamatban lévő játszmáidat feladod. Ha játszmáidnak még nincs legalább a fele befejezve, egyik sem számít senkinek.
tournament-stay = Maradok
tournament-account = Az nevezhet, akinek fiókja van.
tournament-time = Kezdetben { $time }, minden lépéssel { $added } jár hozzá, legfeljebb { $most }
tournament-how = Legfeljebb hétfős, hasonló erősségű csoportok. Egy csoportban mindenki egyszer játszik mindenkivel; legfeljebb négyfős csoportban kétszer, színcserével. Háromnál kevesebb nevezővel egy hónappal később kezdődik. Aki letiltott valakit, másik csoportba kerül, vagy legalábbis nem játszik vele.
tournament-order = Sorrend: pontok, aztán Sonneborn–Berger (SB: a legyőzöttek pontjai, döntetlennél a felük), aztán győzelmek. Akinek lejár az ideje, veszít.
tournament-entered = Nevezők
tournament-group = { $number }. csoport
tournament-rank = Hely
tournament-player = Játékos
tournament-points = Pont
tournament-tie-break = SB
tournament-goes-on = folyamatban
tournament-against = { $name } – { $other }: { $result }
tournament-withdrawn = visszalépett
tournament-uncounted = visszalépett; ezek a játszmák nem számítanak
tournament-gone = valaki, aki elment
tournament-of-game = Verseny
