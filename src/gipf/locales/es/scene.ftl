## The move. $uses counts the potentials on the board that can be used.

prompt-opening = { $player ->
    [you] En tu primer turno debes jugar una ficha GIPF: introduce una.
    [w] En su primer turno las blancas deben jugar una ficha GIPF: introduce una.
   *[b] En su primer turno las negras deben jugar una ficha GIPF: introduce una.
}
prompt-gipf-basic = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce otra ficha GIPF{ $uses ->
    [0] {""}
   *[other] , usa un potencial del tablero
} o pasa a las básicas. Después ya no entran fichas GIPF.
prompt-gipf-loaded-basic = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce otra ficha GIPF{ $uses ->
    [0] {""}
   *[other] , usa un potencial del tablero
} o pasa a los potenciales y, al final, a las fichas básicas. Cada paso cierra el anterior.
prompt-loaded-basic = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce una ficha con potencial{ $uses ->
    [0] {""}
   *[other] , usa uno del tablero
} o una básica, y renuncia a los de la mano.
prompt-basic = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce una ficha básica{ $uses ->
    [0] .
   *[other] {" "}o usa un potencial del tablero.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce una ficha.
prompt-stack = { $player ->
    [you] Te toca
    [w] Juegan las blancas
   *[b] Juegan las negras
}: introduce una pila de dos potenciales{ $uses ->
    [0] .
   *[other] {" "}o usa un potencial del tablero.
}
# MATRX: $count GIPF-pieces are in reserve.
prompt-gipf-in-reserve = { $player ->
    [you] Tienes
    [w] Las blancas tienen
   *[b] Las negras tienen
} { $count ->
    [one] una ficha GIPF en la reserva, y va
   *[other] { $count } fichas GIPF en la reserva, y van
} antes que todo lo demás: introduce una.
prompt-use-empty = { $player ->
    [you] No tienes
    [w] Las blancas no tienen
   *[b] Las negras no tienen
} nada que introducir: usa un potencial del tablero.
prompt-use-blocked = { $player ->
    [you] No puedes empujar:
    [w] Las blancas no pueden empujar:
   *[b] Las negras no pueden empujar:
} todas las líneas están bloqueadas. Usa un potencial del tablero.

## Rows. $rows is how many the player has, $choices in how many ways they can be cleared.

prompt-clear-before = { $player ->
    [you] Tras el turno del ordenador, tienes
    [you-w] Tras el turno de las negras, tienes
    [you-b] Tras el turno de las blancas, tienes
    [w] Tras el turno de las negras, las blancas tienen
   *[b] Tras el turno de las blancas, las negras tienen
} { $rows ->
    [one] una fila: { $choices ->
        [1] retírala y luego mueve.
       *[other] elige qué retiras y luego mueve.
    }
   *[other] { $rows } filas: elige una y qué retiras, y luego mueve.
}
prompt-clear-after = { $player ->
    [you] Tienes
    [w] Las blancas tienen
   *[b] Las negras tienen
} { $rows ->
    [one] una fila: { $choices ->
        [1] retírala.
       *[other] elige qué retiras.
    }
   *[other] { $rows } filas: elige una y qué retiras.
}
prompt-may-clear-before = { $player ->
    [you] Tienes
    [w] Las blancas tienen
   *[b] Las negras tienen
} { $rows ->
    [one] una fila de fichas GIPF que puede quedarse: retira alguna o pasa, y luego mueve.
   *[other] { $rows } filas de fichas GIPF que pueden quedarse: retira algo de una o pasa, y luego mueve.
}
prompt-may-clear-after = { $player ->
    [you] Tienes
    [w] Las blancas tienen
   *[b] Las negras tienen
} { $rows ->
    [one] una fila de fichas GIPF que puede quedarse: retira alguna o pasa.
   *[other] { $rows } filas de fichas GIPF que pueden quedarse: retira algo de una o pasa.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Tu TAMSK está en el centro, así que antes del movimiento normal hay uno extra
    [w] El TAMSK de las blancas está en el centro, así que antes del movimiento normal hay uno extra
   *[b] El TAMSK de las negras está en el centro, así que antes del movimiento normal hay uno extra
}: introduce su potencial, o pasa y piérdelo.
prompt-extra-after = { $player ->
    [you] Tu TAMSK está en el centro y da un movimiento extra
    [w] El TAMSK de las blancas está en el centro y da un movimiento extra
   *[b] El TAMSK de las negras está en el centro y da un movimiento extra
}: introduce su potencial, o pasa y piérdelo.
prompt-extra-blocked = { $player ->
    [you] Tu TAMSK está en el centro,
    [w] El TAMSK de las blancas está en el centro,
   *[b] El TAMSK de las negras está en el centro,
} pero todas las líneas están bloqueadas: pasa, y su potencial se pierde.

## Challenges. $left is how many challenges the answering player has, or unlimited.
## $game is the name of the side game, or none.

compose-side-name = { $game ->
    [free] el que queráis
    [rps] piedra, papel o tijera
    [die] una tirada de dado
    [coin] cara o cruz
    [cards] cartas
    [dominoes] dominó
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] El ordenador anuncia { $potential }, { $move }. Puedes aceptar o retar
    [you-w] Las negras anuncian { $potential }, { $move }. Puedes aceptar o retar
    [you-b] Las blancas anuncian { $potential }, { $move }. Puedes aceptar o retar
    [wait-w] Anuncias { $potential }, { $move }. Las blancas pueden aceptar o retar
    [wait-b] Anuncias { $potential }, { $move }. Las negras pueden aceptar o retar
    [w] Las negras anuncian { $potential }, { $move }. Las blancas pueden aceptar o retar
   *[b] Las blancas anuncian { $potential }, { $move }. Las negras pueden aceptar o retar
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }queda un reto).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }quedan { $left } retos).
}
prompt-who-begins = { $player ->
    [you] El ordenador reta a tu { $potential }, { $move }: tú dices quién empieza
    [you-w] Las negras retan a tu { $potential }, { $move }: tú dices quién empieza
    [you-b] Las blancas retan a tu { $potential }, { $move }: tú dices quién empieza
    [wait-w] Retas al { $potential } de las blancas, { $move }: las blancas dicen quién empieza
    [wait-b] Retas al { $potential } de las negras, { $move }: las negras dicen quién empieza
    [w] Las negras retan al { $potential } de las blancas, { $move }: las blancas dicen quién empieza
   *[b] Las blancas retan al { $potential } de las negras, { $move }: las negras dicen quién empieza
} el juego auxiliar{ $game ->
    [none] .
    [rps] {" "}(piedra, papel o tijera).
    [die] {" "}(una tirada de dado).
    [coin] {" "}(cara o cruz).
    [cards] {" "}(una partida de cartas).
    [dominoes] {" "}(el dominó).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = Jugad el juego auxiliar{ $game ->
    [none] {""}
    [rps] {" "}(piedra, papel o tijera)
    [die] {" "}(una tirada de dado)
    [coin] {" "}(cara o cruz)
    [cards] {" "}(una partida de cartas)
    [dominoes] {" "}(el dominó)
    [tzaar] {" "}(TZAAR)
    [zertz] {" "}(ZÈRTZ)
    [dvonn] {" "}(DVONN)
    [yinsh] {" "}(YINSH)
    [punct] {" "}(PÜNCT)
   *[other] {" "}({ $game })
} por { $player ->
    [you] tu { $potential }, { $move }: ¿has
    [computer] el { $potential } del ordenador, { $move }: ¿el ordenador ha
    [w] el { $potential } de las blancas, { $move }: ¿las blancas han
   *[b] el { $potential } de las negras, { $move }: ¿las negras han
} ganado, empatado o perdido?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] de { $spot } a { $target }
    [new-gipf] de { $spot } a { $target }, cubierto con una nueva ficha GIPF
    [basic] de { $spot } a { $target }, cubierto con una ficha básica
    [enter] a { $target }
   *[push] desde { $spot } hasta { $target }
}

