## Whose turn it is

turn-computer = { $engine ->
    [ready] Der Computer denkt nach …
   *[other] Der Computer macht sich bereit: Das erste Mal dauert eine Minute …
}
refused-computers-turn = Der Computer ist am Zug.
refused-looking-back = Du schaust zurück. Weiter geht es am Ende der Partie.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Stein
    [basic] Basis-Stein
    [gipf] GIPF-Stein
    [stack] { $potential }-Stapel
    [extra] Extra-Zug: TAMSK-Potential
   *[loaded] Stein mit { $potential }
} von { $dot } in Pfeilrichtung{ $count ->
    [0] {""}
    [one] , schiebt einen Stein weiter
   *[other] , schiebt { $count } Steine weiter
}
steps = Dieser Zug
step = { $phase ->
    [c] Abräumen
    [e] Extra-Zug
    [m] Zug
    [x] Extra-Zug
    [r] Abräumen
    [a] Antwort
    [f] Wer beginnt
   *[s] Nebenspiel
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Du nimmst an
        [challenge] Du forderst heraus
        [first] Du beginnst das Nebenspiel
        [second] Du lässt den anderen beginnen
        [won] Du gewinnst das Nebenspiel
        [tied] Du spielst im Nebenspiel unentschieden
        [lost] Du verlierst das Nebenspiel
       *[gave-up] Du gibst das Nebenspiel auf
    }
    [computer] { $move ->
        [accept] Der Computer nimmt an
        [challenge] Der Computer fordert heraus
        [first] Der Computer beginnt das Nebenspiel
        [second] Der Computer lässt dich beginnen
        [won] Der Computer gewinnt das Nebenspiel
        [tied] Der Computer spielt im Nebenspiel unentschieden
        [lost] Der Computer verliert das Nebenspiel
       *[gave-up] Der Computer gibt das Nebenspiel auf
    }
   *[other] { $move ->
        [accept] { $name } nimmt an
        [challenge] { $name } fordert heraus
        [first] { $name } beginnt das Nebenspiel
        [second] { $name } lässt den anderen beginnen
        [won] { $name } gewinnt das Nebenspiel
        [tied] { $name } spielt im Nebenspiel unentschieden
        [lost] { $name } verliert das Nebenspiel
       *[gave-up] { $name } gibt das Nebenspiel auf
    }
}
paused = Die Partie ist angehalten, die Uhr steht.
paused-go-on = Weiter

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Dein Zug wird gespielt, sobald alles geladen ist …
   *[server] Dein Zug ist unterwegs …
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Die Farben wechseln: Du spielst jetzt { $colour ->
    [w] Weiß
   *[b] Schwarz
}.
waiting = Dein Zug wartet auf den Server: { $label }.
waiting-asked = Der Server ist wieder da. Dein Zug wartet noch: { $label }. Soll er gespielt werden?
waiting-play = Spielen
waiting-withdraw = Zurücknehmen

## The end

