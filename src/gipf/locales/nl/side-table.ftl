# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Vijf bordspellen voor twee uit dezelfde familie als GIPF, en vijf snelle. Elk is los te spelen, tegen de computer of met z’n tweeën aan één scherm. In partijen GIPF met uitdagingen beslissen ze of een bijzondere zet lukt.
side-with-option = { $game }, { $option }
side-option = Speelwijze
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Verplaats ringen, draai markers om, maak rijen van vijf om je ringen van het bord te nemen.
    [dvonn] Zet stapels op stapels; wat niet meer aan een rode steen vastzit, verdwijnt. De meeste stenen winnen.
    [tzaar] Sla stenen of bouw stapels; wie van een soort de laatste verliest, verliest.
    [zertz] Leg knikkers en sla door te springen, terwijl het bord krimpt. De kleuren zijn van niemand.
    [punct] Leg en verplaats stukken van drie punten om twee tegenoverliggende zijden te verbinden.
    [rps] Kies tegelijk; het een verslaat het ander.
    [die] De hoogste worp wint.
    [cards] De hoogste kaart wint.
    [dominoes] Raak als eerste je dominostenen kwijt.
   *[coin] Zeg kop of munt; de munt beslist.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] De derde ring die van het bord gaat, wint.
    [dvonn] Eerst zetten beiden alle stenen op het bord.
    [tzaar] Alle stenen liggen al op het bord, altijd op dezelfde plaatsen.
    [zertz] 37 ringen, het gewone bord.
    [punct] Verbindt niemand twee kanten, dan wint wie de meeste stippen in het midden heeft.
    [once] Eén ronde beslist.
    [yinsh-blitz] De eerste weggenomen ring wint.
    [zertz-blitz] Minder knikkers, en minder ervan winnen.
    [random] Het toeval legt alle stenen op het bord; je zet meteen.
    [tournament] Het bord is leeg; om de beurt zet ieder er een steen op.
    [basic] Alleen de allereerste steen moet buiten het midden blijven; verbindt niemand twee zijden, dan is het gelijk.
    [three] Drie rondes, gelijke tellen mee; wie er meer wint. Evenveel is gelijkspel.
   *[rings] Een groter bord, een langere partij.
}
side-levels = Niveau 1 is makkelijk; niveau 5 speelt zo goed het kan.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Wie begint
side-begins-who = { $who ->
    [w] Ik
   *[b] De computer
}
side-played-here = Hier gespeeld

## At the table

