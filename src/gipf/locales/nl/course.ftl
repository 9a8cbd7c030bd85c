### First steps

course-chapter-first-steps = Eerste stappen

## The board

course-board = Het bord
course-board-about = Punten, stippen en lijnen, en je eerste stuk.

course-board-spots = Welkom bij GIPF! Waar de lijnen elkaar kruisen, liggen de punten: 37 in totaal. Daar speelt alles zich af. Het omcirkelde punt, e5, is het centrale punt.

course-board-dots = Langs de rand liggen de stippen. Je legt een stuk op een stip en duwt het langs een lijn op het eerste punt. Op een stip blijft nooit een stuk liggen.

course-board-enter = Jij bent Wit. Duw een stuk op een leeg punt aan de rand.
course-board-enter-hint-1 = Wijs een punt aan de rand aan en duw het stuk in het spel.
course-board-enter-done = Daar ligt het! Het komt uit je reserve, die nu een stuk kleiner is.

course-board-names = De kolommen hebben letters, van links naar rechts. In een kolom tel je vanaf de kant van Wit, en de stip telt mee. Dit stuk ligt dus op c4.

course-board-find = Duw een stuk op g6.
course-board-find-hint-1 = Kolom g is de derde van rechts. De stip g1 ligt onderaan.
course-board-find-wrong-side = Net niet. De letters lopen van links naar rechts, de cijfers vanaf de kant van Wit omhoog.
course-board-find-done = Gevonden. Vanaf nu kun je elk punt lezen.

course-board-lines = De lijnen lopen in drie richtingen, dus vanaf een punt kun je zes kanten op. Alles in GIPF beweegt langs een lijn.

course-board-start = Zo begint het basisspel. Elke speler heeft 15 stukken: drie op de hoekpunten en twaalf in reserve. Wit begint, en daarna speel je om de beurt.

## Pushing

course-pushing = Duwen
course-pushing-about = Hoe een stuk in het spel komt als het eerste punt bezet is.

course-pushing-first = Het punt e2 is bezet. Duw toch vanaf de stip e1.
course-pushing-first-hint-1 = Wijs de stip e1 aan, onder het stuk.
course-pushing-first-done = Het stuk dat er lag, heeft plaatsgemaakt: het is één punt opgeschoven langs de lijn.

course-pushing-run = Stukken die elkaar raken, schuiven samen op, ongeacht hun kleur. Bij een leeg punt houdt het op: het stuk op d5 blijft liggen.

course-pushing-colours = Schuif het zwarte stuk met één zet van d4 naar e5.
course-pushing-colours-hint-1 = De stukken op b2, c3 en d4 raken elkaar. Vanaf welke stip duw je ze alle drie?
course-pushing-colours-done = Drie stukken zijn opgeschoven, elk één punt.

course-pushing-ways = Vanaf de meeste stippen kun je langs twee lijnen duwen. Schuif je stuk van d2 naar e3.
course-pushing-ways-hint-1 = De lijn moet van d2 naar e3 lopen. Volg haar terug tot de stip.
course-pushing-ways-wrong-up = Zo schoof je stuk recht omhoog naar d3. Kies de lijn die schuin naar rechts loopt.
course-pushing-ways-done = Juist. Vanaf dezelfde stip had je ook langs de andere lijn kunnen duwen.

course-pushing-blocked = Een stuk wordt nooit van het bord geduwd. Op deze lijn is geen punt vrij, dus kan niemand erlangs duwen, van geen van beide kanten.

course-pushing-fill = Eén lijn is bijna vol: die van e2 naar h2. Maak haar vol, zodat niemand er nog langs kan duwen.
course-pushing-fill-hint-1 = Op die lijn is één punt leeg. Duw er een stuk op, of duw de andere stukken ertegenaan.
course-pushing-fill-done = Geblokkeerd. De lijn komt pas weer vrij als er stukken van het bord gaan.

### Rows

course-chapter-rows = Rijen

## Four in a row

course-rows = Vier op een rij
course-rows-about = Maak een rij en haal je stukken terug.

course-rows-four = Vier stukken van één kleur, naast elkaar op een lijn, vormen een rij. Wie met die kleur speelt, moet de rij van het bord nemen.

course-rows-make = Je hebt er drie naast elkaar. Maak er vier van.
course-rows-make-hint-1 = Het vierde stuk sluit aan bij de drie.
course-rows-make-turn-2 = Een rij! Neem haar nu van het bord: kies de rij en bevestig.
course-rows-make-done = Je vier stukken zijn terug in je reserve. Je kunt ze opnieuw spelen.

course-rows-close = Maak weer een rij en neem haar van het bord.
course-rows-close-hint-1 = Op d4 is een gat. Duw je van onderen, dan schuiven er twee stukken naartoe.
course-rows-close-done = Met één zet schoof je twee stukken op en was het gat dicht.

course-rows-gap = Drie, een gat en dan nog één: dat is geen rij. Alleen stukken zonder gat ertussen tellen.

course-rows-side = Het ontbrekende stuk mag ook van opzij komen. Maak een rij op kolom e en neem haar van het bord.
course-rows-side-hint-1 = Het stuk op d4 kan op e5 terechtkomen.
course-rows-side-done = Goed gezien! Een zet langs de ene lijn maakte een rij op een andere.

course-rows-five = Meer dan vier naast elkaar is ook één rij. Haal in één beurt vijf stukken terug.
course-rows-five-hint-1 = Kijk naar de lange lijn door het midden. Het gat zit op d4.
course-rows-five-done = Vijf tegelijk. Hoe langer de rij, hoe meer je terugkrijgt.

## Capturing

course-capturing = Slaan
course-capturing-about = Wat een rij raakt, gaat mee.

course-capturing-touch = Een rij neemt alles mee wat er op haar lijn tegenaan ligt, ongeacht de kleur. Jouw stukken krijg je terug. Het zwarte stuk op e6 is geslagen: het gaat uit het spel.

course-capturing-one = Maak een rij die een zwart stuk slaat.
course-capturing-one-hint-1 = Je drie stukken wijzen naar het zwarte stuk. Leg het vierde erachter.
course-capturing-one-done = Je krijgt er vier terug, en Zwart heeft de rest van de partij een stuk minder.

course-capturing-safe = Een gat onderbreekt de rij. Het zwarte stuk op e7 is hier veilig, en er wordt niets geslagen.

course-capturing-two = Je kunt op twee manieren een rij maken. Sla twee zwarte stukken.
course-capturing-two-hint-1 = Tel bij elke rij de zwarte stukken die haar raken.
course-capturing-two-wrong-one = Deze rij slaat maar één stuk. De andere neemt er twee mee.
course-capturing-two-done = Twee tegelijk. Kijk altijd eerst wat er achter een rij ligt voor je haar maakt.

course-capturing-ends = Een rij neemt mee wat aan een van beide uiteinden ligt. Sla twee zwarte stukken.
course-capturing-ends-hint-1 = Duw langs kolom e en maak het gat dicht.
course-capturing-ends-done = De hele lijn is nu leeg: zeven stukken gingen weg, en twee daarvan waren van Zwart.

course-capturing-three = Sla er nu drie!
course-capturing-three-hint-1 = Op g3 ontbreekt een stuk. Welk stuk van jou kun je daarheen duwen?
course-capturing-three-done = Drie stukken met één zet. Zo mag het vaker.

## Two rows at once

course-two-rows = Twee rijen tegelijk
course-two-rows-about = Eén zet, twee rijen, en een keuze.

course-two-rows-both = Eén zet kan twee rijen maken. Je neemt ze na elkaar van het bord. Haal in één beurt acht stukken terug.
course-two-rows-both-hint-1 = Duw langs kolom e: er komt een stuk bij, en een ander schuift op naar e4.
course-two-rows-both-wrong-one = Dat is één rij. Er is een zet die er twee maakt.
course-two-rows-both-done = Twee rijen, acht stukken. Ze kruisten elkaar niet, dus moesten ze allebei weg.

