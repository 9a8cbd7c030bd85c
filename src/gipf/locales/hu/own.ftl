# Amit valaki egy játszmánál magának tart meg: jegyzetek, tábla a próbálgatáshoz, feltételes lépések.

own-note = Jegyzetek magadnak
own-note-why = Senki más nem látja őket, a játszma után sem.
own-note-kept = Elmentve.
own-note-changed = Mentés…
own-board = A saját táblád
own-board-why = motor nélkül, csak neked
own-board-now = A játszma mostani állásához
own-board-back = Vissza a játszmához
own-board-went-on = A játszma továbbment.

conditions = Feltételes lépések
conditions-how = Játszd le a táblán, mit léphet a másik játékos, majd a válaszodat. Ha így történik, a válaszodat azonnal meglépjük.
conditions-not-now = Akkor adhatod meg őket, amíg a másik játékos dönt.
conditions-add = Így válaszolok
conditions-there = Ez a válasz már megvan.
conditions-replaces = { $count ->
    [one] Egy másik, ugyanarra adott válasz helyére lép.
   *[other] { $count } másik változat helyére lép.
}
conditions-added = Mostantól így válaszolunk helyetted.
conditions-removed = Többé nem válaszolunk így helyetted.
conditions-remove = Törlés: { $line }
conditions-remove-short = Törlés
conditions-clear = Mind törlése
condition-if = ha { $turn }
condition-and-if = és ha { $turn }
condition-then = akkor { $turn }
