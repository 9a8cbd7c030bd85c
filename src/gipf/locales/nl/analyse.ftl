## Opening

opening-lead = Open een partij, een stelling of een bestand en bekijk het samen met de engine.
opening-text = Plak hier een partij, een stelling of zetten
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Openen
opening-file = Kies een bestand
opening-edit = Stelling opzetten
opening-draft = Ga verder waar je was
opening-games = Jouw partijen
opening-all-games = Alle partijen
opening-studies = Je studies
opening-all-studies = Alle studies
opening-start = Begin bij de beginopstelling
opening-choose = Hier staan { $count } partijen in. Welke wil je zien?
opening-game = Partij { $number }
opening-turns = { $turns ->
    [0] nog geen beurten
    [one] één beurt
   *[other] { $turns } beurten
}
opening-wrong = Dit kan niet geopend worden
opening-again = Iets anders openen
colour = { $player ->
    [w] Wit
   *[b] Zwart
}

## The study

study-title = Analyse
study-tool = { $tool ->
    [flip] Draaien
    [judge] Beoordelen
    [retry] Verbeteren
    [edit] Opzetten
    [save] Bewaren, delen
   *[open] Openen
}
study-tool-why = { $tool ->
    [flip] Draai het bord om
    [judge] Laat de engine de hele partij beoordelen
    [retry] Zoek iets beters waar een fout werd gemaakt
    [play] Speel vanaf hier tegen de computer of een mens
    [edit] Verander deze stelling met de hand
    [save] Bewaar, download, kopieer of deel deze analyse
   *[open] Open iets anders
}
study-tabs = Over deze partij
study-tab = { $tab ->
    [game] Hele partij
    [notes] Notities
   *[explorer] Openingen
}
tree = Zetten en varianten
tree-variation = Variant:
tree-none = Nog geen zetten. Doe er een op het bord.
notes = Notities
notes-marks = Waardering van deze beurt
notes-line = Deze variant
notes-draw = Op het bord tekenen
notes-draw-why = Teken pijlen en ringen: sleep van punt naar punt, of kies één punt. De rechtermuisknop en twee vingers tekenen altijd.
notes-shapes = Getekend: { $shapes }
notes-shapes-remove = Tekeningen wissen
notes-comment = Commentaar bij deze beurt
notes-comment-example = Schrijf er iets bij
mark = { $mark ->
    [good] Goede beurt
    [brilliant] Briljante beurt
    [interesting] Interessante beurt
    [doubtful] Twijfelachtige beurt
    [mistake] Fout
   *[blunder] Blunder
}
line-promote = Zet deze variant hoger (met Shift: maak er de hoofdvariant van)
line-delete = Verwijder deze beurt en alles wat erop volgt
line-undo = Maak de laatste wijziging ongedaan

## Chances

chance = Winstkansen: Wit { $share }%, Zwart { $other }%
chance-unknown = Nog niet beoordeeld

## The engine

engine = Engine
engine-lines = Aantal varianten
engine-lines-count = { $count ->
    [one] 1 variant
   *[other] { $count } varianten
}
engine-depth = diepte { $depth }
engine-speed = { $speed } stellingen/s
engine-looks = De engine kijkt …
engine-over = Hier is de partij afgelopen.
engine-side = Hier beslist het tussenspel.
engine-silent = Zwijgt hier: wat beter was, staat hierboven.
engine-show = Toon varianten
line-chance = Wit { $share }%
line-wins = { $player ->
    [w] Wit
   *[b] Zwart
} in { $turns }
line-follow = Speel { $turns } na
explorer = Hier gespeeld in je partijen
explorer-turn = { $turn }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}; Wit won { $white }, Zwart { $black }, remise { $drawn }
explorer-ended = { $how ->
    [white] Wit won
    [drawn] remise
    [black] Zwart won
   *[open] niet afgelopen
}
explorer-none = Geen van je partijen kwam hier langs.
explorer-everybody = Partijen van iedereen die hier langs kwamen
explorer-pending = Je partijen worden doorzocht: nog { $count } …

## The whole game

