# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Fünf Brettspiele für zwei aus derselben Familie wie GIPF und fünf schnelle Spiele. Jedes kann man für sich spielen, gegen den Computer oder zu zweit an einem Bildschirm. In GIPF-Partien mit Herausforderungen entscheiden sie, ob ein besonderer Zug gelingt.
side-with-option = { $game }, { $option }
side-option = Spielweise
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Ringe ziehen, Marker drehen, Fünferreihen bauen und dafür Ringe vom Brett nehmen.
    [dvonn] Stapel auf Stapel setzen; was nicht mehr an einem roten Stein hängt, ist weg. Die meisten Steine gewinnen.
    [tzaar] Steine schlagen oder Stapel bauen; wer von einer Sorte den letzten verliert, verliert.
    [zertz] Kugeln legen und springend schlagen, während das Brett schrumpft. Die Farben gehören niemandem.
    [punct] Steine aus drei Punkten legen und ziehen, um zwei gegenüberliegende Seiten zu verbinden.
    [rps] Beide wählen gleichzeitig; eins schlägt das andere.
    [die] Der höhere Wurf gewinnt.
    [cards] Die höhere Karte gewinnt.
    [dominoes] Werde zuerst alle deine Dominosteine los.
   *[coin] Kopf oder Zahl ansagen; die Münze entscheidet.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] Der dritte Ring vom Brett gewinnt.
    [dvonn] Zuerst setzen beide alle Steine aufs Brett.
    [tzaar] Alle Steine liegen schon auf dem Brett, immer an denselben Stellen.
    [zertz] 37 Ringe, das übliche Brett.
    [punct] Verbindet niemand zwei Seiten, gewinnt, wer mehr Punkte in der Mitte hat.
    [once] Eine Runde entscheidet.
    [yinsh-blitz] Der erste Ring vom Brett gewinnt.
    [zertz-blitz] Weniger Kugeln, und weniger davon gewinnen.
    [random] Der Zufall legt alle Steine aufs Brett; die Züge beginnen sofort.
    [tournament] Das Brett ist leer; abwechselnd setzen beide ihre Steine darauf.
    [basic] Nur der allererste Stein muss außerhalb der Mitte liegen; verbindet niemand zwei Seiten, ist es unentschieden.
    [three] Drei Runden, auch unentschiedene zählen mit; wer mehr davon gewinnt. Bei gleich vielen ist es ein Unentschieden.
   *[rings] Ein größeres Brett, eine längere Partie.
}
side-levels = Stufe 1 ist leicht; Stufe 5 spielt, so gut sie kann.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Wer beginnt
side-begins-who = { $who ->
    [w] Ich
   *[b] Der Computer
}
side-played-here = Hier gespielt

## At the table

