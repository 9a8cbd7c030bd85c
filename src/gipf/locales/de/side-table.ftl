# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Die fünf Spiele, nach denen die Potentiale heißen, und schnelle dazu. Sie entscheiden Herausforderungen, und jedes kann man auch allein spielen.
side-with-option = { $game }, { $option }
side-option = Spielweise
side-played-here = Hier gespielt
side-white-begins = Weiß beginnt.

## At the table

side-seat = { $player ->
    [w] Weiß
   *[b] Schwarz
}: { $name }
# What lies beside the board.
side-zone = { $role ->
    [hand] Auf der Hand
    [captured] Geschlagen
    [pool] Vorrat
    [shown] Auf dem Tisch
   *[line] Reihe
}
side-item = { $piece }: { $value }
side-hidden = verdeckt
side-spot-empty = { $spot }, leer
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } hoch
side-spot-open = { $label }, kann gewählt werden
side-next = Wähle nun, wohin. Noch einmal drücken lässt los.
side-turn-it = Wähle nun, wie der Stein liegt.
side-hint = Tipp: { $move }
side-moves = Züge
side-chance = Aller Zufall in diesem Spiel kam aus der Zahl { $seed }.
side-file = Als Datei sichern

## Within a game

side-match = Herausforderung um { $potential }: { $game }
side-main-board = Das Brett der Partie
side-give-up = Nebenspiel aufgeben
side-give-up-title = Dieses Nebenspiel aufgeben?
side-give-up-text = Dann gewinnt es die andere Seite; die Partie selbst geht weiter.
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
    [lost] kommt aus dem Spiel
    [TAMSK] macht den Extra-Zug
    [YINSH] gleitet
   *[other] springt
}.
