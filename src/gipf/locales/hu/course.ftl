### First steps

course-chapter-first-steps = Első lépések

## The board

course-board = A tábla
course-board-about = Pontok, pöttyök és vonalak, meg az első korongod.

course-board-spots = Üdv a GIPF világában! Ahol a vonalak metszik egymást, ott vannak a pontok, összesen 37. Minden a pontokon történik. A bekarikázott e5 a közép.

course-board-dots = Kint a széleken pöttyöket látsz. A korongot egy pöttyre teszed, és a vonal mentén az első pontra tolod. Pöttyön soha nem marad korong.

course-board-enter = Te vagy Fehér. Tolj egy korongot a szélen bármelyik üres pontra.
course-board-enter-hint-1 = Mutass egy szélső pontra, és told be a korongot.
course-board-enter-done = Ott is van! A tartalékodból jött, ahol most eggyel kevesebb korong van.

course-board-names = Az oszlopoknak betűjük van, balról jobbra. Az oszlopban Fehér oldaláról számolsz, és a pötty is számít. Ez a korong tehát a c4-en áll.

course-board-find = Tolj egy korongot a g6-ra.
course-board-find-hint-1 = A g oszlop jobbról a harmadik. A g1 pötty az alsó végén van.
course-board-find-wrong-side = Nem egészen. A betűk balról jobbra mennek, a számok Fehér oldaláról felfelé.
course-board-find-done = Megvan. Mostantól bármelyik pontot el tudod olvasni.

course-board-lines = A vonalak három irányban futnak, így egy pontról hatfelé vezet út. A GIPF-ben minden a vonalak mentén mozog.

course-board-start = Így kezdődik az alap GIPF. Mindkét játékosnak 15 korongja van: három a sarkokban, tizenkettő a tartalékban. Fehér kezd, aztán felváltva következtek.

## Pushing

course-pushing = Tolás
course-pushing-about = Hogyan jön be egy korong, ha az első pont foglalt.

course-pushing-first = Az e2 pont foglalt. Azért csak told be a korongot az e1 pöttyről.
course-pushing-first-hint-1 = Mutass az e1 pöttyre, a korong alá.
course-pushing-first-done = Az ott álló korong helyet csinált: egy ponttal arrébb ment a vonalon.

course-pushing-run = Az egymáshoz érő korongok együtt mozdulnak, bármilyen színűek. Egy üres pont megállítja a tolást: a d5 korongja nem mozdul.

course-pushing-colours = Vidd át egyetlen tolással a fekete korongot d4-ről e5-re.
course-pushing-colours-hint-1 = A b2, c3 és d4 korongja összeér. Melyik pöttyről tolod mind a hármat?
course-pushing-colours-done = Három korong mozdult, mindegyik egy ponttal.

course-pushing-ways = A legtöbb pöttyről két vonal indul. Vidd a korongodat d2-ről e3-ra.
course-pushing-ways-hint-1 = A vonalnak d2-ről e3-ra kell vezetnie. Kövesd visszafelé a pöttyéig.
course-pushing-ways-wrong-up = Ez egyenesen felfelé tolta a korongodat, d3-ra. Válaszd a jobbra dőlő vonalat.
course-pushing-ways-done = Helyes. Ugyanarról a pöttyről a másik vonalon is tolhattál volna.

course-pushing-blocked = Korongot soha nem lehet letolni a tábláról. Ezen a vonalon nincs üres pont, ezért senki sem tolhat rajta, egyik végéről sem.

course-pushing-fill = Egy vonal majdnem megtelt: e2-től h2-ig. Töltsd meg, hogy senki se tolhasson rajta.
course-pushing-fill-hint-1 = A vonal egyik pontja üres. Tolj be oda egy korongot, vagy told oda a többit.
course-pushing-fill-done = Lezárva. A vonal csak akkor nyílik meg újra, ha néhány korongja lekerül a tábláról.

### Rows

course-chapter-rows = Sorok

## Four in a row

course-rows = Négy egy sorban
course-rows-about = Rakj ki egy sort, és vedd vissza a korongjaidat.

course-rows-four = Négy egyszínű korong egymás mellett egy vonalon: ez egy sor. A gazdájának le kell vennie a tábláról.

course-rows-make = Három korongod áll egy vonalban. Legyen belőle négy.
course-rows-make-hint-1 = A negyedik a három végére kerül.
course-rows-make-turn-2 = Megvan a sor! Most vedd le: válaszd ki, aztán hagyd jóvá.
course-rows-make-done = A négy korongod visszakerült a tartalékodba. Újra játékba hozhatod őket.

course-rows-close = Rakj ki megint egy sort, és vedd le.
course-rows-close-hint-1 = A d4 üres. Ha alulról tolsz, két korong mozdul felé.
course-rows-close-done = Egyetlen tolás két korongot mozdított, és bezárta a rést.

course-rows-gap = Három, egy rés, és még egy: ez nem sor. Csak a hézag nélkül álló korongok számítanak.

course-rows-side = A hiányzó korong oldalról is jöhet. Rakj ki egy sort az e oszlopban, és vedd le.
course-rows-side-hint-1 = A d4 korongjából lehet a hiányzó az e5-ön.
course-rows-side-done = Jól láttad! Az egyik vonalon toltál, és egy másikon lett sor.

course-rows-five = Négynél több egymás mellett szintén egyetlen sor. Vegyél vissza öt korongot egy körben.
course-rows-five-hint-1 = Nézd a középen átmenő hosszú vonalat. A rés a d4-en van.
course-rows-five-done = Öt egyszerre. Minél hosszabb a sor, annál több korong jön vissza.

## Capturing

course-capturing = Elfogás
course-capturing-about = Ami a sorhoz ér, vele megy.

course-capturing-touch = A sor mindent magával visz, ami a vonalán hozzáér, bármilyen színű. A te korongjaid visszakerülnek hozzád. Az e6 fekete korongját elfogtad: kikerült a játékból.

course-capturing-one = Rakj ki egy sort, amely elfog egy fekete korongot.
course-capturing-one-hint-1 = A három korongod a feketére mutat. Tedd mögéjük a negyediket.
course-capturing-one-done = Négy visszajött, Feketének pedig a játszma végéig eggyel kevesebb korongja van.

course-capturing-safe = A rés megszakítja a sort. Itt az e7 fekete korongja biztonságban van, nincs elfogás.

course-capturing-two = Kétféleképpen is kirakhatsz egy sort. Fogj el két fekete korongot.
course-capturing-two-hint-1 = Számold meg, hány fekete korong ér az egyik és a másik sorhoz.
course-capturing-two-wrong-one = Ez a sor csak egyet fog el. A másik kettőt visz magával.
course-capturing-two-done = Kettő egyszerre. Mindig nézd meg, mi áll a sor mögött, mielőtt kirakod.

course-capturing-ends = A sor mindkét végéről magával viszi, ami hozzáér. Fogj el két fekete korongot.
course-capturing-ends-hint-1 = Tolj az e oszlopban, és zárd be a rést.
course-capturing-ends-done = Az egész vonal kiürült: hét korong ment le róla, ebből kettő Feketéé.

course-capturing-three = Most fogj el hármat!
course-capturing-three-hint-1 = A g3 hiányzik. Melyik korongodat tudod odatolni?
course-capturing-three-done = Három korong egyetlen tolással. Szép nap ez.

## Two rows at once

course-two-rows = Két sor egyszerre
course-two-rows-about = Egy tolás, két sor és egy döntés.

course-two-rows-both = Egy tolásból két sor is lehet. Egymás után veszed le őket. Vegyél vissza nyolc korongot egy körben.
course-two-rows-both-hint-1 = Tolj az e oszlopban: egy korong bejön, egy másik az e4-re kerül.
course-two-rows-both-wrong-one = Ez csak egy sor. Van tolás, amelyből kettő lesz.
course-two-rows-both-done = Két sor, nyolc korong. Nem keresztezték egymást, így mindkettőnek le kellett kerülnie.

course-two-rows-cross = A sorok keresztezhetik egymást. Válaszd ki, melyiket veszed le először. Aztán nézd meg újra: a másik vesztett egy korongot, és lehet, hogy már nem sor. Akkor marad.

