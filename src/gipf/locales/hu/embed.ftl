# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = A tábla megfordítása
embed-autoplay = { $now ->
    [on] Megállítás
   *[off] Lépések lejátszása
}
embed-play = Játék innen a(z) { $level }. szint ellen
embed-replay = A játszma végignézése
embed-open = Megnyitás az alkalmazásban
embed-no-game = itt nincs játszma: a játszmafájl fejlécekkel kezdődik, mint [Variant "standard"]
embed-no-positions = A tábla nem tudja követni ezeket a lépéseket: a „gipf embed” az állásokat is melléjük írja.
embed-other-positions = ezek az állások nem a lépésekhez tartoznak; a „gipf embed” újra megírja őket
embed-no-file = nem olvasható: { $address }
embed-no-site = Ez a tábla nem tudja, hol van az alkalmazás: add meg a címét a „site” attribútummal.
embed-no-point = ezen a táblán nincs { $point } pont
