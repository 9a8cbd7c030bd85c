## La page qui se passe de serveur, en simples fichiers

host-loading = Préparation du jeu : { $percent } %
host-loading-label = Avancement
host-failed = Ce navigateur n’a pas pu démarrer le jeu. Un navigateur plus récent y arrivera peut-être.
update-there = Une nouvelle version de cette page est disponible. Vos parties sont conservées.
update-now = Recharger