course-two-rows-choose = Két sorod keresztezi egymást az e5-ön. Azt vedd le, amelyik elfog.
course-two-rows-choose-hint-1 = A két sor közül csak az egyik ér fekete koronghoz.
course-two-rows-choose-wrong-bare = Ez a sor semmit sem fogott el, a másik pedig megszakadt.
course-two-rows-choose-done = A g5 korongját elfogtad, és a másik sorból három a táblán maradt.

course-two-rows-cross-push = Rakj ki egy tolással két egymást keresztező sort, és vedd le azt, amelyik kettőt fog el.
course-two-rows-cross-push-hint-1 = Az egyik korongodnak az e5-re kell érkeznie.
course-two-rows-cross-push-wrong-one = Ez a sor egyet fog el. A másik kettőt fogott volna.
course-two-rows-cross-push-done = A második sor csonka lett, a korongjai ott maradtak, ahol hasznosak.

## Whose row is it?

course-whose-row = Kié a sor?
course-whose-row-about = Sorok, amelyeket az ellenfél rakott ki, és hogy ki vesz le először.

course-whose-row-theirs = A sor azé a játékosé, akinek a színéből áll, bárki rakta is ki. Figyeld: Fekete tolása neked csinál sort.

course-whose-row-clear-first = A köröd azzal a sorral kezdődik, amelyet Fekete csinált. Vedd le, aztán tolj be egy korongot, mint mindig.
course-whose-row-clear-first-hint-1 = Vedd le a sort. Utána bármelyik tolás jó.
course-whose-row-clear-first-done = Előbb a sor, aztán a tolás: ez együtt egy kör volt.

course-whose-row-gift = Te is megteheted ezt Feketével. Csinálj fekete sort, hogy Feketének négy korongot le kelljen vennie a tábláról.
course-whose-row-gift-hint-1 = Egy fekete korong a d4-en fekete sort tenne teljessé.
course-whose-row-gift-done = Feketének le kellett vennie a sort. Négy korong nincs többé az utadban, és Feketének még tolnia is kell.

course-whose-row-first = Ha mindkét játékosnak sora van, az vesz le először, aki lépett. Tolj az e1-ről, és fogj el két korongot.
course-whose-row-first-hint-1 = A tolás mindkettőtöknek sort csinál. Vedd le a tiédet.
course-whose-row-first-done = Te jöttél először, és levetted a korongodat a d4-ről, így Fekete sora semmit sem fogott el.

course-whose-row-second = Fordítva te kerülsz sorra másodiknak. Fekete lép, először ő vesz le, és elfog két korongot. Aztán te veszed le azt, ami még sor.

### Winning

course-chapter-winning = A győzelem

## The last piece

course-reserve = Az utolsó korong
course-reserve-about = Így nyersz: ha az ellenfélnek már nincs mit betolnia.

course-reserve-aim = A GIPF-ben nincs passz: minden kör egy korongodba kerül a tartalékból. Akinek tolnia kell, de nincs korongja, veszít.

course-reserve-win = Fekete tartaléka üres. Nyerd meg a játszmát.
course-reserve-win-hint-1 = Szinte minden tolás nyer. Csak ne segíts Feketének sort kirakni.
course-reserve-win-wrong-gift = Ez sort csinált Feketének. Leveszi, és megint négy korongja van.
course-reserve-win-done = Feketének tolnia kell, de nincs mit. Nyertél!

course-reserve-deny = Feketének egy korongja maradt, és három áll egy vonalban. Szakítsd meg a vonalat, hogy ne tudjon sort kirakni.
course-reserve-deny-hint-1 = A három közül a középső a d4-en áll.
course-reserve-deny-hint-2 = Tolj a d oszlopban.
course-reserve-deny-wrong-fill = Fekete félretolja a korongodat a b2-ről, és így is kirakja a sort. A vonalat kell megszakítani.
course-reserve-deny-turn-2 = Fekete betolta az utolsó korongját. Fejezd be a játszmát.
course-reserve-deny-done = Sor nélkül nem jött vissza korong, és Feketének semmije sem maradt. Nyertél!

course-reserve-save = Ez az utolsó korongod! Rakj ki egy sort, különben a következő körben nem lesz mit betolnod.
course-reserve-save-hint-1 = Három korongod a h4 felé lejtő vonalon áll.
course-reserve-save-done = Megmenekültél! A korongjaid visszajöttek, a játszma folytatódik.

course-reserve-rescue = A tartalékod üres, de Fekete tolása sort csinált neked. Vedd le, és játssz tovább.
course-reserve-rescue-hint-1 = Előbb vedd le, aztán tolj.
course-reserve-rescue-done = A sorok a tolás előtt kerülnek le. Így a saját sorod üres tartalékkal is megmenthet.

## Attack

course-attack = Támadás
course-attack-about = Fenyegetések, kettős fenyegetések és sorok, amelyek elfognak.

course-attack-threat = Három egy vonalban, mögöttük üres pont, előttük fekete korongok: Fehér azzal fenyeget, hogy betol a b2-re, és kettőt elfog. Mindig keresd az ilyen hármasokat, a tieidet és Feketéét is.

course-attack-make = Csinálj fenyegetést: a tolásod után legyen kirakható egy sor, amely elfog.
course-attack-make-hint-1 = Két korongod áll egy vonalban, előttük feketék. Hozz melléjük egy harmadikat.
course-attack-make-done = Feketének most tennie kell ellene valamit.

course-attack-aside = Fekete betöltötte a vonalad végét. De a szélen álló korongot félre lehet tolni. Fogj el kettőt.
course-attack-aside-hint-1 = Tolj az a1 melletti pöttyről, a vonaladra keresztben.
course-attack-aside-done = Betölteni a vonal végét nem igazi védekezés. Jusson eszedbe, amikor te védekezel.

course-attack-double = Egy fenyegetést Fekete ki tud védeni, kettőt aligha. Csinálj kettőt egyetlen tolással.
course-attack-double-hint-1 = Az egyik korongodnak az e5-ön a helye, ahol két vonal találkozik.
course-attack-double-turn-2 = Fekete betolt az e2-re. Te azért fogj el.
course-attack-double-done = Az e5 korongja két vonalat is szolgált. Egy ilyen kettős fenyegetés szinte mindig nyer valamit.

## Defence

course-defence = Védekezés
course-defence-about = Mit tegyél, ha Fekete elfogni készül.

course-defence-danger = Három fekete korong egy vonalban, és közvetlenül mögöttük a tieid: ha Fekete betol a b4-re, két korongot vesztesz. Te jössz.

course-defence-break = Szakítsd meg a fekete vonalat, hogy Fekete semmit se foghasson el.
course-defence-break-hint-1 = Tolj keresztbe a fekete vonalon.
course-defence-break-hint-2 = A d oszlop a közepén megy át.
course-defence-break-wrong-fill = Fekete félretolja a korongodat a b4-ről, és mégis elfog.
course-defence-break-done = Fekete vonala megszakadt. A korongjaid egyelőre biztonságban vannak.

course-defence-gap = Fekete most az e1-ről akar tolni, hogy bezárja a rést. Töltsd be előtte.
course-defence-gap-hint-1 = Melyik korongodat tudod oldalról az e4-re tolni?
course-defence-gap-done = Elmúlt a veszély.

course-defence-leave = Ami lekerül a tábláról, azt nem lehet elfogni. Rakj ki időben egy saját sort.
course-defence-leave-hint-1 = Az e6 korongja egy második vonalhoz is tartozik.
course-defence-leave-done = Biztonságban vannak a tartalékodban. Fekete sora most semmit sem fogna el.

course-defence-counter = A legjobb védekezés elfog. Vedd el Fekete hármasának egyik korongját.
course-defence-counter-hint-1 = A három fekete közül az egyik hozzáér egy vonaladhoz.
course-defence-counter-done = Védekezés és támadás egyetlen körben!

course-defence-play = Most már mindent tudsz az alap GIPF-ről: játssz egyet! Ha az egyik játékos erősebb, a másik akár három koronggal többel is kezdhet. A szabályok nem ismernek döntetlent, de megegyezhettek benne, például ha egy állás harmadszor fordul elő.

