# 메일로 보내는 글과 그 안의 링크가 이끄는 곳.

mail-subject = { $what ->
    [sign-in] GIPF 로그인
   *[confirm] GIPF에서 쓸 메일 주소 확인
}
mail-text =
    { $name }님, 안녕하세요.

    { $what ->
        [sign-in] 이 링크로 로그인해요. 10분 동안 한 번만 쓸 수 있어요:
       *[confirm] 이 링크를 열면 이제부터 메일로 로그인할 수 있어요. 10분 동안 한 번만 쓸 수 있어요:
    }

    { $link }

    요청한 적이 없다면 아무것도 하지 않아도 돼요. 이 링크 없이는 아무도 들어올 수 없어요.
mail-link-title = { $what ->
    [sign-in] { $name }(으)로 로그인
   *[confirm] { $name }(으)로 메일 로그인
}
mail-link-text = { $what ->
    [sign-in] 그러면 이 브라우저에서 로그인돼요.
   *[confirm] 그러면 이 메일 주소는 { $name } 계정의 것이 돼요.
}
mail-link-button = { $what ->
    [sign-in] 로그인
   *[confirm] 본인이에요
}
mail-link-used = 이 링크는 더 이상 쓸 수 없어요
mail-link-used-why = 링크는 10분 동안 한 번만 쓸 수 있어요. 로그인 페이지에서 새로 요청하세요.
