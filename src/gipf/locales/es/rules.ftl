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
