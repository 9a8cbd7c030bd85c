## The frame

bar = Seiten
bar-skip = Zum Inhalt
bar-home = GIPF, zur Startseite
bar-play = Spielen
bar-analyse = Analyse
bar-learn = Lernen
bar-games = Partien
bar-people = Leute
bar-settings = Einstellungen
files-held = Datei loslassen, um sie zu öffnen
dialog-close = Schließen
notice-close = Diese Meldung schließen
line-missed = Der Server antwortet gerade nicht. Deine Partie ist sicher; diese Seite versucht es weiter.
server-away = Der Server antwortet nicht. Läuft er noch?
server-puzzled = Das hat der Server nicht geschafft ({ $status }). Bitte versuch es noch einmal.
nowhere-title = Hier ist nichts
nowhere-text = Diese Adresse führt hier nirgendwohin.
nowhere-home = Zur Startseite

## Choosing a game

home-title = Spielen
home-welcome = Schieben. Viererreihen bilden. Steine behalten.
home-welcome-text = GIPF braucht nur eine Handvoll Steine und eine Idee: Jeder Stein kommt vom Rand und schiebt weiter, was ihm im Weg liegt. Wem die Steine ausgehen, der verliert.
home-first = Deine erste Partie spielen
home-first-why = Das Basis-Spiel gegen einen leichten Gegner, ohne Uhr.
home-learn = In fünf Minuten lernen
home-continue = Weiterspielen
home-all = Alle Partien
game-awaited = Wartet auf einen Gegner
home-choose = Wähle ein Spiel
home-setup = Wähle deinen Gegner
home-more = Andere Spiele
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ und PÜNCT, dazu schnelle mit Würfel, Karten oder Domino.
card-name = { $card ->
    [basic] Basis
    [standard] Standard
    [tournament] Turnier
    [potentials] Mit Potentialen
    [ultimate] Ultimativ
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Eine Sorte Steine. Bilde Viererreihen, hol dir Steine zurück und lass deinem Gegner keinen übrig.
    [standard] Jeder hat drei GIPF-Steine, neue kommen nicht dazu. Wer den letzten davon verliert oder nichts mehr zu schieben hat, verliert.
    [tournament] Ein leeres Brett. Du entscheidest, wie viele GIPF-Steine du ins Spiel bringst.
    [potentials] Manche Steine tragen ein Potential: einen besonderen Zug, einmal zu benutzen.
    [ultimate] Alle fünf Potentiale auf einmal, auf leerem Brett.
   *[matrx] Ein größeres Brett, Stapel aus Potentialen, drei einzelne GIPF-Steine.
}

## Against whom, and how

setup-opponent = Gegner
setup-opponent-computer = Computer
setup-opponent-people = Zu zweit an einem Bildschirm
setup-opponent-elsewhere = An einem anderen Gerät
setup-closed = Noch kann niemand beitreten: Schalte „Andere in diesem Netz mitspielen lassen“ ein.
setup-opponent-watch = Zwei Computern zusehen
setup-level-of = { $player ->
    [w] Stufe von Weiß
   *[b] Stufe von Schwarz
}
setup-watch = Zusehen
setup-level = Stufe
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } von { $most }
level-name = { $level ->
    [1] erster Tag
    [2] Einsteiger
    [3] Neugieriger
    [4] Gelegenheitsspieler
    [5] Stammspieler
    [6] Klubspieler
    [7] starker Klubspieler
    [8] Experte
    [9] Meister
   *[10] volle Stärke
}
setup-colour = Deine Farbe
setup-colour-name = { $colour ->
    [w] Weiß
    [b] Schwarz
   *[random] Auslosen
}
setup-name = Name von { $player ->
    [w] Weiß
   *[b] Schwarz
}
setup-clock = Uhr, Minuten + Sekunden pro Zug
setup-clock-none = Keine
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Andere
setup-clock-days = Über Tage
setup-clock-minutes = Minuten für jeden
setup-clock-increment = Sekunden dazu nach jedem Zug
setup-start = Spielen
setup-rules = Regeln ändern
setup-rules-as-usual = wie üblich
setup-potentials = Potentiale auswählen

## The composer

