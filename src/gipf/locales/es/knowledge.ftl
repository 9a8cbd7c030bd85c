# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Lo que se sabe
knowledge-about = Lo que dicen { $games } partidas del ordenador contra sí mismo y algunas búsquedas profundas. Todo se puede volver a medir.
knowledge-strength = Fuerza
knowledge-strength-name = { $nodes ->
    [0] Jugadas al azar
   *[other] { $nodes } posiciones por decisión
}
knowledge-first = ¿Ayuda empezar?
knowledge-first-about = Lo que consiguen las blancas, que empiezan, de todas las partidas. Comienzan con cuatro turnos al azar; una raya muestra cuánto puede desviarse el azar (95 %). También así empiezan las jugadas al azar.
knowledge-ends = Cómo acaban las partidas
knowledge-end = { $end ->
    [no_move] Nada que empujar
    [gipf_lost] Ninguna ficha GIPF
    [repetition] Empate: la misma posición por tercera vez
   *[quiet] Empate: cien turnos sin capturas
}
knowledge-size = Cuánto duran y cuánto se abren
knowledge-size-about = Turnos de cada jugador, las jugadas entre las que se elige, las fichas que capturan blancas y negras, y cuántas partidas de tal duración hay: el árbol del juego.
knowledge-column = { $column ->
    [game] Juego
    [games] Partidas
    [score] Las blancas consiguen
    [turns] Turnos
    [moves] Jugadas posibles
    [captured] Capturadas
    [handicap] Un jugador tiene
    [elo] Puntos Elo
    [more] Fichas de más
    [weaker] El más débil consigue
    [move] Primera jugada
   *[tree] Árbol del juego
}
knowledge-worth = Lo que vale una ficha
knowledge-worth-about = Un jugador tiene algo de más o de menos, y lo demás es igual. Eso vale tantos puntos Elo; 100 son el 64 % de los puntos de un encuentro.
knowledge-handicap = { $what ->
    [reserve] { $by } en la reserva
    [gipf] { $by } ficha GIPF
   *[potential] { $by } potencial { $name }
}
knowledge-even = Qué ventaja iguala
knowledge-even-about = Un jugador mira cuatro veces más posiciones que el otro. El más débil recibe tantas fichas más en la reserva; donde consigue el 50 %, es justo.
knowledge-openings = Cómo empezar
knowledge-openings-about = Cada primera jugada, contando una vez las giradas y reflejadas, buscada hasta { $nodes } posiciones: lo que las blancas pueden esperar.
knowledge-openings-more = { $count ->
    [one] Otra más es peor.
   *[other] Otras { $count } son peores.
}
knowledge-look = Verlo en el tablero
knowledge-how = Cómo se midió
knowledge-how-text = En dos núcleos compartidos: { $machine }. Todo con un número fijo de posiciones, de modo que una máquina ocupada no cambia nada. Todas las tablas, y las órdenes que las hacen, están en docs/knowledge.md del código fuente.
