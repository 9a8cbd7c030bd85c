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
rules-now = Maintenant : { $code }
rules-table = Tableau
rules-code = Exemple

shortcuts = Touches et gestes
shortcut = { $keys ->
    [steps] Un coup en arrière ou en avant ; aussi avec la molette ou en balayant le plateau
    [ends] Au début ou à la fin
    [points] Sur le plateau : de point en point
    [enter] Sur le plateau : pousser, choisir, prendre
    [letters] Choisir la pièce à mettre en jeu, par sa lettre
    [escape] Lâcher, fermer
    [variations] Dans une analyse : les autres variantes
   *[rules] Les règles
}