course-two-rows-cross = Rijen kunnen elkaar kruisen. Kies welke je eerst wegneemt. Kijk dan opnieuw: de andere is een stuk kwijt en is misschien geen rij meer. Dan blijft ze liggen.

course-two-rows-choose = Twee rijen van jou kruisen elkaar op e5. Neem de rij weg die iets slaat.
course-two-rows-choose-hint-1 = Maar een van de twee rijen raakt een zwart stuk.
course-two-rows-choose-wrong-bare = Die rij sloeg niets, en de andere is nu onderbroken.
course-two-rows-choose-done = Het stuk op g5 is geslagen, en van de andere rij blijven er drie op het bord.

course-two-rows-cross-push = Maak met één zet twee rijen die elkaar kruisen, en neem de rij die er twee slaat.
course-two-rows-cross-push-hint-1 = Een van je stukken moet op e5 uitkomen.
course-two-rows-cross-push-wrong-one = Die rij slaat één stuk. De andere had er twee geslagen.
course-two-rows-cross-push-done = De tweede rij kwam een stuk tekort, en haar stukken blijven liggen waar ze van nut zijn.

## Whose row is it?

course-whose-row = Van wie is de rij?
course-whose-row-about = Rijen die de ander maakt, en wie eerst wegneemt.

course-whose-row-theirs = Een rij is van de speler met die kleur, wie haar ook heeft gemaakt. Kijk: Zwart doet een zet en maakt een rij voor jou.

course-whose-row-clear-first = Je beurt begint met de rij die Zwart heeft gemaakt. Neem haar van het bord en duw dan zoals altijd een stuk in het spel.
course-whose-row-clear-first-hint-1 = Neem de rij van het bord. Daarna is elke zet goed.
course-whose-row-clear-first-done = Eerst de rij, dan de zet: samen was dat één beurt.

course-whose-row-gift = Dat kun jij ook met Zwart doen. Maak een rij voor Zwart, zodat Zwart vier stukken van het bord moet nemen.
course-whose-row-gift-hint-1 = Een zwart stuk op d4 zou een zwarte rij compleet maken.
course-whose-row-gift-done = Zwart moest de rij wegnemen. Vier stukken liggen je niet meer in de weg, en Zwart moet nog een zet doen.

course-whose-row-first = Hebben beide spelers een rij, dan neemt wie de zet deed als eerste weg. Duw vanaf e1 en sla twee stukken.
course-whose-row-first-hint-1 = De zet maakt voor jullie allebei een rij. Neem die van jou weg.
course-whose-row-first-done = Jij ging eerst en nam je stuk op d4 weg. Zo sloeg de rij van Zwart niets.

course-whose-row-second = Omgekeerd ben jij de tweede. Zwart doet een zet, neemt als eerste weg en slaat twee stukken. Daarna neem jij weg wat nog een rij is.

### Winning

course-chapter-winning = Winnen

## The last piece

course-reserve = Het laatste stuk
course-reserve-about = Hoe je wint: als de ander niets meer heeft om in het spel te duwen.

course-reserve-aim = Passen bestaat niet in GIPF: elke beurt kost je een stuk uit je reserve. Wie aan zet is en geen stuk meer heeft, verliest.

course-reserve-win = De reserve van Zwart is leeg. Win de partij.
course-reserve-win-hint-1 = Bijna elke zet wint. Help Zwart alleen niet aan een rij.
course-reserve-win-wrong-gift = Dat maakte een rij voor Zwart. Zwart neemt haar van het bord en heeft weer vier stukken.
course-reserve-win-done = Zwart moet duwen en kan niet. Je wint!

course-reserve-deny = Zwart heeft nog één stuk in reserve en drie naast elkaar op het bord. Breek ze uit elkaar, zodat Zwart geen rij kan maken.
course-reserve-deny-hint-1 = Het middelste stuk van de drie ligt op d4.
course-reserve-deny-hint-2 = Duw langs kolom d.
course-reserve-deny-wrong-fill = Zwart duwt je stuk op b2 opzij en maakt toch de rij. De drie moeten uit elkaar.
course-reserve-deny-turn-2 = Zwart heeft het laatste stuk gespeeld. Maak het af.
course-reserve-deny-done = Zonder rij kwam er geen stuk terug, en Zwart heeft niets meer. Je wint!

course-reserve-save = Dit is je laatste stuk! Maak een rij, anders heb je de volgende beurt niets meer om te duwen.
course-reserve-save-hint-1 = Drie van je stukken liggen op een lijn die schuin afloopt naar h4.
course-reserve-save-done = Gered! Je stukken zijn terug, en de partij gaat door.

course-reserve-rescue = Je reserve is leeg, maar de zet van Zwart heeft een rij voor jou gemaakt. Neem haar van het bord en speel verder.
course-reserve-rescue-hint-1 = Eerst de rij wegnemen, dan duwen.
course-reserve-rescue-done = Rijen neem je weg voor je zet. Zo kan een eigen rij je redden, zelfs met een lege reserve.

## Attack

course-attack = Aanvallen
course-attack-about = Dreigingen, dubbele dreigingen en rijen die slaan.

course-attack-threat = Drie naast elkaar, een leeg punt erachter, zwarte stukken ervoor: Wit dreigt op b2 te spelen en er twee te slaan. Kijk altijd uit naar zulke drietallen, van jou en van Zwart.

course-attack-make = Maak een dreiging: na je zet moet er een rij in zitten die slaat.
course-attack-make-hint-1 = Je hebt er twee naast elkaar met zwarte stukken ervoor. Breng er een derde bij.
course-attack-make-done = Nu moet Zwart er iets aan doen.

course-attack-aside = Zwart heeft het uiteinde van je lijn bezet. Maar een stuk aan de rand kun je opzij duwen. Sla er twee.
course-attack-aside-hint-1 = Duw vanaf een stip naast a1, dwars op je lijn.
course-attack-aside-done = Het uiteinde van een lijn bezetten is geen echte verdediging. Onthoud dat als je zelf verdedigt.

course-attack-double = Eén dreiging kan Zwart opvangen, twee bijna nooit. Maak met één zet twee dreigingen.
course-attack-double-hint-1 = Een van je stukken hoort op e5, waar twee lijnen samenkomen.
course-attack-double-turn-2 = Zwart heeft op e2 gespeeld. Sla toch.
course-attack-double-done = Je stuk op e5 werkte voor twee lijnen. Zo’n dubbele dreiging levert bijna altijd iets op.

## Defence

course-defence = Verdedigen
course-defence-about = Wat je doet als Zwart op het punt staat te slaan.

course-defence-danger = Drie zwarte stukken naast elkaar, en die van jou er vlak achter: als Zwart op b4 speelt, ben je twee stukken kwijt. Jij bent aan zet.

course-defence-break = Breek het zwarte drietal, zodat Zwart niets kan slaan.
course-defence-break-hint-1 = Duw dwars door de zwarte lijn.
course-defence-break-hint-2 = Kolom d loopt er midden doorheen.
course-defence-break-wrong-fill = Zwart duwt je stuk op b4 opzij en slaat toch.
course-defence-break-done = Het zwarte drietal is onderbroken. Je stukken zijn voorlopig veilig.

course-defence-gap = Nu wil Zwart vanaf e1 duwen en het gat dichtmaken. Wees Zwart voor en vul het zelf.
course-defence-gap-hint-1 = Welk stuk van jou kun je van opzij op e4 duwen?
course-defence-gap-done = De dreiging is weg.

course-defence-leave = Stukken die van het bord gaan, kunnen niet geslagen worden. Maak op tijd een eigen rij.
course-defence-leave-hint-1 = Het stuk op e6 hoort ook bij een andere lijn.
course-defence-leave-done = Ze liggen veilig in je reserve. De rij van Zwart zou nu niets meer slaan.

course-defence-counter = De beste verdediging slaat. Neem Zwart een van de drie af.
course-defence-counter-hint-1 = Een van de drie zwarte stukken raakt een lijn van jou.
course-defence-counter-done = Verdediging en aanval in één beurt!