end-title = { $who ->
    [you] Du hast gewonnen
    [computer] Der Computer hat gewonnen
    [draw] Remis
    [w] Weiß hat gewonnen
    [b] Schwarz hat gewonnen
   *[other] { $name } hat gewonnen
}
end-no-move = { $loser ->
    [you] Du kannst nicht mehr ziehen.
    [computer] Der Computer kann nicht mehr ziehen.
    [w] Weiß kann nicht mehr ziehen.
   *[b] Schwarz kann nicht mehr ziehen.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Dein letzter GIPF-Stein
    [computer] Der letzte GIPF-Stein des Computers
    [w] Der letzte weiße GIPF-Stein
   *[b] Der letzte schwarze GIPF-Stein
} { $how ->
    [captured] wurde geschlagen.
    [covered] wurde überdeckt: Solange etwas auf ihm liegt, zählt er nicht.
    [own] kam mit der eigenen Reihe vom Brett.
   *[gone] ist weg.
}
end-gipf-few = Du hattest nur einen GIPF-Stein ins Spiel gebracht. Bring nächstes Mal zwei oder drei, bevor dein erster anderer Stein kommt.
end-gipf-captured = { $loser ->
    [you] Alle deine GIPF-Steine sind geschlagen.
    [computer] Alle GIPF-Steine des Computers sind geschlagen.
    [w] Alle GIPF-Steine von Weiß sind geschlagen.
   *[b] Alle GIPF-Steine von Schwarz sind geschlagen.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Wer schieben muss und keinen Stein im Vorrat hat, verliert.
    [standard] Man kann auf zwei Arten verlieren: Man hat keinen GIPF-Stein mehr auf dem Brett, denn neue kommen nicht dazu; oder man muss schieben und der Vorrat ist leer.
    [tournament] Man kann auf zwei Arten verlieren: Man hat keinen GIPF-Stein mehr auf dem Brett, denn nach dem ersten anderen Stein kommt keiner mehr dazu; oder man muss schieben und der Vorrat ist leer.
    [matrx] Man kann auf zwei Arten verlieren: Alle drei GIPF-Steine sind geschlagen; oder man kann nichts mehr einschieben und kein Potential mehr benutzen.
   *[other] Man kann auf zwei Arten verlieren: Man hat keinen unbedeckten GIPF-Stein mehr auf dem Brett; oder man kann nichts mehr einschieben und kein Potential mehr benutzen.
}
end-resignation = { $loser ->
    [you] Du hast aufgegeben.
    [computer] Der Computer hat aufgegeben.
    [w] Weiß hat aufgegeben.
   *[b] Schwarz hat aufgegeben.
}
end-time = { $loser ->
    [you] Deine Zeit ist abgelaufen.
    [computer] Die Zeit des Computers ist abgelaufen.
    [w] Die Zeit von Weiß ist abgelaufen.
   *[b] Die Zeit von Schwarz ist abgelaufen.
}
end-abandoned = { $loser ->
    [you] Du hast die Partie verlassen.
    [computer] Der Computer hat die Partie verlassen.
    [w] Weiß hat die Partie verlassen.
   *[b] Schwarz hat die Partie verlassen.
}
end-repetition = Die Stellung kam { $count ->
    [2] zweimal vor.
   *[other] { $count }-mal vor.
}
end-quiet = { $count ->
    [one] Einen Zug lang
   *[other] { $count } Züge in Folge
} wurde nichts geschlagen.
end-agreement = Die Spieler haben sich darauf geeinigt.
end-left = Jemand hat die Partie verlassen.
end-last = { $player ->
    [you] Dein letzter Zug
    [computer] Der letzte Zug des Computers
    [w] Der letzte Zug von Weiß
   *[b] Der letzte Zug von Schwarz
}: { $label }.
end-again = Letzten Zug noch einmal zeigen
end-harder = Schwerer: Stufe { $level }
end-easier = Leichter: Stufe { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Als Nächstes: Standard-GIPF. Jeder hat drei GIPF-Steine, zwei Steine hoch und mit einem Stern; wer keinen mehr auf dem Brett hat, verliert ebenfalls.
end-further-play = Standard-GIPF spielen
end-mistakes = Meine Fehler analysieren
reopen-title = Diese Partie wieder aufnehmen?
reopen-text = Die Partie ist zu Ende. Nimmst du deinen letzten Zug zurück, geht sie von dort weiter: Ergebnis und alles danach sind weg. Soll sie so bleiben, geh in der Zugliste zurück und wähle „Ab hier spielen“; damit beginnt eine neue Partie.
reopen-yes = Zug zurücknehmen
reopen-no = So lassen

## The coach

coach-looks = Der Trainer sieht sich deinen Zug an.
# The move that the coach doubts.
coach-move = Dein Zug: { $label }.
coach-title = Trotzdem spielen?
coach-play = Spielen
coach-look = Noch mal überlegen
coach-better = Hier gibt es etwas viel Besseres.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Es gibt kein Zurück
ends-gipf = Nach diesem Stein darfst du in dieser Partie keine GIPF-Steine mehr ins Spiel bringen. { $gipf ->
    [one] Du hast nur einen
   *[other] Du hast { $gipf }
} auf dem Brett, und wer keinen mehr hat, verliert sofort.
ends-potentials = Mit einem Basis-Stein gibst du auf, was du noch auf der Hand hast: { $potentials ->
    [one] Ein Potential scheidet
   *[other] { $potentials } Potentiale scheiden
} aus dem Spiel aus.
ends-both = Nach diesem Stein darfst du in dieser Partie keine GIPF-Steine mehr ins Spiel bringen. { $gipf ->
    [one] Du hast nur einen
   *[other] Du hast { $gipf }
} auf dem Brett, und wer keinen mehr hat, verliert sofort. Weil es ein Basis-Stein ist, gibst du auch alle { $potentials } Potentiale auf der Hand auf.
ends-own = Das nimmt { $count ->
    [one] einen eigenen GIPF-Stein
   *[other] { $count } eigene GIPF-Steine
} vom Brett. Dir bleiben { $gipf }, und wer keinen mehr hat, verliert sofort.
ends-game = Das nimmt deinen letzten GIPF-Stein vom Brett: Du verlierst die Partie sofort.
ends-accepting = Wenn du annimmst, verlierst du die Partie sofort. Du kannst noch herausfordern.
moments = { $count ->
    [one] Der entscheidende Moment
   *[other] Die entscheidenden Momente
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] Auf den ersten Blick: der entscheidende Moment
   *[other] Auf den ersten Blick: die entscheidenden Momente
}
moments-looking = Die entscheidenden Momente werden gesucht …
moments-none = Du hast keinen nennenswerten Fehler gemacht.
moments-none-lost = Auf den ersten Blick war kein einzelner Zug von dir ein grober Fehler; die Analyse findet vielleicht kleinere.
moments-turn = { $name } · Zug { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] keine Herausforderung mehr
    [one] noch { $count } Herausforderung
    [unlimited] Herausforderungen ohne Grenze
   *[other] noch { $count } Herausforderungen
}
seat-captured = { $count ->
    [0] Nichts geschlagen.
    [one] Ein Stein geschlagen.
   *[other] { $count } Steine geschlagen.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } mehr als der Gegner.
}{ $doubles ->
    [yes] {" "}Ein GIPF-Stein zählt als zwei.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Wähle einen Ausgangspunkt am Rand und einen Pfeil: Dort kommt dein Stein ins Spiel und schiebt weiter, was ihm im Weg liegt.
        [standard] Wähle einen Ausgangspunkt am Rand und einen Pfeil: Dort kommt dein Stein ins Spiel und schiebt weiter, was ihm im Weg liegt.
        [tournament] Wähle einen Ausgangspunkt am Rand und einen Pfeil: Dort kommt dein Stein ins Spiel und schiebt weiter, was ihm im Weg liegt.
       *[other] Wähle einen Ausgangspunkt am Rand und einen Pfeil: Dort kommt dein Stein ins Spiel und schiebt weiter, was ihm im Weg liegt. Die Zeichen auf Steinen sind Potentiale: Züge, die nur einmal gehen.
    }
    [bring] Deine ersten Züge bringen GIPF-Steine ins Spiel: zwei Steine hoch, mit Stern. Sobald du einen anderen Stein bringst, ist damit Schluss, also lass dir Zeit.
    [gipf] { $game ->
        [standard] Die Steine mit dem Stern sind GIPF-Steine, und es kommen keine neuen dazu. Verlierst du den letzten auf dem Brett oder musst du mit leerem Vorrat schieben, ist die Partie verloren.
        [standard-potentials] Die Steine mit dem Stern sind GIPF-Steine, und es kommen keine neuen dazu. Verlierst du den letzten auf dem Brett oder kannst du nichts mehr einschieben oder benutzen, ist die Partie verloren.
        [tournament] Die Steine mit dem Stern sind GIPF-Steine. Verlierst du den letzten auf dem Brett oder musst du mit leerem Vorrat schieben, ist die Partie verloren.
       *[other] Die Steine mit dem Stern sind GIPF-Steine. Verlierst du den letzten auf dem Brett oder kannst du nichts mehr einschieben oder benutzen, ist die Partie verloren.
    }
    [row] Vier Steine deiner Farbe nebeneinander sind eine Reihe. Sie kommen in deinen Vorrat zurück, und Steine der anderen Farbe, die auf derselben Linie an die Reihe grenzen, sind geschlagen.
    [stay] Ein GIPF-Stein in einer Reihe muss nicht weg: Sein Pfeil sagt, ob er bleibt. Kommt einer der anderen Farbe weg, ist er geschlagen.
    [load] Ein Stern kennzeichnet GIPF-Steine, die anderen Zeichen Potentiale: Züge, die nur einmal gehen. Mit deinem ersten Basis-Stein ohne kommen die auf deiner Hand aus dem Spiel.
    [use] Statt zu schieben kannst du ein Potential benutzen: Wähle einen umringten Stein, und du siehst, wohin es kann.
    [single] Die Steine mit dem Stern sind GIPF-Steine und kommen zuerst. Wer alle drei verliert, hat die Partie verloren; ebenso, wer nichts mehr einschieben oder benutzen kann.
    [stack] Die anderen Zeichen sind Potentiale: Züge, die nur einmal gehen. Zwei gleiche kommen zusammen als Stapel ins Spiel.
    [stacks-stay] In einer Reihe müssen einzelne Steine weg, auch GIPF-Steine. Ein Stapel darf bleiben: Das sagt sein Pfeil.
    [hold] Lass den Finger auf einem Stein liegen, auf dem Brett oder im Vorrat: Dann erfährst du, was er ist und was er jetzt kann.
   *[pieces] { $game ->
        [basic] Behalte deinen Vorrat im Auge: Wer schieben muss und keinen Stein mehr hat, verliert die Partie.
        [standard] Behalte auch deinen Vorrat im Auge: Wer schieben muss und keinen Stein mehr hat, verliert, so viele GIPF-Steine auch da sind.
        [tournament] Behalte auch deinen Vorrat im Auge: Wer schieben muss und keinen Stein mehr hat, verliert, so viele GIPF-Steine auch da sind.
       *[other] Behalte auch deinen Vorrat im Auge: Ist er leer und kein Potential zu benutzen, verlierst du, so viele GIPF-Steine auch da sind.
    }
}
tip-close = Keine Tipps mehr

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Mach einen anderen Zug.
    [computer] Der Computer macht einen anderen Zug.
    [w] Weiß macht einen anderen Zug.
   *[b] Schwarz macht einen anderen Zug.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Gewinnst du das Nebenspiel oder spielst unentschieden, wirkt das Potential; verlierst du, kommt es aus dem Spiel.
    [computer] Gewinnt der Computer das Nebenspiel oder spielt unentschieden, wirkt das Potential; verliert er, kommt es aus dem Spiel.
    [w] Gewinnt Weiß das Nebenspiel oder spielt unentschieden, wirkt das Potential; verliert Weiß, kommt es aus dem Spiel.
   *[b] Gewinnt Schwarz das Nebenspiel oder spielt unentschieden, wirkt das Potential; verliert Schwarz, kommt es aus dem Spiel.
}
