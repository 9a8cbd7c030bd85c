# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Beszélgetés
talk-open = Beszélgetés, { $count } új
talk-room = { $room ->
    [players] Te és az ellenfeled
   *[spectators] Akik nézik
}
talk-apart = A játékosok ezt játék közben nem látják.
talk-nothing = Még senki sem mondott semmit.
talk-say = Amit mondani szeretnél
talk-send = Küldés
talk-quick = Gyors szavak
talk-preset = { $preset ->
    [hello] Szia!
    [good-luck] Sok szerencsét!
    [have-fun] Jó szórakozást!
    [well-played] Szép játék!
    [good-game] Jó játszma volt!
    [thanks] Köszönöm!
    [sorry] Bocsánat!
    [one-moment] Egy pillanat, kérlek.
   *[goodbye] Viszlát!
}

person-of = { $name } profilja
person-guest = Vendég
person-since = itt van { $date } óta
person-ratings = Értékszámok
person-unrated = Még nincs értékelt játszma.
person-games = Játszmák
person-games-none = Nincs mindenki számára látható játszma.
person-graph = { $name } értékszáma { $count } játszmán át: { $first } és { $last } között
person-file = Játszmáim letöltése
person-block = Tiltás
person-unblock = Tiltás feloldása
person-block-why = { $blocked ->
    [yes] Többé nem találkoztok, és nem olvasod, amit { $name } mond.
   *[no] Ha letiltod ezt a játékost, többé nem találkoztok, és nem olvasod, amit { $name } mond.
}
person-blocked = { $name } tiltva.
person-unblocked = { $name } már nincs tiltva.
person-find = Keresés név szerint
person-find-none = Senkit sem hívnak így.
report = Bejelentés
report-title = { $name } bejelentése
report-text = Mi történt?
report-send = Bejelentés elküldése
report-sent = Köszönjük. Egy moderátor megnézi.
report-reason = { $reason ->
    [insult] Sértés
    [cheating] Program segítsége
    [spam] Reklám
    [name] Illetlen név
   *[other] Valami más
}

order = Bejelentések
order-open = Megnézendő
order-done = Elintézve
order-none = Nincs mit megnézni.
order-by = bejelentette: { $name }
order-gone = valaki, aki elment
order-note = Megjegyzés a naplóba
order-action = { $action ->
    [dismiss] Marad így
    [mute] Egy hét hallgatás
   *[unmute] Újra beszélhet
}
order-was = { $action ->
    [dismiss] { $moderator }: maradt így
    [mute] { $moderator }: egy hét hallgatás
   *[unmute] { $moderator }: újra beszélhet
}
order-agreement = { $games ->
    [one] Egy értékelt játszma { $turns } köréből { $first }%-ban a motor első választása; körönként a nyerési esély { $loss }%-a veszett el.
   *[other] Az utolsó { $games } értékelt játszma { $turns } köréből { $first }%-ban a motor első választása; körönként a nyerési esély { $loss }%-a veszett el.
}
order-agreement-here = Ebben a játszmában: { $turns } körből { $first }%-ban a motor első választása; körönként a nyerési esély { $loss }%-a veszett el.
order-agreement-why = Ez önmagában semmit sem bizonyít: aki jól játszik, gyakran egyetért a motorral.
