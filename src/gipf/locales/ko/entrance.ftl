# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] GIPF를 두세요
    [watch] GIPF 게임을 관전하세요
   *[network] 들어오세요
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] 누군가 함께 두고 싶어 해요. 흰색을 두게 돼요.
       *[b] 누군가 함께 두고 싶어 해요. 검은색을 두게 돼요.
    }
    [watch] 관전에 초대받았어요.
   *[network] 이 컴퓨터의 GIPF에서 두고, 관전하고, 배울 수 있어요.
}
entrance-name = 이름
entrance-join = { $what ->
    [seat] 자리에 앉기
    [watch] 관전하기
   *[network] 들어가기
}
entrance-go-on = { $name }(으)로 계속하기
entrance-go-on-why = { $what ->
    [account] { $own }(으)로 로그인되어 있어요. { $name } 님이 두는 게임은 이제 { $own } 님의 것이 돼요.
    [guest] 여기서는 { $own }(으)로 알려져 있어요. { $own }(으)로 둔 게임은 이제 { $name } 님의 것이 돼요. 내가 { $name }이기도 할 때만 계속하세요.
   *[nobody] { $name } 님이 두는 게임을 여기서도 이어서 둬요. 내가 { $name }일 때만 계속하세요.
}
entrance-go-on-do = { $what ->
    [account] 가져오기
   *[other] 계속하기
}
entrance-no-link = 링크가 필요해요
entrance-no-link-why = 이 GIPF는 링크가 있는 사람만 들여보내요. 운영하는 사람에게 링크나 QR 코드를 보여 달라고 하세요.
entrance-taken = 이미 찬 자리예요
entrance-taken-why = 누군가 이미 이 링크로 들어왔어요. 다른 링크나 관전 링크를 부탁하세요.
entrance-wait = 1분만 기다려 주세요
entrance-wait-why = 여기서 잘못된 링크가 너무 많이 왔어요. 1분 뒤에 다시 해 보세요.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = 게임 보기
share-goes-on = 진행 중인 GIPF 게임({ $variant })
share-over = GIPF 게임({ $variant }): { $result }