judge = De hele partij
judge-nothing = Speel op het bord, dan kan de engine de partij hier beoordelen.
judge-start = Beoordeel de hele partij
judge-stop = Stop
judge-mistakes = Je fouten worden gezocht …
mistakes-none = De engine vond geen fout van jou. Goed gespeeld!
judge-progress = Beurt { $done } van { $of }
judge-summary = { $player ->
    [w] Wit
   *[b] Zwart
}: { $known ->
    [yes] nauwkeurigheid { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = geen fouten
graph = Winstkans van Wit in de loop van de partij
graph-start = Begin
graph-nowhere = In een variant

## Trying again

retry = Verbeteren
retry-whose = Wiens fouten?
retry-whose-name = { $whose ->
    [mine] Van mij
    [theirs] Van de ander
    [w] Van Wit
    [b] Van Zwart
   *[both] Van allebei
}
retry-none = Hier zijn geen fouten aangegeven.
retry-count = Fout { $at } van { $of }
retry-count-so-far = Fout { $at }; er wordt nog gezocht…
retry-task = { $player ->
    [you] Jij speelde { $turn }. Zoek iets beters.
    [w] Wit speelde { $turn }. Zoek iets beters.
   *[b] Zwart speelde { $turn }. Zoek iets beters.
}
retry-board = { $shown ->
    [answer] Zo was het beter geweest.
    [followed] Zo was het beter geweest; de pijlen tonen wat kan volgen.
   *[try] Dit is jouw poging.
}
retry-thinks = De engine bekijkt { $turn } …
retry-verdict = { $verdict ->
    [best] { $turn } is de beste beurt.
    [good] { $turn } is even goed als de beste.
    [better] { $turn } is beter, maar er zit meer in.
    [same] { $turn } is wat er werd gespeeld.
   *[bad] { $turn } helpt ook niet.
}
retry-better = { $why ->
    [misses] Beter was { $turn }: dat { $feat }.
    [misses-later] Beter was { $turn }, later { $later }: dat { $feat }.
    [misses-twice] Beter was { $turn }, dan nog eens dezelfde zet: die { $feat }.
   *[better] Beter was { $turn }.
}
mistake-played = { $player ->
    [you] Jij speelde { $turn }.
    [w] Wit speelde { $turn }.
   *[b] Zwart speelde { $turn }.
}
mistake-try = Probeer het zelf
verdict = Wat de engine over deze beurt zegt
verdict-little = Net niet de beste
verdict-none = Niets was beter.
verdict-show = Toon
retry-again = Nog een keer
retry-next = Volgende fout
retry-answer = Toon de oplossing
retry-leave = Klaar

## Saving

save = Bewaar of deel deze analyse
save-where = { $kind ->
    [study] Dit is een van je studies. Elke wijziging wordt bewaard.
    [game] Deze analyse wordt bij haar partij bewaard, elke wijziging meteen. Als studie krijgt ze een naam en een plaats in je lijst met studies.
   *[draft] Tot nu toe onthoudt alleen deze browser deze analyse, tot je een andere begint. Als studie krijgt ze een naam en een plaats in je lijst met studies.
}
save-name = Naam van de studie
save-as-study = Bewaar als studie
save-made = Bewaard bij je studies als ‘{ $name }’.
save-studies = Open mijn studies
save-text = Als tekst

## Setting up a position

edit-title = Stelling opzetten
edit-variant = Spelvorm
edit-board = Bord om op te zetten
edit-unit = Kies een stuk en dan de punten
edit-off = Weghalen
edit-reserves = Reserves
edit-pieces = { $letter ->
    [piece] Stukken
    [G] GIPF-stukken
   *[B] Basisstukken
}
edit-reserve = { $pieces } in de reserve van { $player ->
    [w] Wit
   *[b] Zwart
}
edit-player = Aan zet
edit-bringing = { $player ->
    [w] Wit mag nog GIPF-stukken in het spel brengen
   *[b] Zwart mag nog GIPF-stukken in het spel brengen
}
edit-start = Beginopstelling
edit-empty = Leeg bord
edit-undo = Ongedaan maken
edit-text = Als tekst
edit-analyse = Analyseren
edit-leave = Terug

## Why a turn is good or bad. $feat is always a verb and what follows it: its subject stands before it.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] verliest meteen: { $ending }
    [draws] eindigt in remise: { $ending }
    [allows] laat { $turn } toe, en dat { $feat }
    [allows-later] laat { $turn } toe, later { $later }, en dat { $feat }
    [allows-twice] laat { $turn } toe, dan nog eens dezelfde zet, en die { $feat }
    [makes-row] maakt een rij voor { $player ->
        [you] jou
        [computer] de computer
        [w] Wit
       *[b] Zwart
    }, en die { $feat }
    [forfeits] geeft { $things } in reserve op
    [ends-gipf] belet { $player ->
        [you] jou
        [computer] de computer
        [w] Wit
       *[b] Zwart
    } om nog GIPF-stukken in het spel te brengen
    [wastes] laat het TAMSK-potentieel ongebruikt verloren gaan
    [gives-up] neemt { $things } van { $player ->
        [you] jezelf
        [computer] de computer zelf
        [w] Wit zelf
       *[b] Zwart zelf
    } van het bord
    [runs-out] laat { $player ->
        [you] jou
        [computer] de computer
        [w] Wit
       *[b] Zwart
    } achter met nog maar { $things } in reserve
    [empties] put { $player ->
        [you] je reserve
        [computer] de reserve van de computer
        [w] de reserve van Wit
       *[b] de reserve van Zwart
    } uit
    [accepts] { $player ->
        [you] je aanvaardt
        [computer] de computer aanvaardt
        [w] Wit aanvaardt
       *[b] Zwart aanvaardt
    } { $turn }: dat { $feat }; een uitdaging kan het tegenhouden
    [accepts-anyway] { $player ->
        [you] je aanvaardt
        [computer] de computer aanvaardt
        [w] Wit aanvaardt
       *[b] Zwart aanvaardt
    } { $turn }; een uitdaging is beter
    [lowers] laat { $player ->
        [you] je winstkans
        [computer] de winstkans van de computer
        [w] de winstkans van Wit
       *[b] de winstkans van Zwart
    } dalen van { $before }% naar { $after }%
    [misses] mist { $turn }: dat { $feat }
    [misses-later] mist { $turn }, later { $later }: dat { $feat }
    [misses-twice] mist { $turn }, dan nog eens dezelfde zet: die { $feat }
    [better] beter is { $turn }
    [only] verreweg de beste beurt
    [does] { $feat }
    [prepares] bereidt een zet voor die { $feat }
   *[only-win] alleen deze beurt { $feat }
}
reason-feat = { $does ->
    [takes] slaat { $things }{ $of }
    [covers] bedekt { $things }{ $of }
    [returns] brengt { $things } terug naar de reserve
    [takes-last] slaat het laatste GIPF-stuk en wint
    [covers-last] bedekt het laatste GIPF-stuk en wint
    [wins-at-once] wint meteen: { $ending }
    [wins-unless] wint meteen als geen uitdaging het verhindert: { $ending }
    [wins-later] wint in { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }: { $ending }
    [wins-by-force] wint geforceerd
    [saves] redt { $things }
    [threatens] bedreigt { $things }
    [stops] voorkomt een rij die de andere speler meteen zou kunnen maken
    [brings] brengt een GIPF-stuk in het spel
    [loads] brengt { $things } in het spel
    [readies] zet een rij klaar voor de volgende beurt
    [nears] brengt stukken dichter bij het midden, waar meer rijen mogelijk zijn
    [lines-up] zet { $things } naast elkaar: vier op een lijn zijn een rij
    [keeps] houdt in het vervolg { $things } meer in reserve
    [safe] laat niets staan dat meteen geslagen kan worden
    [least] geeft het minst weg
   *[takes-and-wins] slaat { $things }{ $of } en wint geforceerd
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}van jou
    [computer] {" "}van de computer
    [w] {" "}van Wit
   *[b] {" "}van Zwart
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] je hebt
        [computer] de computer heeft
        [w] Wit heeft
       *[b] Zwart heeft
    } niets meer om te spelen
    [no-move] { $loser ->
        [you] je kunt
        [computer] de computer kan
        [w] Wit kan
       *[b] Zwart kan
    } geen zet meer doen
    [no-gipf] { $loser ->
        [you] je hebt
        [computer] de computer heeft
        [w] Wit heeft
       *[b] Zwart heeft
    } geen GIPF-stuk meer
    [repetition] de stelling komt een keer te vaak voor
   *[quiet] er is te lang niets geslagen
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] een basisstuk
       *[other] { $count } basisstukken
    }
    [gipf] { $count ->
        [one] een GIPF-stuk
       *[other] { $count } GIPF-stukken
    }
    [loaded] { $count ->
        [one] een geladen stuk
       *[other] { $count } geladen stukken
    }
    [stack] { $count ->
        [one] een stapel
       *[other] { $count } stapels
    }
    [used] { $count ->
        [one] een gebruikt potentieel
       *[other] { $count } gebruikte potentiëlen
    }
    [potential] { $count ->
        [one] één potentieel
       *[other] { $count } potentiëlen
    }
    [named] { $count ->
        [one] het { $name }-potentieel
       *[other] { $count } { $name }-potentiëlen
    }
    [piece] { $count ->
        [one] een stuk
       *[other] { $count } stukken
    }
   *[unit] { $count ->
        [one] één stuk
       *[other] { $count } stukken
    }
}
