# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, beurt { $turn }
terminal-reserve = { $player ->
    [w] Wit
   *[b] Zwart
}: { $units } in reserve
terminal-basic = { $count } basis
terminal-nothing = niets
terminal-in-play = { $count ->
    [one] 1 GIPF-stuk
   *[other] { $count } GIPF-stukken
}
terminal-challenges = { $left ->
    [unlimited] * uitdagingen
    [one] 1 uitdaging
   *[other] { $left } uitdagingen
}
terminal-piles = stapels: { $piles }
terminal-on = { $upper } op { $lower }
terminal-legend = { $sign ->
    [basic] basis
    [gipf] GIPF
    [loaded] geladen
    [stack] stapel
    [used] gebruikt
    [pile] 2 op elkaar
    [last] laatste zet
    [dots] stippen van een stuk
   *[row] rij
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] jij
    [computer] de computer
    [level] niveau { $level }
    [w] Wit in de partij
   *[b] Zwart in de partij
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] ringen { $white }–{ $black }
   *[dvonn] stukken { $white }–{ $black }
}

## What to type

terminal-welcome = Typ een zet, of hint (de zetten), best (een goede zet), help, quit.
terminal-example = Bijvoorbeeld: { $moves }
terminal-type = Typ: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] passen
    [throw] gooien
    [draw] trekken
    [heads] kop
    [tails] munt
    [rock] steen
    [paper] papier
    [scissors] schaar
    [fold] opgeven
   *[other] { $word }
}
terminal-help = { $what ->
    [move] een zet, zoals 'hint' ze opsomt
    [push] in het spel duwen: op een leeg punt, of vanaf een stip (g7) tot waar het verste stuk komt (d6); stip en eerste punt is ook goed
    [unit] hetzelfde met een ander stuk: G T Z D Y P
    [use] een potentieel gebruiken
    [extra] de extra zet van TAMSK
    [clear] een rij wegnemen
    [pass] passen, waar dat kan
    [several] meerdere beslissingen van een beurt tegelijk
    [hint] de mogelijke zetten, in groepen; hint e1, hint Z, hint all
    [best] wat de engine zou spelen, en het resultaat dat hij verwacht
    [undo] de laatste beslissing terugnemen; undo 3 de laatste drie
    [side-hint] de mogelijke zetten, of die met een punt of een letter
    [side-best] wat de computer op zijn best zou spelen
    [rules] waar het spel over gaat, in het kort
    [flip] het bord draaien
    [names] de lege punten benoemen
    [show] het bord opnieuw tekenen
    [position] de stelling als tekst, om te kopiëren
    [save] een partijbestand schrijven (elke beslissing wordt toch bewaard)
    [save-over] hetzelfde, ook als het bestand al bestaat
    [end] de partij beëindigen: opgeven, remise
    [new] een nieuwe beginnen
   *[quit] weggaan; gipf play --terminal --resume gaat verder
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] hulp
   *[quit] stop stoppen
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] Elke beurt duwt een stuk vanaf de rand in het spel. Vier van jouw kleur op een rij gaan van het bord: die van jou terug naar je reserve, die van de ander zijn geslagen. Wie geen stuk meer kan inbrengen of alle GIPF-stukken kwijt is, verliest.
    [yinsh] Vijf markers van je kleur op een rij: dan mag je een van je ringen van het bord nemen; drie ringen winnen, in blitz één. Een ring gaat langs een lijn, laat een marker achter en draait de markers om waar hij overheen gaat.
    [dvonn] Wie aan het eind de meeste stukken beheerst, wint. Een stapel gaat recht zoveel plaatsen ver als hij hoog is, op een andere stapel; wat niet met een rood DVONN-stuk verbonden is, gaat van het bord.
    [tzaar] Wie alle stukken van één soort kwijt is of niet kan slaan, verliest. Een beurt is slaan, en dan nog eens slaan, een stapel hoger maken of passen. Een stapel slaat de eerste op zijn lijn die niet hoger is.
    [zertz] Verzamel genoeg knikkers van één kleur of van elke. Een beurt legt een knikker op een ring en neemt een vrije ring van de rand; maar wie over een knikker kan springen, moet, en houdt hem.
    [punct] Verbind twee tegenover elkaar liggende zijden van het bord met je stukken. Een beurt legt een stuk erbij of verplaatst er een van jou; stukken kunnen op elkaar liggen.
    [rps] Steen wint van schaar, schaar van papier, papier van steen. Beiden kiezen in het geheim.
    [die] Beiden gooien een dobbelsteen; de hoogste worp wint.
    [cards] Beiden trekken een kaart; de hoogste wint.
    [dominoes] Leg dominostenen aan de einden van de rij, gelijke ogen bij elkaar. Wie er geen meer heeft, wint; kan niemand verder, dan wie de minste ogen heeft.
   *[coin] Wit zegt kop of munt, dan wordt de munt geworpen.
}
terminal-rules-where = Alle regels, met tekeningen: gipf opent de pagina; druk daar op ?.

