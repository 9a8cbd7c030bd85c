## De pagina die het zonder server stelt, uit gewone bestanden

host-loading = Het spel wordt klaargezet: { $percent }%
host-loading-label = Hoe ver het is
host-failed = Deze browser kon het spel niet starten. Misschien helpt een nieuwere browser.
update-there = Er is een nieuwe versie van deze pagina. Je partijen blijven.
update-now = Herladen
here-now = De server antwoordt niet, dus deze pagina gaat alleen verder. Je partijen blijven in deze browser tot hij er weer is.
here-mark = Partijen worden voorlopig in deze browser bewaard
here-other = Deze partij ligt bij de server, en die antwoordt niet. Als hij er weer is, kun je verder spelen.
here-again = De server is er weer.
here-back = { $count ->
    [one] De server is er weer en bewaart nu ook de partij die je intussen hebt gespeeld.
   *[other] De server is er weer en bewaart nu ook de { $count } partijen die je intussen hebt gespeeld.
}
here-left = { $count ->
    [one] Eén partij kon niet naar de server. Ze blijft in deze browser.
   *[other] { $count } partijen konden niet naar de server. Ze blijven in deze browser.
}
