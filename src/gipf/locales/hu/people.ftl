# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Mások is csatlakozhatnak erről a hálózatról
network-why = Akinek megvan a hivatkozás, erről a hálózatról beléphet: játszhat, nézhet és tanulhat. Más semmit sem lát.
network-link = Ez a hivatkozás beenged valakit
network-guests = Akik eljöttek
network-here = itt van
network-away = nincs itt
network-remove = { $name } többé ne léphessen be
own-name = A neved
leave = Kilépés ebből a GIPF-ből
leave-why = { $place ->
    [service] Itt többé nem ismernek. A folyamatban lévő játszmákat feladod, és amelyeket más emberek nélkül játszottál, eltűnnek.
   *[home] Itt többé nem ismernek, és a helyeid másoké lehetnek.
}

## A guest's own link

go-on = Folytatás másik eszközön
go-on-why = Fiók nélkül csak ez a böngésző tudja, hogy te vagy { $name }. Saját hivatkozással egy másikban is { $name } néven játszhatsz tovább, vagy itt, ha elfelejtene.
go-on-make = { $is ->
    [another] Új hivatkozás készítése
   *[first] Hivatkozás készítése
}
go-on-show = Olvasd be ezt a kódot a másik eszközöddel, vagy nyisd meg ott a hivatkozást. Őrizd meg: csak most látható. És ne add oda senkinek: akinél megvan, a te nevedben játszik.
go-on-since = { $date } óta van hivatkozásod.
go-on-browsers = { $browsers ->
    [one] Egy böngészőben követték.
   *[other] { $browsers } böngészőben követték.
}
go-on-end = Folytatás csak itt
go-on-ended = Mostantól csak ez a böngésző ismer.

## Invitations

invite = Meghívás
invite-title = Valaki meghívása
invite-text = Olvasd be ezt a kódot a másik eszközzel, vagy nyisd meg ott a hivatkozást. Aki elsőként követi, azé a hely.
invite-watch = Nézők meghívása
invite-watch-title = Hivatkozás nézőknek
invite-watch-text = Aki ezt a hivatkozást követi, nézheti a játszmát, mást nem tehet.
invite-copy = Hivatkozás másolása
invite-copied = A hivatkozás a vágólapon van.
invite-qr = A hivatkozás QR-kódja
invite-joined = { $name } megérkezett.

## At the board

seat-awaited = Az ellenfeled még nem érkezett meg
seat-awaited-note = meghívva
seat-here = { $name } itt van
seat-away = { $name } nincs itt
seat-away-note = nincs itt
seat-asks = válaszra vár
watching = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
your-turn = Te jössz
their-turn = { $name } van soron.
still-awaited = { $name } még nem érkezett meg.
only-watching = Nézőként vagy itt.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } szeretne visszavenni egy lépést.
    [pause] { $name } szeretne szünetet tartani.
    [rematch] { $name } szeretne visszavágót.
   *[lot] { $name } szeretné, ha a véletlen döntene.
}
proposal-accept = Rendben
proposal-decline = Nem
proposal-declined = A másik játékos nem egyezett bele.
proposal-asked = Megkérdeztük a másik játékost.
rematch-begun = { $name } visszavágót kezdett: a „Visszavágó” gombbal játszhatod.

## Somebody has left a live game.

left-wait = { $name } elment. { $seconds } mp múlva nem kell tovább várnod.
left-claim = { $name } nem jön vissza. Fejezd be a játszmát, vagy várj.
claim-win = Győzelmet kérek
claim-draw = Legyen döntetlen

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Idő egy körre
days-bank = Időkeret
days-bank-start = Napok az elején
days-bank-added = Minden kör után hozzáadott órák
days-bank-most = Legfeljebb ennyi nap
days-why = Az idő attól fogva telik, hogy mindketten ott vannak, akár nézi valaki, akár nem. Akinek lejár az ideje, veszített.
days-left = még { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } adott neked még ennyi időt: { $time }.
given-them = { $name } még ennyi időt kapott tőled: { $time }.
given-other = { $name } még ennyi időt kapott: { $time }.
time-short = Fogy az időd: már csak { $time }.
vacation-until = Szabadságon eddig: { $date }
vacation-title = Szabadság
vacation-why = Szabadság alatt az időd minden több napos játszmában áll, és ezt a többiek is látják. Évente { $year } napod van; minden szabadság legalább egy napnak számít.
vacation-left = { $days ->
    [one] Ebben az évben egy nap maradt.
   *[other] Ebben az évben { $days } nap maradt.
}
vacation-days = Napok
vacation-begin = Szabadságra megyek
vacation-on = Szabadságon vagy eddig: { $date }. Az időd áll.
vacation-back = Visszajöttem
