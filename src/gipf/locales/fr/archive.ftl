## Tout ce qui est à quelqu’un dans un fichier

archive-title = Tes parties et tes progrès
archive-text-browser = Les parties, les études, les parties satellites, les progrès dans le cours, la cote aux problèmes et les réglages ne sont gardés que dans ce navigateur. Un seul fichier contient tout : garde-le, ouvre-le dans un autre navigateur ou porte-le sur un serveur.
archive-text-server = Le serveur garde les parties, les études et les parties satellites ; ce navigateur, les progrès dans le cours, la cote aux problèmes et les réglages. Un seul fichier contient tout. Les fichiers de l’application sans serveur s’ouvrent ici aussi.
archive-export = Tout exporter
archive-import = Importer un fichier
archive-busy = Un instant…
archive-written = { $count ->
    [one] Enregistré : { $count } partie et tout le reste.
   *[other] Enregistré : { $count } parties et tout le reste.
}
archive-added = { $count ->
    [one] { $count } partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
archive-updated = { $count ->
    [one] { $count } partie avait continué là-bas et a été mise à jour.
   *[other] { $count } parties avaient continué là-bas et ont été mises à jour.
}
archive-known = { $count ->
    [one] { $count } partie était déjà ici.
   *[other] { $count } parties étaient déjà ici.
}
archive-copied = { $count ->
    [one] { $count } partie a continué différemment aux deux endroits : les deux versions sont gardées.
   *[other] { $count } parties ont continué différemment aux deux endroits : les deux versions sont gardées.
}
archive-more = Progrès, cote et réglages ont été réunis ; ce que tu as choisi ici reste.
archive-nothing = Le fichier ne contient rien qui ne soit déjà ici.
archive-unchanged = Rien n’a été changé.
archive-no-file = Ce n’est pas un fichier exporté ici.
archive-newer = Ce fichier vient d’une version plus récente de la page. Recharge d’abord la page.
archive-damaged = Ce fichier a été exporté ici, mais il est endommagé.
