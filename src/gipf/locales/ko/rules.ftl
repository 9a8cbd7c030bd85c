# 보드 옆의 규칙. $code는 문단의 번호이다: G8.

rules = 규칙
rules-back = 앞서 읽던 곳으로
rules-contents = 목차와 검색
rules-search = 규칙에서 찾기
rules-found = { $count ->
    [0] 찾은 것이 없어요.
   *[other] { $count }곳을 찾았어요.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: 지다 져요 지는 패배 끝 | G2 G17 S6: 이기다 이겨요 이기는 승리 목표 | G18 H4: 무승부 비김 | G11: 포획 잡기 잡다 | G3 S2 E1: 준비 시작 배치 | G4: 두기 차례 | G8: 막힘 막힌 가득 | S1: 왕 별 | H8: 기권 | L1: 능력 특별 | H1 H2: 핸디캡 | E7: 패스 건너뛰기
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
