# Comptes d’un service.

account-bar = Se connecter
account-bar-own = Ton compte, { $name }
sign-tabs = Se connecter ou créer un compte
sign-in = Se connecter
sign-up = Créer un compte
account-name = Nom
account-name-or-mail = { $mail ->
    [yes] Nom ou adresse mail
   *[no] Nom
}
account-name-why = De 2 à 20 caractères ; tout le monde le voit.
account-password = Mot de passe
account-password-new = Nouveau mot de passe
account-password-why = Au moins 10 caractères. Quelques mots sans rapport font l’affaire.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-mail = Un lien par mail
sign-in-mail-send = Envoyer le lien
sign-in-mail-sent = Si cette adresse est celle d’un compte, un lien est en route. Il vaut une seule fois, pendant dix minutes.
account-mail = Adresse mail
sign-up-why = Avec un compte, tu gardes ton nom et retrouves tes parties sur chaque appareil.
sign-up-guest = Ce que tu as joué ici jusqu’à présent reste à toi.
sign-up-way = Comment veux-tu te connecter ?
way-name = { $way ->
    [password] Mot de passe
    [passkey] Clé d’accès
   *[mail] Lien par mail
}
way-passkey-why = Ton appareil garde la clé et demande un doigt, un visage ou un code.
way-mail-why = Nous t’envoyons un lien à chaque connexion.
account-ways = Comment tu te connectes
account-save = Enregistrer
account-saved = Enregistré.
account-mail-sent = Un lien est en route vers { $mail }. Quand tu l’auras suivi, tu pourras te connecter par mail.
account-mail-remove = Retirer l’adresse mail
passkeys = Clés d’accès
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer la clé d’accès { $name }
since = depuis { $when }
passkey-cancelled = La clé d’accès n’a pas servi.
sessions = Où ton compte est ouvert
session-this = ici, maintenant
session-seen = la dernière fois : { $when }
session-agent = { $browser } sur { $system }
session-end = Se déconnecter : { $agent }
sessions-end = Se déconnecter partout ailleurs
sign-out = Se déconnecter
account-profile = Ton profil
prove-title = Est-ce bien toi ?
prove-text = Pour changer la façon de te connecter, montre encore une fois que c’est bien toi.
prove = Continuer
prove-otherwise = Tu peux aussi te déconnecter, puis te reconnecter.
export-title = Tes données
export-text = Tout ce qui est gardé de toi ici, dans un fichier. Chaque GIPF reprend les parties.
export = Télécharger
delete-title = Supprimer le compte
delete-text = Les parties avec d’autres restent, sans ton nom ; celles en cours sont abandonnées. Celles que tu as jouées sans personne d’autre disparaissent, et tout le reste aussi. C’est irréversible.
delete = Supprimer le compte
delete-sure = Supprimer pour toujours
delete-no = Garder le compte

## Comptes de programmes. $name est le nom d’un jeton, $scope ce pour quoi il vaut : play, offers ou talk.

bots-title = Des programmes qui jouent
bots-text = Un programme peut jouer sous le nom de ce compte. Tout le monde voit alors que c’est un bot, et il le reste pour toujours.
bots-make = En faire un compte de bot
bots-make-sure = Un bot pour toujours
bots-make-no = Le laisser tel quel
bots-is = C’est un compte de bot. Ses programmes viennent avec des jetons, chacun le sien ; qui a un jeton joue sous ce nom.
token-name = Nom du jeton
token-name-why = Pour toi seul : quel programme l’utilise.
token-scopes = Ce pour quoi il vaut
token-scope = { $scope ->
    [play] Jouer
    [offers] Proposer et accepter des parties
   *[talk] Parler
}
token-make = Créer un jeton
token-new = Le nouveau jeton
token-once = Copie-le maintenant : il ne sera plus montré.
token-copy = Copier le jeton
token-copied = Le jeton est copié.
token-used = utilisé pour la dernière fois { $when }
token-unused = pas encore utilisé
token-revoke = Révoquer le jeton { $name }
token-revoke-short = Révoquer
