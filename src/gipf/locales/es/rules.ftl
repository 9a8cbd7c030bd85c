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