side-seat = { $player ->
    [w] Wit
   *[b] Zwart
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (begint)
   *[player] { $name } (eerst)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Wit begint
    [named] { $name } begint
   *[b] Zwart begint
}
# What lies beside the board.
side-zone = { $role ->
    [hand] In de hand
    [captured] Geslagen
    [left] Over
    [stacked] Stenen in stapels
    [taken] Ringen weg
    [pool] Voorraad
    [shown] Op tafel
   *[line] Rij
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } van { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] aan het linkeruiteinde
   *[right] aan het rechteruiteinde
}
side-hidden = omgekeerd
side-spot-empty = { $spot }, leeg
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } hoog
# In a stack, below its top, is $piece.
side-spot-within = { $label }, met daarin: { $piece }
side-spot-open = { $label }, kan gekozen worden
side-next = Kies nu waarheen. Kies het nog eens om los te laten.
side-next-row = Deze marker ligt in meer rijen. Druk op een andere marker van de rij die je bedoelt.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Kies een plek voor de gemarkeerde stip, de PÜNCT. Kies het nog eens om los te laten.
side-next-moved = De gemarkeerde stip, de PÜNCT, gaat in een rechte lijn, over alles heen. Kies waarheen.
side-turn-round = Draaien
side-put = Neerleggen
side-turn-it = Draai het, of kies hoe het ligt; leg het dan neer.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Kies eerst wat daar komt: er staat een kader om.
side-vain = Op { $spot } kan nu niets.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Hele bord
side-hint = Tip: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } van { $from } naar { $to }
side-hint-put = { $piece } op { $to }
side-hint-ahead = { $move }, de volgende stip richting { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Kijk rond { $spot }.
side-hint-piece = Gebruik dit: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Geef het scherm door: { $name }.
side-curtain-show = Hand tonen
side-curtain-choose = Kiezen
side-no-takeback = In dit spel wordt niets teruggenomen: dan zou je zien wat verborgen is, of viel het toeval opnieuw.
# Above a game of several rounds; on what has won one of them.
side-score = Ronde { $round } van { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, wint de ronde
side-moves = Zetten
side-chance-title = Was het toeval eerlijk?
side-chance = Dat kan iedereen nagaan: al het toeval in dit spel volgt uit het getal { $seed }, dat vóór de eerste zet getrokken is en tot het einde geheim bleef. Het staat in het bestand.
side-file = Bewaren als bestand

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Uitdaging: { $game }
   *[no] Uitdaging om { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Als je wint of gelijkspeelt: { $label }.
    [computer] Als de computer wint of gelijkspeelt: { $label }.
   *[other] Als { $name } wint of gelijkspeelt: { $label }.
} Anders gaat het potentieel uit het spel.
side-main-board = Het bord van de partij
side-give-up = Tussenspel opgeven
side-give-up-title = Dit tussenspel opgeven?
side-give-up-text = { $who ->
    [computer] Dan wint de computer het; de partij zelf gaat door.
   *[other] Dan wint de andere speler het; de partij zelf gaat door.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Remise aanbieden in het tussenspel?
side-draw-text = Dan wordt het niet uitgespeeld en telt het als gelijkspel: { $label }.
side-draw-computer = Als de computer instemt, is de partij meteen afgelopen. Vóór de elfde ronde, of zolang hij zichzelf voor ziet staan, stemt hij niet in.
side-draw-yes = Remise aanbieden
side-draw-offered = { $name } biedt remise aan in het tussenspel, dat dan als gelijkspel telt: { $label }.
# Resigning while a side game is on.
side-resign-title = De hele partij opgeven?
side-resign-text = { $who ->
    [computer] Dan wint de computer de hele partij
   *[other] Dan wint de andere speler de hele partij
}, niet alleen dit tussenspel. Je kunt ook alleen het tussenspel opgeven; dan gaat de partij door.
side-resign-yes = Hele partij opgeven
side-back = Terug naar het bord
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Je hebt { $game ->
        [quick] het tussenspel
       *[other] { $game }
    } gewonnen
    [computer] De computer heeft { $game ->
        [quick] het tussenspel
       *[other] { $game }
    } gewonnen
    [draw] Gelijk in { $game ->
        [quick] het tussenspel
       *[other] { $game }
    }
   *[other] { $name } heeft { $game ->
        [quick] het tussenspel
       *[other] { $game }
    } gewonnen
}: { $owner ->
    [you] jouw { $potential }
    [computer] { $potential } van de computer
    [w] { $potential } van Wit
   *[b] { $potential } van Zwart
} { $does ->
    [lost] gaat uit het spel; de drager blijft als basisstuk liggen
    [TAMSK] doet de extra zet
    [YINSH] schuift
   *[other] springt
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Jullie spelen of beslissen het buiten deze pagina, zoals jullie willen, en voeren de uitslag in.
    [quick] Ieder gooit één keer met de dobbelsteen, de hoogste worp wint: een kwestie van seconden.
    [real] Over elk potentieel beslist het spel waarnaar het genoemd is, over TAMSK TZAAR: een spel in het spel.
   *[own] Jullie koppelen aan elk potentieel een spel.
}
side-clock = Klok in tussenspelen
side-clock-why = Een tussenspel loopt op de klokken van de spelers, of ieder heeft er zoveel minuten voor.
side-clock-same = Die van het spel
side-clock-minutes = { $minutes } min
