# Les règles à côté du plateau. $code est celui d’un paragraphe : G8.

rules = Règles
rules-back = Revenir à la lecture précédente
rules-contents = Sommaire et recherche
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: perdre perd perdu défaite fin | G2 G17 S6: gagner gagne gagnant victoire but objectif | G18 H4: nulle égalité | G11: prendre prise capturer manger | G3 S2 E1: préparation placement début commencer | G4: jouer coup tour | G8: bloquée pleine | S1: roi étoile | H8: abandonner | L1: pouvoir spécial capacité | H1 H2: handicap avantage | E7: passer
rules-now = Maintenant : { $code }
rules-table = Tableau
rules-code = Exemple

shortcuts = Touches et gestes
shortcut = { $keys ->
    [steps] Un coup en arrière ou en avant ; aussi avec la molette ou en balayant le plateau
    [ends] Au début ou à la fin
    [points] Sur le plateau : de point en point
    [enter] Sur le plateau : pousser, choisir, prendre
    [letters] Choisir la pièce à mettre en jeu, par sa lettre
    [escape] Lâcher, fermer
    [variations] Dans une analyse : les autres variantes
   *[rules] Les règles
}
