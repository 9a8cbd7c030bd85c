## The frame

bar = Pagina’s
bar-skip = Naar de inhoud
bar-home = GIPF, naar de startpagina
bar-play = Spelen
bar-analyse = Analyse
bar-learn = Leren
bar-games = Partijen
bar-people = Mensen
bar-settings = Instellingen
files-held = Laat het bestand los om het te openen
dialog-close = Sluiten
notice-close = Sluit dit bericht
line-missed = De server antwoordt even niet. Je partij is veilig; deze pagina blijft het proberen.
server-away = De server antwoordt niet. Draait hij nog?
server-puzzled = Dat lukte de server niet ({ $status }). Probeer het nog eens.
nowhere-title = Hier is niets
nowhere-text = Dit adres leidt nergens naartoe.
nowhere-home = Naar de startpagina

## Choosing a game

home-title = Spelen
home-welcome = Duw. Maak vier op een rij. Houd je stukken.
home-welcome-text = GIPF speel je met een handvol schijven en één idee: elk stuk komt vanaf de rand het bord op en duwt voor zich uit wat in de weg ligt. Wie geen stukken meer heeft, verliest.
home-first = Speel je eerste partij
home-first-why = Het basisspel tegen een makkelijke tegenspeler, zonder klok.
home-learn = Leer het in vijf minuten
home-continue = Verder spelen
home-all = Alle partijen
game-awaited = Wacht op de ander
home-choose = Kies een spel
home-setup = Kies wie je tegenkomt
home-more = Andere spellen
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ en PÜNCT, en snelle met dobbelsteen, kaarten of domino.
card-name = { $card ->
    [basic] Basis
    [standard] Standaard
    [tournament] Toernooi
    [potentials] Met potentiëlen
    [ultimate] Ultiem
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Eén soort stukken. Maak rijen van vier, win stukken terug en zorg dat de ander niets meer heeft.
    [standard] Elk drie GIPF-stukken, meer komen er niet. Wie het laatste kwijtraakt of niets meer te duwen heeft, verliest.
    [tournament] Een leeg bord. Jij bepaalt hoeveel GIPF-stukken je in het spel brengt.
    [potentials] Sommige stukken dragen een potentieel: een bijzondere zet die één keer werkt.
    [ultimate] Alle vijf de potentiëlen tegelijk, op een leeg bord.
   *[matrx] Een groter bord, stapels van potentiëlen, drie enkele GIPF-stukken.
}

## Against whom, and how

setup-opponent = Tegenspeler
setup-opponent-computer = Computer
setup-opponent-people = Samen aan één scherm
setup-opponent-elsewhere = Op een ander apparaat
setup-closed = Nog niemand kan meedoen: zet “Anderen in dit netwerk laten meedoen” aan.
setup-opponent-watch = Kijk naar twee computers
setup-level-of = { $player ->
    [w] Niveau van Wit
   *[b] Niveau van Zwart
}
setup-watch = Kijken
setup-level = Niveau
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } van { $most }
level-name = { $level ->
    [1] eerste dag
    [2] beginner
    [3] nieuwsgierige
    [4] gelegenheidsspeler
    [5] geregelde speler
    [6] clubspeler
    [7] sterke clubspeler
    [8] expert
    [9] meester
   *[10] alles uit de kast
}
setup-colour = Jouw kleur
setup-colour-name = { $colour ->
    [w] Wit
    [b] Zwart
   *[random] Loten
}
setup-name = Naam van { $player ->
    [w] Wit
   *[b] Zwart
}
setup-clock = Klok, minuten + seconden per beurt
setup-clock-none = Geen
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Anders
setup-clock-days = Over dagen
setup-clock-minutes = Minuten per speler
setup-clock-increment = Seconden erbij na elke beurt
setup-start = Spelen
setup-rules = Pas de regels aan
setup-rules-as-usual = zoals gewoonlijk
setup-potentials = Kies de potentiëlen

## The composer