### Standard GIPF

course-chapter-standard = Standard GIPF

## GIPF-pieces

course-gipf-pieces = GIPF-ek
course-gipf-pieces-about = Dupla korongok, amelyek a sor levételekor a táblán maradhatnak.

course-gipf-pieces-start = A standard játékban ott a GIPF: két egyszínű korong egymáson. Egy korongként tolod, és a sorban is egynek számít. Mindketten hárommal kezdtek; később már csak egyszerű korongok jönnek be.

course-gipf-pieces-keep = A sorból az egyszerű korongoknak le kell kerülniük. A GIPF-ekről, bármilyen színűek, a sor gazdája dönt: leveszi vagy hagyja őket. A tiédet hagyd, Feketéét vedd le.
course-gipf-pieces-keep-hint-1 = A sor minden GIPF-énél választhatsz: leveszed vagy hagyod.
course-gipf-pieces-keep-wrong-gave = A saját GIPF-edet is levetted. Az maradhat.
course-gipf-pieces-keep-wrong-spared = Fekete GIPF-ét a táblán hagytad. Vedd le!
course-gipf-pieces-keep-done = Ez a szokásos döntés: a te GIPF-ed marad, Feketéét pedig mindkét korongjával együtt elfogtad.

course-gipf-pieces-make = Rakj ki egy sort, amely két egységet fog el, és tartsd meg a GIPF-edet a d4-en.
course-gipf-pieces-make-hint-1 = A GIPF egynek számít a négyből.
course-gipf-pieces-make-done = A GIPF-ed segített kirakni a sort, és marad a következőre is.

course-gipf-pieces-change = Ez a tartalékod utolsó korongja. Rakj ki egy sort, és a GIPF-edet is vedd le: két egyszerű korongként tér vissza.
course-gipf-pieces-change-hint-1 = Válaszd azt, hogy a GIPF is lekerül a sorral.
course-gipf-pieces-change-wrong-kept = Nem rossz, de a GIPF-ed ottmaradt. Most vedd le, így két koronggal többed lesz.
course-gipf-pieces-change-done = Öt korong a tartalékban. Már csak egyszerű korongként jöhetnek be újra.

course-gipf-pieces-both = Két sorod a GIPF-eden keresztezi egymást. Ha marad, a második sor is megvan még, és azt is le kell venni. Fogj el két korongot.
course-gipf-pieces-both-hint-1 = Az első sor levételekor hagyd a helyén a GIPF-edet.
course-gipf-pieces-both-wrong-taken = Levetted a két sor közös GIPF-ét. Így a másik már nem sor.
course-gipf-pieces-both-done = Mindkét sor lekerült, és mindkettővel egy-egy fekete korong.

course-gipf-pieces-spare = Most fordítva van: csak a függőleges sor fog el. Vedd le, és tartsd a táblán a c3, d4 és f5 korongját.
course-gipf-pieces-spare-hint-1 = Ha a közös GIPF lekerül, a második sor megszakad.
course-gipf-pieces-spare-done = Feladtál egy GIPF-et, és három korong a táblán maradt. Néha megéri.

## The last GIPF-piece

course-last-gipf = Az utolsó GIPF
course-last-gipf-about = A vereség másik módja – és a győzelemé is.

course-last-gipf-rule = Akinek nincs GIPF-e a táblán, veszít, akármilyen tele van a tartaléka. Fehérnek itt már csak egy maradt: vigyázz rá.

course-last-gipf-win = Feketének egy GIPF-e maradt. Nyerd meg a játszmát.
course-last-gipf-win-hint-1 = Rakj ki egy sort, amely hozzáér, és vedd le.
course-last-gipf-win-wrong-left = A GIPF maradhat is, ezért neked kell kiválasztanod. Vedd le!
course-last-gipf-win-done = Elfogtad az utolsó GIPF-et. Nyertél!

course-last-gipf-two = Feketének két GIPF-e van. Fogd el mindkettőt egy körben.
course-last-gipf-two-hint-1 = Egy tolás a c oszlopban két sort csinál.
course-last-gipf-two-done = Két sor, két GIPF, és vége a játszmának.

course-last-gipf-trap = Az utolsó GIPF-ed a saját sorodban áll. Vedd le a sort, és maradj játékban.
course-last-gipf-trap-hint-1 = Nem kell levenned.
course-last-gipf-trap-wrong-lost = Levetted a saját utolsó GIPF-edet, és ezzel vesztettél.
course-last-gipf-trap-done = Marad, és te is maradsz. (Ha a levétel után egyik játékosnak sincs GIPF-e, az nyer, aki levette a sort.)

course-last-gipf-save = Fekete az utolsó GIPF-edet fenyegeti. Mentsd meg.
course-last-gipf-save-hint-1 = Szakítsd meg a fekete vonalat, vagy vidd ki belőle a GIPF-edet.
course-last-gipf-save-done = A GIPF-ed túl van a veszélyen.

### Tournament GIPF

course-chapter-tournament = Verseny GIPF

## The free opening

course-opening = Szabad kezdés
course-opening-about = Üres tábla, és annyi GIPF, amennyit csak akarsz.

course-opening-empty = A verseny GIPF üres táblával és fejenként 18 koronggal kezdődik. Te döntöd el, hány GIPF-et hozol be.

course-opening-first = Az első körödben GIPF-et kell behoznod. Tolj be egyet.
course-opening-first-hint-1 = A szélen bármelyik üres pont jó.
course-opening-first-done = Két korongodba került a tartalékból.

course-opening-more = A következő köreidben továbbiakat is behozhatsz. Tolj be még egy GIPF-et.
course-opening-more-hint-1 = Válaszd a GIPF-et a tartalékodban.
course-opening-more-done = Két GIPF-fel nagyobb biztonságban vagy. Mindegyik két korongodba kerül.

course-opening-stop = Az első egyszerű korongoddal véget ér a kezdésed. Tolj be egyet.
course-opening-stop-hint-1 = Válassz egy egyszerű korongot a tartalékodban.
course-opening-stop-done = Több GIPF-et már nem hozhatsz be. Fekete még igen, a saját első egyszerű korongjáig.

course-opening-balance = Kevés GIPF-fel sokszor tolhatsz, de kicsi a biztonságod. Sokkal biztonságban vagy, de hamar kiürül a tartalékod. Három jó kezdés.

## Four GIPF-pieces

course-four-gipf = Négy GIPF
course-four-gipf-about = Az egyetlen sor, amely maradhat.

course-four-gipf-row = Négy GIPF egy vonalban, és semmi más a sorban: az ilyen sor maradhat. A gazdája levesz belőle egyet vagy többet, vagy passzol.

course-four-gipf-pass = Hagyd a helyén mind a négy GIPF-edet.
course-four-gipf-pass-hint-1 = Levétel helyett passzolj.
course-four-gipf-pass-done = Maradnak. Mindig újra megkérdezünk, amikor a soraid levételének ideje van.

course-four-gipf-again = Amíg tart a kezdésed, a visszakerült korongok újra bejöhetnek GIPF-ként. Előbb vedd le az e6-on állót.
course-four-gipf-again-hint-1 = Csak a legfelsőt válaszd a négy közül.
course-four-gipf-again-turn-2 = Most told be újra: egy GIPF-et, bárhová.
course-four-gipf-again-done = A kezdésednek még nincs vége, mert nem toltál be egyszerű korongot.

course-four-gipf-must = Az egyszerű korongnak a sorból le kell kerülnie, ezért most le kell venned. Fogd el, és tartsd meg mind a négy GIPF-et.
course-four-gipf-must-hint-1 = Hagyd a helyén az összes GIPF-edet. Aztán passzolj.
course-four-gipf-must-done = Csak az egyszerű korongnak kellett lekerülnie. Utána a sor már maradhatott, és te passzoltál.

### GIPF With Potentials

course-chapter-potentials = GIPF lehetőségekkel

## Loaded pieces

course-loaded = Felruházott korongok
course-loaded-about = Korongok egy különleges lépéssel: ruházd fel, használd fel, vedd le őket.

