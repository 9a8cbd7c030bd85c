# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Játék emberekkel
lobby-text = Ajánlj fel egy játszmát, vagy fogadj el egyet. Akik ugyanazt játszanák, maguktól egymásra találnak.
lobby-alone = Még senki sem jöhet ide. A beállításokban engedd be a hálózat többi tagját.
lobby-find = Ellenfél keresése
lobby-variants = Amit szívesen játszanál
lobby-when = Mikor
lobby-speed = { $speed ->
    [live] Most
   *[days] Több napon át
}
lobby-games = Ennyi játszma kezdődhet belőle
lobby-rated = Értékelt
lobby-rated-why = Az eredmény mindkettőtök értékszámát megváltoztatja.
lobby-bots = Botok is
lobby-bots-why = Programok is elfogadhatják ezt az ajánlatot. Enélkül csak emberek ellen játszol.
lobby-for-bots = botoknak is
lobby-seek = Ellenfelet keresek
lobby-seek-again = Inkább ezt keresem
lobby-computer = Addig játék a gép ellen
lobby-waiting = Ellenfelet keresünk…
lobby-stop = Abbahagyom
lobby-for-you = Kihívtak
lobby-offers = Nyílt ajánlatok
lobby-own = A te ajánlataid
lobby-none = Most senki sem vár. Tegyél ajánlatot: aki jön, látni fogja.
lobby-accept = Játsszunk
lobby-accept-of = Játék { $name } ellen
lobby-decline = Köszönöm, nem
lobby-decline-of = { $name } kihívásának elutasítása
lobby-withdraw = Visszavonás
lobby-done = Eltávolítás
lobby-go = A játszmához
lobby-begun = Elfogadták az ajánlatodat: elkezdődött egy játszma.
lobby-to = Neki: { $name }
lobby-owner = akié ez a GIPF
lobby-colour = { $player ->
    [w] világossal játszik
   *[b] sötéttel játszik
}
lobby-left = { $count } játszmára
lobby-which = Melyik játék
lobby-which-time = Melyik idő
lobby-watch = Nézhető játszmák
lobby-tournaments = Versenyek
lobby-featured = Most ezt játsszák
lobby-search = Játszmák keresése
lobby-challenge = { $name } kihívása
lobby-challenge-send = Kihívás elküldése
rating-provisional = ideiglenes: { $games } értékelt játszma
rating-known = { $games } értékelt játszma
lobby-reports = Bejelentések rossz viselkedésről
