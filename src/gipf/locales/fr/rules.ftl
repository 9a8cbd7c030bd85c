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