course-loaded-units = A lehetőség egy korong, amely egyszer különleges lépést tehet. A táblán egyszerű korongokkal (b4), GIPF-ekkel (d5), felruházott korongokkal – egyszerű korong, rajta egy lehetőség (f5) – és felhasznált lehetőségekkel (h3) találkozol.

course-loaded-load = Itt mindkét játékosnak hat ZÈRTZ-lehetősége van. Tolj be egy felruházott korongot.
course-loaded-load-hint-1 = Válaszd a felruházott korongot a tartalékodban.
course-loaded-load-done = Egy egyszerű korong és egy lehetőség a kezedből együtt jött be.

course-loaded-use = A körödben vagy tolsz, vagy felhasználsz egy lehetőséget. Használd fel a ZÈRTZ-edet: átugorja a mellette álló korongot.
course-loaded-use-hint-1 = Fogd meg a felruházott korongot a d4-en, aztán válaszd a megjelölt pontot.
course-loaded-use-done = A lehetőséget felhasználtad: szimpla korong lett, erő nélkül. A hordozója egyszerű korongként a helyén maradt.

course-loaded-forfeit = Puszta egyszerű korongot bármikor betolhatsz. De az elsővel minden lehetőség, ami még a kezedben van, kikerül a játékból. Próbáld ki.
course-loaded-forfeit-hint-1 = Válaszd a puszta egyszerű korongot a tartalékodban.
course-loaded-forfeit-done = A kezed üres. A táblán lévő lehetőségeidet még felhasználhatod.

course-loaded-keep = A sorban a felruházott korongok maradhatnak, akárcsak a GIPF-ek. A tiédet hagyd, Feketéét vedd le.
course-loaded-keep-hint-1 = Minden felruházott korongnál válassz: leveszed vagy hagyod.
course-loaded-keep-done = Fekete felruházott korongját egészben elfogtad. Ha a sajátodat veszed le, a hordozója visszajött volna, a lehetősége nem.

course-loaded-break = Ez a négy külön-külön maradhatna, de együtt nem: a sort meg kell szakítani. Tartsd meg a három felruházott korongot.
course-loaded-break-hint-1 = Vedd le a GIPF-et.
course-loaded-break-done = A GIPF két egyszerű korongként jött vissza. A felhasznált lehetőségek és az egyszerű korongok mindig lekerülnek a sorral; ebből a négyből te választhattál.

course-loaded-empty = A tartalékod üres, de nem veszítesz, amíg fel tudsz használni egy lehetőséget. Használd fel, és rakj ki egy sort, amely elfog.
course-loaded-empty-hint-1 = Ugorj felfelé. A hordozó is beleszámít a sorba.
course-loaded-empty-done = Három egyszerű korong visszajött. A felhasznált lehetőség kikerült a játékból: a lehetőségek soha nem térnek vissza.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Ugrik.

course-zertz-rule = A ZÈRTZ egyenes vonalban ugrik át egy vagy több korongot, bármilyen színűt, és a mögöttük lévő első üres pontra érkezik. Amit átugrik, az nem változik.

course-zertz-jump = Ugorj a d6-ra.
course-zertz-jump-hint-1 = Fogd meg a ZÈRTZ-et a d4-en.
course-zertz-jump-wrong-other = Ez az ugrás másik vonalon ment. A d5 fölött ugorj át.
course-zertz-jump-done = Egy korongot átugrottál, egy lehetőséget felhasználtál.

course-zertz-far = Ugorj a lehető legmesszebbre: az f5-re.
course-zertz-far-hint-1 = Kövesd a vonalat a b2-ről a középen át.
course-zertz-far-done = Három korong egyszerre. Tovább nem mehetett, mert az első üres ponton földet ér.

course-zertz-carrier = Csinálj sort ugrással. A hordozó marad, így része lehet a sornak. Fogj el kettőt.
course-zertz-carrier-hint-1 = Ugord át a saját két korongodat.
course-zertz-carrier-done = A hordozó, két korong és a felhasznált lehetőség: az négy.

course-zertz-inside = Ugrással a tábla belsejébe is érkezhetsz. Fogj el egy korongot a ZÈRTZ-eddel.
course-zertz-inside-hint-1 = A d7-ről induló vonaladból a g5 hiányzik.
course-zertz-inside-done = Az ugrás pont a vonaladban ért véget.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Csúszik.

course-yinsh-rule = A YINSH egyenes vonalban csúszik az üres pontokon, és bármelyiken megállhat. Ugrani nem tud: az első korong az útjában megállítja.

course-yinsh-slide = Csússz a lehető legmesszebbre: a g2-re.
course-yinsh-slide-hint-1 = Kövesd a jobbra lefelé lejtő vonalat.
course-yinsh-slide-wrong-short = A vonal jó, de messzebbre is mehet.
course-yinsh-slide-done = Egészen a szélig.

course-yinsh-gap = Csússz be a vonalad résébe, és fogj el egy korongot.
course-yinsh-gap-hint-1 = A rés az e6-on van.
course-yinsh-gap-done = A YINSH olyan résekbe is eljut, ahol a tolás nem segít.

course-yinsh-which = Két YINSH-lehetőséged van. Az egyikkel csússz középre, az e5-re.
course-yinsh-which-hint-1 = Az egyiknek nincs szabad útja az e5-re.
course-yinsh-which-done = A másik be volt zárva.

course-yinsh-carrier = A hordozó is számít. Csússz egyetlen pontot, és fogj el kettőt.
course-yinsh-carrier-hint-1 = Csússz a saját vonalad mentén.
course-yinsh-carrier-done = Egy felruházott korongból a sor két korongja lett.

course-yinsh-defend = Fekete az e1-ről akar tolni, hogy elfogja az e6-ot. Csússz be a résbe.
course-yinsh-defend-hint-1 = A rés az e4-en van.
course-yinsh-defend-done = Csúszással a tábla túloldaláról is lehet védekezni.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Ráugrik egy korongra, és elnémítja.

course-dvonn-rule = A DVONN szomszédos fekete korongra ugrik: egyszerű korongra, DVONN-nal felruházott korongra vagy felhasznált DVONN-ra. Másra nem: GIPF-re sem, és semmire, ami más lehetőséggel van felruházva.

course-dvonn-cover = Ugorj rá az egyszerű korongra a d5-ön.
course-dvonn-cover-hint-1 = Fogd meg a DVONN-t a d4-en, aztán válaszd a d5-öt.
course-dvonn-cover-done = A pont most a tiéd. A lehetőséged alatti fekete korong nincs játékban, amíg le nem kerül róla, ami fedi.

course-dvonn-row = Egy fekete korong áll a vonaladban. Fedd le, és megvan a sorod. Fogd el a g5 korongját.
course-dvonn-row-hint-1 = Az e5 fekete korongja van az utadban.
course-dvonn-row-done = Egy halomról csak a legfelső korong kerül le. A lehetőséged elment, és az e5 fekete korongja újra ébren van.

course-dvonn-twice = Egy fekete DVONN fekszik a korongodon az e5-ön. Most te fedd le.
course-dvonn-twice-hint-1 = A felhasznált DVONN-t le lehet fedni DVONN-nal.
course-dvonn-twice-done = DVONN a DVONN-on: a halmok nőhetnek, és a színek mindig váltakoznak.

course-dvonn-defend = Fekete azzal fenyeget, hogy betol a d2-re, és két korongot elfog. Fedd le a három egyikét.
course-dvonn-defend-hint-1 = Az e5-ön álló DVONN-odnak fekete szomszédai vannak a d4-en és a d5-ön.
course-dvonn-defend-done = Elnémított koronggal a vonal nem fenyeget.

## Piles

course-piles = Halmok
course-piles-about = Ki van felül, és mi ébred fel.

course-piles-pile = A halomnak csak a teteje van játékban: az adja a pont színét, és az számít a sorokban. Ami alatta van, alszik. Alulról fölfelé a színek mindig váltakoznak.

course-piles-push = A tolás az egész halmot viszi. Tolj az e1-ről.
course-piles-push-hint-1 = Mutass az e1 pöttyre.
course-piles-push-done = A halom mindkét korongja együtt mozdult.

