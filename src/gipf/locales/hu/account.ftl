# Egy szolgáltatás fiókjai.

account-bar = Belépés
account-bar-own = A fiókod, { $name }
sign-tabs = Belépés vagy új fiók
sign-in = Belépés
sign-up = Új fiók
account-name = Név
account-name-or-mail = { $mail ->
    [yes] Név vagy e-mail-cím
   *[no] Név
}
account-name-why = 2–20 karakter; mindenki látja.
account-password = Jelszó
account-password-new = Új jelszó
account-password-why = Legalább 10 karakter. Jó néhány össze nem tartozó szó.
sign-in-passkey = Belépés belépőkulccsal
sign-in-mail = Link e-mailben
sign-in-mail-send = Link küldése
sign-in-mail-sent = Ha ez a cím egy fiókhoz tartozik, már úton van egy link. Egyszer használható, tíz percig.
account-mail = E-mail-cím
sign-up-why = Fiókkal megmarad a neved, és minden eszközön megtalálod a játszmáidat.
sign-up-guest = Amit eddig itt játszottál, a tiéd marad.
sign-up-way = Hogyan szeretnél belépni?
way-name = { $way ->
    [password] Jelszó
    [passkey] Belépőkulcs
   *[mail] Link e-mailben
}
way-passkey-why = Az eszközöd őrzi a kulcsot, és ujjat, arcot vagy számot kér.
way-mail-why = Minden belépéskor küldünk egy linket.
account-ways = Hogyan lépsz be
account-save = Mentés
account-saved = Elmentve.
account-mail-sent = Egy link úton van ide: { $mail }. Ha követted, e-maillel is beléphetsz.
account-mail-remove = Az e-mail-cím eltávolítása
passkeys = Belépőkulcsok
passkey-add = Belépőkulcs hozzáadása
passkey-remove = A(z) { $name } belépőkulcs eltávolítása
since = { $when } óta
passkey-cancelled = A belépőkulcsot nem használtad.
sessions = Hol vagy belépve
session-this = itt, most
session-seen = utoljára { $when }
session-agent = { $browser }, { $system }
session-end = Kilépés: { $agent }
sessions-end = Kilépés mindenhol máshol
sign-out = Kilépés
account-profile = A profilod
prove-title = Te vagy az?
prove-text = A belépés módjának megváltoztatásához mutasd meg még egyszer, hogy te vagy.
prove = Tovább
prove-otherwise = Ki is léphetsz, majd be újra.
export-title = Az adataid
export-text = Minden, amit itt rólad őrzünk, egy fájlban. A játszmákat bármelyik GIPF átveszi.
export = Letöltés
delete-title = A fiók törlése
delete-text = A másokkal játszott játszmák megmaradnak, a neved nélkül; a folyamatban lévőket feladod. Amit egyedül játszottál, eltűnik, és minden más is. Ezt nem lehet visszavonni.
delete = A fiók törlése
delete-sure = Végleges törlés
delete-no = A fiók megtartása

## Programok fiókjai. $name egy token neve, $scope az, amire jó: play, offers vagy talk.

bots-title = Programok, amelyek játszanak
bots-text = E fiók nevében egy program is játszhat. Akkor mindenki látja, hogy bot, és örökre az is marad.
bots-make = Legyen botfiók
bots-make-sure = Bot örökre
bots-make-no = Maradjon, ahogy van
bots-is = Ez egy botfiók. A programjai tokennel jönnek, mindegyik a sajátjával; akinél a token van, az ezen a néven játszik.
token-name = A token neve
token-name-why = Csak neked szól: melyik program jön vele.
token-scopes = Mire jó
token-scope = { $scope ->
    [play] Játék
    [offers] Játszmák felajánlása és elfogadása
   *[talk] Beszélgetés
}
token-make = Token készítése
token-new = Az új token
token-once = Másold le most: többé nem jelenik meg.
token-copy = A token másolása
token-copied = A token a vágólapon van.
token-used = legutóbb használva: { $when }
token-unused = még nem használták
token-revoke = A(z) { $name } token visszavonása
token-revoke-short = Visszavonás
