## Az oldal, amely kiszolgáló nélkül, egyszerű fájlokból működik

host-loading = A játék előkészítése: { $percent }%
host-loading-label = Hol tart
host-failed = Ez a böngésző nem tudta elindítani a játékot. Egy újabb böngésző talán segít.
update-there = Ennek az oldalnak új változata van. A játszmáid megmaradnak.
update-now = Újratöltés
here-now = A szerver nem válaszol, ezért ez az oldal magától folytatja. A játszmáid ebben a böngészőben maradnak, amíg vissza nem tér.
here-mark = A játszmák most ebben a böngészőben vannak
here-other = Ez a játszma a szerveren van, amely most nem válaszol. Ha visszatér, folytathatod.
here-again = A szerver újra itt van.
here-back = { $count ->
    [one] A szerver újra itt van, és már nála van a közben lejátszott játszmád.
   *[other] A szerver újra itt van, és már nála van a közben lejátszott { $count } játszmád.
}
here-left = { $count ->
    [one] Egy játszmát nem sikerült átadni a szervernek. Ebben a böngészőben marad.
   *[other] { $count } játszmát nem sikerült átadni a szervernek. Ebben a böngészőben maradnak.
}
