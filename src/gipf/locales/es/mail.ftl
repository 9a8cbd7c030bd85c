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