course-defence-play = Nu ken je het hele basisspel: speel een partij! Is een van jullie sterker, dan mag de ander met één tot drie stukken meer beginnen. De regels kennen geen remise, maar je mag er wel een afspreken, bijvoorbeeld als een stelling voor de derde keer voorkomt.

### Standard GIPF

course-chapter-standard = Standaard-GIPF

## GIPF-pieces

course-gipf-pieces = GIPF-stukken
course-gipf-pieces-about = Dubbele stukken die mogen blijven liggen als een rij van het bord gaat.

course-gipf-pieces-start = In het standaardspel komt het GIPF-stuk erbij: twee stukken van één kleur, op elkaar gestapeld. Je duwt het als één stuk en in een rij telt het voor één. Elke speler begint er met drie; daarna komen er alleen basisstukken bij.

course-gipf-pieces-keep = Basisstukken in een rij moeten weg. Bij GIPF-stukken, van welke kleur ook, kiest de eigenaar van de rij: wegnemen of laten liggen. Houd dat van jou en sla dat van Zwart.
course-gipf-pieces-keep-hint-1 = Bij elk GIPF-stuk in de rij kun je kiezen: wegnemen of laten liggen.
course-gipf-pieces-keep-wrong-gave = Je nam ook je eigen GIPF-stuk weg. Dat mag blijven liggen.
course-gipf-pieces-keep-wrong-spared = Je liet het GIPF-stuk van Zwart liggen. Sla het!
course-gipf-pieces-keep-done = Zo kies je meestal: jouw GIPF-stuk blijft, dat van Zwart is met allebei zijn stukken geslagen.

course-gipf-pieces-make = Maak een rij die twee stukken slaat, en houd je GIPF-stuk op d4.
course-gipf-pieces-make-hint-1 = Een GIPF-stuk telt als een van de vier.
course-gipf-pieces-make-done = Je GIPF-stuk hielp mee aan de rij en blijft liggen voor de volgende.

course-gipf-pieces-change = Dit is het laatste stuk in je reserve. Maak een rij en neem ook je GIPF-stuk weg: je krijgt er twee basisstukken voor terug.
course-gipf-pieces-change-hint-1 = Kies ervoor om het GIPF-stuk met de rij mee te nemen.
course-gipf-pieces-change-wrong-kept = Niet slecht, maar je GIPF-stuk bleef liggen. Neem het nu wel weg, dat zijn twee stukken meer.
course-gipf-pieces-change-done = Vijf stukken in reserve. Ze komen alleen nog als basisstuk in het spel.

course-gipf-pieces-both = Twee rijen van jou kruisen elkaar op je GIPF-stuk. Blijft het liggen, dan ligt de tweede rij er nog en moet ook die weg. Sla twee stukken.
course-gipf-pieces-both-hint-1 = Laat je GIPF-stuk liggen als je de eerste rij wegneemt.
course-gipf-pieces-both-wrong-taken = Je nam het GIPF-stuk weg dat bij beide rijen hoort. Nu is de andere geen rij meer.
course-gipf-pieces-both-done = Beide rijen zijn weg, en met elke rij een zwart stuk.

course-gipf-pieces-spare = Nu omgekeerd: alleen de verticale rij slaat. Neem die weg en houd c3, d4 en f5 op het bord.
course-gipf-pieces-spare-hint-1 = Als het gedeelde GIPF-stuk weggaat, is de tweede rij onderbroken.
course-gipf-pieces-spare-done = Je gaf een GIPF-stuk op, en drie stukken blijven op het bord. Soms is dat het waard.

## The last GIPF-piece

course-last-gipf = Het laatste GIPF-stuk
course-last-gipf-about = De tweede manier om te verliezen, en om te winnen.

course-last-gipf-rule = Wie geen GIPF-stuk meer op het bord heeft, verliest, hoe vol de reserve ook is. Wit heeft er hier nog maar één: wees er zuinig op.

course-last-gipf-win = Zwart heeft nog één GIPF-stuk. Win de partij.
course-last-gipf-win-hint-1 = Maak een rij die het raakt, en sla het.
course-last-gipf-win-wrong-left = Een GIPF-stuk mag blijven liggen, dus je moet er zelf voor kiezen. Sla het!
course-last-gipf-win-done = Het laatste GIPF-stuk is geslagen. Je wint!

course-last-gipf-two = Zwart heeft twee GIPF-stukken. Sla ze allebei in één beurt.
course-last-gipf-two-hint-1 = Eén zet langs kolom c maakt twee rijen.
course-last-gipf-two-done = Twee rijen, twee GIPF-stukken, en de partij is uit.

course-last-gipf-trap = Je laatste GIPF-stuk ligt in je eigen rij. Neem de rij weg en blijf in het spel.
course-last-gipf-trap-hint-1 = Je hoeft het niet weg te nemen.
course-last-gipf-trap-wrong-lost = Je nam je eigen laatste GIPF-stuk weg, en dat kostte je de partij.
course-last-gipf-trap-done = Het blijft, en jij ook. (Zijn na het wegnemen beide spelers zonder GIPF-stuk, dan wint wie wegnam.)

course-last-gipf-save = Zwart bedreigt je laatste GIPF-stuk. Red het.
course-last-gipf-save-hint-1 = Breek de zwarte lijn, of schuif je GIPF-stuk eruit.
course-last-gipf-save-done = Je GIPF-stuk is buiten gevaar.

### Tournament GIPF

course-chapter-tournament = Toernooi-GIPF

## The free opening

course-opening = De vrije opening
course-opening-about = Een leeg bord, en zoveel GIPF-stukken als je wilt.

course-opening-empty = De toernooivariant begint met een leeg bord en 18 stukken per speler. Jij bepaalt hoeveel GIPF-stukken je in het spel brengt.

course-opening-first = Je eerste beurt moet een GIPF-stuk zijn. Duw er een in het spel.
course-opening-first-hint-1 = Elk leeg punt aan de rand is goed.
course-opening-first-done = Het kostte twee stukken uit je reserve.

course-opening-more = In je volgende beurten mag je er nog meer spelen. Duw nog een GIPF-stuk in het spel.
course-opening-more-hint-1 = Kies het GIPF-stuk in je reserve.
course-opening-more-done = Met twee GIPF-stukken sta je veiliger. Elk ervan kost je twee stukken.

course-opening-stop = Met je eerste basisstuk is je opening voorbij. Duw er een in het spel.
course-opening-stop-hint-1 = Kies een basisstuk in je reserve.
course-opening-stop-done = Jij brengt geen GIPF-stukken meer in het spel. Zwart mag dat nog wel, tot ook Zwart een eerste basisstuk speelt.

course-opening-balance = Met weinig GIPF-stukken heb je veel zetten, maar weinig zekerheid. Met veel sta je veilig, maar is je reserve gauw leeg. Drie is een goed begin.

## Four GIPF-pieces

course-four-gipf = Vier GIPF-stukken
course-four-gipf-about = De enige rij die mag blijven liggen.

course-four-gipf-row = Vier GIPF-stukken naast elkaar, en niets anders in de rij: zo’n rij mag blijven liggen. De eigenaar neemt er een of meer weg, of past.

course-four-gipf-pass = Laat je vier GIPF-stukken liggen waar ze liggen.
course-four-gipf-pass-hint-1 = Pas, in plaats van weg te nemen.
course-four-gipf-pass-done = Ze blijven. Je krijgt de keuze opnieuw, telkens wanneer je rijen aan de beurt zijn.

course-four-gipf-again = Zolang je opening duurt, mogen stukken die terugkwamen opnieuw als GIPF-stuk in het spel. Neem eerst dat op e6 weg.
course-four-gipf-again-hint-1 = Kies alleen het bovenste van de vier.
course-four-gipf-again-turn-2 = Duw het nu weer in het spel: een GIPF-stuk, waar je maar wilt.
course-four-gipf-again-done = Je opening is nog niet voorbij, want je hebt nog geen basisstuk gespeeld.

