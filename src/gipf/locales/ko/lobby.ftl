# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = 사람과 두기
lobby-text = 게임을 제안하거나 올라온 제안을 받으세요. 같은 게임을 찾는 사람끼리는 저절로 이어져요.
lobby-alone = 아직 아무도 들어올 수 없어요. 설정에서 이 네트워크의 다른 사람을 들이세요.
lobby-find = 상대 찾기
lobby-variants = 두고 싶은 게임
lobby-when = 언제
lobby-speed = { $speed ->
    [live] 지금
   *[days] 여러 날
}
lobby-games = 시작할 수 있는 게임 수
lobby-rated = 레이팅 게임
lobby-rated-why = 결과에 따라 두 사람의 레이팅이 바뀌어요.
lobby-bots = 봇도 좋아요
lobby-bots-why = 프로그램도 이 제안을 받을 수 있어요. 끄면 사람하고만 둬요.
lobby-for-bots = 봇도 가능
lobby-seek = 상대 찾기 시작
lobby-seek-again = 이걸로 바꿔 찾기
lobby-computer = 기다리는 동안 컴퓨터와 두기
lobby-waiting = 상대를 찾고 있어요…
lobby-stop = 그만 찾기
lobby-for-you = 도전이 왔어요
lobby-offers = 열린 제안
lobby-own = 내 제안
lobby-none = 지금은 기다리는 사람이 없어요. 제안을 올려 두면 오는 사람이 볼 수 있어요.
lobby-accept = 두기
lobby-accept-of = { $name } 님과 두기
lobby-decline = 괜찮아요
lobby-decline-of = { $name } 님의 도전 거절
lobby-withdraw = 거두기
lobby-done = 지우기
lobby-go = 게임으로
lobby-begun = 제안을 받은 사람이 있어요. 게임이 시작됐어요.
lobby-to = { $name } 님에게
lobby-owner = 이 GIPF의 주인
lobby-colour = { $player ->
    [w] 백으로 둬요
   *[b] 흑으로 둬요
}
lobby-left = { $count }판까지
lobby-which = 어떤 게임
lobby-which-time = 어떤 시간
lobby-watch = 관전할 수 있는 게임
lobby-tournaments = 대회
lobby-featured = 지금 두는 게임
lobby-search = 게임 찾기
lobby-challenge = { $name } 님에게 도전
lobby-challenge-send = 도전 보내기
rating-provisional = 임시: 레이팅 게임 { $games }판
rating-known = 레이팅 게임 { $games }판
lobby-reports = 신고된 행동
