# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = 알려진 것
knowledge-about = 컴퓨터가 스스로와 둔 { $games }게임과 깊은 탐색 몇 가지가 말해 주는 것이에요. 모두 다시 잴 수 있어요.
knowledge-strength = 실력
knowledge-strength-name = { $nodes ->
    [0] 무작위
   *[other] 결정마다 장면 { $nodes }개
}
knowledge-first = 먼저 두면 유리할까요?
knowledge-first-about = 먼저 두는 흰색이 모든 게임에서 얻는 점수예요. 게임은 무작위 네 턴으로 시작하고, 선은 우연 때문에 벗어날 수 있는 범위(95%)를 보여 줘요. 무작위로 두는 게임도 똑같이 시작해요.
knowledge-ends = 게임은 어떻게 끝날까요
knowledge-end = { $end ->
    [no_move] 밀어 넣을 말이 없음
    [gipf_lost] GIPF 말이 없음
    [repetition] 무승부: 같은 장면이 세 번째
   *[quiet] 무승부: 백 수 동안 포획 없음
}
knowledge-size = 얼마나 길고 얼마나 넓을까요
knowledge-size-about = 각 플레이어의 턴, 고를 수 있는 수, 흰색과 검은색이 포획한 말, 그리고 그런 길이의 게임이 얼마나 많은지(게임 트리)예요.
knowledge-column = { $column ->
    [game] 게임
    [games] 게임 수
    [score] 흰색 점수
    [turns] 턴
    [moves] 고를 수 있는 수
    [captured] 포획
    [handicap] 한쪽의 조건
    [elo] Elo 점수
    [more] 더 받은 말
    [weaker] 약한 쪽 점수
    [move] 첫 수
   *[tree] 게임 트리
}
knowledge-worth = 말 하나의 가치
knowledge-worth-about = 한쪽만 무언가를 더 또는 덜 갖고 나머지는 모두 같아요. 그것이 이만큼의 Elo 점수예요. 100점은 대결 점수의 64%예요.
knowledge-handicap = { $what ->
    [reserve] 예비 말 { $by }
    [gipf] GIPF 말 { $by }
   *[potential] { $name } 포텐셜 { $by }
}
knowledge-even = 어떤 핸디캡이 균형을 맞출까요
knowledge-even-about = 한쪽은 다른 쪽보다 네 배 많은 장면을 봐요. 약한 쪽은 예비 말을 이만큼 더 받아요. 50%가 되면 공평해요.
knowledge-openings = 어떻게 시작할까요
knowledge-openings-about = 돌리거나 뒤집은 것은 하나로 세어, 모든 첫 수를 장면 { $nodes }개까지 살폈어요. 흰색이 기대할 수 있는 점수예요.
knowledge-openings-more = 나머지 { $count }개는 더 나빠요.
knowledge-look = 보드에서 보기
knowledge-how = 어떻게 쟀을까요
knowledge-how-text = 다른 일과 나눠 쓰는 코어 두 개: { $machine }. 모두 정해진 장면 수로 재서, 바쁜 기계도 결과를 바꾸지 않아요. 모든 표와 명령은 소스의 docs/knowledge.md에 있어요.