compose-potentials = Potentiale
compose-same = Für beide gleich
compose-count = { $potential }, { $player ->
    [w] Weiß
    [b] Schwarz
   *[both] für jeden
}
compose-reserve = Steine im Vorrat
compose-reserve-why = Gib dem schwächeren Spieler ein bis drei Steine mehr.
compose-reserve-of = { $player ->
    [w] Weiß
   *[b] Schwarz
}
compose-board = Brett
compose-board-name = { $board ->
    [hex37] 37 Schnittpunkte
   *[matrx40] 40 Schnittpunkte
}
compose-challenges = Herausforderungen
compose-challenges-why = Gegen einen besonderen Zug darf man Einspruch erheben; ob er gelingt, entscheidet dann ein Spiel wie YINSH oder ein Würfelwurf.
compose-challenges-count = { $count ->
    [0] Keine
    [one] Eine für jeden
   *[other] { $count } für jeden
}
compose-challenges-unlimited = Beliebig viele
compose-sides = Wie Herausforderungen entschieden werden
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] Am Tisch
    [quick] Schnell: der Würfel
    [real] Das Original
   *[own] Eigene Wahl
}
compose-side = Nebenspiel für { $potential }
compose-side-option = Spielweise, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] wie üblich
    [blitz] Blitz
    [random] zufälliger Anfang
    [tournament] Turnier
    [basic] einfach
    [three] drei Runden
   *[other] { $option }
}
side-option-rings = { $count } Ringe
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = Best of { $count }
compose-house = Hausregeln
compose-repetition = Remis durch Wiederholung
compose-repetition-count = { $count ->
    [0] nie
    [2] beim 2. Mal
   *[other] beim { $count }. Mal
}
compose-quiet = Remis ohne Schlagen
compose-quiet-count = { $count ->
    [0] nie
   *[other] { $count } Züge lang
}
compose-more = Eins mehr
compose-less = Eins weniger
compose-reset = Wie üblich

## Variants

variant-name = { $base ->
    [basic] Basis-GIPF
    [standard] Standard-GIPF
    [standard-potentials] Standard-GIPF mit Potentialen
    [tournament] Turnier-GIPF
    [tournament-potentials] Turnier-GIPF mit Potentialen
    [ultimate] Ultimatives GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = keine
variant-hands = Potentiale: { $hand }
variant-hands-differ = Potentiale von Weiß: { $white }; von Schwarz: { $black }
variant-reserve = Vorrat { $white } zu { $black }
variant-board = { $board ->
    [hex37] auf 37 Schnittpunkten
   *[matrx40] auf 40 Schnittpunkten
}
variant-challenges = { $count ->
    [one] eine Herausforderung für jeden
   *[other] { $count } Herausforderungen für jeden
}
variant-challenges-unlimited = beliebig viele Herausforderungen
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = Nebenspiele: { $games }
variant-repetition = { $count ->
    [2] Remis, wenn eine Stellung zum zweiten Mal vorkommt
    [3] Remis, wenn eine Stellung zum dritten Mal vorkommt
   *[other] Remis, wenn eine Stellung zum { $count }. Mal vorkommt
}
variant-quiet = Remis nach { $count ->
    [one] einem ruhigen Zug
   *[other] { $count } ruhigen Zügen
}

## At the table

seat-you = Du
seat-computer = Computer, Stufe { $level }
seat-bot = { $name } (Bot)
seat-winner = { $who ->
    [you] hast gewonnen
    [colour] hat gewonnen
   *[other] hat gewonnen
}
saving-fails = Es lässt sich nichts speichern: Die Festplatte ist voll, oder in den Datenordner lässt sich nicht schreiben. Die Partie wartet, bis das behoben ist.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Weiß
   *[b] Schwarz
} im Nebenspiel
seat-offers = Remis angeboten
clock-of = { $player ->
    [w] Weiß
   *[b] Schwarz
} hat noch { $time }
play-title = Partie
play-heading = Eine Partie { $variant }
play-tournament = Turnier
play-gone = Diese Partie ist nicht hier
play-deleted = Sie wurde gelöscht.
play-aborted = Sie wurde abgebrochen, bevor beide gezogen hatten, und zählt für niemanden.
play-new = Eine andere spielen
tools = Was du noch tun kannst
tools-more = Mehr
tools-more-why = Alles andere, und Züge eintippen
tool = { $tool ->
    [undo] Schritt zurück
    [takeback] Zug zurück
    [pause] Pause
    [hint] Tipp
    [flip] Drehen
    [draw] Remis anbieten
    [resign] Aufgeben
    [abort] Abbrechen
    [give] Zeit geben
    [handover] Für mich weiter
    [board] Eigenes Brett
    [note] Notizen
    [share] Teilen
   *[view] Optionen
}
tool-why = { $tool ->
    [undo] Die letzte Entscheidung dieses Zuges rückgängig machen
    [takeback] Deinen letzten Zug zurücknehmen
    [pause] Die Uhr anhalten, bis du weitermachst
    [hint] Die Engine fragen, was sie spielen würde
    [flip] Das Brett umdrehen
    [draw] Remis anbieten
    [resign] Diese Partie aufgeben
    [abort] Diese Partie ohne Ergebnis beenden, solange nicht beide gezogen haben
    [give] Der anderen Seite mehr Zeit geben
    [handover] Den Computer für dich weiterspielen lassen
    [board] Ohne Engine analysieren und bedingte Züge eingeben
    [note] Was du nur für dich notierst
    [share] Datei, Bild oder Link
   *[view] Was zu sehen und zu hören ist
}
hint = Tipp: { $label }. { $why }
moves = Züge
moves-none = Noch keine Züge.
moves-steps = Durch die Partie gehen
moves-first = Zum Anfang
moves-back = Einen Schritt zurück
moves-next = Einen Schritt weiter
moves-last = Zum Ende
looking-back = Du schaust zurück: Schritt { $ply } von { $plies }.
looking-back-leave = Zurück zur Partie
looking-back-end = Zum Ende
over-rematch = Revanche
over-analyse = Analysieren
from-here-play = Ab hier spielen
from-here-analyse = Ab hier analysieren
from-here-begin = Spielen
over-new = Neue Partie
offer = { $name } bietet Remis an.
offer-accept = Annehmen
offer-decline = Weiterspielen
offer-declined = Der Computer spielt weiter.
handover = Der Computer spielt für dich weiter; in deiner Statistik zählt diese Partie nicht.
handover-end = Ich spiele wieder
side-game-lot = Das Los entscheiden lassen
resign-title = Diese Partie aufgeben?
resign-text = { $who ->
    [computer] Dann gewinnt der Computer.
   *[other] Dann gewinnt dein Gegner.
}
resign-yes = Aufgeben
resign-no = Weiterspielen
view = Was zu sehen und zu hören ist
type-move = Zug eintippen
type-move-example = Zug eintippen: { $move }
type-move-play = Spielen
spoken-back = Zurückgenommen
spoken-offer = { $player ->
    [w] Weiß bietet Remis an
   *[b] Schwarz bietet Remis an
}