## What is said

terminal-plays = { $player ->
    [w] Wit speelt { $move }.
   *[b] Zwart speelt { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Wit wordt door een mens gespeeld.
   *[b] Zwart wordt door een mens gespeeld.
}
terminal-no-hint = Er is geen mogelijke zet met ‘{ $what }’; hint toont alle zetten die er zijn.
terminal-chance = { $player ->
    [w] { $moves }: Wit kan op { $percent }% rekenen.
   *[b] { $moves }: Zwart kan op { $percent }% rekenen.
}
terminal-wins = { $player ->
    [w] { $moves }: Wit wint in
   *[b] { $moves }: Zwart wint in
} { $count ->
    [one] één beurt.
   *[other] { $count } beurten.
}
terminal-loses = { $player ->
    [w] { $moves }: Wit verliest in
   *[b] { $moves }: Zwart verliest in
} { $count ->
    [one] één beurt.
   *[other] { $count } beurten.
}
terminal-agrees = { $player ->
    [w] Wit gaat akkoord.
   *[b] Zwart gaat akkoord.
}
terminal-declines = { $player ->
    [w] Wit weigert en denkt beter te staan.
   *[b] Zwart weigert en denkt beter te staan.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Wit weigert
   *[b] Zwart weigert
}: { $why ->
    [tie] remise is hier zo goed als winst voor wie het potentieel heeft aangekondigd
   *[early] daarvoor is het nog te vroeg
}.
terminal-draw = { $player ->
    [w] Wit, akkoord met remise? (j/n)
   *[b] Zwart, akkoord met remise? (j/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = j ja
terminal-goes-on = De partij gaat verder.

## Files

terminal-file = { $cause ->
    [ENOENT] die map bestaat niet
    [EISDIR] dit is een map
    [ENOTDIR] dit is geen map
    [EINVAL] dit is geen bestand waar een partij in kan
    [EACCES] hier mag niet geschreven worden
    [EPERM] hier mag niet geschreven worden
    [EROFS] hier mag niet geschreven worden
    [ENOSPC] de schijf is vol
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] dat bestand of die map bestaat niet
    [EISDIR] dat is een map
    [EACCES] geen toegang
   *[other] { $why }
}; noem een ander bestand
terminal-no-writing = er kan niet geschreven worden in { $path } ({ $why })
terminal-save-it = { $trouble }: met save BESTAND blijft de partij bewaard.
terminal-wrong-file = { $file }: { $why }; kies een ander bestand.
terminal-there-already = { $path } bestaat al: kies een andere naam, of save! { $name }
terminal-saved = Bewaard in { $path }
terminal-kept-nowhere = Deze partij is nergens bewaard: save BESTAND, of nog eens quit.
terminal-kept = De partij staat in { $path }
terminal-resume = Verdergaan: gipf play --terminal --resume
terminal-not-kept = De partij kon niet bewaard worden: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] elk vijftien stukken, voor de eerste partijen
    [standard] elk drie GIPF-stukken
    [tournament] een leeg bord, zoveel GIPF-stukken als je wilt
    [zertz] elk zes ZÈRTZ-potentiëlen
    [four] met vier soorten potentiëlen
    [ultimate] alle vijf soorten potentiëlen
    [challenges] met tussenspelen om potentiëlen
    [matrx] MATRX GIPF: stapels potentiëlen op het grote bord
   *[matrx-small] MATRX GIPF op het bord van GIPF
}
terminal-other-variant = of typ een andere, zoals tournament+Z4D4Y4 of basic;reserve=12/15
terminal-which-variant = Welk spel? [standard]
terminal-computer = de computer, van beginner (1) tot zijn beste ({ $best })
# The key that ends a line.
terminal-return = Enter
terminal-people = twee mensen aan dit toetsenbord
terminal-which-opponent = Wie speelt tegen je? [twee mensen hier]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] eerst
    [enter] leggen
    [push] duwen
    [then-enter] dan leggen
    [then-push] dan duwen
    [extra-enter] extra leggen
    [extra-push] extra duwen
    [use] { $name } gebruiken
    [row] rij { $name }
    [with] met { $name }
   *[say] zeggen
}
terminal-unit = { $unit ->
    [gipf] een GIPF-stuk
    [loaded] een geladen stuk
    [stack] een stapel
   *[basic] een basisstuk
}
terminal-no-letter = niets
terminal-cleared = { $theirs ->
    [0] { $own } eigen
   *[other] { $own ->
        [0] { $theirs } geslagen
       *[other] { $own } eigen, { $theirs } geslagen
    }
}
terminal-more = en nog { $count }: hint all
# The moves of a side game by how they begin.
terminal-starts = Zo beginnen ze: hint { $start } toont er een paar, hint all allemaal.