compose-potentials = Potentiëlen
compose-same = Voor allebei hetzelfde
compose-count = { $potential }, { $player ->
    [w] Wit
    [b] Zwart
   *[both] elk
}
compose-reserve = Stukken in reserve
compose-reserve-why = Geef de zwakkere speler één tot drie stukken meer.
compose-reserve-of = { $player ->
    [w] Wit
   *[b] Zwart
}
compose-board = Bord
compose-board-name = { $board ->
    [hex37] 37 punten
   *[matrx40] 40 punten
}
compose-challenges = Uitdagingen
compose-challenges-why = Een bijzondere zet mag je aanvechten; een spel als YINSH of een worp met de dobbelsteen beslist dan of hij lukt.
compose-challenges-count = { $count ->
    [0] Geen
    [one] Elk één
   *[other] Elk { $count }
}
compose-challenges-unlimited = Onbeperkt
compose-sides = Hoe uitdagingen worden beslist
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] Aan tafel
    [quick] Snel: de dobbelsteen
    [real] Het echte spel
   *[own] Eigen keuze
}
compose-side = Tussenspel voor { $potential }
compose-side-option = Speelwijze, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] zoals gewoonlijk
    [blitz] blitz
    [random] willekeurig begin
    [tournament] toernooi
    [basic] basis
    [three] drie rondes
   *[other] { $option }
}
side-option-rings = { $count } ringen
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = best of { $count }
compose-house = Huisregels
compose-repetition = Remise door herhaling
compose-repetition-count = { $count ->
    [0] nooit
    [2] twee keer
   *[other] { $count } keer
}
compose-quiet = Remise zonder slaan
compose-quiet-count = { $count ->
    [0] nooit
   *[other] { $count } beurten
}
compose-more = Eén meer
compose-less = Eén minder
compose-reset = Zoals gewoonlijk

## Variants

variant-name = { $base ->
    [basic] Basis-GIPF
    [standard] Standaard-GIPF
    [standard-potentials] Standaard-GIPF met potentiëlen
    [tournament] Toernooi-GIPF
    [tournament-potentials] Toernooi-GIPF met potentiëlen
    [ultimate] Ultiem GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = geen
variant-hands = potentiëlen: { $hand }
variant-hands-differ = potentiëlen van Wit: { $white }; van Zwart: { $black }
variant-reserve = reserve { $white } tegen { $black }
variant-board = { $board ->
    [hex37] op 37 punten
   *[matrx40] op 40 punten
}
variant-challenges = { $count ->
    [one] elk één uitdaging
   *[other] elk { $count } uitdagingen
}
variant-challenges-unlimited = onbeperkt uitdagen
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = tussenspelen: { $games }
variant-repetition = { $count ->
    [2] remise als een stelling voor de tweede keer voorkomt
    [3] remise als een stelling voor de derde keer voorkomt
   *[other] remise als een stelling voor de { $count }e keer voorkomt
}
variant-quiet = remise na { $count ->
    [one] één beurt
   *[other] { $count } beurten
} zonder slaan

## At the table

seat-you = Jij
seat-computer = Computer, niveau { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] hebt gewonnen
    [colour] heeft gewonnen
   *[other] heeft gewonnen
}
saving-fails = Er kan niets worden bewaard: de schijf is vol, of er kan niet in de gegevensmap worden geschreven. De partij wacht tot dat verholpen is.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Wit
   *[b] Zwart
} in het tussenspel
seat-offers = biedt remise aan
clock-of = { $player ->
    [w] Wit
   *[b] Zwart
} heeft nog { $time }
play-title = Partij
play-heading = Een partij { $variant }
play-tournament = Toernooi
play-gone = Deze partij is er niet
play-deleted = Ze is verwijderd.
play-aborted = Ze is afgebroken voordat beiden hadden gespeeld, en telt voor niemand.
play-new = Speel een andere
tools = Wat je nog meer kunt doen
tools-more = Meer
tools-more-why = Al het andere, en zetten intypen
tool = { $tool ->
    [undo] Stap terug
    [takeback] Beurt terug
    [pause] Pauze
    [hint] Tip
    [flip] Draaien
    [draw] Remise aanbieden
    [resign] Opgeven
    [abort] Afbreken
    [give] Tijd geven
    [handover] Verder voor mij
    [board] Eigen bord
    [note] Notities
    [share] Delen
   *[view] Opties
}
tool-why = { $tool ->
    [undo] Maak de laatste stap van deze beurt ongedaan
    [takeback] Neem je laatste beurt terug
    [pause] Zet de klok stil tot je verdergaat
    [hint] Vraag de engine wat die zou doen
    [flip] Draai het bord om
    [draw] Bied remise aan
    [resign] Geef deze partij op
    [abort] Deze partij zonder uitslag verlaten zolang niet beiden hebben gespeeld
    [give] Geef de ander meer tijd
    [handover] Laat de computer voor je verder spelen
    [board] Zonder de engine analyseren en voorwaardelijke zetten invoeren
    [note] Wat je alleen voor jezelf noteert
    [share] Bestand, afbeelding of link
   *[view] Wat je ziet en hoort
}
hint = Tip: { $label }. { $why }
moves = Zetten
moves-none = Nog geen zetten.
moves-steps = Loop door de partij
moves-first = Naar het begin
moves-back = Een stap terug
moves-next = Een stap verder
moves-last = Naar het einde
looking-back = Je kijkt terug: stap { $ply } van { $plies }.
looking-back-leave = Terug naar de partij
looking-back-end = Naar het einde
over-rematch = Revanche
over-analyse = Analyseren
from-here-play = Speel vanaf hier
from-here-analyse = Analyseer vanaf hier
from-here-begin = Spelen
over-new = Nieuwe partij
offer = { $name } biedt remise aan.
offer-accept = Akkoord
offer-decline = Verder spelen
offer-declined = De computer speelt verder.
handover = De computer speelt voor je verder; deze partij telt niet mee in je statistieken.
handover-end = Ik speel weer
side-game-lot = Laat het lot beslissen
resign-title = Deze partij opgeven?
resign-text = { $who ->
    [computer] Dan wint de computer.
   *[other] Dan wint de andere speler.
}
resign-yes = Opgeven
resign-no = Verder spelen
view = Wat je ziet en hoort
type-move = Typ een zet
type-move-example = Typ een zet: { $move }
type-move-play = Spelen
spoken-back = Teruggenomen
spoken-offer = { $player ->
    [w] Wit biedt remise aan
   *[b] Zwart biedt remise aan
}

