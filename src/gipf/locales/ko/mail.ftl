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

## 알림

notice-mail-subject = { $count ->
    [one] GIPF: 알림 하나
   *[other] GIPF: 알림 { $count }개
}
notice-mail-hello = { $name }님, 안녕하세요.
notice-mail-end =
    페이지에서 보지 못한 것이 있어서 보내 드려요.
    무엇을 어떻게 알려 줄지: { $settings }
    이런 메일 그만 받기: { $off }
no-mail = 알림 메일을 그만 받을까요?
no-mail-why = 그러면 알림은 페이지에서만 볼 수 있어요. 페이지의 설정에서 메일을 다시 켤 수 있어요.
no-mail-button = 메일 그만 받기
no-mail-done = 메일을 보내지 않아요
no-mail-done-why = 이제 알림을 메일로 보내지 않아요. 페이지에서 볼 수 있어요.
no-mail-link = 이 링크는 아무 데로도 이어지지 않아요
no-mail-link-why = 잘렸거나 여기 것이 아니에요. 어떻게 알림을 받을지는 페이지에서도 정할 수 있어요.
