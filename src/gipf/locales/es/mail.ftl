# Lo que se envía por correo, y adónde llevan sus enlaces.

mail-subject = { $what ->
    [sign-in] Entrar en GIPF
   *[confirm] Confirma tu dirección de correo para GIPF
}
mail-text =
    Hola, { $name }:

    { $what ->
        [sign-in] con este enlace entras. Vale una sola vez, durante diez minutos:
       *[confirm] sigue este enlace y desde ahora podrás entrar por correo. Vale una sola vez, durante diez minutos:
    }

    { $link }

    Si no lo has pedido, no hay que hacer nada: sin este enlace no entra nadie.
mail-link-title = { $what ->
    [sign-in] Entrar como { $name }
   *[confirm] Entrar por correo como { $name }
}
mail-link-text = { $what ->
    [sign-in] Después habrás entrado en este navegador.
   *[confirm] Esta dirección de correo será entonces de la cuenta { $name }.
}
mail-link-button = { $what ->
    [sign-in] Entrar
   *[confirm] Soy yo
}
mail-link-used = Este enlace ya no lleva a ninguna parte
mail-link-used-why = Un enlace vale una sola vez, durante diez minutos. Pide otro en la página de entrada.

## Avisos

notice-mail-subject = { $count ->
    [one] GIPF: un aviso
   *[other] GIPF: { $count } avisos
}
notice-mail-hello = Hola, { $name }:
notice-mail-end =
    Recibes esto porque no lo has visto en la página.
    De qué te enteras y cómo: { $settings }
    No recibir más correos así: { $off }
no-mail = ¿No más avisos por correo?
no-mail-why = Entonces los encuentras solo en la página. Allí, en los ajustes, puedes volver a activar el correo.
no-mail-button = No más correo
no-mail-done = No más correo
no-mail-done-why = Ya no te enviamos avisos por correo. Los encuentras en la página.
no-mail-link = Este enlace no lleva a ninguna parte
no-mail-link-why = Está cortado o no es de aquí. También en la página puedes decir cómo te enteras.
