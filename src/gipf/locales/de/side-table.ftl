# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Die fünf Spiele, nach denen die Potentiale heißen, und schnelle dazu. Sie entscheiden Herausforderungen, und jedes kann man auch für sich spielen.
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
    [taken] Ringe vom Brett genommen
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
# Two at one screen, and $name is to see what the other must not.
side-curtain = Gebt den Bildschirm weiter: { $name }.
side-curtain-show = Hand zeigen
side-no-takeback = In diesem Spiel wird nichts zurückgenommen: Verdecktes käme heraus, oder der Zufall fiele neu.
side-moves = Züge
side-chance-title = Der Zufall in diesem Spiel
side-chance = Aller Zufall in diesem Spiel kam aus der Zahl { $seed }.
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
    [lost] kommt aus dem Spiel; sein Träger bleibt als Basis-Stein
    [TAMSK] macht den Extra-Zug
    [YINSH] gleitet
   *[other] springt
}.