course-piles-wake = Rakj ki egy sort. Magával viszi a fekete DVONN-t az f3-ról, és alatta felébred a korongod. Vegyél le mindent, ami ekkor sor.
course-piles-wake-hint-1 = Tolj be a b4-re, vedd le a sort, és nézd meg újra.
course-piles-wake-done = Egy tolás, két sor: a második az első alól bukkant elő.

course-piles-theirs = Az ellenfelet is felébresztheted. Figyeld: Fehér leveszi a sorát, az e4 fekete korongja kiszabadul, és teljessé tesz egy fekete sort. Fekete leveszi, és elfogja az e6-ot.

course-piles-mind = Két sorod keresztezi egymást az e4-en. Vedd le az egyiket, de az e5 fekete korongja aludjon tovább.
course-piles-mind-hint-1 = Azt a sort válaszd, amelyik nem megy át az e5-ön.
course-piles-mind-wrong-woken = Most az e5 fekete korongja ébren van, és Feketének sora lett, amely elfogja a g5-öt.
course-piles-mind-done = Jól választottál. A másik sor egy fekete sort ébresztett volna fel.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Be középre, és újra tolsz.

course-tamsk-rule = A TAMSK akkor működik, ha egy tolás középre viszi, az e5-re. Ekkor a gazdája leveheti a lehetőséget, és bármelyik pöttyről újra betolhatja: ez az extra lépés.

course-tamsk-centre = Told a TAMSK-odat középre. Aztán tedd meg az extra lépést, ahol csak akarod.
course-tamsk-centre-hint-1 = Tolj az e1-ről: három korong megy feljebb.
course-tamsk-centre-wrong-pass = Passzolhatsz, de akkor a lehetőség felhasználatlanul kikerül a játékból. Tedd meg az extra lépést.
course-tamsk-centre-done = Két tolás egy körben! A hordozó egyszerű korongként az e5-ön marad, a lehetőséget felhasználtad.

course-tamsk-two = A két tolás között semmi sem kerül le. Az számít, ami mindkettő után áll. Fogj el két korongot.
course-tamsk-two-hint-1 = Az e5-ön maradó hordozó is része lesz a sornak.
course-tamsk-two-hint-2 = Az e1-ről való tolás után a b2 hiányzik.
course-tamsk-two-done = Az első tolás az e5-re vitt egy korongot, az extra lépés hozzátette a b2-t.

course-tamsk-slant = A TAMSK-od bármelyik oldalról jöhet. Fogj el egy korongot, és használd az extra lépést is.
course-tamsk-slant-hint-1 = Tolj a b2, c3, d4 vonalon.
course-tamsk-slant-done = A sor megvárta mindkét tolást.

course-tamsk-undo = Told a TAMSK-odat az e5-re: négyen állnak egy vonalban, de ez még nem sor. Szakítsd meg az extra lépéssel, hogy a b2, c3 és d4 maradjon.
course-tamsk-undo-hint-1 = Tolj még egyszer az e oszlopban.
course-tamsk-undo-done = Az a négyes, amelyet a második tolás megszakít, soha nem is volt sor.

## TAMSK, pushed by Black

course-tamsk-theirs = Ha Fekete tolja a TAMSK-ot
course-tamsk-theirs-about = Az extra lépés a köröd elején.

course-tamsk-theirs-rule = Ha Fekete tolása viszi középre a TAMSK-odat, az extra lépés akkor is a tiéd. A köröd elején jön. Figyeld Fekete tolását.

course-tamsk-theirs-before = Tedd meg az extra lépést, aztán a rendes lépésedet.
course-tamsk-theirs-before-hint-1 = Mindkettő bárhová mehet.
course-tamsk-theirs-before-done = Előbb az extra lépés, aztán a rendes. A rendes lépés kötelező: aki nem tudja megtenni, veszít.

course-tamsk-theirs-plan = Két tolás egymás után: tervezd meg őket együtt, és fogj el egy korongot.
course-tamsk-theirs-plan-hint-1 = Az f oszlopból két korong hiányzik.
course-tamsk-theirs-plan-hint-2 = Tolj kétszer az f1-ről.
course-tamsk-theirs-plan-done = Két tolás együtt olyat is tud, amit egy nem.

course-tamsk-theirs-row-first = Ami a köröd elején sor, az kerül le először. Itt a TAMSK-od is benne van egyben. Úgy vedd le a sort, hogy az extra lépést még megtehesd.
course-tamsk-theirs-row-first-hint-1 = Hagyd a helyén a TAMSK-ot.
course-tamsk-theirs-row-first-wrong-taken = Levetted a TAMSK-ot a tábláról, és vele az extra lépést is.
course-tamsk-theirs-row-first-done = A felruházott korong maradhat a sorban, és onnan működött.

course-tamsk-theirs-chain = Az extra lépés egy másik TAMSK-odat is középre viheti. Akkor azt is rögtön felhasználhatod. Fogj el így egy korongot.
course-tamsk-theirs-chain-hint-1 = Előbb tolj az e1-ről: a második TAMSK-od az e5-re kerül.
course-tamsk-theirs-chain-hint-2 = Aztán a g6 teszi teljessé a sorodat.
course-tamsk-theirs-chain-done = Két TAMSK, három tolás, egy kör!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Lefed egy GIPF-et.

course-punct-rule = A PÜNCT szomszédos fekete korongra hat: PÜNCT-tel felruházott korongra, felhasznált PÜNCT-re vagy GIPF-re. Egyszerű korongra nem hat.

course-punct-jump = Ugorj rá Fekete PÜNCT-jére a d5-ön.
course-punct-jump-hint-1 = Fogd meg a PÜNCT-öt a d4-en.
course-punct-jump-done = A tiéd alatt alszik a fekete lehetőség, akárcsak a DVONN-nál.

course-punct-one = GIPF-re a PÜNCT nem maga ugrik rá. Kikerül a játékból, és a tartalékodból való korongok fedik le a GIPF-et. Fedd le az e5-öt egy egyszerű koronggal.
course-punct-one-hint-1 = Válaszd azt, hogy egy koronggal fedsz.
course-punct-one-wrong-two = Ez két korong volt, vagyis GIPF. Az majd ezután jön; most eggyel fedj.
course-punct-one-done = A lefedett GIPF elfogottnak számít. Ez pedig nem tolás volt: a kezedben lévő lehetőségek megmaradnak.

course-punct-two = Két koronggal is lefedheted. Ezekből új GIPF-ed lesz. Tedd meg!
course-punct-two-hint-1 = Válaszd azt, hogy két koronggal fedsz.
course-punct-two-wrong-one = Ez egy egyszerű korong volt. Kettővel fedj.
course-punct-two-done = Feketének eggyel kevesebb GIPF-e van játékban, neked eggyel több. Csak az üres tartalék akadályozhatott volna meg.

course-punct-win = Fekete másik GIPF-e már le van fedve. Nyerd meg a játszmát.
course-punct-win-hint-1 = Az egyik PÜNCT-lehetőséged az e5 mellett áll.
course-punct-win-done = Nincs több fekete GIPF játékban. Nyertél!

## Covered GIPF-pieces

course-covered = Lefedett GIPF-ek
course-covered-about = Ami egy korong alatt van, még visszajöhet.

course-covered-back = Az egyszerű korongnak le kell kerülnie a sorával. Ha GIPF-et fed, az újra játékba kerül. Figyeld.

course-covered-free = Fekete lefedte a GIPF-edet az f5-ön. Szabadítsd ki.
course-covered-free-hint-1 = Rakj ki egy sort, amely hozzáér az f5-höz.
course-covered-free-done = A fekete korongot elfogta a sorod, és a GIPF-ed visszatért.

course-covered-special = Ez Fekete utolsó GIPF-e, és az a korong, amely lefedi, teljessé teszi a sorodat. Nyerd meg a játszmát.
course-covered-special-hint-1 = Minek kell lekerülnie a sorral, és mi maradhat?
course-covered-special-wrong-basic = Az egyszerű korongnak le kell kerülnie a sorral, és Fekete GIPF-e visszatér. Azt, hogy elfogytak-e a GIPF-ek, csak a levétel után nézzük.
course-covered-special-done = A GIPF maradhat a sorban, így Feketéé fedve marad. Nyertél!

