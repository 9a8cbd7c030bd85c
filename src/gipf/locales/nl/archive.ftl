## Alles van iemand in één bestand

archive-title = Je partijen en voortgang
archive-text-browser = Partijen, studies, tussenspelen, voortgang in de cursus, puzzelrating en instellingen staan alleen in deze browser. Eén bestand bevat alles: bewaar het, open het in een andere browser of breng het naar een server.
archive-text-server = De server bewaart partijen, studies en tussenspelen; deze browser de voortgang in de cursus, de puzzelrating en de instellingen. Eén bestand bevat alles. Ook bestanden uit de app zonder server kunnen hier worden geopend.
archive-export = Alles exporteren
archive-import = Bestand importeren
archive-busy = Een ogenblik …
archive-written = { $count ->
    [one] Opgeslagen: { $count } partij en al het andere.
   *[other] Opgeslagen: { $count } partijen en al het andere.
}
archive-added = { $count ->
    [one] { $count } partij is toegevoegd.
   *[other] { $count } partijen zijn toegevoegd.
}
archive-updated = { $count ->
    [one] { $count } partij was daar verdergegaan en is bijgewerkt.
   *[other] { $count } partijen waren daar verdergegaan en zijn bijgewerkt.
}
archive-known = { $count ->
    [one] { $count } partij was hier al.
   *[other] { $count } partijen waren hier al.
}
archive-copied = { $count ->
    [one] { $count } partij ging op beide plekken anders verder: beide versies blijven.
   *[other] { $count } partijen gingen op beide plekken anders verder: beide versies blijven.
}
archive-more = Voortgang, rating en instellingen zijn samengevoegd; wat je hier koos, blijft.
archive-nothing = Het bestand bevat niets wat hier niet al was.
archive-unchanged = Er is niets veranderd.
archive-no-file = Dit is geen bestand dat hier is geëxporteerd.
archive-newer = Dit bestand komt van een nieuwere versie van de pagina. Herlaad eerst de pagina.
archive-damaged = Dit bestand is hier geëxporteerd, maar beschadigd.
