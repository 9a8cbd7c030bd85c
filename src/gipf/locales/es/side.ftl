# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Jugador { $number }
side-turn = { $player ->
    [you] Te toca
    [w] Juegan las blancas
    [named] Juega { $name }
   *[b] Juegan las negras
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Has ganado
    [computer] Ha ganado el ordenador
    [w] Han ganado las blancas
    [named] Ha ganado { $name }
   *[b] Han ganado las negras
}
side-drawn = Tablas
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Blancas
    [named] { $name }
   *[b] Negras
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Pasar
    [throw] Lanzar
    [draw] Sacar una carta
    [heads] Cara
    [tails] Cruz
    [rock] Piedra
    [paper] Papel
    [scissors] Tijera
    [fold] Ceder la ronda
    [left] En el extremo izquierdo
    [right] En el extremo derecho
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] anillo
    [marker] marcador
    [dvonn] ficha DVONN
    [stack] pila
    [piece] ficha
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] canica blanca
    [grey] canica gris
    [black] canica negra
    [T] triángulo
    [C] pieza recta, PÜNCT en el medio
    [E] pieza recta, PÜNCT en el extremo
    [L] pieza angular a la izquierda, PÜNCT en el extremo
    [M] pieza angular, PÜNCT en el medio
    [R] pieza angular a la derecha, PÜNCT en el extremo
    [coin] moneda
    [call] apuesta
    [die] dado
    [card] carta
    [choice] elección
    [domino] ficha de dominó
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Blancas
   *[b] Negras
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Meta: ser el primero en retirar un anillo.
       *[other] Meta: ser el primero en retirar { $count } anillos.
    }
    [dvonn] Meta: más fichas en tus pilas al final.
    [tzaar] Meta: capturar todos los Tzaars, Tzarras o Totts, o no dejar capturas.
    [zertz] Meta: { $white } canicas blancas, { $grey } grises o { $black } negras, o { $each } de cada color.
    [punct] Meta: unir dos lados opuestos del tablero.
    [rps] La piedra vence a la tijera, la tijera al papel, el papel a la piedra.
    [die] Gana la tirada más alta.
    [cards] Gana la carta más alta.
    [dominoes] Meta: quedarte sin fichas antes que el otro.
   *[coin] Quien empieza dice cara o cruz y gana si acierta; el otro lanza.
}

## What is to be done, behind whose turn it is.

