## Minden, ami valakié, egy fájlban

archive-title = Játszmáid és haladásod
archive-text-browser = A játszmák, tanulmányok, mellékjátékok, a tanfolyamban elért haladás, a feladvány-értékszám és a beállítások csak ebben a böngészőben vannak. Egy fájl mindezt magában foglalja: őrizd meg, nyisd meg egy másik böngészőben, vagy vidd át egy szerverre.
archive-text-server = A játszmákat, tanulmányokat és mellékjátékokat a szerver őrzi; a tanfolyamban elért haladást, a feladvány-értékszámot és a beállításokat ez a böngésző. Egy fájl mindezt magában foglalja. A szerver nélküli alkalmazás fájljai is megnyithatók itt.
archive-export = Minden exportálása
archive-import = Fájl importálása
archive-busy = Egy pillanat…
archive-written = Mentve: { $count } játszma és minden más.
archive-added = { $count } játszma került ide.
archive-updated = { $count } játszma ott folytatódott, és most itt is friss.
archive-known = { $count } játszma már itt volt.
archive-copied = { $count } játszma a két helyen másképp folytatódott: mindkét változat megmarad.
archive-more = A haladás, az értékszám és a beállítások egyesültek; amit itt választottál, megmarad.
archive-nothing = A fájlban nincs semmi, ami ne lett volna már itt.
archive-unchanged = Semmi sem változott.
archive-no-file = Ez nem innen exportált fájl.
archive-newer = Ezt a fájlt az oldal újabb változata írta. Előbb töltsd újra az oldalt.
archive-damaged = Ezt a fájlt innen exportálták, de megsérült.
