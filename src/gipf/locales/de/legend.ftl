# Was ein Stein ist und kann. $player ist w oder b, $spots sind Punkte, $count sagt, wie viele es sind.

legend-basic = Vier einer Farbe auf einer Linie sind eine Reihe und kommen vom Brett. Was an einer Reihe der anderen Farbe hängt, wird geschlagen.
legend-gipf = Zwei Steine, die wie einer wirken; geschlagen zählen sie als zwei. In einer Reihe darf er bleiben. { $player ->
    [w] Weiß
   *[b] Schwarz
} { $count ->
    [one] hat nur diesen im Spiel und verliert ohne ihn.
   *[other] hat { $count } im Spiel und verliert, wenn keiner bleibt.
}{ $more ->
    [no] {" "}Neue kommen nicht dazu.
   *[yes] {""}
}
legend-gipf-single = Er muss mit einer Reihe weg und dann vor allem anderen wieder gespielt werden. { $player ->
    [w] Weiß
   *[b] Schwarz
} { $count ->
    [one] hat nur noch diesen und verliert ohne ihn.
   *[other] hat noch { $count } und verliert, wenn keiner bleibt.
}
legend-potential = { $letter ->
    [T] In die Mitte geschoben, bringt es einen Extra-Zug.
    [Z] Springt in einer Linie über die Steine daneben auf den ersten freien Schnittpunkt. Einmal.
    [D] { $game ->
        [matrx] Springt über freie Schnittpunkte auf ein DVONN des Gegners und stellt es kalt. Einmal.
       *[other] Springt auf einen benachbarten Basis-Stein oder DVONN des Gegners und stellt ihn kalt. Einmal.
    }
    [Y] Gleitet auf einer Linie über freie Schnittpunkte. Einmal.
   *[P] { $game ->
        [matrx] Springt über freie Schnittpunkte auf ein PÜNCT des Gegners und stellt es kalt. Einmal.
       *[other] Springt auf ein benachbartes PÜNCT des Gegners oder lässt dich einen GIPF-Stein überdecken. Einmal.
    }
}
legend-used = { $game ->
    [matrx] Seine Kraft ist verbraucht. Nimmt es sein Besitzer vom Brett, kommt es in den Vorrat zurück; zwei einer Art bilden wieder einen Stapel.
   *[other] Seine Kraft ist verbraucht. Es zählt noch in Reihen und kommt mit einer aus dem Spiel.
}
legend-now-goes = Muss mit der Reihe weg.
legend-now-may-stay = Darf bleiben oder gehen: Wem die Reihe gehört, entscheidet.
legend-now-extra = Es liegt in der Mitte: Schieb es noch einmal ein, oder passe.
legend-now-use = { $whose ->
    [own] Kann jetzt nach { $spots }.
   *[other] Könnte nach { $spots }.
}
legend-now-gipf-first = Jetzt nicht: Erst müssen die GIPF-Steine aus dem Vorrat gespielt werden.
legend-now-nowhere = Im Moment kann es nirgendwohin.
legend-now-push = Kann jetzt von den Ausgangspunkten aus eingeschoben werden.
legend-reserve-basic = { $game ->
    [potentials] Steine zum Einschieben. Wer keinen mehr hat und kein Potential benutzen kann, verliert.
   *[other] Steine zum Einschieben. Wer einen einschieben muss und keinen mehr hat, verliert.
}
legend-reserve-gipf = { $game ->
    [matrx] Muss vor allem anderen gespielt werden. Im Vorrat ist er sicher.
   *[other] Zwei Basis-Steine auf einmal. Mit dem ersten anderen Stein ist es mit GIPF-Steinen vorbei.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Zwei einer Art kommen als Stapel ins Spiel.
   *[other] Kommt auf einem Basis-Stein ins Spiel. Mit dem ersten bloßen Basis-Stein gibt man alle Potentiale auf der Hand auf.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Damit beginnen beide. Zwei einer Art kommen als Stapel ins Spiel:
   *[other] Damit beginnen beide auf der Hand. Jedes kommt auf einem Basis-Stein ins Spiel:
}
legend-rules = Regeln lesen