## The end.

over-no-move = { $player ->
    [w] Ganan las blancas: a las negras no les queda nada que jugar.
   *[b] Ganan las negras: a las blancas no les queda nada que jugar.
}
over-gipf-lost = { $player ->
    [w] Ganan las blancas: a las negras no les queda ninguna ficha GIPF en juego.
   *[b] Ganan las negras: a las blancas no les queda ninguna ficha GIPF en juego.
}
over-gipf-captured = { $player ->
    [w] Ganan las blancas: han capturado todas las fichas GIPF negras.
   *[b] Ganan las negras: han capturado todas las fichas GIPF blancas.
}
over-resignation = { $player ->
    [w] Ganan las blancas: las negras se han rendido.
   *[b] Ganan las negras: las blancas se han rendido.
}
over-time = { $player ->
    [w] Ganan las blancas: a las negras se les ha acabado el tiempo.
   *[b] Ganan las negras: a las blancas se les ha acabado el tiempo.
}
over-abandoned = { $player ->
    [w] Ganan las blancas: las negras han dejado la partida.
   *[b] Ganan las negras: las blancas han dejado la partida.
}
over-won = { $player ->
    [w] Ganan las blancas.
   *[b] Ganan las negras.
}
over-repetition = Empate: la posición ha aparecido { $count ->
    [2] dos veces.
   *[other] { $count } veces.
}
over-quiet = Empate: no ha habido capturas en { $count ->
    [one] un turno.
   *[other] { $count } turnos seguidos.
}
over-agreement = Empate: los jugadores lo han acordado.
over-left = Empate: alguien ha dejado la partida.
over-draw = Empate.