## Settings

settings-title = Instellingen
settings-about = Over dit programma
settings-about-text = Vrije software onder de MIT-licentie: je mag haar gebruiken, veranderen en doorgeven. Ze bouwt op het werk van anderen, waaronder Python, Pyodide en Svelte.
settings-licences = Van wie het werk is, en alle licenties
settings-name = Jouw naam
settings-name-why = Staat naast je stukken, in je lijst met partijen en in bestanden die je bewaart.
settings-language = Taal
settings-language-auto = Automatisch (browser)
settings-theme = Uiterlijk
settings-theme-name = { $theme ->
    [light] Licht
    [dark] Donker
   *[auto] Auto
}
settings-look = Bord en stukken
settings-look-name = { $look ->
    [table] Tafel
    [contrast] Contrast
   *[study] Sober
}
settings-size = Grootte van het bord
settings-size-name = { $size ->
    [large] Groot
    [medium] Middel
   *[full] Zo groot mogelijk
}
settings-speed = Snelheid van de stukken
settings-speed-name = { $speed ->
    [slow] Langzaam
    [fast] Snel
   *[usual] Normaal
}
settings-volume = Volume
settings-volume-name = { $sound ->
    [take] Slaan
    [low] Weinig tijd
    [end] Einde van een partij
   *[move] Zetten
}
settings-switch = { $name ->
    [coordinates] Coördinaten
    [lastMove] Laatste zet
    [threats] Dreigingen
    [coach] Coach
    [endings] Vragen als er geen weg terug is
    [tools] Alle knoppen in beeld
    [sound] Geluid
    [announce] Gesproken zetten
   *[motion] Beweging
}
settings-switch-why = { $name ->
    [coordinates] Namen langs de rand van het bord.
    [lastMove] Laat subtiel zien wat het laatst is gespeeld.
    [threats] Laat zien welke stukken van jou zo dadelijk geslagen kunnen worden.
    [coach] Vraagt één keer na voordat je tegen de computer een blunder speelt.
    [endings] Vraagt één keer per partij voordat je geen GIPF-stukken meer kunt brengen, potentiëlen opgeeft of eigen GIPF-stukken wegneemt.
    [tools] Alles onder ‘Meer’ en het veld om zetten in te typen staan altijd naast het bord; niet op telefoons.
    [sound] Een zachte houten tik.
    [announce] Schermlezers zeggen elke zet.
   *[motion] Stukken schuiven en springen; nooit als je systeem om minder beweging vraagt.
}

## A game from a link

link-title = Een partij uit een link
link-text = { $variant }, zoals de partij in de link stond.
link-save = Bewaar bij mijn partijen
link-broken = In deze link zit geen partij; misschien is er onderweg een stuk verloren gegaan.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } en { $item }
