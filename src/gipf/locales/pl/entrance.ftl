# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Zagraj w GIPF
    [watch] Obejrzyj partię GIPF
   *[network] Wejdź
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Ktoś chce z tobą zagrać. Grasz białymi.
       *[b] Ktoś chce z tobą zagrać. Grasz czarnymi.
    }
    [watch] Masz zaproszenie, by patrzeć na grę.
   *[network] Na GIPF tego komputera możesz grać, patrzeć i się uczyć.
}
entrance-name = Twoje imię
entrance-join = { $what ->
    [seat] Zajmij miejsce
    [watch] Patrz
   *[network] Wejdź
}
entrance-go-on = Graj dalej jako { $name }
entrance-go-on-why = { $what ->
    [account] Twoje konto tutaj to { $own }. To, w co gra { $name }, należy odtąd do konta { $own }.
    [guest] Tutaj znamy cię jako { $own }. Partie, które rozgrywa { $own }, należą odtąd do { $name }. Przejdź dalej tylko wtedy, gdy { $name } to też ty.
   *[nobody] To, w co gra { $name }, toczy się dalej także tutaj. Przejdź dalej tylko wtedy, gdy { $name } to ty.
}
entrance-go-on-do = { $what ->
    [account] Przejmij
   *[other] Graj dalej
}
entrance-no-link = Potrzebujesz linku
entrance-no-link-why = Ten GIPF wpuszcza tylko tych, którzy mają jego link. Poproś osobę, która go prowadzi, o pokazanie linku lub kodu QR.
entrance-taken = To miejsce jest zajęte
entrance-taken-why = Ktoś już skorzystał z tego linku. Poproś o inny albo o link do patrzenia.
entrance-wait = Poczekaj minutę
entrance-wait-why = Przyszło stąd zbyt wiele błędnych linków. Spróbuj znowu za minutę.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Zobacz partię
share-goes-on = Trwająca partia GIPF ({ $variant })
share-over = Partia GIPF ({ $variant }): { $result }