course-covered-cover-again = Fekete két koronggal fedte le a GIPF-edet az e5-ön. Az is GIPF, tehát te is lefedheted. Szerezd vissza.
course-covered-cover-again-hint-1 = Használd fel a PÜNCT-ödet, és két koronggal fedj.
course-covered-cover-again-done = Három GIPF egy halomban, és a legfelső a tiéd.

course-covered-keep = A GIPF-ed a d5-ön egy feketét fed. Vedd le a sort, de ne engedd ki.
course-covered-keep-hint-1 = Hagyd a helyén a GIPF-edet.
course-covered-keep-wrong-out = Levetted a GIPF-edet, és Feketéé újra játékban van.
course-covered-keep-done = A GIPF-ed marad, és alatta a fekete továbbra sincs játékban.

### Ultimate GIPF

course-chapter-ultimate = Ultimate GIPF

## All five potentials

course-ultimate = Mind az öt lehetőség
course-ultimate-about = Minden egyszerre, és jó sorrendben.

course-ultimate-start = Az Ultimate verseny GIPF mind az öt lehetőséggel, mindegyikből hárommal, és 21 egyszerű koronggal. A sorrend: előbb a GIPF-ek, aztán a felruházott korongok, végül az egyszerűek.

course-ultimate-order = Két GIPF-et behoztál, ennyi elég. Folytasd egy DVONN-nal felruházott koronggal.
course-ultimate-order-hint-1 = Válaszd a DVONN-t a tartalékodban.
course-ultimate-order-done = Az első felruházott korongod után nem jöhet több GIPF-ed. Az első egyszerű korongod után több felruházott sem, és a kezedben maradt lehetőségek is elvesznének.

course-ultimate-meanwhile = A táblán lévő lehetőségeket akkor is felhasználhatod, ha mások még a kezedben vannak. Használd fel a YINSH-edet, és fogj el egy felruházott korongot.
course-ultimate-meanwhile-hint-1 = A vonaladból az e6 hiányzik.
course-ultimate-meanwhile-wrong-spared = Fekete felruházott korongját a táblán hagytad. Vedd le!
course-ultimate-meanwhile-done = Csak a felhasznált lehetőségnek kellett lekerülnie. A felruházott korongjaid maradhattak.

course-ultimate-own = Fekete egyszerű korongja a d3-on a GIPF-edet fedi. A DVONN erre is ráugorhat. Legyen tiéd a pont.
course-ultimate-own-hint-1 = A DVONN-od a d4-en közvetlenül mellette áll.
course-ultimate-own-done = A pont újra a tiéd, bár a GIPF-ed még fedve van. A PÜNCT erre nem lett volna képes: egyszerű korongra nem hat.

course-ultimate-which = Fekete utolsó játékban lévő GIPF-e az e5-ön van. Az egyik lehetőséged azonnal nyer. Melyik?
course-ultimate-which-hint-1 = Melyik hat GIPF-re?
course-ultimate-which-done = A PÜNCT lefedi, és vége a játszmának.

course-ultimate-all = Fekete utolsó GIPF-e az f5-ön van. Tervezz meg két tolást, és nyerj.
course-ultimate-all-hint-1 = A TAMSK-od a közép mellett áll.
course-ultimate-all-hint-2 = Tolj az e1-ről, aztán tolj be a b2-re.
course-ultimate-all-wrong-left = A sor hozzáér Fekete GIPF-éhez. Vedd le!
course-ultimate-all-done = Két tolás, egy sor, és megnyerted a játszmát.

### Challenges

course-chapter-challenges = Kihívások

## Challenges and side games

course-challenges = Kihívások és mellékjátékok
course-challenges-about = Fel akarod használni azt a lehetőséget? Előbb nyerj meg valamit.

course-challenges-idea = Megegyezhettek kihívásokban, itt fejenként háromban. Aki fel akar használni egy lehetőséget, bejelenti. A másik elfogadja, vagy kihívja: ekkor egy mellékjáték dönt, például kő-papír-olló vagy kockadobás.

course-challenges-accepted = Jelentsd be, hogy a ZÈRTZ-ed a d7-re ugrik.
course-challenges-accepted-hint-1 = Használd a ZÈRTZ-et, mint mindig.
course-challenges-accepted-done = Fekete elfogadta, így az ugrás megtörtént.

course-challenges-won = Jelentsd be újra. Fekete most kihív, és te döntöd el, ki kezdi a mellékjátékot. Tegyük fel, hogy megnyered.
course-challenges-won-hint-1 = Jelentsd be az ugrást, válaszd ki, ki kezd, és add meg az eredményt.
course-challenges-won-wrong-lost = Nem ez az eredmény: azt add meg, hogy nyertél.
course-challenges-won-done = Nyertél, így az ugrás megtörtént. A döntetlen is elég lett volna. Feketének pedig eggyel kevesebb kihívása van.

course-challenges-lost = Most a másik eset: kihívtak, és elveszted a mellékjátékot. Add meg az eredményt, aztán lépj valami mást.
course-challenges-lost-hint-1 = Előbb az eredmény, aztán bármelyik tolás.
course-challenges-lost-wrong-won = Ebben a feladatban a mellékjáték elveszett.
course-challenges-lost-done = Az ugrás elmaradt, a lehetőség kikerült a játékból. A hordozója egyszerű korongként maradt, és a köröd folytatódott.

course-challenges-challenge = Fekete ugrást jelent be a d7-re. Hívd ki!
course-challenges-challenge-hint-1 = Elfogadhatod, vagy kihívhatod.
course-challenges-challenge-done = Fekete elvesztette a mellékjátékot és a lehetőséget, és mást kellett lépnie.

course-challenges-spent = A kihívás akkor fogy el, amikor kimondod, bármi lesz is belőle. Feketének itt már nincs: Fehér lehetőségei azonnal működnek. Ha a TAMSK extra lépését hívják ki, és elveszted, egyszerűen elmarad.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Játék csupa lehetőséggel, saját táblán.

course-matrx-board = A MATRX GIPF-ben eggyel több oszlop van: az i2, i3 és i4 is pont. A közepet itt is e5-nek hívjuk. Mindkét játékosnak három GIPF-e van – itt szimpla korongok –, és minden fajtából hat lehetősége.

course-matrx-first = Amíg GIPF van a tartalékodban, azt kell behoznod. Tolj be egyet.
course-matrx-first-hint-1 = A szélen bármelyik üres pont jó.
course-matrx-first-done = Még kettő van hátra: az első három körödben a GIPF-eidet hozod be.

course-matrx-stack = Aztán jönnek a tornyok: két azonos fajta lehetőség egymáson. Tolj be egy ZÈRTZ-tornyot.
course-matrx-stack-hint-1 = Válaszd a ZÈRTZ-et a tartalékodban.
course-matrx-stack-done = A fajták bármilyen sorrendben jöhetnek. A tartalékban egyedül maradt lehetőségnek meg kell várnia a párját.

course-matrx-split = Ha fel akarsz használni egy lehetőséget, fogd meg a torony felső felét. A ZÈRTZ úgy ugrik, ahogy ismered. Ugorj a d7-re.
course-matrx-split-hint-1 = Fogd meg a tornyot a d4-en, aztán válaszd a d7-et.
course-matrx-split-done = A torony végleg szétvált: mindkét fele felhasznált lehetőség lett.

course-matrx-again = Az egyik GIPF-ed visszakerült a tartalékodba. Amíg be nem hozod, nem használhatsz fel lehetőséget. Told be.
course-matrx-again-hint-1 = Csak egyvalamit tolhatsz be.
course-matrx-again-done = Most újra felhasználhatod a lehetőségeidet. Előtte csak a TAMSK extra lépése lett volna szabad.

## Potentials in MATRX

course-matrx-potentials = Lehetőségek a MATRX-ban
course-matrx-potentials-about = A DVONN és a PÜNCT messzire ér, a TAMSK szétválik.

