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
