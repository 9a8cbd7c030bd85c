# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = 보드 돌려 보기
embed-autoplay = { $now ->
    [on] 멈추기
   *[off] 수순 재생
}
embed-play = 여기서부터 { $level }단계와 두기
embed-replay = 게임 따라가 보기
embed-open = 앱에서 열기
embed-no-game = 여기에는 게임이 없어요. 게임 파일은 [Variant "standard"] 같은 머리말로 시작해요
embed-no-positions = 보드가 이 수순을 따라갈 수 없어요. ‘gipf embed’가 각 장면을 함께 적어 줘요.
embed-other-positions = 이 장면들은 수순과 맞지 않아요. ‘gipf embed’로 다시 만드세요
embed-no-file = 파일을 읽을 수 없어요: { $address }
embed-no-site = 이 보드는 앱이 어디에 있는지 몰라요. ‘site’로 주소를 적어 주세요.
embed-no-point = 이 보드에는 { $point } 점이 없어요