## What the decisions are called. $unit is basic, gipf, loaded or stack; $count is how many piles are pushed,
## $target where the farthest of them lands.

option-enter = { $unit ->
    [piece] Ficha
    [basic] Ficha básica
    [gipf] Ficha GIPF
    [stack] Pila { $potential }
   *[loaded] Ficha cargada con { $potential }
} a { $spot }
option-push = { $unit ->
    [piece] Ficha
    [basic] Ficha básica
    [gipf] Ficha GIPF
    [stack] Pila { $potential }
   *[loaded] Ficha cargada con { $potential }
} desde { $dot }, empuja { $count ->
    [one] una ficha
   *[other] { $count } fichas
} hasta { $target }
option-extra-enter = Movimiento extra: potencial TAMSK a { $spot }
option-extra-push = Movimiento extra: potencial TAMSK desde { $dot }, empuja { $count ->
    [one] una ficha
   *[other] { $count } fichas
} hasta { $target }
option-zertz = ZÈRTZ salta de { $spot } a { $target }
option-yinsh = YINSH se desliza de { $spot } a { $target }
option-dvonn = DVONN salta de { $spot } encima de { $target }
option-punct = PÜNCT salta de { $spot } encima de { $target }
option-cover = PÜNCT de { $spot } cubre la ficha GIPF de { $target } con { $cover ->
    [G] una nueva ficha GIPF
   *[B] una ficha básica
}
# $own units come back or leave the game, $theirs are captured.
option-clear = Retirar { $spots }: { $back } a la reserva{ $out ->
    [0] {""}
    [one] , un potencial fuera de la partida
   *[other] , { $out } potenciales fuera de la partida
}{ $captured ->
    [0] {""}
    [one] , { $captured } capturada
   *[other] , { $captured } capturadas
}
option-pass-extra = Pasar: el potencial TAMSK sale de la partida
option-pass-rows = Pasar: las fichas GIPF se quedan
option-accept = Aceptar: el potencial se usa
option-challenge = Retar: { $game ->
    [none] decide un juego auxiliar
   *[other] decide { $game }
}
option-first = { $player ->
    [you] Empiezas tú
    [computer] Empieza el ordenador
    [w] Empiezan las blancas
   *[b] Empiezan las negras
}
option-second = { $player ->
    [you] Empieza el ordenador
    [you-w] Empiezan las negras
    [you-b] Empiezan las blancas
    [computer] Empiezas tú
    [w] Empiezan las negras
   *[b] Empiezan las blancas
}
option-won = { $player ->
    [you] Ganas: el potencial se usa
    [computer] Gana el ordenador: el potencial se usa
    [w] Ganan las blancas: el potencial se usa
   *[b] Ganan las negras: el potencial se usa
}
option-tied = { $player ->
    [you] Empate: tu potencial se usa igualmente
    [computer] Empate: el potencial del ordenador se usa igualmente
    [w] Empate: el potencial de las blancas se usa igualmente
   *[b] Empate: el potencial de las negras se usa igualmente
}
option-lost = { $player ->
    [you] Pierdes: el potencial sale de la partida
    [computer] Pierde el ordenador: el potencial sale de la partida
    [w] Pierden las blancas: el potencial sale de la partida
   *[b] Pierden las negras: el potencial sale de la partida
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Esta línea está llena.
   *[other] Las dos líneas desde aquí están llenas.
}
closed-empty = Las fichas entran por el borde: empieza en un punto.
closed-piece = Las fichas del tablero solo se mueven al empujarlas: empieza en un punto.
closed-potential = { $potential ->
    [TAMSK] TAMSK actúa solo, en cuanto lo empujan al centro.
   *[other] Este { $potential } no puede ir ahora a ninguna parte.
}
closed-gipf-first = Primero va una ficha GIPF: introduce una.
closed-nothing-to-push = Ahora no se puede introducir nada: usa un potencial.
closed-row = Primero retira la fila.
closed-may-row = Primero retira algo de la fila, o pasa.
closed-must-go = Esta se va con la fila: elige «Retirar la fila».
closed-extra = Primero el movimiento extra: empieza en un punto, o pasa.
closed-extra-blocked = Todas las líneas están llenas: solo queda pasar.
closed-answer = Responde primero con los botones bajo el tablero.
reach-zertz = ZÈRTZ salta en línea por encima de sitios ocupados hasta el primero libre que hay detrás.
reach-yinsh = YINSH se desliza por una línea de sitios libres.
reach-dvonn = DVONN salta encima de una ficha básica o un DVONN del rival en un sitio contiguo.
reach-dvonn-matrx = DVONN salta encima de un DVONN del rival, al lado o por una línea de sitios libres.
reach-punct = PÜNCT salta encima de un PÜNCT o una ficha GIPF del rival en un sitio contiguo.
reach-punct-matrx = PÜNCT salta encima de un PÜNCT del rival, al lado o por una línea de sitios libres.