course-four-gipf-must = Een basisstuk in de rij moet weg, dus nu moet je wegnemen. Sla het en houd alle vier je GIPF-stukken.
course-four-gipf-must-hint-1 = Laat al je GIPF-stukken liggen. Pas daarna.
course-four-gipf-must-done = Alleen het basisstuk moest weg. Daarna mocht de rij blijven liggen, en je paste.

### GIPF With Potentials

course-chapter-potentials = GIPF Met Potentiëlen

## Loaded pieces

course-loaded = Geladen stukken
course-loaded-about = Stukken met één bijzondere zet: laden, gebruiken, wegnemen.

course-loaded-units = Een potentieel is een stuk met één bijzondere zet. Op het bord kom je basisstukken (b4) tegen, GIPF-stukken (d5), geladen stukken – een basisstuk dat een potentieel draagt (f5) – en gebruikte potentiëlen (h3).

course-loaded-load = Elke speler heeft hier zes ZÈRTZ-potentiëlen. Duw een geladen stuk in het spel.
course-loaded-load-hint-1 = Kies het geladen stuk in je reserve.
course-loaded-load-done = Een basisstuk en een potentieel kwamen samen uit je reserve.

course-loaded-use = In je beurt duw je een stuk in het spel of gebruik je een potentieel. Gebruik je ZÈRTZ: die springt over het stuk ernaast.
course-loaded-use-hint-1 = Kies het geladen stuk op d4 en dan het gemarkeerde punt.
course-loaded-use-done = Het potentieel is nu gebruikt: een enkel stuk zonder vermogen. De drager blijft achter als basisstuk.

course-loaded-forfeit = Een gewoon basisstuk mag je altijd spelen. Maar met het eerste gaan alle potentiëlen die je nog in reserve hebt uit het spel. Probeer het.
course-loaded-forfeit-hint-1 = Kies het gewone basisstuk in je reserve.
course-loaded-forfeit-done = Je reserve telt geen potentiëlen meer. Die op het bord mag je nog gebruiken.

course-loaded-keep = Geladen stukken in een rij mogen blijven liggen, net als GIPF-stukken. Houd dat van jou en sla dat van Zwart.
course-loaded-keep-hint-1 = Kies bij elk geladen stuk: wegnemen of laten liggen.
course-loaded-keep-done = Het geladen stuk van Zwart is in zijn geheel geslagen. Had je dat van jezelf weggenomen, dan was de drager teruggekomen, maar het potentieel niet.

course-loaded-break = Deze vier mogen alle vier blijven liggen, maar niet samen: de rij moet onderbroken worden. Houd de drie geladen stukken.
course-loaded-break-hint-1 = Neem het GIPF-stuk weg.
course-loaded-break-done = Het GIPF-stuk kwam terug als twee basisstukken. Gebruikte potentiëlen en basisstukken moeten weg met een rij; uit deze vier mocht je kiezen.

course-loaded-empty = Je reserve is leeg, maar je verliest niet zolang je nog een potentieel kunt gebruiken. Gebruik het en maak een rij die slaat.
course-loaded-empty-hint-1 = Spring omhoog. De drager telt ook mee in de rij.
course-loaded-empty-done = Drie basisstukken zijn terug. Het gebruikte potentieel ging uit het spel: potentiëlen komen nooit terug.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Springt.

course-zertz-rule = ZÈRTZ springt in een rechte lijn over een of meer stukken, ongeacht hun kleur, en landt op het eerste lege punt erachter. Met de stukken waar hij over springt, gebeurt niets.

course-zertz-jump = Spring naar d6.
course-zertz-jump-hint-1 = Kies de ZÈRTZ op d4.
course-zertz-jump-wrong-other = Die sprong ging langs een andere lijn. Spring over d5.
course-zertz-jump-done = Eén stuk overgesprongen, één potentieel gebruikt.

course-zertz-far = Spring zo ver als je kunt: naar f5.
course-zertz-far-hint-1 = Volg de lijn van b2 door het centrale punt.
course-zertz-far-done = Drie stukken tegelijk. Verder kon hij niet, want hij landt op het eerste lege punt.

course-zertz-carrier = Maak een rij met een sprong. De drager blijft liggen, dus die kan bij de rij horen. Sla er twee.
course-zertz-carrier-hint-1 = Spring over je eigen twee stukken.
course-zertz-carrier-done = De drager, twee stukken en het gebruikte potentieel: dat zijn er vier.

course-zertz-inside = Een sprong kan midden op het bord eindigen. Sla een stuk met je ZÈRTZ.
course-zertz-inside-hint-1 = Je lijn vanaf d7 mist het punt g5.
course-zertz-inside-done = De sprong eindigde precies in je lijn.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Schuift.

course-yinsh-rule = YINSH schuift in een rechte lijn over lege punten en stopt op welk punt je wilt. Springen kan hij niet: bij het eerste stuk op zijn weg houdt het op.

course-yinsh-slide = Schuif zo ver als je kunt: naar g2.
course-yinsh-slide-hint-1 = Volg de lijn die schuin naar rechts afloopt.
course-yinsh-slide-wrong-short = De juiste lijn, maar hij kan nog verder.
course-yinsh-slide-done = Helemaal tot de rand.

course-yinsh-gap = Schuif in het gat van je lijn en sla een stuk.
course-yinsh-gap-hint-1 = Het gat zit op e6.
course-yinsh-gap-done = YINSH bereikt gaten waar je met duwen niet komt.

course-yinsh-which = Je hebt twee YINSH-potentiëlen. Schuif er een naar het centrale punt, e5.
course-yinsh-which-hint-1 = Een van de twee heeft geen vrije weg naar e5.
course-yinsh-which-done = De andere zat ingesloten.

course-yinsh-carrier = De drager telt ook. Schuif maar één punt op, en sla er twee.
course-yinsh-carrier-hint-1 = Schuif langs je eigen lijn.
course-yinsh-carrier-done = Eén geladen stuk leverde twee stukken van de rij.

course-yinsh-defend = Zwart wil vanaf e1 duwen en e6 slaan. Schuif in het gat.
course-yinsh-defend-hint-1 = Het gat zit op e4.
course-yinsh-defend-done = Al schuivend verdedig je vanaf de andere kant van het bord.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Springt op een stuk en neutraliseert het.

course-dvonn-rule = DVONN springt op een zwart stuk op een aangrenzend punt: een basisstuk, een met DVONN geladen stuk of een gebruikte DVONN. Op niets anders: geen GIPF-stuk, en niets wat met een ander potentieel is geladen.

course-dvonn-cover = Spring op het basisstuk op d5.
course-dvonn-cover-hint-1 = Kies de DVONN op d4 en dan d5.
course-dvonn-cover-done = Het punt is nu van jou. Het zwarte stuk onder je potentieel doet niet mee tot het weer vrijkomt.

course-dvonn-row = Er ligt een zwart stuk in je lijn. Bedek het en je hebt een rij. Sla g5.
course-dvonn-row-hint-1 = Het zwarte stuk op e5 ligt in de weg.
course-dvonn-row-done = Van een stapel gaat alleen het bovenste stuk weg. Je potentieel is weg, en het zwarte stuk op e5 is weer wakker.

course-dvonn-twice = Op je stuk op e5 ligt een zwarte DVONN. Bedek die op jouw beurt.
course-dvonn-twice-hint-1 = Een DVONN kan een gebruikte DVONN bedekken.
course-dvonn-twice-done = DVONN op DVONN: stapels kunnen groeien, en de kleuren wisselen altijd af.

course-dvonn-defend = Zwart dreigt op d2 te spelen en twee stukken te slaan. Bedek een van de drie.
course-dvonn-defend-hint-1 = Je DVONN op e5 heeft zwarte buren op d4 en d5.
course-dvonn-defend-done = Een lijn met een geneutraliseerd stuk is geen dreiging.

## Piles

course-piles = Stapels
course-piles-about = Wie bovenop ligt, en wat er wakker wordt.

course-piles-pile = Alleen het bovenste stuk van een stapel is in het spel: het geeft het punt zijn kleur en telt mee in rijen. Wat eronder ligt, slaapt. Van onder naar boven wisselen de kleuren altijd af.

