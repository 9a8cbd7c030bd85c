# Las reglas junto al tablero. $code es el de un párrafo: G8.

rules = Reglas
rules-back = Volver a lo leído antes
rules-contents = Índice y búsqueda
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Un resultado.
   *[other] { $count } resultados.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: perder pierde pierdo perdido derrota fin final | G2 G17 S6: ganar gana ganador victoria objetivo meta | G18 H4: empate tablas | G11: capturar captura comer tomar | G3 S2 E1: preparación colocar inicio empezar comenzar | G4: mover jugada turno | G8: bloqueada llena | S1: rey estrella | H8: abandonar rendirse | L1: poder especial habilidad | H1 H2: ventaja hándicap | E7: pasar
rules-now = Ahora: { $code }
rules-table = Tabla
rules-code = Ejemplo

shortcuts = Teclas y gestos
shortcut = { $keys ->
    [steps] Una jugada atrás o adelante; también con la rueda o deslizando el dedo sobre el tablero
    [ends] Al principio o al final
    [points] En el tablero: de punto en punto
    [enter] En el tablero: empujar, elegir, retirar
    [letters] Elegir la ficha que se introduce, por su letra
    [escape] Soltar, cerrar
    [variations] En un análisis: las otras variantes
   *[rules] Las reglas
}
