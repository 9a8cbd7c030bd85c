# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = 대화
talk-open = 대화, 새 글 { $count }개
talk-room = { $room ->
    [players] 나와 상대
   *[spectators] 관전하는 사람들
}
talk-apart = 게임이 끝날 때까지 두 사람에게는 보이지 않아요.
talk-nothing = 아직 아무도 말하지 않았어요.
talk-say = 하고 싶은 말
talk-send = 보내기
talk-quick = 짧은 말
talk-preset = { $preset ->
    [hello] 안녕하세요!
    [good-luck] 행운을 빌어요!
    [have-fun] 즐겁게 두세요!
    [well-played] 잘 두셨어요!
    [good-game] 좋은 게임이었어요!
    [thanks] 고마워요!
    [sorry] 미안해요!
    [one-moment] 잠시만요.
   *[goodbye] 안녕히 가세요!
}

person-of = { $name } 님의 프로필
person-guest = 손님
person-since = { $date }부터
person-ratings = 레이팅
person-unrated = 아직 레이팅 게임이 없어요.
person-games = 게임
person-games-none = 누구나 볼 수 있는 게임이 없어요.
person-graph = { $name } 님의 레이팅: { $count }판 동안 { $first }에서 { $last }까지
person-file = 내 게임 내려받기
person-block = 차단
person-unblock = 차단 풀기
person-block-why = { $blocked ->
    [yes] 서로 만나지 않고, { $name } 님의 말도 보이지 않아요.
   *[no] { $name } 님을 차단하면 서로 만나지 않고, { $name } 님의 말도 보이지 않아요.
}
person-blocked = { $name } 님을 차단했어요.
person-unblocked = { $name } 님의 차단을 풀었어요.
person-find = 이름으로 찾기
person-find-none = 그런 이름은 없어요.
report = 신고
report-title = { $name } 님 신고
report-text = 무슨 일이 있었나요?
report-send = 신고 보내기
report-sent = 고마워요. 운영자가 살펴볼게요.
report-reason = { $reason ->
    [insult] 모욕
    [cheating] 프로그램의 도움
    [spam] 광고
    [name] 부적절한 이름
   *[other] 그 밖의 일
}

order = 신고
order-open = 살펴볼 것
order-done = 처리한 것
order-none = 살펴볼 것이 없어요.
order-by = { $name } 님이 신고
order-gone = 떠난 사람
order-note = 기록에 남길 말
order-action = { $action ->
    [dismiss] 그대로 두기
    [mute] 일주일 동안 말 막기
   *[unmute] 다시 말하게 하기
}
order-was = { $action ->
    [dismiss] { $moderator }: 그대로 두었어요
    [mute] { $moderator }: 일주일 동안 말을 막았어요
   *[unmute] { $moderator }: 다시 말할 수 있어요
}
order-agreement = { $games ->
   *[other] 최근 레이팅 게임 { $games }판의 { $turns }차례 가운데 { $first }%가 엔진의 첫 번째 선택이에요. 차례마다 승률을 평균 { $loss }% 잃었어요.
}
order-agreement-here = 이 게임의 { $turns }차례 가운데 { $first }%가 엔진의 첫 번째 선택이에요. 차례마다 승률을 평균 { $loss }% 잃었어요.
order-agreement-why = 이것만으로는 아무것도 증명되지 않아요. 강한 사람도 엔진과 자주 일치해요.
