# Wat iemand bij een partij voor zichzelf houdt: notities, een bord om te proberen, voorwaardelijke zetten.

own-note = Notities voor jezelf
own-note-why = Niemand anders ziet ze, ook na de partij niet.
own-note-kept = Bewaard.
own-note-changed = Wordt bewaard …
own-board = Je eigen bord
own-board-why = zonder de engine en alleen voor jou
own-board-now = Naar de stand van de partij
own-board-back = Terug naar de partij
own-board-went-on = De partij is verdergegaan.

conditions = Voorwaardelijke zetten
conditions-how = Speel op het bord wat de ander zou kunnen spelen, en daarna jouw antwoord. Komt het zo, dan wordt je antwoord meteen gespeeld.
conditions-not-now = Je kunt ze invoeren terwijl de ander beslist.
conditions-add = Zo antwoorden
conditions-there = Dit antwoord is er al.
conditions-replaces = { $count ->
    [one] Het komt in de plaats van een ander antwoord op hetzelfde.
   *[other] Het komt in de plaats van { $count } andere varianten.
}
conditions-added = Vanaf nu wordt zo voor je geantwoord.
conditions-removed = Zo wordt niet meer voor je geantwoord.
conditions-remove = Verwijderen: { $line }
conditions-remove-short = Verwijderen
conditions-clear = Alle verwijderen
condition-if = als { $turn }
condition-and-if = en als { $turn }
condition-then = dan { $turn }