course-matrx-potentials-dvonn = Itt a DVONN csak DVONN-ra ugrik, de bármely vonalon, üres pontok fölött is. Fedd le a fekete DVONN-t a d7-en.
course-matrx-potentials-dvonn-hint-1 = A d oszlop üres a d4 és a d7 között.
course-matrx-potentials-dvonn-done = Két üres pont fölött repült át. Korong fölött nem mehet át, és a GIPF-ek biztonságban vannak tőle.

course-matrx-potentials-punct = A PÜNCT ugyanígy működik, PÜNCT-re. Ugorj rá arra, amelyiket eléred.
course-matrx-potentials-punct-hint-1 = Az egyik úton fekete GIPF áll.
course-matrx-potentials-punct-done = A MATRX-ban a GIPF-ek szimplák, és a PÜNCT nem bántja őket.

course-matrx-potentials-halves = A torony mindkét fele beleszámít a sorba. Csússz a YINSH-eddel egy pontot, és fogd el a fekete tornyot.
course-matrx-potentials-halves-hint-1 = Csússz a saját vonalad mentén.
course-matrx-potentials-halves-done = A két félnek le kellett kerülnie, és visszajöttek a tartalékodba.

course-matrx-potentials-tamsk = Told a TAMSK-tornyodat középre, és tedd meg az extra lépést.
course-matrx-potentials-tamsk-hint-1 = Tolj az e1-ről.
course-matrx-potentials-tamsk-done = A felső fele újra bejött, az alsó az e5-ön marad, és mindkettő felhasznált. Ha passzolsz, a felső végleg elvész.

## Rows in MATRX

course-matrx-rows = Sorok a MATRX-ban
course-matrx-rows-about = A szimplák lekerülnek, a tornyok maradhatnak, és minden visszajön.

course-matrx-rows-rule = A sorból minden szimpla korongnak le kell kerülnie: a GIPF-eknek és a felhasznált lehetőségeknek. A tornyok maradhatnak. De a sort meg kell szakítani: nem maradhat négy a színedből.

course-matrx-rows-keep = Vedd le a sort, és tartsd meg a három tornyodat.
course-matrx-rows-keep-hint-1 = Csak a c4-nek és a d5-nek kell lekerülnie.
course-matrx-rows-keep-turn-2 = A GIPF-ed visszakerült a tartalékodba, tehát be kell hoznod. Told be.
course-matrx-rows-keep-done = Amit a sajátjaidból leveszel, az a MATRX-ban mindig visszajön: GIPF-ek, tornyok és felhasznált lehetőségek.

course-matrx-rows-break = Négy torony nem maradhat együtt. Csak a g5-ön állót vedd le.
course-matrx-rows-break-hint-1 = A másik hármat hagyd a helyén.
course-matrx-rows-break-done = Két ZÈRTZ-lehetőség visszajött, és a többi tornyod tovább dolgozik.

course-matrx-rows-pair = A felhasznált lehetőségek egyesével jönnek vissza; kettőből egy fajtából újra torony lesz. Vedd le a sort, és fogd el a fekete tornyot.
course-matrx-rows-pair-hint-1 = A sorodban álló fekete tornyot éppúgy leveheted, mint a sajátodat.
course-matrx-rows-pair-turn-2 = Most két TAMSK-lehetőséged van a tartalékban. Told be őket toronyként.
course-matrx-rows-pair-done = Amit te magad veszel le a sajátjaidból, soha nem vész el.

## The end in MATRX

course-matrx-end = A játék vége a MATRX-ban
course-matrx-end-about = Három GIPF, amelyre vigyáznod kell.

course-matrx-end-rule = Akkor veszítesz, ha mindhárom GIPF-edet elfogták. A tartalékban lévők biztonságban vannak. Fekete itt egyet elvesztett, egy a táblán van, egy a tartalékában.

course-matrx-end-win = Feketének egy GIPF-e maradt. Nyerd meg a játszmát.
course-matrx-end-win-hint-1 = Rakj ki egy sort, amely hozzáér az f5-höz.
course-matrx-end-win-done = Mindhármat elfogtad. Nyertél!

course-matrx-end-both = Feketének két GIPF-e maradt. Fogd el mindkettőt egy körben.
course-matrx-end-both-hint-1 = Egy tolás a c oszlopban két sort csinál.
course-matrx-end-both-done = A sorban álló GIPF-nek mindig le kell kerülnie, Feketéének éppúgy, mint a tiédnek.

course-matrx-end-no-move = Aki sem tornyot nem tud betolni, sem lehetőséget felhasználni, veszít. Feketének két pár nélküli lehetősége van a tartalékban, és egy tornya az f5-ön. Nyerd meg a játszmát.
course-matrx-end-no-move-hint-1 = Fogd el a tornyot.
course-matrx-end-no-move-done = Fekete nem tud lépni, nyertél. Egyébként a MATRX a GIPF tábláján is játszható: ott szűkebb a hely.

### Side games

course-chapter-side-games = Más játékok
course-side-missed = Így is lehet játszani, de most nem ez a feladat. Próbáld újra.

## YINSH

course-side-yinsh = A YINSH játék
course-side-yinsh-about = Gyűrűk, jelölők és ötös sorok, négy lépésben.

course-side-yinsh-place = Először a gyűrűk kerülnek a táblára, öt mindkét színből. Tegyél egyet a tieid közül bármelyik üres pontra.
course-side-yinsh-place-done = Az első szakasz ennyi. Amint mind a tíz gyűrű fent van, lépni kezdenek.

course-side-yinsh-flip = A gyűrű jelölőt hagy maga után, és megfordítja azokat, amelyek fölött elhalad. Lépj az e2-n lévő gyűrűvel fölfelé, a három jelölő fölött, e8-ra.
course-side-yinsh-flip-done = A fehérből fekete lett, a feketéből fehér. Jelölők mögött a gyűrűnek az első üres ponton meg kell állnia.

course-side-yinsh-row = Öt saját színű jelölő egymás mellett egy sor. Csinálj egyet az e3-on lévő gyűrűvel. Aztán vedd le a sort és egy gyűrűdet.
course-side-yinsh-row-done = Eggyel kevesebb gyűrű, és ez jó: aki hármat levesz, nyer.

course-side-yinsh-win = Két gyűrűt már levettél. Csinálj egy sort, és vedd le a harmadikat!
course-side-yinsh-win-done = Az f6-on lévő gyűrű állt a résben. Amikor ellépett, ott maradt az ötödik jelölő.

## DVONN

course-side-dvonn = A DVONN játék
course-side-dvonn-about = Oszlopok, amelyek annyit lépnek, amilyen magasak, és a piros korongokon függnek.

course-side-dvonn-place = Mielőtt bármi lépne, megtelik a tábla, először a három piros koronggal. Tegyél egy pirosat bármelyik helyre.
course-side-dvonn-place-done = A piros korongok senkié. Hamarosan minden rajtuk függ a táblán.

course-side-dvonn-move = Egy oszlop pontosan annyi helyet lép, amilyen magas, egy másik oszlopra. Lépj a b2-n álló, három magas oszloppal.
course-side-dvonn-move-done = Három hely, e2-re. Az oszlop most négy magas, így legközelebb négyet lépne.

course-side-dvonn-cut = Ami már nem kapcsolódik piros koronghoz, lekerül a tábláról. Lépj úgy, hogy a g4-en és h4-en álló fekete oszlopok elveszítsék a kapcsolatukat.
course-side-dvonn-cut-done = Az f4 most üres. A két fekete oszlopnak nem volt más útja piros koronghoz.

course-side-dvonn-win = Ez a játék utolsó lépése. Lépj úgy, hogy több korongod legyen, mint Feketének.
course-side-dvonn-win-done = Kilenc a háromhoz. Oszlopaid minden korongja számít, bármilyen színű.

## TZAAR

course-side-tzaar = A TZAAR játék
course-side-tzaar-about = Ütni, erősödni és mindhárom korongfajtát megtartani.

course-side-tzaar-first = Kezdetben minden pont foglalt. Tedd meg a játék első lépését: üss bármelyik fekete korongot.
course-side-tzaar-first-done = Fehér első köre egyetlen ütés. Azután egy kör két lépés: egy ütés, majd egy szabadon választott.

