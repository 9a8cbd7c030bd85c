# Cuentas de un servicio.

account-bar = Entrar
account-bar-own = Tu cuenta, { $name }
sign-tabs = Entrar o crear una cuenta
sign-in = Entrar
sign-up = Crear cuenta
account-name = Nombre
account-name-or-mail = { $mail ->
    [yes] Nombre o correo
   *[no] Nombre
}
account-name-why = De 2 a 20 caracteres; lo ven todos.
account-password = Contraseña
account-password-new = Contraseña nueva
account-password-why = Al menos 10 caracteres. Van bien unas palabras sin relación.
sign-in-passkey = Entrar con una llave de acceso
sign-in-mail = Un enlace por correo
sign-in-mail-send = Enviar el enlace
sign-in-mail-sent = Si esta dirección es de una cuenta, ya va en camino un enlace. Vale una sola vez, durante diez minutos.
account-mail = Dirección de correo
sign-up-why = Con una cuenta conservas tu nombre y encuentras tus partidas en cualquier dispositivo.
sign-up-guest = Lo que has jugado aquí hasta ahora sigue siendo tuyo.
sign-up-way = ¿Cómo quieres entrar?
way-name = { $way ->
    [password] Contraseña
    [passkey] Llave de acceso
   *[mail] Enlace por correo
}
way-passkey-why = Tu dispositivo guarda la llave y pide un dedo, una cara o un número.
way-mail-why = Te enviamos un enlace cada vez que entras.
account-ways = Cómo entras
account-save = Guardar
account-saved = Guardado.
account-mail-sent = Va en camino un enlace a { $mail }. Cuando lo hayas seguido, podrás entrar por correo.
account-mail-remove = Quitar la dirección de correo
passkeys = Llaves de acceso
passkey-add = Añadir una llave de acceso
passkey-remove = Quitar la llave de acceso { $name }
since = desde { $when }
passkey-cancelled = No se usó la llave de acceso.
sessions = Dónde has entrado
session-this = aquí, ahora
session-seen = última vez: { $when }
session-agent = { $browser } en { $system }
session-end = Cerrar sesión: { $agent }
sessions-end = Cerrar sesión en todo lo demás
sign-out = Cerrar sesión
account-profile = Tu perfil
prove-title = ¿Eres tú?
prove-text = Para cambiar cómo entras, demuestra otra vez que eres tú.
prove = Continuar
prove-otherwise = También puedes cerrar sesión y volver a entrar.
export-title = Tus datos
export-text = Todo lo que aquí se guarda de ti, en un archivo. Cualquier GIPF acepta las partidas.
export = Descargar
delete-title = Borrar la cuenta
delete-text = Las partidas con otros se quedan, sin tu nombre; las que siguen en juego se abandonan. Las que jugaste a solas desaparecen, y todo lo demás también. No se puede deshacer.
delete = Borrar la cuenta
delete-sure = Borrar para siempre
delete-no = Conservar la cuenta

## Cuentas de programas. $name es cómo se llama un token, $scope para qué vale: play, offers o talk.

bots-title = Programas que juegan
bots-text = Un programa puede jugar con el nombre de esta cuenta. Todos verán entonces que es un bot, y lo será para siempre.
bots-make = Convertirla en cuenta de bot
bots-make-sure = Un bot para siempre
bots-make-no = Dejarla como está
bots-is = Esta es una cuenta de bot. Sus programas entran con tokens, cada uno con el suyo; quien tiene un token juega con este nombre.
token-name = Nombre del token
token-name-why = Solo para ti: qué programa entra con él.
token-scopes = Para qué vale
token-scope = { $scope ->
    [play] Jugar
    [offers] Ofrecer y aceptar partidas
   *[talk] Hablar
}
token-make = Crear un token
token-new = El token nuevo
token-once = Cópialo ahora: no se vuelve a mostrar.
token-copy = Copiar el token
token-copied = El token está copiado.
token-used = usado por última vez { $when }
token-unused = aún sin usar
token-revoke = Revocar el token { $name }
token-revoke-short = Revocar
