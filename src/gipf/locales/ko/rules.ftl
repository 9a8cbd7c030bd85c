# 보드 옆의 규칙. $code는 문단의 번호이다: G8.

rules = 규칙
rules-back = 앞서 읽던 곳으로
rules-contents = 목차와 검색
rules-search = 규칙에서 찾기
rules-found = { $count ->
    [0] 찾은 것이 없어요.
   *[other] { $count }곳을 찾았어요.
}
rules-now = 지금: { $code }
rules-table = 표
rules-code = 예

shortcuts = 키와 동작
shortcut = { $keys ->
    [steps] 한 수 뒤로 또는 앞으로. 마우스 휠이나 보드 위에서 옆으로 밀기도 돼요
    [ends] 처음으로 또는 끝으로
    [points] 보드에서: 점에서 점으로
    [enter] 보드에서: 밀기, 고르기, 제거하기
    [letters] 밀어 넣을 말을 글자로 고르기
    [escape] 놓기, 닫기
    [variations] 분석에서: 다른 변화
   *[rules] 규칙
}
