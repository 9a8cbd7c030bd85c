## Az oldal, amely kiszolgáló nélkül, egyszerű fájlokból működik

host-loading = A játék előkészítése: { $percent } %
host-loading-label = Hol tart
host-failed = Ez a böngésző nem tudta elindítani a játékot. Egy újabb böngésző talán segít.
update-there = Ennek az oldalnak új változata van. A játszmáid megmaradnak.
update-now = Újratöltés
