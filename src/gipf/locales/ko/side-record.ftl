# Side games that were played: looked at move by move, listed, opened and shared.

side-step = { $of }수 중 { $count }수
side-played-by = { $game }: { $result }
side-going-on = 진행 중
## Opening one

side-open-title = 게임 열기
side-open-text = 파일, 장면 또는 수순을 붙여 넣으세요
side-open = 열기
side-open-file = 파일 열기
side-all = 이런 게임 모두 보기