course-piles-push = Duwen verplaatst een stapel in zijn geheel. Duw vanaf e1.
course-piles-push-hint-1 = Wijs de stip e1 aan.
course-piles-push-done = Beide stukken van de stapel schoven samen op.

course-piles-wake = Maak een rij. Die neemt de zwarte DVONN op f3 mee, en jouw stuk eronder wordt wakker. Neem alles weg wat dan een rij is.
course-piles-wake-hint-1 = Speel op b4, neem de rij weg en kijk opnieuw.
course-piles-wake-done = Eén zet, twee rijen: de tweede kwam onder de eerste tevoorschijn.

course-piles-theirs = Zo kan ook de ander wakker worden. Kijk: Wit neemt een rij weg, het zwarte stuk op e4 komt vrij en maakt een zwarte rij compleet. Zwart neemt die weg en slaat e6.

course-piles-mind = Twee rijen van jou kruisen elkaar op e4. Neem er een weg, maar laat het zwarte stuk op e5 slapen.
course-piles-mind-hint-1 = Neem de rij die niet door e5 gaat.
course-piles-mind-wrong-woken = Nu is het zwarte stuk op e5 wakker, en heeft Zwart een rij die g5 slaat.
course-piles-mind-done = Goed gekozen. De andere rij had een zwarte rij wakker gemaakt.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Naar het centrale punt, en je duwt nog eens.

course-tamsk-rule = TAMSK werkt zodra hij op het centrale punt, e5, wordt geduwd. De eigenaar mag dan het potentieel eraf nemen en het opnieuw in het spel duwen, vanaf elke stip: een extra zet.

course-tamsk-centre = Duw je TAMSK naar het centrale punt. Doe dan een extra zet, waar je maar wilt.
course-tamsk-centre-hint-1 = Duw vanaf e1: drie stukken schuiven omhoog.
course-tamsk-centre-wrong-pass = Je mag passen, maar dan gaat het potentieel ongebruikt uit het spel. Doe de extra zet.
course-tamsk-centre-done = Twee keer duwen in één beurt! De drager blijft als basisstuk op e5 liggen, en het potentieel is gebruikt.

course-tamsk-two = Tussen de twee zetten wordt niets weggenomen. Wat er na allebei ligt, telt. Sla twee stukken.
course-tamsk-two-hint-1 = De drager op e5 wordt deel van de rij.
course-tamsk-two-hint-2 = Na de zet vanaf e1 ontbreekt nog het punt b2.
course-tamsk-two-done = De eerste zet bracht een stuk op e5, de extra zet dat op b2.

course-tamsk-slant = Je TAMSK kan van elke kant komen. Sla een stuk, en gebruik ook je extra zet.
course-tamsk-slant-hint-1 = Duw langs de lijn door b2, c3 en d4.
course-tamsk-slant-done = De rij wachtte tot beide zetten gedaan waren.

course-tamsk-undo = Duw je TAMSK naar e5: vier van jou liggen naast elkaar, maar een rij is het nog niet. Breek ze met de extra zet, zodat b2, c3 en d4 blijven liggen.
course-tamsk-undo-hint-1 = Duw nog eens langs kolom e.
course-tamsk-undo-done = Een viertal dat de tweede zet onderbreekt, is nooit een rij geweest.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, geduwd door Zwart
course-tamsk-theirs-about = De extra zet aan het begin van je beurt.

course-tamsk-theirs-rule = Duwt Zwart jouw TAMSK naar het centrale punt, dan krijg jij ook een extra zet. Die komt aan het begin van je beurt. Kijk naar de zet van Zwart.

course-tamsk-theirs-before = Doe de extra zet, en dan je gewone zet.
course-tamsk-theirs-before-hint-1 = Beide keren mag je overal duwen.
course-tamsk-theirs-before-done = Eerst de extra zet, dan de gewone. Die gewone zet blijft verplicht: wie hem niet kan doen, verliest.

course-tamsk-theirs-plan = Twee zetten na elkaar: bedenk ze samen, en sla een stuk.
course-tamsk-theirs-plan-hint-1 = In kolom f ontbreken twee stukken.
course-tamsk-theirs-plan-hint-2 = Duw twee keer vanaf f1.
course-tamsk-theirs-plan-done = Twee zetten samen kunnen wat één niet kan.

course-tamsk-theirs-row-first = Rijen die er aan het begin liggen, gaan eerst weg. Hier hoort je TAMSK bij zo’n rij. Neem de rij zo weg dat je de extra zet nog kunt doen.
course-tamsk-theirs-row-first-hint-1 = Laat de TAMSK liggen.
course-tamsk-theirs-row-first-wrong-taken = Je nam de TAMSK van het bord, en daarmee ook je extra zet.
course-tamsk-theirs-row-first-done = Een geladen stuk mag in een rij blijven liggen, en van daaruit werkte het.

course-tamsk-theirs-chain = Een extra zet kan nog een TAMSK van jou naar het centrale punt brengen. Die mag je dan meteen ook gebruiken. Sla zo een stuk.
course-tamsk-theirs-chain-hint-1 = Duw eerst vanaf e1: je tweede TAMSK schuift naar e5.
course-tamsk-theirs-chain-hint-2 = Daarna maakt g6 je rij compleet.
course-tamsk-theirs-chain-done = Twee TAMSK, drie zetten, één beurt!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Bedekt een GIPF-stuk.

course-punct-rule = PÜNCT werkt op een zwart stuk op een aangrenzend punt: een met PÜNCT geladen stuk, een gebruikte PÜNCT of een GIPF-stuk. Op een basisstuk werkt hij niet.

course-punct-jump = Spring op de PÜNCT van Zwart op d5.
course-punct-jump-hint-1 = Kies de PÜNCT op d4.
course-punct-jump-done = Het zwarte potentieel onder dat van jou slaapt, net als bij DVONN.

course-punct-one = Op een GIPF-stuk springt PÜNCT niet zelf. Hij gaat uit het spel, en stukken uit je reserve bedekken het GIPF-stuk. Bedek e5 met één basisstuk.
course-punct-one-hint-1 = Kies ervoor om het met één stuk te bedekken.
course-punct-one-wrong-two = Dat waren twee stukken, een GIPF-stuk. Dat komt hierna; neem er nu één.
course-punct-one-done = Een bedekt GIPF-stuk geldt als geslagen. En je hebt geen basisstuk in het spel geduwd: de potentiëlen in je reserve houd je.

course-punct-two = Je kunt het ook met twee stukken bedekken. Die vormen een nieuw GIPF-stuk van jou. Doe het!
course-punct-two-hint-1 = Kies ervoor om het met twee stukken te bedekken.
course-punct-two-wrong-one = Dat was één basisstuk. Neem er twee.
course-punct-two-done = Zwart heeft een GIPF-stuk minder in het spel, en jij een meer. Alleen met een lege reserve was het niet gelukt.

course-punct-win = Het andere GIPF-stuk van Zwart is al bedekt. Win de partij.
course-punct-win-hint-1 = Een van je PÜNCT-potentiëlen ligt naast e5.
course-punct-win-done = Er is geen zwart GIPF-stuk meer in het spel. Je wint!

## Covered GIPF-pieces

course-covered = Bedekte GIPF-stukken
course-covered-about = Wat onder een stuk ligt, kan terugkomen.

course-covered-back = Een basisstuk moet weg met zijn rij. Bedekt het een GIPF-stuk, dan komt dat weer in het spel. Kijk maar.

course-covered-free = Zwart heeft je GIPF-stuk op f5 bedekt. Bevrijd het.
course-covered-free-hint-1 = Maak een rij die f5 raakt.
course-covered-free-done = Het zwarte stuk is met je rij geslagen, en je GIPF-stuk is terug.

course-covered-special = Dit is het laatste GIPF-stuk van Zwart, en het stuk dat het bedekt, maakt jouw rij compleet. Win de partij.
course-covered-special-hint-1 = Wat moet weg met de rij, en wat mag blijven liggen?
course-covered-special-wrong-basic = Een basisstuk moet weg met de rij, en het GIPF-stuk van Zwart komt terug. Of iemand zijn GIPF-stukken kwijt is, blijkt pas na het wegnemen.
course-covered-special-done = Een GIPF-stuk mag in de rij blijven liggen, dus blijft dat van Zwart bedekt. Je wint!

