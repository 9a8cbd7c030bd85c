# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = 플레이어, 게임 방식, 결과 검색
games-search-short = 검색
games-bring = 파일 열기
games-brought = { $count ->
    [1] 게임을 목록에 넣었어요.
   *[other] 게임 { $count }개를 목록에 넣었어요.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] 아직 둔 수 없음
   *[other] 진행 중, { $turns }턴
}
games-result = { $result ->
    [won] 승리
    [lost] 패배
    [w] 흰색 승리
    [b] 검은색 승리
   *[draw] 무승부
}, { $turns }턴
games-analyse = 게임 분석: { $players }
games-delete = 게임 삭제: { $players }
games-delete-short = 삭제
games-more = 더 보기
games-none = 아직 게임이 없어요. 게임을 하면 여기에 보관돼요.
games-none-found = 맞는 게임이 없어요.
games-none-play = 한 판 두기
games-tabs = 목록
games-tab = { $tab ->
    [all] 게임
    [studies] 연구
    [side] 다른 게임
    [look] 볼만한 게임
   *[statistics] 통계
}
games-filter = 어떤 게임
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] 필터
    [1] 필터 1개 사용 중
   *[other] 필터 { $count }개 사용 중
}
games-filter-result = 결과
games-filter-result-name = { $result ->
    [any] 모든 결과
    [open] 진행 중
    [won] 이긴 게임
    [drawn] 무승부
    [lost] 진 게임
    [w] 흰색 승리
   *[b] 검은색 승리
}
games-filter-variant = 게임 방식
games-filter-variant-any = 모든 방식
games-filter-opponent = 상대
games-filter-opponent-name = { $opponent ->
    [any] 모든 상대
    [people] 사람
    [computer] 컴퓨터
   *[computers] 컴퓨터끼리
}
games-filter-clear = 모두 보기
games-none-studies = 아직 연구가 없어요. 연구는 이름을 붙여 둔 분석이에요. ‘분석’에서 게임이나 포지션을 열고 ‘저장·공유’, 그다음 ‘연구로 보관’을 누르세요.
games-none-analyse = 분석하기
games-none-side = 아직 사이드 게임이 없어요. 저지를 가르는 게임은 따로도 둘 수 있고, 그러면 여기에 남아요.
games-study = 연구: { $variant }
games-study-turns = { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }턴
}
games-describe = 이름과 메모
games-describe-of = 이름과 메모: { $name }
games-title-field = 이름
games-note-field = 메모
games-describe-keep = 보관
games-describe-cancel = 그대로 두기
games-deleted = 삭제했어요.
games-undo = 되살리기
games-restored = 되살렸어요.

## Games to look at

look-about = 컴퓨터가 스스로와 둔 게임 중 볼거리가 있는 것들이에요. 승률, 실수와 그 이유, 더 좋은 수가 모두 적혀 있어요.
look-kind = 내용
look-kind-name = { $kind ->
    [any] 모든 내용
    [comeback] 역전
    [seesaw] 주도권이 자주 바뀜
    [blunder] 큰 실수
    [steady] 작은 실수
   *[flawless] 실수 없음
}
look-end = 끝
look-end-name = { $end ->
    [any] 모든 끝
    [no_move] 밀어 넣을 말이 없음
    [gipf_lost] 마지막 GIPF 말을 잃음
    [repetition] 무승부: 같은 장면 세 번
   *[quiet] 무승부: 오랫동안 포획 없음
}
look-length = 길이
look-length-name = { $length ->
    [any] 모든 길이
    [short] 20턴까지
    [middle] 21~40턴
   *[long] 40턴 넘게
}
look-found = 게임 { $count }개
look-away = 지금은 이 게임들을 가져올 수 없어요.
look-none = 그런 게임은 여기에 없어요.

## Sharing

share = 이 게임 공유하기
share-public = 이 게임 링크
share-public-why = 링크를 열면 게임이 이어지는 모습을 볼 수 있어요. 메신저에는 판 그림이 함께 나와요.
share-link = 링크
share-link-why = 링크 안에 게임 전체가 들어 있어요.
share-copy = 링크 복사
share-copied = 복사했어요
share-copy-yourself = 브라우저가 복사를 허용하지 않아요. 표시된 링크를 직접 복사해 주세요.
share-link-local = 이 컴퓨터용 링크
share-link-local-why = GIPF가 켜져 있는 이 컴퓨터에서만 열려요. 다른 사람에게는 파일, 수순, 그림을 보내세요.
share-copy-what = 복사
share-save-what = 저장과 인쇄
share-way = { $way ->
    [moves] 수순
    [position] 장면
    [text] 게임 전체 텍스트
    [picture] 그림
    [file] 파일
    [png] 그림 (PNG)
    [film] 애니메이션 (GIF)
   *[print] 인쇄
}
share-cannot-copy = 브라우저가 복사를 막았어요. 대신 저장해 보세요.
share-embed = 내 웹 페이지에 넣기
share-embed-why = 웹사이트나 블로그에 보드나 전체 게임을 보여 줘요. 여기서 복사해 그곳에 붙여 넣으세요.
share-embed-script = 웹 페이지에 이 파일도 필요해요: { $file }
share-embed-what = { $what ->
    [board] 보드 복사
   *[game] 게임 복사
}

## Statistics

stats-none = 컴퓨터와 한 판을 끝까지 두면 여기에 기록돼요. 컴퓨터가 대신 둔 게임은 세지 않아요.
stats-counted = 컴퓨터와 끝까지 둔 게임만 세요. 컴퓨터가 대신 둔 게임은 세지 않아요.
stats-games = 게임
# Above how many of a hundred games were won.
stats-share = 이긴 비율
stats-score = { $score ->
    [won] 승
    [drawn] 무
   *[lost] 패
}
stats-streak = { $score ->
    [won] 현재 연승
    [drawn] 현재 연속 무승부
   *[lost] 현재 연패
}
stats-longest = 최고 연승
stats-show = { $variant }, 레벨 { $level }: 이 게임들 보기

## Animations

film = 게임 애니메이션
film-size = 크기
film-size-name = { $size ->
    [small] 작게
    [medium] 보통
   *[large] 크게
}
film-pace = 속도
film-pace-name = { $pace ->
    [slow] 느리게
    [normal] 보통
   *[quick] 빠르게
}
film-make = 만들기
film-progress = 그림 { $done } / { $of }
film-stop = 중지
film-again = 다시 만들기
film-save = 저장 ({ $size } kB)