side-seat = { $player ->
    [w] Weiß
   *[b] Schwarz
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (beginnt)
   *[player] { $name } (zuerst)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Weiß beginnt
    [named] { $name } beginnt
   *[b] Schwarz beginnt
}
# What lies beside the board.
side-zone = { $role ->
    [hand] Auf der Hand
    [captured] Geschlagen
    [left] Übrig
    [stacked] Steine in Stapeln
    [taken] Ringe vom Brett
    [pool] Vorrat
    [shown] Auf dem Tisch
   *[line] Reihe
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } von { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] am linken Ende
   *[right] am rechten Ende
}
side-hidden = verdeckt
side-spot-empty = { $spot }, leer
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } hoch
# In a stack, below its top, is $piece.
side-spot-within = { $label }, darin: { $piece }
side-spot-open = { $label }, kann gewählt werden
side-next = Wähle nun, wohin. Drück noch einmal auf das Gewählte, um es loszulassen.
side-next-row = Dieser Marker liegt in mehreren Reihen. Drück auf einen anderen Marker der Reihe, die du meinst.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Wähle ein Feld für seinen markierten Punkt, das PÜNCT. Drück noch einmal auf das Gewählte, um es loszulassen.
side-next-moved = Sein markierter Punkt, das PÜNCT, geht auf gerader Linie, über alles hinweg. Wähle, wohin.
side-turn-round = Drehen
side-put = Ablegen
side-turn-it = Drehe den Stein, oder wähle, wie er liegt; dann lege ihn ab.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Wähle zuerst, was dorthin soll, aus dem, was umrahmt ist.
side-vain = Auf { $spot } ist jetzt nichts zu tun.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Ganzes Brett
side-hint = Tipp: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } von { $from } nach { $to }
side-hint-put = { $piece } auf { $to }
side-hint-ahead = { $move }, der nächste Punkt Richtung { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Sieh dich um { $spot } herum um.
side-hint-piece = Nimm dies: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Gebt den Bildschirm weiter: { $name }.
side-curtain-show = Hand zeigen
side-curtain-choose = Wählen
side-no-takeback = In diesem Spiel wird nichts zurückgenommen: Verdecktes käme heraus, oder der Zufall fiele neu.
# Above a game of several rounds; on what has won one of them.
side-score = Runde { $round } von { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, gewinnt die Runde
side-moves = Züge
side-chance-title = War der Zufall gerecht?
side-chance = Das kann jeder nachprüfen: Aller Zufall in diesem Spiel folgt aus der Zahl { $seed }. Sie wurde vor dem ersten Zug gezogen, blieb bis zum Ende geheim und steht in der Datei.
side-file = Als Datei sichern

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Herausforderung: { $game }
   *[no] Herausforderung um { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Gewinnst du oder geht es unentschieden aus: { $label }.
    [computer] Gewinnt der Computer oder geht es unentschieden aus: { $label }.
   *[other] Gewinnt { $name } oder geht es unentschieden aus: { $label }.
} Sonst kommt das Potential aus dem Spiel.
side-main-board = Das Brett der Partie
side-give-up = Nebenspiel aufgeben
side-give-up-title = Dieses Nebenspiel aufgeben?
side-give-up-text = { $who ->
    [computer] Dann gewinnt es der Computer; die Partie selbst geht weiter.
   *[other] Dann gewinnt es die andere Seite; die Partie selbst geht weiter.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Remis im Nebenspiel anbieten?
side-draw-text = Dann wird es nicht zu Ende gespielt und gilt als unentschieden: { $label }.
side-draw-computer = Nimmt der Computer an, ist die Partie sofort zu Ende. Ein Remis nimmt er nicht vor der elften Runde an, und nicht, solange er sich vorn sieht.
side-draw-yes = Remis anbieten
side-draw-offered = { $name } bietet im Nebenspiel Remis an, das dann als unentschieden gilt: { $label }.
# Resigning while a side game is on.
side-resign-title = Die ganze Partie aufgeben?
side-resign-text = { $who ->
    [computer] Dann gewinnt der Computer die ganze Partie
   *[other] Dann gewinnt dein Gegner die ganze Partie
}, nicht nur dieses Nebenspiel. Du kannst auch nur das Nebenspiel aufgeben; dann geht die Partie weiter.
side-resign-yes = Ganze Partie aufgeben
side-back = Zurück zum Brett
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Du hast { $game ->
        [quick] das Nebenspiel
       *[other] { $game }
    } gewonnen
    [computer] Der Computer hat { $game ->
        [quick] das Nebenspiel
       *[other] { $game }
    } gewonnen
    [draw] Unentschieden { $game ->
        [quick] im Nebenspiel
       *[other] in { $game }
    }
   *[other] { $name } hat { $game ->
        [quick] das Nebenspiel
       *[other] { $game }
    } gewonnen
}: { $owner ->
    [you] Dein { $potential }
    [computer] { $potential } des Computers
    [w] { $potential } von Weiß
   *[b] { $potential } von Schwarz
} { $does ->
    [lost] kommt aus dem Spiel; sein Träger bleibt als Basis-Stein
    [TAMSK] macht den Extra-Zug
    [YINSH] gleitet
   *[other] springt
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Ihr spielt oder klärt es außerhalb dieser Seite, wie ihr wollt, und tragt das Ergebnis ein.
    [quick] Jeder wirft einmal den Würfel, der höhere Wurf gewinnt: eine Sache von Sekunden.
    [real] Um jedes Potential wird das Spiel gespielt, dessen Namen es trägt, um TAMSK TZAAR: ein Spiel im Spiel.
   *[own] Ihr verbindet jedes Potential mit einem Spiel.
}
side-clock = Uhr in Nebenspielen
side-clock-why = Ein Nebenspiel läuft auf den Uhren der Spieler, oder jeder hat so viele Minuten dafür.
side-clock-same = Die des Spiels
side-clock-minutes = { $minutes } min