course-covered-cover-again = Zwart heeft je GIPF-stuk op e5 met twee stukken bedekt. Samen zijn ze een GIPF-stuk, dus kun jij ze weer bedekken. Maak het punt weer van jou.
course-covered-cover-again-hint-1 = Gebruik je PÜNCT en bedek het met twee stukken.
course-covered-cover-again-done = Drie GIPF-stukken in één stapel, en het bovenste is van jou.

course-covered-keep = Je GIPF-stuk op d5 bedekt een zwart GIPF-stuk. Neem de rij weg en laat het niet vrij.
course-covered-keep-hint-1 = Laat je GIPF-stuk liggen.
course-covered-keep-wrong-out = Je nam je GIPF-stuk weg, en dat van Zwart is weer in het spel.
course-covered-keep-done = Je GIPF-stuk blijft, en het zwarte eronder doet nog steeds niet mee.

### Ultimate GIPF

course-chapter-ultimate = Ultiem GIPF

## All five potentials

course-ultimate = Alle vijf de potentiëlen
course-ultimate-about = Alles tegelijk, en in de juiste volgorde.

course-ultimate-start = Ultiem GIPF is toernooi-GIPF met alle vijf de potentiëlen, drie van elke soort, en 21 basisstukken. De volgorde is: eerst GIPF-stukken, dan geladen stukken, dan basisstukken.

course-ultimate-order = Je hebt twee GIPF-stukken in het spel, en dat is genoeg. Ga verder met een stuk geladen met DVONN.
course-ultimate-order-hint-1 = Kies DVONN in je reserve.
course-ultimate-order-done = Met je eerste geladen stuk is het gedaan met je GIPF-stukken. Je eerste basisstuk zou een eind maken aan de geladen stukken, en je de potentiëlen kosten die je nog in reserve hebt.

course-ultimate-meanwhile = Potentiëlen op het bord mag je gebruiken terwijl je er nog andere in reserve hebt. Gebruik je YINSH en sla een geladen stuk.
course-ultimate-meanwhile-hint-1 = Je lijn mist het punt e6.
course-ultimate-meanwhile-wrong-spared = Je liet het geladen stuk van Zwart liggen. Sla het!
course-ultimate-meanwhile-done = Alleen het gebruikte potentieel moest weg. Je geladen stukken mochten blijven liggen.

course-ultimate-own = Het basisstuk van Zwart op d3 bedekt je GIPF-stuk. Ook daarop mag DVONN springen. Maak het punt van jou.
course-ultimate-own-hint-1 = Je DVONN op d4 ligt er vlak naast.
course-ultimate-own-done = Het punt is weer van jou, al blijft je GIPF-stuk bedekt. Een PÜNCT had dat niet gekund: die werkt niet op basisstukken.

course-ultimate-which = Het laatste GIPF-stuk van Zwart ligt op e5. Een van je potentiëlen wint meteen. Welk?
course-ultimate-which-hint-1 = Wie werkt op een GIPF-stuk?
course-ultimate-which-done = PÜNCT bedekt het, en de partij is uit.

course-ultimate-all = Het laatste GIPF-stuk van Zwart ligt op f5. Bedenk twee zetten en win.
course-ultimate-all-hint-1 = Je TAMSK ligt naast het centrale punt.
course-ultimate-all-hint-2 = Duw vanaf e1 en speel daarna op b2.
course-ultimate-all-wrong-left = De rij raakt het GIPF-stuk van Zwart. Sla het!
course-ultimate-all-done = Twee zetten, één rij, en de partij is gewonnen.

### Challenges

course-chapter-challenges = Uitdagingen

## Challenges and side games

course-challenges = Uitdagingen en tussenspelen
course-challenges-about = Wil je dat potentieel gebruiken? Win dan eerst iets anders.

course-challenges-idea = Je kunt uitdagingen afspreken, hier drie voor elk. Wie een potentieel wil gebruiken, kondigt dat aan. De ander aanvaardt, of daagt uit: dan beslist een tussenspel, bijvoorbeeld steen-papier-schaar of een dobbelsteen.

course-challenges-accepted = Kondig de sprong van je ZÈRTZ naar d7 aan.
course-challenges-accepted-hint-1 = Gebruik de ZÈRTZ zoals altijd.
course-challenges-accepted-done = Zwart aanvaardde, dus ging de sprong door.

course-challenges-won = Kondig hem nog eens aan. Nu daagt Zwart je uit, en jij beslist wie er begint aan het tussenspel. Stel dat je het wint.
course-challenges-won-hint-1 = Kondig de sprong aan, kies wie er begint en geef de uitslag op.
course-challenges-won-wrong-lost = Dat was de verkeerde uitslag: geef op dat je gewonnen hebt.
course-challenges-won-done = Gewonnen, dus ging de sprong door. Gelijkspelen was ook genoeg geweest. En Zwart heeft een uitdaging minder.

course-challenges-lost = Nu het andere geval: je bent uitgedaagd en verliest het tussenspel. Geef de uitslag op en doe daarna een andere zet.
course-challenges-lost-hint-1 = Eerst de uitslag, dan duw je waar je wilt.
course-challenges-lost-wrong-won = In deze opgave is het tussenspel verloren.
course-challenges-lost-done = De sprong ging niet door, en het potentieel ging uit het spel. De drager bleef als basisstuk liggen, en je beurt ging verder.

course-challenges-challenge = Zwart kondigt een sprong naar d7 aan. Daag Zwart uit!
course-challenges-challenge-hint-1 = Je kunt aanvaarden of uitdagen.
course-challenges-challenge-done = Zwart verloor het tussenspel en het potentieel, en moest een andere zet bedenken.

course-challenges-spent = Een uitdaging is verbruikt zodra je uitdaagt, hoe het ook afloopt. Zwart heeft er hier geen meer: de potentiëlen van Wit werken meteen. Wie het tussenspel om een extra zet van TAMSK verliest, is die zet gewoon kwijt.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Een spel met potentiëlen in de hoofdrol, op een eigen bord.

course-matrx-board = MATRX GIPF heeft een kolom meer: i2, i3 en i4 zijn punten. Het centrale punt heet nog altijd e5. Elke speler heeft drie GIPF-stukken – hier zijn het enkele stukken – en zes potentiëlen van elke soort.

course-matrx-first = Zolang je een GIPF-stuk in reserve hebt, moet je dat spelen. Duw er een in het spel.
course-matrx-first-hint-1 = Elk leeg punt aan de rand is goed.
course-matrx-first-done = Nog twee te gaan: in je eerste drie beurten breng je je GIPF-stukken in het spel.

course-matrx-stack = Dan komen de stapels: twee potentiëlen van dezelfde soort. Duw een ZÈRTZ-stapel in het spel.
course-matrx-stack-hint-1 = Kies ZÈRTZ in je reserve.
course-matrx-stack-done = De volgorde van de soorten kies je zelf. Eén enkel potentieel in reserve moet op een tweede wachten.

course-matrx-split = Om een potentieel te gebruiken, neem je het bovenste van een stapel. ZÈRTZ springt zoals je gewend bent. Spring naar d7.
course-matrx-split-hint-1 = Kies de stapel op d4 en dan d7.
course-matrx-split-done = De stapel is voorgoed gesplitst: allebei de helften zijn nu gebruikte potentiëlen.

course-matrx-again = Een van je GIPF-stukken is terug in je reserve. Tot je het gespeeld hebt, mag je geen potentieel gebruiken. Duw het in het spel.
course-matrx-again-hint-1 = Er is maar één ding dat je mag spelen.
course-matrx-again-done = Nu mag je je potentiëlen weer gebruiken. Alleen een extra zet van TAMSK had daarvoor gemogen.

## Potentials in MATRX