course-side-tzaar-high = Egy oszlop azt üti, ami nem magasabb nála. Csak egy oszlopod ütheti ki a c7-en álló, három magas oszlopot. Tedd meg.
course-side-tzaar-high-done = A c4-en álló oszlop elég magas volt. A fajták itt nem számítanak.

course-side-tzaar-stack = A második lépés erősebbé tehet: lépj a b2-n álló koronggal a saját a2-n álló korongodra.
course-side-tzaar-stack-done = A felső korong adja az oszlop fajtáját. Fordítva letakartad volna az utolsó Tzarrádat, és vesztettél volna.

course-side-tzaar-win = Aki elveszti egy fajta utolsó korongját, elveszti a játékot. Csak egy fekete Tzaar nincs letakarva. Üsd ki!
course-side-tzaar-win-done = Nincs több fekete Tzaar egy oszlop tetején: azonnal nyersz.

## ZÈRTZ

course-side-zertz = A ZÈRTZ játék
course-side-zertz-about = Közös golyók, zsugorodó tábla és kötelező ütések.

course-side-zertz-place = Itt nincs mit ütni. Tegyél hát egy bármilyen színű golyót egy üres gyűrűre, aztán vegyél el a szélről egy szabad gyűrűt.
course-side-zertz-place-done = Ez egy kör: eggyel több golyó, eggyel kevesebb gyűrű.

course-side-zertz-jump = Aki ütni tud, annak muszáj. Ugorj át egy golyóval a szomszédját a mögötte lévő üres gyűrűre.
course-side-zertz-jump-done = Az átugrott golyó a tiéd. Ütés után nem teszel le semmit.

course-side-zertz-chain = Az a golyó, amelyik tovább tud ugrani, köteles. Üss két golyót egy körben.
course-side-zertz-chain-done = Kettő egyszerre! Gyakran megéri odaadni egy golyót, hogy a másikat elcsald.

course-side-zertz-group = A g1 és a g2 gyűrű le van vágva a többiről. Töltsd be az üreset, aztán a szokásos módon vegyél el egy gyűrűt.
course-side-zertz-group-done = A csoport minden gyűrűjén volt golyó, így az egészet megszerezted.

## PÜNCT

course-side-punct = A PÜNCT játék
course-side-punct-about = Három pontból álló elemek, hidak és egy lánc oldaltól oldalig.

course-side-punct-add = Válassz egy elemet a tábla mellől, aztán egy helyet a PÜNCT-jének a középső hatszögön kívül, végül azt, merre feküdjön.
course-side-punct-add-done = A megjelölt pont a PÜNCT. Az új elemek mindig magán a táblán fekszenek, a közepén kívül.

course-side-punct-move = Most lépj az egyik elemeddel. A PÜNCT egyenes vonalban megy, ameddig akarod; aztán válaszd ki, merre feküdjön.
course-side-punct-move-done = Minden fölött átmehet, ami útba esik, és el is fordulhat.

course-side-punct-bridge = A lépő elem mászni tud. Vidd az egyenes elemet j4-ről c4-re úgy, hogy fölfelé mutasson: híd a fehér háromszögtől a feketéig.
course-side-punct-bridge-done = A PÜNCT-nek a saját színeden kell feküdnie. Az elem közepe egy üres hely fölött lóg.

course-side-punct-win = Két szemközti oldal közötti lánc a színedből nyer. A tiéd fölül nyitott. Zárd be!
course-side-punct-win-done = Széltől szélig, felülről nézve: nyertél.

### When a task is not solved yet

course-missed-play = Ez szabályos, de itt mást keresünk. Próbáld újra.
course-missed-push = { $unit ->
        [B] Most egy egyszerű korongot tolj be.
        [G] Most egy GIPF-et tolj be.
        [T] Most TAMSK-ot tolj be.
        [Z] Most ZÈRTZ-et tolj be.
        [D] Most DVONN-t tolj be.
        [Y] Most YINSH-t tolj be.
       *[P] Most PÜNCT-öt tolj be.
    }
course-missed-use = { $unit ->
        [T] Most tegyél extra lépést a TAMSK-kal.
        [Z] Most a ZÈRTZ-et használd fel.
        [D] Most a DVONN-t használd fel.
        [Y] Most a YINSH-t használd fel.
       *[P] Most a PÜNCT-öt használd fel.
    }
course-missed-stand = Nem egészen. Nézd meg újra: { $spots }.
course-missed-block = Még van üres pont ezen a vonalon: { $first }–{ $last }.
course-missed-rows = { $count ->
        [one] Ebből nem lesz sor. Próbáld újra.
       *[other] Ebből nem lesz { $count } sor. Próbáld újra.
    }
course-missed-their-rows = { $count ->
        [one] Ebből nem lesz sora az ellenfélnek. Próbáld újra.
       *[other] Ebből nem lesz { $count } sora az ellenfélnek. Próbáld újra.
    }
course-missed-capture = { $unit ->
        [G] Nem fogtál el GIPF-et. Próbáld újra.
       *[other] { $count ->
            [one] Ez nem azt fogja el, amit kértünk. Próbáld újra.
           *[other] Elfogott korongok: kevesebb mint { $count }. Próbáld újra.
        }
    }
course-missed-bring-back = Lekerült korongjaid: kevesebb mint { $count }. Próbáld újra.
course-missed-threaten = { $count ->
        [one] Még semmit sem fenyegetsz elfogással. Próbáld újra.
       *[other] Ez nem { $count } fenyegetés. Próbáld újra.
    }
course-missed-allow = { $unit ->
        [G] A GIPF-edet még el lehet fogni. Próbáld újra.
       *[other] Még elveszthetsz valamit. Próbáld újra.
    }
course-missed-deny = Az ellenfél még ki tud rakni egy sort. Próbáld újra.
course-missed-win = Ez nem nyeri meg a játszmát. Próbáld újra.

### Puzzles

puzzle-theme-win-1 = Győzelem egy körben
puzzle-theme-win-1-about = Találd meg azt a kört, amely eldönti a játszmát.
puzzle-theme-capture = Elfogás
puzzle-theme-capture-about = Fogj el egy körben annyit, amennyit csak lehet.
puzzle-theme-win-2 = Győzelem két körben
puzzle-theme-win-2-about = Egy kör az előkészítésre, egy a győzelemre.
puzzle-theme-defend = Az egyetlen lépés
puzzle-theme-defend-about = Minden veszít, kivéve egyet. Találd meg.
puzzle-theme-win-3 = Győzelem három körben
puzzle-theme-win-3-about = Nézz messzebbre: te lépsz, ő lép, és így tovább.
puzzle-theme-win-4 = Győzelem négy körben
puzzle-theme-win-4-about = Mestereknek, és azoknak, akik mesterré akarnak válni.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Fehér lép: nyerd meg a játszmát ebben a körben.
           *[other] Fehér lép: nyerj { $turns } saját körödön belül, bármit tesz is Fekete.
        }
       *[b] { $turns ->
            [one] Fekete lép: nyerd meg a játszmát ebben a körben.
           *[other] Fekete lép: nyerj { $turns } saját körödön belül, bármit tesz is Fehér.
        }
    }
puzzle-task-defend = { $player ->
        [w] Fehér lép: találd meg az egyetlen lépést, amely után Fekete nem tud győzelmet kikényszeríteni { $turns } körön belül.
       *[b] Fekete lép: találd meg az egyetlen lépést, amely után Fehér nem tud győzelmet kikényszeríteni { $turns } körön belül.
    }
puzzle-task-capture = { $player ->
        [w] Fehér lép: fogj el { $count } korongot ebben a körben.
       *[b] Fekete lép: fogj el { $count } korongot ebben a körben.
    }

puzzle-go-on = { $turns ->
        [one] Jó! Még egy kör.
       *[other] Jó! Még nyerhetsz, { $turns } körön belül.
    }
puzzle-this-turn = Eddig jó. A köröd még tart.
puzzle-solved = Megoldva!
puzzle-wrong-win = Ez nem nyer időben. Próbáld újra.
puzzle-wrong-defend = Ezután elveszett a játszma. Próbáld újra.
puzzle-wrong-capture = Ezzel nem fogsz el eleget. Próbáld újra.