## The analysis of game files

analysis-game = Partij { $number }
analysis-no-turns = Partij { $number }: geen beurten
analysis-turns = beurten
analysis-summary = { $name }: nauwkeurigheid { $accuracy }, { $marks }
analysis-stopped-early = gestopt voor de eerste beurt; er wordt niets geschreven
analysis-stopped = gestopt na { $done } van { $count ->
    [one] één beurt
   *[other] { $count } beurten
}; { $kept }
analysis-kept = wat klaar is, staat in { $path }
analysis-not-kept = er wordt niets geschreven, want --out noemt geen bestand

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } partijen tegelijk op { $cores ->
    [one] één kern
   *[other] { $cores } kernen
}: zo worden tijdslimieten niet gehaald
match-going-on = verder na { $done } van { $count } partijen
match-progress = { $done }/{ $count } partijen, { $standing }
match-stopped = gestopt na { $done } van { $count } partijen
match-stopped-kept = gestopt na { $done } van { $count } partijen; hetzelfde commando gaat ermee verder
match-openings-turns = Gespeeld vanuit openingen van { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, met verwisselde kleuren, startwaarde { $seed }:
match-openings-file = Gespeeld vanuit de openingen van { $file }, met verwisselde kleuren, startwaarde { $seed }:
match-ratings = Ratings, in Elo-punten rond het gemiddelde van allen:
match-times = Tijd per beslissing, zonder gedwongen beslissingen:
match-failures = Partijen die niet volgens de regels verloren gingen:
match-sprt = Is het verschil { $low } of { $high } Elo? { $verdict ->
    [open] Niet beslist
   *[found] Het is { $found }
}: { $test }.
match-column = { $column ->
    [player] speler
    [against] tegen
    [variant] variant
    [games] partijen
    [won] winst
    [drawn] remise
    [lost] verlies
    [score] score
    [elo] Elo
    [superior] beter
    [length] lengte
    [limit] grens
    [decisions] beslissingen
    [mean] gemiddeld ms
    [most] 99% onder
   *[longest] langste
}
match-all = alle
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } knopen
    [depth] diepte { $value }
   *[none] geen
}
match-failure = { $player }: { $reason ->
    [crash] crash
    [illegal-move] ongeldige zet
    [time] tijd
   *[process-died] proces gestopt
}, { $count ->
    [one] één keer
   *[other] { $count } keer
}; het eerst in opening { $opening } van { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = de engine wordt gecompileerd voor { $variant } en dergelijke, eenmalig ({ $purpose }): ongeveer { $seconds } seconden
compiling-elsewhere = een ander proces compileert de engine; er wordt op gewacht
compiling-in-memory = wat gecompileerd wordt kan niet in { $folder } bewaard worden en wordt dus elke keer gecompileerd; noem met GIPF_CACHE een andere map
solve-wins = { $variant }: { $player ->
    [w] Wit
   *[b] Zwart
} wint in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
solve-open = { $variant }: nog niemand weet het; Wit wint niet t/m beurt { $white }, Zwart niet t/m beurt { $black }
solve-not-within = Wit wint niet t/m beurt { $white }, Zwart niet t/m beurt { $black }: { $nodes } stellingen doorzocht, { $seconds } s
solve-progress = { $nodes } stellingen doorzocht, { $seconds } s
solve-searched = { $nodes } stellingen doorzocht in { $seconds } s
proof-written = het bewijs staat in { $file }: { $answers } antwoorden, volgens de regels nagespeeld
proof-right = { $file } bewijst het: { $answers } antwoorden, { $positions } stellingen volgens de regels nagespeeld
proof-progress = { $positions } stellingen nagespeeld, { $answers } antwoorden
proof-stopped = gestopt voordat het hele bewijs nagespeeld was

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] één bestand
   *[other] { $files } bestanden
}, { $size } MB; om het te bekijken: { $command }