course-matrx-potentials = Potentiëlen in MATRX
course-matrx-potentials-about = DVONN en PÜNCT komen ver, TAMSK splitst.

course-matrx-potentials-dvonn = Hier springt DVONN alleen op DVONN, maar wel in een rechte lijn over lege punten. Bedek de zwarte DVONN op d7.
course-matrx-potentials-dvonn-hint-1 = Kolom d is leeg tussen d4 en d7.
course-matrx-potentials-dvonn-done = Hij vloog over twee lege punten. Over een stuk heen kan hij niet, en GIPF-stukken zijn veilig voor hem.

course-matrx-potentials-punct = PÜNCT werkt net zo, op PÜNCT. Spring op het stuk dat je kunt bereiken.
course-matrx-potentials-punct-hint-1 = Op een van de wegen ligt een zwart GIPF-stuk.
course-matrx-potentials-punct-done = GIPF-stukken zijn in MATRX enkele stukken, en PÜNCT laat ze met rust.

course-matrx-potentials-halves = Beide helften van een stapel tellen mee in een rij. Schuif je YINSH één punt op en sla de zwarte stapel.
course-matrx-potentials-halves-hint-1 = Schuif langs je eigen lijn.
course-matrx-potentials-halves-done = De twee helften moesten weg, en zijn terug in je reserve.

course-matrx-potentials-tamsk = Duw je TAMSK-stapel naar het centrale punt en doe de extra zet.
course-matrx-potentials-tamsk-hint-1 = Duw vanaf e1.
course-matrx-potentials-tamsk-done = De bovenste helft kwam opnieuw in het spel, de onderste blijft op e5, en allebei zijn ze gebruikt. Pas je, dan ben je de bovenste helft voorgoed kwijt.

## Rows in MATRX

course-matrx-rows = Rijen in MATRX
course-matrx-rows-about = Enkele stukken gaan weg, stapels mogen blijven, en alles komt terug.

course-matrx-rows-rule = Elk enkel stuk in een rij moet weg: GIPF-stukken en gebruikte potentiëlen. Stapels mogen blijven liggen. Maar de rij moet onderbroken worden: er mogen er geen vier van jouw kleur naast elkaar overblijven.

course-matrx-rows-keep = Neem de rij weg en houd je drie stapels.
course-matrx-rows-keep-hint-1 = Alleen c4 en d5 moeten weg.
course-matrx-rows-keep-turn-2 = Je GIPF-stuk is terug in je reserve, dus moet je het spelen. Duw het in het spel.
course-matrx-rows-keep-done = Wat je van jezelf wegneemt, komt in MATRX altijd terug: GIPF-stukken, stapels en gebruikte potentiëlen.

course-matrx-rows-break = Vier stapels mogen niet samen blijven liggen. Neem alleen die op g5 weg.
course-matrx-rows-break-hint-1 = Laat de andere drie liggen.
course-matrx-rows-break-done = Twee ZÈRTZ-potentiëlen zijn terug, en je andere stapels blijven aan het werk.

course-matrx-rows-pair = Gebruikte potentiëlen komen een voor een terug; twee van dezelfde soort vormen weer een stapel. Neem de rij weg en sla de zwarte stapel.
course-matrx-rows-pair-hint-1 = Een zwarte stapel in je rij mag je wegnemen, net als een van jezelf.
course-matrx-rows-pair-turn-2 = Nu heb je twee TAMSK-potentiëlen in reserve. Duw ze als stapel in het spel.
course-matrx-rows-pair-done = Wat je zelf wegneemt, ben je nooit kwijt.

## The end in MATRX

course-matrx-end = Het einde in MATRX
course-matrx-end-about = Drie GIPF-stukken om te beschermen.

course-matrx-end-rule = Je verliest als je alle drie je GIPF-stukken kwijt bent. Die in reserve zijn veilig. Hier is er van Zwart één geslagen; er ligt er nog een op het bord en een in reserve.

course-matrx-end-win = Zwart heeft nog één GIPF-stuk. Win de partij.
course-matrx-end-win-hint-1 = Maak een rij die f5 raakt.
course-matrx-end-win-done = Alle drie zijn ze geslagen. Je wint!

course-matrx-end-both = Zwart heeft nog twee GIPF-stukken. Sla ze allebei in één beurt.
course-matrx-end-both-hint-1 = Eén zet langs kolom c maakt twee rijen.
course-matrx-end-both-done = Een GIPF-stuk in een rij moet altijd weg, dat van Zwart net zo goed als dat van jou.

course-matrx-end-no-move = Wie geen stapel in het spel kan duwen en geen potentieel kan gebruiken, verliest. Zwart heeft twee losse potentiëlen in reserve en één stapel op f5. Win de partij.
course-matrx-end-no-move-hint-1 = Sla de stapel.
course-matrx-end-no-move-done = Zwart kan geen zet doen, en jij wint. Trouwens: je kunt MATRX ook op het bord van GIPF spelen, daar is het krapper.

### Side games

course-chapter-side-games = Andere spellen
course-side-missed = Dat mag je spelen, maar het is niet wat hier gevraagd wordt. Probeer het nog eens.

## YINSH

course-side-yinsh = Het spel YINSH
course-side-yinsh-about = Ringen, schijven en rijen van vijf, in vier stappen.

course-side-yinsh-place = Eerst komen de ringen op het bord, vijf van elke kleur. Zet er een van jou op een willekeurig leeg punt.
course-side-yinsh-place-done = Meer is er in het begin niet te doen. Zodra alle tien de ringen er staan, gaan ze bewegen.

course-side-yinsh-flip = Een ring laat een schijf achter en draait om wat hij passeert. Verplaats de ring van e2 naar boven, over de drie schijven, naar e8.
course-side-yinsh-flip-done = Wit werd zwart en zwart werd wit. Achter schijven moet een ring op het eerste lege punt stoppen.

course-side-yinsh-row = Vijf schijven van jouw kleur naast elkaar zijn een rij. Maak er een met de ring op e3. Neem dan de rij weg en een van je ringen.
course-side-yinsh-row-done = Een ring minder, en dat is goed: wie drie ringen wegneemt, wint.

course-side-yinsh-win = Je hebt al twee ringen weggenomen. Maak een rij en neem de derde!
course-side-yinsh-win-done = De ring op f6 stond in het gat. Toen hij wegging, bleef daar de vijfde schijf liggen.

## DVONN

course-side-dvonn = Het spel DVONN
course-side-dvonn-about = Stapels die zo ver gaan als ze hoog zijn en aan de rode stenen hangen.

course-side-dvonn-place = Voordat er iets beweegt, wordt het bord gevuld, eerst met de drie rode stenen. Zet een rode op een willekeurige plek.
course-side-dvonn-place-done = Rode stenen zijn van niemand. Straks hangt alles op het bord aan ze.

course-side-dvonn-move = Een stapel gaat precies zoveel plekken ver als hij hoog is, naar een andere stapel. Verplaats de stapel van drie op b2.
course-side-dvonn-move-done = Drie plekken, naar e2. De stapel is nu vier hoog en zou de volgende keer vier plekken ver gaan.

course-side-dvonn-cut = Wat niet meer met een rode steen verbonden is, gaat van het bord. Speel zo dat de twee zwarte stapels op g4 en h4 hun verbinding verliezen.
course-side-dvonn-cut-done = f4 is nu leeg. De twee zwarte stapels hadden geen andere weg naar een rode steen.

course-side-dvonn-win = Dit is de laatste zet van het spel. Doe hem zo dat je meer stenen hebt dan Zwart.
course-side-dvonn-win-done = Negen tegen drie. Alle stenen in je stapels tellen, welke kleur ze ook hebben.

## TZAAR

course-side-tzaar = Het spel TZAAR
course-side-tzaar-about = Slaan, sterker worden en alle drie de soorten stenen houden.

course-side-tzaar-first = Aan het begin is elk punt bezet. Doe de eerste zet van het spel: sla een willekeurige zwarte steen.
course-side-tzaar-first-done = De eerste beurt van Wit is één keer slaan. Daarna heeft een beurt twee zetten: slaan, en dan een naar keuze.

