# Che cos’è un pezzo e che cosa può fare. $player è w o b, $spots sono punti, $count dice quanti sono.

legend-basic = Quattro di un colore in linea sono una riga ed escono dal tavoliere. Ciò che tocca una riga dell’altro colore è catturato.
legend-gipf = Due pedine che agiscono come una; catturate, contano per due. In una riga può restare. { $player ->
    [w] Il Bianco
   *[b] Il Nero
} { $count ->
    [one] ha in gioco solo questa e senza perde.
   *[other] ne ha { $count } in gioco e perde se non ne ha più.
}{ $more ->
    [no] {" "}Non ne entrano di nuove.
   *[yes] {""}
}
legend-gipf-single = Va via con una riga e va rigiocata prima di tutto il resto. { $player ->
    [w] Il Bianco
   *[b] Il Nero
} { $count ->
    [one] ha ormai solo questa e senza perde.
   *[other] ne ha ancora { $count } e perde se non ne ha più.
}
legend-potential = { $letter ->
    [T] Spinto al centro, dà una mossa extra.
    [Z] Salta in linea retta oltre i pezzi accanto fino alla prima casella libera. Una volta.
    [D] { $game ->
        [matrx] Salta lungo caselle libere sopra un DVONN avversario e lo neutralizza. Una volta.
       *[other] Salta sopra una pedina base o un DVONN avversario adiacente e lo neutralizza. Una volta.
    }
    [Y] Scorre lungo una linea di caselle libere. Una volta.
   *[P] { $game ->
        [matrx] Salta lungo caselle libere sopra un PÜNCT avversario e lo neutralizza. Una volta.
       *[other] Salta sopra un PÜNCT avversario adiacente, o fa coprire una pedina GIPF. Una volta.
    }
}
legend-used = { $game ->
    [matrx] Il suo potere è finito. Tolto dal proprietario torna nella riserva; due di un tipo formano di nuovo una pila.
   *[other] Il suo potere è finito. Conta ancora nelle righe ed esce dal gioco con una.
}
legend-now-goes = Va via con la riga.
legend-now-may-stay = Può restare o andare: decide chi possiede la riga.
legend-now-extra = È al centro: rimettilo in gioco, o passa.
legend-now-use = { $whose ->
    [own] Ora può andare in { $spots }.
   *[other] Potrebbe andare in { $spots }.
}
legend-now-gipf-first = Non ora: prima vanno giocate le pedine GIPF della riserva.
legend-now-nowhere = Per ora non può andare da nessuna parte.
legend-now-push = Ora può entrare, dai punti.
legend-reserve-basic = { $game ->
    [potentials] Pedine da mettere in gioco. Chi non ne ha più, né un potenziale da usare, perde.
   *[other] Pedine da mettere in gioco. Chi deve metterne una e non ne ha più perde.
}
legend-reserve-gipf = { $game ->
    [matrx] Va giocata prima di tutto il resto. In riserva è al sicuro.
   *[other] Due pedine base insieme. Con il primo pezzo diverso finiscono le pedine GIPF.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Due di un tipo entrano come pila.
   *[other] Entra sopra una pedina base. Con la prima pedina base semplice si rinuncia ai potenziali in riserva.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Entrambi cominciano con questi. Due di un tipo entrano come pila:
   *[other] Entrambi cominciano con questi in mano. Ognuno entra sopra una pedina base:
}
legend-rules = Leggi le regole
