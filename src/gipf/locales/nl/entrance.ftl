# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Speel GIPF
    [watch] Kijk naar een partij GIPF
   *[network] Kom binnen
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Iemand wil met je spelen. Jij speelt Wit.
       *[b] Iemand wil met je spelen. Jij speelt Zwart.
    }
    [watch] Je bent uitgenodigd om te kijken.
   *[network] Je kunt spelen, kijken en leren op de GIPF van deze computer.
}
entrance-name = Je naam
entrance-join = { $what ->
    [seat] Plaatsnemen
    [watch] Kijken
   *[network] Binnenkomen
}
entrance-go-on = Verdergaan als { $name }
entrance-go-on-why = { $what ->
    [account] Je bent aangemeld als { $own }. Wat { $name } speelt is vanaf nu van { $own }.
    [guest] Hier ben je bekend als { $own }. Wat je als { $own } hebt gespeeld is vanaf nu van { $name }. Ga alleen verder als je ook { $name } bent.
   *[nobody] Wat { $name } speelt gaat ook hier verder. Ga alleen verder als je { $name } bent.
}
entrance-go-on-do = { $what ->
    [account] Overnemen
   *[other] Verdergaan
}
entrance-no-link = Je hebt een link nodig
entrance-no-link-why = Deze GIPF laat alleen binnen wie zijn link heeft. Vraag wie hem beheert je de link of de QR-code te laten zien.
entrance-taken = Deze plaats is bezet
entrance-taken-why = Iemand heeft deze link al gevolgd. Vraag om een andere, of om de link om te kijken.
entrance-wait = Wacht even een minuut
entrance-wait-why = Er kwamen hiervandaan te veel foute links. Probeer het over een minuut opnieuw.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Bekijk de partij
share-goes-on = Een partij GIPF ({ $variant }) die bezig is
share-over = Een partij GIPF ({ $variant }): { $result }