course-side-tzaar-high = Een stapel slaat wat niet hoger is dan hijzelf. Maar één van jouw stapels kan de stapel van drie op c7 slaan. Doe het.
course-side-tzaar-high-done = De stapel op c4 was hoog genoeg. De soorten doen er niet toe.

course-side-tzaar-stack = De tweede zet kan je sterker maken: stapel de steen van b2 op je eigen steen op a2.
course-side-tzaar-stack-done = De bovenste steen bepaalt de soort. Andersom had je je laatste Tzarra bedekt en verloren.

course-side-tzaar-win = Wie de laatste steen van een soort verliest, verliest het spel. Maar één zwarte Tzaar is niet bedekt. Sla hem!
course-side-tzaar-win-done = Geen zwarte Tzaar meer boven op een stapel: je wint meteen.

## ZÈRTZ

course-side-zertz = Het spel ZÈRTZ
course-side-zertz-about = Knikkers voor allebei, een bord dat krimpt, en slaan dat moet.

course-side-zertz-place = Hier valt niets te slaan. Leg dus een knikker van een willekeurige kleur op een lege ring, en neem dan een vrije ring van de rand weg.
course-side-zertz-place-done = Dat is een beurt: een knikker meer, een ring minder.

course-side-zertz-jump = Wie kan slaan, moet. Spring met een knikker over die ernaast naar de lege ring erachter.
course-side-zertz-jump-done = De knikker waar je overheen sprong, is van jou. Na het slaan wordt er niets gelegd.

course-side-zertz-chain = Een knikker die verder kan springen, moet. Sla twee knikkers in één beurt.
course-side-zertz-chain-done = Twee tegelijk! Vaak loont het een knikker weg te geven om de ander weg te lokken.

course-side-zertz-group = De ringen g1 en g2 zijn van de rest afgesneden. Vul de lege en neem dan zoals altijd een ring weg.
course-side-zertz-group-done = Elke ring van de groep had een knikker, dus alles was geslagen.

## PÜNCT

course-side-punct = Het spel PÜNCT
course-side-punct-about = Stukken van drie stippen, bruggen en een keten van zijde tot zijde.

course-side-punct-add = Kies een stuk naast het bord, dan een plek voor zijn PÜNCT buiten de zeshoek in het midden, dan hoe het ligt.
course-side-punct-add-done = De gemarkeerde stip is de PÜNCT. Nieuwe stukken liggen altijd op het bord zelf, buiten het midden.

course-side-punct-move = Verplaats nu een van je stukken. Zijn PÜNCT gaat in een rechte lijn zo ver je wilt; kies dan hoe het ligt.
course-side-punct-move-done = Het mag over alles heen wat er ligt, en het mag draaien.

course-side-punct-bridge = Een stuk dat verplaatst wordt, kan klimmen. Breng het rechte stuk van j4 naar c4 en laat het naar boven wijzen: een brug van de witte driehoek naar de zwarte.
course-side-punct-bridge-done = De PÜNCT moet op je eigen kleur liggen. Het midden van het stuk hangt boven een lege plek.

course-side-punct-win = Een keten van jouw kleur tussen twee zijden tegenover elkaar wint. Die van jou is boven open. Sluit hem!
course-side-punct-win-done = Van rand tot rand, van boven gezien: gewonnen.

### When a task is not solved yet

course-missed-play = Dat mag, maar hier wordt iets anders gevraagd. Probeer het nog eens.
course-missed-push = { $unit ->
        [B] Duw deze keer een basisstuk in het spel.
        [G] Duw deze keer een GIPF-stuk in het spel.
        [T] Duw deze keer TAMSK in het spel.
        [Z] Duw deze keer ZÈRTZ in het spel.
        [D] Duw deze keer DVONN in het spel.
        [Y] Duw deze keer YINSH in het spel.
       *[P] Duw deze keer PÜNCT in het spel.
    }
course-missed-use = { $unit ->
        [T] Doe deze keer een extra zet met TAMSK.
        [Z] Gebruik deze keer ZÈRTZ.
        [D] Gebruik deze keer DVONN.
        [Y] Gebruik deze keer YINSH.
       *[P] Gebruik deze keer PÜNCT.
    }
course-missed-stand = Net niet. Kijk nog eens naar { $spots }.
course-missed-block = Op de lijn van { $first } naar { $last } is nog een punt leeg.
course-missed-rows = { $count ->
        [one] Dat maakt geen rij. Probeer het nog eens.
       *[other] Dat maakt geen { $count } rijen. Probeer het nog eens.
    }
course-missed-their-rows = { $count ->
        [one] Dat maakt geen rij voor de andere speler. Probeer het nog eens.
       *[other] Dat maakt geen { $count } rijen voor de andere speler. Probeer het nog eens.
    }
course-missed-capture = { $unit ->
        [G] Er is geen GIPF-stuk geslagen. Probeer het nog eens.
       *[other] { $count ->
            [one] Dat slaat niet wat er gevraagd wordt. Probeer het nog eens.
           *[other] Dat slaat er minder dan { $count }. Probeer het nog eens.
        }
    }
course-missed-bring-back = Er gingen minder dan { $count } van je stukken van het bord. Probeer het nog eens.
course-missed-threaten = { $count ->
        [one] Je dreigt nog niets te slaan. Probeer het nog eens.
       *[other] Dat zijn geen { $count } dreigingen. Probeer het nog eens.
    }
course-missed-allow = { $unit ->
        [G] Je GIPF-stuk kan nog geslagen worden. Probeer het nog eens.
       *[other] Je kunt nog iets verliezen. Probeer het nog eens.
    }
course-missed-deny = De andere speler kan nog een rij maken. Probeer het nog eens.
course-missed-win = Daarmee win je de partij niet. Probeer het nog eens.

### Puzzles

puzzle-theme-win-1 = Win in één beurt
puzzle-theme-win-1-about = Vind de beurt die de partij beslist.
puzzle-theme-capture = Slaan
puzzle-theme-capture-about = Sla zoveel je kunt in één beurt.
puzzle-theme-win-2 = Win in twee beurten
puzzle-theme-win-2-about = Eén beurt om voor te bereiden, één om te winnen.
puzzle-theme-defend = De enige zet
puzzle-theme-defend-about = Alles verliest, op één na. Vind die ene.
puzzle-theme-win-3 = Win in drie beurten
puzzle-theme-win-3-about = Kijk verder vooruit: jouw beurt, die van de ander, enzovoort.
puzzle-theme-win-4 = Win in vier beurten
puzzle-theme-win-4-about = Voor meesters, en voor wie het wil worden.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Wit is aan zet: win de partij in deze beurt.
           *[other] Wit is aan zet: win binnen { $turns } eigen beurten, wat Zwart ook doet.
        }
       *[b] { $turns ->
            [one] Zwart is aan zet: win de partij in deze beurt.
           *[other] Zwart is aan zet: win binnen { $turns } eigen beurten, wat Wit ook doet.
        }
    }
puzzle-task-defend = { $player ->
        [w] Wit is aan zet: vind de enige beurt waarna Zwart de winst niet binnen { $turns } beurten kan afdwingen.
       *[b] Zwart is aan zet: vind de enige beurt waarna Wit de winst niet binnen { $turns } beurten kan afdwingen.
    }
puzzle-task-capture = { $player ->
        [w] Wit is aan zet: sla er { $count } in deze beurt.
       *[b] Zwart is aan zet: sla er { $count } in deze beurt.
    }

puzzle-go-on = { $turns ->
        [one] Goed! Nog één beurt.
       *[other] Goed! De winst zit er nog in, binnen { $turns } beurten.
    }
puzzle-this-turn = Tot hier goed. Je beurt gaat verder.
puzzle-solved = Opgelost!
puzzle-wrong-win = Zo win je niet op tijd. Probeer het nog eens.
puzzle-wrong-defend = Daarna is de partij verloren. Probeer het nog eens.
puzzle-wrong-capture = Daarmee sla je niet genoeg. Probeer het nog eens.