## Settings

settings-title = Einstellungen
settings-about = Über dieses Programm
settings-about-text = Freie Software unter der MIT-Lizenz: Sie darf benutzt, verändert und weitergegeben werden. Sie beruht auf der Arbeit anderer, darunter Python, Pyodide und Svelte.
settings-licences = Wessen Arbeit darin steckt, und alle Lizenzen
settings-name = Dein Name
settings-name-why = Steht neben deinen Steinen, in deiner Liste der Partien und in Dateien, die du speicherst.
settings-language = Sprache
settings-language-auto = Automatisch (Browser)
settings-theme = Aussehen
settings-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Automatisch
}
settings-look = Brett und Steine
settings-look-name = { $look ->
    [table] Tisch
    [contrast] Kontrast
   *[study] Schlicht
}
settings-size = Größe des Bretts
settings-size-name = { $size ->
    [large] Groß
    [medium] Mittel
   *[full] So groß wie möglich
}
settings-speed = Tempo der Steine
settings-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
   *[usual] Normal
}
settings-volume = Lautstärke
settings-volume-name = { $sound ->
    [take] Schlagen
    [low] Wenig Zeit
    [end] Ende einer Partie
   *[move] Züge
}
settings-switch = { $name ->
    [coordinates] Koordinaten
    [lastMove] Letzter Zug
    [threats] Drohungen
    [coach] Trainer
    [endings] Nachfragen, bevor du etwas endgültig aufgibst
    [tools] Alle Werkzeuge zeigen
    [sound] Ton
    [announce] Gesprochene Züge
   *[motion] Bewegung
}
settings-switch-why = { $name ->
    [coordinates] Namen am Rand des Bretts.
    [lastMove] Markiert dezent, was zuletzt gespielt wurde.
    [threats] Markiert deine Steine, die dein Gegner als Nächstes schlagen könnte.
    [coach] Fragt einmal nach, bevor du gegen den Computer einen Patzer spielst.
    [endings] Fragt einmal je Partie, bevor du keine GIPF-Steine mehr bringen darfst, Potentiale aufgibst oder eigene GIPF-Steine vom Brett nimmst.
    [tools] Alles unter „Mehr“ und das Feld zum Eintippen von Zügen stehen immer neben dem Brett; nicht auf dem Handy.
    [sound] Ein leises, hölzernes Klicken.
    [announce] Screenreader sagen jeden Zug an.
   *[motion] Steine gleiten und springen; nie, wenn dein System weniger Bewegung wünscht.
}

## A game from a link

link-title = Eine Partie aus einem Link
link-text = Eine Partie { $variant }, so wie sie im Link stand.
link-save = In meinen Partien behalten
link-broken = In diesem Link steckt keine Partie; vielleicht ging unterwegs ein Teil verloren.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } und { $item }
