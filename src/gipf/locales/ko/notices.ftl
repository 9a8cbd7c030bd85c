# 알림: 페이지, 기기, 메일로 알려 주는 것. $name은 상대의 이름, $tournament는 대회, $why는 게임이 어떻게 끝났는지,
# $count는 새 알림의 수.

notice-somebody = (누군가)
notice-why = { $reason ->
    [time] 시간이 다 되었어요.
    [resignation] 기권으로 끝났어요.
    [agreement] 비기기로 했어요.
    [abandoned] 한 사람이 나가 있었어요.
    [repetition] 같은 장면이 너무 자주 나왔어요.
    [quiet] 너무 오래 아무 일도 없었어요.
   *[board] 판 위에서 결정되었어요.
}
notice-your-turn = { $name } 님과의 게임에서 내 차례예요.
notice-time-short = { $name } 님과의 게임에서 시간이 얼마 남지 않았어요.
notice-challenge = { $name } 님이 도전해 왔어요.
notice-game-begun = { $name } 님과의 게임이 시작됐어요.
notice-game-ended = { $result ->
    [won] { $name } 님에게 이겼어요. { $why }
    [lost] { $name } 님에게 졌어요. { $why }
    [drawn] { $name } 님과 비겼어요. { $why }
   *[aborted] { $name } 님과의 게임이 결과 없이 끝났어요.
}
notice-talk = { $name } 님이 글을 보냈어요.
notice-asked = { $what ->
    [draw] { $name } 님이 비기자고 해요.
    [takeback] { $name } 님이 한 수 무르고 싶어 해요.
    [pause] { $name } 님이 잠시 멈추고 싶어 해요.
    [rematch] { $name } 님이 한 판 더 두고 싶어 해요.
   *[lot] { $name } 님이 운에 맡기고 싶어 해요.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] 대회 { $tournament }: 시작됐어요.
    [round] 대회 { $tournament }: 새 라운드가 시작됐어요.
    [ended] 대회 { $tournament }: 끝났어요.
   *[other] 대회 { $tournament }: 새 소식이 있어요.
}
notice-kind = { $kind ->
    [your-turn] 내 차례가 됐을 때
    [time-short] 시간이 얼마 남지 않았을 때
    [challenge] 누가 도전해 올 때
    [game-begun] 내가 제안한 게임이 시작될 때
    [game-ended] 게임이 끝났을 때
    [talk] 누가 게임에서 글을 보낼 때
    [asked] 무승부, 재대결 등을 요청받을 때
   *[tournament] 대회 소식
}

## 알림 페이지

bell = { $count ->
    [0] 알림
   *[other] 알림, 새것 { $count }개
}
notices-title = 알림
notices-none = 아직 아무것도 없어요. 내 차례가 되거나 누가 도전해 오거나 내 게임에 일이 생기면 여기서 알 수 있어요.
notices-see-all = 모두 봤어요
notices-older = 이전 알림 보기
notices-new = 새것
notices-settings = 알림 받는 방법
notices-back = 내 알림으로
notices-why = 페이지에서 제때 본 것은 다른 곳으로 보내지 않아요.
notices-way = { $way ->
    [page] 페이지에서
    [push] 내 기기에서
   *[mail] 메일로
}
notices-pace = { $pace ->
    [now] 곧
    [daily] 하루에 한 번
   *[never] 받지 않기
}
notices-mail-to = 페이지에서 한동안 보지 못한 것이 있으면 { $mail } 주소로 메일을 보내요.
notices-mail-none = 메일을 받으려면 계정에 메일 주소가 있어야 해요.
notices-devices = 내 기기의 알림
notices-devices-why = 켜 둔 기기는 이 페이지를 닫아도 알림을 받아요. 그 기기에서 로그아웃하면 끝나요.
notices-device-on = 이 기기에서 켜기
notices-device-off = 이 기기에서 끄기
notices-device-is-on = 이 기기는 알림을 받아요.
notices-device-no = 이 브라우저는 페이지의 알림을 받지 않아요.
notices-device-denied = 이 브라우저가 페이지의 알림을 막고 있어요. 브라우저 설정에서 허용할 수 있어요.
notices-device-failed = 브라우저의 푸시 서비스가 대답하지 않았어요. 나중에 다시 시도하세요.
notices-device-since = { $when }부터
notices-device-remove = 끄기: { $device }
