# De regels naast het bord. $code is die van een alinea: G8.

rules = Regels
rules-back = Terug naar wat je eerder las
rules-contents = Inhoud en zoeken
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén plaats gevonden.
   *[other] { $count } plaatsen gevonden.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: verliezen verliest verloren nederlaag einde | G2 G17 S6: winnen wint gewonnen winnaar overwinning doel | G18 H4: remise gelijkspel | G11: slaan geslagen pakken | G3 S2 E1: opstelling begin beginnen start | G4: zet beurt | G8: geblokkeerd vol | S1: koning ster | H8: opgeven | L1: kracht bijzonder vermogen | H1 H2: voorgift handicap sterker | E7: passen overslaan
rules-now = Nu: { $code }
rules-table = Tabel
rules-code = Voorbeeld

shortcuts = Toetsen en gebaren
shortcut = { $keys ->
    [steps] Een zet terug of verder; ook met het muiswiel of door over het bord te vegen
    [ends] Naar het begin of het einde
    [points] Op het bord: van punt naar punt
    [enter] Op het bord: duwen, kiezen, wegnemen
    [letters] Het stuk kiezen dat je in het spel duwt, met zijn letter
    [escape] Loslaten, sluiten
    [variations] In een analyse: de andere varianten
   *[rules] De regels
}