side-do-pass = no hay jugada posible, así que pasa.
side-do-any = elige una jugada.
side-do-table = jugad la partida y anotad después el resultado.
side-do-yinsh-place = pon un anillo en un punto libre.
side-do-yinsh-move = mueve un anillo; deja un marcador y da la vuelta a los que sobrepasa.
side-do-yinsh-row = elige cuál de tus líneas de cinco se retira.
side-do-yinsh-take = ¡cinco en línea! Pulsa cualquiera de sus marcadores para retirarla.
side-do-yinsh-ring = retira uno de tus anillos del tablero.
side-do-dvonn-red = pon una ficha DVONN roja en un espacio libre.
side-do-dvonn-place = pon una ficha en un espacio libre.
side-do-dvonn-move = mueve una pila tantos espacios como su altura, sobre otra pila.
side-do-tzaar-place = elige una ficha y ponla en un punto libre.
side-do-tzaar-first = captura una ficha; el primer turno es una sola captura.
side-do-tzaar-capture = captura una pila del otro color que no sea más alta, moviendo sobre ella.
side-do-tzaar-second = captura otra vez, haz más alta una de tus pilas o pasa.
side-do-zertz-place = elige una canica y ponla en un anillo libre.
side-do-zertz-own = la reserva está vacía, así que pon una de tus canicas en un anillo libre.
side-do-zertz-remove = elige un anillo libre del borde; se quita del tablero.
side-do-zertz-jump = puedes capturar, así que debes saltar sobre una canica.
side-do-zertz-on = sigue saltando con la misma canica.
side-do-punct = añade una pieza al tablero o mueve una de las tuyas.
side-do-punct-first = añade una pieza al tablero.
side-do-punct-move = mueve una de tus piezas.
side-do-coin-call = di cara o cruz.
side-do-coin-throw = lanza la moneda.
side-do-die = lanza el dado.
side-do-cards = saca una carta.
side-do-rps = elige piedra, papel o tijera.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] tu elección está boca abajo; ahora elige el otro.
    [computer] el ordenador ya ha elegido, boca abajo. Elige piedra, papel o tijera; después se muestran las dos.
    [w] las blancas ya han elegido, boca abajo. Elige piedra, papel o tijera; después se muestran las dos.
    [named] { $name } ya ha elegido, boca abajo. Elige piedra, papel o tijera; después se muestran las dos.
   *[b] las negras ya han elegido, boca abajo. Elige piedra, papel o tijera; después se muestran las dos.
}
side-do-rps-open = descubre tu elección.
side-do-dominoes = pon una ficha de dominó en un extremo de la línea.
side-do-dominoes-first = pon la primera ficha de dominó.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = anillos retirados, { $winner } a { $loser }.
side-why-dvonn = { $winner } fichas en pilas contra { $loser }.
side-why-tzaar-type = { $player ->
    [you] no te queda ningún { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [computer] al ordenador no le queda ningún { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [w] a las blancas no les queda ningún { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
   *[b] a las negras no les queda ningún { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
}
side-why-tzaar-stuck = { $player ->
    [you] ya no puedes capturar nada.
    [computer] el ordenador ya no puede capturar nada.
    [w] las blancas ya no pueden capturar nada.
   *[b] las negras ya no pueden capturar nada.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } canicas blancas.
    [grey] { $count } canicas grises.
    [black] { $count } canicas negras.
   *[each] { $count } canicas de cada color.
}
side-why-zertz-full = el último anillo libre está ocupado.
side-why-zertz-drawn = nadie puede hacer ya nada.
side-why-repeated = la misma posición ha salido por tercera vez.
side-why-punct-joined = dos lados opuestos están unidos.
side-why-punct-centre = en el centro, { $winner } a { $loser }.
side-why-punct-open = la última pieza de un jugador está en el tablero y no hay lados unidos.
side-why-coin = { $coin ->
    [heads] ha salido cara.
   *[tails] ha salido cruz.
}
side-why-die = { $winner } a { $loser }.
side-why-cards = { $winner } contra { $loser }.
side-why-rps = { $wins ->
    [rock] la piedra gana a la tijera.
    [paper] el papel gana a la piedra.
    [scissors] la tijera gana al papel.
    [same] los dos han elegido lo mismo.
   *[fold] la ronda se ha abandonado.
}
side-why-rps-rounds = rondas { $winner } a { $loser }.
side-why-dominoes-out = se ha puesto la última ficha.
side-why-dominoes-blocked = nadie puede seguir, con { $winner } puntos a { $loser }.
side-why-any = se ha anotado el resultado.
side-why-resignation = { $player ->
    [you] te has rendido.
    [computer] el ordenador se ha rendido.
    [w] las blancas se han rendido.
    [named] { $name } se ha rendido.
   *[b] las negras se han rendido.
}
side-why-time = { $player ->
    [you] se te ha acabado el tiempo.
    [computer] al ordenador se le ha acabado el tiempo.
    [w] a las blancas se les ha acabado el tiempo.
    [named] a { $name } se le ha acabado el tiempo.
   *[b] a las negras se les ha acabado el tiempo.
}
side-why-agreement = así lo habéis acordado.
side-why-abandoned = { $player ->
    [you] has dejado la partida.
    [w] las blancas han dejado la partida.
    [b] las negras han dejado la partida.
    [named] { $name } ha dejado la partida.
   *[nobody] la partida se ha interrumpido.
}
